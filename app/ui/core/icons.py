"""The program's own line icons, drawn in the colour of the theme."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from app.paths import RESOURCES
from app.ui.core.theme import Theme, off_ink

_SIZES = (20, 40, 60)
_PROGRAM_SIZES = (16, 32, 48, 64, 128, 256)


def icon(name: str, theme: Theme) -> QIcon:
    """The icon `resources/icons/NAME.svg` for use on bars, enabled and disabled."""
    result = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, theme.ink), (QIcon.Mode.Disabled, off_ink(theme))):
        for pixmap in _drawn(name, colour, _SIZES):
            result.addPixmap(pixmap, mode)
    return result


def program_icon() -> QIcon:
    """The icon of the program itself."""
    result = QIcon()
    for pixmap in _drawn("incognote", "", _PROGRAM_SIZES):
        result.addPixmap(pixmap)
    return result


@cache
def _drawn(name: str, colour: str, sizes: tuple[int, ...]) -> tuple[QPixmap, ...]:
    source = (RESOURCES / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(source.replace("currentColor", colour).encode()))
    return tuple(_of_size(renderer, size) for size in sizes)


def _of_size(renderer: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter)
    painter.end()
    return pixmap
