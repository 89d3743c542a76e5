"""What a reviewer writes in place of an identifier must not be one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.engine.domain.types import Action, Review
from app.engine.text.folding import Keys, fold, key_of
from app.engine.verification.needles import Needle, needles

_TELLING = 3


def own_words(review: Review) -> frozenset[str]:
    """Everything that the reviewer chose to stand in an export."""
    return frozenset(
        decision.replacement
        for decision in review.decisions.values()
        if decision.action is Action.ACCEPT and decision.replacement is not None
    )


def revealed(words: str, searched: Iterable[Needle], kept: frozenset[str]) -> Iterator[Needle]:
    """Identifiers that `words` hold: also ordinary words and dates, for a person chose them."""
    folded = fold(words)
    for needle in searched:
        if len(needle.key) < _TELLING and needle.key != "".join(folded.words):
            continue
        if needle.key and needle.key not in kept:
            long = needle.distinctive and needle.long
            places = folded.loose(Keys.of([needle.key])) if long else folded.strict(needle.phrase)
            if any(True for _ in places):
                yield needle


def reveals(review: Review, words: str) -> bool:
    """Whether an export with these words in it would be refused."""
    text = review.document.text
    kept = frozenset(key_of(finding.span.of(text)) for finding in review.rejected)
    return any(True for _ in revealed(words, needles(review), kept))
