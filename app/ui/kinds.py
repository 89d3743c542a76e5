"""Menus and names for kinds of identifier, made from the label schema."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from app.engine.labels import Category, schema


def swatch(category: Category) -> QIcon:
    """A square in the category's colour."""
    pixmap = QPixmap(32, 32)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(category.colour))
    painter.drawRoundedRect(QRectF(2, 2, 12, 12), 3, 3)
    painter.end()
    return QIcon(pixmap)


def fill_kind_menu(menu: QMenu, chosen: Callable[[str], None]) -> None:
    """Every subcategory under its category; `chosen` gets its name.

    Categories with one kind only are chosen at once. Underlined digits are the categories' keys.
    """
    labels = schema()
    for category in labels.categories.values():
        kinds = [kind for kind in labels.subcategories.values() if kind.category == category.name]
        title = f"&{category.shortcut}  {category.title}"
        if len(kinds) == 1:
            action = menu.addAction(swatch(category), title)
            action.triggered.connect(lambda _=False, name=kinds[0].name: chosen(name))
            continue
        inner = menu.addMenu(swatch(category), title)
        for kind in kinds:
            action = inner.addAction(f"&{kind.title}")
            action.triggered.connect(lambda _=False, name=kind.name: chosen(name))


def kind_menu(parent: QWidget, chosen: Callable[[str], None]) -> QMenu:
    """A menu of its own with every kind."""
    menu = QMenu(parent)
    menu.setAccessibleName("Kind of identifier")
    fill_kind_menu(menu, chosen)
    return menu
