"""Marks that are made when they are looked at: the same as if all were made at once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Edit, Mode, RedactionPlan
from app.engine.domain.review import Action, Finding, Review
from app.engine.review import transitions
from app.ui.views.marks import ExportMarks, Mark, Marks, ReviewMarks, State

TEXT = "x" * 400
TOUCHED = 3


def review_of(number: int) -> Review:
    findings = (Finding(f"f{n}", Span(4 * n, 4 * n + 3), "DATE", 0.9, "x") for n in range(number))
    return Review(Document("", "text", "", TEXT), tuple(findings))


@st.composite
def steps(draw: st.DrawFn) -> tuple[Review, Review]:
    """A review, and what some decisions and a change of some kinds make of it."""
    before = review_of(draw(st.integers(1, 40)))
    ids = st.lists(st.sampled_from([f.id for f in before.findings]), unique=True)
    after = transitions.decide(before, draw(ids), Action.ACCEPT)
    after = transitions.decide(after, draw(ids), Action.REJECT)
    chosen = draw(ids)
    return before, transitions.recategorise(after, chosen, "PHONE") if chosen else after


@given(steps())
def test_what_does_not_differ_looks_the_same(step: tuple[Review, Review]) -> None:
    before, after = (ReviewMarks(review) for review in step)
    differing = after.differing(before)
    assert differing is not None
    for mark in after:
        old = before.by_id(mark.id)
        assert (old != mark) is (mark.id in differing)


@given(st.integers(0, 400), st.integers(1, 50), steps())
def test_marks_between_two_places_are_those_that_share_text(
    start: int, length: int, step: tuple[Review, Review]
) -> None:
    marks = ReviewMarks(step[1])
    inside = [m for m in marks if m.span.start < start + length and start < m.span.end]
    assert list(marks.between(start, start + length)) == inside


def test_of_thousands_only_those_that_are_looked_at_are_made() -> None:
    findings = (Finding(f"f{n}", Span(n, n + 1), "DATE", 0.9, "x") for n in range(20_000))
    marks = ReviewMarks(Review(Document("", "text", "", "x" * 20_000), tuple(findings)))
    assert len(list(marks.between(500, 500 + TOUCHED))) == TOUCHED
    assert marks.by_id("f7") is not None
    assert len(marks._made) == TOUCHED + 1


@given(st.lists(st.sampled_from(("", "[D]", "[LONGER]")), min_size=1, max_size=40))
def test_marks_of_an_export_stand_on_what_is_put_in_place(words: list[str]) -> None:
    review = review_of(len(words))
    edits = tuple(Edit(f.span, w, "DATE") for f, w in zip(review.findings, words, strict=True))
    plan = RedactionPlan("", Mode.MASK, edits)
    shown = plan.apply(TEXT)
    marks = ExportMarks(ReviewMarks(review), plan, in_original=False)
    assert [mark.span.of(shown) for mark in marks] == [word for word in words if word]
    for mark in marks:
        assert marks.by_id(mark.id) == mark
        assert marks.at(mark.span.start) == mark
    in_original = ExportMarks(ReviewMarks(review), plan, in_original=True)
    assert [mark.span for mark in in_original] == [f.span for f in review.findings]
    assert {mark.state for mark in in_original} == {State.REPLACED}


def test_other_kinds_of_marks_may_differ_everywhere() -> None:
    one = Mark("a", Span(0, 1), "DATE", State.SUGGESTED)
    assert ReviewMarks(review_of(1)).differing(Marks([one])) is None


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("in_original", [True, False], ids=["on a page", "in a text"])
def test_pages_are_blacked_out_where_the_export_will_be(mode: Mode, in_original: bool) -> None:
    edits = (Edit(Span(4, 9), "[NAME]", "PATIENT"),)
    marks = ExportMarks(
        ReviewMarks(review_of(3)), RedactionPlan("", mode, edits), in_original=in_original
    )
    assert marks[0].boxed is (in_original and mode is not Mode.SURROGATE)
