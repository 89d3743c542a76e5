"""The 18 identifiers of HIPAA's Safe Harbor, 45 CFR 164.514(b)(2)(i), and how each was handled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from app.engine.domain.labels import schema
from app.engine.domain.policy import Policy
from app.phrases import phrase

TITLES: Mapping[str, str] = {
    "A": phrase("Names"),
    "B": phrase("Places smaller than a state"),
    "C": phrase("Dates but the year, ages over 89"),
    "D": phrase("Telephone numbers"),
    "E": phrase("Fax numbers"),
    "F": phrase("E-mail addresses"),
    "G": phrase("Social security numbers"),
    "H": phrase("Medical record numbers"),
    "I": phrase("Health plan numbers"),
    "J": phrase("Account numbers"),
    "K": phrase("Certificate and licence numbers"),
    "L": phrase("Vehicles and licence plates"),
    "M": phrase("Devices and their numbers"),
    "N": phrase("Web addresses"),
    "O": phrase("IP addresses"),
    "P": phrase("Biometric identifiers"),
    "Q": phrase("Photographs of the face"),
    "R": phrase("Other unique numbers and codes"),
}


class Counted(Protocol):
    """Counts of one subcategory."""

    @property
    def subcategory(self) -> str:
        """Which one."""

    @property
    def removed(self) -> int:
        """What is not in the export."""

    @property
    def rejected(self) -> int:
        """What the reviewer left in it."""

    @property
    def kept(self) -> int:
        """What the policy left in it."""


@dataclass(frozen=True, slots=True)
class Handled:
    """One of the 18: how many were removed and stay, and what the policy does with its kinds.

    No kind stands for photographs: the notices of a report say which pictures stay.
    """

    letter: str
    removed: int
    staying: int
    treatments: tuple[str, ...]


def handled(rows: Iterable[Counted], policy: Policy) -> tuple[Handled, ...]:
    """All 18, in their order, also those of which nothing was found."""
    kinds = schema().subcategories
    counts = {row.subcategory: row for row in rows}
    lines = []
    for letter in TITLES:
        of_letter = [name for name, kind in kinds.items() if kind.hipaa == letter]
        found = [counts[name] for name in of_letter if name in counts]
        treatments = dict.fromkeys(policy.of(name).treatment.value for name in of_letter)
        lines.append(
            Handled(
                letter,
                sum(row.removed for row in found),
                sum(row.rejected + row.kept for row in found),
                tuple(treatments),
            )
        )
    return tuple(lines)
