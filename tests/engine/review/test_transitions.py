"""Every transition gives a new review, keeps the old one, and loses no marked character."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Finding, Review
from app.engine.mentions.propagation import unflagged_mentions
from app.engine.review import transitions

TEXT = "Mr. Okonkwo saw Dr. Lee. Okonkwo left. OKONKWO called Lee on Monday."
BARRIERS = (24, 38)


def fresh() -> Review:
    findings = (
        Finding("a", Span(4, 11), "PATIENT", 0.9, "tagger"),
        Finding("b", Span(20, 23), "DOCTOR", 0.8, "tagger"),
    )
    return Review(Document("d", "text", "", TEXT, barriers=BARRIERS), findings)


def test_deciding_keeps_the_old_review_as_it_was() -> None:
    before = fresh()
    after = transitions.decide(before, ["a"], Action.REJECT)
    assert before.decisions == {}
    assert after.action(after.by_id["a"]) is Action.REJECT
    assert transitions.decide(after, ["a"], None).decisions == {}


def test_unknown_findings_and_labels_are_refused() -> None:
    with pytest.raises(KeyError):
        transitions.decide(fresh(), ["nobody"], Action.ACCEPT)
    with pytest.raises(KeyError):
        transitions.recategorise(fresh(), ["a"], "NO_SUCH_LABEL")
    with pytest.raises(KeyError):
        transitions.add(fresh(), [Span(0, 2)], "NO_SUCH_LABEL")


def test_changing_the_category_accepts() -> None:
    after = transitions.recategorise(fresh(), ["a"], "DOCTOR")
    assert after.by_id["a"].subcategory == "DOCTOR"
    assert after.action(after.by_id["a"]) is Action.ACCEPT


def test_own_replacement_survives_rejecting_and_accepting() -> None:
    after = transitions.replace_with(fresh(), ["a"], "Someone")
    again = transitions.decide(
        transitions.decide(after, ["a"], Action.REJECT), ["a"], Action.ACCEPT
    )
    assert again.decisions["a"].replacement == "Someone"


def test_added_finding_takes_the_place_of_those_it_touches() -> None:
    after = transitions.add(fresh(), [Span(0, 8)], "PATIENT")
    added = after.findings[0]
    assert added.span == Span(0, 11)
    assert (added.detector, after.action(added)) == (transitions.REVIEWER, Action.ACCEPT)
    assert "a" not in after.by_id


def test_added_finding_never_crosses_a_barrier() -> None:
    after = transitions.add(fresh(), [Span(16, 30)], "DOCTOR")
    for finding in after.findings:
        assert not any(finding.span.start < b < finding.span.end for b in BARRIERS)
    edges = {edge for f in after.findings for edge in (f.span.start, f.span.end)}
    assert {16, 24} <= edges


def test_added_finding_outside_the_text_is_refused() -> None:
    with pytest.raises(ValueError, match="outside"):
        transitions.add(fresh(), [Span(60, 500)], "DOCTOR")


def test_same_findings_share_text_and_category() -> None:
    after = transitions.add(fresh(), [Span(25, 32), Span(39, 46), Span(54, 57)], "PATIENT")
    ids = transitions.same_findings(after, "a")
    assert [after.by_id[i].span.start for i in ids] == [4, 25, 39]


@given(st.lists(st.tuples(st.integers(0, 67), st.integers(1, 20)), max_size=6))
def test_adding_covers_all_that_was_covered_and_all_that_was_asked(
    asked: list[tuple[int, int]],
) -> None:
    spans = [Span(start, min(start + length, len(TEXT))) for start, length in asked]
    before = fresh()
    after = transitions.add(before, spans, "PATIENT")
    wanted = {
        i for s in (*spans, *(f.span for f in before.findings)) for i in range(s.start, s.end)
    }
    covered = {i for f in after.redacted for i in range(f.span.start, f.span.end)}
    assert wanted <= covered


def test_marking_one_mention_suggests_the_others() -> None:
    after = transitions.add(fresh(), [Span(54, 57)], "DOCTOR")
    after = transitions.recategorise(after, ["a"], "PATIENT")
    after = transitions.add_unflagged_mentions(after)
    mentions = {f.span.of(TEXT) for f in after.findings if after.action(f) is None}
    assert {"Okonkwo", "OKONKWO"} <= mentions


def test_rejecting_one_mention_keeps_the_others_out() -> None:
    before = transitions.decide(fresh(), ["a"], Action.REJECT)
    assert not [
        f for f in transitions.add_unflagged_mentions(before).findings if f.span.start in (25, 39)
    ]


def test_completing_twice_changes_nothing() -> None:
    once = transitions.add_unflagged_mentions(fresh())
    assert transitions.add_unflagged_mentions(once) == once


def test_near_misses_are_the_candidates_that_no_finding_covers_likeliest_first() -> None:
    text = "Ann Lee of Oak Street, seen by Reed"
    document = Document("d", "text", "", text)

    def candidate(literal: str, score: float) -> Finding:
        start = text.index(literal)
        return Finding("", Span(start, start + len(literal)), "PATIENT", score, "tagger")

    found = (Finding("a", Span(0, 3), "PATIENT", 0.9, "tagger"),)
    before = Review(
        document, found, candidates=(candidate("Ann Lee", 0.6), candidate("Reed", 0.07))
    )
    near = transitions.near_misses(before)
    assert [one.span.of(text) for one in near] == ["Lee", "Reed"]
    after = transitions.add(before, [near[0].span], "PATIENT")
    assert [one.span.of(text) for one in transitions.near_misses(after)] == ["Reed"]


def test_what_was_accepted_is_not_widened_by_a_mention_that_overlaps_it() -> None:
    text = "Seen by Ann Tjaden, Eastholm Family Clinic. The Eastholm Family Clinic called."
    document = Document("d", "text", "", text)
    clinic = text.rindex("Eastholm")
    found = (
        Finding("a", Span(8, 28), "DOCTOR", 0.9, "tagger"),
        Finding("b", Span(clinic, clinic + 22), "HOSPITAL", 0.9, "tagger"),
    )
    before = transitions.decide(Review(document, found), ["a"], Action.ACCEPT)
    after = transitions.add_unflagged_mentions(before)
    assert after.by_id["a"] == found[0]
    assert after.action(found[0]) is Action.ACCEPT
    suggested = [f.span.of(text) for f in after.findings if after.action(f) is None]
    assert suggested == ["Family Clinic", "Eastholm Family Clinic"]
    assert not unflagged_mentions(after)
