"""What the user says of the patients of a project: a record of its journal."""

from __future__ import annotations

import json
import os
from datetime import date
from pathlib import Path

from app.engine.domain.case import CaseBook, Correction, KnownIdentifier, KnownPatient
from app.errors import SessionDamaged

TAG = "Patients"


def encoded(book: CaseBook, project: Path) -> bytes:
    """As a record of the project at this path, with which its documents may move."""
    known = [
        [
            one.label,
            [[each.text, each.subcategory] for each in one.identifiers],
            sorted(day.isoformat() for day in one.births),
            sorted(one.documents),
        ]
        for one in book.known
    ]
    cases = [
        [str(path), _relative(path, project), label] for path, label in sorted(book.cases.items())
    ]
    corrections = [
        [label, [[one.subcategory, one.key, one.group, one.surrogate] for one in some]]
        for label, some in sorted(book.corrections.items())
    ]
    return json.dumps([TAG, known, cases, corrections]).encode()


def decoded(record: object, project: Path) -> CaseBook:
    """What a record holds. Raises `SessionDamaged`: nobody may be looked for in vain."""
    try:
        match record:
            case [str(), list(known), list(cases), list(corrections)]:
                return CaseBook(
                    tuple(_patient(*one) for one in known),
                    {_found(path, beside, project): str(label) for path, beside, label in cases},
                    {
                        str(label): tuple(Correction(*map(str, one)) for one in some)
                        for label, some in corrections
                    },
                )
    except (ValueError, TypeError):
        pass  # said below, as for what is no such record
    raise SessionDamaged("The list of patients of the project is damaged.")


def _patient(
    label: str, identifiers: list[list[str]], births: list[str], documents: list[str]
) -> KnownPatient:
    return KnownPatient(
        str(label),
        tuple(KnownIdentifier(str(text), str(kind)) for text, kind in identifiers),
        frozenset(map(date.fromisoformat, births)),
        frozenset(map(str, documents)),
    )


def _relative(path: Path, project: Path) -> str:
    try:
        return os.path.relpath(path, project.parent)
    except ValueError:  # another drive
        return ""


def _found(path: str, relative: str, project: Path) -> Path:
    """Where a document is now; it may have moved together with the project."""
    source = Path(path)
    beside = (project.parent / relative).absolute() if relative else source
    return beside if not source.exists() and beside.exists() else source
