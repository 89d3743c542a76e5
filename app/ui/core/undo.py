"""Undo and redo: a command keeps the review before and after, and needs no inverse logic."""

from __future__ import annotations

from itertools import count

from PySide6.QtGui import QUndoCommand

from app.engine.domain.types import Review
from app.ui.core.documents import Entry, Session

_numbers = count(1)


def next_number() -> int:
    """A number that is larger than those of all steps before."""
    return next(_numbers)


class ReviewCommand(QUndoCommand):
    """One decision of the reviewer. `title` says in plain words what undo takes back.

    `focus_before` and `focus_after` are the findings to look at once it is undone and done. A
    command that `joins` becomes part of the one before. `before` is the review of the entry,
    unless a history is put back, which happens while the entry has none: then nothing is done,
    and its `number` is lower than those of all that is done now.
    """

    def __init__(
        self,
        session: Session,
        entry: Entry,
        after: Review,
        *,
        title: str,
        focus_before: str | None,
        focus_after: str | None,
        joins: bool = False,
        before: Review | None = None,
    ) -> None:
        super().__init__(title)
        self.number = next_number() if before is None else 0
        before = before or entry.review
        assert before is not None  # noqa: S101 - for the type checker; only reviews change
        self._session = session
        self._entry = entry
        self.before, self.after = before, after
        self.focus_before, self.focus_after = focus_before, focus_after
        self.joins = joins

    def undo(self) -> None:
        if self._entry.review is not None:
            self._session.set_review(self._entry, self.before, self.focus_before)

    def redo(self) -> None:
        if self._entry.review is not None:
            self._session.set_review(self._entry, self.after, self.focus_after)

    def id(self) -> int:
        return 1  # Qt only asks commands of one kind whether they merge.

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, ReviewCommand) or not other.joins:
            return False
        self.after = other.after
        return True
