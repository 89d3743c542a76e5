"""Every command of the window: its words, its keys, its icon."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Flag, auto

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from app.engine.domain.labels import schema
from app.ui.core.icons import icon
from app.ui.core.language import phrase, tr
from app.ui.core.slips import HeldKeys
from app.ui.core.theme import Theme


class Need(Flag):
    """What has to be there for a command to be possible.

    `SHOWN` are findings, or those of a document that is still searched.
    """

    NOTHING = 0
    DOCUMENT = auto()
    REVIEW = auto()
    FINDINGS = auto()
    SHOWN = auto()
    PAGES = auto()


@dataclass(frozen=True, slots=True)
class Command:
    """What one command is. `group` is its heading on the shortcuts sheet; empty hides it there.

    `text` and `group` are in English. Commands that need nothing are enabled by those who bind
    them, where they are ever disabled.
    """

    name: str
    text: str
    keys: tuple[str, ...]
    group: str
    needs: Need = Need.NOTHING
    icon: str = ""
    checkable: bool = False

    @property
    def words(self) -> str:
        """What it does, in the language in use, without the dots of what asks further."""
        return tr(self.text).rstrip("…")


DOCUMENTS = phrase("Documents")
QUEUE = phrase("Queue")
REVIEW = phrase("Review")
CORRECT = phrase("Corrections")
VIEW = phrase("View")
PROGRAM = phrase("Program")
HELP = phrase("Help")
"""Headings of the shortcuts sheet."""

_OPENED, _SEARCHED, _FOUND, _PAGED = Need.DOCUMENT, Need.REVIEW, Need.FINDINGS, Need.PAGES
_SHOWN = Need.SHOWN

COMMANDS = (
    Command("open", phrase("Open…"), ("Ctrl+O",), DOCUMENTS, icon="open"),
    Command("open_folder", phrase("Open folder…"), ("Ctrl+Alt+O",), DOCUMENTS),
    Command("resume", phrase("Continue where you left off"), ("Ctrl+Shift+O",), DOCUMENTS),
    Command("export", phrase("Export…"), ("Ctrl+E",), DOCUMENTS, _SEARCHED, icon="export"),
    Command("dropped", phrase("Hidden content of this file…"), ("I",), DOCUMENTS, _SEARCHED),
    Command("close_document", phrase("Close document"), ("Ctrl+W",), DOCUMENTS, _OPENED),
    Command("forget", phrase("Close and forget saved work"), ("Ctrl+Shift+W",), DOCUMENTS),
    Command("encoding", phrase("Read with another encoding…"), ("Ctrl+Alt+E",), DOCUMENTS, _OPENED),
    Command("language", phrase("Text language…"), ("Ctrl+Alt+G",), DOCUMENTS, _SEARCHED),
    Command("go_on", phrase("Continue without a model"), ("Ctrl+Alt+M",), DOCUMENTS, _SEARCHED),
    Command("next_document", phrase("Next document"), ("Ctrl+PgDown",), DOCUMENTS, _OPENED),
    Command("previous_document", phrase("Previous document"), ("Ctrl+PgUp",), DOCUMENTS, _OPENED),
    Command("stop", phrase("Clear the selection, or leave a tool"), ("Esc",), DOCUMENTS),
    Command("stop_search", phrase("Stop processing this document"), ("Ctrl+.",), QUEUE, _OPENED),
    Command("begin_project", phrase("Create a project from these…"), ("Ctrl+Shift+S",), QUEUE),
    Command("open_project", phrase("Open project…"), ("Ctrl+Alt+P",), QUEUE),
    Command("share_project", phrase("Set a passphrase for the project…"), ("Ctrl+Alt+K",), QUEUE),
    Command("close_project", phrase("Close project"), ("Ctrl+Alt+W",), QUEUE),
    Command("compare", phrase("Compare two reviewers…"), ("Ctrl+Alt+C",), QUEUE),
    Command("take_first", phrase("Choose the first reviewer's decision"), (",",), QUEUE),
    Command("take_second", phrase("Choose the second reviewer's decision"), (".",), QUEUE),
    Command("own_review", phrase("Back to your own review"), ("Ctrl+Alt+B",), QUEUE),
    Command("same_patient", phrase("Same patient…"), ("Ctrl+Alt+T",), QUEUE, _OPENED),
    Command("by_folder", phrase("One patient per folder"), ("Ctrl+Alt+F",), QUEUE, _OPENED),
    Command("by_list", phrase("Patients by known identifiers"), ("Ctrl+Alt+R",), QUEUE, _OPENED),
    Command("no_patient", phrase("Remove from the patient"), ("Ctrl+Alt+U",), QUEUE, _OPENED),
    Command("people", phrase("People and places…"), ("Ctrl+Alt+H",), QUEUE, _OPENED),
    Command("labelled", phrase("Save labelled data…"), ("Ctrl+Alt+L",), QUEUE),
    Command("teach", phrase("Teach a local model…"), ("Ctrl+Alt+D",), QUEUE),
    Command("statistics", phrase("Your statistics…"), ("Ctrl+Alt+S",), QUEUE),
    Command("finish", phrase("Mark as reviewed and go to next"), ("D",), QUEUE, _SEARCHED),
    Command("reopen", phrase("Mark as not reviewed"), ("Shift+D",), QUEUE, _SEARCHED),
    Command("move_up", phrase("Move the document up"), ("Alt+Up",), QUEUE, _OPENED),
    Command("move_down", phrase("Move the document down"), ("Alt+Down",), QUEUE, _OPENED),
    Command("pause", phrase("Pause background reading"), ("F7",), QUEUE, _OPENED, checkable=True),
    Command("retry", phrase("Retry refused documents"), ("F5",), QUEUE, _OPENED),
    Command("export_reviewed", phrase("Export all reviewed…"), ("Ctrl+Shift+E",), QUEUE, _OPENED),
    Command("next", phrase("Next finding"), ("J",), REVIEW, _SHOWN),
    Command("previous", phrase("Previous finding"), ("K",), REVIEW, _SHOWN),
    Command("next_undecided", phrase("Next to review"), ("Return", "Enter"), REVIEW, _SHOWN),
    Command("accept", phrase("Accept: redact on export"), ("A",), REVIEW, _FOUND, icon="accept"),
    Command(
        "reject",
        phrase("Reject: keep the text"),
        ("R", "Del"),
        REVIEW,
        _FOUND,
        icon="reject",
    ),
    Command("reset", phrase("Reset to undecided"), ("Backspace",), REVIEW, _FOUND),
    Command(
        "accept_page", phrase("Accept the rest of this page"), ("Shift+Return",), REVIEW, _FOUND
    ),
    Command(
        "entity", phrase("Select all mentions of this person or thing"), ("G",), REVIEW, _FOUND
    ),
    Command("accept_same", phrase("Accept all mentions"), ("Shift+G",), REVIEW, _FOUND),
    Command("accept_category", phrase("Accept all in this category"), ("Shift+A",), REVIEW, _FOUND),
    Command("accept_above", phrase("Accept all above a score…"), ("Ctrl+Shift+A",), REVIEW, _FOUND),
    Command("reject_above", phrase("Reject all above a score…"), ("Ctrl+Shift+R",), REVIEW, _FOUND),
    Command("why", phrase("Explain this finding"), ("W",), REVIEW, _FOUND),
    Command("kind", phrase("Change type…"), ("C",), REVIEW, _SEARCHED),
    Command("add", phrase("Mark the selection…"), ("N",), REVIEW, _SEARCHED),
    Command(
        "looked_at",
        phrase("Mark page as checked"),
        ("V",),
        REVIEW,
        _SEARCHED | _PAGED,
        checkable=True,
    ),
    Command("second_look", phrase("Second look"), ("F8",), REVIEW, _SEARCHED),
    Command("redact_all", phrase("Search and redact all…"), ("Ctrl+Shift+F",), REVIEW, _SEARCHED),
    Command("box", phrase("Draw a box"), ("O",), REVIEW, _SEARCHED | _PAGED, checkable=True),
    Command(
        "repeat_box",
        phrase("Repeat the box on other pages…"),
        ("Shift+O",),
        REVIEW,
        _SEARCHED | _PAGED,
    ),
    Command("always", phrase("Always redact in this document"), ("L",), REVIEW, _SEARCHED),
    Command("never", phrase("Never redact in this document"), ("Shift+L",), REVIEW, _SEARCHED),
    Command(
        "always_everywhere",
        phrase("Always redact in all documents"),
        ("Ctrl+Alt+A",),
        REVIEW,
        _SEARCHED,
    ),
    Command(
        "never_everywhere",
        phrase("Never redact in all documents"),
        ("Ctrl+Alt+N",),
        REVIEW,
        _SEARCHED,
    ),
    Command("start_earlier", phrase("Start one word earlier"), ("Alt+Left",), CORRECT, _FOUND),
    Command("start_later", phrase("Start one word later"), ("Alt+Right",), CORRECT, _FOUND),
    Command("end_later", phrase("End one word later"), ("]", "Alt+Shift+Right"), CORRECT, _FOUND),
    Command(
        "end_earlier", phrase("End one word earlier"), ("[", "Alt+Shift+Left"), CORRECT, _FOUND
    ),
    Command("split", phrase("Split at the cursor or selection"), ("S",), CORRECT, _FOUND),
    Command("merge", phrase("Merge with the next finding"), ("M",), CORRECT, _FOUND),
    Command("own_words", phrase("Edit replacement…"), ("T",), CORRECT, _FOUND),
    Command("undo", phrase("Undo"), ("Ctrl+Z",), CORRECT, icon="undo"),
    Command("redo", phrase("Redo"), ("Ctrl+Y", "Ctrl+Shift+Z"), CORRECT, icon="redo"),
    Command("preview", phrase("As exported"), ("X",), VIEW, _SEARCHED, checkable=True),
    Command(
        "side_by_side",
        phrase("Original and export side by side"),
        ("Shift+X",),
        VIEW,
        _SEARCHED,
        checkable=True,
    ),
    Command("pages", phrase("Pages"), ("P",), VIEW, checkable=True),
    Command("thumbnails", phrase("Page thumbnails"), ("Shift+P",), VIEW, checkable=True),
    Command("hide", phrase("Hide window contents"), ("B", "Ctrl+B"), VIEW),
    Command("find", phrase("Find in the document…"), ("Ctrl+F",), VIEW, _OPENED, icon="find"),
    Command("find_next", phrase("Next match"), ("F3",), VIEW, _OPENED, icon="next"),
    Command(
        "find_previous", phrase("Previous match"), ("Shift+F3",), VIEW, _OPENED, icon="previous"
    ),
    Command("filter", phrase("Filter findings"), ("/",), VIEW),
    Command("filter_category", phrase("Filter by category"), ("Shift+F",), VIEW),
    Command("near_misses", phrase("Near misses"), ("Shift+N",), VIEW, checkable=True),
    Command(
        "expected", phrase("Estimate of missed identifiers…"), ("Ctrl+Shift+N",), VIEW, _SEARCHED
    ),
    Command("group_category", phrase("Group by category"), ("Ctrl+1",), VIEW, checkable=True),
    Command("group_entity", phrase("Group by person"), ("Ctrl+2",), VIEW, checkable=True),
    Command("group_page", phrase("Group by page"), ("Ctrl+3",), VIEW, checkable=True),
    Command("group_certainty", phrase("Least certain first"), ("Ctrl+4",), VIEW, checkable=True),
    Command("group_document", phrase("In document order"), ("Ctrl+5",), VIEW, checkable=True),
    Command("key_hints", phrase("Shortcut hints"), ("Ctrl+F9",), VIEW, checkable=True),
    Command("documents_list", phrase("Document list"), ("Shift+F9",), VIEW, checkable=True),
    Command("findings_list", phrase("Findings list"), ("F9",), VIEW, checkable=True),
    Command("panes", phrase("Next pane"), ("F6",), VIEW),
    Command("panes_back", phrase("Previous pane"), ("Shift+F6",), VIEW),
    Command("next_page", phrase("Next page"), ("Ctrl+Down",), VIEW, icon="next"),
    Command("previous_page", phrase("Previous page"), ("Ctrl+Up",), VIEW, icon="previous"),
    Command("turn_page", phrase("Rotate page"), ("Ctrl+R",), VIEW, _PAGED),
    Command("zoom_in", phrase("Zoom in"), ("Ctrl++", "Ctrl+="), VIEW, icon="zoom-in"),
    Command("zoom_out", phrase("Zoom out"), ("Ctrl+-",), VIEW, icon="zoom-out"),
    Command("zoom_reset", phrase("Reset zoom"), ("Ctrl+0",), VIEW),
    Command("fit_width", phrase("Fit to width"), ("Ctrl+8",), VIEW, _PAGED),
    Command("fit_page", phrase("Fit to page"), ("Ctrl+9",), VIEW, _PAGED),
    Command("zoom_to", phrase("Zoom level…"), ("Ctrl+7",), VIEW, _OPENED),
    Command("go_to_page", phrase("Go to page…"), ("Ctrl+G",), VIEW, _PAGED),
    Command("settings", phrase("Settings…"), ("Ctrl+,",), PROGRAM, icon="settings"),
    Command("known", phrase("Known identifiers…"), ("Ctrl+Alt+I",), PROGRAM),
    Command("lists", phrase("Word lists…"), ("Ctrl+L",), PROGRAM),
    Command("passphrase", phrase("Passphrase for saved work…"), ("Ctrl+Shift+P",), PROGRAM),
    Command("palette", phrase("Find a command…"), ("Ctrl+K",), PROGRAM),
    Command("keys", phrase("Change shortcuts…"), ("Ctrl+Shift+K",), PROGRAM),
    Command("quit", phrase("Quit"), ("Ctrl+Q",), PROGRAM),
    Command("help", phrase("Manual"), ("Shift+F1",), HELP, icon="help"),
    Command("shortcuts", phrase("Keyboard shortcuts"), ("?", "F1"), HELP, icon="keys"),
    Command("tour", phrase("Show the tour"), ("Ctrl+F1",), HELP),
    Command("save_log", phrase("Save the log…"), ("Ctrl+Shift+L",), HELP),
    Command("about", phrase("About Incognote…"), ("Ctrl+Shift+F1",), HELP),
)
"""In the order of the shortcuts sheet."""


_ONCE_A_PRESS = (
    *("finish", "accept", "reject", "accept_page", "accept_same", "accept_category"),
    *("accept_above", "reject_above"),
)


class CommandRegistry(QObject):
    """The actions of one window, by the names in `COMMANDS`, and one for each category's key.

    `keys_changed` comes when commands may have other keys: tool tips that name one listen.
    """

    keys_changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._needs = {command.name: command.needs for command in COMMANDS}
        self._actions = {command.name: _made(command, window) for command in COMMANDS}
        self.categories: dict[str, QAction] = {}
        for category in schema().categories.values():
            name = f"category_{category.name}"
            command = Command(name, category.title, (category.shortcut,), "", _SEARCHED)
            self._needs[name] = command.needs
            self._actions[name] = self.categories[category.name] = _made(command, window)
        # A key held down too long must not decide on what nobody saw.
        window.installEventFilter(HeldKeys(self, self._keys_once))
        for shown in ("pages", "thumbnails"):
            self._actions[shown].setChecked(True)
        self._unbound = set(self._actions)

    def _keys_once(self) -> list[QKeySequence]:
        return [key for name in _ONCE_A_PRESS for key in self._actions[name].shortcuts()]

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def bind(self, name: str, slot: Callable[..., object]) -> None:
        """Say what a command does.

        Each is bound once. Raises `ValueError` for a name that is unknown or bound.
        """
        if name not in self._unbound:
            raise ValueError(name)
        self._unbound.discard(name)
        self._actions[name].triggered.connect(slot)

    @property
    def unbound(self) -> frozenset[str]:
        """Commands that do nothing so far."""
        return frozenset(self._unbound)

    def together(self, names: Sequence[str]) -> list[QAction]:
        """Commands of which just one is checked, and which one cannot be unchecked."""
        group = QActionGroup(self)
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
                action.setToolTip(_tip(command.words, action))
        self.keys_changed.emit()

    def enable(self, *needs: Need) -> None:
        """Allow what is possible with all that is there, and nothing that needs more."""
        there = Need.NOTHING
        for need in needs:
            there |= need
        for name, needed in self._needs.items():
            if needed:
                self._actions[name].setEnabled(needed in there)

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in the theme's colour."""
        for command in COMMANDS:
            if command.icon:
                self._actions[command.name].setIcon(icon(command.icon, theme))


def _made(command: Command, window: QWidget) -> QAction:
    action = QAction(tr(command.text), window)
    action.setObjectName(command.name)
    action.setCheckable(command.checkable)
    action.setShortcuts([QKeySequence(key) for key in command.keys])
    # Qt leaves no gap between an icon and its words.
    action.setIconText(f" {command.words}" if command.icon else tr(command.text))
    action.setToolTip(_tip(command.words, action))
    window.addAction(action)
    return action


def shortcut_text(action: QAction) -> str:
    """The first key of an action as the desktop writes it; empty where it has none."""
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def first_key(command: Command) -> str:
    """The usual first key of a command, written as on every desktop."""
    return _portable(command.keys[0])


def _portable(key: str) -> str:
    return QKeySequence(key).toString()


def _tip(words: str, action: QAction) -> str:
    keys = shortcut_text(action)
    return f"{words} ({keys})" if keys else words


def with_key(words: str, key: str) -> str:
    """`words` with the shortcut `key` for {key}; without the brackets where there is none."""
    return words.format(key=key).replace(" ()", "")


_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)


def leaves_letter(event: QEvent) -> bool:
    """Whether a text control would take a letter that is a shortcut; the window then gets it."""
    if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if event.modifiers() not in _PLAIN or not event.text() or not event.text().isprintable():
        return False
    event.ignore()
    return True
