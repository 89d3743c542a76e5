"""Affine matrices as PDF writes them: `(a, b, c, d, e, f)` maps (x, y) to (ax+cy+e, bx+dy+f)."""

from __future__ import annotations

from math import hypot
from typing import TypeAlias

# Left, bottom, right and top in user space.
Bounds: TypeAlias = tuple[float, float, float, float]


Matrix: TypeAlias = tuple[float, float, float, float, float, float]

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def multiply(inner: Matrix, outer: Matrix) -> Matrix:
    """The matrix that applies `inner` first and `outer` after it."""
    a, b, c, d, e, f = inner
    p, q, r, s, t, u = outer
    return (
        a * p + b * r,
        a * q + b * s,
        c * p + d * r,
        c * q + d * s,
        e * p + f * r + t,
        e * q + f * s + u,
    )


def move(matrix: Matrix, x: float, y: float) -> Matrix:
    """`matrix` with its origin moved by (x, y) in its own coordinates."""
    a, b, c, d, e, f = matrix
    return a, b, c, d, a * x + c * y + e, b * x + d * y + f


def transform(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    """The point that (x, y) is mapped to."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def inverse(matrix: Matrix) -> Matrix | None:
    """The matrix that undoes `matrix`; None where it maps everything to a line."""
    a, b, c, d, e, f = matrix
    area = a * d - b * c
    if abs(area) < 1e-12:
        return None
    return (
        d / area,
        -b / area,
        -c / area,
        a / area,
        (c * f - d * e) / area,
        (b * e - a * f) / area,
    )


def unit(x: float, y: float) -> tuple[float, float]:
    """The direction of a vector; to the right for one without length."""
    length = hypot(x, y)
    return (x / length, y / length) if length else (1.0, 0.0)
