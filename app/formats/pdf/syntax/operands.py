"""The operands that operators take, and no others: numbers where numbers belong.

Viewers take the last ones of an instruction and read what is no number as 0; so do these.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Context, Decimal
from typing import Any

from pikepdf import Array, Name, String

MOST_COLOURS = 32
# ISO 32000-1, annex A, without compatibility sections and marked points, which paint nothing.
_COUNTS = {
    **dict.fromkeys(("b", "B", "b*", "B*", "BT", "EMC", "ET", "f", "F", "f*", "h", "n", "q"), 0),
    **dict.fromkeys(("Q", "s", "S", "T*", "W", "W*"), 0),
    **dict.fromkeys(("g", "G", "i", "j", "J", "M", "Tc", "TL", "Tr", "Ts", "Tw", "Tz", "w"), 1),
    **dict.fromkeys(("d0", "l", "m", "Td", "TD"), 2),
    **dict.fromkeys(("rg", "RG"), 3),
    **dict.fromkeys(("k", "K", "re", "v", "y"), 4),
    **dict.fromkeys(("c", "cm", "d1", "Tm"), 6),
    # As many as the space has colours, where it is known.
    **dict.fromkeys(("sc", "SC", "scn", "SCN"), MOST_COLOURS),
}
# PDFium passes over those with surplus operands.
_EXACT = frozenset({"rg", "RG", "k", "K"})
NUMERIC = frozenset(_COUNTS)
INTENTS = frozenset(
    {"/AbsoluteColorimetric", "/RelativeColorimetric", "/Saturation", "/Perceptual"}
)

# Viewers compute with numbers of 24 bits.
_DIGITS = 7
_SHORT = Context(prec=_DIGITS)


def is_number(value: object) -> bool:
    """Whether a value is a number, as PDF knows them."""
    return isinstance(value, int | float | Decimal) and not isinstance(value, bool)


def number_or_zero(value: Any) -> Any:
    """The number that viewers take a value for, as pikepdf holds numbers, in seven digits.

    No picture shows more; what is behind them could be a number of somebody.
    """
    if isinstance(value, Decimal):
        return _SHORT.plus(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value if abs(value) < 10**_DIGITS else int(_SHORT.create_decimal(value))
    return value if is_number(value) else 0


def is_passed_over(operator: str, operands: Sequence[object]) -> bool:
    """Whether viewers do nothing for so many operands."""
    return operator in _EXACT and len(operands) != _COUNTS[operator]


def numbers_of(operator: str, operands: Sequence[object]) -> Iterator[Any]:
    """The last operands of one of `NUMERIC`, as many as it takes."""
    count = _COUNTS[operator]
    yield from map(number_or_zero, operands[-count:] if count else ())


def dash(operands: Sequence[object]) -> tuple[Array, Any] | None:
    """Those of `d`; None where there is no array, which viewers pass over."""
    if len(operands) < 2 or not isinstance(operands[-2], Array):
        return None
    return Array(list(map(number_or_zero, elements(operands[-2])))), number_or_zero(operands[-1])


def shown(elements_of_array: Iterable[object]) -> Array:
    """What `TJ` shows and by how much it moves."""
    return Array(
        [
            one if isinstance(one, String) else number_or_zero(one)
            for one in elements_of_array
            if isinstance(one, String) or is_number(one)
        ]
    )


def spaced(operands: Sequence[object]) -> tuple[Any, Any, String]:
    """Those of the operator `"`: spaces between words and letters, and what is shown."""
    missing: list[object] = [0, 0, String("")]
    word, letter, text = [*missing, *operands][-3:] if operands else missing
    return number_or_zero(word), number_or_zero(letter), string(text)


def string(value: object) -> String:
    """A string that is shown; an empty one for what is none."""
    return value if isinstance(value, String) else String("")


def elements(array: object) -> list[object]:
    """What an array holds; nothing for what is none."""
    return list(array) if isinstance(array, Array) else []


def name(operands: Sequence[object], place: int = -1) -> Name | None:
    """The name at a place counted from the end."""
    held = operands[place] if len(operands) >= -place else None
    return held if isinstance(held, Name) else None
