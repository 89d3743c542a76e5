"""Beside a text: the labels of what is in the focus, where they push no word aside."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.ui.views import mark_painter


class LabelMargin(QWidget):
    """What stands left of a text: labels at heights of its viewport."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.labels: list[tuple[float, QImage]] = []

    def show_labels(self, labels: list[tuple[float, QImage]]) -> None:
        """Other labels, or the same at other heights of their middle."""
        if labels != self.labels:
            self.labels = labels
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        for middle, tag in self.labels:
            size = tag.deviceIndependentSize()
            place = QPointF(self.width() - size.width(), middle - size.height() / 2)
            mark_painter.paint_tag(painter, place, tag)
