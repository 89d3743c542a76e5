"""What the files of a report say, whichever kind they are."""

from __future__ import annotations

from pathlib import Path

import pypdfium2


def said_in(path: Path) -> str:
    """The text of a page, a table, JSON or a PDF."""
    if path.suffix == ".pdf":
        pages = pypdfium2.PdfDocument(path)
        return "\n".join(page.get_textpage().get_text_bounded() for page in pages)
    return path.read_text(encoding="utf-8")
