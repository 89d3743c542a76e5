"""The commands of the export and their dialogs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLineEdit

from app.engine.domain.export import Layout, Mode
from app.engine.domain.policy import Chosen, ExportChoices, Policy
from app.engine.domain.review import Review
from app.engine.redaction.places import original_place
from app.ui.core.backend import Neutral
from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.jobs import Lane
from app.ui.core.language import phrase, tr
from app.ui.core.services import Services
from app.ui.document.area import DocumentArea
from app.ui.document.controller import DocumentController
from app.ui.queue.controller import QueueController
from app.ui.queue.opener import DocumentOpener
from app.ui.review.reviewer import Reviewer

if TYPE_CHECKING:
    from app.ui.export.batch_dialog import BatchDialog
    from app.ui.export.dialog import ExportDialog
    from app.ui.export.preview import Start

_NONE_REVIEWED = phrase("No document is reviewed yet. Press {key} when you are done with one.")


class ExportController(QObject):
    """Exports the document in view, or all that were called reviewed."""

    def __init__(
        self,
        services: Services,
        area: DocumentArea,
        reviewer: Reviewer,
        view: DocumentController,
        queue: QueueController,
        opener: DocumentOpener,
    ) -> None:
        super().__init__(reviewer)
        self._services = services
        self._area, self._reviewer, self._view = area, reviewer, view
        self._queue, self._opener = queue, opener
        # Kept nowhere else: folders are named after patients.
        self._chosen: Path | None = None
        self._last: ExportChoices | None = None
        services.settings.follow(self._forget, "mode")
        bind = services.commands.bind
        bind("export", self.export)
        bind("export_reviewed", self.export_reviewed)
        bind("labelled", self.write_labelled)

    def export(self) -> None:
        """Export the document in view."""
        from app.ui.export.dialog import ExportDialog  # noqa: PLC0415 - not at the start
        from app.ui.export.preview import PreviewPane  # noqa: PLC0415 - not at the start

        services, entry = self._services, self._services.documents.current
        if entry is None or entry.review is None:
            return
        remembered, start = self._remembered, self._start(entry.review)
        chosen = self._usual(remembered)
        dialog = ExportDialog(
            entry,
            services.backend,
            services.jobs,
            chosen,
            PreviewPane(services, entry, entry.review, start, chosen),
            services.commands["hide"],
            services.dialogs.window,
            layout=self._layout,
            neutral=self._neutral,
            reviewers=self._reviewers,
        )
        self._offer_folder(dialog.choice.folder)
        if remembered is not None:
            dialog.choice.report.setChecked(remembered.report)
        dialog.choice.replace_by.show_date_shift(services.settings.current.date_shift)
        dialog.choice.go.connect(lambda: self._remember_one(dialog))
        dialog.review_wanted.connect(self._reviewer.focus.next_undecided)
        dialog.page_wanted.connect(self._view.show_page)
        dialog.finding_wanted.connect(self._reviewer.focus.look_at)
        dialog.dropped_wanted.connect(lambda: self._view.show_hidden_over(entry, dialog))
        dialog.exported.connect(lambda: services.documents.updated.emit(entry))
        services.dialogs.open(dialog)

    def export_reviewed(self) -> None:
        """Export every document that was called reviewed."""
        from app.ui.export.batch import BatchExport  # noqa: PLC0415 - not at the start
        from app.ui.export.batch_dialog import BatchDialog  # noqa: PLC0415 - not at the start

        services = self._services
        if not self._any_reviewed():
            return
        batch = BatchExport(
            self._queue.reviewed,
            services.documents,
            self._opener,
            services.backend,
            services.jobs,
            layout=self._layout,
            neutral=self._neutral,
            reviewers=self._reviewers,
        )
        rest = [entry for entry in services.documents.entries if not entry.is_reviewed]
        refused = sum(entry.error is not None for entry in rest)
        remembered, window = self._remembered, services.dialogs.window
        chosen = self._usual(remembered)
        left_out = len(rest) - refused
        dialog = BatchDialog(batch, chosen, left_out, window, refused=refused)
        usual = dialog.folder.text()
        self._offer_folder(dialog.folder)
        if remembered is not None:
            dialog.report.setChecked(remembered.report)
            dialog.summary.setChecked(remembered.summary)
        dialog.replace_by.show_date_shift(services.settings.current.date_shift)
        dialog.begun.connect(lambda: self._remember_batch(dialog, usual))
        services.dialogs.open(dialog)

    def write_labelled(self) -> None:
        """Write every document that was called reviewed as labelled data."""
        from app.ui.export.labelled_data import LabelledDialog, LabelledExport  # noqa: PLC0415 - not at the start

        services = self._services
        if not self._any_reviewed():
            return
        batch = LabelledExport(
            self._queue.reviewed,
            services.documents,
            self._opener,
            services.backend,
            services.jobs,
        )
        services.dialogs.open(LabelledDialog(batch, services.dialogs.window))

    @property
    def _in_project(self) -> bool:
        store = self._services.store
        return store is not None and store.project is not None

    @property
    def _reviewers(self) -> tuple[str, ...]:
        """Who is named in reports."""
        store = self._services.store
        if store is not None and store.project is not None:
            return store.project.reviewers
        return tuple(filter(None, (self._services.settings.current.reviewer,)))

    @property
    def _remembered(self) -> ExportChoices | None:
        """How documents were exported last: those of the open project, else of this window."""
        store = self._services.store
        return store.exports if store is not None and self._in_project else self._last

    def _forget(self) -> None:
        """Another mode was chosen in the settings, for what comes."""
        self._last = None

    def _usual(self, remembered: ExportChoices | None) -> Chosen:
        """What was used last, else what the settings say."""
        if remembered is None:
            return Mode(self._services.settings.current.mode)
        return remembered.policy or remembered.mode

    def _remember_one(self, dialog: ExportDialog) -> None:
        choice, before = dialog.choice, self._remembered
        folder = choice.target.parent.absolute()
        self._note_folder(folder, choice.usual_folder)
        self._remember(
            ExportChoices(
                choice.replace_by.mode,
                folder,
                choice.report.isChecked(),
                before.summary if before is not None else True,
                _policy(choice.chosen),
            )
        )

    def _remember_batch(self, dialog: BatchDialog, usual: str) -> None:
        folder = Path(dialog.folder.text().strip()).absolute()
        self._note_folder(folder, Path(usual))
        self._remember(
            ExportChoices(
                dialog.replace_by.mode,
                folder,
                dialog.report.isChecked(),
                dialog.summary.isChecked(),
                _policy(dialog.replace_by.chosen),
            )
        )

    def _note_folder(self, folder: Path, usual: Path) -> None:
        """Outside of a project a folder that was chosen is offered until the window closes."""
        if not self._in_project:
            self._chosen = folder if folder != usual.absolute() else None

    def _offer_folder(self, field: QLineEdit) -> None:
        if self._in_project:
            if self._remembered is not None:
                field.setText(str(self._remembered.folder))
        elif self._chosen is not None and self._chosen.is_dir():
            field.setText(str(self._chosen))

    def _remember(self, choices: ExportChoices) -> None:
        """In the open project; without one until the window closes."""
        services, store = self._services, self._services.store
        if store is None or not self._in_project:
            self._last = choices
            return
        services.jobs.start(
            Lane.SAVE,
            lambda _: store.keep_exports(choices),
            done=lambda _: None,
            failed=services.notifier.fail,
        )

    @property
    def _layout(self) -> Layout:
        settings = self._services.settings.current
        return Layout(settings.exact_places, settings.text_layer)

    @property
    def _neutral(self) -> Neutral:
        settings = self._services.settings.current
        return Neutral(settings.neutral_names, settings.neutral_dates)

    def _any_reviewed(self) -> bool:
        """Whether there is a document to export; otherwise it is said how there will be one."""
        if self._queue.reviewed:
            return True
        key = shortcut_text(self._services.commands["finish"])
        self._services.notifier.message.emit(with_key(tr(_NONE_REVIEWED), key))
        return False

    def _start(self, review: Review) -> Start:
        """Where the reviewer is."""
        from app.ui.export.preview import Start  # noqa: PLC0415 - not at the start

        area = self._area
        if area.view is area.pages:
            return Start(area.pages.page)
        seen = int(area.text.top())
        if area.plan is not None:
            seen = original_place(area.plan, seen)
        return Start(review.document.page_of(seen), seen)


def _policy(chosen: Chosen) -> Policy | None:
    return chosen if isinstance(chosen, Policy) else None
