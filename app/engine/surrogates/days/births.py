"""Which dates of a document are births, and by how much they move with the ages.

A birth that moved as other days do would not agree with the age: seen in 2025, born in 1957, 69.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from types import MappingProxyType

from app.engine.domain.document import Document
from app.engine.domain.review import Finding
from app.engine.surrogates.days.ages import (
    AFTER_AGE,
    BEFORE_AGE,
    Ages,
    ToldAge,
    Unit,
    is_behind_years,
    told_ages,
)

_BEFORE = re.compile(
    r"(?<!gave )(?<!giving )\b(?:d\.?o\.?b|born|birth\w*|nacid[oa]s?|nacimiento|f\.?\s?nac|nat[oa]"
    r"|nascita|född|födelse\w*)\b\D{0,40}$",
    re.IGNORECASE,
)
# `n. 30-nov-2015` of a family tree, `f 390712`, `b. 1949`, `f. -21`; `FN`, `F.N.` of Spanish notes.
_SHORT_BEFORE = re.compile(
    r"(?<![\w.])(?:n\.|f\.?|b\.|\*|(?:F\.?\s?N|f\.\s?n|F\.?D\.?N)\.?:?)\s?[-–'’]?$"
)
_FAMILY_YEAR = re.compile(r"(?:1[89]|20)?\d\d")
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_NEAR = 6
_FIELD = re.compile(r"birth|\bdob\b|PID-7|nacim|nascita|föd", re.IGNORECASE)
_WIDTH = 60
_TODDLER, _ADULT, _OLDEST = 2, 18, 125
"""Whose age is told in months; whose birth is known by the age alone; older is nobody."""

DaysOf = Callable[[Finding], frozenset[date]]
"""The days that a finding may mean; none where it does not say day, month and year."""


@dataclass(frozen=True, slots=True)
class Older:
    """By how much longer somebody has lived in an export."""

    years: int = 0
    months: int = 0
    days: int = 0


@dataclass(frozen=True, slots=True)
class Births:
    """The births of a document.

    Attributes:
        days: how much longer whoever was born then has lived.
        partial: ids of findings that tell month or year of a birth, and no day.
        told: ages of the document, each with the one that stands for it.
        infants: whether somebody was born so late that ages in months, weeks and days stay.
    """

    days: Mapping[date, Older] = field(default_factory=dict)
    partial: frozenset[str] = frozenset()
    told: tuple[tuple[int, int], ...] = ()
    infants: bool = False


def ages_told(findings: Iterable[Finding], text: str) -> tuple[ToldAge, ...]:
    """The ages that a document tells, each once."""
    return tuple(
        dict.fromkeys(
            age for one in findings if one.subcategory == "AGE" for age in _ages_of(one, text)
        )
    )


def _ages_of(finding: Finding, text: str) -> Iterator[ToldAge]:
    """The ages in a finding; none in months that stand behind the years of the age."""
    span = finding.span
    for age in told_ages(span.of(text), text[span.end : span.end + AFTER_AGE]):
        if age.unit is Unit.YEARS or not is_behind_years(span.before(text, BEFORE_AGE)):
            yield age


def births(
    document: Document,
    findings: Sequence[Finding],
    ages: Ages,
    told: Sequence[ToldAge],
    days_of: DaysOf,
    numbered: Mapping[str, date] = MappingProxyType({}),
) -> Births:
    """The births among `findings`, which are those that are redacted, with the ages `told`.

    `numbered`: births that numbers of persons tell, by the ids of their findings.
    """
    text = document.text
    dates = [one for one in findings if one.subcategory == "DATE" or one.id in numbered]
    named = {
        one.id: frozenset((numbered[one.id],)) if one.id in numbered else days_of(one)
        for one in dates
    }
    marked = _marked(document)
    born = numbered.keys() | {
        one.id
        for one in dates
        if (one.span.start, one.span.end) in marked
        or _BEFORE.search(one.span.before(text, _WIDTH))
        or (
            (named[one.id] or _FAMILY_YEAR.fullmatch(one.span.of(text)))
            and _SHORT_BEFORE.search(one.span.before(text, _NEAR))
        )
    }
    in_years = tuple((o.number, ages.shifted(o.number)) for o in told if o.unit is Unit.YEARS)
    partial = frozenset(one for one in born if not named[one])
    visits = {day for one in dates if one.id not in born for day in named[one.id]}
    if not visits:
        told_in = {int(year) for one in dates for year in _YEAR.findall(one.span.of(text))}
        days = {day: _older_in(told_in, day, in_years) for one in born for day in named[one]}
        return Births(days, partial, in_years)
    seen = max(visits)
    if not any(named[one] for one in born):
        adults = {number for number, _ in in_years if number >= _ADULT}
        born = born | {
            one.id for one in dates if any(years(day, seen) in adults for day in named[one.id])
        }
        visits = {day for one in dates if one.id not in born for day in named[one.id]} or {seen}
    days = {
        day: _older(begun, visits, seen, ages, told)
        for one in dates
        if one.id in born
        for day in named[one.id]
        if (begun := _last(day, seen, one.span.of(text))) <= seen and years(begun, seen) <= _OLDEST
    }
    return Births(days, partial, in_years, any(years(day, seen) < _TODDLER for day in days))


def _older(
    born: date, visits: Iterable[date], seen: date, ages: Ages, told: Sequence[ToldAge]
) -> Older:
    """By the age that is told of a visit; where none is, by that of the last."""
    known = tuple(visits)
    age_then = years(born, seen)
    # Of an infant every day counts, and more ages are written than found: they stay, and the birth
    # moves as other days do.
    if age_then < _TODDLER:
        return Older()
    for age in told:
        more = ages.shifted(age.number, age.unit) - age.number
        since = _SINCE[age.unit]
        if any(since(born, visit) == age.number for visit in known if visit >= born):
            return _LONGER[age.unit](more)
    return Older(years=ages.shifted(age_then) - age_then)


def _older_in(told_in: Collection[int], born: date, in_years: Iterable[tuple[int, int]]) -> Older:
    """Where no day of a visit is known: by the age that fits to a year, or else the first."""
    told = [pair for pair in in_years if pair[0] >= _TODDLER]
    fitting = [pair for pair in told if {born.year + pair[0], born.year + pair[0] + 1} & {*told_in}]
    return Older(years=next((shown - age for age, shown in (*fitting, *told)), 0))


def _last(day: date, seen: date, written: str) -> date:
    """The day itself, or a century earlier where two figures for a year read as the future."""
    if day <= seen or str(day.year) in written or (day.month, day.day) == (2, 29):
        return day
    return day.replace(year=day.year - 100)


def years(born: date, on: date) -> int:
    """Whole years of age."""
    return on.year - born.year - ((on.month, on.day) < (born.month, born.day))


def months(born: date, on: date) -> int:
    """Whole months of age."""
    return 12 * (on.year - born.year) + on.month - born.month - (on.day < born.day)


_SINCE: Mapping[Unit, Callable[[date, date], int]] = {
    Unit.YEARS: years,
    Unit.MONTHS: months,
    Unit.WEEKS: lambda born, on: (on - born).days // 7,
    Unit.DAYS: lambda born, on: (on - born).days,
}
_LONGER: Mapping[Unit, Callable[[int], Older]] = {
    Unit.YEARS: lambda more: Older(years=more),
    Unit.MONTHS: lambda more: Older(months=more),
    Unit.WEEKS: lambda more: Older(days=7 * more),
    Unit.DAYS: lambda more: Older(days=more),
}


def _marked(document: Document) -> frozenset[tuple[int, int]]:
    """Where values stand that the file calls a birth."""
    return frozenset(
        (one.span.start, one.span.end) for one in document.fields if _FIELD.search(one.name)
    )
