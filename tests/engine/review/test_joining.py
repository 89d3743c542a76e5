"""Nothing that either of two reviews removes is left in by both together."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Decision, Finding, Review, finding_id
from app.engine.review.transitions import join

TEXT = "abcdefghijklmnopqrstuvwxyz"
DOCUMENT = Document("d", "text", "0" * 64, TEXT, ())
ACTIONS = st.sampled_from([Action.ACCEPT, Action.REJECT, None])


@st.composite
def reviews(draw: st.DrawFn) -> Review:
    edges = sorted(draw(st.sets(st.integers(0, len(TEXT)), max_size=8)))
    findings, decisions = [], {}
    for start, end in zip(edges[::2], edges[1::2], strict=False):
        span = Span(start, end)
        kind = draw(st.sampled_from(["PATIENT", "DATE"]))
        finding = Finding(finding_id(span, kind), span, kind, 0.5, "known")
        findings.append(finding)
        action = draw(ACTIONS)
        if action is not None:
            decisions[finding.id] = Decision(finding.id, action)
    return Review(DOCUMENT, tuple(findings), decisions)


def removed(review: Review) -> set[int]:
    return {at for one in review.redacted for at in range(one.span.start, one.span.end)}


@given(reviews(), reviews())
def test_all_that_was_accepted_since_is_removed(saved: Review, made: Review) -> None:
    accepted = {
        at
        for one in made.redacted
        if made.action(one) is Action.ACCEPT
        for at in range(one.span.start, one.span.end)
    }
    assert accepted <= removed(join(saved, made))


@given(reviews(), reviews())
def test_only_a_rejection_of_the_same_finding_keeps_what_was_removed(
    saved: Review, made: Review
) -> None:
    rejected = {one.id for one in made.rejected}
    kept = {
        at
        for one in saved.redacted
        if one.id not in rejected
        for at in range(one.span.start, one.span.end)
    }
    assert kept <= removed(join(saved, made))


@given(reviews())
def test_nothing_changes_where_nothing_was_decided_since(saved: Review) -> None:
    assert join(saved, Review(DOCUMENT, saved.findings)) == saved
