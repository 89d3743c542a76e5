"""The commands on known patients and their documents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from app.engine.domain.case import CaseBook, KnownPatient
from app.progress import Reporter
from app.ui.cases.follower import CaseFollower
from app.ui.cases.people import PeopleController
from app.ui.core.documents import OpenDocument
from app.ui.core.jobs import Lane
from app.ui.core.language import tr
from app.ui.core.services import Services


class CaseController(QObject):
    """Says whose identifiers are known, and whose each document is; `follower` keeps that."""

    def __init__(self, services: Services, selected: Callable[[], list[OpenDocument]]) -> None:
        """`selected` tells the documents whose rows are selected."""
        super().__init__(services.documents)
        self._services, self._selected = services, selected
        self._documents = services.documents
        self.follower = CaseFollower(services)
        self.follower.failed.connect(services.notifier.fail)
        self.follower.done.connect(services.notifier.undoable)
        self.people = PeopleController(services, self.follower)
        bind = services.commands.bind
        bind("known", self.show_known)
        bind("same_patient", self.ask_patient)
        bind("no_patient", self.leave_patient)
        bind("by_folder", self.by_folder)
        bind("by_list", self.by_list)

    def show_known(self) -> None:
        """Show and change whose identifiers are known."""
        from app.ui.cases.known_dialog import KnownDialog  # noqa: PLC0415 - not at the start

        services, follower = self._services, self.follower
        store = services.store
        dialog = KnownDialog(
            follower.book.known,
            services.dialogs.window,
            in_project=store is not None and store.project is not None,
        )
        dialog.changed.connect(self.use_known)
        dialog.undo_wanted.connect(services.commands["undo"].trigger)
        follower.changed.connect(dialog.show_book)
        follower.done.connect(dialog.undo_line.tell)
        services.dialogs.open(dialog)

    def use_known(self, patients: tuple[KnownPatient, ...]) -> None:
        """Look for these patients in all documents from now on."""
        follower = self.follower
        added = len(patients) - len(follower.book.known)
        words = tr("Known identifiers changed.")
        if added > 0:
            words = tr("%n patients added to the known identifiers.", None, added)
        elif added < 0:
            words = tr("%n patients removed. What was found stays for you to decide.", None, -added)
        book = replace(follower.book, known=patients)
        follower.change(book, tr("change the known identifiers"), words)

    def ask_patient(self) -> None:
        """Ask whose documents the selected ones are."""
        from app.ui.cases.patient_dialog import PatientDialog  # noqa: PLC0415 - not at the start

        entries, dialogs = self._chosen, self._services.dialogs
        known = list(dict.fromkeys(self.follower.book.cases.values()))
        dialog = PatientDialog(len(entries), known, dialogs.window)
        dialog.given.connect(lambda label: self.assign_all(entries, label))
        dialogs.open(dialog)

    def leave_patient(self) -> None:
        """The selected documents are no patient's any more."""
        self.assign_all(self._chosen, "")

    def assign_all(self, entries: Sequence[OpenDocument], label: str) -> None:
        """All of these documents are one patient's; nobody's without a label."""
        self.assign(dict.fromkeys(entries, label))

    def by_folder(self) -> None:
        """Each folder of documents is a patient."""
        entries = self._documents.entries
        folders = {one.path.parent for one in entries}
        times = Counter(folder.name for folder in folders)
        names = {
            folder: folder.name
            if times[folder.name] == 1
            else f"{folder.parent.name}/{folder.name}"
            for folder in folders
        }
        self.assign({one: names[one.path.parent] or str(one.path.parent) for one in entries})

    def by_list(self) -> None:
        """Each document that names one known patient for sure is that patient's."""
        known, backend = self.follower.book.known, self._services.backend
        if not known:
            words = tr("First enter patients under “Known identifiers…”.")
            self._services.notifier.message.emit(words)
            return
        documents = [(one, one.document) for one in self._documents.entries if not one.case]

        def look(reporter: Reporter) -> Mapping[OpenDocument, int]:
            found = {}
            for one, document in documents:
                if document is not None:
                    patient = backend.patient_of(document, known, reporter).patient
                    if patient is not None:
                        found[one] = patient
            return found

        def done(found: Mapping[OpenDocument, int]) -> None:
            labels = {one: known[patient].label for one, patient in found.items()}
            unclear = len(documents) - len(labels)
            if not labels:
                words = tr("%n documents name no known patient for sure.", None, unclear)
                self._services.notifier.message.emit(words)
                return
            self.assign(labels, unclear=unclear)

        self._services.jobs.start(Lane.QUICK, look, done=done, failed=self._services.notifier.fail)

    def assign(self, labels: Mapping[OpenDocument, str], *, unclear: int = 0) -> None:
        """Say whose documents these are, as one step; those of a patient then stand together."""
        before, book = self.follower.book, self.follower.book
        labels = {one: name for one, name in labels.items() if one in self._documents.entries}
        for label in dict.fromkeys(labels.values()):
            book = book.with_case(
                (one.path for one, name in labels.items() if name == label), label
            )
        if book.cases == before.cases:
            return
        patients = len(set(labels.values()) - {""})
        words = tr("%n documents are no patient's any more.", None, len(labels))
        if patients:
            words = tr("%n documents assigned to a patient.", None, len(labels))
        if unclear:
            words += " " + tr("%n documents name no known patient for sure.", None, unclear)
        self.follower.change(
            book,
            tr("assign documents to patients"),
            words,
            order=(list(self._documents.entries), _together(self._documents.entries, book)),
        )

    @property
    def _chosen(self) -> list[OpenDocument]:
        current = self._documents.current
        return self._selected() or ([current] if current is not None else [])


def _together(entries: Sequence[OpenDocument], book: CaseBook) -> list[OpenDocument]:
    """The documents in an order in which those of a patient stand where the first one does."""
    places: dict[str, int] = {}
    for place, one in enumerate(entries):
        places.setdefault(book.cases.get(one.path) or str(one.path), place)
    return sorted(entries, key=lambda one: places[book.cases.get(one.path) or str(one.path)])
