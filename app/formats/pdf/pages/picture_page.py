"""Makes a page that shows one picture and holds, unseen, the words that it shows."""

from __future__ import annotations

import math

import numpy as np
import pikepdf
from pikepdf import Array, Dictionary, Name

from app.formats.ocr.painting.painter import Painted, Written
from app.formats.pdf.fonts.bundled_fonts import BundledFonts, Face
from app.formats.pdf.images.erase import image_stream
from app.formats.pdf.syntax.matrix import unit
from app.formats.pdf.syntax.operators import Instruction, instruction

_FACE = "LiberationSans-Regular"
_DROPPED = ("/CropBox", "/Rotate", "/UserUnit", "/Group", "/Annots")
_BASELINE, _LETTERS = 0.25, 0.7  # in units of a word's height
_INVISIBLE = 3
_ASKEW = 0.1  # sine of an angle


def show_picture(
    pdf: pikepdf.Pdf,
    page: pikepdf.Page,
    size: tuple[float, float],
    painted: Painted,
    faces: BundledFonts,
    *,
    lossless: bool = False,
) -> None:
    """Replace everything that `page` holds; `size` is in points, as the page is shown.

    A picture that is not `lossless` may become a JPEG.
    """
    for key in _DROPPED:
        if key in page.obj:
            del page.obj[key]
    width, height = size
    page.obj.MediaBox = Array([0, 0, width, height])
    page.obj.Resources = Dictionary(
        XObject=Dictionary(
            Picture=pdf.make_indirect(image_stream(pdf, painted.picture, lossless=lossless))
        )
    )
    content = [
        instruction("q"),
        instruction("cm", width, 0, 0, height, 0, 0),
        instruction("Do", Name.Picture),
        instruction("Q"),
    ]
    face = faces.get(_FACE)
    if painted.words:
        page.obj.Resources.Font = Dictionary(Words=face.resource)
        scale = width / painted.picture.width, height / painted.picture.height
        content += [instruction("BT"), instruction("Tr", _INVISIBLE)]
        for word in painted.words:
            content += _word(word, face, scale, height)
        content.append(instruction("ET"))
    page.obj.Contents = pdf.make_stream(pikepdf.unparse_content_stream(content))


def _word(
    word: Written, face: Face, scale: tuple[float, float], height: float
) -> list[Instruction]:
    """Text over the whole width of a word's place, with the space that follows it."""
    corners = word.quad * np.array(scale)
    across, down = corners[1] - corners[0], corners[3] - corners[0]
    length, tall = float(np.hypot(*across)), float(np.hypot(*down))
    text = f"{word.text} "
    size = max(_LETTERS * tall, 1.0)
    stretch = max(length, 1.0) / (face.width(text) * size)
    dx, dy = _upright(*unit(float(across[0]), -float(across[1])))
    x, y = corners[3] - _BASELINE * down
    matrix = (dx, dy, -dy, dx, float(x), height - float(y))
    return [
        instruction("Tf", Name.Words, round(size, 2)),
        instruction("Tz", round(100 * stretch, 2)),
        instruction("Tm", *(round(value, 4) for value in matrix)),
        instruction("Tj", pikepdf.String(face.encode(text))),
    ]


def _upright(dx: float, dy: float) -> tuple[float, float]:
    """The quarter of a circle that a page scanned a little askew was meant to lie at.

    Readers take letters that stand a little off it for lines of their own.
    """
    if abs(dy) < _ASKEW:
        return math.copysign(1.0, dx), 0.0
    if abs(dx) < _ASKEW:
        return 0.0, math.copysign(1.0, dy)
    return dx, dy
