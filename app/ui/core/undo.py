"""Undo and redo: a command keeps the review before and after, and needs no inverse logic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand

from app.engine.domain.review import Review
from app.ui.core.documents import OpenDocument, OpenDocuments
from app.ui.core.language import tr

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
        documents: OpenDocuments,
        entry: OpenDocument,
        after: Review,
        *,
        title: str,
        focus_before: str | None,
        focus_after: str | None,
        joins: bool = False,
        before: Review | None = None,
        number: int | None = None,
    ) -> None:
        """`number` is that of a step in several documents that this is a part of."""
        super().__init__(title)
        self.number = number or (next_number() if before is None else 0)
        before = before or entry.review
        assert before is not None  # noqa: S101 - for the type checker; only reviews change
        self._documents = documents
        self._entry = entry
        self.before, self.after = before, after
        self.focus_before, self.focus_after = focus_before, focus_after
        self.joins = joins

    def undo(self) -> None:
        if self._entry.review is not None:
            self._documents.set_review(self._entry, self.before, self.focus_before)

    def redo(self) -> None:
        if self._entry.review is not None:
            self._documents.set_review(self._entry, self.after, self.focus_after)

    def id(self) -> int:
        return 1  # Qt only asks commands of one kind whether they merge.

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, ReviewCommand) or not other.joins:
            return False
        self.after = other.after
        return True


# One step in several documents: each with its command.
Commands = list[tuple[OpenDocument, ReviewCommand]]


def take_back(commands: Commands, documents: OpenDocuments, tell: Callable[[str], None]) -> None:
    """Undo each command that is its document's last one, and `tell` how many went on since."""
    left = 0
    for entry, command in commands:
        stack = entry.stack
        if stack.index() and stack.command(stack.index() - 1) is command:
            stack.undo()
        elif entry in documents.entries:
            left += 1
    if left:
        tell(tr("%n documents have changed since then: undo there first.", None, left))


def do_again(commands: Commands) -> None:
    """Redo each command that its document would redo next."""
    for entry, command in commands:
        stack = entry.stack
        if stack.index() < stack.count() and stack.command(stack.index()) is command:
            stack.redo()


@dataclass(frozen=True, slots=True)
class QueueStep:
    """What was done to a document as a whole, or to none. `number` orders it among all steps."""

    title: str
    entry: OpenDocument | None
    undo: Callable[[], None]
    redo: Callable[[], None]
    number: int


class UndoHistory(QObject):
    """Takes back what was done last: in the document in view, or in the queue.

    Steps in other documents wait until these are in view; those of the queue bring their document
    with them. `undo_named` and `redo_named` bring what would be undone and redone, in words,
    `undone` and `redone` the same of what now is.
    """

    undo_named = Signal(str)
    redo_named = Signal(str)
    undone = Signal(str)
    redone = Signal(str)
    undo_allowed = Signal(bool)
    redo_allowed = Signal(bool)

    def __init__(self, documents: OpenDocuments) -> None:
        super().__init__(documents)
        self._documents = documents
        self._group = documents.undo_group
        self._done: list[QueueStep] = []
        self._undone: list[QueueStep] = []
        self._acting = False
        for signal in (
            self._group.activeStackChanged,
            self._group.undoTextChanged,
            self._group.redoTextChanged,
        ):
            signal.connect(self._tell)
        self._group.indexChanged.connect(self._went_on)
        documents.moved.connect(self._moved)
        documents.removed.connect(self._forget)

    def note(
        self,
        title: str,
        entry: OpenDocument | None,
        undo: Callable[[], None],
        redo: Callable[[], None],
        number: int | None = None,
    ) -> None:
        """Something was done to a document as a whole, or beside all of them.

        What was undone before cannot be redone now. `number` is that of the commands in several
        documents that were one step.
        """
        self._done.append(QueueStep(title, entry, undo, redo, number or next_number()))
        self._undone.clear()
        self._tell()

    def within(self, act: Callable[[], None]) -> None:
        """Do what is a part of another step: moves of documents then are none of their own."""
        acting, self._acting = self._acting, True
        act()
        self._acting = acting

    def undo(self) -> None:
        """Take back the last step."""
        step = self._to_undo
        # Told first: what could not be taken back in some documents is told after it, by the step.
        self.undone.emit(step.title if step else self._group.undoText())
        if step is None:
            self._group.undo()
            return
        self._done.pop()
        self._undone.append(step)
        self._act(step.undo)

    def redo(self) -> None:
        """Do again what was taken back last."""
        step = self._to_redo
        self.redone.emit(step.title if step else self._group.redoText())
        if step is None:
            self._group.redo()
            return
        self._undone.pop()
        self._done.append(step)
        self._act(step.redo)

    @property
    def last_step(self) -> int:
        """A number for the step that undo would take back; 0 where there is none."""
        step = self._to_undo
        return step.number if step is not None else self._command(-1) or 0

    @property
    def _to_undo(self) -> QueueStep | None:
        """The step of the queue that comes before any in the document."""
        if not self._done:
            return None
        last = self._command(-1)
        return self._done[-1] if last is None or last <= self._done[-1].number else None

    @property
    def _to_redo(self) -> QueueStep | None:
        if not self._undone:
            return None
        coming = self._command(0)
        return self._undone[-1] if coming is None or self._undone[-1].number <= coming else None

    def _command(self, beside: int) -> int | None:
        """Number of the last step in the document (-1), or of the one that redo would do (0)."""
        stack = self._group.activeStack()
        at = stack.index() + beside if stack is not None else -1
        command = stack.command(at) if stack is not None and 0 <= at < stack.count() else None
        return command.number if isinstance(command, ReviewCommand) else None

    def _act(self, step: Callable[[], None]) -> None:
        self._acting = True
        step()
        self._acting = False
        self._tell()

    def _went_on(self) -> None:
        """A reviewer who goes on in the document leaves behind what was undone in the queue."""
        last = self._command(-1)
        if last is not None and self._undone and last > self._undone[-1].number:
            self._undone.clear()
        self._tell()

    def _moved(self, before: int, after: int) -> None:
        entry, documents = self._documents.entries[after], self._documents
        if not self._acting:
            self.note(
                tr("move {name} in the queue").format(name=entry.path.name),
                entry,
                lambda: documents.move(entry, before),
                lambda: documents.move(entry, after),
            )

    def _forget(self, entry: OpenDocument) -> None:
        for steps in (self._done, self._undone):
            steps[:] = [one for one in steps if one.entry is not entry]
        self._tell()

    def _tell(self) -> None:
        undo, redo = self._to_undo, self._to_redo
        self.undo_named.emit(undo.title if undo else self._group.undoText())
        self.redo_named.emit(redo.title if redo else self._group.redoText())
        self.undo_allowed.emit(undo is not None or self._group.canUndo())
        self.redo_allowed.emit(redo is not None or self._group.canRedo())
