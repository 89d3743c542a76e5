"""Day and month in fields of their own get labels, the year another year."""

from __future__ import annotations

from support.known.known_fields import with_fields

from app.engine.detectors.structured.fields import fields_of
from app.engine.domain.review import Review
from app.engine.surrogates.generator import SurrogateGenerator


def test_parts_of_a_day_are_no_other_day() -> None:
    named = ("$.dob_day", "14"), ("$.dob_month", "March"), ("$.dob_year", "1961")
    document = with_fields(*named)
    findings = tuple(sorted(fields_of(document), key=lambda one: one.span))
    make = SurrogateGenerator(bytes(32), Review(document, findings))
    day, month, year = (make(one) for one in findings)
    assert (day, month) == ("[DATE]", "[DATE]")
    assert year.isdecimal()


def test_a_whole_day_in_a_field_becomes_another() -> None:
    document = with_fields(("$.dob", "14 March 1961"))
    (finding,) = fields_of(document)
    shown = SurrogateGenerator(bytes(32), Review(document, (finding,)))(finding)
    assert shown not in ("[DATE]", "14 March 1961")
