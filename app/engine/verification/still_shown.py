"""Where a text shows what an export must not: to paint it over before the export is checked."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.domain.document import Span
from app.engine.domain.review import Review
from app.engine.mentions.propagation import mentions_in
from app.engine.text.folding import Keys, fold, is_long, key_of
from app.engine.verification.needles import needles

_INSIDE = 5  # letters and digits; fewer stand in ordinary words


def still_shown(review: Review, text: str) -> Iterator[tuple[Span, str]]:
    """Places of `text` that say what `review` removes, with the subcategory; they may overlap.

    `text` is of an export. Everything distinctive counts, also within a longer word; ordinary words
    and numbers are left, as is what the reviewer kept somewhere.
    """
    folded = fold(text)
    kept = frozenset(key_of(one.span.of(review.document.text)) for one in review.staying)
    for finding in mentions_in(review, folded):
        yield finding.span, finding.subcategory
    telling = [one for one in needles(review) if one.distinctive and one.key not in kept]
    by_key = {needle.key: needle for needle in telling if needle.key}
    for key, first, last in folded.loose(Keys.of(key for key in by_key if is_long(key))):
        yield folded.span(first, last), by_key[key].subcategory
    for needle in by_key.values():
        for first, last in () if needle.long else folded.strict(needle.phrase):
            yield folded.span(first, last), needle.subcategory
        if len(needle.key) >= _INSIDE:
            for numbers in folded.around(needle.key).values():
                for number in numbers:
                    yield folded.span(number, number), needle.subcategory
            for words in folded.across(needle.key):
                yield folded.span(min(words), max(words)), needle.subcategory
