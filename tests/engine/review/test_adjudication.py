"""Two reviews of one document: agreement as worked out by hand, and no word lost in settling."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Document, Page, Span
from app.engine.domain.geometry import Box, Region
from app.engine.domain.review import Action, Decision, Finding, Review, finding_id
from app.engine.review import transitions
from app.engine.review.adjudication import Side, agreement, disputes, settle, to_adjudicate

TEXT = "Ann Bo came with Dr. Venn on 02/09/2025 and left with Ann. "
DOCUMENT = Document("0" * 16, "text", "0" * 64, TEXT)
KINDS = ("PATIENT", "DOCTOR", "DATE")


def reviewed(*marked: tuple[int, int, str], reject: tuple[int, ...] = ()) -> Review:
    findings = [
        Finding(finding_id(Span(a, b), kind), Span(a, b), kind, 0.9, "known")
        for a, b, kind in marked
    ]
    actions = [
        Decision(one.id, Action.REJECT if at in reject else Action.ACCEPT)
        for at, one in enumerate(findings)
    ]
    return Review(DOCUMENT, tuple(findings), {one.finding_id: one for one in actions})


@st.composite
def reviews(draw: st.DrawFn) -> Review:
    edges = sorted(draw(st.sets(st.integers(0, len(TEXT)), max_size=12)))
    spans = list(zip(edges[::2], edges[1::2], strict=False))
    marked = [(a, b, draw(st.sampled_from(KINDS))) for a, b in spans]
    rejected = draw(st.sets(st.integers(0, 5)))
    return reviewed(*marked, reject=tuple(rejected))


def said(review: Review) -> set[tuple[Span, str]]:
    return {(one.span, one.subcategory) for one in review.redacted}


def covered(review: Review) -> set[int]:
    return {at for one in review.redacted for at in range(one.span.start, one.span.end)}


def test_agreement_is_that_worked_out_by_hand() -> None:
    document = replace(DOCUMENT, text="Ann Bo came today")
    first = replace(reviewed((0, 3, "PATIENT"), (4, 6, "PATIENT")), document=document)
    second = replace(reviewed((0, 3, "PATIENT")), document=document)
    result = agreement([(first, second)])
    # Tokens: Ann PP, Bo PO, came OO, today OO. Eight values, three P and five O.
    # Observed disagreement 2 / 8; expected 2 * 3 * 5 / (8 * 7); alpha = 1 - 0.25 / (30 / 56).
    assert (result.tokens, result.marked, result.disputes) == (4, 2, 1)
    assert result.observed == pytest.approx(3 / 4)
    assert result.observed_marked == pytest.approx(1 / 2)
    assert result.alpha == pytest.approx(8 / 15)


def test_documents_are_counted_together() -> None:
    document = replace(DOCUMENT, text="Ann Bo came today")
    first = replace(reviewed((0, 3, "PATIENT"), (4, 6, "PATIENT")), document=document)
    second = replace(reviewed((0, 3, "PATIENT")), document=document)
    # Sixteen values, now seven P and nine O; observed disagreement 2 / 16.
    result = agreement([(first, second), (first, first)])
    assert result.observed == pytest.approx(7 / 8)
    assert result.alpha == pytest.approx(1 - (2 / 16) / (2 * 7 * 9 / (16 * 15)))


def test_what_a_reviewer_rejected_counts_as_kept() -> None:
    first = reviewed((0, 3, "PATIENT"))
    second = reviewed((0, 3, "PATIENT"), reject=(0,))
    (dispute,) = disputes(first, second)
    assert (dispute.span, len(dispute.first), dispute.second) == (Span(0, 3), 1, ())


def test_other_edges_and_other_kinds_are_disagreements() -> None:
    first = reviewed((0, 6, "PATIENT"), (21, 25, "DOCTOR"), (29, 39, "DATE"))
    second = reviewed((0, 3, "PATIENT"), (4, 6, "PATIENT"), (21, 25, "PATIENT"), (29, 39, "DATE"))
    found = disputes(first, second)
    assert [dispute.span for dispute in found] == [Span(0, 6), Span(21, 25)]
    assert [len(dispute.second) for dispute in found] == [2, 1]


@given(reviews())
def test_a_review_agrees_with_itself(review: Review) -> None:
    assert disputes(review, review) == ()
    result = agreement([(review, review)])
    assert (result.observed, result.alpha) == (1.0, 1.0)
    assert said(to_adjudicate(review, review)) == said(review)


@given(reviews(), reviews())
def test_until_it_is_settled_all_that_either_removes_is_removed(a: Review, b: Review) -> None:
    both = to_adjudicate(a, b)
    assert covered(a) | covered(b) <= covered(both)
    undecided = [one for one in both.findings if both.action(one) is None]
    assert [one.span for one in undecided] == [one.span for one in disputes(a, b)]


@given(reviews(), reviews())
def test_taking_one_side_throughout_gives_that_review(a: Review, b: Review) -> None:
    for side, wanted in ((Side.FIRST, a), (Side.SECOND, b)):
        settled = to_adjudicate(a, b)
        for dispute in disputes(a, b):
            settled = settle(settled, dispute, side)
        assert said(settled) == said(wanted)
        assert all(settled.action(one) is not None for one in settled.findings)


@given(reviews(), reviews(), st.data())
def test_settling_one_place_leaves_the_others_and_can_be_done_again(
    a: Review, b: Review, data: st.DataObject
) -> None:
    found = disputes(a, b)
    if not found:
        return
    both = to_adjudicate(a, b)
    dispute = data.draw(st.sampled_from(found))
    once = settle(both, dispute, Side.FIRST)
    assert settle(settle(both, dispute, Side.SECOND), dispute, Side.FIRST) == once
    outside = set(range(len(TEXT))) - set(range(dispute.span.start, dispute.span.end))
    assert covered(once) & outside == covered(both) & outside


def test_what_was_made_to_reach_further_stays_removed_there() -> None:
    first, second = reviewed((0, 3, "PATIENT")), reviewed()
    both = transitions.add(to_adjudicate(first, second), [Span(0, 6)], "PATIENT")
    (dispute,) = disputes(first, second)
    settled = settle(both, dispute, Side.SECOND)
    assert covered(settled) == {3, 4, 5}


def test_boxes_of_either_reviewer_stay() -> None:
    page = Page(1, 0, len(TEXT), 400, 300)
    document = replace(DOCUMENT, pages=(page,))
    face, stamp = Region(1, Box(9, 9, 40, 40), "BIOID"), Region(1, Box(90, 9, 140, 40), "IDNUM")
    first, second = (
        replace(reviewed(), document=document, regions=(one,)) for one in (stamp, face)
    )
    assert to_adjudicate(first, second).regions == (face, stamp)
    assert to_adjudicate(first, first).regions == (stamp,)
