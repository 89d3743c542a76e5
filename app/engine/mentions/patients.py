"""Which patient a place of a document is about: one in a letter, its own one in every record.

A patient is a family name and the first letter of a given one, so that `Thaddeus Okonkwo` in one
letter is `OKONKWO, T.` in another; in a record without a name it is a number. Records are the rows
of a table, the messages of a batch, the members of a list, and successive lines that each name
somebody else.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from app.engine.detectors.base import FIELDS
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review
from app.engine.mentions.entities import entities
from app.engine.mentions.records import Record, is_family, is_given, records
from app.engine.names.evidence import NameEvidence
from app.engine.names.parts import Part, Role, WrittenName
from app.engine.text.folding import key_of
from app.progress import Tick, silent, telling

NOBODY = ""
_PATIENT = "PATIENT"
# Begins whom only a number names; no name is written so.
_NUMBER = "number "
# Of the fields of standards, which name relatives as well, those for the patient.
_OF_PATIENT = ("PID-5.", "Patient.name.", "Bundle.entry.resource.Patient.name.")
_MOST_PARTS = 3  # given, middle and family name
# Whom a record without a name is about.
_NUMBERS = frozenset(("MEDICALRECORD", "SSN"))
# Fewer records with a patient of their own are a letter with a table in it.
_FEWEST_RECORDS = 3
_LINE, _LONGEST_LINE = re.compile(r"\S[^\r\n]*"), 300
# `[03/12/2025, 19:42] Sister Mags:` and `12/08/25 21:03 - Beto:`, as phones write out a chat.
_CHAT_LINE = re.compile(
    r"\[?\d{1,4}[-./]\d{1,2}[-./]\d{1,4},?\s\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[ap]\.?\s?m\.?)?\]?"
    r"\s{1,2}(?:[-–]\s)?[^:\r\n]{1,40}:\s",
    re.IGNORECASE,
)
_HEADED = re.compile(
    r"\b(?:patient(?:en|ens)?|name|re|paciente|nombre|paziente|nome|namn)"
    r"(?:['’]?s)?(?: (?:name|namn))?\s*[:#]\s*(?:[^\W\d_]{2,4}\.?\s*)?$",
    re.IGNORECASE,
)
_BEFORE = 40
_HEADING = 5  # mentions
_RELATIVE = re.compile(
    r"\b(?:mother|father|mom|mum|dad|sister|brother|wife|husband|son|daughter|aunt|uncle|cousin|parent|sibling"
    r"|madre|padre|hermanos?|hermanas?|esposa|marido|hij[oa]s?|sorella|fratello|moglie|marito"
    r"|figli[oa]|mor|far|mamma|pappa|syster|bror|hustru|make|son|dotter|grand\w+)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Patients:
    """The patients of a document.

    Attributes:
        foremost: who is named most often, in lists of many patients too.
        main: whom the document is about; `NOBODY` where it names no patient, or many.
        starts: where the records begin, in order.
        owners: end and patient of each record.
    """

    foremost: str
    main: str
    starts: tuple[int, ...] = ()
    owners: tuple[tuple[int, str], ...] = ()

    @classmethod
    def of(cls, review: Review, tick: Tick = silent) -> Patients:
        """Whom the findings of `review` that are not rejected tell of.

        `tick` is called now and then.
        """
        rejected = {finding.id for finding in review.rejected}
        told = [finding for finding in review.findings if finding.id not in rejected]
        found = [finding for finding in told if finding.subcategory == _PATIENT]
        document = review.document
        names = _names(found, document.text, tick)
        if len(document.fields):
            numbers = [finding for finding in told if finding.subcategory in _NUMBERS]
            told_names = _Told(document.text, found, names)
            listed = list(telling(_of_fields(document, told_names, numbers, tick), tick))
        else:
            listed = list(telling(_records(document, _Told(document.text, found, names)), tick))
        foremost = _main(found, names, document.text)
        owners = {patient for _, patient in listed}
        if len(document.fields) and foremost not in owners:
            # Half of a name, as each of two fields tells it.
            whole = (one for _, one in listed if one and not one.startswith(_NUMBER))
            foremost = next(whole, foremost)
        if not _is_list(document, owners):
            named = [one for one in owners if not one.startswith(_NUMBER)]
            only = named[0] if len(document.fields) and named else foremost
            return cls(only, only)
        ends = tuple((span.end, patient) for span, patient in listed)
        return cls(foremost, NOBODY, tuple(span.start for span, _ in listed), ends)

    def at(self, span: Span) -> str:
        """Whom `span` is about."""
        number = bisect_right(self.starts, span.start) - 1
        if number < 0 or span.start >= self.owners[number][0]:
            return self.main
        return self.owners[number][1]


def _is_list(document: Document, owners: set[str]) -> bool:
    """Whether a document is about several patients; one of them may have several numbers."""
    if not len(document.fields):
        return len(owners) >= _FEWEST_RECORDS
    named = sum(not one.startswith(_NUMBER) for one in owners)
    rows = len(document.rows) > 0
    if named == 1:
        return rows and len(owners) >= _FEWEST_RECORDS
    return len(owners) >= (2 if named or rows else _FEWEST_RECORDS)


def _names(found: list[Finding], text: str, tick: Tick) -> Mapping[str, str]:
    """The patient that each finding means, by its id: of all its forms the fullest."""
    evidence = NameEvidence(telling(found, tick), text)
    tick()
    entity_of = entities(telling(found, tick), text, evidence)
    forms: defaultdict[str, set[tuple[Part, ...]]] = defaultdict(set)
    written = {(entity_of[finding.id], finding.span.of(text)) for finding in telling(found, tick)}
    for entity, literal in telling(written, tick):
        forms[entity].add(WrittenName.of(literal).person)
    named = {
        entity: _name(max(people, key=lambda person: (len(person), str(person))), evidence)
        for entity, people in telling(forms.items(), tick)
    }
    return {finding.id: named[entity_of[finding.id]] for finding in found}


def _name(person: tuple[Part, ...], evidence: NameEvidence) -> str:
    """Family name and first letter of the given one; a name alone as it is."""
    if not person:
        return NOBODY
    names = [part for part in person if part.role is not Role.INITIAL]
    family = next(
        (part for part in names if part.role is Role.FAMILY or not evidence.is_given(part.key)),
        person[-1],
    )
    first = next((part.key[0] for part in person if part is not family), "")
    return f"{family.key} {first}".strip()


def _main(found: list[Finding], names: Mapping[str, str], text: str) -> str:
    """Who is named most often; a name in a heading counts several times, the first wins a tie."""
    counts: Counter[str] = Counter()
    for finding in found:
        before = finding.span.before(text, _BEFORE)
        counts[names[finding.id]] += _HEADING if _HEADED.search(before) else 1
    return max(counts, key=lambda name: counts[name], default=NOBODY)


@dataclass(frozen=True, slots=True)
class _Told:
    """The findings that name patients, in order, and whom each means."""

    text: str
    found: list[Finding]
    names: Mapping[str, str]
    starts: list[int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "starts", [finding.span.start for finding in self.found])

    def inside(self, span: Span) -> list[Finding]:
        """Those that begin in `span`."""
        first, behind = bisect_left(self.starts, span.start), bisect_left(self.starts, span.end)
        return self.found[first:behind]

    def alone(self, span: Span) -> str:
        """The only one who is named in a short line that tells of no relatives."""
        inside = self.inside(span)
        line = span.of(self.text)
        if not inside or len(line) > _LONGEST_LINE or _RELATIVE.search(line):
            return NOBODY
        patients = {self.names[finding.id] for finding in inside}
        return patients.pop() if len(patients) == 1 else NOBODY

    def in_row(self, row: Span) -> str:
        """As `alone`, or whom names in columns of their own make up, two or three single ones."""
        inside = self.inside(row)
        written = [WrittenName.of(finding.span.of(self.text)).person for finding in inside]
        parted = 1 < len(written) <= _MOST_PARTS and all(len(one) == 1 for one in written)
        if self.alone(row) or not parted or _RELATIVE.search(row.of(self.text)):
            return self.alone(row)
        return _name(tuple(person[0] for person in written), NameEvidence(inside, self.text))

    def by_fields(self, record: Record) -> str:
        """Whom fields for family and given names tell, else the field that names first."""
        inside = {finding.span.start: finding for finding in self.inside(record.span)}
        named = [(one, inside[one.span.start]) for one in record.fields if one.span.start in inside]
        own = [(one, finding) for one, finding in named if one.name.startswith(_OF_PATIENT)]
        family = given = ""
        for one, finding in own or named:
            parts = WrittenName.of(finding.span.of(self.text)).person
            if parts and is_family(one.name):
                family = family or parts[-1].key
            elif parts and is_given(one.name):
                given = given or parts[0].key
        if family and given:
            return f"{family} {given[0]}"
        told = [finding for _, finding in own] or list(inside.values())
        if any(finding.detector == FIELDS for finding in told):
            told = [finding for finding in told if finding.detector == FIELDS][:1]
        return _main(told, self.names, self.text)


def _of_fields(
    document: Document, told: _Told, numbers: list[Finding], tick: Tick
) -> Iterator[tuple[Span, str]]:
    """The records of a document with fields, and their patients."""
    starts = {finding.span.start: finding for finding in (*told.found, *numbers)}
    named = {one.name for one in document.fields if one.span.start in starts}
    numbered = {finding.span.start: finding for finding in numbers}
    told_by: dict[str, str] = {}
    unnamed: list[tuple[Record, tuple[str, ...], str]] = []
    for record in telling(records(document, named), tick):
        own = tuple(
            _NUMBER + key_of(numbered[one.span.start].span.of(document.text))
            for one in record.fields
            if one.span.start in numbered
        )[:1]
        referred = (_NUMBER + record.refers,) if record.refers else ()
        called = tuple(_NUMBER + reference for reference in sorted(record.references))
        owner = NOBODY if record.refers else told.by_fields(record)
        if owner:
            for number in (*own, *called):
                told_by.setdefault(number, owner)
        unnamed.append((record, referred or own or called, owner))
    for record, numbers_of, named_one in unnamed:
        owner = named_one or next((told_by.get(one, one) for one in numbers_of), NOBODY)
        if owner:
            yield record.span, owner


def _records(document: Document, told: _Told) -> Iterator[tuple[Span, str]]:
    """The rows or lines of a document without fields, and their patients."""
    if document.rows:
        yield from ((row, owner) for row in document.rows if (owner := told.in_row(row)))
        return
    lines = [Span(*line.span()) for line in _LINE.finditer(document.text)]
    said = sum(1 for line in lines if _CHAT_LINE.match(document.text, line.start, line.end))
    if 2 * said > len(lines):
        return  # The stamps of a chat follow each other, whoever each line is about.
    named = Counter(
        name for line in lines for name in {told.names[f.id] for f in told.inside(line)}
    )
    for _, run in groupby(((line, told.alone(line)) for line in lines), lambda one: bool(one[1])):
        listed = list(run)
        owned = Counter(owner for _, owner in listed if owner)
        # In the paragraphs of a letter most stand who are told of elsewhere too.
        if sum(named[owner] == lines_of for owner, lines_of in owned.items()) >= _FEWEST_RECORDS:
            yield from listed
