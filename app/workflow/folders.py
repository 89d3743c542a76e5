"""Which files of a folder are documents to work on."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.formats.base import ENDINGS
from app.progress import Reporter, Stage
from app.sessions.storage import PROJECT

_REPORT = (".html", ".json", ".pdf")
_SUMMARY = re.compile(r"summary(?:-\d+)?")


@dataclass(frozen=True, slots=True)
class FolderContents:
    """Documents among files and in folders, and what else is there.

    Attributes:
        others: files of no known kind.
        shut: folders that nobody may read, and links to folders, which may lead in circles.
        passed_over: copies that this program made, and hidden documents.
    """

    paths: tuple[Path, ...]
    others: tuple[Path, ...]
    shut: tuple[Path, ...]
    passed_over: tuple[Path, ...] = ()


def documents_in(given: Sequence[Path], reporter: Reporter) -> FolderContents:
    """The given files, and the documents in the given folders and below them, in order."""
    paths: list[Path] = []
    others: list[Path] = []
    shut: list[Path] = []
    passed_over: list[Path] = []
    for start in given:
        if not start.is_dir():
            paths.append(start)
            continue
        refused: list[OSError] = []
        for folder, inner, names in os.walk(start, onerror=refused.append):
            reporter.step(Stage.READ, len(paths), 0)
            inner[:] = sorted(name for name in inner if not name.startswith("."))
            shut += (path for name in inner if (path := Path(folder, name)).is_symlink())
            for path in (Path(folder, name) for name in sorted(names)):
                is_document = path.suffix.lower() in ENDINGS
                if _is_own_file(path):
                    continue
                if path.name.startswith(".") or path.stem.endswith(".deid"):
                    passed_over += (path,) if is_document else ()
                    continue
                (paths if is_document else others).append(path)
        shut += (Path(error.filename) for error in refused)
    return FolderContents(tuple(paths), tuple(others), tuple(shut), tuple(passed_over))


def _is_own_file(path: Path) -> bool:
    """Whether a project, the account of a run, a report or a summary was put here.

    A report is three files, a summary four: one alone that is called so, such as
    `mri.report.pdf`, is a document.
    """
    if path.stem.endswith(".report") and path.suffix in _REPORT:
        return all(path.with_suffix(ending).exists() for ending in _REPORT)
    if _SUMMARY.fullmatch(path.stem):
        return all(path.with_suffix(ending).exists() for ending in (*_REPORT, ".csv"))
    return path.suffix == PROJECT or path.name.startswith(".incognote-")
