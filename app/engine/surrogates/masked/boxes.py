"""Letters of a name that stand each in a cell of its own: they are masked in surrogate exports.

One letter for another would be a cipher that anybody solves, as equal letters stay equal.
"""

from __future__ import annotations

from bisect import bisect_right

from app.engine.domain.review import Finding
from app.engine.text.letter_boxes import box_runs


class LettersInBoxes:
    """The boxes of a text."""

    def __init__(self, text: str) -> None:
        self._runs = [*box_runs(text)]
        self._starts = [run.start for run in self._runs]

    def hold(self, finding: Finding) -> bool:
        """Whether a finding is one letter of several in a row of boxes."""
        index = bisect_right(self._starts, finding.span.start) - 1
        run = self._runs[index] if index >= 0 else None
        return run is not None and run.covers(finding.span) and run != finding.span
