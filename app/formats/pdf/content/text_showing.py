"""The part of the graphics state that decides where and how text is shown (ISO 32000-1, 9.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from app.formats.pdf.content.glyphs import Colour
from app.formats.pdf.fonts.font import Font
from app.formats.pdf.syntax.matrix import IDENTITY, Matrix, move, multiply
from app.formats.pdf.syntax.operands import Operands, matrix, number, numbers

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
