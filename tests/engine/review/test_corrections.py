"""What a reviewer changed is counted once, as what it is."""

from __future__ import annotations

from dataclasses import replace

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Finding, Review, finding_id
from app.engine.review import transitions
from app.engine.review.corrections import Corrections, corrections

TEXT = "Ann Bo came with Dr. Venn on 02/09/2025."


def test_each_finding_counts_once() -> None:
    spans = (Span(0, 3), Span(4, 6), Span(21, 25), Span(29, 39))
    found = Review(
        Document("0" * 16, "text", "0" * 64, TEXT),
        tuple(Finding(finding_id(s, "PATIENT"), s, "PATIENT", 0.9, "known") for s in spans),
    )
    ids = [finding.id for finding in found.findings]
    review = transitions.decide(found, ids[:1], Action.ACCEPT)
    review = transitions.decide(review, ids[1:2], Action.REJECT)
    review = transitions.recategorise(review, ids[2:3], "DOCTOR")
    review = transitions.add(review, [Span(7, 11)], "PATIENT")
    counted = corrections(found, review)
    assert counted == Corrections(accepted=1, rejected=1, added=1, relabelled=1, undecided=1)
    assert counted.number == 3
    assert corrections(found, replace(found)).number == 0
