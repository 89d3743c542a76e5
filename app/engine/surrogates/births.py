"""Which days of a document are births, and by how many years they move with the ages.

A birth that moved as other days do would not agree with the age: seen in 2025, born in 1957, 69.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from app.engine.domain.document import Document
from app.engine.domain.review import Finding
from app.engine.surrogates.ages import Ages
from app.engine.text.days import days_named

_BEFORE = re.compile(
    r"\b(?:d\.?o\.?b|born|birth\w*|nacid[oa]s?|nacimiento|f\.?\s?nac|nat[oa]|nascita|född|födelse\w*)"
    r"\b\D{0,40}$",
    re.IGNORECASE,
)
_FIELD = re.compile(r"birth|\bdob\b|PID-7|nacim|nascita|föd", re.IGNORECASE)
_WIDTH = 60
_TODDLER, _ADULT, _OLDEST = 2, 18, 125
"""Whose age is told in months; whose birth is known by the age alone; older is nobody."""


def births(document: Document, findings: Sequence[Finding], ages: Ages) -> Mapping[date, int]:
    """Days of birth, and by how many years more each lies before all else once ages have moved.

    A notation that may mean two days counts for both. `findings`: those that are redacted.
    """
    text = document.text
    dates = [finding for finding in findings if finding.subcategory == "DATE"]
    told = {one.id: _days(one.span.of(text)) for one in dates}
    marked = _marked(document)
    born = {
        one.id
        for one in dates
        if (one.span.start, one.span.end) in marked
        or _BEFORE.search(text[max(0, one.span.start - _WIDTH) : one.span.start])
    }
    seen = max((day for one in dates if one.id not in born for day in told[one.id]), default=None)
    if seen is None:
        return {}
    if not born:
        known = set(_years_told(findings, text))
        born = {one.id for one in dates if any(_age(day, seen) in known for day in told[one.id])}
    return {
        day: ages.shifted(age) - age
        for one in born
        for day in told[one]
        if _TODDLER <= (age := _age(day, seen)) <= _OLDEST
    }


def _marked(document: Document) -> frozenset[tuple[int, int]]:
    """Where values stand that the file calls a birth."""
    return frozenset(
        (one.span.start, one.span.end) for one in document.fields if _FIELD.search(one.name)
    )


def _years_told(findings: Sequence[Finding], text: str) -> Iterator[int]:
    for finding in findings:
        if finding.subcategory == "AGE":
            for digits in re.findall(r"(?<!\d)\d{2,3}(?!\d)", finding.span.of(text)):
                if int(digits) >= _ADULT:
                    yield int(digits)


def _days(literal: str) -> frozenset[date]:
    return frozenset(day for days in days_named(literal) for day in days)


def _age(birth: date, on: date) -> int:
    return on.year - birth.year - ((on.month, on.day) < (birth.month, birth.day))
