"""How the documents of a project are exported: remembered in it, so that all are exported alike."""

from __future__ import annotations

import json
import os
from pathlib import Path

from app.engine.domain.export import Mode
from app.engine.domain.policy import ExportChoices, from_data, to_data

TAG = "Exports"


def encoded(choices: ExportChoices, project: Path) -> bytes:
    """As a record of the project at this path, with which the folder may move."""
    try:
        relative = os.path.relpath(choices.folder, project.parent)
    except ValueError:  # another drive
        relative = ""
    policy = None if choices.policy is None else to_data(choices.policy)
    # A program that knows no policies offers labels.
    mode = choices.mode if policy is None else Mode.MASK
    values = [mode.value, str(choices.folder), relative, choices.report, choices.summary, policy]
    return json.dumps([TAG, *values]).encode()


def decoded(record: object, project: Path) -> ExportChoices | None:
    """What a record holds; None where another version of the program wrote what is unknown here."""
    match record:
        case [str(), str(mode), str(folder), str(relative), bool(report), bool(summary), *rest]:
            if mode not in set(Mode):
                return None
            try:
                policy = from_data(rest[0]) if rest and rest[0] is not None else None
            except ValueError:
                return None
            beside = (project.parent / relative).absolute() if relative else Path(folder)
            there = beside if not Path(folder).exists() and beside.exists() else Path(folder)
            return ExportChoices(Mode(mode), there, report, summary, policy)
    return None
