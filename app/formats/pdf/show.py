"""Shows strings: adds their glyphs to a page, and writes the same strings without some of them."""

from __future__ import annotations

from collections.abc import Iterable

import pikepdf

from app.errors import LimitExceeded
from app.formats.pdf.fonts import Font
from app.formats.pdf.glyphs import Glyph, Style
from app.formats.pdf.matrix import multiply
from app.formats.pdf.operands import number
from app.formats.pdf.text_state import TextState

MAX_GLYPHS = 200_000  # of one page


def show(
    elements: Iterable[object],
    font: Font,
    state: TextState,
    glyphs: list[Glyph],
    drop: frozenset[int],
) -> list[pikepdf.String | float] | None:
    """Show the strings and adjustments of a TJ array, adding to `glyphs` and moving `state` on.

    `drop` holds indices into `glyphs`. Returns None if none of them was shown here, else elements
    that show all but those and end at the same place.
    """
    full = multiply(state.text_matrix, state.ctm)
    a, b, c, d, e, f = full
    x, y = e + c * state.rise, f + d * state.rise
    style = Style.of(font, full, state.size, state.scale, state.mode, state.fill)
    width_scale = state.size * state.scale
    travelled = 0.0
    rest = _Rest(state.size)
    for element in elements:
        if not isinstance(element, pikepdf.String):
            adjustment = number(element)
            travelled -= adjustment / 1000 * width_scale
            rest.adjust(adjustment)
            continue
        for code, cid in font.split(bytes(element)):
            text, width = font.glyph(cid)
            spacing = state.char_space + (state.word_space if code == b" " else 0.0)
            if len(glyphs) in drop:
                rest.leave_out(width * state.size + spacing)
            else:
                rest.keep(code)
            advance = abs(width * width_scale) * style.stretch
            glyphs.append(Glyph(text, x + a * travelled, y + b * travelled, advance, style))
            travelled += width * width_scale + spacing * state.scale
        rest.end_string()
    if len(glyphs) > MAX_GLYPHS:
        raise LimitExceeded(f"A page holds more than {MAX_GLYPHS:,} characters.")
    state.advance(travelled)
    return rest.elements if rest.shorter else None


class _Rest:
    """A TJ array under construction: what is left of the shown text, every glyph in its place."""

    def __init__(self, size: float) -> None:
        self.elements: list[pikepdf.String | float] = []
        self.shorter = False
        self._size = size
        self._codes = bytearray()

    def keep(self, code: bytes) -> None:
        self._codes += code

    def leave_out(self, advance: float) -> None:
        self.shorter = True
        self.end_string()
        if self._size:
            self.adjust(-advance * 1000 / self._size)

    def adjust(self, adjustment: float) -> None:
        # One number for neighbouring gaps: single ones would tell the width of each letter.
        if self.elements and isinstance(self.elements[-1], float):
            self.elements[-1] = round(self.elements[-1] + adjustment, 3)
        else:
            self.elements.append(round(adjustment, 3))

    def end_string(self) -> None:
        if self._codes:
            self.elements.append(pikepdf.String(bytes(self._codes)))
            self._codes.clear()
