"""What can be done with what is under the pointer or in the focus."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from app.engine.wordlists.lists import Scope
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.document.area import DocumentArea
from app.ui.document.marking import MarkingController
from app.ui.review.reviewer import Reviewer
from app.ui.widgets.label_menu import fill_kind_menu
from app.ui.wordlists.controller import WordListController


class ContextMenus:
    """The context menus of a window."""

    def __init__(
        self,
        services: Services,
        area: DocumentArea,
        reviewer: Reviewer,
        marking: MarkingController,
        word_lists: WordListController,
    ) -> None:
        self._window = services.dialogs.window
        self._commands, self._settings = services.commands, services.settings
        self._area, self._reviewer = area, reviewer
        self._marking, self._word_lists = marking, word_lists

    def show_for_finding(self, place: QPoint) -> None:
        """For the finding in the focus or, if there is one, the selection."""
        menu = self._new()
        if self._area.view.selection() is None:
            if not self._reviewer.focus.focused_ids:
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
                menu.addAction(self._commands[name])
            if self._reviewer.focus.boxed is not None:
                menu.addAction(self._commands["repeat_box"])
            menu.addSeparator()
        self._add_lists(menu)
        menu.addSeparator()
        fill_kind_menu(menu, self._marking.as_kind, self._settings.theme)
        menu.popup(place)

    def show_for_document(self, place: QPoint) -> None:
        """For the document in view."""
        menu = self._new()
        for name in (
            *("finish", "reopen", "export"),
            *("same_patient", "move_up", "move_down", "close_document"),
        ):
            menu.addAction(self._commands[name])
        menu.popup(place)

    def _add_lists(self, menu: QMenu) -> None:
        """Put the words on a list, by name."""
        shown = self._word_lists.shown.replace("&", "&&")
        in_project = self._word_lists.lists.widest is Scope.PROJECT
        for name, words in (
            ("always", tr("Always redact “{words}” in this document")),
            ("never", tr("Never redact “{words}” in this document")),
            (
                "always_everywhere",
                tr("Always redact “{words}” in this project")
                if in_project
                else tr("Always redact “{words}” in all documents"),
            ),
            (
                "never_everywhere",
                tr("Never redact “{words}” in this project")
                if in_project
                else tr("Never redact “{words}” in all documents"),
            ),
        ):
            command = self._commands[name]
            action = menu.addAction(words.format(words=shown))
            action.setShortcut(command.shortcut())
            action.triggered.connect(command.trigger)

    def _new(self) -> QMenu:
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu
