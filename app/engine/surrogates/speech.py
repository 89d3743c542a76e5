"""In which language each place of a review is written, and from which country its notes are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.engine.domain.review import Finding, Review
from app.engine.names.gazetteer import language_of
from app.engine.names.homes import home_of
from app.engine.surrogates.places.addresses import ADDRESS
from app.engine.text.languages import Languages

# Whose names and words those of other languages are most like.
_LIKE = {
    **dict.fromkeys(("ca", "gl", "eu", "pt", "oc", "an"), "es"),
    **dict.fromkeys(("da", "nb", "nn", "no"), "sv"),
    **dict.fromkeys(("co", "sc", "la"), "it"),
}
_TELL_HOME = (*ADDRESS, "PHONE", "FAX", "VEHICLE")


class Speech:
    """The languages of a review, as far as there are names and words of them."""

    def __init__(self, review: Review) -> None:
        """Read the passages; without any, as in documents of before, all the text tells it."""
        self._text = review.document.text
        self._findings = review.findings
        self.whole = "" if review.passages else language_of(self._text)
        self._passages = Languages.of(
            replace(one, language=_LIKE.get(one.language, one.language)) for one in review.passages
        )
        self._homes: dict[str, str] = {}

    def at(self, offset: int) -> str:
        """The language of a place."""
        return self.whole or self._passages.at(offset)

    def of(self, finding: Finding) -> str:
        """The language around a finding."""
        return self.at(finding.span.start)

    def is_mostly(self, language: str, findings: Sequence[Finding]) -> bool:
        """Whether more than half of `findings` stand in text of a language."""
        return 2 * sum(self.of(one) == language for one in findings) > len(findings)

    def home(self, language: str) -> str:
        """The country that a document is from, as far as what is written in a language tells."""
        if language not in self._homes:
            named = (
                (one.subcategory, one.span.of(self._text))
                for one in self._findings
                if one.subcategory in _TELL_HOME
            )
            self._homes[language] = home_of(self._text, named, language)
        return self._homes[language]
