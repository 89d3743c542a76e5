"""Large matrices: all in the exhaustive run, each row once in the full one, some in the short."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

Case = Any
"""What `pytest.mark.parametrize` takes as one case."""


def crossed(
    values: Iterable[Any], others: Iterable[Any], one_in: int = 1, full_one_in: int = 1
) -> list[Case]:
    """Every value with every other one; in the full run each with one of them, in turn.

    In the full run only the first of each `full_one_in` values, in the short one of each `one_in`,
    which is a multiple.
    """
    columns = list(others)
    return [
        pytest.param(
            value,
            other,
            marks=_mark(row, column, len(columns), one_in)
            if row % full_one_in == 0
            else pytest.mark.exhaustive,
        )
        for row, value in enumerate(values)
        for column, other in enumerate(columns)
    ]


def _mark(row: int, column: int, columns: int, one_in: int) -> Any:
    # In the short run the rows that are left take all columns in turn, too.
    turn = row // one_in % columns if row % one_in == 0 else row % columns
    if column != turn:
        return pytest.mark.exhaustive
    return pytest.mark.slow if row % one_in else ()


def thinned(cases: Iterable[Any], one_in: int) -> list[Case]:
    """All cases in the exhaustive run; in the full one the first of each `one_in`."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=pytest.mark.exhaustive if number % one_in else (),
        )
        for number, case in enumerate(cases)
    ]


def sampled(cases: Iterable[Any], one_in: int, full_one_in: int = 1) -> list[Case]:
    """All cases; in the short run the first of each `one_in`, in the full one of `full_one_in`."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=()
            if number % one_in == 0
            else pytest.mark.exhaustive
            if number % full_one_in
            else pytest.mark.slow,
        )
        for number, case in enumerate(cases)
    ]
