"""Values that are codes of a file's own notation, where nobody looks for identifiers.

The tagger reads `ORU` and `TX` as names, and without them no receiver understands a message. That
a field is for codes is not enough, because people write names into it: the value must be one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache

from app.engine.detectors.base import FIELDS, KNOWN
from app.engine.detectors.structured.coded import coded_spans
from app.engine.detectors.structured.doses import is_dose, is_dose_heading
from app.engine.detectors.structured.field_names import (
    FIELD_NAME,
    HL7_PLACE,
    NESTED,
    OWN,
    identifying_type,
    known_fields,
)
from app.engine.detectors.structured.headings import heading_spans, is_measured
from app.engine.detectors.structured.page_numbers import page_number_spans
from app.engine.detectors.structured.plain_tables import plain_table_spans
from app.engine.detectors.structured.rotas import (
    is_department,
    sheet_spans,
    shift_spans,
    total_spans,
)
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding
from app.engine.text.folding import fold
from app.paths import RESOURCES

_UNIT, _CODE, _MEASURED = "unit", "code", "measured"
_DEPARTMENT, _DOSE = "department", "dose"
_BETWEEN_UNITS = re.compile(r"[\W\d_]+")
# Names of more letters are words or names.
_SHORTEST_NAME = 3
# No unit has so many figures; in a name fewer may be a year.
_NUMBERED_UNIT, _NUMBERED_NAME = re.compile(r"(?:\d\W?_?){4}"), re.compile(r"(?:\d\W?_?){5}")
_WORDS_OF_NAME = re.compile(r"[A-Z]?[^\W\d_A-Z]+|[A-Z]+(?![^\W\d_A-Z])")
_LONGEST = 120


class Code(Enum):
    """How sure it is that a value is a code."""

    LISTED = "listed"
    """In a closed list: what the file tells of its namesakes elsewhere does not matter."""
    SHAPED = "shaped"
    """It looks like one: an identifier that is known from elsewhere is one here as well."""


@dataclass(frozen=True, slots=True)
class _Known:
    """`resources/codes.toml`, as its comments explain it."""

    tables: dict[str, frozenset[str]]
    shapes: dict[str, re.Pattern[str]]
    types: dict[str, dict[str, str]]
    segments: dict[str, dict[str, str]]
    observed: dict[str, str]
    paths: dict[str, str]
    names: frozenset[str]


def code_spans(document: Document, *kinds: Code) -> Iterator[Span]:
    """Where the values stand that are codes of one of these kinds.

    Headings and names of sheets are listed ones; shifts have their shape, and so have the headings
    of what looks like a table.
    """
    if Code.LISTED in kinds:
        yield from heading_spans(document)
        yield from sheet_spans(document)
        yield from total_spans(document)
    if Code.SHAPED in kinds:
        yield from shift_spans(document)
        yield from page_number_spans(document)
        yield from plain_table_spans(document)
    held = {name: _held_by(name) for name in document.fields.names}
    if not any(held.values()):
        return
    # Thousands of fields have the same few names and values.
    by_value: dict[tuple[str, str], Code | None] = {}
    for field in document.fields:
        if held[field.name]:
            value = field.span.of(document.text), held[field.name]
            if value not in by_value:
                by_value[value] = _code_in(*value)
            if by_value[value] in kinds:
                yield field.span


def is_code(name: str, value: str) -> bool:
    """Whether a value is one of the codes that the field of this name may hold."""
    return _code_in(value, _held_by(name)) is not None


def outside_codes(findings: Iterable[Finding], document: Document) -> tuple[Finding, ...]:
    """`findings` without what stands in codes; those of fields stay, which know what they are.

    Identifiers of patients who are known beforehand stay in what only looks like a code.
    """
    listed = [*code_spans(document, Code.LISTED)]
    codes = [*listed, *code_spans(document, Code.SHAPED), *coded_spans(document)]
    if not codes:
        return tuple(findings)
    surely, inside = _marked(listed, document), _marked(codes, document)
    left: list[Finding] = []
    for finding in findings:
        if finding.detector == FIELDS:
            left.append(finding)
        else:
            marked = surely if finding.detector == KNOWN else inside
            left += (replace(finding, span=span) for span in _unmarked(finding.span, marked))
    return tuple(left)


def _marked(spans: Iterable[Span], document: Document) -> bytearray:
    marked = bytearray(len(document.text))
    for span in spans:
        marked[span.start : span.end] = b"\1" * len(span)
    return marked


def _unmarked(span: Span, inside: bytearray) -> Iterator[Span]:
    start = span.start
    while (start := inside.find(0, start, span.end)) >= 0:
        end = inside.find(1, start, span.end)
        yield Span(start, end if end >= 0 else span.end)
        start = end if end >= 0 else span.end


def _held_by(name: str) -> str:
    """Names of the tables and shapes of what a field may hold; empty where nobody knows."""
    name = name.rsplit(NESTED, maxsplit=1)[-1]
    if name == FIELD_NAME:
        return FIELD_NAME
    place = HL7_PLACE.fullmatch(name)
    if place:
        return _held_in_segment(place)
    if name.startswith(OWN):
        heading = name.removeprefix(OWN).rpartition(".")[2]
        held = (_MEASURED, is_measured(heading)), (_DOSE, is_dose_heading(heading))
        return " ".join((_DEPARTMENT, *(shape for shape, holds in held if holds)))
    keys = name.lower().removesuffix(".@value").split(".")
    paths = _known().paths
    return paths.get(".".join(keys[-2:]), paths.get(keys[-1], ""))


def _held_in_segment(place: re.Match[str]) -> str:
    known = _known()
    identifying = identifying_type(place)
    usual = known.segments.get(place[1], {}).get(place[2], "")
    held = known.observed.get(place[4] or "") or ("" if place[4] and identifying else usual)
    held = held or identifying.partition(" ")[0]
    if held in known.types:
        return known.types[held].get(place[3], "")
    return held if place[3] == "1" and not identifying else ""


def _code_in(value: str, held: str) -> Code | None:
    value = value.strip()
    if not value or len(value) > _LONGEST:
        return None
    if held == FIELD_NAME:
        return Code.LISTED if _tells_nobody(value) else None
    known = _known()
    found: Code | None = None
    for name in held.split():
        listed = known.tables.get(name)
        if (name == _UNIT and _is_unit(value)) or (name == _DEPARTMENT and is_department(value)):
            return Code.LISTED
        if listed and value.casefold() in listed:
            return Code.LISTED
        shape = known.shapes.get(name)
        told = (name == _CODE and _is_concept(value)) or (name == _DOSE and is_dose(value))
        if told or (shape and shape.fullmatch(value)):
            found = Code.SHAPED
    return found


def _is_unit(value: str) -> bool:
    if _NUMBERED_UNIT.search(value):
        return False
    words = [word for word in _BETWEEN_UNITS.split(value.casefold().replace("μ", "u")) if word]
    return bool(words) and all(word in _known().tables[_UNIT] for word in words)


def _is_concept(value: str) -> bool:
    """Whether a number is one of SNOMED CT, by its namespace and its check digit."""
    digits = value.isascii() and value.isdigit() and 6 <= len(value) <= 18
    if not digits or value[-3:-1] not in ("00", "01", "10", "11"):
        return False
    # The library loads ssl and pydoc, for which a window that starts would wait.
    from stdnum import verhoeff  # noqa: PLC0415

    return verhoeff.is_valid(value)


def _tells_nobody(name: str) -> bool:
    """Whether the name of an element is short, or made of words that say what is in a field.

    Not `patient4417720`, with the number of one.
    """
    local = name.rpartition(":")[2]
    if _NUMBERED_NAME.search(local):
        return False
    if len(local) < _SHORTEST_NAME or local.lower() in _known().names:
        return True
    words = _WORDS_OF_NAME.findall(local)
    return bool(words) and all(len(word) == 1 or _folded(word) & _known().names for word in words)


def _folded(word: str) -> set[str]:
    """A word without accents, and without the `s` of a plural."""
    return {form for one in fold(word).words for form in (one, one.removesuffix("s"))}


@cache
def _known() -> _Known:
    data = tomllib.loads((RESOURCES / "codes.toml").read_text(encoding="utf-8"))
    return _Known(
        {name: frozenset(words.casefold().split()) for name, words in data["tables"].items()},
        {name: re.compile(shape, re.VERBOSE if "\n" in shape else 0)
         for name, shape in data["shapes"].items()},
        data["types"],
        data["segments"],
        data["observed"],
        data["paths"],
        frozenset((*data["names"]["words"].split(), *_names_of_fields())),
    )  # fmt: skip


def _names_of_fields() -> Iterator[str]:
    """The names of CDA and FHIR, and the words of headings, that `fields.toml` knows."""
    known = known_fields()
    for paths in known["paths"].values():
        for path in paths.split():
            yield from (key for key in path.split(".") if key != "*")
    for phrases in known["headings"].values():
        yield from phrases.replace(";", " ").split()
    yield from " ".join(known["codes"].values()).split()
