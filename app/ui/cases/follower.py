"""What is said of the patients: followed in all documents, kept in the project, undone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from app.engine.domain.case import CaseBook, KnownPatients, same_label
from app.engine.domain.review import Review
from app.progress import Reporter
from app.ui.core.documents import OpenDocument
from app.ui.core.jobs import Lane
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.core.undo import Commands, ReviewCommand, do_again, next_number, take_back
from app.ui.review.derived import focus_in
from app.workflow.open_cases import LinkedReviews, vault_beside


class CaseFollower(QObject):
    """Keeps the book of the patients, and follows it in every open document.

    It is kept in the open project; without one it is forgotten with the window. `changed` brings
    the book that is in use now, `done` brings words on a change that undo would take back, `failed`
    an error of keeping it.
    """

    changed = Signal(object)
    done = Signal(str)
    failed = Signal(object)

    def __init__(self, services: Services) -> None:
        super().__init__(services.documents)
        self.book = CaseBook()
        self._services, self._documents = services, services.documents
        self._followed: set[OpenDocument] = set()
        self._linked = False
        self._documents.added.connect(self._name_case)
        self._documents.read.connect(self._tell_backend)
        self._documents.reviewed.connect(self._reviewed)
        self._documents.removed.connect(self._forget)

    def load(self) -> None:
        """Use the book of the project that is open now; one of before goes into a new project."""
        store = self._services.store
        kept = store.book if store is not None else CaseBook()
        begun = store is not None and store.project is not None and self._documents.entries
        if begun and kept == CaseBook():
            self._keep()
        else:
            self._use(kept)

    def change(
        self,
        book: CaseBook,
        title: str,
        words: str,
        order: tuple[list[OpenDocument], list[OpenDocument]] = ([], []),
    ) -> None:
        """Use another book, as one step with all findings that this adds.

        `order` is that of the documents before and after.
        """
        before, number = self.book, next_number()
        if book == before:
            return
        commands: Commands = []
        self._put(book, order[1])
        self._services.history.note(
            title,
            None,
            lambda: self._take_back(before, order[0], commands),
            lambda: self._do_again(book, order[1], commands),
            number,
        )
        self._find(list(self._followed), title, number, commands)
        self.done.emit(words)

    def _put(self, book: CaseBook, order: Sequence[OpenDocument]) -> None:
        self._services.history.within(lambda: self._arrange(order))
        self._use(book)
        self._keep()

    def _arrange(self, order: Sequence[OpenDocument]) -> None:
        there = [one for one in order if one in self._documents.entries]
        for place, one in enumerate(there):
            self._documents.move(one, place)

    def _use(self, book: CaseBook) -> None:
        self.book = book
        for entry in self._documents.entries:
            self._name_case(entry)
        self._tell_backend()
        self._link()
        self.changed.emit(book)

    def _name_case(self, entry: OpenDocument) -> None:
        label = self.book.cases.get(entry.path, "")
        if label != entry.case:
            entry.case = label
            self._documents.updated.emit(entry)

    def _link(self) -> None:
        """Tell which documents belong together, and what is found in them now."""
        entries = [one for one in self._documents.entries if one.case and one.document is not None]
        if not entries and not self._linked:
            return
        self._linked = bool(entries)
        reviews: defaultdict[str, list[Review]] = defaultdict(list)
        for one in entries:
            if one.review is not None:
                reviews[same_label(one.case)].append(one.review)
        store = self._services.store
        project = store.project if store is not None else None
        self._services.backend.link(
            LinkedReviews(
                {one.document.sha256: same_label(one.case) for one in entries if one.document},
                {label: tuple(some) for label, some in reviews.items()},
                vault_beside(project.project.path) if project is not None else None,
                self.book.corrections,
            )
        )

    def _forget(self, entry: OpenDocument) -> None:
        self._followed.discard(entry)
        self._link()

    def _tell_backend(self, _entry: OpenDocument | None = None) -> None:
        """What is searched from now on is searched for these patients first."""
        book = self.book
        documents = ((one.document, one.path) for one in self._documents.entries)
        by_document = {one.sha256: book.known_for(path) for one, path in documents if one}
        self._services.backend.know(KnownPatients(own=book.known), by_document)

    def _keep(self) -> None:
        store, book = self._services.store, self.book
        if store is not None and store.project is not None:
            self._services.jobs.start(
                Lane.SAVE,
                lambda _: store.keep_book(book),
                done=lambda _: None,
                failed=self.failed.emit,
            )

    def _take_back(
        self, before: CaseBook, order: Sequence[OpenDocument], commands: Commands
    ) -> None:
        self._put(before, order)
        take_back(commands, self._documents, self._services.notifier.message.emit)

    def _do_again(self, after: CaseBook, order: Sequence[OpenDocument], commands: Commands) -> None:
        self._put(after, order)
        do_again(commands)

    def _reviewed(self, entry: OpenDocument) -> None:
        """One that was searched before, or before the list was longer, is looked through."""
        if entry.case:
            self._link()
        if entry.review is not None and entry not in self._followed:
            self._followed.add(entry)
            self._find([entry], tr("find the known identifiers"), None, [])

    def _find(
        self,
        entries: Sequence[OpenDocument],
        title: str,
        number: int | None,
        commands: Commands,
    ) -> None:
        """Look for the patients in documents; each that has more then gets a step of `number`."""
        if not self.book.known:
            return
        for entry in entries:
            self._find_in(entry, title, number, commands)

    def _find_in(
        self, entry: OpenDocument, title: str, number: int | None, commands: Commands
    ) -> None:
        review, book, backend = entry.review, self.book, self._services.backend
        if review is None:
            return
        patients = book.known_for(entry.path)

        def find(reporter: Reporter) -> Review:
            return backend.with_known(review, patients, reporter)

        def found(after: Review) -> None:
            if self.book is not book or entry not in self._followed:
                return
            if entry.review is not review:
                # The review went on meanwhile.
                self._find_in(entry, title, number, commands)
            elif after != review:
                command = ReviewCommand(
                    self._documents,
                    entry,
                    after,
                    title=title,
                    focus_before=entry.focus,
                    focus_after=focus_in(after, entry),
                    number=number,
                )
                entry.stack.push(command)
                commands.append((entry, command))

        self._services.jobs.start(Lane.QUICK, find, done=found, failed=self.failed.emit)
