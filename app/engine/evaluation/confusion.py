"""Which label was taken for which, token by token."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from app.engine.evaluation.granularity import Granularity
from app.engine.evaluation.tokens import Token

OUTSIDE = "O"

Confusion = Mapping[str, Mapping[str, int]]


def confusion(found: Iterable[Token], granularity: Granularity) -> Confusion:
    """Token counts, gold label by row and predicted label by column, `O` last.

    Rows and columns are the labels that occur on either side, in alphabetical order.
    """
    cells = Counter(
        (_name(token.gold, granularity), _name(token.predicted, granularity)) for token in found
    )
    labels = sorted({label for cell in cells for label in cell} - {OUTSIDE})
    order = [*labels, OUTSIDE]
    return {gold: {predicted: cells[gold, predicted] for predicted in order} for gold in order}


def _name(label: str | None, granularity: Granularity) -> str:
    return OUTSIDE if label is None else granularity.label(label)
