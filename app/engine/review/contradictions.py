"""What the reviewer said against what was found: words kept, and another language."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.domain.document import Document
from app.engine.domain.review import Finding, Review
from app.engine.text.distinctive import PERSONS
from app.engine.text.folding import fold, key_of
from app.notices import Notice, NoticeCode

_SHORTEST_NAME = 3


def removed_elsewhere(review: Review) -> tuple[Finding, ...]:
    """Rejected findings whose words are removed in other places, of persons any name of theirs.

    Whoever reads the copy sees there what is hidden elsewhere.
    """
    document = review.document
    gone = {key_of(one.span.of(document.text)) for one in review.redacted}
    names = {name for one in review.redacted for name in _names(one, document)}
    return tuple(
        one
        for one in review.rejected
        if key_of(one.span.of(document.text)) in gone or names.intersection(_names(one, document))
    )


def decision_notices(review: Review) -> Iterator[Notice]:
    """What a report has to tell of it."""
    told = [one.span for one in review.languages.chosen]
    for language in dict.fromkeys(
        one.language
        for one in review.document.passages
        if one.language not in ("", *review.served) and any(map(one.span.overlaps, told))
    ):
        yield Notice.of(NoticeCode.LANGUAGE_CHANGED, language=language)
    if contradicted := removed_elsewhere(review):
        yield Notice.of(NoticeCode.KEPT_ELSEWHERE, count=len(contradicted))


def _names(finding: Finding, document: Document) -> tuple[str, ...]:
    if finding.subcategory not in PERSONS:
        return ()
    words = fold(finding.span.of(document.text)).words
    return tuple(word for word in words if len(word) >= _SHORTEST_NAME)
