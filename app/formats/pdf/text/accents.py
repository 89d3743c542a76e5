"""Letters under accents that were painted as glyphs of their own, as TeX does: one letter each."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

from app.formats.pdf.content.glyphs import Glyph

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
