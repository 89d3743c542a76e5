"""Tags of tokens put together are the findings, wherever these begin and end."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from app.engine.detectors.base import TokenChance
from app.engine.domain.document import Span
from app.engine.domain.review import Finding
from app.engine.review.tokens import TaggedToken, tagged_tokens

CUTS = st.lists(st.integers(0, 60), min_size=2, max_size=16, unique=True).map(sorted)


def every_other(cuts: list[int], *, odd: bool) -> list[Span]:
    return [Span(a, b) for number, (a, b) in enumerate(pairwise(cuts)) if number % 2 == odd]


def together(tokens: tuple[TaggedToken, ...]) -> list[tuple[int, int, str]]:
    found: list[tuple[int, int, str]] = []
    for token in tokens:
        letter, _, kind = token.tag.partition("-")
        if letter in "BU":
            found.append((token.span.start, token.span.end, kind))
        elif letter in "IL":
            found[-1] = (found[-1][0], token.span.end, kind)
    return found


@given(CUTS, CUTS)
def test_tags_put_together_are_the_findings(places: list[int], marks: list[int]) -> None:
    chances = [TokenChance(span, 0.25) for span in every_other(places, odd=False)]
    findings = [
        Finding(str(span.start), span, "DATE", 0.5, "rules")
        for span in every_other(marks, odd=False)
    ]
    tokens = tagged_tokens(findings, chances)
    assert together(tokens) == [(f.span.start, f.span.end, "DATE") for f in findings]
    for before, after in pairwise(tokens):
        assert before.span.end <= after.span.start
    covered = {place for token in tokens for place in range(token.span.start, token.span.end)}
    assert covered >= {p for one in chances for p in range(one.span.start, one.span.end)}


def test_a_token_has_the_chance_of_the_model_or_the_score_of_what_was_found() -> None:
    chances = [TokenChance(Span(0, 3), 0.9), TokenChance(Span(4, 7), 0.2)]
    finding = Finding("a", Span(0, 7), "PATIENT", 0.6, "rules")
    assert [(t.tag, t.score) for t in tagged_tokens([finding], chances)] == [
        ("B-PATIENT", 0.9),
        ("L-PATIENT", 0.6),
    ]
