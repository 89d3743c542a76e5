"""A plan holds one edit for everything that was not rejected, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Mode
from app.engine.domain.policy import policy_of
from app.engine.domain.review import Action, Decision, Finding, Review
from app.engine.redaction.by_policy import planned
from app.engine.redaction.plan import label, plan
from app.notices import Notice, NoticeCode

TEXT = "Ann saw Dr. Lee on 3/9."
ANN = Finding("a", Span(0, 3), "PATIENT", 0.9, "rules")
LEE = Finding("l", Span(12, 15), "DOCTOR", 0.9, "rules")
DAY = Finding("d", Span(19, 22), "DATE", 0.9, "rules")


def review(*decisions: Decision) -> Review:
    document = Document("d", "text", "0" * 64, TEXT)
    return Review(document, (ANN, LEE, DAY), {d.finding_id: d for d in decisions})


def surrogate(finding: Finding) -> str:
    return finding.id.upper()


def test_masking_writes_the_kind_of_each_identifier() -> None:
    edits = plan(review(), Mode.MASK, label)
    assert edits.apply(TEXT) == "[PATIENT] saw Dr. [DOCTOR] on [DATE]."
    assert label(ANN) == "[PATIENT]"


def test_black_boxes_tell_neither_kind_nor_length() -> None:
    _, edits = planned(review(), policy_of(Mode.BOX), lambda _: surrogate)
    assert edits.apply(TEXT) == "█████ saw Dr. █████ on █████."


def test_surrogates_come_from_the_given_replacer() -> None:
    assert plan(review(), Mode.SURROGATE, surrogate).apply(TEXT) == "A saw Dr. L on D."


def test_rejected_findings_stay() -> None:
    edits = plan(review(Decision("l", Action.REJECT)), Mode.MASK, label)
    assert edits.apply(TEXT) == "[PATIENT] saw Dr. Lee on [DATE]."


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("own", ["the patient", ""])
def test_the_reviewers_own_replacement_comes_first(mode: Mode, own: str) -> None:
    edits = plan(review(Decision("a", Action.ACCEPT, own)), mode, surrogate)
    assert edits.apply(TEXT).startswith(f"{own} saw")


def test_codes_are_looked_for_where_the_reader_saw_some() -> None:
    seen = Notice.of(NoticeCode.CODES, pages=(2, 5))
    document = Document("d", "pdf", "0" * 64, TEXT, notices=(seen,))
    assert plan(Review(document, ()), Mode.BOX, label).may_hold_codes
    assert not plan(review(), Mode.BOX, label).may_hold_codes


@given(st.sets(st.integers(0, 30)), st.sets(st.sampled_from("012345")), st.sampled_from(list(Mode)))
def test_every_letter_outside_of_the_edits_stays_in_place(
    starts: set[int], rejected: set[str], mode: Mode
) -> None:
    text = "".join(chr(97 + i % 26) for i in range(40))
    ordered = sorted(starts)
    findings = tuple(
        Finding(str(number), Span(start, end), "PATIENT", 0.9, "rules")
        for number, (start, end) in enumerate(
            zip(ordered, [*ordered[1:], 40][: len(ordered)], strict=True)
        )
    )
    decisions = {name: Decision(name, Action.REJECT) for name in rejected}
    document = Document("d", "text", "0" * 64, text)
    edits = plan(Review(document, findings, decisions), mode, lambda _: "#")
    kept = [text[: ordered[0]] if ordered else text]
    kept += ["#" if f.id not in rejected else f.span.of(text) for f in findings]
    assert edits.apply(text) == "".join(kept)
