"""The menu bar: every command of the window, with its key, for those who never learn one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from app.ui.core import commands
from app.ui.core.commands import COMMANDS, CommandRegistry
from app.ui.core.language import phrase, tr

FILE, EDIT, REVIEW = phrase("&File"), phrase("&Edit"), phrase("&Review")
VIEW, HELP = phrase("&View"), phrase("&Help")
_CORRECT = phrase("Correct boundaries")
_DECIDE_MANY = phrase("Decide on several findings")
_LISTS = phrase("Always or never redact")
_KIND = phrase("Set type")
_PROJECT = phrase("Project")
_PATIENTS = phrase("Documents of one patient")
_ORDER = phrase("Order of documents")
_TWO = phrase("Two reviewers")
_GROUPS = phrase("Group findings")
_SIZE = phrase("Zoom")

_KINDS = "KINDS"
"""Stands for the commands of the categories."""
_Entry = str | tuple[str, tuple[str, ...]]
"""A command, `|` for a line, or a menu inside with its title."""

_MENUS: Mapping[str, tuple[_Entry, ...]] = {
    FILE: (
        *("open", "open_folder", "resume", "|", "export", "export_reviewed", "labelled", "|"),
        *("dropped", "encoding", "language", "go_on", "retry", "|"),
        (_PROJECT, ("begin_project", "open_project", "share_project", "close_project")),
        (_PATIENTS, ("same_patient", "by_folder", "by_list", "no_patient", "|", "people")),
        (_ORDER, ("next_document", "previous_document", "move_up", "move_down", "pause")),
        *("|", "close_document", "forget", "stop_search", "stop", "|", "quit"),
    ),
    EDIT: (
        *("undo", "redo", "|", "find", "find_next", "find_previous", "|", "own_words"),
        (_CORRECT, ("start_earlier", "start_later", "end_later", "end_earlier", "split", "merge")),
        *("|", "lists", "known", "passphrase", "|", "keys", "settings"),
    ),
    REVIEW: (
        *("next_undecided", "next", "previous", "|", "accept", "reject", "reset", "|"),
        *("add", "box", "kind", (_KIND, (_KINDS,))),
        (
            _DECIDE_MANY,
            (
                *("entity", "accept_same", "accept_category", "accept_page"),
                *("accept_above", "reject_above"),
            ),
        ),
        (_LISTS, ("always", "never", "|", "always_everywhere", "never_everywhere")),
        *("|", "why", "looked_at", "expected", "|", "finish", "reopen", "statistics", "teach", "|"),
        (_TWO, ("compare", "take_first", "take_second", "own_review")),
    ),
    VIEW: (
        *("preview", "side_by_side", "pages", "thumbnails", "near_misses", "|"),
        (_SIZE, ("zoom_in", "zoom_out", "zoom_reset", "|", "fit_width", "fit_page", "zoom_to")),
        *(
            "go_to_page",
            "next_page",
            "previous_page",
            "turn_page",
            "|",
            "filter",
            "filter_category",
        ),
        (_GROUPS, ("group_entity", "group_category", "group_page", "group_certainty")),
        *("|", "documents_list", "findings_list", "key_hints", "panes", "panes_back", "|", "hide"),
    ),
    HELP: ("help", "shortcuts", "palette", "tour", "|", "save_log", "|", "about"),
}
_NAMED = frozenset(
    name
    for entries in _MENUS.values()
    for entry in entries
    for name in (entry[1] if isinstance(entry, tuple) else (entry,))
)
_HOMES = {
    commands.DOCUMENTS: FILE,
    commands.QUEUE: FILE,
    commands.REVIEW: REVIEW,
    commands.CORRECT: EDIT,
    commands.VIEW: VIEW,
    commands.PROGRAM: EDIT,
    commands.HELP: HELP,
}
"""Where commands go that `_MENUS` does not name: by their heading on the sheet of keys."""
_ROLES = {
    "settings": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""Where a desktop has a place of its own for them."""


class MenuBar(QMenuBar):
    """Every command under its heading."""

    def __init__(self, actions: CommandRegistry, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Menu bar"))
        self._actions = actions
        self.menus = {title: self._menu(title, entries) for title, entries in _MENUS.items()}
        rest = [one for one in COMMANDS if one.name not in _NAMED]
        for title, menu in self.menus.items():
            wanted = [one.name for one in rest if _HOMES[one.group] == title]
            self._fill(menu, ("|", *wanted) if wanted else ())
        for command in COMMANDS:
            role = _ROLES.get(command.name, QAction.MenuRole.NoRole)
            actions[command.name].setMenuRole(role)

    def _menu(self, title: str, entries: tuple[_Entry, ...]) -> QMenu:
        menu = self.addMenu(tr(title))
        self._fill(menu, entries)
        return menu

    def _fill(self, menu: QMenu, entries: tuple[_Entry, ...]) -> None:
        for entry in entries:
            if isinstance(entry, tuple):
                title, inside = entry
                self._fill(menu.addMenu(tr(title)), inside)
            elif entry == "|":
                menu.addSeparator()
            elif entry == _KINDS:
                menu.addActions(list(self._actions.categories.values()))
            else:
                menu.addAction(self._actions[entry])
