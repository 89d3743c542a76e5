"""Keeps what the reviewer does, as it is done."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from app.engine.domain.review import Review
from app.errors import AppError, SessionInUse
from app.sessions.events import (
    Closed,
    Opened,
    Record,
    StepDone,
    StepExtended,
    StepMoved,
    ViewPosition,
    WorkProgress,
)
from app.sessions.history import difference, searched
from app.sessions.store import SessionStore
from app.sessions.summary import Summary
from app.ui.core.documents import OpenDocument, OpenDocuments
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.undo import ReviewCommand

_EVERY_MS = 250
_AGAIN_MS = 5_000


@dataclass(eq=False)
class _Followed:
    """What is noted of an entry: the review behind each step, how many are done, and the rest."""

    reviews: list[Review] = field(default_factory=list)
    index: int = 0
    place: ViewPosition | None = None
    worked: WorkProgress | None = None


class Autosave(QObject):
    """Notes each step at once and writes what was noted four times a second.

    `listed` brings the summaries of saved sessions, `failed` an error of saving, and `works`
    comes when saving works, perhaps again. `late` brings an entry that was opened while its saved
    work was locked, which it no longer is.
    """

    listed = Signal(object)
    failed = Signal(object)
    works = Signal()
    late = Signal(object)

    def __init__(
        self,
        documents: OpenDocuments,
        jobs: JobRunner,
        store: SessionStore | None,
        place_of: Callable[[OpenDocument, int], ViewPosition],
    ) -> None:
        """`place_of` says where the reader of an entry is, which was turned to at a time."""
        super().__init__(documents)
        self._documents = documents
        self._jobs = jobs
        self.store = store
        self._place_of = place_of
        self._followed: dict[OpenDocument, _Followed] = {}
        self._turned: dict[OpenDocument, int] = {}
        self._saving = self._failing = False
        self._timer = QTimer(self, singleShot=True)
        if store is None:
            return
        self._timer.timeout.connect(self._save)
        documents.added.connect(self._opened)
        for signal in (documents.added, documents.removed, documents.moved):
            signal.connect(self._reordered)
        documents.removed.connect(self._closed)
        documents.reviewed.connect(self._reviewed)
        documents.updated.connect(self._updated)
        documents.current_changed.connect(self._turned_to)

    def start(self, passphrase: str | None = None) -> None:
        """Get the key and list the saved sessions. Before any document is opened."""
        store = self.store
        if store is not None:
            self._jobs.start(
                Lane.SAVE,
                lambda _: store.unlock(passphrase),
                done=self._unlocked,
                failed=self.failed.emit,
            )

    @property
    def pending(self) -> bool:
        """Whether something that was done is not written yet."""
        waiting = self.store is not None and self.store.waiting
        return waiting or self._saving or self._timer.isActive()

    @property
    def unlocked(self) -> bool:
        """Whether work is kept, as far as the key goes."""
        return self.store is None or self.store.unlocked

    def set_passphrase(self, passphrase: str) -> None:
        """Ask for this passphrase at every start from now on."""
        store = self.store
        if store is not None:
            self._jobs.start(
                Lane.SAVE,
                lambda _: store.set_passphrase(passphrase),
                done=lambda _: None,
                failed=self.failed.emit,
            )

    def forget(self, names: tuple[str, ...]) -> None:
        """Delete saved sessions for good, then list the rest."""
        store = self.store
        if store is not None:
            self._jobs.start(
                Lane.SAVE,
                lambda _: store.forget(names),
                done=self.listed.emit,
                failed=self.failed.emit,
            )

    def forget_document(self, entry: OpenDocument) -> None:
        """Delete what is saved of a document that was closed."""
        store, path = self.store, entry.path
        if store is not None:
            self._jobs.start(
                Lane.SAVE,
                lambda _: store.forget_document(path),
                done=self.listed.emit,
                failed=self.failed.emit,
            )

    def touch(self) -> None:
        """Something may have to be saved soon."""
        if self.store is not None and not self._timer.isActive():
            self._timer.start(_AGAIN_MS if self._failing else _EVERY_MS)

    def settle(self, then: Callable[[], None]) -> None:
        """Save what waits, find out what is kept, then go on."""
        store = self.store
        if store is None or not store.unlocked:
            then()
            return

        def look() -> None:
            # Restored work counts as saved, though nothing was written for it.
            for entry in self._documents.entries:
                entry.is_saved = store.keeps(entry.path)
            then()

        def failed(error: AppError) -> None:
            self.failed.emit(error)
            look()

        self._note_places()
        self._jobs.start(Lane.SAVE, lambda _: store.save(), done=lambda _: look(), failed=failed)

    def take_up(self, entry: OpenDocument) -> None:
        """Note no more of an entry until its saved work is there."""
        if self.store is not None:
            self._followed.pop(entry, None)
            self.store.take_up(entry.path)
            self._opened(entry)

    def note_encoding(self, entry: OpenDocument) -> None:
        """Remember in which encoding a document is read, so that it is read so again."""
        if self.store is not None:
            self._opened(entry)

    def finish(self) -> None:
        """Write the last notes, when no job runs any more."""
        if self.store is None:
            return
        self._timer.stop()
        self._note_places()
        try:
            self.store.close()
        except AppError as error:
            self.failed.emit(error)

    def _unlocked(self, found: tuple[Summary, ...]) -> None:
        self.works.emit()
        self.listed.emit(found)
        for entry in tuple(self._documents.entries):
            if self.store is not None and entry.path in self.store.late:
                self.late.emit(entry)
        self.touch()

    def _note(self, entry: OpenDocument, *makes: Callable[[], Record]) -> None:
        assert self.store is not None  # noqa: S101 - connected only then
        self.store.note(entry.path, *makes)
        self.touch()

    def _opened(self, entry: OpenDocument) -> None:
        record = Opened(entry.path, entry.options.encoding, time.time_ns())
        self._note(entry, lambda: record)

    def _closed(self, entry: OpenDocument) -> None:
        self._followed.pop(entry, None)
        self._turned.pop(entry, None)
        self._note(entry, Closed)
        self.forget(())

    def _reordered(self) -> None:
        assert self.store is not None  # noqa: S101 - connected only then
        self.store.note_order([entry.path for entry in self._documents.entries])
        self.touch()

    def _turned_to(self, entry: OpenDocument | None) -> None:
        if entry is not None:
            self._turned[entry] = time.time_ns()
        self.touch()

    def _updated(self, entry: OpenDocument) -> None:
        if entry.review is None:
            # It is read once more.
            self._followed.pop(entry, None)
        self.touch()

    def _reviewed(self, entry: OpenDocument) -> None:
        if entry in self._followed or entry.review is None:
            self.touch()
            return
        stack, first = entry.stack, entry.review
        reviews = [_command(entry, at).after for at in range(stack.count())]
        self._followed[entry] = _Followed(reviews, stack.index())
        stack.indexChanged.connect(partial(self._moved, entry))
        if not entry.resumed:
            focus = entry.focus
            self._note(entry, lambda: searched(first, focus))

    def _moved(self, entry: OpenDocument, index: int) -> None:
        followed = self._followed.get(entry)
        if followed is None or entry.review is None:
            return
        reviews, focus = followed.reviews, entry.focus or entry.pending_focus
        command = _command(entry, index - 1) if index else None
        new = command is not None and (
            index > len(reviews) or reviews[index - 1] is not command.after
        )
        if new and command is not None and index == followed.index + 1:
            before, after = command.before, command.after
            title, came, went = command.text(), command.focus_before, command.focus_after
            reviews[index - 1 :] = [after]
            self._note_step(entry, lambda: StepDone(title, difference(before, after), came, went))
        elif new and command is not None:
            smaller, larger = reviews[index - 1], command.after
            reviews[index - 1] = larger
            self._note_step(entry, lambda: StepExtended(difference(smaller, larger)))
        elif index != followed.index:
            self._note_step(entry, lambda: StepMoved(index, focus))
        followed.index = index

    def _note_step(self, entry: OpenDocument, make: Callable[[], Record]) -> None:
        # Together with the position that it led to: one without the other was never so.
        place = self._followed[entry].place = self._place_of(entry, self._turned.get(entry, 0))
        self._note(entry, make, lambda: place)

    def _note_places(self) -> None:
        for entry, followed in self._followed.items():
            place = self._place_of(entry, self._turned.get(entry, 0))
            if place != followed.place:
                followed.place = place
                self._note(entry, lambda place=place: place)  # type: ignore[misc]
            seen, checked = entry.page_checks.seen, entry.page_checks.checked
            worked = WorkProgress(
                entry.is_reviewed, int(entry.seconds), tuple(sorted(seen)), tuple(sorted(checked))
            )
            if worked != followed.worked:
                followed.worked = worked
                self._note(entry, lambda worked=worked: worked)  # type: ignore[misc]

    def _save(self) -> None:
        store = self.store
        if store is None or self._saving:
            self.touch()
            return
        self._note_places()
        self._timer.stop()
        if not store.waiting:
            return
        entries = tuple(self._followed)

        def ended() -> None:
            self._saving = False
            for entry in entries:
                entry.is_saved = store.keeps(entry.path)

        def done(_: object) -> None:
            if store.in_use:
                # Every save after the first passes over what another window has open.
                failed(SessionInUse("The document is open in another window."))
                return
            if self._failing:
                self._failing = False
                self.works.emit()
            ended()

        def failed(error: AppError) -> None:
            if not self._failing:
                self.failed.emit(error)
            self._failing = True
            ended()
            self.touch()

        self._saving = True
        self._jobs.start(Lane.SAVE, lambda _: store.save(), done=done, failed=failed)


def _command(entry: OpenDocument, at: int) -> ReviewCommand:
    command = entry.stack.command(at)
    assert isinstance(command, ReviewCommand)  # noqa: S101 - nothing else is pushed
    return command
