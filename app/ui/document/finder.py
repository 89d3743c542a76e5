"""Looks for what is typed in the document in view, and leads from hit to hit."""

from __future__ import annotations

from bisect import bisect_right

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from app.engine.domain.document import Span
from app.engine.domain.review import Finding, Review
from app.engine.text.search import Hits, TypedSearch
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.document.area import DocumentArea
from app.ui.review.reviewer import Reviewer

_PAUSE_MS = 50


class Finder(QObject):
    """Searches again whenever another text is in view. What is typed is kept nowhere."""

    def __init__(self, services: Services, area: DocumentArea, reviewer: Reviewer) -> None:
        super().__init__(area)
        self._window = services.dialogs.window
        self._area, self._reviewer = area, reviewer
        self._bar = area.find_bar
        self._search: tuple[str, TypedSearch] | None = None
        self.hits = Hits()
        self._at: int | None = None
        self._from = 0
        self._before: QWidget | None = None
        self._later = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._later.timeout.connect(self._typed)
        self._bar.field.textChanged.connect(self._later.start)
        self._bar.field.stepped.connect(self.step)
        self._bar.field.left.connect(self.close)
        commands = services.commands
        self._bar.offer([commands[name] for name in ("find_previous", "find_next")])
        self._bar.mark.clicked.connect(commands["add"].trigger)
        self._bar.close_it.clicked.connect(self.close)
        commands.bind("find", self.open)
        commands.bind("find_next", lambda: self.step(1))
        commands.bind("find_previous", lambda: self.step(-1))
        area.turned.connect(self._turned)
        services.documents.reviewed.connect(self._tell)

    @property
    def waiting(self) -> bool:
        """Whether what was typed last is still to be looked for."""
        return self._later.isActive()

    @property
    def is_open(self) -> bool:
        """Whether the bar is shown."""
        return not self._bar.isHidden()

    @property
    def hit(self) -> Span | None:
        """The hit that was gone to."""
        return self.hits[self._at] if self.is_open and self._at is not None else None

    def open(self) -> None:
        """Let the keyboard type what to look for; what is selected is looked for at once."""
        view, field = self._area.view, self._bar.field
        selected = view.selection()
        self._from = (selected.start if selected else view.caret()) or 0
        if selected is not None:
            words = selected.of(self._area.shown_text).split()
            self._area.clear_selection()
            field.setText(" ".join(words))
        if not field.hasFocus():
            self._before = self._window.focusWidget()
        self._bar.take_focus()
        self._typed()

    def close(self) -> None:
        """Put the bar away; the hit that was gone to is what the next key is about."""
        self.take_hit()
        self._bar.hide()
        self._show(Hits())
        before, self._before = self._before, None
        (before if before and before.isVisible() else self._area.view).setFocus()

    def step(self, by: int) -> None:
        """Go to the next (1) or previous (-1) hit; from the last one to the first."""
        if not self.is_open or not self._bar.field.text().strip():
            self.open()
            return
        if self._later.isActive():
            self._typed()
        elif self.hits:
            self._go((self._at + by if self._at is not None else 0) % len(self.hits))

    def take_hit(self) -> None:
        """Look at the finding that covers the hit or, without one, select the hit to be marked."""
        hit = self.hit
        if hit is None or self._area.previewing:
            return
        finding = _covering(self._reviewer.review, hit)
        if finding is None:
            self._area.view.select(hit)
        else:
            self._reviewer.focus.look_at(finding.id)

    def _typed(self) -> None:
        """Search for what the field holds now, from where the search began."""
        self._later.stop()
        if not self.is_open:
            return
        self._find()
        if self.hits:
            self._go(self.hits.from_offset(self._from))

    def _turned(self) -> None:
        """Another text may be in view: stay where the search is, but move nothing."""
        if not self.is_open:
            return
        hit = self.hit
        self._find()
        if hit is not None and hit in self.hits.between(hit.start, hit.end):
            self._show(self.hits, self.hits.from_offset(hit.start))

    def _find(self) -> None:
        area = self._area
        text = area.shown_text
        if self._search is None or self._search[0] is not text:
            self._search = text, TypedSearch(text)
        hits = self._search[1].hits(self._bar.field.text())
        self._show(hits.beyond(edit.span for edit in area.edits))

    def _go(self, number: int) -> None:
        self._show(self.hits, number)
        self._from = self.hits[number].start
        self._area.view.reveal(self.hits[number])

    def _show(self, hits: Hits, at: int | None = None) -> None:
        self.hits, self._at = hits, at
        area = self._area
        for view in area.views:
            shown = hits if view is area.view else Hits()
            view.show_hits(shown, self.hit if view is area.view else None)
        self._tell()

    def _tell(self) -> None:
        total, typed = len(self.hits), self._bar.field.text().strip()
        if not typed:
            self._bar.tell("", "")
        elif not total:
            self._bar.tell(tr("No matches"), "")
        else:
            number = (self._at or 0) + 1
            words = tr("{number} of {total}").format(number=number, total=total)
            self._bar.tell(words, self._staying())

    def _staying(self) -> str:
        """How many of the hits no finding removes."""
        review = self._reviewer.review
        if review is None or self._area.previewing:
            return ""
        left = len(self.hits.beyond(finding.span for finding in review.redacted))
        return tr("%n would stay in the export", None, left)


def _covering(review: Review | None, hit: Span) -> Finding | None:
    findings = review.findings if review is not None else ()
    place = bisect_right(findings, hit.start, key=lambda finding: finding.span.start) - 1
    return findings[place] if place >= 0 and findings[place].span.covers(hit) else None
