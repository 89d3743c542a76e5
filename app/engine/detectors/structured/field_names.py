"""What a field of a structured file holds, by its name: HL7 version 2, FHIR, CDA."""

from __future__ import annotations

from functools import cache

from app.engine.detectors.structured.field_tables import HL7_PLACE, NESTED, OWN, known_fields
from app.engine.detectors.structured.headings import kind_of_heading


def kind_of(name: str) -> str:
    """The subcategory of what a field holds; empty where it is none or nobody knows.

    A `#` at the end says that a number there is an identifier of another kind.
    """
    for part in reversed(name.split(NESTED)):
        kind = _kind_of_one(part)
        if kind is not None:
            return kind
    return ""


def _kind_of_one(name: str) -> str | None:
    """As `kind_of`, None where nobody knows, so that a value around it may tell."""
    place = HL7_PLACE.fullmatch(name)
    if place:
        return _kind_in_segment(place[1], place[2], place[3])
    own = name.startswith(OWN)
    keys = name.removeprefix(OWN).split(".")
    # A word alone says little where it is not the standard's: `time`, `use`.
    kind = _kind_on_path([key.lower() for key in keys if key != "@value"], least=2 if own else 1)
    return kind_of_heading(keys) if own and kind is None else kind


def _kind_in_segment(segment: str, field: str, component: str) -> str | None:
    hl7 = known_fields()["hl7"]
    kind_and_type = hl7["fields"].get(segment, {}).get(field)
    if kind_and_type is None:
        return None
    kind, _, given = kind_and_type.partition(" ")
    found: str = hl7["types"][kind].get(component, "")
    return found.replace("*", given)


def _kind_on_path(keys: list[str], least: int) -> str | None:
    """The kind of the longest entry that ends the path; else of one with what is inside.

    Entries count from `least` keys on.
    """
    exact, inside = _paths()
    for start in range(len(keys) - least + 1):
        kind = exact.get(tuple(keys[start:]))
        if kind is not None:
            return kind
    for start in range(len(keys)):
        for end in range(len(keys), start, -1):
            kind = inside.get(tuple(keys[start:end]))
            # Attributes inside of a name say how it is used.
            if kind is not None:
                return "" if keys[-1].startswith("@") else kind
    return None


@cache
def _paths() -> tuple[dict[tuple[str, ...], str], dict[tuple[str, ...], str]]:
    """Entries for whole ends of paths, and for those with anything inside."""
    exact: dict[tuple[str, ...], str] = {}
    inside: dict[tuple[str, ...], str] = {}
    for kind, entries in known_fields()["paths"].items():
        for entry in entries.split():
            keys = tuple(entry.removesuffix(".*").split("."))
            table = inside if entry.endswith(".*") else exact
            table.setdefault(keys, "" if kind == "none" else kind)
    return exact, inside
