"""A shape for each category, so that colour is never all that tells categories apart."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from app.engine.domain.labels import Category

_POLYGONS = {
    "DATE": ((-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)),
    "LOCATION": ((-1.0, -0.85), (1.0, -0.85), (0.0, 1.0)),
    "AGE": ((0.0, -1.1), (1.1, 0.0), (0.0, 1.1), (-1.1, 0.0)),
    "CONTACT": ((0.0, -1.0), (1.0, 0.85), (-1.0, 0.85)),
    "ID": (
        *((-0.4, -1.0), (0.4, -1.0), (0.4, -0.4), (1.0, -0.4), (1.0, 0.4), (0.4, 0.4)),
        *((0.4, 1.0), (-0.4, 1.0), (-0.4, 0.4), (-1.0, 0.4), (-1.0, -0.4), (-0.4, -0.4)),
    ),
    "PROFESSION": tuple(
        (1.15 * far * sin(point * pi / 5), -1.15 * far * cos(point * pi / 5))
        for point, far in enumerate((1.0, 0.45) * 5)
    ),
}
"""Corners around the middle, in a square from -1 to 1; a category that is not here is a circle."""


def shape_of(category: Category, place: QRectF) -> QPainterPath:
    """The shape of a category, as large as fits into `place`."""
    scale = QTransform.fromTranslate(place.center().x(), place.center().y())
    scale.scale(place.width() / 2, place.height() / 2)
    return scale.map(_unit(category.name))


@cache
def _unit(name: str) -> QPainterPath:
    path = QPainterPath()
    corners = _POLYGONS.get(name)
    if corners is None:
        path.addEllipse(QPointF(0, 0), 0.92, 0.92)
    else:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        path.closeSubpath()
    return path
