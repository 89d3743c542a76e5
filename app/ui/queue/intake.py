"""What the user gives to be opened: files, and folders of files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.sessions.storage import PROJECT
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.language import tr
from app.workflow.folders import Found, documents_in


class Intake(QObject):
    """Passes on files at once and looks into folders first.

    `said` brings words about that, `project` the path of a project that was among the files.
    """

    said = Signal(str)
    project = Signal(object)

    def __init__(self, runner: JobRunner, take: Callable[[Sequence[Path]], None]) -> None:
        super().__init__(runner)
        self._runner = runner
        self._take = take

    def open(self, paths: Sequence[Path]) -> None:
        """Put files, and what is in folders, into the queue."""
        projects = [path for path in paths if path.suffix.lower() == PROJECT]
        if projects:
            # It takes the place of all that is open, and of other files that came with it.
            self.project.emit(projects[0])
            return
        if not any(path.is_dir() for path in paths):
            self._take(paths)
            return
        given = tuple(path.absolute() for path in paths)
        self._runner.start(
            Lane.QUICK,
            lambda reporter: documents_in(given, reporter),
            done=self._found,
        )

    def _found(self, found: Found) -> None:
        self._take(found.paths)
        if words := _left_out(found):
            self.said.emit(words)


def _left_out(found: Found) -> str:
    """What was left out, and why; empty where nothing was."""
    parts = []
    if not found.paths:
        parts.append(tr("No documents are in this folder."))
    if found.others:
        parts.append(tr("%n files are of a kind that cannot be read.", None, len(found.others)))
    if found.shut:
        parts.append(tr("%n folders could not be opened.", None, len(found.shut)))
    return " ".join(parts)
