"""The text state, and the showing of strings in it (ISO 32000-1, 9.3 and 9.4).

A string is shown by adding its glyphs to a page, and written again without some of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import pikepdf

from app.errors import LimitExceeded
from app.formats.pdf.content.glyphs import Colour, Glyph, Style
from app.formats.pdf.fonts.font import Font
from app.formats.pdf.syntax.matrix import IDENTITY, Bounds, Matrix, move, multiply
from app.formats.pdf.syntax.operators import Operands, matrix, number, numbers

BLACK: Colour = (0.0,)


@dataclass(slots=True)
class TextState:
    """What `q` saves and `Q` restores. Lengths are in unscaled text space.

    Like viewers, and unlike the standard, this counts the text matrices to it.

    Attributes:
        fresh: whether nothing was shown in the export since the text was placed.
        ahead: how far the export's next glyph would stand along the line from the original's.
        strayed: whether the export's lines begin elsewhere than the original's.
        bare_chars, bare_words: whether the export has no spacing of characters or words now.
        clip: what is not clipped away, at most, in user space; None for all of the page.
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
    fresh: bool = True
    ahead: float = 0.0
    strayed: bool = False
    bare_chars: bool = False
    bare_words: bool = False
    line_width: float = 1.0
    clip: Bounds | None = None

    def concatenate(self, operands: Operands) -> None:
        """Operator `cm`."""
        self.ctm = multiply(matrix(operands), self.ctm)

    def begin_text(self, _: Operands) -> None:
        """Operator `BT`."""
        self.text_matrix = self.line_matrix = IDENTITY
        self._start_afresh(strayed=False)

    def set_matrix(self, operands: Operands) -> None:
        """Operator `Tm`."""
        self.text_matrix = self.line_matrix = matrix(operands)
        self._start_afresh(strayed=False)

    def move_line(self, operands: Operands) -> None:
        """Operator `Td`."""
        x, y = numbers(operands, 2)
        self.line_matrix = self.text_matrix = move(self.line_matrix, x, y)
        self._start_afresh(strayed=self.strayed)

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

    def space_characters(self, operands: Operands) -> None:
        """Operator `Tc`."""
        self.char_space, self.bare_chars = numbers(operands, 1)[0], False

    def space_words(self, operands: Operands) -> None:
        """Operator `Tw`."""
        self.word_space, self.bare_words = numbers(operands, 1)[0], False

    def _start_afresh(self, *, strayed: bool) -> None:
        self.fresh, self.ahead, self.strayed = True, 0.0, strayed


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
    "Tc": TextState.space_characters,
    "Tw": TextState.space_words,
    "Tz": _set("scale", 0.01),
    "TL": _set("leading"),
    "Ts": _set("rise"),
    "Tr": _set_mode,
    "w": _set("line_width"),
    "g": TextState.set_device_colour,
    "rg": TextState.set_device_colour,
    "k": TextState.set_device_colour,
}


MAX_GLYPHS = 200_000  # of one page


# Finer differences, in thousandths of the font size, are those of floating-point numbers.
_NOTHING = 5e-4
Elements: TypeAlias = list[pikepdf.String | float]


@dataclass(frozen=True, slots=True)
class Removal:
    """What to leave out of a page.

    Attributes:
        glyphs: indices of what is left out.
        places: how far, in points along its baseline, glyphs move; 0 for those that are not named.
    """

    glyphs: AbstractSet[int]
    places: Mapping[int, float]


@dataclass(frozen=True, slots=True)
class Shown:
    """What an export shows instead of a string or an array.

    Attributes:
        place: the text matrix that it needs; None where the text stands right.
        bare: whether its spacing is in its elements, those of characters and words being none.
    """

    elements: Elements
    place: Matrix | None
    bare: bool


class _Placed(NamedTuple):
    """A glyph of an array and its index. Distances are in text space, along the line."""

    number: int
    code: bytes
    at: float
    width: float
    spacing: float


def show(
    elements: Iterable[object],
    font: Font,
    state: TextState,
    glyphs: list[Glyph],
    removal: Removal | None,
) -> Shown | None:
    """Show the strings and adjustments of a TJ array, adding to `glyphs` and moving `state` on.

    Returns None if nothing changes here, else what shows all but removed glyphs where `removal`
    says. `glyphs` are then in their new places, removed ones in the gap that they leave.
    """
    full = multiply(state.text_matrix, state.ctm)
    a, b, c, d, e, f = full
    x, y = e + c * state.rise, f + d * state.rise
    style = Style.of(font, full, state.size, state.scale, state.mode, state.fill)
    width_scale = state.size * state.scale
    places = removal.places if removal else {}
    # Along the baseline in points, to along the line in text space.
    to_text = (-1.0 if width_scale < 0 else 1.0) / style.stretch if style.stretch else 0.0
    dropped = removal.glyphs if removal else frozenset[int]()
    travelled = 0.0
    left: list[_Placed] = []
    first = len(glyphs)
    for element in elements:
        if not isinstance(element, pikepdf.String):
            travelled -= number(element) / 1000 * width_scale
            continue
        for code, cid in font.split(bytes(element)):
            index = len(glyphs)
            text, width = font.glyph(cid)
            spacing = (state.char_space + (state.word_space if code == b" " else 0.0)) * state.scale
            at = travelled + (places.get(index, 0.0) * to_text if places else 0.0)
            if index not in dropped:
                left.append(_Placed(index, code, at, width * width_scale, spacing))
                font.kept.add((code, cid))
            advance = abs(width * width_scale) * style.stretch
            glyphs.append(Glyph(text, x + a * at, y + b * at, advance, style))
            travelled += width * width_scale + spacing
    if len(glyphs) > MAX_GLYPHS:
        raise LimitExceeded(f"A page holds more than {MAX_GLYPHS:,} characters.")
    shown = None
    if removal is not None:
        shown = _written(state, left, range(first, len(glyphs)), places, travelled)
    state.advance(travelled)
    return shown


def _written(
    state: TextState,
    left: list[_Placed],
    indices: range,
    places: Mapping[int, float],
    travelled: float,
) -> Shown | None:
    """What to write for an array of which `left` is left; None for the array as it is.

    The gap behind the last glyph is not written: it would tell an exact width.
    """
    # Whether anything moves tells an exact width: what is laid out anew is always written anew.
    laid_out = any(index in places for index in indices)
    bare = laid_out and bool(state.char_space or state.word_space)
    as_before = (
        len(left) == len(indices)
        and not laid_out
        and not state.ahead
        and not (state.strayed and state.fresh)
        and not (state.bare_chars or state.bare_words)
    )
    if as_before:
        state.fresh = state.fresh and not left
        return None
    if not left:
        state.ahead -= travelled
        return Shown([], None, bare=False)
    begin = left[0]
    place, pen = None, state.ahead
    hides = begin.number != indices.start or state.ahead or begin.number in places
    if state.fresh and (state.strayed or hides):
        place, pen = move(state.text_matrix, begin.at, 0.0), begin.at
        state.strayed = any(
            abs(one - other) > 1e-9 for one, other in zip(place, state.line_matrix, strict=True)
        )
    elements, pen = _array(left, pen, state.size * state.scale / 1000, bare=bare)
    state.fresh, state.ahead = False, pen - travelled
    if abs(state.ahead) < abs(_NOTHING * state.size * state.scale / 1000):
        state.ahead = 0.0
    return Shown(elements, place, bare)


def _array(
    left: Iterable[_Placed], pen: float, unit: float, *, bare: bool
) -> tuple[Elements, float]:
    """A TJ array that shows glyphs at their places from `pen` on, and where it leaves that.

    `unit` is what an adjustment of 1 moves back; with `bare` there is no spacing.
    """
    elements: Elements = []
    codes = bytearray()
    for glyph in left:
        back = round((pen - glyph.at) / unit, 3) if unit else 0.0
        if abs(back) > _NOTHING:
            if codes:
                elements.append(pikepdf.String(bytes(codes)))
                codes.clear()
            elements.append(back)
            pen -= back * unit
        codes += glyph.code
        pen += glyph.width + (0.0 if bare else glyph.spacing)
    elements.append(pikepdf.String(bytes(codes)))
    return elements, pen
