"""Words drawn into a box of pixels with a bundled typeface."""

from __future__ import annotations

from functools import cache

from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

from app.paths import RESOURCES

REGULAR, BOLD = "LiberationSans-Regular", "LiberationSans-Bold"
_SMALLEST = 9  # pixels; smaller letters cannot be read on a page of 200 dots an inch


def covers(text: str) -> bool:
    """Whether the bundled typefaces have every character of `text`."""
    return all(ord(character) in _characters() for character in text)


def width(text: str, size: float, face: str = REGULAR) -> float:
    """Of `text` in pixels, for letters of `size` pixels."""
    return float(_font(face, 100).getlength(text)) * size / 100


def fitting(text: str, room: float, largest: float, smallest: float, face: str) -> int | None:
    """The largest size in which `text` is no wider than `room`; None where it must be too small."""
    natural = width(text, 1.0, face)
    size = int(min(largest, room / natural)) if natural else 0
    return size if size >= max(smallest, _SMALLEST) else None


def tile(
    size: tuple[int, int], text: str, letters: int, face: str, colours: tuple[int, int]
) -> Image.Image:
    """A grey picture of a box with `text` in its middle or, in regular letters, at its left.

    `colours` are those of the box and of the letters.
    """
    box, ink = colours
    made = Image.new("L", size, box)
    font = _font(face, letters)
    across = (size[0] - font.getlength(text)) / 2 if face == BOLD else 0.1 * letters
    ImageDraw.Draw(made).text((across, size[1] / 2), text, fill=ink, font=font, anchor="lm")
    return made


@cache
def _font(face: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(RESOURCES / "fonts" / f"{face}.ttf", size)


@cache
def _characters() -> frozenset[int]:
    path = RESOURCES / "fonts" / f"{REGULAR}.ttf"
    with TTFont(path, lazy=True) as font:
        return frozenset(font.getBestCmap())
