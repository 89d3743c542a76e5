"""Labels: `[PATIENT]`, and `[RELATIVE]` or `[PERSON]` for whoever is named beside the patient.

The words are those of the label schema and two more, which stand in exports alone: findings of
relatives stay what they are in reviews, journals and projects.
"""

from __future__ import annotations

from functools import cache

from app.engine.domain.labels import schema
from app.engine.domain.review import Finding, Review
from app.engine.mentions.relatives import OTHER, RELATIVE, beside_patient


class Labels:
    """The labels of one review; a `Replacer` for `plan`."""

    def __init__(self, review: Review) -> None:
        """Learn who of those that are redacted is named beside the patient."""
        text = review.document.text
        self._beside = beside_patient(review.redacted, text, review.passages)

    def __call__(self, finding: Finding) -> str:
        """What stands for `finding`."""
        return f"[{self.word(finding)}]"

    def word(self, finding: Finding) -> str:
        """One of `label_words`."""
        return self._beside.get(finding.id) or schema().subcategories[finding.subcategory].label


@cache
def label_words() -> frozenset[str]:
    """Everything that stands within the brackets of a label, without its number.

    In exports made before, that were the names of subcategories.
    """
    known = schema().subcategories
    return frozenset((*known, *(one.label for one in known.values()), RELATIVE, OTHER))
