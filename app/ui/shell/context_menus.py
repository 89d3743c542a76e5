"""What can be done with what is under the pointer or in the focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from app.ui.core.language import tr
from app.ui.widgets.label_menu import fill_kind_menu

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


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
        self._add_lists(menu)
        menu.addSeparator()
        fill_kind_menu(menu, window.marking.as_kind, window.services.settings.theme)
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
        self.ask_kind(self._window.marking.as_kind)

    def ask_kind(self, chosen: Callable[[str], None]) -> None:
        """Every kind; `chosen` gets the name of one."""
        menu, space = self._new(), self._window.workspace
        fill_kind_menu(menu, chosen, self._window.services.settings.theme)
        menu.popup(space.mapToGlobal(space.rect().center()))

    def _add_lists(self, menu: QMenu) -> None:
        """Put the words on a list, by name."""
        window = self._window
        shown = window.listed_words.shown.replace("&", "&&")
        for name, words in (
            ("always", tr("Always redact “{words}”")),
            ("never", tr("Never redact “{words}”")),
        ):
            command = window.commands[name]
            action = menu.addAction(words.format(words=shown))
            action.setShortcut(command.shortcut())
            action.triggered.connect(command.trigger)

    def _new(self) -> QMenu:
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu
