"""Menus and names for kinds of identifier, made from the label schema."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from app.engine.domain.labels import Category, schema
from app.ui.core.language import phrase, tr
from app.ui.core.shapes import shape_of
from app.ui.core.theme import Theme

TITLES = (
    phrase("Name"),
    phrase("Date"),
    phrase("Location"),
    phrase("Age"),
    phrase("Contact"),
    phrase("ID"),
    phrase("Profession"),
    phrase("Patient or relative"),
    phrase("Clinician"),
    phrase("User name"),
    phrase("Hospital or care unit"),
    phrase("Organisation"),
    phrase("Street"),
    phrase("City"),
    phrase("State"),
    phrase("Country"),
    phrase("Postal code"),
    phrase("Other location"),
    phrase("Origin or religion"),
    phrase("Telephone"),
    phrase("Fax"),
    phrase("E-mail"),
    phrase("Web address"),
    phrase("IP address"),
    phrase("Social security number"),
    phrase("Medical record number"),
    phrase("Health plan number"),
    phrase("Account number"),
    phrase("Licence number"),
    phrase("Vehicle"),
    phrase("Device"),
    phrase("Biometric identifier"),
    phrase("Other identifier"),
)
"""Of the label schema, which knows nothing of languages."""


def swatch(category: Category, theme: Theme) -> QIcon:
    """The category's shape in the colour that its labels have."""
    pixmap = QPixmap(32, 32)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.outline(category)), 1))
    painter.setBrush(QColor(theme.label(category)))
    painter.drawPath(shape_of(category, QRectF(2.5, 2.5, 11, 11)))
    painter.end()
    return QIcon(pixmap)


def fill_kind_menu(menu: QMenu, chosen: Callable[[str], None], theme: Theme) -> None:
    """Every subcategory under its category; `chosen` gets its name.

    Categories with one kind only are chosen at once. Underlined digits are the categories' keys.
    """
    labels = schema()
    for category in labels.categories.values():
        kinds = [kind for kind in labels.subcategories.values() if kind.category == category.name]
        title = f"&{category.shortcut}  {tr(category.title)}"
        if len(kinds) == 1:
            action = menu.addAction(swatch(category, theme), title)
            action.triggered.connect(lambda _=False, name=kinds[0].name: chosen(name))
            continue
        inner = menu.addMenu(swatch(category, theme), title)
        for kind in kinds:
            action = inner.addAction(f"&{tr(kind.title)}")
            action.triggered.connect(lambda _=False, name=kind.name: chosen(name))


def kind_menu(parent: QWidget, chosen: Callable[[str], None], theme: Theme) -> QMenu:
    """A menu of its own with every kind."""
    menu = QMenu(parent)
    menu.setAccessibleName(tr("Type of identifier"))
    fill_kind_menu(menu, chosen, theme)
    return menu


def ask_kind(over: QWidget, chosen: Callable[[str], None], theme: Theme) -> None:
    """A menu of every kind in the middle of a widget."""
    menu = QMenu(over)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    fill_kind_menu(menu, chosen, theme)
    menu.popup(over.mapToGlobal(over.rect().center()))
