"""Which patient of a list a document is about, where the evidence is enough to say so.

A wrong answer gives two people one identity and one shift of dates. So only what stands in the
document as the list has it counts, never parts and errors of spelling: a number that no other
patient of the list has, or the full name and the birth date. Whoever is not known beyond that is
not guessed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.engine.domain.case import KnownPatient
from app.engine.domain.document import Document
from app.engine.text.days import days_named
from app.engine.text.distinctive import PERSONS
from app.engine.text.folding import Folded, Keys, fold, key_of

_LEAST_SIGNS, _LEAST_DIGITS = 5, 4
_IDENTITY = frozenset(("SSN", "MEDICALRECORD", "IDNUM"))
_LONG = 9  # signs; nobody's values say such a number by chance
_FULL_NAME = 2  # words


class Join(StrEnum):
    """Why a document has a patient, or none."""

    MATCHED = "matched"
    NOT_ENOUGH = "not enough"
    SEVERAL = "several"


@dataclass(frozen=True, slots=True)
class Joined:
    """The number of the patient in the list; None where nobody can say so."""

    why: Join
    patient: int | None = None


@dataclass(frozen=True, slots=True)
class _Named:
    """What a document says of a patient."""

    number: bool = False
    name: bool = False
    birth: bool = False

    @property
    def is_enough(self) -> bool:
        return self.number or (self.name and self.birth)


def patient_of(document: Document, patients: Sequence[KnownPatient]) -> Joined:
    """Whom of `patients` the document is about.

    Nobody where two are named so, or one by the number and another by the name.
    """
    named = _named(document.text, patients)
    enough = [number for number, one in named.items() if one.is_enough]
    if len(enough) > 1:
        return Joined(Join.SEVERAL)
    if not enough:
        return Joined(Join.NOT_ENOUGH)
    (found,) = enough
    others = (one for number, one in named.items() if number != found)
    if not named[found].name and any(one.name for one in others):
        return Joined(Join.SEVERAL)
    return Joined(Join.MATCHED, found)


def _named(text: str, patients: Sequence[KnownPatient]) -> dict[int, _Named]:
    folded = fold(text)
    days = frozenset(day for one in days_named(text) for day in one)
    numbers, names = _Owners(), _Owners()
    for at, patient in enumerate(patients):
        for written in _numbers(patient):
            numbers.add(written, at)
        for written in _names(patient):
            names.add(written, at)
    with_number = Counter(
        owner
        for key in _standing_together(numbers, folded)
        # What two patients have, such as the number of a family, tells neither.
        if len(numbers.of[key]) == 1
        for owner in numbers.of[key]
    )
    with_name = {owner for key, _, _ in folded.loose(Keys.of(names.of)) for owner in names.of[key]}
    return {
        at: _Named(at in with_number, at in with_name, not days.isdisjoint(patients[at].births))
        for at in {*with_number, *with_name}
    }


class _Owners:
    """Which patients have a key."""

    def __init__(self) -> None:
        self.of: dict[str, set[int]] = {}

    def add(self, key: str, owner: int) -> None:
        self.of.setdefault(key, set()).add(owner)


def _numbers(patient: KnownPatient) -> Iterator[str]:
    for one in patient.identifiers:
        key = key_of(one.text)
        enough = len(key) >= _LEAST_SIGNS and sum(map(str.isdigit, key)) >= _LEAST_DIGITS
        if one.subcategory in _IDENTITY and enough:
            yield key


def _names(patient: KnownPatient) -> Iterator[str]:
    """Full names in both orders, and without what stands between the first and the last."""
    for one in patient.identifiers:
        words = fold(one.text).words
        if one.subcategory in PERSONS and len(words) >= _FULL_NAME:
            yield "".join(words)
            yield "".join((words[-1], *words[:-1]))
            yield "".join((*words[1:], words[0]))
            yield words[0] + words[-1]
            yield words[-1] + words[0]


def _standing_together(numbers: _Owners, folded: Folded) -> Iterator[str]:
    """Numbers in one piece, long ones in groups: three values of a table may say a short one."""
    for key, first, last in folded.loose(Keys.of(numbers.of)):
        written = folded.span(first, last).of(folded.text)
        spaces = [letter for letter in written if letter.isspace()]
        if not spaces or (len(key) >= _LONG and set(spaces) == {" "} and "  " not in written):
            yield key
