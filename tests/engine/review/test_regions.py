"""A box takes away the words under it, only there, and nothing else of the text."""

from __future__ import annotations

import pytest

from app.engine.domain.document import Document, Page, Span, Word
from app.engine.domain.export import Mode
from app.engine.domain.geometry import Box, Region
from app.engine.domain.review import Finding, Review
from app.engine.redaction.plan import label, plan
from app.engine.review import regions
from app.engine.verification.verify import verify
from app.sandbox.wire import decode, encode

TEXT = "Ann saw Ann today"
PAGE = Page(
    1,
    0,
    len(TEXT),
    400.0,
    300.0,
    (
        Word(Span(0, 3), Box(10, 10, 40, 20)),
        Word(Span(4, 7), Box(50, 10, 80, 20)),
        Word(Span(8, 11), Box(90, 10, 120, 20)),
        Word(Span(12, 17), Box(10, 30, 60, 40)),
    ),
)
DOCUMENT = Document("d", "pdf", "0" * 64, TEXT, (PAGE,))


def planned(review: Review) -> str:
    return plan(review, Mode.MASK, label).apply(TEXT)


def test_only_the_words_under_a_box_go() -> None:
    review = regions.draw(Review(DOCUMENT, ()), 1, Box(88, 8, 122, 22))
    assert planned(review) == "Ann saw  today"


def test_a_finding_partly_under_a_box_leaves_no_words_there() -> None:
    found = Finding("a", Span(4, 11), "PATIENT", 0.9, "known")
    review = regions.draw(Review(DOCUMENT, (found,)), 1, Box(110, 8, 130, 22))
    assert planned(review) == "Ann  today"


def test_a_box_over_a_line_spares_the_next_one_that_it_grazes() -> None:
    review = regions.draw(Review(DOCUMENT, ()), 1, Box(0, 5, 200, 31))
    assert planned(review).split() == ["today"]


def test_a_box_is_cut_to_the_page_and_a_slip_is_none() -> None:
    review = regions.draw(Review(DOCUMENT, ()), 1, Box(390, -20, 900, 40))
    assert [one.box for one in review.regions] == [Box(390.0, 0.0, 400.0, 40.0)]
    assert regions.draw(review, 1, Box(10, 10, 11, 40)) is review
    with pytest.raises(ValueError, match="no such page"):
        regions.draw(review, 2, Box(10, 10, 40, 40))


def test_erasing_gives_back_the_review_before() -> None:
    before = Review(DOCUMENT, ())
    review = regions.draw(before, 1, Box(10, 10, 40, 40))
    assert regions.erase(review, [review.regions[0].id]) == before
    named = regions.as_kind(review, [review.regions[0].id], "PATIENT")
    assert [one.subcategory for one in named.regions] == ["PATIENT"]


def test_a_plan_without_a_box_of_the_review_is_a_leak() -> None:
    review = regions.draw(Review(DOCUMENT, ()), 1, Box(300, 200, 340, 240))
    unplanned = plan(Review(DOCUMENT, ()), Mode.MASK, label)
    assert [leak.place for leak in verify(unplanned, review, ()).leaks] == ["plan"]


def test_a_plan_passes_between_processes_with_its_boxes() -> None:
    review = regions.draw(Review(DOCUMENT, ()), 1, Box(300, 200, 340, 240))
    made = plan(review, Mode.MASK, label)
    assert made.regions == (Region(1, Box(300.0, 200.0, 340.0, 240.0), "BIOID"),)
    assert decode(encode(made)) == made
