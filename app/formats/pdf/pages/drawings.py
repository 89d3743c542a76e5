"""What pages draw, which may be words as outlines: no text, yet anybody can read it."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import c_float, c_uint
from typing import NamedTuple

import pypdfium2
from PIL import Image, ImageChops, ImageOps
from pypdfium2 import raw

from app.formats.pdf.pages.curves import is_curve
from app.formats.pdf.pages.page_parts import parts_of
from app.formats.pdf.pages.page_readers import LONGEST_PAGE, SCALE

_STRAIGHT = 6  # segments of a path that is no more than a line or a box
_SHORT_WORD = 60  # segments beyond those
_FEW_PIECES = 100  # small boxes and triangles, of which words may be put together like pixels
_STROKE, _SLANTED = 3, 1.5  # segments; points to the side and upwards
_WIDEST, _HIGHEST = 14.0, 30.0  # points; of a letter that is drawn as a box
_LIGHT = 200  # of 255
_MARGIN = 12  # pixels


class Drawn(NamedTuple):
    """The drawings of a page on a sheet of their own.

    Attributes:
        corner: of `picture` on the page as shown, in pixels from the top left.
        scale: pixels a point.
    """

    picture: Image.Image
    corner: tuple[int, int]
    scale: float


def drawings(page: pypdfium2.PdfPage) -> Iterator[Drawn]:
    """What the page draws, without boxes, rules and curves: on white, if some is light on black.

    Nothing where that is less than a word needs. The page is of no other use afterwards.
    """
    drawn, pieces, is_light, others = 0, 0, False, []
    for part in parts_of(page):
        cut = _segments_of_clip(part.shown)
        if part.kind != raw.FPDF_PAGEOBJ_TEXT and cut > _SHORT_WORD:
            drawn += cut
        elif part.kind == raw.FPDF_PAGEOBJ_PATH and not (
            _is_box(part.shown) or is_curve(part.shown)
        ):
            segments = raw.FPDFPath_CountSegments(part.shown)
            is_stroke = _is_stroke(part.shown)
            drawn += segments if is_stroke else max(0, segments - _STRAIGHT)
            pieces += not is_stroke and segments <= _STRAIGHT
            is_light |= _is_light(part.shown)
        else:
            others.append(part)
    if drawn <= _SHORT_WORD and pieces <= _FEW_PIECES:
        return
    for part in others:
        part.remove_from(page)
    scale = min(SCALE, SCALE * LONGEST_PAGE / max(page.get_size()))
    for ground in (255, 0) if is_light else (255,):
        paper = (ground, ground, ground)
        picture = page.render(scale=scale, fill_color=(*paper, 255)).to_pil().convert("RGB")
        bare = Image.new("RGB", picture.size, paper)
        inked = ImageChops.difference(picture, bare).getbbox()
        if inked is not None:
            framed = ImageOps.expand(picture.crop(inked), _MARGIN, paper)
            yield Drawn(framed, (inked[0] - _MARGIN, inked[1] - _MARGIN), scale)


def _is_box(path: raw.FPDF_PAGEOBJECT) -> bool:
    """Whether a path is a rule or a box, which may hide words, and too large for a letter."""
    if raw.FPDFPath_CountSegments(path) > _STRAIGHT:
        return False
    width, height = _size(path)
    return width > _WIDEST or height > _HIGHEST


def _is_stroke(path: raw.FPDF_PAGEOBJECT) -> bool:
    """Whether it may be one stroke of a letter, as plotters and recorders write, and no rule."""
    width, height = _size(path)
    return (
        raw.FPDFPath_CountSegments(path) <= _STROKE
        and _SLANTED < width <= _WIDEST
        and _SLANTED < height <= _HIGHEST
    )


def _size(path: raw.FPDF_PAGEOBJECT) -> tuple[float, float]:
    left, bottom, right, top = (c_float() for _ in range(4))
    if not raw.FPDFPageObj_GetBounds(path, left, bottom, right, top):
        raise pypdfium2.PdfiumError("A path has no place.")
    return right.value - left.value, top.value - bottom.value


def _segments_of_clip(shown: raw.FPDF_PAGEOBJECT) -> int:
    """Segments of the longest path that clips something: words may be cut out of it."""
    clip = raw.FPDFPageObj_GetClipPath(shown)
    paths = raw.FPDFClipPath_CountPaths(clip) if clip else 0
    return max(
        (raw.FPDFClipPath_CountPathSegments(clip, i) for i in range(max(0, paths))), default=0
    )


def _is_light(path: raw.FPDF_PAGEOBJECT) -> bool:
    """Whether it is filled or stroked in a light colour, if either can be told."""
    for colour_of in (raw.FPDFPageObj_GetFillColor, raw.FPDFPageObj_GetStrokeColor):
        shades = [c_uint() for _ in range(4)]
        if colour_of(path, *shades) and min(shade.value for shade in shades[:3]) > _LIGHT:
            return True
    return False
