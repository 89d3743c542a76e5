"""Codes beside the name of their coding system, and what they mean: `119297000^Blood^SCT`.

A coded answer may hold what somebody typed, so its type alone tells nothing. What stands here is a
code of a published system, by its shape or check digit; the meaning beside it, where each of its
words is one that such meanings are made of; and a local code that abbreviates such a meaning.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from app.engine.detectors.structured.field_names import HL7_PLACE, NESTED, OWN
from app.engine.domain.document import Document, Field, Span
from app.engine.text.folding import fold
from app.paths import RESOURCES

_CODE, _MEANING, _SYSTEM = 0, 1, 2
# Component by component: a code, its meaning and system, and the same in another system.
_TRIPLE = 3
_LOCAL = re.compile(r"[A-Z]{2,5}")
_LONGEST = 120
# The number of a table, or the last part of an address.
_END = re.compile(r"(?<=^hl7)0\d{3}$|(?<=/)[\w-]+$")
# The parts of a coding in FHIR, and of an element in CDA.
_KEYS = {
    "code": _CODE, "display": _MEANING, "system": _SYSTEM,
    "@code": _CODE, "@displayname": _MEANING, "@codesystem": _SYSTEM,
}  # fmt: skip
_CODING = ("coding", "valuecoding")


@dataclass(frozen=True, slots=True)
class _Known:
    """The tables of `resources/coded.toml`, as its comments explain them."""

    systems: dict[str, str]
    shapes: dict[str, re.Pattern[str]]
    words: frozenset[str]
    names: frozenset[str]
    fields: dict[str, frozenset[str]]
    types: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Part:
    """A field of a coded value: whose it is, and what of it."""

    field: Field
    owner: str
    number: int


def coded_spans(document: Document) -> Iterator[Span]:
    """The codes of published systems and their meanings, and local codes that abbreviate one."""
    places = {name: _place_of(name) for name in document.fields.names}
    if not any(places.values()):
        return
    for parts in _values(document, places):
        for first in {part.number // _TRIPLE for part in parts}:
            yield from _in_triple(
                {p.number % _TRIPLE: p.field for p in parts if p.number // _TRIPLE == first},
                document.text,
            )


def _in_triple(triple: dict[int, Field], text: str) -> Iterator[Span]:
    values = {number: field.span.of(text).strip() for number, field in triple.items()}
    code, meaning, system = (values.get(number, "") for number in (_CODE, _MEANING, _SYSTEM))
    if not code or len(meaning) > _LONGEST:
        return
    published = _is_published(code, system)
    if published:
        yield from (triple[_CODE].span, triple[_SYSTEM].span)
    if meaning and _is_meaning(meaning, published=published):
        if published:
            yield triple[_MEANING].span
        elif _abbreviates(code, meaning):
            yield from (triple[_CODE].span, triple[_MEANING].span)


def _values(
    document: Document, places: dict[str, tuple[str, int] | None]
) -> Iterator[tuple[_Part, ...]]:
    """The fields of each coded value, in the order of the file."""
    held: list[_Part] = []
    for field in document.fields:
        place = places[field.name]
        part = _Part(field, *place) if place else None
        if held and (part is None or not _goes_on(held[-1], part, held, document.text)):
            yield tuple(held)
            held = []
        if part:
            held.append(part)
    if held:
        yield tuple(held)


def _goes_on(last: _Part, part: _Part, held: Iterable[_Part], text: str) -> bool:
    """Whether a field belongs to the same value: each part once, and in HL7 nothing left out."""
    if part.owner != last.owner or any(part.number == one.number for one in held):
        return False
    if not HL7_PLACE.match(part.field.name):
        return True
    between = text[last.field.span.end : part.field.span.start]
    return len(between) == part.number - last.number and len(set(between)) == 1


def _place_of(name: str) -> tuple[str, int] | None:
    """Whose part a field is and which, counted through two triples; None of no coded value."""
    name = name.rsplit(NESTED, maxsplit=1)[-1]
    place = HL7_PLACE.fullmatch(name)
    if place:
        number = int(place[3]) - 1
        coded = place[2] in _known().fields.get(place[1], ()) and not place[4]
        if number >= 2 * _TRIPLE or not (coded or place[4] in _known().types):
            return None
        return f"{place[1]}-{place[2]}", number
    if name.startswith(OWN):
        return None
    owner, _, key = name.lower().removesuffix(".@value").rpartition(".")
    if key not in _KEYS or (not key.startswith("@") and owner.split(".")[-1] not in _CODING):
        return None
    return owner, _KEYS[key]


def _is_published(code: str, system: str) -> bool:
    known = _known()
    told = system.lower().removeprefix("urn:oid:")
    shape = known.systems.get(told) or known.systems.get(_END.sub("*", told), "")
    if not shape or known.shapes[shape].fullmatch(code) is None:
        return False
    if shape not in ("loinc", "snomed"):
        return True
    # The library loads ssl and pydoc, for which a window that starts would wait.
    from stdnum import luhn, verhoeff  # noqa: PLC0415

    if shape == "loinc":
        return luhn.is_valid(code.replace("-", ""))
    return verhoeff.is_valid(code)


def _is_meaning(meaning: str, *, published: bool) -> bool:
    """Whether each word is one of meanings; those of a local code are not all names as well."""
    known = _known()
    words = {word for word in fold(meaning).words if not word.isdigit() and len(word) > 1}
    return bool(words) and words <= known.words and (published or not words <= known.names)


def _abbreviates(code: str, meaning: str) -> bool:
    """Whether a code consists of letters of the meaning, in its order, from its first on."""
    if _LOCAL.fullmatch(code) is None:
        return False
    letters = iter("".join(fold(meaning).words).upper())
    return meaning[0].upper() == code[0] and all(letter in letters for letter in code)


@cache
def _known() -> _Known:
    data = tomllib.loads((RESOURCES / "coded.toml").read_text(encoding="utf-8"))
    names = frozenset(fold(data["meanings"]["names"]).words)
    return _Known(
        {name: shape for shape, listed in data["systems"].items() for name in listed.split()},
        {name: re.compile(shape) for name, shape in data["shapes"].items()},
        frozenset(fold(data["meanings"]["words"]).words) | names,
        names,
        {segment: frozenset(listed.split()) for segment, listed in data["fields"].items()},
        frozenset(data["types"]["coded"].split()),
    )
