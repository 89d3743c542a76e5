"""Labels: `[PATIENT]`, and `[RELATIVE]` or `[PERSON]` for whoever is named beside the patient.

The words are those of the label schema and two more, which stand in exports alone: findings of
relatives stay what they are in reviews, journals and projects. They may be those of another
language.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from app.engine.domain.labels import schema
from app.engine.domain.review import Finding, Review
from app.engine.mentions.relatives import OTHER, RELATIVE, beside_patient
from app.engine.text.languages import Languages
from app.paths import RESOURCES

_ENGLISH, _OF_DOCUMENT = "en", "document"


class Labels:
    """The labels of one review; a `Replacer` for `plan`."""

    def __init__(self, review: Review, language: str = _ENGLISH) -> None:
        """Learn who of those that are redacted is named beside the patient.

        `language` as `Policy.labels_in`.
        """
        text = review.document.text
        self._beside = beside_patient(review.redacted, text, review.passages)
        self._language = language
        self._languages = Languages.of(review.passages)

    def __call__(self, finding: Finding) -> str:
        """What stands for `finding`."""
        return f"[{self.word(finding)}]"

    def word(self, finding: Finding) -> str:
        """One of `label_words`."""
        spoken = self._language
        if spoken == _OF_DOCUMENT:
            spoken = self._languages.at(finding.span.start)
        kind = self._beside.get(finding.id, finding.subcategory)
        if spoken in _words():
            return _words()[spoken][kind]
        return self._beside.get(finding.id) or schema().subcategories[finding.subcategory].label


@cache
def label_words() -> frozenset[str]:
    """Everything that stands within the brackets of a label, without its number.

    In exports made before, that were the names of subcategories.
    """
    known = schema().subcategories
    abroad = (word for words in _words().values() for word in words.values())
    return frozenset((*known, *(one.label for one in known.values()), RELATIVE, OTHER, *abroad))


@cache
def _words() -> Mapping[str, Mapping[str, str]]:
    """Words of labels by language and kind, but for English."""
    return tomllib.loads((RESOURCES / "label_words.toml").read_text(encoding="utf-8"))
