"""What rotas and lists of wards hold beside people: specialties, codes of shifts, names of sheets.

`Kirurgi` and `Cardiology` are no places that tell one hospital from another, and `M` in a column of
such letters is a morning. Only words of closed lists are known; a ward with a number or a name of
its own (`Medicina 2`) is searched like everything else.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from app.engine.detectors.structured.field_names import OWN, kind_of, known_fields
from app.engine.domain.document import SHEET, Document, Field, Span
from app.engine.text.folding import fold

_LONGEST = 60
# `U.O.C. Nefrologia`: a letter anywhere else is a ward's own.
_UNIT = re.compile(r"(?<!\w)(?:U\.?\s?O\.?(?:\s?[CS]\.?)?(?:\s?D\.?)?\s+|d['’])", re.IGNORECASE)
# A letter, or one with a number: `N`, `J1`. Two letters may be the initials of who is on duty.
_CODE = re.compile(r"[A-Z]\d{0,2}")
# A longer number may be a patient's, and a day has more of them.
_COUNT = re.compile(r"\d{1,2}|20\d\d")
_FEWEST, _MOST_OTHERS = 2, 1 / 3
"""Codes in a column of shifts, and which share of its cells may be something else."""


@dataclass(frozen=True, slots=True)
class _Words:
    """`resources/fields.toml`, as its comments explain it."""

    specialties: frozenset[str]
    beside: frozenset[str]
    shifts: frozenset[str]
    totals: frozenset[str]
    sheets: frozenset[str]
    initials: frozenset[str]


def is_department(value: str) -> bool:
    """Whether a value names nothing but a branch of medicine, or the part of a hospital for it."""
    if len(value) > _LONGEST:
        return False
    known, words = _words(), fold(_UNIT.sub("", value)).words
    return (
        any(one in known.specialties for one in words)
        and all(one in known.specialties or one in known.beside for one in words)
        and len(words[-1]) > 1
    )


def is_specialty(folded: str) -> bool:
    """Whether a folded word is a branch of medicine."""
    return folded in _words().specialties


def is_usual_sheet(name: str) -> bool:
    """Whether the name of a sheet says nothing but what it lists, counted or of a year."""
    words = fold(name[:_LONGEST]).words
    named = [word for word in words if not _COUNT.fullmatch(word)]
    is_counted_once = len(words) - len(named) <= 1
    return bool(named) and is_counted_once and _words().sheets.issuperset(named)


def is_total(value: str) -> bool:
    """Whether a cell says that its row adds up those above."""
    return value.strip(" \n:").lower() in _words().totals


def total_spans(document: Document) -> Iterator[Span]:
    """Cells that say that their row adds up those above."""
    yield from (one.span for one in document.fields if is_total(one.span.of(document.text)))


def sheet_spans(document: Document) -> Iterator[Span]:
    """The names of sheets that say only what they list, or of which department."""
    if SHEET in document.fields.names:
        for one in document.fields:
            name = one.span.of(document.text) if one.name == SHEET else ""
            if name and len(name) <= _LONGEST and (is_usual_sheet(name) or is_department(name)):
                yield one.span


def shift_spans(document: Document) -> Iterator[Span]:
    """The codes of shifts in columns that hold little else and are not of an identifier."""
    columns: dict[str, list[Field]] = defaultdict(list)
    names = {name for name in document.fields.names if _may_hold_shifts(name)}
    for one in document.fields:
        if one.name in names:
            columns[one.name].append(one)
    for column in columns.values():
        codes = [one.span for one in column if _is_shift(one.span.of(document.text))]
        if len(codes) >= _FEWEST and len(column) - len(codes) <= _MOST_OTHERS * len(column):
            yield from codes


def _may_hold_shifts(name: str) -> bool:
    if not name.startswith(OWN) or kind_of(name):
        return False
    return _words().initials.isdisjoint(fold(name).words)


def _is_shift(value: str) -> bool:
    value = value.strip()
    if _CODE.fullmatch(value):
        return True
    return len(value) <= _LONGEST and " ".join(fold(value).words) in _words().shifts


@cache
def _words() -> _Words:
    departments, rotas = known_fields()["departments"], known_fields()["rotas"]
    return _Words(
        frozenset(fold(departments["specialties"]).words),
        frozenset(fold(departments["beside"]).words),
        _phrases(rotas["shifts"]),
        _phrases(rotas["totals"]),
        frozenset(fold(rotas["sheets"]).words),
        frozenset(fold(rotas["initials"]).words),
    )


def _phrases(listed: str) -> frozenset[str]:
    return frozenset(" ".join(fold(phrase).words) for phrase in listed.split(";"))
