"""What the user gives to be opened: files, and folders of files."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.formats.endings import ENDINGS
from app.job import Reporter, Stage
from app.ui.jobs import JobRunner, Lane


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
            parts.append("No documents are in this folder.")
        if self.others:
            files = "1 file is" if self.others == 1 else f"{self.others} files are"
            parts.append(f"{files} of a kind that cannot be read.")
        if self.shut:
            folders = "1 folder" if self.shut == 1 else f"{self.shut} folders"
            parts.append(f"{folders} could not be opened.")
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
                if path.name.startswith(".") or _is_ours(path):
                    continue
                if path.suffix.lower() in ENDINGS:
                    paths.append(path)
                else:
                    others += 1
    return Found(tuple(paths), others, shut)


class Intake(QObject):
    """Passes on files at once and looks into folders first. `said` brings words about that."""

    said = Signal(str)

    def __init__(self, runner: JobRunner, take: Callable[[Sequence[Path]], None]) -> None:
        super().__init__(runner)
        self._runner = runner
        self._take = take

    def open(self, paths: Sequence[Path]) -> None:
        """Put files, and what is in folders, into the queue."""
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
