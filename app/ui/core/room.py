"""Distances that grow with the system's font."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QDialog

_USUAL_LINE = 18.0
"""Height of a line, in pixels, up to which the usual distances hold."""


def grown(pixels: int) -> int:
    """A distance in pixels, longer where the system's font is larger than usual."""
    font = QGuiApplication.font()
    return round(pixels * _growth(font.key()))


@lru_cache(maxsize=4)
def _growth(_font: str) -> float:
    # Rows of lists are painted with many such distances, and measuring letters takes its time.
    return max(1.0, QFontMetricsF(QGuiApplication.font()).height() / _USUAL_LINE)


def give_room(dialog: QDialog, width: int, height: int) -> None:
    """Open a dialog at this size in pixels, grown, as far as the screen has room for that.

    What it holds must be in its layout by then: it never becomes smaller than that.
    """
    screen = dialog.screen().availableSize()
    wanted = QSize(grown(width), grown(height)).boundedTo(screen)
    dialog.resize(wanted.expandedTo(dialog.minimumSizeHint()))
