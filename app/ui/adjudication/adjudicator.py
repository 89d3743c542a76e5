"""Settling what two reviewers disagree about: one side or the other, place by place."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from app.engine.domain.labels import schema
from app.engine.domain.review import Finding, Review
from app.engine.review.adjudication import Dispute, Side, disputes, settle
from app.progress import Reporter
from app.sessions.storage import ADJUDICATION
from app.ui.adjudication.comparison import Comparison
from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.documents import OpenDocument
from app.ui.core.jobs import Lane
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.core.theme import GRID, scaled
from app.ui.core.undo import ReviewCommand
from app.ui.findings.panel import FindingsPanel
from app.ui.review.reviewer import Reviewer
from app.ui.sessions.projects import Projects

_BESIDE = 72 * GRID
_TWO = 2


class DisputeBar(QFrame):
    """What each of the two says of the place in the focus, and a button to take it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.text_labels = (QLabel(), QLabel())
        self.take = (QPushButton(), QPushButton())
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._sides.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        self._sides.setSpacing(GRID)
        for label, button in zip(self.text_labels, self.take, strict=True):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            row = QHBoxLayout()
            row.setSpacing(GRID)
            row.addWidget(label, 1)
            row.addWidget(button)
            self._sides.addLayout(row, 1)
            if button is self.take[0]:
                self._sides.addSpacing(2 * GRID)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One below the other where they have no room side by side."""
        beside = self.width() >= scaled(_BESIDE)
        way = QBoxLayout.Direction
        self._sides.setDirection(way.LeftToRight if beside else way.TopToBottom)
        super().resizeEvent(event)

    def offer(
        self, dispute: Dispute, names: tuple[str, str], text: str, keys: tuple[str, str]
    ) -> None:
        """Show a disagreement; `keys` take what the first and the second say."""
        for side, label, button, name, key in zip(
            Side, self.text_labels, self.take, names, keys, strict=True
        ):
            words = _words(dispute.of(side), text)
            label.setText(tr("{name}: {what}").format(name=name or tr("No name"), what=words))
            button.setText(with_key(tr("Choose this ({key})"), key))
            button.setAccessibleName(tr("Choose {name}").format(name=name or tr("No name")))
        self.show()


class Adjudicator(QObject):
    """Knows the disagreements of each document while they are being settled."""

    def __init__(
        self, services: Services, reviewer: Reviewer, findings: FindingsPanel, projects: Projects
    ) -> None:
        super().__init__(reviewer)
        self._services = services
        self._documents, self._commands = services.documents, services.commands
        self._reviewer, self._findings, self._projects = reviewer, findings, projects
        self.names = ("", "")
        self._disputes: dict[OpenDocument, tuple[Dispute, ...]] = {}
        self.bar = DisputeBar()
        for side, button in zip(Side, self.bar.take, strict=True):
            button.clicked.connect(lambda _=False, side=side: self.take(side))
        bind = services.commands.bind
        bind("compare", self.compare)
        bind("take_first", partial(self.take, Side.FIRST))
        bind("take_second", partial(self.take, Side.SECOND))
        bind("own_review", self.end)
        documents = services.documents
        documents.reviewed.connect(self._learn)
        documents.current_changed.connect(self._show)
        documents.reviewed.connect(self._show)
        documents.removed.connect(lambda entry: self._disputes.pop(entry, None))
        reviewer.focus.changed.connect(self._show)
        projects.changed.connect(self._allow)
        self._allow()

    @property
    def on(self) -> bool:
        """Whether disagreements are being settled."""
        return self._projects.reviewer == ADJUDICATION

    @property
    def dispute(self) -> Dispute | None:
        """The disagreement at the finding in the focus."""
        focus, entry = self._reviewer.focus.finding, self._documents.current
        if focus is None or entry is None:
            return None
        here = (one for one in self._disputes.get(entry, ()) if one.span.overlaps(focus.span))
        return next(here, None)

    def compare(self) -> None:
        """Show how far two reviewers of the project agree, and settle the rest if wanted."""
        from app.ui.adjudication.agreement_dialog import AgreementDialog  # noqa: PLC0415 - not at the start

        services, store = self._services, self._projects.store
        project = store.project if store is not None else None
        if store is None or project is None or len(project.project.reviewers) < _TWO:
            services.notifier.message.emit(
                tr("Two reviewers with different names must have worked on the project.")
            )
            return
        sources = project.project.sources
        comparison = Comparison(sources, store, services.backend, services.jobs)
        dialog = AgreementDialog(comparison, project.project.reviewers, services.dialogs.window)

        def begin() -> None:
            dialog.accept()
            self.begin(dialog.names)

        title = tr("choose what both decided")
        dialog.settle_wanted.connect(lambda: comparison.settle(title))
        comparison.begun.connect(begin)
        comparison.failed.connect(self._projects.failed)
        services.dialogs.open(dialog)

    def begin(self, names: tuple[str, str]) -> None:
        """Open what is to be settled, in the place of the reviewer's own work."""
        path = self._projects.path
        if path is not None:
            self.names = names
            self._projects.open(path, ADJUDICATION)
            self._findings.only_undecided.setChecked(True)

    def end(self) -> None:
        """Go back to the reviewer's own work."""
        if self.on:
            self._findings.only_undecided.setChecked(False)
            self._projects.change_reviewer()

    def take(self, side: Side) -> None:
        """Take what one of the two says of the place in the focus, and go on to the next."""
        dispute, review = self.dispute, self._reviewer.review
        if not self.on or dispute is None or review is None:
            words = tr("There is no disagreement here.")
            self._services.notifier.document_message.emit(words)
            return
        entry = self._documents.current
        after = settle(review, dispute, side)
        if entry is None or after == review:
            return
        name = self.names[side.value] or tr("No name")
        following = _open_after(after, dispute) or next(
            (one.id for one in after.findings if one.span.overlaps(dispute.span)), None
        )
        entry.stack.push(
            ReviewCommand(
                self._documents,
                entry,
                after,
                title=tr("choose the decision of {name}").format(name=name),
                focus_before=entry.focus,
                focus_after=following,
            )
        )

    def _allow(self) -> None:
        """Allow what can be done with the project that is open."""
        self._commands["compare"].setEnabled(self._projects.path is not None)
        for name in ("take_first", "take_second", "own_review"):
            self._commands[name].setEnabled(self.on)

    def _learn(self, entry: OpenDocument) -> None:
        store, document = self._projects.store, entry.document
        if not self.on or store is None or document is None or entry in self._disputes:
            return
        self._disputes[entry] = ()

        def job(_: Reporter) -> tuple[Dispute, ...]:
            reviews = store.project.reviews(entry.path, document) if store.project else {}
            first, second = (reviews.get(name) for name in self.names)
            return disputes(first, second) if first and second else ()

        def done(found: tuple[Dispute, ...]) -> None:
            self._disputes[entry] = found
            self._show()

        failed = self._projects.failed.emit
        self._services.jobs.start(Lane.SAVE, job, done=done, failed=failed)

    def _show(self, *_: object) -> None:
        dispute, entry = self.dispute, self._documents.current
        if not self.on or dispute is None or entry is None or entry.document is None:
            self.bar.hide()
            return
        commands = self._commands
        keys = shortcut_text(commands["take_first"]), shortcut_text(commands["take_second"])
        self.bar.offer(dispute, self.names, entry.document.text, keys)


def _words(findings: tuple[Finding, ...], text: str) -> str:
    if not findings:
        return tr("keep it")
    labels = schema()
    parts = [
        tr("redact “{text}” as {kind}").format(
            text=one.span.of(text), kind=tr(labels.subcategories[one.subcategory].title)
        )
        for one in findings
    ]
    return ", ".join(parts)


def _open_after(review: Review, dispute: Dispute) -> str | None:
    """The next place that is not settled, round the end if need be."""
    left = [one for one in review.findings if review.action(one) is None]
    behind = [one for one in left if one.span.start >= dispute.span.end]
    return next((one.id for one in (*behind, *left)), None)
