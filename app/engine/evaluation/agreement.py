"""Agreement of annotators on the same items, and the majority's word.

Sources: Krippendorff 1980 (alpha); observed agreement as in Catelli et al. 2020, who had three
annotators mark each token and took the majority.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from app.engine.evaluation.scores import OUTSIDE
from app.engine.evaluation.units import Labelled, painted, words

Ratings = Sequence[Sequence[str | None]]
"""One row an annotator, one column an item; None where an annotator gave no answer."""


def ratings(text: str, annotations: Sequence[Sequence[Labelled]]) -> Ratings:
    """What each annotator says of each token of `text`: a subcategory, or `O`.

    Tokens are those of the evaluation, cut wherever any annotator begins or ends a span.
    """
    pieces = words(text, [marked.span for spans in annotations for marked in spans])
    covers = [painted(text, spans) for spans in annotations]
    return [[cover[piece.start] or OUTSIDE for piece in pieces] for cover in covers]


def marked_only(given: Ratings) -> Ratings:
    """The items that at least one annotator marked.

    Most tokens identify nobody, and agreement on those hides disagreement on the others.
    """
    kept = [answers for answers in zip(*given, strict=True) if set(answers) - {OUTSIDE, None}]
    return [list(row) for row in zip(*kept, strict=True)] if kept else [[] for _ in given]


def observed_agreement(given: Ratings) -> float:
    """Share of pairs of answers to the same item that agree, over all items with two answers.

    1 without any such pair. Raises `ValueError` if rows differ in length.
    """
    pairs = agreeing = 0
    for answers in _items(given):
        for a, b in _pairs(answers):
            pairs += 1
            agreeing += a == b
    return agreeing / pairs if pairs else 1.0


def krippendorff_alpha(given: Ratings) -> float:
    """Krippendorff's alpha for nominal labels, `1 - observed / expected disagreement`.

    1 is perfect agreement, 0 what chance gives, below 0 worse than chance. Items with fewer than
    two answers do not count. 1 where only one label occurs at all. Raises `ValueError` if rows
    differ in length.
    """
    items = [answers for answers in _items(given) if len(answers) > 1]
    totals = Counter(label for answers in items for label in answers)
    n = totals.total()
    observed = sum(
        sum(a != b for a, b in _pairs(answers)) * 2 / (len(answers) - 1) for answers in items
    )
    expected = n * n - sum(count * count for count in totals.values())
    return 1.0 - (n - 1) * observed / expected if expected else 1.0


def _items(given: Ratings) -> list[list[str]]:
    if any(len(a) != len(b) for a, b in pairwise(given)):
        raise ValueError("annotators answered different numbers of items")
    return [[a for a in answers if a is not None] for answers in zip(*given, strict=True)]


def _pairs(answers: Sequence[str]) -> list[tuple[str, str]]:
    return [(a, b) for at, a in enumerate(answers) for b in answers[at + 1 :]]
