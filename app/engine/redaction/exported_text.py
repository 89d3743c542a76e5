"""The text that a plan makes of a document, set as the document sets its own."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

from app.engine.domain.composition import Composition, Run, Section
from app.engine.domain.document import Document
from app.engine.domain.export import RedactionPlan


def exported_text(document: Document, plan: RedactionPlan) -> Document | None:
    """The text of the export with its paragraphs, to be looked at; no file is like it.

    None where an edit goes over the end of a paragraph or into the labels of lists: how the export
    sets such a place is known to its writer alone.
    """
    moved = _Moved(plan)
    paragraphs = []
    for one in document.composition:
        if moved.is_inside_edit(one.end) or (
            one.section is Section.LIST_LABELS and moved.is_edited(one.start, one.end)
        ):
            return None
        paragraphs.append(one._replace(start=moved.at(one.start), end=moved.at(one.end)))
    runs = (Run(moved.at(a), moved.at(b), style) for a, b, style in document.composition.looks)
    return Document(
        document.id,
        document.kind,
        document.sha256,
        plan.apply(document.text),
        composition=Composition.of(paragraphs, runs),
    )


class _Moved:
    """Where places of the original stand in the new text."""

    def __init__(self, plan: RedactionPlan) -> None:
        self._spans = [edit.span for edit in plan.edits]
        self._ends = [span.end for span in self._spans]
        grown = (len(edit.replacement) - len(edit.span) for edit in plan.edits)
        self._shifts = list(accumulate(grown, initial=0))

    def at(self, offset: int) -> int:
        """Of a place within an edit, where its replacement begins."""
        number = bisect_right(self._ends, offset)
        start = self._spans[number].start if number < len(self._spans) else offset
        return min(offset, start) + self._shifts[number]

    def is_inside_edit(self, offset: int) -> bool:
        """Whether the sign at an offset is replaced."""
        number = bisect_right(self._ends, offset)
        return number < len(self._spans) and self._spans[number].start <= offset

    def is_edited(self, start: int, end: int) -> bool:
        """Whether anything between two offsets is replaced."""
        number = bisect_right(self._ends, start)
        return number < len(self._spans) and self._spans[number].start < end
