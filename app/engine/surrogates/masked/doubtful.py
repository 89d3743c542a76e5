"""Findings that are more likely wrong than right: they are masked in surrogate exports.

A pain score of 9/10 that was taken for a day would become another score, and `pyelo`, taken for a
hospital, a name. A label says that something stood there, and no wrong fact.
"""

from __future__ import annotations

import re
from functools import cached_property

from app.engine.domain.review import Action, Finding, Review
from app.engine.names.countries import country_meant
from app.engine.names.gazetteer import is_listed
from app.engine.surrogates.kinds import may_be_kind
from app.engine.text.distinctive import PERSONS
from app.engine.text.folding import fold, key_of
from app.engine.text.languages import USUAL
from app.engine.text.units import HOUR
from app.engine.text.vocabulary import wordlist

_DOUBTFUL = 0.5
_FRACTION = re.compile(r"\d{1,2}/\d{1,3}|\d{1,2}(?:\s?[-–]\s?\d{1,2})?")
_DOUBTFUL_FRACTION = 0.85
"""Most pairs of numbers, and numbers alone, that score less are scores, shares, hours and rooms."""
# Two numbers with a blank between are no day that is written so, nor are four: `06 12 18 24`.
_HOURS = re.compile(rf"{HOUR}(?:(?: {HOUR}){{3,5}}| {HOUR})")
_ALL = 2.0
_BARE = re.compile(r"\d{1,3}")
_DOUBTFUL_CELL = 0.9
"""A number alone in a cell that is taken for an age may be what was measured: `45` below *EF*."""
_DOUBTFUL_SMALL = 0.9
"""Names in small letters, such as `mancino`, of whoever is left-handed, are as a rule none."""
_DOUBTFUL_UNLISTED = 0.75
"""In notes of small letters alone, whom no list of names has: `sonnolento, 1 vomito`."""
_CAPITALISED = frozenset((*PERSONS, "CITY", "STATE", "COUNTRY"))
_INSTITUTIONS = frozenset(("HOSPITAL", "ORGANIZATION", "LOCATION_OTHER"))
_ABROAD = ("es", "it", "sv")
_SHORTEST = 3


def _says_kind(written: str) -> bool:
    """Whether small words name a kind of institution: `avd 53`, but not `grandios karaktär`."""
    words = fold(written).words
    return any(map(str.isdigit, written)) or any(
        word in wordlist("generic_words") or may_be_kind(word, language)
        for word in words
        for language in _ABROAD
    )


class Doubtful:
    """What findings of a review nobody can be sure of."""

    def __init__(self, review: Review) -> None:
        self._review = review

    def hold(self, finding: Finding) -> bool:
        """Whether a finding is doubtful, and shares no word with one that is not."""
        return self._is_unsure(finding) and self._sure.isdisjoint(self._words(finding))

    @cached_property
    def _sure(self) -> frozenset[str]:
        sure = (one for one in self._review.findings if not self._is_unsure(one))
        return frozenset(word for one in sure for word in self._words(one))

    def _is_unsure(self, finding: Finding) -> bool:
        accepted = self._review.action(finding) is Action.ACCEPT
        return finding.score < self._bound(finding) and not accepted

    def _bound(self, finding: Finding) -> float:
        written = finding.span.of(self._review.document.text)
        if self._is_small(finding, written):
            return _DOUBTFUL_SMALL
        if finding.subcategory in PERSONS and written.islower() and self._is_unlisted(written):
            return _DOUBTFUL_UNLISTED
        if finding.subcategory == "DATE" and _HOURS.fullmatch(written):
            return _ALL
        if finding.subcategory == "AGE" and self._fills_cell(finding, written):
            return _DOUBTFUL_CELL
        fraction = finding.subcategory == "DATE" and _FRACTION.fullmatch(written)
        return _DOUBTFUL_FRACTION if fraction else _DOUBTFUL

    def _is_unlisted(self, written: str) -> bool:
        """Whether a single word is on no list of names; a label says nothing false of it."""
        return written.isalpha() and not is_listed(key_of(written))

    def _fills_cell(self, finding: Finding, written: str) -> bool:
        text, span = self._review.document.text, finding.span
        beside = span.before(text, 1), text[span.end : span.end + 1]
        return _BARE.fullmatch(written) is not None and "\t" in beside

    def _is_small(self, finding: Finding, written: str) -> bool:
        """Whether a name is in small letters where people are written with capitals."""
        if not written.islower():
            return False
        if finding.subcategory in _INSTITUTIONS:
            return self._capitals and not _says_kind(written)
        if finding.subcategory not in _CAPITALISED:
            return False
        if finding.subcategory == "COUNTRY":
            meant = country_meant(written, USUAL)  # of all languages, this one first
            if meant is not None and meant.form is not None:
                return False  # a nationality
        return self._capitals

    @cached_property
    def _capitals(self) -> bool:
        text = self._review.document.text
        people = [one.span.of(text) for one in self._review.findings if one.subcategory in PERSONS]
        return any(not one.islower() for one in people)

    def _words(self, finding: Finding) -> tuple[str, ...]:
        words = fold(finding.span.of(self._review.document.text)).words
        return tuple(word for word in words if len(word) >= _SHORTEST)
