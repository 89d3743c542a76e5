"""Whether an export says what was removed in another notation than the original did.

Dates are compared as days of the calendar, addresses and numbers by their parts. What many people
share, such as an age, is only suspected: it is told, and changes no verdict by itself.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from itertools import chain

from app.engine.domain.export import Extract, Layer, Leak, RedactionPlan
from app.engine.domain.review import Review
from app.engine.names.nicknames import nicknames_of
from app.engine.text.calendar_terms import MONTHS
from app.engine.text.days import days_in, days_in_parts
from app.engine.text.distinctive import PERSONS
from app.engine.text.folding import fold
from app.engine.verification.needles import Needle
from app.engine.verification.nicknames import pattern_of
from app.engine.verification.other_days import days_otherwise
from app.engine.verification.spread_parts import SpreadParts

_NUMBERED = frozenset(
    [
        "PHONE",
        "FAX",
        "SSN",
        "MEDICALRECORD",
        "HEALTHPLAN",
        "ACCOUNT",
        "LICENSE",
        "DEVICE",
        "VEHICLE",
        "BIOID",
        "IDNUM",
    ]
)
_ENDS_IN = re.compile(
    r"(?:\bend(?:s|ed|ing)?(?:\s(?:in|with))?|\blast\s(?:four|4)(?:\sdigits)?(?:\s(?:are|is|of))?"
    r"|\btermina(?:do|da)?\s(?:en|con|in)|\bfinisce\s(?:con|in|per)|\bslutar\s(?:på|med)"
    r"|[*x•#]{2,}|\.{2,}|…)[\s:#*.-]{0,4}(\d{4})(?!\d)",
    re.IGNORECASE,
)
_AGED = (
    r"[\s-]{{0,2}}(?:years?|yrs?|y/?o|yo|años|anni|år)\b"
    r"|\b(?:aged?|edad|età|ålder)[\s:]{{1,3}}{0}\b"
)
_SHORTEST_NUMBER = 7
_SHORTEST_STREET = 7
_SHORTEST_BARE = 6
# Numbers with letters that text recognition, or somebody who types, takes for digits.
_WITH_LETTERS = re.compile(
    r"(?<![^\W_])(?=\d*[OoIlSB])(?:[OoIlSB]{0,2}\d){5,20}[OoIlSB]{0,2}(?![^\W_])"
)
_AS_DIGITS = str.maketrans("OoIlSB", "001158")


def days_left_out(plan: RedactionPlan, review: Review) -> frozenset[date]:
    """The days that an export by `plan` removes, and that its text does not say either.

    A chart has them as `19570923`, where the page has `23/09/1957`.
    """
    text = review.document.text
    removed = (f.span.of(text) for f in review.redacted if f.subcategory == "DATE")
    return days_in(removed) - days_in([plan.apply(text)])


@dataclass(frozen=True)
class OtherNotations:
    """What was removed, by its parts.

    Days that other dates of the export were `moved_onto` are only suspected.
    """

    review: Review
    moved_onto: frozenset[date] = frozenset()

    def leaks(self, extract: Extract) -> Iterator[Leak]:
        """What of it the extract says in another notation."""
        if extract.layer is Layer.RAW:
            return
        text = extract.text
        days = self._days - self.moved_onto
        if days and not days.isdisjoint(
            days_in([text]) | days_in_parts(text) | days_otherwise(text)
        ):
            yield Leak.seen_in(extract, "DATE")
        if self._bare_numbers is not None and (bare := self._bare_numbers.search(text)):
            yield Leak.seen_in(extract, self._without_zeros[bare[0]])
        for run in _WITH_LETTERS.findall(text):
            if subcategory := self._numbers.get(run.translate(_AS_DIGITS)):
                yield Leak.seen_in(extract, subcategory)
        words = f" {' '.join(fold(text).words)} "
        if any(street in words for street in self._streets):
            yield Leak.seen_in(extract, "STREET")
        if self._postcodes is not None and self._postcodes.search(text):
            yield Leak.seen_in(extract, "ZIP")
        ends = {match[1] for match in _ENDS_IN.finditer(text)}
        for end, subcategory in self._ends.items():
            if end in ends:
                yield Leak.seen_in(extract, subcategory)

    def suspicions(self, extract: Extract) -> Iterator[Leak]:
        """What may say it.

        An age, day and month of a date or its six figures, initials, a nickname, a postal code.
        """
        if extract.layer is Layer.RAW:
            return
        for subcategory, pattern in self._suspected:
            if pattern.search(extract.text):
                yield Leak.seen_in(extract, subcategory)
        if self.moved_onto and not self.moved_onto.isdisjoint(days_in([extract.text])):
            yield Leak.seen_in(extract, "DATE")

    def in_parts(self, needles: Iterable[Needle], kept: Collection[str]) -> SpreadParts:
        """The search for `needles` and the days in parts that stand apart."""
        return SpreadParts.of(needles, kept, self._days - self.moved_onto)

    def _literals(self, *subcategories: str) -> Iterator[tuple[str, str]]:
        text = self.review.document.text
        for finding in self.review.redacted:
            if not subcategories or finding.subcategory in subcategories:
                yield finding.subcategory, finding.span.of(text)

    @cached_property
    def _days(self) -> frozenset[date]:
        return days_in(literal for _, literal in self._literals("DATE"))

    @cached_property
    def _streets(self) -> frozenset[str]:
        """Streets without their numbers, as folded words between spaces."""
        named = (
            [word for word in fold(literal).words if not any(map(str.isdigit, word))]
            for _, literal in self._literals("STREET")
        )
        return frozenset(
            f" {' '.join(words)} "
            for words in named
            if len(words) > 1 and len("".join(words)) >= _SHORTEST_STREET
        )

    @cached_property
    def _postcodes(self) -> re.Pattern[str] | None:
        """Postal codes with letters, which few houses share, however they are spaced."""
        codes = {key for key in self._postcode_keys if not key.isdigit()}
        return _spaced(codes) if codes else None

    @cached_property
    def _postcode_keys(self) -> frozenset[str]:
        keys = ("".join(fold(literal).words) for _, literal in self._literals("ZIP"))
        return frozenset(key for key in keys if len(key) >= 5)

    @cached_property
    def _numbers(self) -> dict[str, str]:
        """The digits of long numbers, and what they are."""
        found: dict[str, str] = {}
        for subcategory, literal in self._literals(*_NUMBERED):
            digits = "".join(c for c in literal if c.isdecimal())
            if len(digits) >= _SHORTEST_NUMBER:
                found.setdefault(digits, subcategory)
        return found

    @cached_property
    def _without_zeros(self) -> dict[str, str]:
        """Numbers that begin with zeros, as programs that take them for amounts write them."""
        found: dict[str, str] = {}
        for subcategory, literal in self._literals(*_NUMBERED):
            digits = "".join(c for c in literal if c.isdecimal())
            bare = digits.lstrip("0")
            if bare != digits and len(bare) >= _SHORTEST_BARE:
                found.setdefault(bare, subcategory)
        return found

    @cached_property
    def _bare_numbers(self) -> re.Pattern[str] | None:
        bare = "|".join(self._without_zeros)
        return re.compile(rf"(?<![\d.,])(?:{bare})(?!\d|[.,]\d*[1-9])") if bare else None

    @cached_property
    def _ends(self) -> dict[str, str]:
        """The last four digits of numbers, and what they are."""
        found: dict[str, str] = {}
        for digits, subcategory in self._numbers.items():
            found.setdefault(digits[-4:], subcategory)
        return found

    @cached_property
    def _suspected(self) -> tuple[tuple[str, re.Pattern[str]], ...]:
        found: list[tuple[str, re.Pattern[str]]] = []
        ages = {literal for _, literal in self._literals("AGE") if literal.isdecimal()}
        for age in ages:
            after = rf"(?<!\d){age}{_AGED.format(age)}"
            found.append(("AGE", re.compile(after, re.IGNORECASE)))
        found += [("DATE", _day_and_month(day)) for day in self._days]
        found += [("DATE", _in_six_figures(day)) for day in self._days]
        codes = {key for key in self._postcode_keys if key.isdigit()}
        if codes:
            found.append(("ZIP", _spaced(codes)))
        for subcategory, literal in self._literals(*PERSONS):
            names = [word for word in re.findall(r"[^\W\d_]{2,}", literal) if word[0].isupper()]
            if len(names) >= 2:
                letters = r"\.\s?".join(name[0] for name in names)
                found.append((subcategory, re.compile(rf"(?<!\w){letters}\.(?!\w)")))
                called = pattern_of(chain.from_iterable(map(nicknames_of, names[:-1])))
                if called is not None:
                    found.append((subcategory, called))
        return tuple(dict.fromkeys(found))


def without_leaks(suspicions: set[Leak], leaks: set[Leak]) -> set[Leak]:
    """Those of a kind and place of which nothing worse is known."""
    known = {(leak.subcategory, leak.place) for leak in leaks}
    return {one for one in suspicions if (one.subcategory, one.place) not in known}


def _spaced(keys: set[str]) -> re.Pattern[str]:
    parts = "|".join(r"[\s.-]?".join(map(re.escape, key)) for key in sorted(keys))
    return re.compile(rf"(?<![\w])(?:{parts})(?![\w])", re.IGNORECASE)


def _day_and_month(day: date) -> re.Pattern[str]:
    months = "|".join(re.escape(name) for name, number in MONTHS.items() if number == day.month)
    ending = r"(?:st|nd|rd|th)?(?!\d)"
    return re.compile(
        rf"(?<!\d){day.day}{ending}\.?\s(?:of\s|de\s|di\s)?(?:{months})\b"
        rf"|\b(?:{months})\.?\s{day.day}{ending}",
        re.IGNORECASE,
    )


def _in_six_figures(day: date) -> re.Pattern[str]:
    orders = "|".join(dict.fromkeys(f"{day:{order}}" for order in ("%d%m%y", "%m%d%y", "%y%m%d")))
    return re.compile(rf"(?<!\d)(?:{orders})(?!\d)")
