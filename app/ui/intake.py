"""What the user gives to be opened: files, and folders of files."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.formats.endings import ENDINGS
from app.job import Reporter, Stage
from app.sessions.files import PROJECT
from app.ui.jobs import JobRunner, Lane
from app.ui.language import tr


@dataclass(frozen=True, slots=True)
class Found:
    """Documents in folders. `others` counts files of no known kind, `shut` folders nobody may read.

    Copies that this program made, and hidden files, are passed over.
    """

    paths: tuple[Path, ...]
    others: int
    shut: int

    @property
    def words(self) -> str:
        """What was left out, and why; empty where nothing was."""
        parts = []
        if not self.paths:
            parts.append(tr("No documents are in this folder."))
        if self.others:
            parts.append(tr("%n files are of a kind that cannot be read.", None, self.others))
        if self.shut:
            parts.append(tr("%n folders could not be opened.", None, self.shut))
        return " ".join(parts)


def documents_in(given: Sequence[Path], reporter: Reporter) -> Found:
    """The given files, and the documents in the given folders and below them, in order."""
    paths: list[Path] = []
    others = shut = 0

    def refused(_: OSError) -> None:
        nonlocal shut
        shut += 1

    for start in given:
        if not start.is_dir():
            paths.append(start)
            continue
        for folder, inner, names in os.walk(start, onerror=refused):
            reporter.step(Stage.READ, len(paths), 0)
            inner[:] = sorted(name for name in inner if not name.startswith("."))
            for path in (Path(folder, name) for name in sorted(names)):
                if path.name.startswith(".") or _is_ours(path) or path.suffix == PROJECT:
                    continue
                if path.suffix.lower() in ENDINGS:
                    paths.append(path)
                else:
                    others += 1
    return Found(tuple(paths), others, shut)


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
        if found.words:
            self.said.emit(found.words)


def _is_ours(path: Path) -> bool:
    """Whether an earlier export, or a report on one, was put here."""
    return path.stem.endswith((".deid", ".report"))
