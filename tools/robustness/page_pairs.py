"""How the pages of an export differ from those of its original, outside of what was removed.

What follows a removed word in its line moves by up to a twenty-fifth of the font size, so that the
gap does not tell the width of the word (decision 16). That is counted apart.

Runs in the child process, for it opens both files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pypdfium2
from PIL import Image, ImageChops, ImageDraw

from app.engine.domain.geometry import Box
from app.formats.pdf.content.page_frame import Frame
from app.formats.pdf.opening.source import open_source
from app.formats.pdf.pages.crosscheck import PdfiumReader
from app.progress import Reporter, Stage

_SCALE = 1.5  # 108 dots an inch
_MOST_PIXELS = 20_000_000
_VISIBLE = 50
# Boxes are drawn in steps of 12 points where there is room, and higher than some words.
_ALONG, _ACROSS = 13.0, 3.0
_MOVE = 1.5


def pages_with_text(path: Path, reporter: Reporter) -> list[int]:
    """The pages from which PDFium reads a character; none where it does not open the file."""
    try:
        document = pypdfium2.PdfDocument(path)
    except pypdfium2.PdfiumError:
        return []
    found = []
    for number in range(1, len(document) + 1):
        reporter.step(Stage.READ, number, len(document))
        try:
            if document[number - 1].get_textpage().get_text_bounded().strip():
                found.append(number)
        except pypdfium2.PdfiumError:
            continue
    return found


def compared(
    source: Path, target: Path, removed: Sequence[Sequence[Box]], reporter: Reporter
) -> list[tuple[int, int, int]]:
    """For every page, what differs outside of its `removed` boxes.

    Pixels, pixels that do not stand level with one of the boxes, and characters.
    """
    with open_source(source) as opened:
        frames = [Frame.of(page) for page in opened.pdf.pages]
        readers = PdfiumReader(opened.as_bytes()), PdfiumReader(target.read_bytes())
    before, after = pypdfium2.PdfDocument(source), pypdfium2.PdfDocument(target)
    before.init_forms()
    pairs = []
    for index, frame in enumerate(frames):
        reporter.step(Stage.VERIFY, index, len(frames))
        letters = []
        # A letter that moves over the edge of what is left out is on neither side of a wider one.
        for wider in (0.0, _MOVE):
            around = [_around(box, wider) for box in removed[index]]
            first, second = (_characters(reader, index, frame, around) for reader in readers)
            letters.append(((first - second) + (second - first)).total())
        around = [_around(box, 0.0) for box in removed[index]]
        pixels, elsewhere = _different_pixels(before[index], after[index], around)
        pairs.append((pixels, elsewhere, min(letters)))
    return pairs


def _around(box: Box, wider: float) -> Box:
    across = _ACROSS if _is_level(box) else _ALONG
    along = _ALONG + wider
    return Box(box.x0 - along, box.top - across, box.x1 + along, box.bottom + across)


def _is_level(box: Box) -> bool:
    return box.x1 - box.x0 >= box.bottom - box.top


def _characters(
    reader: PdfiumReader, index: int, frame: Frame, removed: Sequence[Box]
) -> Counter[str]:
    found: Counter[str] = Counter()
    for character, x, y in reader.characters(index):
        place = frame.box((x, y, x, y))
        inside = any(
            box.x0 <= place.x0 <= box.x1 and box.top <= place.top <= box.bottom for box in removed
        )
        if not inside and frame.shows((x, y, x, y)):
            found[character] += 1
    return found


def _different_pixels(
    before: pypdfium2.PdfPage, after: pypdfium2.PdfPage, removed: Sequence[Box]
) -> tuple[int, int]:
    """All of them, and those that do not stand in the lines of `removed` either."""
    width, height = before.get_size()
    scale = min(_SCALE, (_MOST_PIXELS / max(1.0, width * height)) ** 0.5)
    first, second = (_painted(page, scale) for page in (before, after))
    if first.size != second.size:
        return first.width * first.height, first.width * first.height
    difference = ImageChops.difference(first, second)
    draw = ImageDraw.Draw(difference)
    counts = []
    for places in (removed, [_line(box, width, height) for box in removed]):
        for box in places:
            draw.rectangle([edge * scale for edge in (box.x0, box.top, box.x1, box.bottom)], fill=0)
        counts.append(sum(difference.histogram()[_VISIBLE:]))
    return counts[0], counts[1]


def _line(box: Box, width: float, height: float) -> Box:
    """What stands level with a removed word, from one side of the page to the other."""
    return (
        Box(0.0, box.top, width, box.bottom) if _is_level(box) else Box(box.x0, 0.0, box.x1, height)
    )


def _painted(page: pypdfium2.PdfPage, scale: float) -> Image.Image:
    # In grey, for PDFium smooths the letters of form fields with colours.
    painted: Image.Image = page.render(scale=scale, may_draw_forms=True).to_pil()
    return painted.convert("L")
