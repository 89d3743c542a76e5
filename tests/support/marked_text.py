"""Marked stretches of a text, as a gold standard or a system gives them."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.review import Finding, Review, finding_id
from app.engine.surrogates.generator import SurrogateGenerator


@dataclass(frozen=True)
class Marked:
    span: Span
    subcategory: str


def at(text: str, words: str, subcategory: str) -> Marked:
    """The first place of `words`, marked."""
    start = text.index(words)
    return Marked(Span(start, start + len(words)), subcategory)


def review_of(marked: str, language: str = "") -> Review:
    """Of a text with findings written as `<AGE|67>`; recognised to be in `language`, if any."""
    text, findings = "", []
    for part in re.split(r"(<\w+\|[^>]*>)", marked):
        kind, _, literal = part.strip("<>").partition("|") if part.startswith("<") else ("", "", "")
        if kind:
            span = Span(len(text), len(text) + len(literal))
            findings.append(Finding(finding_id(span, kind), span, kind, 1.0, "gold"))
        text += literal or part
    passages = (Passage(Span(0, len(text)), language, 1.0),) if language else ()
    return Review(Document("d", "text", "0" * 64, text, passages=passages), tuple(findings))


def made(marked: str, language: str = "", key: bytes = bytes(32)) -> list[str]:
    """What stands for each finding of such a text in an export with surrogates."""
    review = review_of(marked, language)
    generator = SurrogateGenerator(key, review)
    return [generator(finding) for finding in review.findings]


def tagged(marked: str, language: str, score: float) -> list[str]:
    """What stands for findings of which the tagger is as sure as that."""
    review = review_of(marked, language)
    found = tuple(replace(one, score=score, detector="tagger") for one in review.findings)
    review = replace(review, findings=found)
    generator = SurrogateGenerator(bytes(32), review)
    return [generator(one) for one in review.findings]
