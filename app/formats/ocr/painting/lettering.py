"""Words drawn into a box of pixels with a bundled typeface."""

from __future__ import annotations

from functools import cache

from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

from app.paths import RESOURCES

REGULAR, BOLD = "LiberationSans-Regular", "LiberationSans-Bold"
SERIF, MONO = "LiberationSerif-Regular", "LiberationMono-Regular"
MIDDLE = 0.35  # from the baseline to the middle of letters, in units of their size
_NARROWEST = 0.75
_SMALLEST = 9  # pixels; smaller letters cannot be read on a page of 200 dots an inch


def covers(text: str) -> bool:
    """Whether the bundled typefaces have every character of `text`."""
    return all(ord(character) in _characters() for character in text)


def width(text: str, size: float, face: str = REGULAR) -> float:
    """Of `text` in pixels, for letters of `size` pixels."""
    return float(_font(face, 100).getlength(text)) * size / 100


def fitting(text: str, room: float, largest: float, smallest: float, face: str) -> int | None:
    """The largest size in which `text`, if need be narrowed, is no wider than `room`.

    None where it must be too small.
    """
    natural = width(text, 1.0, face) * _NARROWEST
    size = int(min(largest, room / natural)) if natural else 0
    return size if size >= max(smallest, _SMALLEST) else None


def tile(
    size: tuple[int, int], text: str, letters: int, face: str, room: float, usual: float
) -> Image.Image:
    """A stencil of a box with `text` in its middle or, in letters that are not bold, at its left.

    The text is narrowed to `room`, and stands where letters of the `usual` size would stand.
    """
    font = _font(face, letters)
    narrowed = min(1.0, room / font.getlength(text))
    natural = round(size[0] / narrowed)
    made = Image.new("L", (natural, size[1]), 0)
    across = (natural - font.getlength(text)) / 2 if face == BOLD else 0.1 * letters
    baseline = size[1] / 2 + MIDDLE * usual
    ImageDraw.Draw(made).text((across, baseline), text, fill=255, font=font, anchor="ls")
    return made.resize(size, Image.Resampling.LANCZOS) if narrowed < 1 else made


@cache
def _font(face: str, size: int) -> ImageFont.FreeTypeFont:
    # Pillow's other way of setting words needs a library that not every computer has (FriBidi),
    # and the exports of two computers would differ.
    path = RESOURCES / "fonts" / f"{face}.ttf"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _characters() -> frozenset[int]:
    path = RESOURCES / "fonts" / f"{REGULAR}.ttf"
    with TTFont(path, lazy=True) as font:
        return frozenset(font.getBestCmap())
