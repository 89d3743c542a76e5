"""The days of a review: how they are read, whose they are, and what makes the surrogate of each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from functools import partial
from itertools import pairwise

from app.engine.domain.case import Case
from app.engine.domain.document import Span
from app.engine.domain.labels import is_id
from app.engine.domain.review import Finding, Review
from app.engine.mentions.patients import NOBODY, Patients
from app.engine.names.gazetteer import lists
from app.engine.surrogates.days.ages import Ages
from app.engine.surrogates.days.birth_numbers import BirthNumber
from app.engine.surrogates.days.births import Births, ages_told, births
from app.engine.surrogates.days.calendar import Calendar
from app.engine.surrogates.days.date_shift import DateShift
from app.engine.surrogates.days.dates import Dates, is_from_day_to_day, is_near_day
from app.engine.surrogates.days.short_dates import (
    DAY_OF,
    SHORT_DAYS,
    goes_on,
    is_bare_day,
    is_later_week,
    is_listed,
    is_ordinal_day,
    is_tuesday,
    is_year_of,
    month_ahead,
    month_behind,
    month_of_list,
    year_behind,
)
from app.engine.surrogates.draws import FIRST, Draws
from app.engine.surrogates.ids import Ids
from app.engine.surrogates.masked.measures import Measures
from app.engine.surrogates.speech import Speech
from app.engine.surrogates.table import SurrogateTable
from app.engine.text.days import days_named
from app.engine.text.folding import Folded

_NEAR = 12  # characters before a finding
_FEW = 8  # dates that are looked at before one
# `lot U7719AB exp 04/27`: a month and a year, whichever field stands first in days.
_EXPIRY_BEFORE = re.compile(
    r"(?<!\w)(?:exp(?:\.|iry|ires)?|cad(?:\.|ucidad|uca)?|vto\.?|vence|venc\."
    r"|scad(?:\.|enza)?|utg)\s?:?\s$",
    re.IGNORECASE,
)
_MONTH_OF_YEAR = re.compile(r"(0?[1-9]|1[0-2])([/-])([2-4]\d)")
SHIFTED = frozenset(("AGE", "DATE"))
# Countries where English writes months before days in figures.
_MONTH_FIRST = frozenset(("US", "CA", "PH"))
# Two digits of a year are no later than that where a document has no dates.
_NEWEST = date(2029, 12, 31)


class ReviewDays:
    """Dates move by the shift of the patient whom they belong to, births with the ages.

    Attributes:
        born: the births of the review.
    """

    def __init__(
        self,
        review: Review,
        speech: Speech,
        patients: Patients,
        case: Case | None,
        *,
        shifts: Draws,
        longest: int,
        table: Callable[[int], SurrogateTable],
        tells: Callable[[Folded], bool],
    ) -> None:
        """Read the dates and births of `review`.

        Args:
            review: what was found.
            speech: its languages.
            patients: those of the review.
            case: what other documents of the patient have settled.
            shifts: keys of the shifts of all patients.
            longest: days by which dates move at most.
            table: the surrogates of a draw.
            tells: whether a text holds an original that is known wherever it stands.
        """
        self._review, self._text, self._speech = review, review.document.text, speech
        self._patients, self._case = patients, case
        self._shifts, self._longest, self._table, self._tells = shifts, longest, table, tells
        dated = [f for f in review.findings if f.subcategory == "DATE"]
        self._literals = tuple(f.span.of(self._text) for f in dated)
        ordered = sorted(dated, key=lambda f: f.span.start)
        self._next = {one.id: other for one, other in pairwise(ordered)}
        self._before = {other.id: one for one, other in pairwise(ordered)}
        self._calendars: dict[str, Calendar] = {}
        self._measured: dict[str, Measures] = {}
        self._meant: dict[str, frozenset[date]] = {}
        self._shifted: dict[tuple[str, str, bool, int], Dates] = {}
        self._numbers = self._birth_numbers(dated)
        self._told = ages_told(review.findings, self._text)
        self._ages: dict[int, Ages] = {}
        self.born: Births = births(
            review.document,
            review.findings,
            self.ages(FIRST),
            self._told,
            self._days,
            {one: number.born for one, number in self._numbers.items()},
        )

    def ages(self, draw: int) -> Ages:
        """What moves the ages of a draw."""
        if draw not in self._ages:
            of_case = self._case is not None
            self._ages[draw] = Ages(self._table(draw), self._told, of_case=of_case)
        return self._ages[draw]

    def calendar(self, language: str) -> Calendar:
        """How dates are read in text of a language."""
        if language not in self._calendars:
            home = self._speech.home(language)
            self._calendars[language] = Calendar.of(
                self._literals,
                month_first=language == "en" and home in _MONTH_FIRST,
                language=language,
                country=home,
            )
        return self._calendars[language]

    def tells_day(self, finding: Finding, literal: str, language: str) -> bool:
        """Whether a finding names a day, be it in a number."""
        return (
            finding.subcategory == "DATE"
            or finding.id in self._numbers
            or is_from_day_to_day(literal)
            or (is_id(finding.subcategory) and is_near_day(literal, self.calendar(language).days))
        )

    def is_measure(self, finding: Finding) -> bool:
        """Whether a finding counts or measures, and names no day and no age."""
        if finding.subcategory not in SHIFTED:
            return False
        language = self._speech.of(finding)
        if language not in self._measured:
            month_first = self.calendar(language).month_first
            self._measured[language] = Measures(self._review, month_first=month_first)
        return self._measured[language].hold(finding)

    def maker(self, finding: Finding, draw: int) -> tuple[Callable[[str], str], str]:
        """What makes the surrogate of a date or of a number that tells one, and its kind."""
        span, dates = finding.span, self._dates_of(finding, draw)
        literal = span.of(self._text)
        if finding.id in self._numbers:
            language = self._speech.of(finding)
            ids = Ids(self._table(draw), lists(language))
            return partial(_of_birth, ids, dates, self._numbers[finding.id]), ""
        if (told := self._told_beside(finding, dates)) is not None:
            return told
        if _EXPIRY_BEFORE.search(span.before(self._text, _NEAR)) and _MONTH_OF_YEAR.fullmatch(
            literal
        ):
            return partial(_of_expiry, dates), "expiry"
        return self._short(finding, dates) or (
            dates.replacement,
            "born" * (finding.id in self.born.partial),
        )

    def _short(self, finding: Finding, dates: Dates) -> tuple[Callable[[str], str], str] | None:
        """As `maker`, of a day of the week or of a month that is not told beside it."""
        span, literal = finding.span, finding.span.of(self._text)
        before, after = span.before(self._text, _NEAR), self._text[span.end : span.end + _NEAR]
        if self._speech.of(finding) in SHORT_DAYS and is_tuesday(literal, before, after):
            return dates.short.tuesday, "weekday"
        bare = is_bare_day(literal, before)
        if (bare or is_ordinal_day(literal)) and (last := self._last_day(finding)) is not None:
            return partial(dates.day_in_month, last=last), f"in {last:%Y-%m}"
        return (dates.short.bare_day, "day") if bare else None

    def _last_day(self, finding: Finding) -> date | None:
        """The last day that is told in full before a finding, and is no birth."""
        one = self._before.get(finding.id)
        for _ in range(_FEW):
            if one is None:
                return None
            days = self._days(one)
            if len(days) == 1 and not days & self.born.days.keys():
                return next(iter(days))
            one = self._before.get(one.id)
        return None

    def _told_beside(
        self, finding: Finding, dates: Dates
    ) -> tuple[Callable[[str], str], str] | None:
        """As `maker`, of a day or week that the date behind or before it tells more of."""
        following, preceding = self._next.get(finding.id), self._before.get(finding.id)
        told = self._told_behind(finding, following, dates) if following is not None else None
        if told is None and preceding is not None:
            told = self._told_ahead(finding, preceding, dates)
        is_english = self._speech.of(finding) == "en"
        return self._told_in_list(finding, dates) if told is None and is_english else told

    def _told_behind(
        self, finding: Finding, following: Finding, dates: Dates
    ) -> tuple[Callable[[str], str], str] | None:
        literal = finding.span.of(self._text)
        between = self._text[finding.span.end : following.span.start]
        if goes_on(literal, between):
            following = self._end_of_list(following)
        behind = following.span.of(self._text)
        day_first = not self.calendar(self._speech.of(finding)).month_first
        if month_behind(literal, between, behind, day_first=day_first):
            return partial(dates.day_beside, following=behind), f"before {behind}"
        if is_year_of(behind, between, literal):
            return partial(dates.before_year, year=behind), f"in {behind}"
        if year := year_behind(literal, between, behind):
            return partial(dates.with_year, year=year, until=behind), f"in {behind}"
        return None

    def _end_of_list(self, finding: Finding) -> Finding:
        """The last of a list of days that begins here, which tells the month of all."""
        for _ in range(_FEW):
            following = self._next.get(finding.id)
            if following is None or not goes_on(
                finding.span.of(self._text), self._text[finding.span.end : following.span.start]
            ):
                break
            finding = following
        return finding

    def _told_in_list(
        self, finding: Finding, dates: Dates
    ) -> tuple[Callable[[str], str], str] | None:
        """As `maker`, of a day in a list in English, whose first one tells the month of all."""
        one, previous = finding, ""
        for _ in range(_FEW):
            preceding = self._before.get(one.id)
            if preceding is None:
                return None
            ahead = preceding.span.of(self._text)
            between = self._text[preceding.span.end : one.span.start]
            if not is_listed(one.span.of(self._text), between):
                return None
            previous = previous or next(iter(DAY_OF.findall(ahead)), "")
            if month := month_of_list(ahead):
                told = partial(dates.day_listed, month=month, previous=previous)
                return told, f"listed after {ahead}"
            one = preceding
        return None

    def _told_ahead(
        self, finding: Finding, preceding: Finding, dates: Dates
    ) -> tuple[Callable[[str], str], str] | None:
        literal, ahead = finding.span.of(self._text), preceding.span.of(self._text)
        between = self._text[preceding.span.end : finding.span.start]
        if is_later_week(literal, between, ahead):
            return dates.short.week, "week"
        if is_year_of(literal, between, ahead):
            return partial(dates.year_of, day=ahead), f"of {ahead}"
        if month_ahead(literal, between, ahead):
            return partial(dates.day_behind, previous=ahead), f"after {ahead}"
        return None

    def patient_at(self, span: Span) -> str:
        """Whose days stand at a place: in a case the patient's, but in lists of others."""
        patient, case = self._patients.at(span), self._case
        if case is None or (self._patients.owners and patient not in (NOBODY, case.patient)):
            return patient
        return _owner(case)

    def births_in(self, case: Case) -> Iterator[tuple[str, str]]:
        """Days of birth and what stands for them in all documents of a case."""
        shift = DateShift(
            SurrogateTable(self._shifts.key_of(FIRST), frozenset(), self._tells),
            _owner(case),
            self.calendar(self._speech.whole or "en"),
            longest=self._longest,
            births=self.born,
        )
        for day in self.born.days:
            yield day.isoformat(), shift.day(day.year, day.month, day.day).isoformat()

    def _days(self, finding: Finding) -> frozenset[date]:
        days = self._meant.get(finding.id)
        if days is None:
            literal = finding.span.of(self._text)
            known = frozenset(day for named in days_named(literal) for day in named)
            read = self.calendar(self._speech.of(finding)).read[literal]
            # `251108` is read by the calendar of the note alone.
            self._meant[finding.id] = days = known & frozenset(read) or known or frozenset(read)
        return days

    def _birth_numbers(self, dated: list[Finding]) -> Mapping[str, BirthNumber]:
        """Numbers of persons that tell a birth, by the ids of their findings."""
        newest = max((day for one in dated for day in self._days(one)), default=_NEWEST)
        found = {
            one.id: BirthNumber.of(one.span.of(self._text), newest)
            or (BirthNumber.cut(one.span.of(self._text), newest) if self._is_cut(one) else None)
            for one in self._review.findings
            if is_id(one.subcategory)
        }
        return {id_: number for id_, number in found.items() if number is not None}

    def _is_cut(self, finding: Finding) -> bool:
        """Whether it is called a number of a person, in Swedish, where it may want its end."""
        return finding.subcategory == "SSN" and self._speech.of(finding) == "sv"

    def _dates_of(self, finding: Finding, draw: int) -> Dates:
        """The dates of whom a place is about; births move by the years of the ages as well."""
        patient, language = self.patient_at(finding.span), self._speech.of(finding)
        is_birth = finding.id in self.born.partial
        identity = patient, language, is_birth, draw
        if identity not in self._shifted:
            self._shifted[identity] = Dates(
                SurrogateTable(self._shifts.key_of(draw), frozenset(), self._tells),
                # Without a patient no other document can have the same shift.
                patient or self._review.document.sha256,
                self.calendar(language),
                language,
                longest=self._longest,
                births=self.born,
                born=is_birth,
                settled=self._settled(patient),
            )
        return self._shifted[identity]

    def _settled(self, patient: str) -> Mapping[date, date]:
        if self._case is None or patient != _owner(self._case):
            return {}
        return {date.fromisoformat(a): date.fromisoformat(b) for a, b in self._case.births}


def _owner(case: Case) -> str:
    """Whose shift the days of a case have; no name is written so."""
    return f"case {case.id}"


def _of_expiry(dates: Dates, literal: str) -> str:
    """Another month and year, of a literal that has two digits for the year."""
    month, year = dates.replacement(f"{literal[:-2]}20{literal[-2:]}"), literal[-2:]
    return month[: -2 - len(year)] + month[-2:]


def _of_birth(ids: Ids, dates: Dates, number: BirthNumber, _literal: str) -> str:
    return ids.of_birth(number, dates.day(number.born))
