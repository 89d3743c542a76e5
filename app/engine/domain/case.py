"""A case: the documents of one patient, in which everything has the same surrogate.

Frozen, and silent about its text, as `app.engine.domain.document`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path


@dataclass(frozen=True, slots=True)
class KnownIdentifier:
    """What is known of a patient before any document is opened."""

    text: str = field(repr=False)
    subcategory: str


@dataclass(frozen=True, slots=True)
class KnownPatient:
    """A patient whose identifiers a hospital's own list tells.

    Attributes:
        label: by which the user knows the case; it may name the patient.
        identifiers: names, numbers, addresses; of the name the full one first, then its parts.
        births: the day of birth, where it is known.
        documents: file names or folders that the list says are about this patient.
    """

    label: str = field(repr=False)
    identifiers: tuple[KnownIdentifier, ...]
    births: frozenset[date] = field(default=frozenset(), repr=False)
    documents: frozenset[str] = field(default=frozenset(), repr=False)


@dataclass(frozen=True, slots=True)
class KnownPatients:
    """Whom to look for in a document.

    Attributes:
        own: whom it is about, or may be: found in parts and with one error of spelling too.
        others: found as they are written, for a letter may have gone into the wrong folder.
    """

    own: tuple[KnownPatient, ...] = ()
    others: tuple[KnownPatient, ...] = ()

    @property
    def sought(self) -> tuple[KnownIdentifier, ...]:
        """Identifiers of whom the document is about, each once."""
        return tuple(dict.fromkeys(one for own in self.own for one in own.identifiers))


@dataclass(frozen=True, slots=True)
class CaseBook:
    """What a user says of the patients whose documents are open.

    Attributes:
        known: patients whose identifiers are looked for in all documents.
        cases: the label of the case of a document, by its path; others belong to none.
        corrections: of the people and places of a case, by its `same_label`.
    """

    known: tuple[KnownPatient, ...] = ()
    cases: Mapping[Path, str] = field(default_factory=dict, repr=False, hash=False)
    corrections: Mapping[str, tuple[Correction, ...]] = field(
        default_factory=dict, repr=False, hash=False
    )

    def corrected(self, label: str, new: Iterable[Correction]) -> CaseBook:
        """Say something else of ways of writing in a case."""
        said = {(one.subcategory, one.key): one for one in self.corrections.get(label, ())}
        said.update({(one.subcategory, one.key): one for one in new})
        return replace(self, corrections={**self.corrections, label: tuple(said.values())})

    def known_for(self, path: Path) -> KnownPatients:
        """Whom to look for in a document: its own patient in parts too, others as written.

        Without a case, or where no row is about it, it may be about each of them.
        """
        label = same_label(self.cases.get(path, ""))
        own = tuple(one for one in self.known if label and same_label(one.label) == label)
        if not own:
            return KnownPatients(own=self.known)
        return KnownPatients(own, tuple(one for one in self.known if one not in own))

    def with_case(self, paths: Iterable[Path], label: str) -> CaseBook:
        """These documents belong to this case from now on; to none without a label."""
        chosen = frozenset(paths)
        rest = {path: was for path, was in self.cases.items() if path not in chosen}
        return replace(self, cases={**rest, **dict.fromkeys(chosen, label)} if label else rest)


def same_label(label: str) -> str:
    """What all ways to write the name of a case have in common."""
    return " ".join(unicodedata.normalize("NFC", label).casefold().split())


@dataclass(frozen=True, slots=True)
class Pin:
    """A surrogate that is settled for all documents of a case.

    `kind` and `key` tell the original as `SurrogateTable` does. `named`: it is a name or place,
    not a code.
    """

    kind: str
    key: str = field(repr=False)
    surrogate: str = field(repr=False)
    named: bool


@dataclass(frozen=True, slots=True)
class NamedPerson:
    """A person as a document of the case writes the name."""

    text: str = field(repr=False)
    subcategory: str


@dataclass(frozen=True, slots=True)
class Correction:
    """What a reviewer says of one way to write a person or place of a case.

    Attributes:
        subcategory: as it is marked.
        key: what all spellings of it have in common, folded.
        group: those of one group are the same person or place.
        surrogate: what stands for it.
    """

    subcategory: str
    key: str = field(repr=False)
    group: str = field(repr=False)
    surrogate: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Case:
    """What is settled for all documents of one patient.

    Attributes:
        id: hexadecimal digits under the user's key, which tell nobody whose case it is.
        attempt: how often the surrogates were drawn anew because another case had the identity.
        patient: as `Patients` names whom most of the documents are about.
        people: everyone whom the documents name with more than one name, sorted.
        pins: surrogates, sorted.
        births: days of birth and the days that stand for them, as in ISO 8601.
        identities: full surrogates of patients, as sorted folded names.
        corrections: what a reviewer says, which counts for more than pins.
    """

    id: str
    attempt: int = 0
    patient: str = field(default="", repr=False)
    people: tuple[NamedPerson, ...] = ()
    pins: tuple[Pin, ...] = ()
    births: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    identities: tuple[str, ...] = field(default=(), repr=False)
    corrections: tuple[Correction, ...] = ()


@dataclass(frozen=True, slots=True)
class Taken:
    """What stands for the patients of other cases, and may not stand for another one.

    Attributes:
        identities: as in `Case`.
        names: folded single names, which are avoided as long as there are others.
        codes: folded numbers and addresses, by their kinds.
    """

    identities: AbstractSet[str] = field(default=frozenset(), repr=False)
    names: AbstractSet[str] = field(default=frozenset(), repr=False)
    codes: AbstractSet[tuple[str, str]] = field(default=frozenset(), repr=False)
