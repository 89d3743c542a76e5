"""What a reviewer must know about pages that were read from pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.formats.ocr.layout import ScannedText
from app.formats.page_numbers import listed


def notices(scanned: Mapping[int, Sequence[ScannedText]]) -> tuple[str, ...]:
    """Sentences about the pictures of pages, by ascending page numbers; none without any page."""
    if not scanned:
        return ()
    pages = [number for number, texts in scanned.items() if any(t.words for t in texts)]
    doubtful = [number for number, texts in scanned.items() if any(t.doubtful for t in texts)]
    empty = [number for number in scanned if number not in pages]
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
