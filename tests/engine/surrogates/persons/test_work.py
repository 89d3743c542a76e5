"""The work of inventing surrogates grows with the document, not with its square."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from types import FrameType

import pytest
from support.marked_text import review_of

import app
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review
from app.engine.names.occupations import class_of, occupations
from app.engine.surrogates.generator import SurrogateGenerator

_SYLLABLES = ("ba", "ko", "ri", "te", "mu", "lo", "sha", "ven", "dri", "pa")
# Each has 90 numbers that nobody has.
_AREAS = (505, 212, 415, 612)
_NAMES = ["".join(parts).title() for parts in product(_SYLLABLES, repeat=3)]


def table(rows: int) -> Review:
    """A table of fictional patients, no two of them alike."""
    text, found = "", []
    for row in range(rows):
        cells = (
            (f"{_NAMES[row]} {_NAMES[-row - 1]}", "PATIENT"),
            (f"{100_200 + row}", "MEDICALRECORD"),
            (f"{row % 12 + 1}/{row % 28 + 1}/{1930 + row % 80}", "DATE"),
            (_NAMES[row][::-1].title(), "CITY"),
            (f"{row % 9 + 1} {_NAMES[row]} Street", "STREET"),
            (f"({_AREAS[row % 4]}) {200 + row % 700}-{row * 37 % 10_000:04d}", "PHONE"),
            (f"{_NAMES[row][:1]}{_NAMES[-row - 1]}{row}@example.net".lower(), "EMAIL"),
            (f"{_NAMES[row][:4]}{row}".lower(), "USERNAME"),
        )
        for literal, subcategory in cells:
            span = Span(len(text), len(text) + len(literal))
            found.append(Finding(f"{span.start}", span, subcategory, 0.9, "known"))
            text += f"{literal}; "
        text += "\n"
    return Review(Document("d", "text", "0" * 64, text), tuple(found))


def calls(review: Review) -> int:
    """How often functions of the program are entered while surrogates are invented."""
    count, own = 0, str(Path(app.__file__).parent)

    def counted(frame: FrameType, event: str, _: object) -> None:
        nonlocal count
        count += event == "call" and frame.f_code.co_filename.startswith(own)

    sys.setprofile(counted)
    try:
        SurrogateGenerator(bytes(32), review)
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.slow
def test_twice_the_rows_are_twice_the_work() -> None:
    calls(table(160))  # what is loaded once
    few, many = calls(table(40)), calls(table(160))
    assert many < 5 * few


def test_a_name_that_is_shortened_costs_little_more_than_another() -> None:
    """All names of a list were asked for their short forms, each against all others."""
    long = review_of("<PATIENT|Robert Okonkwo> was seen. <PATIENT|Bob> is well.")
    plain = review_of("<PATIENT|Robert Okonkwo> was seen. <PATIENT|Robert> is well.")
    calls(long), calls(plain)  # what is loaded once
    assert calls(long) < 4 * calls(plain)


def test_a_number_in_words_is_not_drawn_four_thousand_times() -> None:
    spoken = review_of("Call <PHONE|five oh three, triple five, oh one one five>.")
    calls(spoken)
    assert calls(spoken) < 2000


def test_every_finding_of_a_table_has_a_surrogate_that_tells_nothing() -> None:
    review = table(50)
    invented = SurrogateGenerator(bytes(32), review)
    for finding in review.findings:
        literal = finding.span.of(review.document.text)
        assert literal.casefold() not in invented(finding).casefold()


@pytest.mark.parametrize(
    ("literal", "language", "kind"),
    [
        ("studentessa di Scienze Infermieristiche", "it", "students"),
        ("estudiante de enfermería", "es", "students"),
        ("infermiera", "it", "health"),
        ("målvakt", "sv", "sports"),
    ],
)
def test_who_studies_work_does_not_do_it_yet(literal: str, language: str, kind: str) -> None:
    assert class_of(literal, language) == occupations(language)[kind]
