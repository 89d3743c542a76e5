"""Every case that a rule once got right or wrong: what fails is exactly what is known to fail.

A case is a text, what must be found in it (subcategory and exact words), and what must be left.
Add a case with every change of a rule; a known failure that is mended leaves the list.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from app.engine.detectors.merge import merge
from app.engine.detectors.rules.detector import RuleDetector
from app.engine.domain.document import Document, Span
from app.progress import NullReporter

CASES = json.loads((Path(__file__).parent / "rules.json").read_text(encoding="utf-8"))


def holds(case: dict[str, Any]) -> bool:
    text = case["text"]
    document = Document("d", "text", "0" * 64, text)
    findings = merge(RuleDetector().detect(document, NullReporter()), document)
    found = {(f.subcategory, f.span.of(text)) for f in findings}
    kept = [Span(text.index(word), text.index(word) + len(word)) for word in case["keep"]]
    return {(sub, literal) for sub, literal in case["find"]} <= found and not any(
        f.span.overlaps(span) for f in findings for span in kept
    )


def test_failures_are_the_known_ones() -> None:
    failures = [case["id"] for case in CASES["cases"] if not holds(case)]
    assert failures == CASES["known_failures"]


def test_every_case_has_a_name_of_its_own_and_says_something() -> None:
    ids = [case["id"] for case in CASES["cases"]]
    assert len(set(ids)) == len(ids)
    assert all(case["find"] or case["keep"] for case in CASES["cases"])
