"""People and places of a case: brought into a dialog, and what is said of them there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.engine.domain.case import Correction, same_label
from app.progress import Reporter
from app.ui.cases.follower import CaseFollower
from app.ui.core.jobs import Lane
from app.ui.core.language import phrase, tr
from app.ui.core.services import Services

if TYPE_CHECKING:  # these load lists of names
    from app.engine.surrogates.people import Named, Variant
    from app.ui.cases.people_dialog import PeopleDialog

_TAKEN = phrase("Somebody else already has this surrogate. Choose another one.")
_REVEALING = phrase("These words contain something that is redacted. Choose others.")


class PeopleController(QObject):
    """Shows who is named in the documents of a patient, and follows what a reviewer says of it."""

    def __init__(self, services: Services, follower: CaseFollower) -> None:
        super().__init__(follower)
        self._services, self._follower = services, follower
        self._dialog: PeopleDialog | None = None
        self._label = ""
        self._named: tuple[Named, ...] = ()
        services.commands.bind("people", self.show)
        follower.changed.connect(self._look)
        services.documents.reviewed.connect(self._look)

    def show(self) -> None:
        """Show those of the patient whose document is in view."""
        from app.ui.cases.people_dialog import PeopleDialog  # noqa: PLC0415 - not at the start

        services, entry = self._services, self._services.documents.current
        if entry is None or not entry.case:
            words = tr("First choose “Same patient…” for the documents of one patient.")
            services.notifier.message.emit(words)
            return
        self._label = same_label(entry.case)
        dialog = self._dialog = PeopleDialog(entry.case, services.dialogs.window)
        dialog.merge_wanted.connect(self._merge)
        dialog.split_wanted.connect(self._split)
        dialog.surrogate_wanted.connect(self._use)
        dialog.undo_wanted.connect(services.commands["undo"].trigger)
        dialog.finished.connect(self._leave)
        self._follower.done.connect(dialog.undo_line.tell)
        services.dialogs.open(dialog)
        self._look()

    def _leave(self) -> None:
        self._dialog = None

    def _look(self, _changed: object = None) -> None:
        """Bring the dialog up to date."""
        if self._dialog is None:
            return
        backend, label = self._services.backend, self._label

        def done(named: tuple[Named, ...]) -> None:
            if self._dialog is not None and self._label == label:
                self._named = named
                self._dialog.show_named(named)

        self._start(lambda reporter: backend.named_in(label, reporter), done)

    def _merge(self, stays: Named, others: tuple[Named, ...]) -> None:
        backend = self._services.backend
        words = tr("%n merged with {name}.", None, len(others)).format(name=stays.text)
        self._say(
            lambda reporter: backend.corrections(stays, others, "", reporter),
            tr("merge people or places"),
            words,
        )

    def _split(self, named: Named, variants: tuple[Variant, ...]) -> None:
        backend, label = self._services.backend, self._label
        taken = tuple(one.surrogate for one in self._named)
        self._say(
            lambda reporter: backend.split_off(label, named, variants, taken, reporter),
            tr("split off people or places"),
            tr("Split off from {name}.").format(name=named.text),
        )

    def _use(self, named: Named, words: str) -> None:
        """Give somebody a surrogate, unless that would tell somebody or be another's."""
        backend, label = self._services.backend, self._label
        others = {one.surrogate.casefold() for one in self._named if one.group != named.group}
        taken = words.casefold() in others

        def problem(_: Reporter) -> str:
            from app.engine.verification.needles import reveals  # noqa: PLC0415 - loads slowly

            if taken or backend.is_taken(label, words):
                return _TAKEN
            return _REVEALING if any(reveals(one, words) for one in backend.linked(label)) else ""

        def done(why: str) -> None:
            if why:
                if self._dialog is not None:
                    self._dialog.refuse(tr(why))
                return
            self._say(
                lambda reporter: backend.corrections(named, (), words, reporter),
                tr("change a surrogate"),
                tr("Surrogate of {name} changed.").format(name=named.text),
            )
            if self._dialog is not None:
                self._dialog.used()

        self._start(problem, done)

    def _say(
        self, make: Callable[[Reporter], tuple[Correction, ...]], title: str, words: str
    ) -> None:
        label = self._label

        def done(corrections: tuple[Correction, ...]) -> None:
            book = self._follower.book.corrected(label, corrections)
            self._follower.change(book, title, words)

        self._start(make, done)

    def _start(self, job: Callable[[Reporter], object], done: Callable[..., None]) -> None:
        self._services.jobs.start(Lane.QUICK, job, done=done, failed=self._services.notifier.fail)
