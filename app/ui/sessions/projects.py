"""Projects in the window: begin one, open one, close it, and the list of the latest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from app.errors import AppError, ProjectLocked
from app.sessions.storage import PROJECT
from app.sessions.store import SessionStore
from app.sessions.summary import Summary
from app.ui.core.jobs import Lane
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.queue.opener import DocumentOpener
from app.ui.sessions.autosave import Autosave
from app.ui.sessions.closing import CloseGuard
from app.ui.sessions.passphrase_dialog import (
    BEGINNING,
    OPENING,
    SETTING,
    SHARING,
    UNLOCKING,
    PassphraseDialog,
)

T = TypeVar("T")


class Projects(QObject):
    """At most one project is open, and all documents of the window are in it.

    `listed` brings the projects that were open lately, `changed` comes when another one, or none,
    is open, and `failed` an error. `locked` brings the path of a project that needs a passphrase,
    whether one was wrong, and what tries another.
    """

    listed = Signal(object)
    changed = Signal()
    failed = Signal(object)
    locked = Signal(object, bool, object)

    def __init__(
        self,
        services: Services,
        opener: DocumentOpener,
        autosave: Autosave,
        closing: CloseGuard,
    ) -> None:
        super().__init__(services.dialogs)
        self._services = services
        self._documents, self._jobs = services.documents, services.jobs
        self._opener, self._autosave, self._closing = opener, autosave, closing
        self._dialogs, self._window = services.dialogs, services.dialogs.window
        self.store = services.store
        self.path: Path | None = None
        self.reviewer = ""
        bind = services.commands.bind
        bind("begin_project", self.ask_where_to_begin)
        bind("open_project", self.ask_which_to_open)
        bind("share_project", self.ask_to_share)
        bind("close_project", self.close)
        bind("passphrase", self.ask_passphrase)
        self.locked.connect(self.ask_to_unlock)
        self.changed.connect(self._allow)
        services.settings.follow(self.change_reviewer, "reviewer")
        self._allow()

    @property
    def possible(self) -> bool:
        """Whether work is kept at all."""
        return self.store is not None

    def list(self) -> None:
        """Bring the list up to date."""
        store = self.store
        if store is not None:
            self._jobs.start(
                Lane.SAVE,
                lambda _: store.projects(),
                done=self.listed.emit,
                failed=self.failed.emit,
            )

    def begin(self, path: Path, passphrase: str | None = None) -> None:
        """Make a project of what is open, for all who know the passphrase or, without, for one."""
        path = path if path.suffix == PROJECT else path.with_name(f"{path.name}{PROJECT}")
        sources = [entry.path for entry in self._documents.entries]
        reviewer = self._services.settings.current.reviewer

        def done(_: None) -> None:
            self._is_open(path, reviewer)

        self._swap(lambda store: store.begin_project(path, reviewer, sources, passphrase), done)

    def open(self, path: Path, reviewer: str | None = None) -> None:
        """Open a project in the place of what is open, as the reviewer of the settings left it."""
        path = path.absolute()
        name = self._services.settings.current.reviewer if reviewer is None else reviewer

        def done(summaries: tuple[Summary, ...]) -> None:
            self._clear()
            self._is_open(path, name)
            self._opener.reopen(summaries)

        def attempt(passphrase: str | None = None) -> None:
            self._swap(
                lambda store: store.open_project(path, name, passphrase),
                done,
                locked=lambda: self.locked.emit(path, passphrase is not None, attempt),
            )

        self._after_asking(attempt)

    def share(self, passphrase: str) -> None:
        """Let whoever knows this passphrase open the project from now on."""
        self._swap(lambda store: store.share_project(passphrase), self._shared)

    def change_reviewer(self) -> None:
        """Go on with the open project as somebody else, who sees nothing of the work so far."""
        if self.path is not None:
            self.open(self.path)

    def close(self) -> None:
        """Close the project and its documents."""
        if self.path is None:
            return

        def done(_: None) -> None:
            self._clear()
            self._is_open(None, "")
            self.list()

        self._after_asking(lambda: self._swap(lambda store: store.close_project(), done))

    def forget(self, path: Path) -> None:
        """Take a project off the list. The file stays where it is."""
        store = self.store
        if store is not None:
            self._jobs.start(
                Lane.SAVE,
                lambda _: store.forget_project(path),
                done=self.listed.emit,
                failed=self.failed.emit,
            )

    # What the user is asked.

    def ask_where_to_begin(self) -> None:
        """Choose where a project of what is open is to be kept."""
        dialog = self._file_dialog(tr("Create a project"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(PROJECT)
        dialog.fileSelected.connect(
            lambda name: self._dialogs.later(lambda: self.ask_for_whom(Path(name)))
        )
        self._dialogs.open(dialog)

    def ask_for_whom(self, path: Path) -> None:
        """Ask who is to be able to open the project that is made there."""
        asked = tr("Who should be able to open {name}?").format(name=path.stem)
        dialog = PassphraseDialog(BEGINNING, self._window, asked=asked)
        later = self._dialogs.later
        dialog.given.connect(lambda words: later(lambda: self.begin(path, words)))
        dialog.refused.connect(lambda: later(lambda: self.begin(path)))
        self._dialogs.open(dialog)

    def ask_to_share(self) -> None:
        """Ask for a passphrase with which others can open the project."""
        dialog = PassphraseDialog(SHARING, self._window)
        dialog.given.connect(lambda words: self._dialogs.later(lambda: self.share(words)))
        self._dialogs.open(dialog)

    def ask_to_unlock(self, path: Path, wrong: bool, attempt: Callable[[str], None]) -> None:  # noqa: FBT001 - a slot
        """Ask for the passphrase of a project, again after a `wrong` one; `attempt` tries it."""
        asked = tr("{name} needs a passphrase.").format(name=path.stem)
        problem = tr("This is not the passphrase of the project.") if wrong else ""
        dialog = PassphraseDialog(OPENING, self._window, asked=asked, problem=problem)
        dialog.given.connect(lambda passphrase: self._dialogs.later(lambda: attempt(passphrase)))
        self._dialogs.open(dialog)

    def ask_which_to_open(self) -> None:
        """Choose a project to open."""
        dialog = self._file_dialog(tr("Open a project"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        self._dialogs.open(dialog)

    def ask_passphrase(self) -> None:
        """Unlock saved work, or set the passphrase for it."""
        saving = self._autosave
        dialog = PassphraseDialog(SETTING if saving.unlocked else UNLOCKING, self._window)
        dialog.given.connect(saving.set_passphrase if saving.unlocked else saving.start)
        self._dialogs.open(dialog)

    def _file_dialog(self, title: str) -> QFileDialog:
        kinds = tr("Projects ({endings})").format(endings=f"*{PROJECT}")
        return QFileDialog(self._window, title, "", kinds)

    def _allow(self) -> None:
        """Allow what can be done with projects now."""
        commands = self._services.commands
        for name in ("begin_project", "open_project"):
            commands[name].setEnabled(self.possible)
        for name in ("share_project", "close_project"):
            commands[name].setEnabled(self.path is not None)

    def _after_asking(self, then: Callable[[], None]) -> None:
        if self.store is not None:
            self._autosave.settle(lambda: self._closing.ask(self._documents.entries, then))

    def _swap(
        self,
        job: Callable[[SessionStore], T],
        done: Callable[[T], None],
        locked: Callable[[], None] | None = None,
    ) -> None:
        """Let the store change the place of all work, while nobody can add to it."""
        store, window = self.store, self._window
        if store is None:
            return

        def ended(value: T) -> None:
            window.setEnabled(True)
            done(value)

        def failed(error: AppError) -> None:
            window.setEnabled(True)
            if locked is not None and isinstance(error, ProjectLocked):
                locked()
            else:
                self.failed.emit(error)

        window.setEnabled(False)
        self._jobs.start(Lane.SAVE, lambda _: job(store), done=ended, failed=failed)

    def _clear(self) -> None:
        for entry in tuple(self._documents.entries):
            self._opener.close(entry)

    def _shared(self, _: None) -> None:
        words = tr("The project opens with this passphrase from now on.")
        self._services.notifier.message.emit(words)

    def _is_open(self, path: Path | None, reviewer: str) -> None:
        self.path, self.reviewer = path, reviewer
        self.changed.emit()
