"""Every case that a rule once got right or wrong: what fails is exactly what is known to fail.

A case is a text, what must be found in it (subcategory and exact words), and what must be left.
Add a case with every change of a rule; a known failure that is mended leaves the list.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.engine.detectors.merge import merge
from app.engine.detectors.rules.detector import RuleDetector
from app.engine.domain.document import Document, Passage, Span
from app.progress import NullReporter

FOLDER = Path(__file__).parent
LANGUAGES = ("", "es", "it", "sv")


def listed(language: str) -> dict[str, Any]:
    """The cases of a language; those without one are searched as English is."""
    name = f"rules_{language}.json" if language else "rules.json"
    cases: dict[str, Any] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return cases


def holds(case: dict[str, Any], language: str) -> bool:
    text = case["text"]
    passages = (Passage(Span(0, len(text)), language, 1.0),) if language else ()
    document = Document("d", "text", "0" * 64, text, passages=passages)
    findings = merge(RuleDetector().detect(document, NullReporter()), document)
    found = {(f.subcategory, f.span.of(text)) for f in findings}
    kept = [Span(text.index(word), text.index(word) + len(word)) for word in case["keep"]]
    return {(sub, literal) for sub, literal in case["find"]} <= found and not any(
        f.span.overlaps(span) for f in findings for span in kept
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_failures_are_the_known_ones(language: str) -> None:
    known = listed(language)
    failures = [case["id"] for case in known["cases"] if not holds(case, language)]
    assert failures == known["known_failures"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_has_a_name_of_its_own_and_says_something(language: str) -> None:
    cases = listed(language)["cases"]
    ids = [case["id"] for case in cases]
    assert len(set(ids)) == len(ids)
    assert all(case["find"] or case["keep"] for case in cases)
