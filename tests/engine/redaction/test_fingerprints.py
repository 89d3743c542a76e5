"""Fingerprints lead back to the identifiers of an original only with it and with the secret."""

from __future__ import annotations

import hashlib
import re
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Edit, Mode, RedactionPlan
from app.engine.domain.review import Action, Decision, Finding, Review
from app.engine.redaction.fingerprints import fingerprints, moved_onto, recognise
from app.engine.redaction.plan import label, plan
from app.engine.text.folding import fold
from app.errors import Corrupt, VerificationFailed

SECRET = bytes(range(32))
TEXT = "Thaddeus Okonkwo, aged 71, weighs 71 kg. Seen by Dr. May; he may go. Okonkwo left."


def document(text: str) -> Document:
    digest = hashlib.sha256(text.encode()).hexdigest()
    return Document(digest[:16], "text", digest, text)


def review(text: str, *marked: tuple[str, str], kept: str = "") -> Review:
    """`marked` are subcategories and words at their first place after the one before."""
    findings: list[Finding] = []
    for subcategory, words in marked:
        start = text.index(words, findings[-1].span.end if findings else 0)
        span = Span(start, start + len(words))
        findings.append(Finding(f"{start}", span, subcategory, 0.9, "known"))
    kept_ids = [f.id for f in findings if f.span.of(text) == kept]
    decisions = {i: Decision(i, Action.REJECT) for i in kept_ids}
    return Review(document(text), tuple(findings), decisions)


MARKED = review(
    TEXT,
    ("PATIENT", "Thaddeus Okonkwo"),
    ("AGE", "71"),
    ("DOCTOR", "May"),
    ("PATIENT", "Okonkwo"),
    kept="May",
)
PLAN = plan(MARKED, Mode.MASK, label)


def test_the_review_is_recognised_in_the_original() -> None:
    again = recognise(MARKED.document, fingerprints(MARKED, PLAN, SECRET), SECRET)

    def places(one: Review) -> list[tuple[Span, str, Action | None]]:
        return [(f.span, f.subcategory, one.action(f) or Action.ACCEPT) for f in one.findings]

    assert places(again) == places(MARKED)


def test_a_number_is_recognised_by_its_neighbours() -> None:
    again = recognise(MARKED.document, fingerprints(MARKED, PLAN, SECRET), SECRET)
    assert [f.span.start for f in again.findings if f.subcategory == "AGE"] == [TEXT.index("71")]


@pytest.mark.parametrize("kept", [0, 1])
def test_words_that_are_kept_in_one_place_and_removed_in_another_are_sought(kept: int) -> None:
    text = "Seen by Okonkwo today. Seen by Okonkwo today."
    both = review(text, ("DOCTOR", "Okonkwo"), ("DOCTOR", "Okonkwo"))
    name = both.findings[kept].id
    one = Review(both.document, both.findings, {name: Decision(name, Action.REJECT)})
    known = fingerprints(one, plan(one, Mode.MASK, label), SECRET)
    assert recognise(one.document, known, SECRET).redacted


def test_nothing_in_them_can_be_tried_without_the_secret() -> None:
    one, other = fingerprints(MARKED, PLAN, SECRET), fingerprints(MARKED, PLAN, bytes(32))
    assert not {mark for _, mark in one.removed} & {mark for _, mark in other.removed}
    shown = repr(one)
    for word in re.findall(r"\w{3,}", TEXT):
        assert word.lower() not in shown.lower()
    assert MARKED.document.sha256 not in shown
    for guess in ("Okonkwo", "okonkwo", "thaddeus okonkwo"):
        assert hashlib.sha256(guess.encode()).hexdigest()[:32] not in shown


def test_two_reports_of_one_review_have_nothing_in_common() -> None:
    one, other = fingerprints(MARKED, PLAN, SECRET), fingerprints(MARKED, PLAN, SECRET)
    assert not {mark for _, mark in one.removed} & {mark for _, mark in other.removed}
    assert one.original != other.original


def test_order_of_marks_does_not_tell_the_order_in_the_text() -> None:
    removed = fingerprints(MARKED, PLAN, SECRET).removed
    assert list(removed) == sorted(removed)


@pytest.mark.parametrize("secret", [SECRET, bytes(32)])
def test_another_original_or_secret_is_refused(secret: bytes) -> None:
    text = TEXT if secret != SECRET else TEXT + "!"
    with pytest.raises(Corrupt) as caught:
        recognise(document(text), fingerprints(MARKED, PLAN, SECRET), secret)
    assert "Okonkwo" not in str(caught.value)


def test_a_mark_that_is_not_found_again_fails() -> None:
    known = fingerprints(MARKED, PLAN, SECRET)
    forged = type(known)(known.salt, known.original, (*known.removed, ("PATIENT", "0" * 32)), ())
    with pytest.raises(VerificationFailed):
        recognise(MARKED.document, forged, SECRET)


def test_a_removed_day_that_another_date_was_moved_onto_is_known_by_the_report() -> None:
    text = "Seen on 03/04/2025, scanned on 10/11/2024, back on 12 May 2025."
    seen = review(text, *(("DATE", day) for day in ("03/04/2025", "10/11/2024", "12 May 2025")))
    given = ("07/26/2025", "03/04/2025", "3 October 2025")
    edits = tuple(
        Edit(one.span, new, "DATE") for one, new in zip(seen.findings, given, strict=True)
    )
    known = fingerprints(seen, RedactionPlan("d", Mode.SURROGATE, edits), SECRET)
    again = recognise(seen.document, known, SECRET)
    assert moved_onto(again, known, SECRET) == {date(2025, 3, 4), date(2025, 4, 3)}
    assert not moved_onto(again, known, bytes(32))
    assert "2025" not in repr(known.moved_onto)


@settings(deadline=None, max_examples=60)
@given(st.lists(st.text("abcAÖ1 .-\n", min_size=1), min_size=1, max_size=5), st.data())
def test_every_removed_identifier_is_recognised(pieces: list[str], data: st.DataObject) -> None:
    text = " ".join(pieces)
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start + 1, len(text)))
    made = Review(document(text), (Finding("f", Span(start, end), "PATIENT", 1.0, "known"),))
    folded = fold(text)
    touched = folded.words_in(Span(start, end))
    again = recognise(
        made.document, fingerprints(made, plan(made, Mode.MASK, label), SECRET), SECRET
    )
    if len(touched) > 12:
        return
    recognised = [fold(found.span.of(text)).words for found in again.redacted]
    whole = folded.words[touched.start : touched.stop]
    assert (whole in recognised) == bool(whole)
