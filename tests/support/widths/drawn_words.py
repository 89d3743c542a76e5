"""PDF pages that draw words as outlines, which are no text."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from app.paths import RESOURCES

NAME = "William Okonkwo"
FONT = RESOURCES / "fonts" / "LiberationSans-Regular.ttf"
KINDS = ("one path", "letter by letter", "white", "white lines", "below a box", "small boxes")
HATCHED = "hatched"  # which only the other look of the check reads


class _Pen(BasePen):  # type: ignore[misc]  # has no types
    """Draws glyphs into a path of a page, at a place and size."""

    def __init__(self, glyphs: object, path: PDFPathObject, x: float, y: float, em: float) -> None:
        super().__init__(glyphs)
        self._path, self._x, self._y, self._em = path, x, y, em

    def _at(self, point: tuple[float, float]) -> tuple[float, float]:
        return self._x + point[0] * self._em, self._y + point[1] * self._em

    def _moveTo(self, pt: tuple[float, float]) -> None:  # noqa: N802
        self._path.moveTo(*self._at(pt))

    def _lineTo(self, pt: tuple[float, float]) -> None:  # noqa: N802
        self._path.lineTo(*self._at(pt))

    def _curveToOne(  # noqa: N802
        self, pt1: tuple[float, float], pt2: tuple[float, float], pt3: tuple[float, float]
    ) -> None:
        self._path.curveTo(*self._at(pt1), *self._at(pt2), *self._at(pt3))

    def _closePath(self) -> None:  # noqa: N802
        self._path.close()


def draw(
    canvas: Canvas,
    words: str,
    x: float,
    y: float,
    size: float,
    *,
    alone: bool,
    stroked: bool = False,
) -> None:
    """Outlines of `words`: each letter a path of its own, or all one path."""
    font = TTFont(FONT)
    glyphs, codes, em = font.getGlyphSet(), font.getBestCmap(), size / font["head"].unitsPerEm
    path = canvas.beginPath()
    for letter in words:
        glyph = glyphs[codes[ord(letter)]]
        glyph.draw(_Pen(glyphs, path, x, y, em))
        x += glyph.width * em
        if alone and letter != " ":
            canvas.drawPath(path, stroke=stroked, fill=not stroked)
            path = canvas.beginPath()
    if not alone:
        canvas.drawPath(path, stroke=stroked, fill=not stroked)


def _pixels(canvas: Canvas, words: str, x: float, y: float, size: float) -> None:
    """A box for each run of ink in a row, as converters of pictures write."""
    finer = 3
    font = ImageFont.truetype(str(FONT), round(size * finer))
    picture = Image.new("1", (round(font.getlength(words)), round(1.4 * size * finer)))
    ImageDraw.Draw(picture).text((0, 0), words, fill=1, font=font)
    foot = y + 1.15 * size
    for row in range(picture.height):
        at = 0
        for ink, run in groupby(picture.getpixel((at, row)) for at in range(picture.width)):
            wide = len([*run])
            if ink:
                left = x + at / finer
                canvas.rect(left, foot - row / finer, wide / finer, 1 / finer, stroke=0, fill=1)
            at += wide


def page(target: Path, kind: str) -> Path:
    """A page with a name as text, and once more as outlines of the kind."""
    canvas = Canvas(str(target), invariant=True)
    canvas.drawString(72, 700, f"Patient: {NAME}, seen on the ward and well.")
    if kind == "white":
        canvas.setFillGray(1)
    if kind == "white lines":
        canvas.setStrokeGray(1)
    size = 18 if kind == HATCHED else 14
    alone, stroked = kind == "letter by letter", kind == "white lines"
    if kind == "small boxes":
        _pixels(canvas, f"Letter of {NAME}", 72, 600, size)
    else:
        draw(canvas, f"Letter of {NAME}", 72, 600, size, alone=alone, stroked=stroked)
    if kind == "below a box":
        canvas.setFillGray(0)
        canvas.rect(70, 590, 300, 30, stroke=0, fill=1)
    if kind == HATCHED:
        canvas.setLineWidth(0.6)
        hatching = canvas.beginPath()
        for number in range(96):
            left = 50 + 2.8 * number
            for first, last in ((590, 620), (620, 590)):
                hatching.moveTo(left, first)
                hatching.lineTo(left + 20, last)
        canvas.drawPath(hatching)
    canvas.showPage()
    canvas.save()
    return target
