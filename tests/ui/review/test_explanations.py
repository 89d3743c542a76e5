"""Why something is marked, in words of the reader's language."""

from __future__ import annotations

import pytest

from app.engine.detectors.base import FIELDS, KNOWN, PROPAGATED, TAGGER
from app.engine.domain.document import Span
from app.engine.domain.review import Finding
from app.ui.review.explanations import explain
from app.ui.views.marks import State


@pytest.mark.parametrize("detector", [FIELDS, KNOWN, PROPAGATED, TAGGER, "rules"])
def test_no_detector_is_called_by_its_code(detector: str) -> None:
    found = Finding("f", Span(0, 4), "PATIENT", 0.9, detector)
    assert f"Found by {detector}" not in explain(found, State.SUGGESTED)
