"""What fits a typed term is found, and redacting all of it leaves none of it in an export."""

from __future__ import annotations

import pytest

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Finding, Review
from app.engine.review import transitions
from app.engine.review.redact_all import (
    Problem,
    SearchTerm,
    Standing,
    Way,
    places,
    redact_all,
    standing,
)

TEXT = "Okonkwo, T. met OKONKWO's\nson. Émile Okonski lives at 14 Elm; MRN 40-771-926, 40-772-001."


def found(typed: str, way: Way = Way.TEXT, **options: bool) -> list[str]:
    return [one.of(TEXT) for one in places(TEXT, SearchTerm(typed, way, **options)).spans]


@pytest.mark.parametrize(
    ("typed", "way", "expected"),
    [
        ("okonkwo", Way.TEXT, ["Okonkwo", "OKONKWO"]),
        ("emile  OKONSKI", Way.TEXT, ["Émile Okonski"]),
        ("son", Way.TEXT, ["son"]),
        ("okon*", Way.WILDCARD, ["Okonkwo", "OKONKWO's", "Okonski"]),
        ("emile o*", Way.WILDCARD, ["Émile Okonski"]),
        ("40-77?-*", Way.WILDCARD, ["40-771-926", "40-772-001"]),
        (r"\d\d-\d{3}-\d{3}", Way.REGEX, ["40-771-926", "40-772-001"]),
        (r"^son", Way.REGEX, ["son"]),
        ("  ", Way.TEXT, []),
        ("x*", Way.REGEX, []),
        (".", Way.TEXT, []),
    ],
)
def test_a_term_is_found_as_it_is_meant(typed: str, way: Way, expected: list[str]) -> None:
    assert found(typed, way) == expected


def test_whole_words_and_case_narrow_a_term() -> None:
    assert found("okon") == ["Okon", "OKON", "Okon"]
    assert found("okon", whole_words=True) == []
    assert found("OKONKWO", match_case=True) == ["OKONKWO"]
    assert found("Okon*", Way.WILDCARD, match_case=True) == ["Okonkwo", "Okonski"]
    assert found("okonkwo", Way.REGEX, match_case=True) == []


@pytest.mark.parametrize("typed", ["(", "a{2,1}", "[", "(?P<x>a)(?P<x>b)", "a{99999999999999}"])
def test_what_is_no_expression_is_told(typed: str) -> None:
    assert places(TEXT, SearchTerm(typed, Way.REGEX)).problem is Problem.INVALID


def test_wildcards_alone_fit_nothing() -> None:
    assert places(TEXT, SearchTerm("* ?", Way.WILDCARD)).problem is Problem.TOO_WIDE


def test_more_than_are_listed_are_told() -> None:
    limited = places("ab " * 10, SearchTerm("ab"), most=4)
    assert len(limited.spans) == 4
    assert limited.more
    assert not places("ab " * 4, SearchTerm("ab"), most=4).more


def at(literal: str, text: str = TEXT) -> Span:
    return Span(text.index(literal), text.index(literal) + len(literal))


def finding(literal: str, kind: str = "PATIENT") -> Finding:
    span = at(literal)
    return Finding(f"{span.start}", span, kind, 0.9, "rules")


def test_all_places_are_redacted_and_what_was_found_keeps_its_kind() -> None:
    review = Review(Document("d", "text", "", TEXT), (finding("Okonkwo"), finding("OKONKWO's")))
    spans = places(TEXT, SearchTerm("okon*", Way.WILDCARD)).spans
    assert [standing(review, one) for one in spans] == [
        Standing.SUGGESTED,
        Standing.SUGGESTED,
        Standing.LEFT,
    ]
    after = redact_all(review, spans, "DOCTOR")
    kinds = [(one.span.of(TEXT), one.subcategory) for one in after.findings]
    assert kinds == [("Okonkwo", "PATIENT"), ("OKONKWO's", "PATIENT"), ("Okonski", "DOCTOR")]
    assert all(after.action(one) is Action.ACCEPT for one in after.findings)
    assert [standing(after, one) for one in spans] == [Standing.REDACTED] * 3


def test_a_place_that_was_found_in_part_is_redacted_whole() -> None:
    review = Review(Document("d", "text", "", TEXT), (finding("Okonski"),))
    span = at("Émile Okonski lives")
    after = redact_all(review, [span], "CITY")
    covered = [one.span.of(TEXT) for one in after.redacted]
    assert covered == ["Émile", "Okonski", "lives"]


def test_what_was_kept_is_redacted_only_where_that_is_wanted() -> None:
    review = Review(Document("d", "text", "", TEXT), (finding("Okonkwo"), finding("OKONKWO's")))
    review = transitions.decide(review, [review.findings[0].id], Action.REJECT)
    spans = [one.span for one in review.findings]
    assert [standing(review, one) for one in spans] == [Standing.KEPT, Standing.SUGGESTED]
    assert redact_all(review, spans[1:], "PATIENT").rejected == (review.findings[0],)
    assert not redact_all(review, spans, "PATIENT").rejected


def test_own_words_stay() -> None:
    review = Review(Document("d", "text", "", TEXT), (finding("Okonkwo"),))
    review = transitions.replace_with(review, [review.findings[0].id], "the sailor")
    after = redact_all(review, [at("Okonkwo")], "DOCTOR")
    assert after.decisions == review.decisions
