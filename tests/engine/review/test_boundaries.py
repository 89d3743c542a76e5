"""Corrections keep findings disjoint and inside their barriers, and lose nothing unasked."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Finding, Review
from app.engine.review import boundaries, transitions
from app.sessions.history import _changed, difference

TEXT = "Mr. Thaddeus Okonkwo, MD (born 02/09/2025) saw Dr. Lee.\nCell one|Lee, Anna Okonkwo's son."
BARRIERS = (65,)


def review_with(*spans: tuple[int, int]) -> Review:
    findings = tuple(
        Finding(f"{start}", Span(start, end), "PATIENT", 0.9, "tagger") for start, end in spans
    )
    return Review(Document("d", "text", "", TEXT, barriers=BARRIERS), findings)


def shown(review: Review, name: str) -> str:
    return review.by_id[name].span.of(TEXT)


def letters(review: Review) -> set[int]:
    return {
        place
        for finding in review.findings
        for place in range(finding.span.start, finding.span.end)
        if TEXT[place].isalnum()
    }


def test_the_end_moves_word_by_word_and_back() -> None:
    review = review_with((4, 12))
    review, name = boundaries.move_end(review, "4", 1)
    assert shown(review, name) == "Thaddeus Okonkwo"
    assert review.action(review.by_id[name]) is Action.ACCEPT
    assert review.by_id[name].detector == transitions.REVIEWER
    review, name = boundaries.move_end(review, name, 1)
    assert shown(review, name) == "Thaddeus Okonkwo, MD"
    review, name = boundaries.move_end(review, name, -1)
    assert shown(review, name) == "Thaddeus Okonkwo"


def test_the_start_moves_word_by_word_and_back() -> None:
    review, name = boundaries.move_start(review_with((13, 20)), "13", -1)
    assert shown(review, name) == "Thaddeus Okonkwo"
    review, name = boundaries.move_start(review, name, -1)
    assert shown(review, name).startswith("Mr")
    assert boundaries.move_start(review, name, -1) == (review, name)
    review, name = boundaries.move_start(review, name, 1)
    assert shown(review, name) == "Thaddeus Okonkwo"


@pytest.mark.parametrize(
    ("start", "end", "wanted"),
    [
        (0, 16, "Mr. Thaddeus Oko"),
        (7, 12, "ddeus"),
        (3, 24, "Thaddeus Okonkwo, MD"),
        (0, len(TEXT), "Mr. Thaddeus Okonkwo, MD (born 02/09/2025) saw"),
    ],
)
def test_a_finding_is_given_any_place_that_is_free(start: int, end: int, wanted: str) -> None:
    review = review_with((4, 12), (47, 54))
    after, name = boundaries.resize(review, "4", Span(start, end))
    assert shown(after, name) == wanted
    assert after.by_id["47"] == review.by_id["47"]
    assert after.action(after.by_id[name]) is Action.ACCEPT


def test_a_finding_is_not_made_of_punctuation() -> None:
    review = review_with((4, 12))
    assert boundaries.resize(review, "4", Span(20, 22)) == (review, "4")


def test_the_last_word_is_never_taken_away() -> None:
    review = review_with((4, 12))
    assert boundaries.move_end(review, "4", -1) == (review, "4")
    assert boundaries.move_start(review, "4", 1) == (review, "4")


def test_the_rest_of_a_word_is_taken_first() -> None:
    start = TEXT.index("Anna Okonkwo")
    review, name = boundaries.move_end(review_with((start, start + 12)), f"{start}", 1)
    assert shown(review, name) == "Anna Okonkwo's"


def test_neighbours_and_barriers_stop_a_finding() -> None:
    review = review_with((4, 12), (13, 20))
    assert boundaries.move_end(review, "4", 1) == (review, "4")
    assert boundaries.move_start(review, "13", -1) == (review, "13")
    review = review_with((61, 64), (65, 68))
    assert boundaries.move_end(review, "61", 1) == (review, "61")
    assert boundaries.move_start(review, "65", -1) == (review, "65")
    assert boundaries.unite(review, "61") == (review, "61")


def test_the_reviewers_own_replacement_stays() -> None:
    review = transitions.replace_with(review_with((4, 12)), ["4"], "Someone")
    review, name = boundaries.move_end(review, "4", 1)
    assert review.decisions[name].replacement == "Someone"


def test_parts_of_a_split_keep_the_decision() -> None:
    review = transitions.decide(review_with((4, 20)), ["4"], Action.REJECT)
    after, names = boundaries.split(review, "4", [boundaries.first_gap(review, "4")])
    assert [shown(after, name) for name in names] == ["Thaddeus", "Okonkwo"]
    assert {after.action(after.by_id[name]) for name in names} == {Action.REJECT}


def test_a_split_outside_the_finding_changes_nothing() -> None:
    review = review_with((4, 20))
    assert boundaries.split(review, "4", [4, 20, 30]) == (review, ("4",))


def test_what_a_word_separates_is_not_united() -> None:
    review = review_with((0, 2), (13, 20))
    assert boundaries.unite(review, "0") == (review, "0")
    assert boundaries.unite(review, "13") == (review, "13")


def test_uniting_decided_with_rejected_leaves_it_to_be_removed() -> None:
    review = transitions.decide(review_with((4, 12), (13, 20)), ["4"], Action.REJECT)
    after, name = boundaries.unite(review, "4")
    assert shown(after, name) == "Thaddeus Okonkwo"
    assert after.redacted == after.findings


def test_unknown_findings_are_refused() -> None:
    review = review_with((4, 12))
    for act in (boundaries.move_end, boundaries.move_start):
        with pytest.raises(KeyError):
            act(review, "nobody", 1)
    with pytest.raises(KeyError):
        boundaries.unite(review, "nobody")
    with pytest.raises(KeyError):
        boundaries.split(review, "nobody", [1])


@st.composite
def reviews(draw: st.DrawFn) -> Review:
    edges = sorted(draw(st.sets(st.integers(0, len(TEXT)), max_size=12)))
    spans = [
        (start, end)
        for start, end in list(pairwise(edges))[:: draw(st.sampled_from([1, 2]))]
        if any(map(str.isalnum, TEXT[start:end]))
        and not any(start < barrier < end for barrier in BARRIERS)
    ]
    review = review_with(*spans)
    for finding in review.findings:
        action = draw(st.sampled_from([None, *Action]))
        review = transitions.decide(review, [finding.id], action)
    return review


STEPS = st.tuples(
    st.sampled_from(["start", "end", "split", "unite"]),
    st.integers(0, 20),
    st.sampled_from([-1, 1]),
    st.integers(0, len(TEXT)),
)


@settings(deadline=None)
@given(reviews(), st.lists(STEPS, max_size=12))
def test_any_corrections_keep_findings_apart_and_inside_and_can_be_replayed(
    review: Review, steps: list[tuple[str, int, int, int]]
) -> None:
    for kind, number, by, place in steps:
        if not review.findings:
            return
        before, finding = review, review.findings[number % len(review.findings)]
        match kind:
            case "start":
                review, name = boundaries.move_start(before, finding.id, by)
                grown = by < 0
            case "end":
                review, name = boundaries.move_end(before, finding.id, by)
                grown = by > 0
            case "split":
                review, names = boundaries.split(before, finding.id, [place])
                name, grown = names[0], True
                assert letters(review) == letters(before)
            case _:
                review, name = boundaries.unite(before, finding.id)
                grown = True
                assert letters(review) == letters(before)
        assert name in review.by_id
        assert letters(before) <= letters(review) if grown else letters(review) <= letters(before)
        assert len(review.by_id) == len(review.findings)
        assert set(review.decisions) <= set(review.by_id)
        for one in review.findings:
            assert any(map(str.isalnum, one.span.of(TEXT)))
            assert not any(one.span.start < b < one.span.end for b in BARRIERS)
        state, now = (
            (
                *(one.findings, one.decisions, one.candidates, one.regions, one.listed),
                *(one.served, one.languages, one.searched_by),
            )
            for one in (before, review)
        )
        assert _changed(state, difference(before, review)) == now
