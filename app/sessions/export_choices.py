"""How the documents of a project are exported: remembered in it, so that all are exported alike."""

from __future__ import annotations

import json
import os
from pathlib import Path

from app.engine.domain.export import ExportChoices, Mode

TAG = "Exports"


def encoded(choices: ExportChoices, project: Path) -> bytes:
    """As a record of the project at this path, with which the folder may move."""
    try:
        relative = os.path.relpath(choices.folder, project.parent)
    except ValueError:  # another drive
        relative = ""
    values = [choices.mode.value, str(choices.folder), relative, choices.report, choices.summary]
    return json.dumps([TAG, *values]).encode()


def decoded(record: object, project: Path) -> ExportChoices | None:
    """What a record holds; None where another version of the program wrote what is unknown here."""
    match record:
        case [str(), str(mode), str(folder), str(relative), bool(report), bool(summary), *_]:
            if mode not in set(Mode):
                return None
            beside = (project.parent / relative).absolute() if relative else Path(folder)
            there = beside if not Path(folder).exists() and beside.exists() else Path(folder)
            return ExportChoices(Mode(mode), there, report, summary)
    return None
