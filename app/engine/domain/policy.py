"""Policies: what an export does with each kind of identifier.

A `Mode` is the shorthand of a policy that treats all kinds alike.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias

from app.engine.domain.export import Mode
from app.engine.domain.labels import schema
from app.phrases import phrase

VERSION = 1
LONGEST_NAME, LONGEST_TEXT = 60, 24


class Treatment(StrEnum):
    """What stands in an export where an identifier of a kind stood."""

    KEEP = "keep"
    BOX = "box"
    LABEL = "label"
    NUMBERED = "numbered"
    SURROGATE = "surrogate"
    YEAR = "year"
    ZIP3 = "zip3"
    OVER_89 = "over89"
    AGE_BAND = "band"
    REGION = "region"
    CLASS = "class"


TREATMENT_TITLES: Mapping[Treatment, str] = {
    Treatment.KEEP: phrase("Keep"),
    Treatment.BOX: phrase("Black box"),
    Treatment.LABEL: phrase("Label"),
    Treatment.NUMBERED: phrase("Numbered label"),
    Treatment.SURROGATE: phrase("Surrogate"),
    Treatment.YEAR: phrase("Year only"),
    Treatment.ZIP3: phrase("First three digits"),
    Treatment.OVER_89: phrase("Keep, above 89 as 90+"),
    Treatment.AGE_BAND: phrase("Five years, above 89 as 90+"),
    Treatment.REGION: phrase("State, province or county"),
    Treatment.CLASS: phrase("Broad class"),
}
GENERALISED: Mapping[str, tuple[Treatment, ...]] = {
    "DATE": (Treatment.YEAR,),
    "ZIP": (Treatment.ZIP3, Treatment.REGION),
    "AGE": (Treatment.OVER_89, Treatment.AGE_BAND),
    "CITY": (Treatment.REGION,),
    "PROFESSION": (Treatment.CLASS,),
}
"""Treatments that tell less than an identifier does, by its kind."""
_ANY = tuple(Treatment)[:5]
_DRAWN_OVER = (Treatment.BOX, Treatment.LABEL, Treatment.NUMBERED)


class Repeats(StrEnum):
    """Which surrogate a later mention of the same identifier has."""

    CONSISTENT = "consistent"
    MARKOV = "markov"
    RANDOM = "random"


REPEATS_TITLES: Mapping[Repeats, str] = {
    Repeats.CONSISTENT: phrase("Consistent"),
    Repeats.MARKOV: phrase("Markov"),
    Repeats.RANDOM: phrase("Random"),
}
LABEL_LANGUAGES = ("en", "es", "it", "sv", "document")
"""What labels may speak; `document`: the language of the passage in which they stand."""


@dataclass(frozen=True, slots=True)
class Handling:
    """How one kind is treated.

    Attributes:
        repeats: of surrogates.
        on_box: a code or reason that is printed on black boxes; empty for none.
    """

    treatment: Treatment
    repeats: Repeats = Repeats.CONSISTENT
    on_box: str = ""

    @property
    def is_boxed(self) -> bool:
        """Whether a box is drawn over the words; else others are set in their place."""
        return self.treatment in _DRAWN_OVER

    @property
    def may_keep(self) -> bool:
        """Whether identifiers may stay: as they are, or since they are general already."""
        return self.treatment is Treatment.KEEP or self.generalises

    @property
    def generalises(self) -> bool:
        """Whether less is told of the identifier, and something still."""
        return self.treatment not in _ANY


def treatments_of(subcategory: str) -> tuple[Treatment, ...]:
    """Those that a kind may have."""
    return (*_ANY, *GENERALISED.get(subcategory, ()))


@dataclass(frozen=True, slots=True)
class Policy:
    """A named choice for every kind of identifier.

    Attributes:
        name: as the user calls it; that of a mode for its shorthand.
        handlings: by subcategory; kinds that are missing have labels.
        labels_in: one of `LABEL_LANGUAGES`.
    """

    name: str
    handlings: Mapping[str, Handling] = field(hash=False)
    labels_in: str = "en"

    def of(self, subcategory: str) -> Handling:
        """How identifiers of this kind are treated."""
        return self.handlings.get(subcategory, _LABELLED)

    @property
    def mode(self) -> Mode:
        """The mode that all kinds have, else that in which words are set in place of others."""
        used = {self.of(name).treatment for name in schema().subcategories}
        alike = {_MODES[one] for one in used if one in _MODES}
        return alike.pop() if len(used) == len(alike) == 1 else Mode.SURROGATE

    @property
    def is_mode(self) -> bool:
        """Whether it says no more than a mode does."""
        return self == for_mode(self.mode)

    @property
    def sha256(self) -> str:
        """Of all that it says, its name included, in hexadecimal.

        Optional kinds count where they are treated otherwise than in a file that lacks them, so
        that files of before such a kind came keep their hash.
        """
        kinds = schema()
        untold = _of_optional(self.of(name) for name in kinds.usual)
        told = _data(
            self, (n for n in kinds.subcategories if n in kinds.usual or self.of(n) != untold)
        )
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


_LABELLED = Handling(Treatment.LABEL)
_MODES: Mapping[Treatment, Mode] = {
    Treatment.BOX: Mode.BOX,
    Treatment.LABEL: Mode.MASK,
    Treatment.NUMBERED: Mode.NUMBERED,
    Treatment.SURROGATE: Mode.SURROGATE,
}

Chosen: TypeAlias = Policy | Mode
"""What an export is made by."""


@dataclass(frozen=True, slots=True)
class ExportChoices:
    """What was chosen for the last export.

    `report`: with a report beside each; `summary`: with one of a whole batch. `policy` is None
    where a mode was chosen.
    """

    mode: Mode
    folder: Path = field(repr=False)
    report: bool = True
    summary: bool = True
    policy: Policy | None = None


def for_mode(mode: Mode) -> Policy:
    """The policy of which a mode is the shorthand."""
    treatment = next(one for one, its in _MODES.items() if its is mode)
    return Policy(mode.value, dict.fromkeys(schema().subcategories, Handling(treatment)))


def policy_of(chosen: Chosen) -> Policy:
    """What was chosen, as a policy."""
    return for_mode(chosen) if isinstance(chosen, Mode) else chosen


def to_data(policy: Policy) -> dict[str, object]:
    """What a policy says, as plain values for JSON; every kind by its name."""
    return _data(policy, schema().subcategories)


def _data(policy: Policy, kinds: Iterable[str]) -> dict[str, object]:
    return {
        "incognote_policy": VERSION,
        "name": policy.name,
        "labels_in": policy.labels_in,
        "identifiers": {
            name: {
                "treatment": policy.of(name).treatment.value,
                "repeats": policy.of(name).repeats.value,
                "on_box": policy.of(name).on_box,
            }
            for name in kinds
        },
    }


def from_data(untrusted: object) -> Policy:
    """A policy of such values. Raises `ValueError`, which says what is wrong with them."""
    if not isinstance(untrusted, dict) or untrusted.get("incognote_policy") != VERSION:
        raise ValueError("it is no policy, or one of a later version")
    name, spoken = untrusted.get("name"), untrusted.get("labels_in", "en")
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
        raise ValueError(f"it has no name of 1 to {LONGEST_NAME} letters")
    if not name.isprintable() or spoken not in LABEL_LANGUAGES:
        raise ValueError("its name or the language of its labels is not valid")
    entries = untrusted.get("identifiers")
    if not isinstance(entries, dict):
        raise ValueError("it has no table of identifiers")  # noqa: TRY004 - one error for all
    if untrusted.keys() - _ENTRIES:
        raise ValueError("it has entries that are not known")
    unknown = entries.keys() - schema().subcategories.keys()
    if unknown:
        raise ValueError(f"{len(unknown)} of its kinds of identifiers are not known")
    missing = set(schema().usual) - entries.keys()
    if missing:
        # What is forgotten must not be taken for what is kept, nor the other way round.
        raise ValueError(f"it says nothing of {', '.join(sorted(missing))}")
    handlings = {kind: _handling(kind, entry) for kind, entry in entries.items()}
    handlings = dict.fromkeys(schema().subcategories, _of_optional(handlings.values())) | handlings
    return Policy(name.strip(), handlings, spoken)


def _of_optional(others: Iterable[Handling]) -> Handling:
    """How an optional kind is treated that a file lacks: as all `others` alike, or by a label."""
    alike = set(others)
    return alike.pop() if len(alike) == 1 else _LABELLED


_ENTRIES = {"incognote_policy", "name", "labels_in", "identifiers"}
_ENTRIES_OF_KIND = {"treatment", "repeats", "on_box"}


def _handling(kind: str, entry: object) -> Handling:
    if not isinstance(entry, dict):
        raise ValueError(f"{kind} has no treatment")  # noqa: TRY004 - as above
    if entry.keys() - _ENTRIES_OF_KIND:
        raise ValueError(f"{kind} has entries that are not known")
    treatment, repeats = entry.get("treatment"), entry.get("repeats", Repeats.CONSISTENT.value)
    on_box = entry.get("on_box", "")
    if treatment not in [one.value for one in treatments_of(kind)]:
        raise ValueError(f"{kind} cannot be treated so")
    if repeats not in list(Repeats):
        raise ValueError(f"{kind} cannot be repeated so")
    if (
        not isinstance(on_box, str)
        or len(on_box) > LONGEST_TEXT
        or not (on_box.isprintable() or not on_box)
    ):
        raise ValueError(f"what {kind} has on its boxes is longer than {LONGEST_TEXT} letters")
    return Handling(Treatment(treatment), Repeats(repeats), on_box.strip())
