"""A second look leads to what an export would leave, the worst first, and says why."""

from __future__ import annotations

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Finding, Review
from app.engine.review import transitions
from app.engine.review.second_look import Reason, left_of, risky_places

TEXT = """Seen by Ingrid Walker. MRN 40-771-926 44 was read again; file 2093817 is old.
Plavix and Zorblatt are given daily. The Walker again. Aspirin, aspirin. BP 120/80, 37.5 C.
"""


def finding(literal: str, kind: str, score: float = 0.9) -> Finding:
    start = TEXT.index(literal)
    return Finding(f"{start}", Span(start, start + len(literal)), kind, score, "rules")


def review_of(*literals: tuple[str, str], candidates: tuple[Finding, ...] = ()) -> Review:
    found = tuple(sorted((finding(*one) for one in literals), key=lambda one: one.span))
    return Review(Document("d", "text", "", TEXT), found, candidates=candidates)


def reasons(review: Review) -> dict[str, Reason]:
    return {one.span.of(TEXT): one.reason for one in risky_places(review)}


def test_each_place_has_its_reason() -> None:
    found = reasons(review_of(("40-771-926", "MEDICALRECORD")))
    assert found["Ingrid"] is Reason.NAME
    assert found["Walker"] is Reason.NAME
    assert found["44"] is Reason.BESIDE
    assert found["2093817"] is Reason.NUMBER
    assert found["Zorblatt"] is Reason.UNKNOWN
    usual = {"Seen", "MRN", "The", "BP", "Aspirin", "120", "80", "37"}
    assert not usual & set(found)


def test_a_time_behind_a_date_is_no_part_of_it() -> None:
    text = "Seen 02/09/2025 18:42 and 21:17 02/10/2025."
    spans = [Span(5, 15), Span(32, 42)]
    found = tuple(Finding(str(one.start), one, "DATE", 0.9, "rules") for one in spans)
    assert risky_places(Review(Document("d", "text", "", text), found)) == ()


def test_what_the_tagger_was_most_in_doubt_about_comes_first() -> None:
    sure = finding("Zorblatt", "CITY", 0.4)
    unsure = finding("daily", "DATE", 0.05)
    unlikely = finding("given", "DATE", 0.001)
    places = risky_places(review_of(candidates=(unsure, sure, unlikely)))
    order = [one.span.of(TEXT) for one in places]
    assert order[0] == "Zorblatt"
    assert places[0].subcategory == "CITY"
    assert places[0].reason is Reason.DOUBT
    assert order.index("Walker") < order.index("daily")
    assert "given" not in order


def test_an_abbreviation_that_names_nobody_is_no_place_to_look_at() -> None:
    text = "Consultant Physician, GMC 7284915, at Lorne."
    doubts = tuple(
        Finding(word, Span(at, at + len(word)), "HOSPITAL", 0.09, "tagger")
        for word in ("GMC", "Lorne")
        for at in (text.index(word),)
    )
    places = risky_places(Review(Document("d", "text", "", text), (), candidates=doubts))
    assert [one.span.of(text) for one in places if one.reason is Reason.DOUBT] == ["Lorne"]


def test_each_text_comes_once_with_all_its_places() -> None:
    places = risky_places(review_of())
    walker = [one for one in places if one.span.of(TEXT) == "Walker"]
    assert len(walker) == 1
    assert [span.of(TEXT) for span in walker[0].spans] == ["Walker", "Walker"]


def test_what_was_decided_on_is_not_asked_again() -> None:
    review = review_of(("Ingrid", "PATIENT"), ("Walker", "PATIENT"))
    review = transitions.decide(review, [review.findings[1].id], Action.REJECT)
    assert not {"Ingrid", "Walker"} & set(reasons(review))


def test_there_are_never_more_than_a_person_looks_at() -> None:
    assert len(risky_places(review_of(), most=2)) == 2


def test_what_was_redacted_since_is_left_out() -> None:
    review = review_of()
    places = risky_places(review)
    after = transitions.add(review, [finding("Ingrid", "PATIENT").span], "PATIENT")
    after = transitions.add(after, [finding("Walker", "PATIENT").span], "PATIENT")
    left = {one.span.of(TEXT): one for one in left_of(places, after)}
    assert "Ingrid" not in left
    assert len(left["Walker"].spans) == 1
