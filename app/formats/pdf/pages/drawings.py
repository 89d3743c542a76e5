"""What pages draw, which may be words as outlines: no text, yet anybody can read it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from ctypes import POINTER, c_float, c_uint, c_ushort, cast, create_string_buffer
from dataclasses import dataclass, field
from typing import NamedTuple

import pypdfium2
from PIL import Image, ImageChops, ImageOps
from pypdfium2 import raw

from app.formats.ocr.letter_rows import may_show_letters, with_marks_joined
from app.formats.ocr.recogniser import is_installed
from app.formats.pdf.pages.curves import is_curve, is_filled
from app.formats.pdf.pages.page_parts import Part, parts_of
from app.formats.pdf.pages.page_readers import LONGEST_PAGE, SCALE

_STRAIGHT = 6  # segments of a path that is no more than a line or a box
_SHORT_WORD = 60  # segments beyond those
_FEW_PIECES = 100  # small boxes and triangles, of which words may be put together like pixels
_STROKE, _SLANTED = 3, 1.5  # segments; points to the side and upwards
_WIDEST, _HIGHEST = 14.0, 30.0  # points; of a letter that is drawn as a box
_LONGEST_STROKE = 72.0  # points, with its ends, for which PDFium counts more than they take
_FEW_SIGNS, _MANY_SIGNS = 24, 120  # of which a letter or two, and words, may be put together
_LIGHT, _PATTERN = 200, 191  # of 255
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

    With it are shades and small images, and text that consists of signs: words may be put together
    of them. Nothing where no letters can be among that. The page is of no other use afterwards.
    """
    held = _Held()
    signs_in = _signs_of(page)
    for part in parts_of(page):
        held.add(part, signs_in)
    if not (held.is_drawing or (is_installed() and (held.kept or held.signs))):
        return
    for part in held.others:
        part.remove_from(page)
    scale = min(SCALE, SCALE * LONGEST_PAGE / max(page.get_size()))
    grounds = (255, 0) if held.is_light else (255,)
    marked = [_shown(page, scale, ground) for ground in grounds if held.signs]
    # Where there are many some may touch, and be letters without anything between them.
    for part in held.signs if held.count <= _MANY_SIGNS else ():
        part.remove_from(page)
    for number, ground in enumerate(grounds):
        picture = _shown(page, scale, ground)
        with_signs = marked[number] if marked else picture
        inked = _inked(with_signs, ground)
        if inked is None:
            continue
        picture, with_signs = (
            ImageOps.expand(one.crop(inked), _MARGIN, (ground, ground, ground))
            for one in (picture, with_signs)
        )
        if is_installed():
            picture = with_marks_joined(picture, scale, with_signs)
        if held.is_drawing or may_show_letters(picture, scale):
            yield Drawn(picture, (inked[0] - _MARGIN, inked[1] - _MARGIN), scale)


@dataclass(slots=True)
class _Held:
    """What a page shows.

    Attributes:
        drawn: segments of what is drawn.
        pieces: small boxes and triangles.
        kept: parts that may be letters.
        signs: text that consists of signs, of which there are `count`.
        others: what is no drawing.
    """

    drawn: int = 0
    pieces: int = 0
    is_light: bool = False
    kept: int = 0
    count: int = 0
    signs: list[Part] = field(default_factory=list)
    others: list[Part] = field(default_factory=list)

    @property
    def is_drawing(self) -> bool:
        """Whether as much is drawn as a word needs."""
        return self.drawn > _SHORT_WORD or self.pieces > _FEW_PIECES

    def add(self, part: Part, signs_in: Callable[[Part], int]) -> None:
        """Take in a part of the page."""
        if part.kind == raw.FPDF_PAGEOBJ_TEXT:
            found = signs_in(part)
            (self.signs if found else self.others).append(part)
            self.count += found
            return
        cut = _segments_of_clip(part.shown)
        if cut > _SHORT_WORD:
            self.drawn += cut
        elif part.kind == raw.FPDF_PAGEOBJ_PATH and not (
            _is_box(part.shown) or is_curve(part.shown)
        ):
            segments = raw.FPDFPath_CountSegments(part.shown)
            is_stroke = _is_stroke(part.shown)
            self.drawn += segments if is_stroke else max(0, segments - _STRAIGHT)
            self.pieces += not is_stroke and segments <= _STRAIGHT
            self.is_light |= _is_light(part.shown)
        elif not _may_be_letters(part, cut):
            self.others.append(part)
            return
        self.kept += 1


def _shown(page: pypdfium2.PdfPage, scale: float, ground: int) -> Image.Image:
    paper = (ground, ground, ground, 255)
    picture: Image.Image = page.render(scale=scale, fill_color=paper).to_pil()
    return picture.convert("RGB")


def _inked(picture: Image.Image, ground: int) -> tuple[int, int, int, int] | None:
    paper = Image.new("RGB", picture.size, (ground, ground, ground))
    return ImageChops.difference(picture, paper).getbbox()


def _may_be_letters(part: Part, cut: int) -> bool:
    """Whether shades, images and boxes may be letters, by themselves or where a clip cuts them."""
    if part.kind == raw.FPDF_PAGEOBJ_SHADING:
        return True
    if part.kind == raw.FPDF_PAGEOBJ_IMAGE:
        return max(_size(part.shown)) <= _HIGHEST
    return part.kind == raw.FPDF_PAGEOBJ_PATH and (
        cut > _STRAIGHT
        or _is_patterned(part.shown)
        or bool(raw.FPDFPageObj_HasTransparency(part.shown))
    )


def _signs_of(page: pypdfium2.PdfPage) -> Callable[[Part], int]:
    """Counts full stops, squares and other signs of a text that has nothing else.

    None on pages with few of them.
    """
    text_page = page.get_textpage()
    text = text_page.get_text_range()
    signs = sum(not (one.isalnum() or one.isspace()) for one in text)
    if signs < _FEW_SIGNS:
        text_page.close()
        return lambda _: 0

    def signs_in(part: Part) -> int:
        size = raw.FPDFTextObj_GetText(part.shown, text_page, None, 0)
        buffer = create_string_buffer(size)
        raw.FPDFTextObj_GetText(part.shown, text_page, cast(buffer, POINTER(c_ushort)), size)
        said = "".join(buffer.raw.decode("utf-16-le", "replace").strip("\0").split())
        return 0 if any(map(str.isalnum, said)) else len(said)

    return signs_in


def _is_patterned(path: raw.FPDF_PAGEOBJECT) -> bool:
    """Whether a path may be filled with a pattern, of which PDFium tells a grey of its own."""
    shades = [c_uint() for _ in range(4)]
    told = raw.FPDFPageObj_GetFillColor(path, *shades)
    return bool(told) and {shade.value for shade in shades[:3]} == {_PATTERN}


def _is_box(path: raw.FPDF_PAGEOBJECT) -> bool:
    """Whether a path is a rule or a box, which may hide words, and too large for a letter."""
    segments = raw.FPDFPath_CountSegments(path)
    if segments > _STRAIGHT:
        return False
    width, height = _size(path)
    if segments <= _STROKE and not is_filled(path):
        return max(width, height) > _LONGEST_STROKE
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
