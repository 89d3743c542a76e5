"""How finely labels are told apart, and which of them count."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from app.engine.domain.labels import schema
from app.engine.evaluation.units import Labelled


class Granularity(StrEnum):
    """The three label criteria of the six-way evaluation."""

    SUBCATEGORY = "subcategory"
    CATEGORY = "category"
    BINARY = "binary"

    def label(self, subcategory: str) -> str:
        """What `subcategory` is called at this granularity.

        Raises `KeyError` for a name that is not in the schema.
        """
        entry = schema().subcategories[subcategory]
        match self:
            case Granularity.SUBCATEGORY:
                return entry.name
            case Granularity.CATEGORY:
                return entry.category
            case Granularity.BINARY:
                return "IDENTIFIER"


class View(StrEnum):
    """Which subcategories count: all of them, or the HIPAA subset of i2b2 2014."""

    ALL = "all"
    HIPAA = "hipaa"

    def of(self, spans: Sequence[Labelled]) -> tuple[Labelled, ...]:
        """The spans that this view counts."""
        if self is View.ALL:
            return tuple(spans)
        return tuple(s for s in spans if s.subcategory in I2B2_HIPAA)


I2B2_HIPAA = frozenset(
    {"PATIENT", "AGE", "CITY", "STREET", "ZIP", "ORGANIZATION", "DATE", "PHONE", "FAX", "EMAIL"}
    | {"SSN", "MEDICALRECORD", "HEALTHPLAN", "ACCOUNT", "LICENSE", "VEHICLE", "DEVICE", "BIOID"}
    | {"IDNUM"}
)
"""Subcategories of the HIPAA figures of i2b2 2014 (Stubbs, Kotfila and Uzuner 2015).

Not the letters of the Safe Harbor list: the shared task leaves out clinicians, user names,
hospitals and web addresses, and takes in ages below 90.
"""
