"""The words of a page as it looks, read by text recognition whatever format it is of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from app.engine.domain.document import Span
from app.engine.domain.geometry import Box
from app.formats.base import Format, Options
from app.formats.ocr.layout import RecognisedText
from app.formats.ocr.looks.other_look import OtherLine, other_lines
from app.formats.ocr.page_reader import words_to_check
from app.formats.ocr.recogniser import Quad, Tick

_SCALE = 200 / 72
_AIR = 0.15  # around a word, in units of its height


@dataclass(frozen=True, slots=True)
class ShownWords:
    """What is read on a page, and what another look sees there that the reader did not.

    `points` is the size of a pixel across and down.
    """

    read: RecognisedText
    otherwise: tuple[OtherLine, ...]
    points: tuple[float, float]

    def boxes(self, span: Span) -> Iterator[Box]:
        """A box around each word of `read` that `span` touches, with some air."""
        for word in self.read.words:
            if word.start < span.end and span.start < word.end:
                yield self.box(word.quad)

    def box(self, quad: Quad) -> Box:
        """The place of a word or line, with some air."""
        across, down = self.points
        left, top = (float(edge) for edge in quad.min(axis=0))
        right, bottom = (float(edge) for edge in quad.max(axis=0))
        air = _AIR * min(right - left, bottom - top)
        return Box(
            round((left - air) * across, 1),
            round((top - air) * down, 1),
            round((right + air) * across, 1),
            round((bottom + air) * down, 1),
        )


def shown_words(shown_in: Format, untrusted_file: Path, number: int, tick: Tick) -> ShownWords:
    """The words on page `number` of a file that needs no password.

    Raises `InputError`, and what `words_to_check` raises.
    """
    width, height = shown_in.page_sizes(untrusted_file, Options())[number - 1]
    page = shown_in.render_page(untrusted_file, Options(), number, _SCALE)
    picture = Image.frombytes("RGB", (page.width, page.height), page.rgb)
    read = words_to_check(picture, tick)
    points = width / page.width, height / page.height
    return ShownWords(read, other_lines(picture, read, tick), points)
