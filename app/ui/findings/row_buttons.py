"""✓ and ✕ at the end of each row of findings: to press, and to read what was decided."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.engine.domain.review import Action
from app.ui.core.contrast import ink_on
from app.ui.core.theme import Theme, scaled
from app.ui.review.grouping import Node
from app.ui.views.marks import State
from app.ui.views.state_icons import paint_state

_SIDE, _BETWEEN = 16, 4
_REACH = 2.0
"""Pixels beside a sign in which a press means it."""
_ACCEPTED = (State.ACCEPTED, State.ADDED)
_USUAL = 14.0


def width() -> float:
    """Of both, in pixels; they grow with the system's font."""
    return float(2 * scaled(_SIDE) + scaled(_BETWEEN))


def places(row: QRectF) -> dict[Action, QRectF]:
    """Where both are in a row, whose right edge is where they end."""
    side = float(scaled(_SIDE))
    top = row.center().y() - side / 2
    right = QRectF(row.right() - side, top, side, side)
    return {Action.ACCEPT: right.translated(-side - scaled(_BETWEEN), 0), Action.REJECT: right}


def has_buttons(node: Node, state: State) -> bool:
    """Whether there is anything to decide in a row; headings of near misses and boxes have none."""
    return state is not State.PROVISIONAL and not (node.is_heading and (node.near or node.boxed))


def action_at(row: QRectF, position: QPointF) -> Action | None:
    """What a press at a position of a row means."""
    for action, place in places(row).items():
        if place.adjusted(-_REACH, -_REACH, _REACH, _REACH).contains(position):
            return action
    return None


def paint(
    painter: QPainter, row: QRectF, state: State, theme: Theme, pointed: Action | None
) -> None:
    """What was decided is filled; what can be pressed is a ring with its sign."""
    for action, place in places(row).items():
        done = state in _ACCEPTED if action is Action.ACCEPT else state is State.REJECTED
        if done and action is Action.ACCEPT:
            paint_state(painter, place.center(), state, theme)
        else:
            _paint_one(painter, place, action, theme, done=done, pointed=action is pointed)


def _paint_one(
    painter: QPainter, place: QRectF, action: Action, theme: Theme, *, done: bool, pointed: bool
) -> None:
    painter.save()
    painter.translate(place.center())
    grown = place.width() / _SIDE
    painter.scale(grown, grown)
    ring = QRectF(-_USUAL / 2, -_USUAL / 2, _USUAL, _USUAL)
    ground = QColor(theme.soft if done else theme.chosen if pointed else theme.paper)
    ink = QColor(ink_on(theme.soft) if done else theme.ink if pointed else theme.soft)
    painter.setPen(QPen(QColor(theme.accent if pointed else theme.soft), 1.2))
    painter.setBrush(ground)
    painter.drawEllipse(ring)
    painter.setPen(QPen(ink, 1.6, c=Qt.PenCapStyle.RoundCap))
    if action is Action.ACCEPT:
        painter.drawPolyline([QPointF(-3.2, 0.2), QPointF(-1, 2.6), QPointF(3.4, -2.6)])
    else:
        painter.drawLine(QPointF(-2.6, -2.6), QPointF(2.6, 2.6))
        painter.drawLine(QPointF(-2.6, 2.6), QPointF(2.6, -2.6))
    painter.restore()
