"""Identifiers by the names of their fields: what stands in PID-5 is a name, whatever it looks like.

The tagger sees bare words between barriers and has nothing to tell names from others by.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from app.engine.detectors.base import FIELDS
from app.engine.detectors.structured.codes import is_code
from app.engine.detectors.structured.day_parts import parts_of_days
from app.engine.detectors.structured.field_names import (
    OWN,
    kind_of,
    kind_of_heading,
    known_fields,
)
from app.engine.detectors.structured.headings import is_heading
from app.engine.detectors.structured.plain_tables import kinds_of_cells
from app.engine.detectors.structured.rotas import is_total
from app.engine.domain.document import Document, Field, Span
from app.engine.domain.labels import schema
from app.engine.domain.review import Finding, finding_id
from app.engine.text.distinctive import PERSONS
from app.engine.text.folding import fold, key_of
from app.progress import Tick, silent, telling

# The name of a field outweighs whatever the tagger takes the same words for.
SCORE = 1.0
_NAMES = frozenset(("PATIENT", "DOCTOR", "HOSPITAL", "ORGANIZATION"))
_LEAST_DIGITS = {"DATE": 3, "AGE": 1, "PHONE": 2, "FAX": 2}
_SCHEME = re.compile(r"(tel|fax|mailto|sms):", re.IGNORECASE)
# The time of the day stays, as it does in notes; HL7's runs on from the day, and is one with it.
_TIMED = re.compile(r"\d{4}-\d\d-\d\d(?=[T ]\d)")
_REFERENCE = re.compile(
    r"\b(?P<type>Patient|RelatedPerson|Person|Practitioner|Encounter|Account|Coverage)"
    r"/(?P<id>[\w.-]+)"
)


def fields_of(document: Document, tick: Tick = silent) -> Iterator[Finding]:
    """A finding for every field of `document` whose name tells that it identifies.

    `tick` is called for each field.
    """
    labels = _columns_of_labels(document)
    kinds = {name: kind_of(name) for name in document.fields.names if name not in labels}
    yield from (_finding(span, "DATE") for span in parts_of_days(document, tick))
    for field in telling(document.fields, tick):
        kind = kinds.get(field.name)
        value = field.span.of(document.text)
        if not kind:
            yield from _referred(field, value)
        elif _is_filled(value, kind, field.name) and not is_code(field.name, value):
            yield _finding(*_refined(field.span, kind, value))


_FIRST_VALUES = 20


def _columns_of_labels(document: Document) -> frozenset[str]:
    """Columns of a form, which only its first label names: `Surname` over `First name`, `Ward`."""
    values: dict[str, set[str]] = defaultdict(set)
    for field in document.fields:
        if field.name.startswith(OWN) and len(values[field.name]) < _FIRST_VALUES:
            values[field.name].add(field.span.of(document.text))
    told = {
        name: sum(kind_of_heading([value]) is not None for value in column)
        for name, column in values.items()
    }
    return frozenset(
        name for name, labels in told.items() if labels > 1 and 3 * labels >= len(values[name])
    )


def without_persons(document: Document) -> str:
    """The text with blanks for the names of persons that fields hold: they tell of no language."""
    kinds = {name: kind_of(name) for name in document.fields.names}
    pieces, end = [], 0
    for field in document.fields:
        if kinds[field.name] in PERSONS and field.span.start >= end:
            pieces += [document.text[end : field.span.start], " " * len(field.span)]
            end = field.span.end
    return "".join((*pieces, document.text[end:]))


# What a cell of a table without fields is found as by the heading alone, if it has the figures or
# the form of one: days, ages, numbers and wards. Below *Name* may stand medicines.
_BY_HEADING = frozenset(
    ("DATE", "SSN", "MEDICALRECORD", "HEALTHPLAN", "PHONE", "FAX", "EMAIL", "ZIP", "LICENSE")
)
_SHAPES = {
    "DATE": re.compile(r"[\d./:–\s-]+"),
    "AGE": re.compile(r"(?:\d{1,2}|1[01]\d)(?:\s?(?:y|yo|yrs?|years?|m|mo|d|a|aa|años|anni|år))?"),
    "HOSPITAL": re.compile(r"[A-Z]{1,2}-?\d{1,2}|\d{1,2}[A-Z]{1,2}"),
}
# Below other headings of places `L4` is a vertebra.
_WARD = re.compile(r"(?:ward|reparto|avd(?:elning)?|vårdenhet)\b", re.IGNORECASE)


def cells_of(document: Document) -> Iterator[Finding]:
    """A finding for each day, age and number below a heading of such, where there are no fields."""
    if document.fields:
        return
    for cell, heading, kind in kinds_of_cells(document):
        value = cell.of(document.text)
        if kind == "HOSPITAL" and not _WARD.match(heading.strip()):
            continue
        if _has_form(value, kind) and _is_filled(value, kind, heading):
            yield _finding(*_refined(cell, kind, value))


def _has_form(value: str, kind: str) -> bool:
    """Whether it has figures, and as a day or an age nothing else: what is beside is searched."""
    shape = _SHAPES.get(kind)
    if shape:
        return shape.fullmatch(value.strip()) is not None
    return kind in _BY_HEADING and (
        any(map(str.isdigit, value)) or (kind == "EMAIL" and "@" in value)
    )


def _finding(span: Span, kind: str) -> Finding:
    return Finding(finding_id(span, kind), span, kind, SCORE, FIELDS)


def _referred(field: Field, value: str) -> Iterator[Finding]:
    """The ids of persons in references of FHIR: `Patient/84736251`."""
    if field.name.lower().removesuffix(".@value").endswith((".reference", ".fullurl")):
        for match in _REFERENCE.finditer(value):
            kind = "MEDICALRECORD" if match["type"] == "Patient" else "IDNUM"
            start, end = match.span("id")
            yield _finding(Span(field.span.start + start, field.span.start + end), kind)


def _refined(span: Span, kind: str, value: str) -> tuple[Span, str]:
    """Where in a value the identifier stands, and its kind as far as the value tells more."""
    if kind.endswith("#"):
        number = any(map(str.isdigit, value))
        return span, "IDNUM" if number else kind.removesuffix("#")
    if kind == "DATE" and (timed := _TIMED.match(value)):
        return Span(span.start, span.start + timed.end()), kind
    if kind in ("PHONE", "FAX"):
        scheme = _SCHEME.match(value)
        if scheme and scheme.end() < len(value):
            span = Span(span.start + scheme.end(), span.end)
        if "@" in value:
            return span, "EMAIL"
        if "://" in value:
            return span, "URL"
        if scheme and scheme[1].lower() == "fax":
            return span, "FAX"
    return span, kind


def _is_filled(value: str, kind: str, name: str) -> bool:
    """Whether a value is neither a placeholder, such as `unknown`, nor the field's own heading."""
    words = " ".join(fold(value).words)
    always, written, numbers = _placeholders()
    own = name.startswith(OWN)
    if not words or words in always or (own and value.strip() in written):
        return False
    if own and (_is_label(value, name) or is_total(value)):
        return False
    kind = kind.removesuffix("#")
    if kind == "STATE" and value.strip().islower():
        return False
    if kind not in _NAMES and schema().subcategories[kind].category != "LOCATION":
        if words in numbers:
            return False
        telling = sum(map(str.isdigit, value)) >= _LEAST_DIGITS.get(kind, 0)
        return telling or (kind == "PHONE" and ("@" in value or "://" in value))
    return True


def _is_label(value: str, name: str) -> bool:
    """Whether it is the heading once more, or a label with what it labels beside it: `Notes:`."""
    if value.rstrip().endswith(":") and is_heading(value):
        return True
    return key_of(value) == key_of(name.removeprefix(OWN))


@cache
def _placeholders() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Placeholders: of any field, of fields without a standard name (as written), of numbers."""
    data = known_fields()["placeholders"]
    listed = [
        frozenset(" ".join(words.split()) for words in data[key].split(";"))
        for key in ("words", "numbers")
    ]
    return listed[0], frozenset(data["written"].split()), listed[1]
