"""Codes that are drawn as shapes are found, whatever their size, turn and neighbours."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
import zxingcpp
from support.sampling import crossed, sampled

from app.formats.raster.silhouettes import Points, Shape, Silhouettes

_SAID = "Thaddeus Okonkwo 40771"
_KINDS = ("QRCode", "DataMatrix", "Aztec", "PDF417", "Code128")


def modules(kind: str, side: float = 1.0, turn: float = 0.0) -> Iterator[Shape]:
    """A shape for each dark module, row by row."""
    made = zxingcpp.create_barcode(_SAID, getattr(zxingcpp.BarcodeFormat, kind))
    along = np.exp(1j * np.radians(turn))
    for down, row in enumerate(np.array(made.to_image(scale=1))):
        for across in np.flatnonzero(row < 128):
            yield Shape("black", (square(across * side, down * side, side, side, along),))


def square(x: float, y: float, width: float, height: float, along: complex = 1) -> Points:
    corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    turned = [complex(*corner) * along for corner in corners]
    return tuple((one.real, one.imag) for one in turned)


@pytest.mark.parametrize(("kind", "side"), crossed(_KINDS, (0.01, 3)))
def test_a_code_of_modules_is_read(kind: str, side: float) -> None:
    shapes = list(modules(kind, side))
    for checking in (False, True):
        assert list(Silhouettes(checking=checking).texts(shapes)) == [_SAID]


@pytest.mark.parametrize(("kind", "turn"), crossed(_KINDS[:3], (90, 20)))
def test_a_code_that_is_turned_is_read(kind: str, turn: int) -> None:
    assert list(Silhouettes().texts(modules(kind, 1, turn))) == [_SAID]


@pytest.mark.parametrize("beside", sampled(["frame", "rule", "other colour", "ground"], 4))
def test_what_stands_beside_a_code_hides_it_not(beside: str) -> None:
    size = 60.0
    other = {
        "frame": Shape("black", (square(-9, -9, size, size), square(-8, -8, size - 2, size - 2))),
        "rule": Shape("black", (square(-20, -10, 400, 0.4),)),
        "other colour": Shape("red", (square(0, 0, 2, 2),)),
        "ground": Shape("black", (square(0, 0, size, size),)),
    }[beside]
    shapes = list(modules("QRCode"))
    for place in (0, len(shapes) // 2, len(shapes)):
        found = set(Silhouettes().texts([*shapes[:place], other, *shapes[place:]]))
        assert found == {_SAID}, place


def test_a_table_and_a_line_of_letters_are_no_codes() -> None:
    rules = [Shape("black", (square(0, 14 * row, 500, 0.5),)) for row in range(40)]
    rules += [Shape("black", (square(25 * at, 0, 0.5, 560),)) for at in range(20)]
    assert list(Silhouettes().texts(rules)) == []
