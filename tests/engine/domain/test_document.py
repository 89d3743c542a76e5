"""Values refuse to exist in a wrong state and never show document text."""

from __future__ import annotations

import gc
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Document, Page, Span, Word, Words
from app.engine.domain.export import Edit, Extract, Layer, Mode, Reader, RedactionPlan, Verification
from app.engine.domain.geometry import Box
from app.engine.domain.review import Action, Decision, Finding, Review

SECRET = "Thaddeus Okonkwo"


@pytest.mark.parametrize(("start", "end"), [(3, 3), (4, 3), (-1, 2)])
def test_empty_reversed_and_negative_spans_are_refused(start: int, end: int) -> None:
    with pytest.raises(ValueError, match="not a span"):
        Span(start, end)


@pytest.mark.parametrize("score", [-0.1, 1.1, float("nan")])
def test_scores_are_probabilities(score: float) -> None:
    with pytest.raises(ValueError, match="not a probability"):
        Finding("f", Span(0, 1), "PATIENT", score, "rules")


def test_overlapping_findings_and_edits_are_refused() -> None:
    document = Document("d", "text", "", "some text here")
    spans = (Span(0, 6), Span(5, 9))
    with pytest.raises(ValueError, match="overlap"):
        Review(document, tuple(Finding(str(s), s, "PATIENT", 1.0, "rules") for s in spans))
    with pytest.raises(ValueError, match="overlap"):
        RedactionPlan("d", Mode.MASK, tuple(Edit(s, "", "PATIENT") for s in spans))


@given(st.text(min_size=1), st.data())
def test_plan_changes_nothing_outside_its_edits(text: str, data: st.DataObject) -> None:
    cuts = sorted(data.draw(st.sets(st.integers(0, len(text)), max_size=8)))
    spans = [Span(a, b) for a, b in zip(cuts[::2], cuts[1::2], strict=False)]
    plan = RedactionPlan("d", Mode.MASK, tuple(Edit(s, "\ue000", "PATIENT") for s in spans))
    rest = plan.apply(text).split("\ue000")
    edges = [0, *(edge for s in spans for edge in (s.start, s.end)), len(text)]
    kept = [text[a:b] for a, b in zip(edges[::2], edges[1::2], strict=True)]
    if "\ue000" not in text:
        assert rest == kept


def test_no_value_shows_text_when_printed() -> None:
    document = Document("d", "text", "", SECRET)
    finding = Finding("f", Span(0, 16), "PATIENT", 0.9, "rules")
    values = (
        document,
        Review(document, (finding,), {"f": Decision("f", Action.ACCEPT, SECRET)}),
        Edit(Span(0, 16), SECRET, "PATIENT"),
        RedactionPlan("d", Mode.SURROGATE, (Edit(Span(0, 16), SECRET, "PATIENT"),)),
        Extract(Reader.PDFIUM, "page 1", Layer.TEXT, SECRET),
    )
    for value in values:
        assert SECRET not in repr(value)


def test_undecided_findings_are_redacted_and_rejected_ones_are_not() -> None:
    document = Document("d", "text", "", "one two three")
    findings = tuple(
        Finding(name, Span(start, start + 3), "PATIENT", 0.9, "rules")
        for name, start in (("a", 0), ("b", 4), ("c", 8))
    )
    review = Review(
        document,
        findings,
        {"a": Decision("a", Action.ACCEPT), "b": Decision("b", Action.REJECT)},
    )
    assert [finding.id for finding in review.redacted] == ["a", "c"]
    assert [finding.id for finding in review.rejected] == ["b"]


def test_offsets_belong_to_the_page_that_starts_before_them() -> None:
    pages = (Page(1, 0, 10, 1.0, 1.0), Page(2, 10, 10, 1.0, 1.0), Page(3, 10, 20, 1.0, 1.0))
    document = Document("d", "pdf", "", "x" * 20, pages)
    assert [document.page_of(offset) for offset in (0, 9, 10, 19)] == [1, 1, 3, 3]
    assert Document("d", "text", "", "x").page_of(0) is None


def test_a_check_of_nothing_has_not_passed() -> None:
    assert not Verification((), {}).passed
    assert not Verification((), {"text": 0}).passed
    assert Verification((), {"text": 1}).passed


boxes = st.builds(Box, *[st.floats(-1e6, 1e6)] * 4)
spans = st.builds(
    lambda start, size: Span(start, start + size), st.integers(0, 9**9), st.integers(1, 99)
)


@given(st.lists(st.builds(Word, spans, boxes), max_size=8))
def test_words_of_a_page_are_what_was_given_also_in_another_process(given: list[Word]) -> None:
    page = Page(1, 0, 0, 1.0, 1.0, tuple(given))
    other = pickle.loads(pickle.dumps(page))
    assert list(page.words) == given == list(other.words) == list(page.words[:])
    assert page == other
    assert hash(page) == hash(other)
    assert [page.words[place] for place in range(-len(given), 0)] == given


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(1, 4))), st.integers(0, 60))
def test_words_that_touch_a_range_are_those_that_share_text_with_it(
    gaps: list[tuple[int, int]], start: int
) -> None:
    words: list[Word] = []
    at = 0
    for gap, size in gaps:
        words.append(Word(Span(at + gap, at + gap + size), Box(at, 0, at + size, 9)))
        at += gap + size
    span = Span(start, start + 7)
    touched = [
        (word.span.start, word.span.end, word.box) for word in words if word.span.overlaps(span)
    ]
    assert list(Words(words).touching(span.start, span.end)) == touched


def test_words_out_of_range_are_refused() -> None:
    words = Words([Word(Span(0, 1), Box(0, 0, 1, 1))])
    for place in (1, -2):
        with pytest.raises(IndexError):
            words[place]


def test_a_thousand_pages_hold_few_objects_for_the_garbage_collector() -> None:
    gc.collect()
    before = len(gc.get_objects())
    words = [Word(Span(place, place + 1), Box(0, 0, 1, 1)) for place in range(400)]
    pages = tuple(Page(number, 0, 0, 1.0, 1.0, words) for number in range(1, 1001))
    assert len(gc.get_objects()) - before < 10 * len(pages)
