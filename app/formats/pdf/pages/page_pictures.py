"""Pictures on a page of text: a letterhead, a stamp, a photographed card; and the words in them.

What a clip hides of a picture is read as well, since it would be in the export.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import hypot

import numpy as np
import pikepdf
import pypdfium2
from PIL import Image

from app.engine.domain.types import Span, Word
from app.formats.ocr.layout import ScannedText
from app.formats.ocr.legibility import is_plain
from app.formats.ocr.page_reader import read_picture
from app.formats.ocr.recogniser import LONGEST_SIDE, Quad, Tick, is_installed
from app.formats.pdf.content.page_frame import Frame
from app.formats.pdf.images.alone import BLACK, WHITE, alone
from app.formats.pdf.images.xobject import pixels_of
from app.formats.pdf.pages.picture_groups import Group, bounds_of
from app.formats.pdf.syntax.matrix import Matrix, inverse, multiply
from app.formats.pdf.syntax.operands import number

_SCALE = 300 / 72  # pixels a point: small print is common on stamps and cards
_LONGEST = 1_700.0  # points; in larger pictures letters become too small to be recognised
_FEWEST, _FINE = 40, 1_000  # pixels along the longer side: of a short word, and of small print
_FEWEST_PIXELS = 5  # nothing can be read in fewer
_NOTHING = ScannedText("", (), (), 0)


@dataclass(frozen=True, slots=True)
class PagePicture:
    """Pictures that lie together on a page of text, and the words that they show.

    Attributes:
        parts: the pictures in painting order.
        sheet: how they are put to be read.
        start: offset of their text in `Document.text`.
    """

    parts: Group
    sheet: Sheet
    start: int
    text: ScannedText

    @property
    def end(self) -> int:
        """Offset of the end of its text."""
        return self.start + len(self.text.text)

    def words(self, frame: Frame) -> Iterator[Word]:
        """The words where they stand on the page."""
        for word in self.text.words:
            corners = self.in_user_space(word.quad)
            (left, bottom), (right, top) = corners.min(axis=0), corners.max(axis=0)
            box = frame.box((float(left), float(bottom), float(right), float(top)))
            yield Word(Span(self.start + word.start, self.start + word.end), box)

    def shown(self) -> Image.Image:
        """The pictures as they were read."""
        return self.sheet.shown(self.parts, WHITE)

    def in_user_space(self, quad: Quad) -> Quad:
        """Points of `shown()` in user space."""
        a, b, c, d, e, f = self.sheet.to_user
        x, y = quad[:, 0], quad[:, 1]
        return np.stack((a * x + c * y + e, b * x + d * y + f), axis=1)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet on which pictures lie alone and upright.

    Attributes:
        size: in points.
        upright: user space of their page to that of the sheet.
        scale: pixels a point.
        to_user: pixels to user space of their page.
    """

    size: tuple[float, float]
    upright: Matrix
    scale: float
    to_user: Matrix = field(repr=False)

    @classmethod
    def of(cls, group: Group, turns: int) -> Sheet | None:
        """The sheet for pictures of a page turned clockwise by so many quarters.

        None where they are too small or too large to be read.
        """
        bounds = left, bottom, right, top = bounds_of(group)
        width, height = Frame(bounds, turns).size
        longest = max(width, height)
        if not 0 < longest <= _LONGEST:
            return None
        upright: Matrix = (
            (1, 0, 0, 1, -left, -bottom),
            (0, -1, 1, 0, -bottom, right),
            (-1, 0, 0, -1, right, top),
            (0, 1, -1, 0, top, -left),
        )[turns]
        # A picture that is shown very small may be stored much larger.
        fine = min(_density(group), _FINE / longest)
        scale = min(max(_SCALE, fine), LONGEST_SIDE / longest)
        back = inverse(upright)
        if back is None or longest * scale < _FEWEST:
            return None
        to_user = multiply((1 / scale, 0, 0, -1 / scale, 0, height), back)
        return cls((width, height), upright, scale, to_user)

    def shown(self, group: Group, paper: tuple[int, int, int, int]) -> Image.Image:
        """Its pixels. Raises as `alone` does."""
        images = [(p.image, p.matrix) for p in group if p.image is not None]
        return alone(images, self.size, self.scale, around=self.upright, paper=paper)


class PictureReader:
    """Reads the pictures of one document, each only once however often it is shown."""

    def __init__(self, tick: Tick) -> None:
        self._tick = tick
        self._known: dict[tuple[object, ...], ScannedText | None] = {}

    def read(self, group: Group, frame: Frame, start: int) -> PagePicture | None:
        """The words of `group`, whose text will begin at `start`; None where it is not read."""
        sheet = Sheet.of(group, frame.turns)
        if sheet is None or not is_installed() or not _has_pixels(group):
            return None
        key = _key(group, sheet)
        if key not in self._known:
            self._known[key] = self._recognised(group, sheet)
        text = self._known[key]
        return None if text is None else PagePicture(group, sheet, start, text)

    def _recognised(self, group: Group, sheet: Sheet) -> ScannedText | None:
        try:
            on_white = sheet.shown(group, WHITE)
            text = self._text(on_white)
            if not text.words:
                # Light letters on nothing are seen only if what lies below them is dark.
                on_black = sheet.shown(group, BLACK)
                if on_black.tobytes() != on_white.tobytes():
                    text = self._text(on_black)
        except (pikepdf.PdfError, pikepdf.DependencyError, pypdfium2.PdfiumError):
            return None
        return text

    def _text(self, picture: Image.Image) -> ScannedText:
        return _NOTHING if is_plain(picture) else read_picture(picture, self._tick)


def _has_pixels(group: Group) -> bool:
    images = [p.image for p in group if p.image is not None and p.number is not None]
    if len(images) < len(group):
        return False
    sides = (number(images[0].get(key, 0)) for key in ("/Width", "/Height"))
    return len(images) > 1 or min(sides) >= _FEWEST_PIXELS


def _density(group: Group) -> float:
    """Pixels a point of the finest picture."""
    finest = 0.0
    for picture in group:
        if picture.image is not None:
            a, b, c, d, _, _ = picture.matrix
            width, height = pixels_of(picture.image)
            finest = max(finest, width / max(hypot(a, b), 1e-3), height / max(hypot(c, d), 1e-3))
    return finest


def _key(group: Group, sheet: Sheet) -> tuple[object, ...]:
    """The same for pictures that look the same wherever they stand."""
    fine = sheet.scale / _SCALE
    return tuple(
        (
            picture.image.objgen if picture.image is not None else None,
            *(round(value * fine, 1) for value in multiply(picture.matrix, sheet.upright)),
        )
        for picture in group
    )
