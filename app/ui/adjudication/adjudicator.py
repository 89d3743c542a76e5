"""Settling what two reviewers disagree about: one side or the other, place by place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from app.engine.domain.labels import schema
from app.engine.domain.review import Finding, Review
from app.engine.review.adjudication import Dispute, Side, disputes, settle
from app.progress import Reporter
from app.sessions.storage import ADJUDICATION
from app.sessions.store import SessionStore
from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.documents import OpenDocument
from app.ui.core.jobs import Lane
from app.ui.core.language import tr
from app.ui.core.theme import GRID, scaled
from app.ui.core.undo import ReviewCommand

_BESIDE = 72 * GRID

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


class DisputeBar(QFrame):
    """What each of the two says of the place in the focus, and a button to take it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.said = (QLabel(), QLabel())
        self.take = (QPushButton(), QPushButton())
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._sides.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        self._sides.setSpacing(GRID)
        for label, button in zip(self.said, self.take, strict=True):
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
            Side, self.said, self.take, names, keys, strict=True
        ):
            words = _words(dispute.of(side), text)
            label.setText(tr("{name}: {what}").format(name=name or tr("No name"), what=words))
            button.setText(with_key(tr("Take this ({key})"), key))
            button.setAccessibleName(tr("Take what {name} says").format(name=name or tr("No name")))
        self.show()


class Adjudicator(QObject):
    """Knows the disagreements of each document while they are being settled."""

    def __init__(self, window: MainWindow, keeper: SessionStore | None) -> None:
        super().__init__(window)
        self._window, self._keeper = window, keeper
        self.names = ("", "")
        self._disputes: dict[OpenDocument, tuple[Dispute, ...]] = {}
        self.bar = DisputeBar()
        layout = window.workspace.layout()
        assert layout is not None  # noqa: S101 - for the type checker
        layout.addWidget(self.bar)
        for side, button in zip(Side, self.bar.take, strict=True):
            button.clicked.connect(lambda _=False, side=side: self.take(side))
        session = window.session
        session.reviewed.connect(self._learn)
        session.current_changed.connect(self._show)
        session.reviewed.connect(self._show)
        session.removed.connect(lambda entry: self._disputes.pop(entry, None))
        window.reviewer.focus_changed.connect(self._show)

    @property
    def on(self) -> bool:
        """Whether disagreements are being settled."""
        return self._window.projects.reviewer == ADJUDICATION

    @property
    def dispute(self) -> Dispute | None:
        """The disagreement at the finding in the focus."""
        focus, entry = self._window.reviewer.focus, self._window.session.current
        if focus is None or entry is None:
            return None
        here = (one for one in self._disputes.get(entry, ()) if one.span.overlaps(focus.span))
        return next(here, None)

    def begin(self, names: tuple[str, str]) -> None:
        """Open what is to be settled, in the place of the reviewer's own work."""
        path = self._window.projects.path
        if path is not None:
            self.names = names
            self._window.projects.open(path, ADJUDICATION)
            self._window.findings.only_undecided.setChecked(True)

    def end(self) -> None:
        """Go back to the reviewer's own work."""
        if self.on:
            self._window.findings.only_undecided.setChecked(False)
            self._window.projects.change_reviewer()

    def take(self, side: Side) -> None:
        """Take what one of the two says of the place in the focus, and go on to the next."""
        dispute, review = self.dispute, self._window.reviewer.review
        if not self.on or dispute is None or review is None:
            self._window.status.say_here(tr("There is no disagreement here."))
            return
        entry = self._window.session.current
        after = settle(review, dispute, side)
        if entry is None or after == review:
            return
        name = self.names[side.value] or tr("No name")
        following = _open_after(after, dispute) or next(
            (one.id for one in after.findings if one.span.overlaps(dispute.span)), None
        )
        entry.stack.push(
            ReviewCommand(
                self._window.session,
                entry,
                after,
                title=tr("take what {name} says").format(name=name),
                focus_before=entry.focus,
                focus_after=following,
            )
        )

    def _learn(self, entry: OpenDocument) -> None:
        keeper, document = self._keeper, entry.document
        if not self.on or keeper is None or document is None or entry in self._disputes:
            return
        self._disputes[entry] = ()

        def job(_: Reporter) -> tuple[Dispute, ...]:
            reviews = keeper.project.reviews(entry.path, document) if keeper.project else {}
            first, second = (reviews.get(name) for name in self.names)
            return disputes(first, second) if first and second else ()

        def done(found: tuple[Dispute, ...]) -> None:
            self._disputes[entry] = found
            self._show()

        self._window.runner.start(Lane.SAVE, job, done=done, failed=self._window.recent.tell)

    def _show(self, *_: object) -> None:
        dispute, entry = self.dispute, self._window.session.current
        if not self.on or dispute is None or entry is None or entry.document is None:
            self.bar.hide()
            return
        commands = self._window.commands
        keys = shortcut_text(commands["take_first"]), shortcut_text(commands["take_second"])
        self.bar.offer(dispute, self.names, entry.document.text, keys)


def _words(findings: tuple[Finding, ...], text: str) -> str:
    if not findings:
        return tr("keep it")
    labels = schema()
    parts = [
        tr("remove “{text}” as {kind}").format(
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
