"""Operands of content stream operators, taken as leniently as viewers take them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from app.formats.pdf.syntax.matrix import Matrix

Operands: TypeAlias = Sequence[object]


def number(operand: object) -> float:
    """An operand as a number: 0 for what is none."""
    try:
        return float(operand)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return 0.0


def numbers(operands: Operands, count: int) -> tuple[float, ...]:
    """The last `count` operands as numbers; missing ones are 0."""
    values = [number(operand) for operand in operands[-count:]]
    return (*(0.0 for _ in range(count - len(values))), *values)


def matrix(operands: Operands) -> Matrix:
    """The last six operands as a matrix."""
    a, b, c, d, e, f = numbers(operands, 6)
    return a, b, c, d, e, f
