"""Numbers in columns of which the tagger is nowhere sure are values."""

from __future__ import annotations

import pytest

from app.engine.detectors.structured.number_columns import outside_number_columns
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, finding_id

ROWS = (
    ("Ek Olle", "45", "4.1"),
    ("Ask Eva", "47", "4.6"),
    ("Alm Ida", "51", "4"),
    ("Ek Bo", "53", "5"),
)


def table(heading: str = "EF %") -> Document:
    rows = (("Name", heading, "K"), *ROWS)
    return Document("d", "text", "0" * 64, "\n".join("\t".join(row) for row in rows))


def found(document: Document, *scores: float, kind: str = "AGE") -> list[Finding]:
    spans = []
    for (_, value, _), score in zip(ROWS, scores, strict=True):
        start = document.text.index(f"\t{value}\t") + 1
        span = Span(start, start + len(value))
        spans.append(Finding(finding_id(span, kind), span, kind, score, "tagger"))
    return spans


def test_doubtful_numbers_of_a_column_are_values() -> None:
    document = table()
    assert outside_number_columns(found(document, 0.3, 0.2, 0.1, 0.4), document) == ()


@pytest.mark.parametrize("sure", [0.5, 0.9])
def test_where_one_is_sure_all_stay(sure: float) -> None:
    document = table()
    findings = found(document, 0.3, 0.2, sure, 0.4)
    assert outside_number_columns(findings, document) == tuple(findings)


@pytest.mark.parametrize("heading", ["Age", "Edad", "Phone", "MRN"])
def test_below_a_heading_of_identifiers_all_stay(heading: str) -> None:
    document = table(heading)
    findings = found(document, 0.3, 0.2, 0.1, 0.4)
    assert outside_number_columns(findings, document) == tuple(findings)


def test_names_and_what_lies_beside_stay() -> None:
    document = table()
    span = Span(document.text.index("Ek Olle"), document.text.index("Ek Olle") + 7)
    name = Finding(finding_id(span, "PATIENT"), span, "PATIENT", 0.2, "tagger")
    findings = [name, *found(document, 0.3, 0.2, 0.1, 0.4)]
    assert outside_number_columns(findings, document) == (name,)


def test_what_may_be_the_age_of_somebody_very_old_stays() -> None:
    rows = (("Name", "x"), ("Ek Olle", "45"), ("Ask Eva", "93"), ("Alm Ida", "51"), ("Ek Bo", "53"))
    text = "\n".join("\t".join((*row, "stable")) for row in rows)
    document = Document("d", "text", "0" * 64, text)
    spans = [Span(text.index(value), text.index(value) + 2) for _, value in rows[1:]]
    ages = [Finding(finding_id(span, "AGE"), span, "AGE", 0.2, "tagger") for span in spans]
    assert outside_number_columns(ages, document) == (ages[1],)
