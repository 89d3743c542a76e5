"""Day and month in fields of their own, which get labels: invented apart, they make another date.

`14`, `3` and `1961` would become the 13th of another month, beside a note of the same row in which
the day of birth was moved otherwise.
"""

from __future__ import annotations

import re

from app.engine.detectors.base import FIELDS
from app.engine.domain.review import Finding
from app.engine.text.calendar_terms import MONTHS
from app.engine.text.folding import key_of

_NUMBER = re.compile(r"\s*\d{1,2}\s*")


def is_part_of_day(finding: Finding, text: str) -> bool:
    """Whether a finding is the day or the month of a date that stands in several fields."""
    if finding.subcategory != "DATE" or finding.detector != FIELDS:
        return False
    written = finding.span.of(text)
    return _NUMBER.fullmatch(written) is not None or key_of(written) in MONTHS
