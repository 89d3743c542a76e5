"""How the pages of an export differ from those of its original, outside of what was removed.

Runs in the child process, for it opens both files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pypdfium2
from PIL import Image, ImageChops, ImageDraw

from app.engine.types import Box
from app.formats.pdf.frame import Frame
from app.formats.pdf.second_opinion import Pdfium
from app.formats.pdf.source import open_source
from app.job import Reporter, Stage

_SCALE = 1.5  # 108 dots an inch
_MOST_PIXELS = 20_000_000
_VISIBLE = 50
# Boxes are drawn in steps of 12 points where there is room, and higher than some words.
_ALONG, _ACROSS = 13.0, 3.0


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
) -> list[tuple[int, int]]:
    """For every page, the pixels and the characters that differ outside of its `removed` boxes."""
    with open_source(source) as opened:
        frames = [Frame.of(page) for page in opened.pdf.pages]
        readers = Pdfium(opened.as_bytes()), Pdfium(target.read_bytes())
    before, after = pypdfium2.PdfDocument(source), pypdfium2.PdfDocument(target)
    before.init_forms()
    pairs = []
    for index, frame in enumerate(frames):
        reporter.step(Stage.VERIFY, index, len(frames))
        around = [
            Box(box.x0 - _ALONG, box.top - _ACROSS, box.x1 + _ALONG, box.bottom + _ACROSS)
            if box.x1 - box.x0 >= box.bottom - box.top
            else Box(box.x0 - _ALONG, box.top - _ALONG, box.x1 + _ALONG, box.bottom + _ALONG)
            for box in removed[index]
        ]
        first, second = (_characters(reader, index, frame, around) for reader in readers)
        letters = ((first - second) + (second - first)).total()
        pairs.append((_different_pixels(before[index], after[index], around), letters))
    return pairs


def _characters(reader: Pdfium, index: int, frame: Frame, removed: Sequence[Box]) -> Counter[str]:
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
) -> int:
    width, height = before.get_size()
    scale = min(_SCALE, (_MOST_PIXELS / max(1.0, width * height)) ** 0.5)
    first, second = (_painted(page, scale) for page in (before, after))
    if first.size != second.size:
        return first.width * first.height
    difference = ImageChops.difference(first, second)
    draw = ImageDraw.Draw(difference)
    for box in removed:
        draw.rectangle([edge * scale for edge in (box.x0, box.top, box.x1, box.bottom)], fill=0)
    return sum(difference.histogram()[_VISIBLE:])


def _painted(page: pypdfium2.PdfPage, scale: float) -> Image.Image:
    # In grey, for PDFium smooths the letters of form fields with colours.
    painted: Image.Image = page.render(scale=scale, may_draw_forms=True).to_pil()
    return painted.convert("L")
