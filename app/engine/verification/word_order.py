"""Whether a reader of an export takes its words in the order that the plan predicts.

Readers go through tables and turned pages each in its own way. Then a word that is redacted in one
cell and stays in others has other neighbours than predicted, which alone looks like a removal in
the wrong place. Of such a reading only neighbours in the same cell or line tell something.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.engine.domain.export import Plan
from app.engine.domain.types import Review
from app.engine.text.folding import Folded, fold

_RUN = 4  # words
# Runs that one removal breaks, in its place and in a wrong one, and those that chance may break.
_BROKEN, _CHANCE = 2 * _RUN, 8


@dataclass(frozen=True, slots=True)
class Predicted:
    """The folded words that a plan leaves, in order, those that it puts in, and what it removes."""

    left: tuple[str, ...]
    given: Counter[str]
    gone: frozenset[str]
    edits: int

    @classmethod
    def of(cls, plan: Plan, review: Review) -> Predicted:
        """What `plan` makes of the text of `review`."""
        given = fold("\n".join(edit.replacement for edit in plan.edits))
        gone = fold("\n".join(edit.span.of(review.document.text) for edit in plan.edits))
        left = tuple(_left(plan, review))
        return cls(left, Counter(given.words), frozenset(gone.words), len(plan.edits))

    def is_reordered(self, seen: Folded) -> bool:
        """Whether `seen` has no word more often than predicted, but them in an order of its own.

        What was removed in a wrong place breaks a few runs of words; another order breaks many.
        """
        if not Counter(seen.words) <= Counter(self.left) + self.given:
            return False
        broken = _runs(self.left) - _runs(seen.words)
        return broken.total() > _BROKEN * self.edits + _CHANCE


def _runs(words: Sequence[str]) -> Counter[tuple[str, ...]]:
    return Counter(zip(*(words[i:] for i in range(_RUN)), strict=False))


def _left(plan: Plan, review: Review) -> Iterator[str]:
    position = 0
    for edit in plan.edits:
        yield from fold(review.document.text[position : edit.span.start]).words
        position = edit.span.end
    yield from fold(review.document.text[position:]).words
