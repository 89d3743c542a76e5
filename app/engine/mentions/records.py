"""The records of a structured document: rows, messages, resources, members of lists.

Each is about one patient at most. Where a record begins is told by the names of fields alone: by
segments of HL7, resources of FHIR, and else by the field with a name that every member has.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, takewhile

from app.engine.detectors.structured.field_names import FIELD_NAME, HL7_PLACE, NESTED
from app.engine.domain.document import HEADING, SHEET, Document, Field, Span
from app.engine.names.parts import Role
from app.engine.text.folding import fold

_MESSAGE, _PATIENT = ("MSH", "BHS", "FHS"), "PID"
_RESOURCE_TYPE = ".resourceType"
_IN_XML = ".resource."
_SUBJECT = re.compile(
    r"\.(?:subject|patient|beneficiary|individual|candidate)\.reference(?:\.@value)?"
)
_OWN_ID = re.compile(r"Patient\.id(?:\.@value)?")
_FULL_URL = re.compile(r"Bundle\.entry\.fullUrl(?:\.@value)?")
_WORDS = {
    "family": "family last surname lastname apellido apellidos cognome efternamn",
    "given": "given first forename firstname nombre nombres nome fornamn",
}
_FAMILY, _GIVEN = (frozenset(words.split()) for words in _WORDS.values())


@dataclass(frozen=True, slots=True)
class Record:
    """A stretch of a document, and what it says of its patient beside the name.

    Attributes:
        references: what other records call its patient, in FHIR; `refers` is what it calls them.
    """

    span: Span
    fields: tuple[Field, ...]
    references: frozenset[str] = frozenset()
    refers: str = ""


def is_family(name: str) -> bool:
    """Whether a field of this name holds family names only."""
    return name.startswith("PID-5.1") or bool(_last_words(name) & _FAMILY)


def is_given(name: str) -> bool:
    """Whether a field of this name holds given names only, if there is one for family names."""
    return name.startswith("PID-5.2") or bool(_last_words(name) & _GIVEN)


def roles_by_fields(document: Document, starts: Collection[int]) -> dict[str, Role]:
    """What the names are that begin at `starts`, by fields for family and for given names.

    A name that stands in both kinds of fields is left out.
    """
    named = [field for field in document.fields if field.span.start in starts]
    families = {one.span.of(document.text): Role.FAMILY for one in named if is_family(one.name)}
    if not families:
        return {}
    given = {one.span.of(document.text): Role.GIVEN for one in named if is_given(one.name)}
    both = given.keys() & families.keys()
    return {name: role for name, role in (given | families).items() if name not in both}


def _last_words(name: str) -> set[str]:
    keys = name.removesuffix(".@value").rsplit(".", 1)
    return set(fold(keys[-1]).words)


_NO_VALUES = (FIELD_NAME, HEADING, SHEET)


def records(document: Document, naming: Collection[str]) -> Iterator[Record]:
    """The records of a document with fields, in order.

    `naming` are the names of fields in which patients are named or numbered.
    """
    fields = [field for field in document.fields if field.name not in _NO_VALUES]
    names = [field.name.split(NESTED)[0] for field in fields]
    if document.rows:
        bounds = _at(fields, document.rows)
    elif any(HL7_PLACE.fullmatch(name) for name in names):
        bounds = list(_messages(names))
    elif any(name.endswith(_RESOURCE_TYPE) or _IN_XML in name for name in names):
        yield from _resources(document, fields, [_of_resource(name) for name in names])
        return
    else:
        bounds = list(_members(names, naming))
    for start, end in pairwise((*bounds, len(fields))):
        if start < end:
            yield _record(fields[start:end])


def _record(fields: Sequence[Field]) -> Record:
    return Record(Span(fields[0].span.start, fields[-1].span.end), tuple(fields))


def _at(fields: Sequence[Field], rows: Sequence[Span]) -> list[int]:
    """Numbers of the first fields of rows; a row ends where the next one begins."""
    bounds, row = [], 0
    for number, field in enumerate(fields):
        if row < len(rows) and field.span.start >= rows[row].start:
            bounds.append(number)
            while row < len(rows) and field.span.start >= rows[row].start:
                row += 1
    return bounds


def _messages(names: Sequence[str]) -> Iterator[int]:
    """Where messages begin, and in one of several patients those after the first."""
    before, place_before, named = "", 0, False
    for number, name in enumerate(names):
        place = HL7_PLACE.fullmatch(name)
        if place is None:
            continue
        segment, field = place[1], int(place[2])
        begins = segment != before or field < place_before
        if begins and segment in _MESSAGE:
            named = False
            yield number
        elif begins and segment == _PATIENT:
            if named:
                yield number
            named = True
        before, place_before = segment, field


def _of_resource(name: str) -> str:
    """A name in the XML of FHIR as it is in JSON."""
    return name.partition(_IN_XML)[2] or name


def _resources(
    document: Document, fields: Sequence[Field], names: Sequence[str]
) -> Iterator[Record]:
    address = ""
    for start, end in pairwise((*_begins(document, fields, names), len(fields))):
        called: set[str] = set()
        refers = ""
        for field, name in zip(fields[start:end], names[start:end], strict=True):
            value = field.span.of(document.text)
            if _FULL_URL.fullmatch(name):
                address = value
            elif _OWN_ID.fullmatch(name):
                called = {f"Patient/{value}", *filter(None, (address,))}
            elif _SUBJECT.search(name):
                refers = refers or _reference(value)
        if not names[start].startswith("Bundle."):
            if names[start].startswith("Patient.") and address:
                called.add(address)
            address = ""
        made = _record(fields[start:end])
        yield Record(made.span, made.fields, frozenset(called), refers)


def _begins(document: Document, fields: Sequence[Field], names: Sequence[str]) -> Iterator[int]:
    """Where resources begin: with another type, the first field again, or another subject."""
    kind = first = subject = ""
    for number, name in enumerate(names):
        of = name.partition(".")[0]
        about = _reference(fields[number].span.of(document.text)) if _SUBJECT.search(name) else ""
        if of != kind or name == first or (about and subject and about != subject):
            kind, first, subject = of, name, ""
            yield number
        subject = about or subject


def _reference(value: str) -> str:
    """`Patient/12` of an address that ends so, without a version."""
    parts = value.partition("/_history")[0].split("/")
    return "/".join(parts[-2:])


def _members(names: Sequence[str], naming: Collection[str]) -> Iterator[int]:
    """Where the members of a list begin, if each has the field that is the first to name somebody.

    What stands before that field in the first member belongs to the next name in others, too. What
    stands nowhere else is the head of the document.
    """
    key = next((name for name in names if name in naming), None)
    if key is None:
        return
    places = [number for number, name in enumerate(names) if name == key]
    places = [n for n, before in zip(places, (-2, *places), strict=False) if n != before + 1]
    counts = Counter(names)
    ahead = {name for name in names[: places[0]] if counts[name] > 1}
    for place, before in zip(places, (-1, *places), strict=False):
        back = takewhile(lambda n: names[n] in ahead, range(place - 1, before, -1))
        yield place - sum(1 for _ in back)
