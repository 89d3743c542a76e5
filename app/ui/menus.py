"""What can be done with what is under the pointer or in the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from app.ui.kinds import fill_kind_menu

if TYPE_CHECKING:
    from app.ui.main_window import MainWindow


class Menus:
    """The context menus of a window."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def show_for_finding(self, place: QPoint) -> None:
        """For the finding in the focus or, if there is one, the selection."""
        window, menu = self._window, self._new()
        if window.workspace.view.selection() is None:
            if not window.reviewer.looked_at:
                return
            for name in (
                "accept",
                "reject",
                "reset",
                "entity",
                "accept_category",
                "own_words",
                "split",
                "merge",
            ):
                menu.addAction(window.commands[name])
            menu.addSeparator()
        fill_kind_menu(menu, window.marking.as_kind)
        menu.popup(place)

    def show_for_document(self, place: QPoint) -> None:
        """For the document in view."""
        menu = self._new()
        for name in (
            *("finish", "reopen", "export"),
            *("move_up", "move_down", "close_document"),
        ):
            menu.addAction(self._window.commands[name])
        menu.popup(place)

    def show_kinds(self) -> None:
        """Every kind, for the focus or the selection, in the middle of the document."""
        menu, space = self._new(), self._window.workspace
        fill_kind_menu(menu, self._window.marking.as_kind)
        menu.popup(space.mapToGlobal(space.rect().center()))

    def _new(self) -> QMenu:
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu
