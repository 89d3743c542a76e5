"""What a reviewer must know about pages that were read from pictures."""

from __future__ import annotations

from collections.abc import Mapping

from app.formats.ocr.layout import ScannedText
from app.formats.page_numbers import listed


def notices(scanned: Mapping[int, ScannedText]) -> tuple[str, ...]:
    """Sentences about pages by their numbers, in ascending order; none without any page."""
    if not scanned:
        return ()
    pages = [number for number, text in scanned.items() if text.words]
    doubtful = [number for number, text in scanned.items() if text.doubtful]
    empty = [number for number, text in scanned.items() if not text.words]
    said = []
    if pages:
        said.append(
            "Words were read from a picture by text recognition, which makes mistakes and misses"
            f" handwriting; compare every word on {listed(pages)} with the picture."
        )
    if doubtful:
        said.append(f"Some words on {listed(doubtful)} were read with little certainty.")
    if empty:
        said.append(
            "No words were recognised in the picture that a page shows;"
            f" look whether {listed(empty)} may be shared."
        )
    return tuple(said)
