"""How the words of a row fit into a narrow list: names on several lines, a shorter status."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

MOST_LINES = 3
"""A name on more lines would take the room of other documents."""


def name_lines(name: str, font: QFont, width: float) -> tuple[str, ...]:
    """A file name on lines of at most `width` pixels; only one beyond `MOST_LINES` is cut."""
    # The font of a style option does not outlive that.
    return _name_lines(name, QFont(font), width)


@lru_cache(maxsize=4096)
def _name_lines(name: str, font: QFont, width: float) -> tuple[str, ...]:
    lines = _broken(name, font, width)
    metrics = QFontMetricsF(font)
    room = MOST_LINES * width
    while len(lines) > MOST_LINES and room > width:
        # Both ends tell documents apart. Lines are not filled to their ends.
        lines = _broken(metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room), font, width)
        room -= metrics.averageCharWidth()
    return tuple(lines)


def first_that_fits(words: Sequence[str], font: QFont, width: float) -> str:
    """The first of these texts that `width` pixels hold; the last one is cut where it must be."""
    metrics = QFontMetricsF(font)
    fits = (one for one in words if metrics.horizontalAdvance(one) <= width)
    last = metrics.elidedText(words[-1], Qt.TextElideMode.ElideRight, width)
    return next(fits, last)


def _broken(name: str, font: QFont, width: float) -> list[str]:
    layout = QTextLayout(name, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    lines: list[str] = []
    # Qt counts in UTF-16.
    units = name.encode("utf-16-le")
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        start, end = 2 * line.textStart(), 2 * (line.textStart() + line.textLength())
        lines.append(units[start:end].decode("utf-16-le", errors="replace"))
    layout.endLayout()
    return lines or [name]
