"""The text of one page, and which glyphs show each of its code points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from unicodedata import normalize

from app.formats.pdf.content.glyphs import Glyph
from app.formats.pdf.syntax.matrix import Bounds
from app.formats.pdf.text.chunks import chunks
from app.formats.pdf.text.lines import Line, break_between, in_lines

NO_GLYPHS: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PlacedWord:
    """A word: offsets into the page's text, and its bounds in user space."""

    start: int
    end: int
    bounds: Bounds


@dataclass(frozen=True, slots=True)
class PageText:
    """What a page says.

    Attributes:
        owners: for every code point the indices of the glyphs that show it; none for separators
            that no glyph shows. Glyphs that read as several letters own each of them.
        barriers: offsets that no identifier crosses.
    """

    text: str = field(repr=False)
    owners: tuple[tuple[int, ...], ...] = field(repr=False)
    words: tuple[PlacedWord, ...]
    barriers: tuple[int, ...]


def page_text(glyphs: list[Glyph], shown: Iterable[int]) -> PageText:
    """Lay out the glyphs whose indices are in `shown`."""
    draft = _Draft()
    before: Line | None = None
    for line in in_lines(chunks((index, glyphs[index]) for index in shown)):
        if before is not None:
            separator = break_between(before, line)
            draft.separate(separator.text)
            if separator.is_barrier:
                draft.barriers.append(len(draft.text))
        draft.add_line(line, glyphs)
        before = line
    return PageText(
        "".join(draft.text), tuple(draft.owners), tuple(draft.words), tuple(draft.barriers)
    )


class _Draft:
    def __init__(self) -> None:
        self.text: list[str] = []
        self.owners: list[tuple[int, ...]] = []
        self.words: list[PlacedWord] = []
        self.barriers: list[int] = []

    def separate(self, text: str, spaces: tuple[int, ...] = NO_GLYPHS) -> None:
        self.text += text
        self.owners += [spaces] * len(text)

    def add_line(self, line: Line, glyphs: list[Glyph]) -> None:
        for position, chunk in enumerate(line.chunks):
            if position:
                self.separate(" ", chunk.spaces)
            start = len(self.text)
            for text, indices in joined(chunk.letters, glyphs):
                self.text += text
                self.owners += [tuple(indices)] * len(text)
            every = [glyphs[indices[0]].bounds for _, indices in chunk.letters]
            self.words.append(PlacedWord(start, len(self.text), _around(every)))


def _around(every: list[Bounds]) -> Bounds:
    lefts, bottoms, rights, tops = zip(*every, strict=True)
    return min(lefts), min(bottoms), max(rights), max(tops)


# Accents that are painted as glyphs of their own, as TeX does.
_MARKS = {
    "`": "\u0300",
    "´": "\u0301",
    "ˆ": "\u0302",
    "^": "\u0302",
    "˜": "\u0303",
    "~": "\u0303",
    "¯": "\u0304",
    "˘": "\u0306",
    "˙": "\u0307",
    "¨": "\u0308",
    "˚": "\u030a",
    "˝": "\u030b",
    "ˇ": "\u030c",
    "¸": "\u0327",
    "˛": "\u0328",
}
_DOTLESS = str.maketrans("ıȷ", "ij")

Letter = tuple[str, list[int]]


def joined(letters: Sequence[Letter], glyphs: Sequence[Glyph]) -> list[Letter]:
    """`letters` (what they say, and the indices of their glyphs) with accents on their letters.

    An accent belongs to the letter before or after it under whose width its middle lies.
    """
    result: list[Letter] = []
    for letter in letters:
        whole = _together(result[-1], letter, glyphs) if result else None
        if whole is None:
            result.append(letter)
        else:
            result[-1] = whole
    return result


def _together(one: Letter, other: Letter, glyphs: Sequence[Glyph]) -> Letter | None:
    for accent, base in ((one, other), (other, one)):
        mark = _MARKS.get(accent[0])
        if mark is None or not _over(glyphs[accent[1][0]], glyphs[base[1][0]]):
            continue
        composed = normalize("NFC", base[0].translate(_DOTLESS) + mark)
        if len(composed) == 1:
            return composed, [*one[1], *other[1]]
    return None


def _over(accent: Glyph, base: Glyph) -> bool:
    style = base.style
    x, y = accent.x - base.x, accent.y - base.y
    middle = x * style.dx + y * style.dy + accent.advance / 2
    return 0 < middle < base.advance
