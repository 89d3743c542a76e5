"""Findings keep to their line where the identifier does not run over its end."""

from __future__ import annotations

import pytest

from app.engine.detectors.base import PROPAGATED
from app.engine.detectors.merge import merge
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding

LONG = "He was seen in the clinic today by our consultant Dr. "


def parts(text: str, kind: str, first: str, last: str, detector: str = "tagger") -> list[str]:
    """What becomes of one finding from the beginning of `first` to the end of `last`."""
    span = Span(text.index(first), text.index(last) + len(last))
    document = Document("d", "text", "", text)
    found = merge((Finding("f", span, kind, 0.9, detector),), document)
    return [finding.span.of(text) for finding in found]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "  \n\t", "\u2028", "\x85"])
def test_two_people_on_two_lines_are_two_findings(end: str) -> None:
    text = f"Patient: Åsa Öström{end}sköterska Björk"
    assert parts(text, "PATIENT", "Åsa", "Björk") == ["Åsa Öström", "sköterska Björk"]


@pytest.mark.parametrize(
    ("text", "kind", "first", "last"),
    [
        (LONG + "Anita\nVenkataraman and sent home.", "DOCTOR", "Anita", "Venkataraman"),
        ("Left carotid stenosis, Jan Hendrik van\n   der Weerdt", "PATIENT", "Jan", "Weerdt"),
        ("Dr. Angelopou-\nlos called", "DOCTOR", "Angelopou", "los"),
        ("Lives at 12 Elm Street\nApt 4", "STREET", "12", "Apt 4"),
        ("Seen 05/02/\n2019", "DATE", "05/02", "2019"),
        ("The patient was moved by night to Riverside\nGeneral Hospital for a scan",
         "HOSPITAL", "Riverside", "Hospital"),
    ],
    ids=["name", "particle", "hyphen", "address", "date", "hospital"],
)  # fmt: skip
def test_an_identifier_broken_by_wrapping_stays_one(
    text: str, kind: str, first: str, last: str
) -> None:
    assert len(parts(text, kind, first, last)) == 1


@pytest.mark.parametrize(
    ("text", "kind", "first", "last"),
    [
        ("03/14/2025\n04/02/2025", "DATE", "03", "2025\n04/02/2025"),
        (LONG + "Anita\n\nVenkataraman", "DOCTOR", "Anita", "Venkataraman"),
        (LONG + "Anita Hale\nRoy Abernathy", "DOCTOR", "Anita", "Abernathy"),
        ("Mercy\nGrace", "HOSPITAL", "Mercy", "Grace"),
    ],
    ids=["dates", "paragraphs", "full names", "short lines"],
)
def test_what_stands_alone_on_its_line_is_found_alone(
    text: str, kind: str, first: str, last: str
) -> None:
    assert len(parts(text, kind, first, last)) == 2


def test_another_mention_of_a_name_runs_over_a_line_end_as_it_is() -> None:
    text = "Long\nMay"
    assert parts(text, "PATIENT", "Long", "May", PROPAGATED) == [text]


@pytest.mark.parametrize("space", [" ", "\u2003", "\u202f", "\u2028", "\x85", "\r\n"])
def test_findings_begin_and_end_with_letters(space: str) -> None:
    assert parts(f"{space}Okonkwo{space}", "PATIENT", space, f"Okonkwo{space}") == ["Okonkwo"]
