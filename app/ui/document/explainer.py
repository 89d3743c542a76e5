"""Says why something is marked: to the pointer, in the status line and to screen readers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHelpEvent
from PySide6.QtWidgets import QToolTip

from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.document.area import DocumentArea
from app.ui.review.explanations import explain, explain_region
from app.ui.review.reviewer import Reviewer
from app.ui.review.surrogates import replacement_of
from app.ui.views.marks import State, state_of


class MarkExplainer(QObject):
    """Explains the mark under the pointer in both views, and what is looked at by a command.

    `is_never` tells of a text whether it is on the list of what is never removed.
    """

    def __init__(
        self,
        services: Services,
        area: DocumentArea,
        reviewer: Reviewer,
        is_never: Callable[[str], bool],
    ) -> None:
        super().__init__(area)
        self._documents = services.documents
        self._area, self._reviewer = area, reviewer
        self._is_never = is_never
        self._tell = services.notifier.document_message.emit
        self._looked_at = services.commands["looked_at"]
        self._views = {view.viewport(): view for view in area.views}
        for viewport in self._views:
            viewport.installEventFilter(self)
        services.commands.bind("why", self.tell)

    def words_at(self, view: QObject, position: QPointF) -> str:
        """What to say of a place in a view's viewport; empty where nothing is marked."""
        mark = self._views[view].mark_at(position)  # type: ignore[index]
        if mark is not None:
            return self.words_on(mark.id)
        pages = self._area.pages
        if view is pages.viewport() and pages.sign_at(position) is not None:
            return with_key(
                tr(
                    "Click once you have compared the page with its picture, to mark it as "
                    "checked. Click again to undo that ({key})."
                ),
                shortcut_text(self._looked_at),
            )
        region = pages.region_at(position) if view is pages.viewport() else None
        return self.words_on(region.id) if region is not None else ""

    def words_on(self, name: str) -> str:
        """What to say of a finding, near miss or box by its id."""
        entry = self._documents.current
        if entry is None or entry.review is None:
            return ""
        finding = entry.review.by_id.get(name)
        if finding is not None:
            state = state_of(entry.review, finding)
            rejected = state is State.REJECTED
            text = finding.span.of(entry.review.document.text)
            never = rejected and self._is_never(text)
            written = replacement_of(entry, finding.id)
            return explain(finding, state, never=never, replacement=written)
        region = entry.review.region(name)
        if region is not None:
            return explain_region(region)
        near = entry.near.get(name)
        return explain(near, State.NEAR) if near is not None else ""

    def tell(self) -> None:
        """Say in the status line why what is looked at was marked."""
        focused = self._reviewer.focus.focused_ids
        words = self.words_on(focused[0]) if focused else ""
        if words:
            self._tell(" · ".join(words.splitlines()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = self.words_at(watched, QPointF(event.pos()))
            if words:
                QToolTip.showText(event.globalPos(), words)
            else:
                QToolTip.hideText()
            return True
        return super().eventFilter(watched, event)


class FocusAnnouncer(QObject):
    """Announces the finding in the focus to screen readers: words, kind, state and reason."""

    def __init__(
        self,
        services: Services,
        area: DocumentArea,
        reviewer: Reviewer,
        explainer: MarkExplainer,
    ) -> None:
        super().__init__(area)
        self._documents = services.documents
        self._area, self._reviewer, self._explainer = area, reviewer, explainer
        self._last = ""
        reviewer.focus.changed.connect(self.announce)
        self._documents.reviewed.connect(self.announce)
        self._documents.current_changed.connect(self.announce)

    @property
    def words(self) -> str:
        """What is looked at, in one line; empty where that is nothing."""
        entry, focused = self._documents.current, self._reviewer.focus.focused_ids
        if entry is None or entry.review is None or not focused:
            return ""
        if entry.review.region(focused[0]) is not None:
            return ", ".join(self._explainer.words_on(focused[0]).splitlines())
        finding = entry.review.by_id.get(focused[0]) or entry.near.get(focused[0])
        if finding is None:
            return ""
        text = " ".join(finding.span.of(entry.review.document.text).split())
        return ", ".join((text, *self._explainer.words_on(finding.id).splitlines()))

    def announce(self) -> None:
        """Describe the focus, once."""
        words = self.words
        if not words or words == self._last:
            return
        self._last = words
        for view in self._area.views:
            view.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._area.view, words))
