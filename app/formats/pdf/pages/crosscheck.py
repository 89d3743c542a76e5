"""Compares what this program reads from a page with what PDFium reads from it.

PDFium shares no code with the reader that finds and removes glyphs. Where it sees a character at
a place where that reader has no glyph, the reader has misunderstood the page, and to remove
anything from it would be guesswork.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from ctypes import c_double
from math import floor
from typing import NamedTuple
from unicodedata import normalize

import pypdfium2
from PIL import Image
from pypdfium2 import raw

from app.errors import NeedsOcr, Unsupported
from app.formats.pdf.content.glyphs import Glyph
from app.formats.pdf.fonts.unicode_text import UNREADABLE, is_private, readable
from app.formats.pdf.pages.page_readers import pdfium_text

_NEAR = 1.0  # points; PDFium rounds widths, which adds up along a line
_NEAR_EM = 0.15
_SURE = 0.1
_CELL = 8.0
_FAR = 1e6
_MISSED_SHARE = 0.02
_DISPUTED_SHARE = 0.05
_UNREADABLE_SHARE = 0.05
_FEW = 3
_NOT_CHARACTERS = {0x00AD, 0xFFFE, 0xFFFF}


class Seen(NamedTuple):
    """A character that PDFium read, with its origin in user space."""

    character: str
    x: float
    y: float

    def __repr__(self) -> str:
        return f"Seen(x={self.x:.1f}, y={self.y:.1f})"


class Pdfium:
    """PDFium's view of a file. Close it after use."""

    def __init__(self, file: bytes, password: str | None = None) -> None:
        self._document = pypdfium2.PdfDocument(file, password=password)

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return len(self._document)

    def characters(self, index: int) -> list[Seen]:
        """All visible characters that PDFium reads from page `index` (from 0)."""
        page = self._document[index]
        text = page.get_textpage()
        try:
            return list(_characters(text))
        finally:
            text.close()
            page.close()

    def text(self, index: int) -> str:
        """What PDFium says that page `index` says, in its own words and order."""
        return pdfium_text(self._document, index)

    def has_ink(self, index: int) -> bool:
        """Whether page `index` is painted in more than one colour."""
        page = self._document[index]
        try:
            low_high: tuple[int, int] = page.render(grayscale=True).to_pil().getextrema()
        finally:
            page.close()
        return low_high[0] != low_high[1]

    def picture(self, index: int, scale: float) -> Image.Image:
        """Page `index` as shown, in colours, at `scale` pixels a point."""
        page = self._document[index]
        try:
            picture: Image.Image = page.render(scale=scale).to_pil().convert("RGB")
            return picture
        finally:
            page.close()

    def close(self) -> None:
        """Free PDFium's memory."""
        self._document.close()


def reconcile(glyphs: list[Glyph], seen: list[Seen], number: int) -> list[Glyph]:
    """`glyphs` of page `number`, with letters from PDFium where ours could not be read.

    Raises `Unsupported` where PDFium sees characters that `glyphs` lack, and `NeedsOcr` where
    too much is unreadable, the two readers take the same glyphs for different letters, or fonts
    contradict themselves.
    """
    grid = _Grid(glyphs)
    read = list(glyphs)
    missed = disputed = 0
    for character, x, y in seen:
        index = grid.nearest(x, y)
        if index is None:
            missed += 1
        elif _is_unreadable(read[index].text):
            if character.isalnum():
                read[index] = read[index]._replace(text=readable(character))
        elif _disputes(character, read[index].text):
            disputed += 1
    if missed > max(_FEW - 1, _MISSED_SHARE * len(seen)):
        raise Unsupported(f"Page {number} shows text in a way that cannot be redacted exactly.")
    disputed += sum(glyph.style.font.is_disputed and glyph.text.isalnum() for glyph in glyphs)
    if disputed > max(_FEW, _DISPUTED_SHARE * len(seen)):
        raise NeedsOcr(f"Page {number} uses fonts whose letters cannot be told for certain.")
    unreadable = sum(_is_unreadable(glyph.text) for glyph in read)
    if unreadable > max(_FEW, _UNREADABLE_SHARE * len(read)):
        raise NeedsOcr(f"Page {number} uses fonts that do not say which letters they show.")
    return read


class _Grid:
    """Finds the glyph nearest to a point."""

    def __init__(self, glyphs: list[Glyph]) -> None:
        self._glyphs = glyphs
        self._cells: dict[tuple[int, int], list[int]] = defaultdict(list)
        for index, glyph in enumerate(glyphs):
            if abs(glyph.x) < _FAR and abs(glyph.y) < _FAR:
                self._cells[floor(glyph.x / _CELL), floor(glyph.y / _CELL)].append(index)

    def nearest(self, x: float, y: float) -> int | None:
        found, shortest = None, _CELL
        if not (abs(x) < _FAR and abs(y) < _FAR):
            return None
        column, row = floor(x / _CELL), floor(y / _CELL)
        for cell in ((column + i, row + j) for i in (0, -1, 1) for j in (0, -1, 1)):
            for index in self._cells.get(cell, ()):
                glyph = self._glyphs[index]
                distance = max(abs(glyph.x - x), abs(glyph.y - y))
                if distance < shortest and distance <= max(_NEAR, _NEAR_EM * glyph.style.em):
                    found, shortest = index, distance
            if shortest < _SURE:
                break
        return found


def _characters(text: pypdfium2.PdfTextPage) -> Iterator[Seen]:
    x, y = c_double(), c_double()
    for index in range(raw.FPDFText_CountChars(text)):
        code = raw.FPDFText_GetUnicode(text, index)
        if code <= 0x20 or code in _NOT_CHARACTERS or raw.FPDFText_IsGenerated(text, index) == 1:
            continue
        character = chr(code) if code < 0x110000 else UNREADABLE
        if character.isspace():
            continue
        raw.FPDFText_GetCharOrigin(text, index, x, y)
        yield Seen(character, x.value, y.value)


def _is_unreadable(text: str) -> bool:
    return UNREADABLE in text or all(map(is_private, text))


def _disputes(character: str, ours: str) -> bool:
    """Whether PDFium reads another letter or digit, apart from ways to write the same one."""
    if character in ours or "\ud800" <= character <= "\udfff" or not character.isalnum():
        return False
    return not set(normalize("NFKD", character).casefold()) & set(
        normalize("NFKD", ours).casefold()
    )
