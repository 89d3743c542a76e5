"""Surrogates of literals, each in a passage of its own."""

from __future__ import annotations

import hashlib

from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.review import Finding, Review, finding_id
from app.engine.surrogates.generator import SurrogateGenerator

KEYS = [bytes([number] * 32) for number in range(12)]


def replaced(
    *marked: tuple[str, str, str], key: bytes = KEYS[0], between: str = "\nxx:\n"
) -> list[str]:
    """The surrogates of literals: language of the passage, subcategory, literal."""
    text, findings, passages = "", [], []
    for language, subcategory, literal in marked:
        start = len(text)
        text += between
        span = Span(len(text), len(text) + len(literal))
        findings.append(Finding(finding_id(span, subcategory), span, subcategory, 1.0, "gold"))
        text += literal
        passages.append(Passage(Span(start, len(text)), language, 1.0))
    digest = hashlib.sha256(text.encode()).hexdigest()
    document = Document(digest[:16], "text", digest, text, passages=tuple(passages))
    made = SurrogateGenerator(key, Review(document, tuple(findings)))
    return [made(finding) for finding in findings]
