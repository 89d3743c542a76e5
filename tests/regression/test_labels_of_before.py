"""Exports whose labels were names for programs are verified as they were."""

from __future__ import annotations

import pytest

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Extract, Layer, Mode, Reader
from app.engine.domain.review import Finding, Review
from app.engine.redaction.plan import label, plan
from app.engine.verification.verify import verify

TEXT = "Thaddeus Okonkwo, MRN 4471-8823, was found at Calder Weir and taken home by his neighbour."
FOUND = {
    "Thaddeus Okonkwo": "PATIENT",
    "4471-8823": "MEDICALRECORD",
    "Calder Weir": "LOCATION_OTHER",
}
EXPORT = (
    "[PATIENT], MRN [MEDICALRECORD], was found at [LOCATION_OTHER] and taken home by his neighbour."
)


@pytest.mark.parametrize(
    ("export", "left"),
    [
        (EXPORT, set()),
        (EXPORT.replace("[MEDICALRECORD]", "[MEDICALRECORD-1]"), set()),
        (EXPORT.replace("[MEDICALRECORD]", "4471-8823"), {"MEDICALRECORD"}),
        (EXPORT.replace("[LOCATION_OTHER]", "Calder Weir"), {"LOCATION_OTHER"}),
    ],
)
def test_an_export_with_labels_of_before_is_searched_as_any_other(
    export: str, left: set[str]
) -> None:
    spans = {kind: Span(TEXT.index(one), TEXT.index(one) + len(one)) for one, kind in FOUND.items()}
    found = tuple(Finding(kind, span, kind, 0.9, "known") for kind, span in spans.items())
    review = Review(Document("d", "text", "0" * 64, TEXT), found)
    seen = Extract(Reader.EXPAT, "text", Layer.TEXT, export)
    checked = verify(plan(review, Mode.MASK, label), review, [seen], predicted=False)
    assert {leak.subcategory for leak in checked.leaks} == left
    assert checked.passed is not bool(left)
