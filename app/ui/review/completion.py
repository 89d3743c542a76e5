"""What comes once all is decided: a calm banner with what was done and the way on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton, QToolButton

from app.engine.domain.review import Review
from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.documents import OpenDocument, OpenDocuments
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.review.near_misses import may_be_missed
from app.ui.widgets.message_bar import MessageBar


class CompletionBanner(MessageBar):
    """Hidden until all is decided. `dismissed` tells that nobody wants to see it."""

    dismissed = Signal()

    def __init__(self) -> None:
        self.second = QPushButton(tr("Second look"))
        self.export = QPushButton(tr("Export…"))
        self.export.setProperty("role", "main")
        self.next = QPushButton(tr("Next document"))
        self.close_it = QToolButton()
        self.close_it.setText("✕")
        self.close_it.setAccessibleName(tr("Dismiss"))
        self.close_it.setToolTip(tr("Dismiss"))
        buttons = (self.second, self.export, self.next, self.close_it)
        super().__init__("done", buttons)
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.line.setProperty("role", "soft")
        self.close_it.clicked.connect(self.dismissed)

    def tell(self, title: str, line: str, *, exported: bool, more: bool) -> None:
        """Show what was decided; `exported`: it was, too. `more` documents wait."""
        self.title.setText(title)
        self.line.setText(line)
        for button in (self.second, self.export):
            button.setVisible(not exported)
        self.next.setVisible(more)
        self.announce()

    def take_focus(self) -> None:
        """Let the keyboard choose how to go on."""
        first = self.export if not self.export.isHidden() else self.next
        (first if not first.isHidden() else self.close_it).setFocus(
            Qt.FocusReason.ShortcutFocusReason
        )


class Completion(QObject):
    """Shows the banner while all is decided in the document in view, until it is dismissed."""

    def __init__(self, services: Services) -> None:
        super().__init__(services.dialogs)
        self._documents, self._commands = services.documents, services.commands
        self.banner = CompletionBanner()
        self._dismissed: set[OpenDocument] = set()
        self._held = False
        self.banner.second.clicked.connect(self._commands["second_look"].trigger)
        self.banner.export.clicked.connect(self._commands["export"].trigger)
        self.banner.next.clicked.connect(self._commands["finish"].trigger)
        self.banner.dismissed.connect(self._dismiss)
        documents = services.documents
        self._before: OpenDocument | None = None
        documents.current_changed.connect(self._turn)
        for signal in (documents.updated, documents.added):
            signal.connect(self.look)
        documents.removed.connect(self._forget)
        services.commands.keys_changed.connect(self._show_keys)
        self._show_keys()

    def recall(self) -> bool:
        """Show the banner again and give it the keyboard; whether all is decided."""
        entry = self._documents.current
        if entry is None or not is_complete(entry):
            return False
        self._dismissed.discard(entry)
        self.look()
        if self.banner.isHidden():
            return False
        self.banner.take_focus()
        return True

    def hold(self, on: bool) -> None:  # noqa: FBT001 - a slot
        """A second look has begun, or is over: one bar at a time."""
        self._held = on
        self.look()

    def look(self) -> None:
        """See whether all is decided in the document in view."""
        entry = self._documents.current
        if entry is None or entry.review is None or not is_complete(entry):
            if entry is not None:
                self._dismissed.discard(entry)
            self.banner.hide()
            return
        exported = entry.is_exported
        if entry in self._dismissed or self._held or (entry.is_reviewed and not exported):
            self.banner.hide()
            return
        more = others_wait(self._documents, entry)
        done = (
            tr("Exported, not verified.") if entry.review.unserved else tr("Exported and verified.")
        )
        title = done if exported else tr("All findings are decided.")
        line = " ".join((_done(entry.review), *_left(entry)))
        self.banner.tell(title, line, exported=exported, more=more)

    def _turn(self, entry: OpenDocument | None) -> None:
        """What was reviewed and left behind needs no banner once it is turned to again."""
        before, self._before = self._before, entry
        if before is not None and before is not entry and before.is_reviewed:
            self._dismissed.add(before)
        self.look()

    def _dismiss(self) -> None:
        if self._documents.current is not None:
            self._dismissed.add(self._documents.current)
        self.banner.hide()

    def _forget(self, entry: OpenDocument) -> None:
        self._dismissed.discard(entry)
        if entry is self._before:
            self._before = None
        self.look()

    def _show_keys(self) -> None:
        for button, name, words in (
            (self.banner.second, "second_look", tr("Go through the riskiest places left ({key})")),
            (self.banner.export, "export", tr("Export this document ({key})")),
            (
                self.banner.next,
                "finish",
                tr("Mark as reviewed and go to the next document ({key})"),
            ),
        ):
            button.setToolTip(with_key(words, shortcut_text(self._commands[name])))


def is_complete(entry: OpenDocument) -> bool:
    """Whether something was found in a document, and all of it is decided."""
    review = entry.review
    return review is not None and bool(review.findings) and not entry.undecided


def others_wait(documents: OpenDocuments, entry: OpenDocument) -> bool:
    """Whether there is another document to go on to."""
    return any(one.is_pending for one in documents.entries if one is not entry)


def _done(review: Review) -> str:
    rejected = len(review.rejected)
    accepted = tr("%n accepted", None, len(review.findings) - rejected)
    return f"{accepted}, {tr('%n rejected', None, rejected)}."


def _left(entry: OpenDocument) -> list[str]:
    """What a reviewer may still look at, a sentence each."""
    left = []
    review = entry.review
    if review is not None and review.unserved:
        left.append(tr("There is no model for the language: read the whole text yourself."))
    elif review is not None and review.candidates and entry.near:
        words = may_be_missed(tuple(entry.near.values()))
        left.append(f"{words[:1].upper()}{words[1:]}.")
    unchecked = len(entry.ocr_pages_unchecked)
    if unchecked:
        left.append(tr("%n pages read by text recognition are not checked.", None, unchecked))
    if undrawn := len(entry.undrawn):
        left.append(tr("%n pages cannot be drawn: nobody can see what is on them.", None, undrawn))
    if unseen := len(entry.pages_unseen):
        left.append(tr("%n pages were not seen.", None, unseen))
    return left
