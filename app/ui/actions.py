"""Every command of the window: its words, its keys, its icon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from app.engine.labels import schema
from app.ui.icons import icon
from app.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Command:
    """What one command is. `group` is its heading on the shortcuts sheet; empty hides it there."""

    name: str
    text: str
    keys: tuple[str, ...]
    group: str
    icon: str = ""
    checkable: bool = False


COMMANDS = (
    Command("open", "Open…", ("Ctrl+O",), "Documents", "open"),
    Command("open_folder", "Open a folder…", ("Ctrl+Alt+O",), "Documents"),
    Command("resume", "Continue where you left off", ("Ctrl+Shift+O",), "Documents"),
    Command("export", "Export…", ("Ctrl+E",), "Documents", "export"),
    Command("close_document", "Close document", ("Ctrl+W",), "Documents"),
    Command("forget", "Close and forget what is saved", ("Ctrl+Shift+W",), "Documents"),
    Command("next_document", "Next document", ("Ctrl+PgDown",), "Documents"),
    Command("previous_document", "Previous document", ("Ctrl+PgUp",), "Documents"),
    Command("stop", "Stop, or leave a selection", ("Esc",), "Documents"),
    Command("finish", "Reviewed: go to the next", ("D",), "Queue"),
    Command("reopen", "Not reviewed after all", ("Shift+D",), "Queue"),
    Command("move_up", "Move the document up", ("Alt+Up",), "Queue"),
    Command("move_down", "Move the document down", ("Alt+Down",), "Queue"),
    Command("pause", "Pause reading ahead", ("F7",), "Queue", checkable=True),
    Command("retry", "Try refused documents again", ("F5",), "Queue"),
    Command("export_reviewed", "Export all reviewed…", ("Ctrl+Shift+E",), "Queue"),
    Command("next", "Next finding", ("J",), "Review"),
    Command("previous", "Previous finding", ("K",), "Review"),
    Command("next_undecided", "Next to review", ("Return", "Enter"), "Review"),
    Command("accept", "Accept: remove it on export", ("A",), "Review"),
    Command("reject", "Reject: keep it in the document", ("R",), "Review"),
    Command("reset", "Make undecided again", ("Backspace",), "Review"),
    Command("entity", "Take every mention of the same text", ("G",), "Review"),
    Command("accept_category", "Accept all of this category", ("Shift+A",), "Review"),
    Command("kind", "Change the kind…", ("C",), "Review"),
    Command("add", "Mark the selection…", ("N",), "Review"),
    Command("start_earlier", "Begin a word earlier", ("Alt+Left",), "Correct"),
    Command("start_later", "Begin a word later", ("Alt+Right",), "Correct"),
    Command("end_later", "End a word later", ("]", "Alt+Shift+Right"), "Correct"),
    Command("end_earlier", "End a word earlier", ("[", "Alt+Shift+Left"), "Correct"),
    Command("split", "Split at the cursor or selection", ("S",), "Correct"),
    Command("merge", "Merge with the next finding", ("M",), "Correct"),
    Command("undo", "Undo", ("Ctrl+Z",), "Correct", "undo"),
    Command("redo", "Redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "Correct", "redo"),
    Command("preview", "As exported", ("X",), "View", checkable=True),
    Command("pages", "Pages", ("P",), "View", checkable=True),
    Command("filter", "Filter findings", ("/",), "View"),
    Command("near_misses", "Near misses", ("Shift+N",), "View", checkable=True),
    Command("group_category", "Group by category", ("Ctrl+1",), "View", checkable=True),
    Command("group_entity", "Group by person or thing", ("Ctrl+2",), "View", checkable=True),
    Command("group_page", "Group by page", ("Ctrl+3",), "View", checkable=True),
    Command("group_certainty", "Least certain first", ("Ctrl+4",), "View", checkable=True),
    Command("panes", "Next part of the window", ("F6",), "View"),
    Command("panes_back", "Previous part of the window", ("Shift+F6",), "View"),
    Command("next_page", "Next page", ("Ctrl+Down",), "View", "next"),
    Command("previous_page", "Previous page", ("Ctrl+Up",), "View", "previous"),
    Command("zoom_in", "Larger", ("Ctrl++", "Ctrl+="), "View", "zoom-in"),
    Command("zoom_out", "Smaller", ("Ctrl+-",), "View", "zoom-out"),
    Command("zoom_reset", "Normal size", ("Ctrl+0",), "View"),
    Command("settings", "Settings…", ("Ctrl+,",), "Program", "settings"),
    Command("passphrase", "Passphrase for saved work…", ("Ctrl+Shift+P",), "Program"),
    Command("palette", "Find a command…", ("Ctrl+K",), "Program"),
    Command("keys", "Change the keys…", ("Ctrl+Shift+K",), "Program"),
    Command("shortcuts", "Keyboard shortcuts", ("?", "F1"), "Program", "keys"),
    Command("quit", "Quit", ("Ctrl+Q",), "Program"),
)
"""In the order of the shortcuts sheet."""

_OF_DOCUMENTS = (
    *("close_document", "next_document", "previous_document"),
    *("move_up", "move_down", "pause", "retry", "export_reviewed"),
)
_OF_REVIEWS = ("export", "add", "kind", "preview", "finish", "reopen")
_OF_FINDINGS = (
    *("next", "previous", "next_undecided", "accept", "reject", "reset"),
    *("entity", "accept_category"),
    *("start_earlier", "start_later", "end_later", "end_earlier", "split", "merge"),
)


class Actions:
    """The actions of one window, by the names in `COMMANDS`, and one for each category's key."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._actions = {command.name: _made(command, window) for command in COMMANDS}
        # A key held down too long must not call reviewed what nobody saw.
        self._actions["finish"].setAutoRepeat(False)
        self.categories = {
            name: _made(
                Command(f"category_{name}", category.title, (category.shortcut,), ""), window
            )
            for name, category in schema().categories.items()
        }

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def together(self, names: Sequence[str]) -> list[QAction]:
        """Commands of which just one is checked, and which one cannot be unchecked."""
        group = QActionGroup(self._window)
        for name in names:
            group.addAction(self._actions[name])
        return group.actions()

    def use_keys(self, chosen: Mapping[str, str]) -> None:
        """Give commands these first keys, by their names, and all others the usual ones."""
        taken = frozenset(filter(None, chosen.values()))
        for command in COMMANDS:
            usual = [key for key in map(_portable, command.keys) if key not in taken]
            own = chosen.get(command.name)
            keys = usual if own is None else [own, *map(_portable, command.keys[1:])]
            action = self._actions[command.name]
            wanted = [QKeySequence(key) for key in keys if key]
            if action.shortcuts() != wanted:
                action.setShortcuts(wanted)
                action.setToolTip(_tip(command.text, action))

    def enable(self, *, opened: bool, ready: bool, found: bool) -> None:
        """Allow what a document `opened`, one that is `ready` searched, and its findings allow."""
        for names, allowed in (
            (_OF_DOCUMENTS, opened),
            (_OF_REVIEWS, ready),
            (_OF_FINDINGS, found),
        ):
            for name in names:
                self._actions[name].setEnabled(allowed)
        for action in self.categories.values():
            action.setEnabled(ready)

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in the theme's colour."""
        for command in COMMANDS:
            if command.icon:
                self._actions[command.name].setIcon(icon(command.icon, theme))


def _made(command: Command, window: QWidget) -> QAction:
    action = QAction(command.text, window)
    action.setObjectName(command.name)
    action.setCheckable(command.checkable)
    action.setShortcuts([QKeySequence(key) for key in command.keys])
    # Qt leaves no gap between an icon and its words.
    action.setIconText(f" {command.text.rstrip('…')}" if command.icon else command.text)
    action.setToolTip(_tip(command.text, action))
    window.addAction(action)
    return action


def keys_of(action: QAction) -> str:
    """The first key of an action as the desktop writes it; empty where it has none."""
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def first_key(command: Command) -> str:
    """The usual first key of a command, written as on every desktop."""
    return _portable(command.keys[0])


def _portable(key: str) -> str:
    return QKeySequence(key).toString()


def _tip(words: str, action: QAction) -> str:
    keys = keys_of(action)
    return f"{words.rstrip('…')} ({keys})" if keys else words.rstrip("…")
