"""Projects in the window: begin one, open one, close it, and the list of the latest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from app.errors import AppError, ProjectLocked
from app.sessions.storage import PROJECT
from app.sessions.store import SessionStore
from app.sessions.summary import Summary
from app.ui.core.jobs import Lane
from app.ui.core.language import tr

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow

T = TypeVar("T")


class Projects(QObject):
    """At most one project is open, and all documents of the window are in it.

    `listed` brings the projects that were open lately, `changed` comes when another one, or none,
    is open, `said` brings words for the status line, and `failed` an error. `locked` brings the
    path of a project that needs a passphrase, whether one was wrong, and what tries another.
    """

    listed = Signal(object)
    changed = Signal()
    failed = Signal(object)
    said = Signal(str)
    locked = Signal(object, bool, object)

    def __init__(self, window: MainWindow, keeper: SessionStore | None) -> None:
        super().__init__(window)
        self._window = window
        self.keeper = keeper
        self.path: Path | None = None
        self.reviewer = ""

    @property
    def possible(self) -> bool:
        """Whether work is kept at all."""
        return self.keeper is not None

    def list(self) -> None:
        """Bring the list up to date."""
        keeper = self.keeper
        if keeper is not None:
            self._window.runner.start(
                Lane.SAVE,
                lambda _: keeper.projects(),
                done=self.listed.emit,
                failed=self.failed.emit,
            )

    def begin(self, path: Path, passphrase: str | None = None) -> None:
        """Make a project of what is open, for all who know the passphrase or, without, for one."""
        path = path if path.suffix == PROJECT else path.with_name(f"{path.name}{PROJECT}")
        sources = [entry.path for entry in self._window.session.entries]
        reviewer = self._window.services.settings.current.reviewer

        def done(_: None) -> None:
            self._is_open(path, reviewer)

        self._swap(lambda keeper: keeper.begin_project(path, reviewer, sources, passphrase), done)

    def open(self, path: Path, reviewer: str | None = None) -> None:
        """Open a project in the place of what is open, as the reviewer of the settings left it."""
        path = path.absolute()
        name = self._window.services.settings.current.reviewer if reviewer is None else reviewer

        def done(summaries: tuple[Summary, ...]) -> None:
            self._clear()
            self._is_open(path, name)
            self._window.recent.put(summaries)

        def attempt(passphrase: str | None = None) -> None:
            self._swap(
                lambda keeper: keeper.open_project(path, name, passphrase),
                done,
                locked=lambda: self.locked.emit(path, passphrase is not None, attempt),
            )

        self._after_asking(attempt)

    def share(self, passphrase: str) -> None:
        """Let whoever knows this passphrase open the project from now on."""
        self._swap(lambda keeper: keeper.share_project(passphrase), self._shared)

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

        self._after_asking(lambda: self._swap(lambda keeper: keeper.close_project(), done))

    def forget(self, path: Path) -> None:
        """Take a project off the list. The file stays where it is."""
        keeper = self.keeper
        if keeper is not None:
            self._window.runner.start(
                Lane.SAVE,
                lambda _: keeper.forget_project(path),
                done=self.listed.emit,
                failed=self.failed.emit,
            )

    def _after_asking(self, then: Callable[[], None]) -> None:
        window = self._window
        if self.keeper is not None:
            window.autosave.settle(lambda: window.closing.ask(window.session.entries, then))

    def _swap(
        self,
        job: Callable[[SessionStore], T],
        done: Callable[[T], None],
        locked: Callable[[], None] | None = None,
    ) -> None:
        """Let the keeper change the place of all work, while nobody can add to it."""
        keeper, window = self.keeper, self._window
        if keeper is None:
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
        window.runner.start(Lane.SAVE, lambda _: job(keeper), done=ended, failed=failed)

    def _clear(self) -> None:
        for entry in tuple(self._window.session.entries):
            self._window.opener.close(entry)

    def _shared(self, _: None) -> None:
        self.said.emit(tr("The project opens with this passphrase from now on."))

    def _is_open(self, path: Path | None, reviewer: str) -> None:
        self.path, self.reviewer = path, reviewer
        self.changed.emit()
