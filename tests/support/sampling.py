"""Large matrices: all of them in the full run, and a sample that reaches every row in the short."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

Case = Any
"""What `pytest.mark.parametrize` takes as one case."""


def crossed(values: Iterable[Any], others: Iterable[Any], one_in: int = 1) -> list[Case]:
    """Every value with every other one; in the short run each value with one, in turn.

    In the short run only the first of each `one_in` values.
    """
    columns = list(others)
    return [
        pytest.param(
            value,
            other,
            marks=pytest.mark.slow
            if row % one_in or row // one_in % len(columns) != column
            else (),
        )
        for row, value in enumerate(values)
        for column, other in enumerate(columns)
    ]


def sampled(cases: Iterable[Any], one_in: int) -> list[Case]:
    """All cases; in the short run the first of each `one_in`."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=pytest.mark.slow if number % one_in else (),
        )
        for number, case in enumerate(cases)
    ]
