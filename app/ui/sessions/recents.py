"""Going on with saved work, and forgetting it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from app.errors import AppError, SessionLocked
from app.sessions.summary import Summary
from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.queue.opener import DocumentOpener
from app.ui.sessions.autosave import Autosave
from app.ui.sessions.closing import CloseGuard
from app.ui.sessions.projects import Projects
from app.ui.sessions.start_page import StartPage
from app.ui.widgets.question_dialog import AskDialog, text_label


class Recents(QObject):
    """Acts on the start page's list, and says where work is not saved."""

    def __init__(
        self,
        services: Services,
        page: StartPage,
        projects: Projects,
        closing: CloseGuard,
        opener: DocumentOpener,
        autosave: Autosave,
    ) -> None:
        super().__init__(services.dialogs)
        self._commands, self._documents = services.commands, services.documents
        self._notifier, self._dialogs = services.notifier, services.dialogs
        self._page, self._projects, self._closing = page, projects, closing
        self._opener, self._autosave = opener, autosave
        self._reported: AppError | None = None
        services.commands.bind("resume", self.resume)
        services.commands.bind("forget", self.forget_current)
        services.commands.keys_changed.connect(self._show_keys)
        view = page.recent
        view.wanted.connect(self.open)
        view.unwanted.connect(self.forget)
        view.project_wanted.connect(projects.open)
        view.project_unwanted.connect(projects.forget)
        # A computer that many use may be set to list nothing of those before.
        listing = services.settings.current.recents
        if listing:
            projects.listed.connect(view.show_projects)
            autosave.listed.connect(view.show_saved)
        projects.failed.connect(self.tell)
        autosave.failed.connect(self.tell)
        autosave.works.connect(self.untell)
        autosave.listed.connect(projects.list)

    def resume(self) -> None:
        """Open what was open when the program last ended."""
        if self._documents.entries:
            return
        view = self._page.recent
        if view.left_project is not None:
            self._projects.open(view.left_project.path)
        else:
            self.open(view.left)

    def open(self, saved: Sequence[Summary]) -> None:
        """Open documents as they were left, in their order, and turn to the one looked at last."""
        behind = max((one.place + 1 for one in saved if one.place is not None), default=0)
        placed = {one: behind if one.place is None else one.place for one in saved}
        self._opener.reopen(sorted(saved, key=lambda one: (placed[one], one.opened)))

    def tell(self, error: AppError) -> None:
        """Say why work is not kept, and offer to unlock it where that is the reason."""
        self._reported = error
        locked = isinstance(error, SessionLocked)
        self._notifier.fail(error, self._commands["passphrase"].trigger if locked else None)

    def untell(self) -> None:
        """Work is kept: what was said of it is over."""
        if self._reported is not None:
            self._notifier.recovered.emit(self._reported)
        self._reported = None

    def forget(self, saved: Sequence[Summary]) -> None:
        """Delete what is saved of these documents; of several only once that was agreed to."""
        if len(saved) == 1:
            self._autosave.forget((saved[0].name,))
        elif saved:
            names = tuple(one.name for one in saved)
            dialog = ForgetDialog(len(names), self._dialogs.window)
            dialog.accepted.connect(lambda: self._autosave.forget(names))
            self._dialogs.open(dialog)

    def forget_current(self) -> None:
        """Close the current document and delete what is saved of it."""
        entry = self._documents.current
        if entry is None:
            return
        # It will not be saved: the user is asked about decisions that are in no export.
        entry.is_saved = False

        def close() -> None:
            self._opener.close(entry)
            self._autosave.forget_document(entry)

        self._closing.ask([entry], close)

    def _show_keys(self) -> None:
        for button, words, name in (
            (self._page.open, tr("Open documents ({key})"), "open"),
            (
                self._page.recent.resume,
                tr("Open the documents of last time ({key})"),
                "resume",
            ),
        ):
            button.setToolTip(with_key(words, shortcut_text(self._commands[name])))


class ForgetDialog(AskDialog):
    """Whether all saved work is to be deleted, which nothing brings back."""

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(tr("Forget all"), tr("Delete"), parent)
        words = tr(
            "Decisions on %n documents that are saved will be deleted. The documents stay.",
            None,
            count,
        )
        self.finish(text_label(words), text_label(tr("This cannot be undone."), "problem"))
        cancel = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        cancel.setDefault(True)
        cancel.setFocus()
