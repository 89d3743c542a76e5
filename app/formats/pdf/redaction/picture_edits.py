"""Makes edits in the pictures of a page of text: their pixels go, a box or other words come.

What comes is drawn on the page, not into the pixels, so that it is sharp and can be searched.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
import pikepdf
import pypdfium2

from app.engine.domain.export import Edit, Mode
from app.errors import ExportError
from app.formats.ocr.painting.edits import Replaced, replaced
from app.formats.ocr.painting.lettering import MIDDLE, MONO, REGULAR, SERIF
from app.formats.ocr.painting.word_style import (
    Shade,
    WordBoxes,
    height,
    likeliest_face,
    paper_and_ink,
)
from app.formats.ocr.recogniser import Quad
from app.formats.pdf.content.glyphs import Style
from app.formats.pdf.fonts.font import fallback
from app.formats.pdf.images.erase import Erased, Place, erase, places_in
from app.formats.pdf.pages.page_pictures import PagePicture
from app.formats.pdf.redaction.draw import Drawing
from app.formats.pdf.redaction.gaps import Gap

# In units of the height of a box.
_LOW = 0.22
# Around the words in a box, in the same units.
_BEFORE, _END, _AFTER = 0.15, 0.1, 0.7
_FONTS = {REGULAR: "Helvetica", SERIF: "Times-Roman", MONO: "Courier"}


@dataclass(frozen=True, slots=True)
class ChangedPictures:
    """What becomes of the pictures of a page.

    Attributes:
        erased: images, and the places in them from which pixels go.
        uses: the numbers of those images, once for each picture that shows one.
        all_drawn: whether every replacement could be drawn.
    """

    erased: tuple[tuple[pikepdf.Object, Place], ...]
    uses: tuple[tuple[int, int], ...]
    all_drawn: bool


def change(
    pictures: Iterable[PagePicture],
    edits: Iterable[Edit],
    mode: Mode,
    drawing: Drawing,
) -> ChangedPictures:
    """What `edits` take out of images; what comes instead is added to `drawing`.

    Raises `ExportError` where that is in no image.
    """
    places: list[tuple[pikepdf.Object, Place]] = []
    uses: list[tuple[int, int]] = []
    all_drawn = True
    every = list(edits)
    for picture in pictures:
        own = [e for e in every if e.span.start < picture.end and picture.start < e.span.end]
        changes = list(replaced(picture.text, picture.start, own))
        if not changes:
            continue
        erased, drawn = _replace(picture, changes, mode, drawing)
        own_places = list(_places(picture, erased))
        places += own_places
        uses += {image.objgen for image, _ in own_places}
        all_drawn &= drawn
    return ChangedPictures(tuple(places), tuple(uses), all_drawn)


def _replace(
    picture: PagePicture, changes: Iterable[Replaced], mode: Mode, drawing: Drawing
) -> tuple[list[Erased], bool]:
    face = likeliest_face(picture.text)
    shown, boxes = picture.shown(), WordBoxes(picture.text, face)
    erased: list[Erased] = []
    all_drawn = True
    for one in changes:
        gaps, masked = [], one.is_boxed(mode)
        for stretch in one.stretches:
            box = boxes.around(stretch)
            paper, ink = paper_and_ink(shown, box)
            corners = picture.in_user_space(box)
            erased.append(Erased(corners, _rgb(paper)))
            share = boxes.letters(stretch) / height(box)
            gaps.append(_covered(corners) if masked else _written(corners, share, _rgb(ink), face))
        all_drawn &= drawing.replace(gaps, one.label if masked else one.text, boxed=masked)
    return erased, all_drawn


def _places(picture: PagePicture, erased: list[Erased]) -> Iterator[tuple[pikepdf.Object, Place]]:
    nothing = True
    for part in picture.parts:
        if part.image is not None:
            for place in places_in(part, erased):
                nothing = False
                yield part.image, place
    if nothing:
        raise ExportError("The text to redact in a picture is in none of its parts.")


def erase_all(pdf: pikepdf.Pdf, erased: Iterable[tuple[pikepdf.Object, Place]]) -> None:
    """Take what all pages remove out of the images of `pdf`.

    Only when all pages were read: an image that lost something reads differently.
    Raises `ExportError` where an image cannot be changed.
    """
    of: dict[tuple[int, int], tuple[pikepdf.Object, list[Place]]] = {}
    for image, place in erased:
        of.setdefault(image.objgen, (image, []))[1].append(place)
    for image, places in of.values():
        try:
            erase(pdf, image, places)
        except (pikepdf.PdfError, pikepdf.DependencyError, pypdfium2.PdfiumError):
            raise ExportError("A picture cannot be changed.") from None


def _covered(corners: Quad) -> Gap:
    """Room for a box that covers `corners`."""
    along, up = corners[1] - corners[0], corners[0] - corners[3]
    tall = float(np.hypot(*up))
    return _gap(corners[3] + _LOW * up, along, up, tall, (0.0,), REGULAR)


def _written(corners: Quad, share: float, ink: tuple[int, int, int], face: str) -> Gap:
    """Room for words within `corners`, whose letters are `share` times as high."""
    along, up = corners[1] - corners[0], corners[0] - corners[3]
    length, tall = float(np.hypot(*along)), float(np.hypot(*up))
    em = share * tall
    before, end = _BEFORE * em / length, _END * em / length
    low = 0.5 - MIDDLE * share
    fill = tuple(value / 255 for value in ink)
    after = _AFTER * em if length > 3 * em else 0.0
    start = corners[3] + low * up + before * along
    return _gap(start, (1 - before - end) * along, up, em, fill, face, after)


def _gap(
    start: Quad,
    along: Quad,
    up: Quad,
    em: float,
    fill: tuple[float, ...],
    face: str,
    after: float = 0.0,
) -> Gap:
    length, tall = float(np.hypot(*along)), float(np.hypot(*up))
    (dx, dy), (ux, uy) = along / length, up / tall
    matrix = (float(dx), float(dy), float(ux), float(uy), 0.0, 0.0)
    style = Style.of(fallback(_FONTS[face]), matrix, em, 1.0, 0, fill)
    return Gap(style, float(start[0]), float(start[1]), length - after, 0.0, after)


def _rgb(shade: Shade) -> tuple[int, int, int]:
    if isinstance(shade, int):
        return shade, shade, shade
    red, green, blue = shade
    return red, green, blue
