"""A text as an export will leave it, to be scrolled and nothing else."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.engine.domain.export import Plan
from app.engine.domain.types import Review
from app.ui.core.theme import Theme
from app.ui.views.marks import Marks
from app.ui.views.review_marks import ExportMarks, ReviewMarks
from app.ui.views.text.text_view import DocumentView


class ExportedText(DocumentView):
    """Empty before there is a plan. Another plan leaves the reader at the same words."""

    def __init__(self, review: Review, theme: Theme, seen: int) -> None:
        """`seen` is where in the original to begin."""
        super().__init__(theme)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        # A click leaves the keyboard where it is; keys scroll only after Tab.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.viewport().setMouseTracking(False)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        self._review = review
        self._seen = seen
        self._plan: Plan | None = None

    def show_plan(self, plan: Plan) -> None:
        """Show what this makes of the text."""
        if self._plan is not None:
            self._seen = original_place(self._plan, int(self.top()))
        marks = ExportMarks(ReviewMarks(self._review), plan, in_original=False)
        text, begun = plan.apply(self._review.document.text), self._plan is not None
        self._plan = plan
        self.show_text(text, marks)
        top = exported_place(plan, self._seen)
        self.set_top(top)
        if marks and not begun:
            self.reveal((next(marks.between(top, len(text)), None) or marks[0]).span)

    def clear(self) -> None:
        """Show nothing until there is another plan."""
        if self._plan is not None:
            self._seen = original_place(self._plan, int(self.top()))
        self._plan = None
        self.show_text("", Marks())

    def leave(self) -> None:
        """There is nothing to stop."""


def exported_place(plan: Plan, offset: int) -> int:
    """Where a place of the original stands in what `plan` makes of it."""
    shift = 0
    for edit in plan.edits:
        if edit.span.end > offset:
            return min(offset, edit.span.start) + shift
        shift += len(edit.replacement) - len(edit.span)
    return offset + shift


def original_place(plan: Plan, offset: int) -> int:
    """The other way round; within a replacement, where it begins."""
    shift = 0
    for edit in plan.edits:
        if edit.span.start + shift + len(edit.replacement) > offset:
            return min(offset - shift, edit.span.start)
        shift += len(edit.replacement) - len(edit.span)
    return offset - shift
