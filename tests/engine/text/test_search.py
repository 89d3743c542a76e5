"""Words that are typed are found as a person means them, at the right places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Span
from app.engine.text.search import TypedSearch

TEXT = "Åsa ÖSTRÖM, Jose\u0301 Stra\u00dfe, Thaddeus\n Okonkwo o\u00adkonkwo 🙂 \ufb01ne"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("asa", ["Åsa"]),
        ("Ostrom", ["ÖSTRÖM"]),
        ("JOSÉ", ["Jose\u0301"]),
        ("strasse", ["Stra\u00dfe"]),
        ("ss", ["\u00df"]),
        ("thaddeus okonkwo", ["Thaddeus\n Okonkwo"]),
        ("  okonkwo ", ["Okonkwo", "o\u00adkonkwo"]),
        ("fine", ["\ufb01ne"]),
        ("🙂", ["🙂"]),
        ("o.n", []),
        (" ", []),
    ],
)
def test_what_is_typed_is_found(typed: str, expected: list[str]) -> None:
    assert [hit.of(TEXT) for hit in TypedSearch(TEXT).hits(typed)] == expected


def test_hits_inside_of_spans_are_left_out() -> None:
    hits = TypedSearch("an ant and a plan").hits("an")
    left = hits.beyond([Span(0, 3), Span(4, 6), Span(13, 17)])
    assert list(left) == [hits[1], hits[2]]
    assert list(hits.between(3, 8)) == [hits[1], hits[2]]
    assert hits.from_offset(4) == 2
    assert hits.from_offset(16) == 0


@given(st.text(), st.text(), st.text(alphabet="abcé\u0301ßÅ ", min_size=1))
def test_what_stands_in_a_text_is_found_there(before: str, after: str, typed: str) -> None:
    text = f"{before} {typed} {after}"
    found = TypedSearch(text).hits(typed)
    assert all(one.end <= other.start for one, other in zip(found, list(found)[1:], strict=False))
    if TypedSearch(typed).hits(typed):
        assert any(hit.start <= len(before) + 1 + len(typed) for hit in found)
