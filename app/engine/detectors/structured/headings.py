"""The cells that name the columns of a table, and columns of what was measured.

`Hb` above a column is no hospital and `Na` no patient. A first row may be no header, though: only a
row that is sure to be one tells that of itself, and only the words of closed lists.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from app.engine.detectors.structured.field_names import kind_of_heading, known_fields
from app.engine.detectors.structured.rotas import is_department
from app.engine.domain.document import HEADING, Document, Field, Span
from app.engine.domain.month_days import month_days
from app.engine.text.folding import fold

# What may stand in brackets behind a heading: `Hb (g/L)`, `Na [mmol/L]`, but no long number.
_BRACKETS = re.compile(r"\s*[(\[](?![^()\[\]]*\d{4})[^()\[\]]*[)\]]\s*$")
_LONGEST = 60
_LONG, _FEWEST = 3, 2
"""A header is sure with so many cells of so many letters: shorter words are names and initials."""
# `Dose 2`, but neither `F 58` nor `12 y`.
_COUNTED = re.compile(r"\D*[^\W\d_]{3}\D*\d{1,2}\D*")


@dataclass(frozen=True, slots=True)
class _Words:
    """`resources/fields.toml`, as its comments explain it."""

    measured: frozenset[str]
    units: frozenset[str]
    materials: frozenset[str]
    headings: frozenset[str]
    results: frozenset[str]


def heading_spans(document: Document) -> Iterator[Span]:
    """The cells of sure headers that consist of words of headings."""
    if HEADING not in document.fields.names:
        return
    for row in _rows(document):
        yield from headings_in([one.span for one in row], document.text)


def headings_in(row: Sequence[Span], text: str) -> Iterator[Span]:
    """The cells of a row that are headings for sure, as far as the row tells."""
    cells = [one.of(text) for one in row]
    yield from (row[number] for number in month_days(cells))
    known = [one for one, cell in zip(row, cells, strict=True) if is_heading(cell)]
    if sum(len(one) >= _LONG for one in known) >= _FEWEST and 2 * len(known) >= len(row):
        yield from known


def is_heading(cell: str) -> bool:
    """Whether a cell says nothing but what a column may hold.

    `Dose 2` is a heading; `DOB 12/03/1948` and `Age 77` are labels with what they label.
    """
    if len(cell) > _LONGEST:
        return False
    words = [word for word in fold(cell).words if not word.isdigit()]
    return (
        is_measured(cell)
        or is_department(cell)
        or (bool(words) and all(word in _words().headings for word in words) and _only_counts(cell))
    )


def _only_counts(cell: str) -> bool:
    """Whether the figures of a heading count columns and are no identifier behind its label."""
    if not any(map(str.isdigit, cell)):
        return True
    return _COUNTED.fullmatch(cell) is not None and kind_of_heading([cell]) is None


def is_measured(heading: str) -> bool:
    """Whether numbers below a heading are those of a test, a score or an amount."""
    known = _words()
    words = list(fold(_BRACKETS.sub("", heading[:_LONGEST])).words)
    while len(words) > 1 and words[-1] in known.units:
        words.pop()
    if len(words) > 1 and words[0] in known.materials:
        del words[0]
    return "".join(words) in known.measured and kind_of_heading([heading]) is None


def is_results(heading: str) -> bool:
    """Whether a heading says that what tests gave stands below it, or what is normal."""
    written = _BRACKETS.sub("", heading[:_LONGEST])
    return " ".join(fold(written).words) in _words().results


def _rows(document: Document) -> Iterator[Sequence[Field]]:
    """The headers of a document, cell by cell."""
    row: list[Field] = []
    for one in document.fields:
        if one.name != HEADING:
            continue
        if row and "\n" in document.text[row[-1].span.end : one.span.start]:
            yield row
            row = []
        row.append(one)
    if row:
        yield row


@cache
def _words() -> _Words:
    data = known_fields()
    measured, headings, results = data["measured"], data["headings"], data["results"]
    said = (*headings.values(), *data["codes"].values(), data["beside"]["words"])
    said += (*results.values(), data["doses"]["headings"], data["other"]["words"])
    return _Words(
        frozenset("".join(fold(phrase).words) for phrase in measured["words"].split(";")),
        frozenset(fold(measured["units"]).words),
        frozenset(measured["materials"].split()),
        frozenset(fold(" ".join(said)).words),
        frozenset(" ".join(fold(phrase).words) for phrase in results["words"].split(";")),
    )
