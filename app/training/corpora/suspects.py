"""What looks like an identifier in an annotated text and is not marked: a check on annotators."""

from __future__ import annotations

import re

from app.engine.domain.types import Span
from app.training.corpora.documents import LabelledDocument

_SUSPECT = re.compile(
    r"\b\d{1,2}/\d{1,2}/\d{2,4}\b|\b(?:19|20)\d\d-\d\d-\d\d\b|\(\d{3}\) ?\d{3}-\d{4}"
    r"|[^\s@]+@[^\s@]+\.\w+|\bDr\.? [A-Z]\w+|\bM(?:r|s|rs)\.? [A-Z]\w+"
)


def unmarked(document: LabelledDocument) -> tuple[Span, ...]:
    """Dates, telephone numbers, addresses and titled names that touch no gold span.

    A person has to look: `29/51/77` may be a blood gas.
    """
    spans = (Span(*match.span()) for match in _SUSPECT.finditer(document.text))
    return tuple(s for s in spans if not any(s.overlaps(m.span) for m in document.spans))
