"""The commands on known patients and their documents."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from app.engine.domain.case import KnownPatient
from app.ui.cases.follower import CaseFollower
from app.ui.core.language import tr
from app.ui.core.services import Services


class CaseController(QObject):
    """Says whose identifiers are known; `follower` keeps that and follows it."""

    def __init__(self, services: Services) -> None:
        super().__init__(services.documents)
        self._services = services
        self.follower = CaseFollower(services)
        self.follower.failed.connect(services.notifier.fail)
        self.follower.done.connect(services.notifier.undoable)
        services.commands.bind("known", self.show_known)

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
        follower.done.connect(dialog.tell)
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
