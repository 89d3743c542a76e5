"""Words that shapes of their own and shaded cells of tables draw, as anybody can read them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from PIL import Image, ImageChops, ImageDraw

from app.formats.docx.markup.shapes import placed_geometries, shaded_cells
from app.formats.docx.markup.tree import Element
from app.formats.ocr.letter_rows import may_show_letters
from app.formats.ocr.page_reader import words_to_check
from app.formats.ocr.recogniser import Tick, is_installed
from app.formats.raster.silhouettes import Points

_LONGEST, _MARGIN = 900, 40  # pixels
_SCALE = 2.0  # pixels a point, if the whole were as wide as a page
_FEWEST_POINTS = 24  # of three letters with corners


def drawn_words(root: Element, tick: Tick) -> Iterator[str]:
    """What text recognition reads in the shapes of a part, and in the cells of each table."""
    if not is_installed():
        return
    for shapes in (list(placed_geometries(root)), *map(list, shaded_cells(root))):
        by_colour: dict[object, list[Points]] = defaultdict(list)
        for shape in shapes:
            by_colour[shape.colour] += shape.outlines
        for outlines in by_colour.values():
            if sum(map(len, outlines)) >= _FEWEST_POINTS:
                picture = _painted(outlines)
                if may_show_letters(picture, _SCALE):
                    yield words_to_check(picture, tick).text


def _painted(outlines: Sequence[Points]) -> Image.Image:
    """Black on white; what lies in an even number of outlines is a hole."""
    xs = [x for outline in outlines for x, _ in outline]
    ys = [y for outline in outlines for _, y in outline]
    scale = _LONGEST / max(max(xs) - min(xs), max(ys) - min(ys), 1e-6)
    size = (
        round((max(xs) - min(xs)) * scale) + 2 * _MARGIN,
        round((max(ys) - min(ys)) * scale) + 2 * _MARGIN,
    )
    ink = Image.new("1", size)
    for outline in outlines:
        one = Image.new("1", size)
        points = [
            ((x - min(xs)) * scale + _MARGIN, (y - min(ys)) * scale + _MARGIN) for x, y in outline
        ]
        ImageDraw.Draw(one).polygon(points, fill=1)
        ink = ImageChops.logical_xor(ink, one)
    return ImageChops.invert(ink.convert("L")).convert("RGB")
