"""Which files of a folder are documents to work on."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.formats.base import ENDINGS
from app.progress import Reporter, Stage
from app.sessions.storage import PROJECT


@dataclass(frozen=True, slots=True)
class FolderContents:
    """Documents among files and in folders, `others` of no known kind, folders nobody may read.

    Copies that this program made, its reports and hidden files are passed over.
    """

    paths: tuple[Path, ...]
    others: tuple[Path, ...]
    shut: tuple[Path, ...]


def documents_in(given: Sequence[Path], reporter: Reporter) -> FolderContents:
    """The given files, and the documents in the given folders and below them, in order."""
    paths: list[Path] = []
    others: list[Path] = []
    shut: list[Path] = []
    for start in given:
        if not start.is_dir():
            paths.append(start)
            continue
        refused: list[OSError] = []
        for folder, inner, names in os.walk(start, onerror=refused.append):
            reporter.step(Stage.READ, len(paths), 0)
            inner[:] = sorted(name for name in inner if not name.startswith("."))
            for path in (Path(folder, name) for name in sorted(names)):
                if path.name.startswith(".") or _is_ours(path):
                    continue
                (paths if path.suffix.lower() in ENDINGS else others).append(path)
        shut += (Path(error.filename) for error in refused)
    return FolderContents(tuple(paths), tuple(others), tuple(shut))


def _is_ours(path: Path) -> bool:
    """Whether an export, a report on one or a project was put here."""
    return path.stem.endswith((".deid", ".report")) or path.suffix == PROJECT
