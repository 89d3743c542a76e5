"""Compares what this program reads from a page with what PDFium reads from it.

PDFium shares no code with the reader that finds and removes glyphs. Where it sees a character at
a place where that reader has no glyph, the reader has misunderstood the page, and to remove
anything from it would be guesswork.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from ctypes import c_double
from io import BytesIO
from itertools import accumulate, groupby
from math import floor
from pathlib import Path
from typing import NamedTuple
from unicodedata import combining, normalize

import pdfplumber
import pypdfium2
from PIL import Image
from pypdfium2 import raw

from app.errors import Corrupt, NeedsOcr, Unsupported
from app.formats.ocr.recogniser import Tick
from app.formats.pdf.content.glyphs import Glyph
from app.formats.pdf.fonts.font import Font
from app.formats.pdf.fonts.unicode_text import UNREADABLE, is_private, readable
from app.formats.pdf.opening.source import Source
from app.formats.pdf.pages.drawings import Drawn, drawings
from app.formats.pdf.pages.page_readers import pdfium_text, pdfplumber_text

_NEAR = 1.0  # points; PDFium rounds widths, which adds up along a line
_NEAR_EM = 0.15
_SURE = 0.1
_CELL = 8.0
_FAR = 1e6
_MISSED_SHARE = 0.02
_DISPUTED_SHARE = 0.05
_UNREADABLE_SHARE = 0.05
_BESIDE_EM = 2.0
# Not those of which tables in plain text are drawn.
_RARE_SIGNS, _RARE_SHARE = frozenset('!"#$&?@[]^`{}~\\'), 0.1
_FEW = 3
_NOT_CHARACTERS = {0x00AD, 0xFFFE, 0xFFFF}


class Seen(NamedTuple):
    """A character that PDFium read, with its origin in user space."""

    character: str
    x: float
    y: float

    def __repr__(self) -> str:
        return f"Seen(x={self.x:.1f}, y={self.y:.1f})"


class PdfiumReader:
    """PDFium's view of a file. Close it after use."""

    def __init__(self, file: bytes, password: str | None = None) -> None:
        self._document = pypdfium2.PdfDocument(file, password=password)

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return len(self._document)

    def size(self, index: int) -> tuple[float, float]:
        """Width and height of page `index` (from 0) as shown, in points."""
        width, height = self._document.get_page_size(index)
        return float(width), float(height)

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
            picture: Image.Image = page.render(scale=scale, rev_byteorder=True).to_pil()
            return picture
        finally:
            page.close()

    def drawings(self, index: int) -> list[Drawn]:
        """What page `index` draws, on white and perhaps on black, without anything else."""
        page = self._document[index]
        try:
            return list(drawings(page))
        finally:
            page.close()

    def close(self) -> None:
        """Free PDFium's memory."""
        self._document.close()


def reconcile(glyphs: list[Glyph], seen: list[Seen], number: int) -> list[Glyph]:
    """`glyphs` of page `number`, with letters from PDFium where ours could not be read.

    Raises `Unsupported` where PDFium sees characters that `glyphs` lack, and `NeedsOcr` where
    too much is unreadable, the two readers take the same glyphs for different letters, or fonts
    contradict themselves. Of an ordinary page few glyphs may be so, such as bullets, but none that
    stand side by side: a name in a header is a small share of a page.
    """
    grid = _Grid(glyphs)
    read = list(glyphs)
    missed = [False] * len(seen)
    doubted = _fonts_of_signs(glyphs)
    collapsed = {font: font.collapsed for font in {g.style.font for g in glyphs}}
    disputed = [
        (g.style.font.is_disputed and g.text.isalnum())
        or g.style.font in doubted
        or g.text in collapsed[g.style.font]
        for g in glyphs
    ]
    for at, (character, x, y) in enumerate(seen):
        index = grid.nearest(x, y)
        if index is None:
            missed[at] = True
        elif _is_unreadable(read[index].text):
            if character.isalnum():
                read[index] = read[index]._replace(text=readable(character))
        elif _disputes(character, read[index].text):
            disputed[index] = True
    if sum(missed) > max(_FEW - 1, _MISSED_SHARE * len(seen)) or _longest(missed) >= _FEW:
        raise Unsupported(f"Page {number} shows text in a way that cannot be redacted exactly.")
    if sum(disputed) > max(_FEW, _DISPUTED_SHARE * len(seen)) or _are_beside(read, disputed):
        raise NeedsOcr(f"Page {number} uses fonts whose letters cannot be read with certainty.")
    unreadable = [_is_unreadable(glyph.text) for glyph in read]
    if sum(unreadable) > max(_FEW, _UNREADABLE_SHARE * len(read)) or _are_beside(read, unreadable):
        raise NeedsOcr(f"Page {number} uses fonts that do not say which letters they show.")
    return read


def _fonts_of_signs(glyphs: list[Glyph]) -> frozenset[Font]:
    """Fonts that show hardly anything but signs that are rare in texts.

    Where codes are numbers in the order of their first use, and nothing tells what they show, all
    readers make `!"#$%` of a letter.
    """
    shown: defaultdict[Font, Counter[str]] = defaultdict(Counter)
    for glyph in glyphs:
        if not glyph.text.isspace():
            shown[glyph.style.font][glyph.text] += 1
    return frozenset(
        font
        for font, texts in shown.items()
        if len(texts.keys() & _RARE_SIGNS) >= _FEW
        and sum(texts[sign] for sign in _RARE_SIGNS) >= _RARE_SHARE * texts.total()
    )


def _longest(flags: list[bool]) -> int:
    """How many of them are set side by side at most."""
    return max((sum(1 for _ in group) for is_set, group in groupby(flags) if is_set), default=0)


def _are_beside(glyphs: list[Glyph], doubtful: list[bool]) -> bool:
    """Whether different ones that are doubtful stand side by side, or three of whatever kind.

    Two equal ones may be boxes to tick.
    """
    run: list[Glyph] = []
    for glyph, is_doubtful in zip(glyphs, doubtful, strict=True):
        beside = run and max(abs(glyph.x - run[-1].x), abs(glyph.y - run[-1].y)) <= (
            _BESIDE_EM * max(glyph.style.em, run[-1].style.em)
        )
        run = ([*run, glyph] if beside else [glyph]) if is_doubtful else []
        kinds = {(one.text, round(one.advance, 2)) for one in run}
        if len(run) >= _FEW or len(kinds) > 1:
            return True
    return False


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


# Words that other readers see. Where letters are struck several times, each reader makes different
# words of them. The check of an export, which looks for the words that must still be there, would
# then fail.

_AGREEING_SHARE = 0.5
_LONG = 4
_UNSPACED = "\u0e00-\u0eff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_WORD = re.compile(rf"[^\W\d_{_UNSPACED}]+|\d+|[{_UNSPACED}]")


class Readers:
    """PDFium and, where that reads other words, pdfplumber on the same `file`."""

    def __init__(self, file: bytes, pdfium: PdfiumReader) -> None:
        self._file, self._pdfium = file, pdfium
        self._pdfplumber: pdfplumber.pdf.PDF | None = None

    def agree(self, number: int, text: str) -> bool:
        """Whether at least one of them reads most words of `text` on page `number`."""
        seen = self._pdfium.text(number - 1)
        if readers_agree(seen, text):
            return True
        return readers_agree(f"{seen}\n{self._by_pdfplumber(number - 1)}", text)

    def close(self) -> None:
        """Free pdfplumber's memory."""
        if self._pdfplumber is not None:
            self._pdfplumber.close()

    def _by_pdfplumber(self, index: int) -> str:
        try:
            if self._pdfplumber is None:
                self._pdfplumber = pdfplumber.open(BytesIO(self._file))
            return pdfplumber_text(self._pdfplumber.pages[index])
        except Exception:  # noqa: BLE001 - any parser may raise anything; then it reads nothing
            return ""


def readers_agree(seen: str, text: str) -> bool:
    """Whether `seen` has most words of `text`, in whatever order; long ones also in pieces."""
    words, pieces = Counter(_words(text)), _words(seen)
    found = Counter(pieces)
    broken = {word for word in words - found if len(word) >= _LONG}
    for word in broken:
        del found[word]
    found.update(_in_pieces(broken, pieces))
    return (words & found).total() >= _AGREEING_SHARE * words.total()


def _in_pieces(words: set[str], pieces: list[str]) -> Iterator[str]:
    """Every place where one of `words` begins and ends with a piece, in one pass."""
    sizes: defaultdict[str, set[int]] = defaultdict(set)
    for word in words:
        sizes[word[:_LONG]].add(len(word))
    joined, edges = "".join(pieces), {0, *accumulate(map(len, pieces))}
    for start in edges if words else ():
        for size in sizes.get(joined[start : start + _LONG], ()):
            if start + size in edges and joined[start : start + size] in words:
                yield joined[start : start + size]


def _words(text: str) -> list[str]:
    plain = normalize("NFKD", text).casefold()
    return _WORD.findall("".join(c for c in plain if not combining(c)))


_FEW_DAMAGED, _DAMAGED_SHARE = 3, 0.1


def refuse_misread(
    untrusted_source: Path, password: str | None, source: Source, tick: Tick
) -> None:
    """Raise `Corrupt` where PDFium shows a page of a damaged file that `source` lacks.

    qpdf and PDFium mend the same damage in different ways. An export of what one recovers lacks
    what the other shows, and nobody would have looked for identifiers in that.
    Files without damage, and those that PDFium does not open, are not compared.
    """
    if not source.pdf.get_warnings():
        return
    try:
        shown = PdfiumReader(untrusted_source.read_bytes(), password)
    except pypdfium2.PdfiumError:
        return
    mended = PdfiumReader(source.as_bytes())
    try:
        if shown.pages != mended.pages:
            raise Corrupt("The PDF is damaged: not all of its pages could be read.")
        for index in range(shown.pages):
            tick()
            if _has_less(mended, shown, index):
                raise Corrupt(f"The PDF is damaged: page {index + 1} could not be read completely.")
    finally:
        shown.close()
        mended.close()


def _has_less(mended: PdfiumReader, shown: PdfiumReader, index: int) -> bool:
    try:
        wanted, has_ink = _letters(shown, index), shown.has_ink(index)
    except pypdfium2.PdfiumError:  # nobody sees such a page
        return False
    if (wanted - _letters(mended, index)).total() > max(
        _FEW_DAMAGED, _DAMAGED_SHARE * wanted.total()
    ):
        return True
    return has_ink and not mended.has_ink(index)


def _letters(reader: PdfiumReader, index: int) -> Counter[str]:
    return Counter(seen.character for seen in reader.characters(index))
