"""Leaving: ask if decisions would be lost, cancel what runs, wait for it, then go."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox

from app.ui.core.documents import OpenDocument
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.queue.opener import DocumentOpener
from app.ui.sessions.autosave import Autosave


class CloseGuard(QObject):
    """Closes documents and, in the end, the window. `finished` comes when nothing runs any more."""

    finished = Signal()

    def __init__(self, services: Services, opener: DocumentOpener, autosave: Autosave) -> None:
        super().__init__(services.dialogs)
        self._window = services.dialogs.window
        self._documents = services.documents
        self._jobs, self._backend = services.jobs, services.backend
        self._opener, self._autosave = opener, autosave
        self.question: QMessageBox | None = None
        self.ended = False
        self._going = False
        services.commands.bind("close_document", self.close_document)
        services.jobs.idle.connect(self._idle)

    def close_document(self) -> None:
        """Close the current document, asking if decisions would be lost."""
        entry = self._documents.current
        if entry is not None:
            self.settle([entry], lambda: self._opener.close(entry))

    def settle(self, entries: Sequence[OpenDocument], then: Callable[[], None]) -> None:
        """Do `then` unless decisions would be lost; what waits to be saved is not."""
        if any(entry.unsaved for entry in entries):
            self._autosave.settle(lambda: self.ask(entries, then))
        else:
            then()

    def ask(self, entries: Sequence[OpenDocument], then: Callable[[], None]) -> None:
        """Do `then` at once or, where decisions are in no export, once the user agreed."""
        if self.question is not None:
            return
        unsaved = [entry for entry in entries if entry.unsaved]
        if not unsaved:
            then()
            return
        if len(unsaved) == 1:
            what = tr("Your decisions on {name} have not been exported.").format(
                name=unsaved[0].path.name
            )
        else:
            what = tr("Your decisions on %n documents have not been exported.", None, len(unsaved))
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(tr("Close without exporting?"))
        box.setText(what)
        box.setInformativeText(
            tr("They will be lost if you close now. The originals are unchanged.")
        )
        discard = box.addButton(
            tr("Close and discard them"), QMessageBox.ButtonRole.DestructiveRole
        )
        keep = box.addButton(tr("Keep open"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        discard.clicked.connect(then)
        self.question = box
        box.finished.connect(self._answered)
        box.open()

    def leave(self) -> None:
        """Cancel everything and go when it has stopped."""
        if not self._going:
            self._going = True
            self._window.setEnabled(False)
            self._jobs.close()

    def _answered(self) -> None:
        self.question = None

    def _idle(self) -> None:
        if self._going and not self.ended:
            self._jobs.wait()
            # Before the children are ended, which takes a moment.
            self._window.hide()
            self._backend.close()
            self.ended = True
            self.finished.emit()
