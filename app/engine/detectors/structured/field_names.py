"""What a field of a structured file holds: by its HL7, FHIR or CDA name, or by a heading."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from app.engine.text.folding import fold
from app.paths import RESOURCES


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
        return _kind_in_segment(place)
    own = name.startswith(OWN)
    keys = name.removeprefix(OWN).split(".")
    # A word alone says little where it is not the standard's: `time`, `use`.
    kind = _kind_on_path([key.lower() for key in keys if key != "@value"], least=2 if own else 1)
    return kind_of_heading(keys) if own and kind is None else kind


def _kind_in_segment(place: re.Match[str]) -> str | None:
    told = identifying_type(place)
    if not told:
        return None
    kind, _, given = told.partition(" ")
    found: str = known_fields()["hl7"]["types"][kind].get(place[3], "")
    return found.replace("*", given)


def identifying_type(place: re.Match[str]) -> str:
    """The data type of a field that identifies, and the kind for its `*`; empty for others."""
    hl7 = known_fields()["hl7"]
    if place[4]:
        return str(hl7["observed"].get(place[4], ""))
    return str(hl7["fields"].get(place[1], {}).get(place[2], ""))


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


# Begins names that no standard gives; see `app.engine.domain.document.Field`.
OWN = "$."
NESTED = " > "
# Of a field that is itself the name of fields: an element of XML, a key of JSON.
FIELD_NAME = "<>"
# Segment, field, component, and of the value of an observation its data type.
HL7_PLACE = re.compile(r"([A-Z][A-Z0-9]{2})-(\d+)\.(\d+)(?::([A-Z]{2,3}))?")


@cache
def known_fields() -> dict[str, Any]:
    """The tables of `resources/fields.toml`."""
    return tomllib.loads((RESOURCES / "fields.toml").read_text(encoding="utf-8"))


# Headings of tables, and keys of JSON and XML, which are read like headings.

# Keys that say of the value only that it is one: the key around them tells.
_EMPTY_KEYS = frozenset(("@value", "value", "text", "#text", "content", "$", "_", "val"))
_LONGEST_AROUND = 2
_SHORT = 3


@dataclass(frozen=True, slots=True)
class _Lexicon:
    """`resources/fields.toml`, as its comments explain it. A phrase is the set of its words."""

    phrases: dict[frozenset[str], str]
    strict_kinds: frozenset[str]
    beside: frozenset[str]
    weak: frozenset[str]
    things: frozenset[str]
    ends: frozenset[str]
    starts: frozenset[str]
    order: tuple[str, ...]


def kind_of_heading(keys: list[str]) -> str | None:
    """The subcategory for a heading, or for the last of some keys; None where it tells nothing."""
    lexicon = _lexicon()
    while len(keys) > 1 and keys[-1].lower() in _EMPTY_KEYS:
        keys = keys[:-1]
    key_words = _words(keys[-1])
    head = frozenset(key_words)
    around = frozenset(word for key in keys[-1 - _LONGEST_AROUND : -1] for word in _words(key))
    found = [
        (phrase, kind)
        for phrase, kind in lexicon.phrases.items()
        if phrase & head
        and phrase <= head | around
        and _fits(phrase, kind, head, around, lexicon)
        and not _is_coded(key_words, phrase, lexicon)
    ]
    if not found:
        return None
    kinds = {kind for phrase, kind in found if not phrase <= lexicon.weak}
    longest = max(len(phrase) for phrase, _ in found)
    best = [kind for phrase, kind in found if len(phrase) == longest]
    chosen = min((kind for kind in best if kind in kinds), key=lexicon.order.index, default=best[0])
    return "DOCTOR" if chosen == "PATIENT" and "DOCTOR" in kinds else chosen


def is_weak(heading: str) -> bool:
    """Whether a heading is a word such as *Name*, which medicines have as well."""
    words = frozenset(_words(heading))
    return words <= _lexicon().weak


def _fits(
    phrase: frozenset[str],
    kind: str,
    head: frozenset[str],
    around: frozenset[str],
    lexicon: _Lexicon,
) -> bool:
    """Whether the other words leave the phrase its sense."""
    rest = head - phrase
    if phrase <= lexicon.weak:
        return not (rest | around) & lexicon.things
    if kind in lexicon.strict_kinds or (len(phrase) == 1 and len(min(phrase)) <= _SHORT):
        return rest <= lexicon.beside
    return True


def _is_coded(key_words: list[str], phrase: frozenset[str], lexicon: _Lexicon) -> bool:
    """Whether the heading is of codes, notes or the like, and the phrase only says of what."""
    last, first = key_words[-1], key_words[0]
    return (last in lexicon.ends and last not in phrase) or (
        first in lexicon.starts and first not in phrase
    )


def _words(heading: str) -> list[str]:
    """Folded words without numbers; a last `s` does not count."""
    words = [_singular(word) for word in fold(heading).words if not word.isdigit()]
    return [word for word in words if word] or [""]


def _singular(word: str) -> str:
    return word[:-1] if len(word) > _SHORT and word.endswith("s") else word


@cache
def _lexicon() -> _Lexicon:
    data = known_fields()
    phrases: dict[frozenset[str], str] = {}
    for kind, listed in data["headings"].items():
        for phrase in listed.split(";"):
            if phrase.strip():
                phrases.setdefault(frozenset(map(_singular, phrase.split())), kind)
    beside, weak, codes = data["beside"], data["weak"], data["codes"]
    return _Lexicon(
        phrases,
        frozenset(beside["kinds"].split()),
        _set(beside["words"]),
        _set(weak["words"]),
        _set(weak["things"]),
        _set(codes["ends"]),
        _set(codes["starts"]),
        tuple(data["headings"]),
    )


def _set(words: str) -> frozenset[str]:
    return frozenset(map(_singular, words.split()))
