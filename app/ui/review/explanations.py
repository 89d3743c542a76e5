"""Why something is marked: what it is taken for, what was decided, who found it, how sure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip

from app.engine.domain.labels import schema
from app.engine.domain.review import Finding
from app.engine.mentions.propagation import DETECTOR as PROPAGATION
from app.engine.review.transitions import REVIEWER
from app.engine.wordlists.apply import LIST
from app.engine.wordlists.lists import name_of
from app.ui.core.language import number, phrase, tr
from app.ui.views.marks import State, state_of

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow

_BY = {
    "tagger": phrase("Found by the language model"),
    "rules": phrase("Found by a rule for how it is written"),
    PROPAGATION: phrase("Another mention of something that was found"),
    REVIEWER: phrase("Marked or corrected by hand"),
    LIST: phrase("On the list of what is always removed"),
}
_OTHER = phrase("Found by {detector}")


def explain(finding: Finding, state: State, *, never: bool = False) -> str:
    """Two or three lines without words of the document; `never`: it is on that list."""
    kind = tr(schema().subcategories[finding.subcategory].title)
    lines = [f"{kind}, {tr(state.value)}"]
    by = tr(_BY.get(finding.detector, _OTHER)).format(detector=finding.detector)
    score = tr("score {number}").format(number=number(finding.score, 2))
    # What a person said is no guess.
    lines.append(by if finding.detector in (REVIEWER, LIST) else f"{by}, {score}")
    if never:
        lines.append(tr("On the list of what is never removed by itself"))
    return "\n".join(lines)


class Explainer(QObject):
    """Explains the mark under the pointer in the views of a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._views = {
            view.viewport(): view for view in (window.workspace.text, window.workspace.pages)
        }
        for viewport in self._views:
            viewport.installEventFilter(self)

    def words_at(self, view: QObject, position: QPointF) -> str:
        """What to say of a place in a view's viewport; empty where nothing is marked."""
        mark = self._views[view].mark_at(position)  # type: ignore[index]
        if mark is not None:
            return self.words_on(mark.id)
        pages = self._window.workspace.pages
        region = pages.region_at(position) if view is pages.viewport() else None
        return self.words_on(region.id) if region is not None else ""

    def words_on(self, name: str) -> str:
        """What to say of a finding, near miss or box by its id."""
        entry = self._window.session.current
        if entry is None or entry.review is None:
            return ""
        finding = entry.review.by_id.get(name)
        if finding is not None:
            state = state_of(entry.review, finding)
            name = name_of(finding.span.of(entry.review.document.text))
            never = map(name_of, self._window.listing.kept.joined.never)
            return explain(finding, state, never=state is State.REJECTED and name in never)
        region = entry.review.region(name)
        if region is not None:
            kind = tr(schema().subcategories[region.subcategory].title)
            title = tr("Box on page {number}").format(number=region.page)
            return f"{title}: {kind}\n{tr(_BY[REVIEWER])}"
        near = entry.near.get(name)
        return explain(near, State.NEAR) if near is not None else ""

    def tell(self) -> None:
        """Say in the status line why what is looked at was marked."""
        looked_at = self._window.reviewer.looked_at
        words = self.words_on(looked_at[0]) if looked_at else ""
        if words:
            self._window.status.say_here(" · ".join(words.splitlines()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = self.words_at(watched, QPointF(event.pos()))
            if words:
                QToolTip.showText(event.globalPos(), words)
            else:
                QToolTip.hideText()
            return True
        return super().eventFilter(watched, event)
