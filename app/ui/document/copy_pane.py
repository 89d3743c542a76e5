"""Beside the original: the copy as an export would leave it now, in pages or as text."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QStackedWidget, QVBoxLayout, QWidget

from app.engine.domain.document import Document
from app.engine.domain.export import RedactionPlan
from app.engine.domain.review import Review
from app.ui.core.backend import Backend
from app.ui.core.jobs import JobRunner
from app.ui.core.language import tr
from app.ui.core.theme import GRID, Theme
from app.ui.views.marks import ExportMarks, Marks, ReviewMarks
from app.ui.views.pages import page_painter
from app.ui.views.pages.page_images import PagePictures
from app.ui.views.pages.page_layout import PageBoxes
from app.ui.views.pages.page_scroll import PageScroll
from app.ui.views.pages.page_turns import Turns, turned_document
from app.ui.views.text.text_view import TextView


class CopyPages(PageScroll):
    """The pages of a redacted file, drawn from that file itself. Nothing in them can be chosen."""

    def __init__(self, theme: Theme, jobs: JobRunner, backend: Backend) -> None:
        super().__init__()
        self.setAccessibleName(tr("Pages of the export"))
        self.pictures = PagePictures(jobs, backend, self, urgent=False)
        self.pictures.arrived.connect(self.viewport().update)
        self._theme = theme

    def show_document(self, document: Document, gap: float, turns: Turns) -> None:
        """Pages of the same sizes as those of `document`, empty until there is a copy."""
        self.pictures.show_file(None)
        self.pictures.turn(turns)
        self._gap, self._column = gap, None
        if document.pages:
            self._begin(turned_document(document, turns), PageBoxes(turns), goes_on=False)

    def show_copy(self, path: Path) -> None:
        """Draw another copy of the same document; pages stay as they were until they are drawn."""
        self.pictures.show_changed(path)
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours; paper stays white."""
        self._theme = theme
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), QColor(self._theme.pages))
        if self._column is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-self._origin())
        pages = self._visible_pages()
        scale = self._column.scale * self.devicePixelRatioF()
        self.pictures.want([page.number for page in pages], scale)
        for page in pages:
            image = self.pictures.get(page.number)
            page_painter.paint_paper(painter, self._column.frame(page), image, self._theme)


class CopyText(TextView):
    """The text that a plan makes, with what it puts in place marked; to be read only."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setAccessibleName(tr("Text of the export"))
        self.viewport().setMouseTracking(False)

    def show_plan(self, review: Review, plan: RedactionPlan) -> None:
        """Another text, with the reader where they were in it."""
        top = self.top()
        marks = ExportMarks(ReviewMarks(review), plan, in_original=False)
        self.show_text(plan.apply(review.document.text), marks)
        self.set_top(top)


class CopyPane(QFrame):
    """Shows one of both, and in its foot what it is and whether it is up to date."""

    def __init__(self, theme: Theme, jobs: JobRunner, backend: Backend) -> None:
        super().__init__()
        self.setAccessibleName(tr("As exported now"))
        self.pages = CopyPages(theme, jobs, backend)
        self.text = CopyText(theme)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.pages)
        self._stack.addWidget(self.text)
        heading = QLabel(tr("As exported now"))
        heading.setProperty("role", "heading")
        self.line = QLabel(wordWrap=True)
        self.line.setProperty("role", "soft")
        foot = QFrame()
        foot.setProperty("role", "bar")
        lines = QVBoxLayout(foot)
        lines.setContentsMargins(2 * GRID, GRID, GRID, GRID)
        lines.setSpacing(0)
        lines.addWidget(heading)
        lines.addWidget(self.line)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self._stack, 1)
        box.addWidget(foot)
        self.hide()

    @property
    def view(self) -> CopyPages | CopyText:
        """The one that is shown."""
        return self.pages if self._stack.currentWidget() is self.pages else self.text

    def turn(self, *, to_pages: bool) -> None:
        """Show pages, or text."""
        view: QWidget = self.pages if to_pages else self.text
        self._stack.setCurrentWidget(view)

    def clear(self) -> None:
        """Show nothing: there is no copy, or not of this."""
        self.pages.pictures.show_file(None)
        self.pages.viewport().update()
        self.text.show_text("", Marks())

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self.pages.set_theme(theme)
        self.text.set_theme(theme)
