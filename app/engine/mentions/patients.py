"""Which patient a place of a document is about: one in a letter, its own one in every record.

A patient is a family name and the first letter of a given one, so that `Thaddeus Okonkwo` in one
letter is `OKONKWO, T.` in another. Records are the rows of a table, the messages of a batch, the
members of a list, and successive lines that each name somebody else.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review
from app.engine.mentions.entities import entities
from app.engine.names.evidence import NameEvidence
from app.engine.names.parts import Part, Role, WrittenName

NOBODY = ""
_PATIENT = "PATIENT"
# Fewer records with a patient of their own are a letter with a table in it.
_FEWEST_RECORDS = 3
_LINE, _LONGEST_LINE = re.compile(r"\S[^\r\n]*"), 300
_HEADED = re.compile(
    r"\b(?:patient(?:en|ens)?|name|re|paciente|nombre|paziente|nome|namn)"
    r"(?:['’]?s)?(?: (?:name|namn))?\s*[:#]\s*(?:[^\W\d_]{2,4}\.?\s*)?$",
    re.IGNORECASE,
)
_BEFORE = 40
_HEADING = 5  # mentions
_RELATIVE = re.compile(
    r"\b(?:mother|father|sister|brother|wife|husband|son|daughter|aunt|uncle|cousin|parent|sibling"
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
    def of(cls, review: Review) -> Patients:
        """Whom the findings of `review` that are not rejected tell of."""
        rejected = {finding.id for finding in review.rejected}
        found = [
            finding
            for finding in review.findings
            if finding.subcategory == _PATIENT and finding.id not in rejected
        ]
        document = review.document
        names = _names(found, document.text)
        records = list(_records(document, found, names))
        foremost = _main(found, names, document.text)
        if len({patient for _, patient in records}) < _FEWEST_RECORDS:
            return cls(foremost, foremost)
        ends = tuple((span.end, patient) for span, patient in records)
        return cls(foremost, NOBODY, tuple(span.start for span, _ in records), ends)

    def at(self, span: Span) -> str:
        """Whom `span` is about."""
        number = bisect_right(self.starts, span.start) - 1
        if number < 0 or span.start >= self.owners[number][0]:
            return self.main
        return self.owners[number][1]


def _names(found: list[Finding], text: str) -> Mapping[str, str]:
    """The patient that each finding means, by its id: of all its forms the fullest."""
    evidence = NameEvidence(found, text)
    entity_of = entities(found, text)
    forms: defaultdict[str, set[tuple[Part, ...]]] = defaultdict(set)
    for finding in found:
        forms[entity_of[finding.id]].add(WrittenName.of(finding.span.of(text)).person)
    named = {
        entity: _name(max(people, key=lambda person: (len(person), str(person))), evidence)
        for entity, people in forms.items()
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
        before = text[max(0, finding.span.start - _BEFORE) : finding.span.start]
        counts[names[finding.id]] += _HEADING if _HEADED.search(before) else 1
    return max(counts, key=lambda name: counts[name], default=NOBODY)


def _records(
    document: Document, found: list[Finding], names: Mapping[str, str]
) -> Iterator[tuple[Span, str]]:
    """The records and their patients."""
    starts = [finding.span.start for finding in found]

    def inside(span: Span) -> list[Finding]:
        return found[bisect_left(starts, span.start) : bisect_left(starts, span.end)]

    def alone(span: Span) -> str:
        patients = {names[finding.id] for finding in inside(span)}
        line = span.of(document.text)
        is_listed = len(line) <= _LONGEST_LINE and not _RELATIVE.search(line)
        return patients.pop() if len(patients) == 1 and is_listed else NOBODY

    if document.rows:
        yield from ((row, owner) for row in document.rows if (owner := alone(row)))
    elif len(document.fields):
        owner = NOBODY
        for span in _repeated_fields(document):
            # A row without a name, and what repeats in a message, goes on with the one before.
            owner = _main(inside(span), names, document.text) or owner
            if owner:
                yield span, owner
    else:
        lines = [Span(*line.span()) for line in _LINE.finditer(document.text)]
        for _, run in groupby(((line, alone(line)) for line in lines), lambda one: bool(one[1])):
            listed = list(run)
            if len({owner for _, owner in listed if owner}) >= _FEWEST_RECORDS:
                yield from listed


def _repeated_fields(document: Document) -> Iterator[Span]:
    """Stretches in which no field occurs twice: rows, messages, and members of lists."""
    seen: set[str] = set()
    start = end = 0
    for one in document.fields:
        if one.name in seen:
            yield Span(start, one.span.start)
            start = one.span.start
            seen.clear()
        seen.add(one.name)
        end = one.span.end
    if seen and end > start:
        yield Span(start, end)
