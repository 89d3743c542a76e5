"""The text state, and the showing of strings in it (ISO 32000-1, 9.3 and 9.4).

A string is shown by adding its glyphs to a page, and written again without some of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

import pikepdf

from app.errors import LimitExceeded
from app.formats.pdf.content.glyphs import Colour, Glyph, Style
from app.formats.pdf.fonts.font import Font
from app.formats.pdf.syntax.matrix import IDENTITY, Matrix, move, multiply
from app.formats.pdf.syntax.operators import Operands, matrix, number, numbers

BLACK: Colour = (0.0,)


@dataclass(slots=True)
class TextState:
    """What `q` saves and `Q` restores. Lengths are in unscaled text space.

    Like viewers, and unlike the standard, this counts the text matrices to it.

    Attributes:
        gap: how far text was left out since the last glyph that stays, if `hollow`.
        shift: how far the next glyph moves along the line, against the original.
    """

    ctm: Matrix = IDENTITY
    text_matrix: Matrix = IDENTITY
    line_matrix: Matrix = IDENTITY
    char_space: float = 0.0
    word_space: float = 0.0
    scale: float = 1.0
    leading: float = 0.0
    rise: float = 0.0
    mode: int = 0
    font: Font | None = None
    size: float = 0.0
    fill: Colour = BLACK
    fill_is_device: bool = True
    gap: float = 0.0
    shift: float = 0.0
    hollow: bool = False

    def concatenate(self, operands: Operands) -> None:
        """Operator `cm`."""
        self.ctm = multiply(matrix(operands), self.ctm)

    def begin_text(self, _: Operands) -> None:
        """Operator `BT`."""
        self.text_matrix = self.line_matrix = IDENTITY
        self._start_afresh()

    def set_matrix(self, operands: Operands) -> None:
        """Operator `Tm`."""
        self.text_matrix = self.line_matrix = matrix(operands)
        self._start_afresh()

    def move_line(self, operands: Operands) -> None:
        """Operator `Td`."""
        x, y = numbers(operands, 2)
        self.line_matrix = self.text_matrix = move(self.line_matrix, x, y)
        self._start_afresh()

    def move_line_and_set_leading(self, operands: Operands) -> None:
        """Operator `TD`."""
        self.leading = -numbers(operands, 1)[0]
        self.move_line(operands)

    def next_line(self, _: Operands) -> None:
        """Operator `T*`."""
        self.move_line([0.0, -self.leading])

    def advance(self, distance: float) -> None:
        """Move along the line, as showing text does."""
        self.text_matrix = move(self.text_matrix, distance, 0.0)

    def set_device_colour(self, operands: Operands) -> None:
        """Operators `g`, `rg` and `k`."""
        self.fill = tuple(number(operand) for operand in operands) or BLACK
        self.fill_is_device = True

    def set_colour(self, operands: Operands) -> None:
        """Operators `sc` and `scn`. Black stands for colours in spaces that are not followed."""
        plain = self.fill_is_device and len(operands) in {1, 3, 4}
        self.fill = tuple(number(operand) for operand in operands) if plain else BLACK

    def set_space(self, *, is_device: bool) -> None:
        """Operator `cs`."""
        self.fill_is_device, self.fill = is_device, BLACK

    def _start_afresh(self) -> None:
        self.gap = self.shift = 0.0
        self.hollow = False


def _set(attribute: str, factor: float = 1.0) -> Callable[[TextState, Operands], None]:
    def assign(state: TextState, operands: Operands) -> None:
        setattr(state, attribute, numbers(operands, 1)[0] * factor)

    return assign


def _set_mode(state: TextState, operands: Operands) -> None:
    mode = numbers(operands, 1)[0]
    state.mode = int(mode) if 0 <= mode <= 7 else 0


# The operators that need nothing but the state itself.
STATE_OPERATORS: Mapping[str, Callable[[TextState, Operands], None]] = {
    "cm": TextState.concatenate,
    "BT": TextState.begin_text,
    "Tm": TextState.set_matrix,
    "Td": TextState.move_line,
    "TD": TextState.move_line_and_set_leading,
    "T*": TextState.next_line,
    "Tc": _set("char_space"),
    "Tw": _set("word_space"),
    "Tz": _set("scale", 0.01),
    "TL": _set("leading"),
    "Ts": _set("rise"),
    "Tr": _set_mode,
    "g": TextState.set_device_colour,
    "rg": TextState.set_device_colour,
    "k": TextState.set_device_colour,
}


MAX_GLYPHS = 200_000  # of one page


def show(
    elements: Iterable[object],
    font: Font,
    state: TextState,
    glyphs: list[Glyph],
    drop: frozenset[int],
    step: float,
) -> list[pikepdf.String | float] | None:
    """Show the strings and adjustments of a TJ array, adding to `glyphs` and moving `state` on.

    `drop` holds indices into `glyphs`. Returns None if nothing changes here, else elements that
    show all but those. What follows removed glyphs without being placed anew moves by up to half
    of `step` font sizes, so that their width cannot be told from where it stands; `glyphs` are
    then as the changed strings place them, removed ones in the gap that they leave.
    """
    full = multiply(state.text_matrix, state.ctm)
    a, b, c, d, e, f = full
    x, y = e + c * state.rise, f + d * state.rise
    style = Style.of(font, full, state.size, state.scale, state.mode, state.fill)
    width_scale = state.size * state.scale
    travelled = 0.0
    rest = _Rest(state, step)
    for element in elements:
        if not isinstance(element, pikepdf.String):
            adjustment = number(element)
            travelled -= adjustment / 1000 * width_scale
            rest.adjust(adjustment)
            continue
        for code, cid in font.split(bytes(element)):
            text, width = font.glyph(cid)
            spacing = (state.char_space + (state.word_space if code == b" " else 0.0)) * state.scale
            distance = width * width_scale + spacing
            if len(glyphs) in drop:
                moved = travelled + rest.leave_out(distance)
            else:
                moved = travelled + rest.keep(code)
                font.kept.add((code, cid))
            advance = abs(width * width_scale) * style.stretch
            glyphs.append(Glyph(text, x + a * moved, y + b * moved, advance, style))
            travelled += distance
        rest.end_string()
    rest.end()
    if len(glyphs) > MAX_GLYPHS:
        raise LimitExceeded(f"A page holds more than {MAX_GLYPHS:,} characters.")
    state.advance(travelled)
    return rest.elements if rest.changed else None


class _Rest:
    """A TJ array under construction: what is left of the shown text.

    A gap is written only when a glyph follows it, or a last word would leave its exact width.
    """

    def __init__(self, state: TextState, step: float) -> None:
        self.elements: list[pikepdf.String | float] = []
        self.changed = False
        self._state = state
        self._unit = state.size * state.scale / 1000
        self._step = step * 1000 * self._unit
        self._codes = bytearray()
        self._kern = 0.0

    def keep(self, code: bytes) -> float:
        """Show a glyph. Returns how far it is moved along the line, in text space."""
        state = self._state
        if state.hollow:
            self._fill_gap()
        elif self._kern:
            self._end_kern()
        self._codes += code
        return state.shift

    def leave_out(self, distance: float) -> float:
        """Leave a glyph out that moves on by `distance`. Returns as `keep`, for its place."""
        state = self._state
        self.changed = True
        self.end_string()
        # The kerning before a letter tells which one it is.
        state.gap -= self._kern * self._unit
        self._kern = 0.0
        state.hollow = True
        moved = state.shift - state.gap + self._in_steps(state.gap)
        state.gap += distance
        return moved

    def adjust(self, adjustment: float) -> None:
        """Move by an element of the array that is a number."""
        if self._state.hollow:
            self._state.gap -= adjustment * self._unit
            self.changed = True
        else:
            self.end_string()
            self._kern += adjustment

    def end_string(self) -> None:
        """Write the codes that were kept."""
        if self._codes:
            self.elements.append(pikepdf.String(bytes(self._codes)))
            self._codes.clear()

    def end(self) -> None:
        """Write what moves the text that follows the array."""
        if self._kern:
            self._end_kern()

    def _end_kern(self) -> None:
        self.elements.append(round(self._kern, 3))
        self._kern = 0.0

    def _fill_gap(self) -> None:
        state = self._state
        self.changed = True
        # What earlier gaps moved is undone by later ones, as far as steps allow.
        wanted = state.gap - state.shift
        gap = self._in_steps(wanted) or self._step
        if gap:
            self.elements.append(float(round(-gap / self._unit)))
        state.shift += gap - state.gap
        state.gap, state.hollow = 0.0, False

    def _in_steps(self, distance: float) -> float:
        return round(distance / self._step) * self._step if self._step else 0.0
