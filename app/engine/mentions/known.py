"""What a list of patients tells, found in a document before any model is asked.

Of the patients whom the document is about names, numbers and birth date are found however they are
written: in any case and spacing, without accents, turned, with first letters, in parts, and with
one error of spelling (a letter wrong, missing, added, or two exchanged: Damerau 1964). Of all
others what stands there as it is known.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import date

from app.engine.detectors.base import KNOWN
from app.engine.domain.case import KnownIdentifier, KnownPatients
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, finding_id
from app.engine.mentions.propagation import mentions_of
from app.engine.text.days import places_in_year, places_of_days
from app.engine.text.distinctive import PERSONS, is_common
from app.engine.text.folding import Folded, Keys, fold, is_long, key_of
from app.engine.text.languages import Languages

_LEAST_LETTERS, _LEAST_SIGNS = 5, 7
"""Of a name, of a number: with fewer, one error leads to other words and numbers too often."""
_NUMBER = re.compile(r"[^\W_]+(?:[-./][^\W_]+)*")
_LEAST_DIGITS = 4
_LAST = 4
_MASKED = re.compile(
    r"(?:[xX*•#][xX*•# -]*|\b(?:ending(?: in)?|last (?:four|4))\D{0,12})(\d{4})(?!\d)"
)


def known_findings(document: Document, patients: KnownPatients) -> tuple[Finding, ...]:
    """A sure finding for each place that names one of `patients`; they may overlap."""
    if not patients.own and not patients.others:
        return ()
    folded = fold(document.text)
    languages = Languages.of(document.passages).beside_english
    own = tuple(one for patient in patients.own for one in patient.identifiers)
    whole = (one for patient in patients.others for one in patient.identifiers)
    births = frozenset(day for patient in patients.own for day in patient.births)
    places = {
        **dict(_as_written(whole, folded)),
        **dict(_with_an_error(own, folded, languages)),
        **dict(_last_digits(own, document.text)),
        **dict.fromkeys(_of_births(births, document.text), "DATE"),
        **dict(_in_parts(own, folded, languages)),
        **dict(_as_written(own, folded)),
    }
    return tuple(
        Finding(finding_id(span, kind), span, kind, 1.0, KNOWN) for span, kind in places.items()
    )


def _as_written(
    identifiers: Iterable[KnownIdentifier], folded: Folded
) -> Iterator[tuple[Span, str]]:
    """In any case, and with anything between the words of what is long."""
    kinds: dict[str, str] = {}
    for one in identifiers:
        names = fold(one.text).words
        key = "".join(names)
        # A single name of somebody else is a word as any other.
        if one.subcategory in PERSONS and len(names) < 2:
            continue
        if is_long(key):
            kinds.setdefault(key, one.subcategory)
            if one.subcategory in PERSONS:
                kinds.setdefault("".join((names[-1], *names[:-1])), one.subcategory)
        elif one.subcategory not in PERSONS:
            for first, last in folded.strict(fold(one.text)):
                yield folded.span(first, last), one.subcategory
    for key, first, last in folded.loose(Keys.of(kinds)):
        yield folded.span(first, last), kinds[key]


def _in_parts(
    identifiers: tuple[KnownIdentifier, ...], folded: Folded, languages: Iterable[str]
) -> Iterator[tuple[Span, str]]:
    """As other mentions of what was found: turned, single names, first letters where one signs."""
    text, sources = "", []
    for one in identifiers:
        if one.text.strip() and one.subcategory != "DATE":
            span = Span(len(text), len(text) + len(one.text))
            sources.append(Finding(f"{span.start}", span, one.subcategory, 1.0, KNOWN))
            text += f"{one.text}\n"
    for span, meant in mentions_of(sources, text, folded, frozenset(languages)):
        yield span, meant.subcategory


def _with_an_error(
    identifiers: tuple[KnownIdentifier, ...], folded: Folded, languages: Iterable[str]
) -> Iterator[tuple[Span, str]]:
    """Words that are a name but for one error, and numbers that are one."""
    spoken = frozenset(languages)
    names: dict[str, str] = {}
    numbers: dict[str, str] = {}
    for one in identifiers:
        key = key_of(one.text)
        if one.subcategory in PERSONS:
            words = (word for word in fold(one.text).words if len(word) >= _LEAST_LETTERS)
            names.update(dict.fromkeys(words, one.subcategory))
        elif len(key) >= _LEAST_SIGNS and sum(map(str.isdigit, key)) >= _LEAST_DIGITS:
            numbers[key] = one.subcategory
    near = _Near(names)
    meant = {
        word: name
        for word in set(folded.words)
        if len(word) >= _LEAST_LETTERS - 1 and not is_common(word, spoken)
        for name in near.to(word)
    }
    for number, word in enumerate(folded.words):
        if word in meant:
            yield folded.span(number, number), names[meant[word]]
    close = _Near(numbers)
    for match in _NUMBER.finditer(folded.text) if numbers else ():
        for key in close.to(key_of(match[0])):
            yield Span(*match.span()), numbers[key]


def _last_digits(identifiers: tuple[KnownIdentifier, ...], text: str) -> Iterator[tuple[Span, str]]:
    """The last digits of a number where the others are masked: `xxx-xx-6789`."""
    lasts = {
        digits[-_LAST:]: one.subcategory
        for one in identifiers
        if one.subcategory not in PERSONS
        and len(digits := "".join(filter(str.isdigit, one.text))) > _LAST
    }
    for match in _MASKED.finditer(text):
        if match[1] in lasts:
            yield Span(*match.span(1)), lasts[match[1]]


def _of_births(births: frozenset[date], text: str) -> Iterator[Span]:
    """The day of birth in every notation, its month and year, and its year alone."""
    if births:
        yield from (span for span, days in places_of_days(text) if not births.isdisjoint(days))
        yield from places_in_year(text, births)


class _Near:
    """Words by all that is left of them without one letter, so that near ones meet."""

    def __init__(self, words: Iterable[str]) -> None:
        self._by_rest: defaultdict[str, set[str]] = defaultdict(set)
        for word in words:
            for rest in _rests(word):
                self._by_rest[rest].add(word)

    def to(self, word: str) -> Iterator[str]:
        """The words that differ from `word` by one error; itself among them."""
        if self._by_rest:
            found = {one for rest in _rests(word) for one in self._by_rest.get(rest, ())}
            yield from (one for one in sorted(found) if is_one_error(one, word))


def _rests(word: str) -> Iterator[str]:
    yield word
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]


def is_one_error(a: str, b: str) -> bool:
    """Whether two words are the same but for one letter, or two neighbours that changed places."""
    if len(a) > len(b):
        a, b = b, a
    if len(b) - len(a) > 1:
        return False
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), len(a))
    if len(a) < len(b):
        return a[at:] == b[at + 1 :]
    return a[at + 1 :] == b[at + 1 :] or (
        a[at : at + 2] == b[at : at + 2][::-1] and a[at + 2 :] == b[at + 2 :]
    )
