"""One page as an export will leave it, as large as it has room."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.engine.domain.export import Plan
from app.engine.domain.types import Page, Review
from app.ui.core.backend import Backend
from app.ui.core.documents import Entry
from app.ui.core.jobs import JobRunner
from app.ui.core.theme import GRID, Theme
from app.ui.views.pages import page_painter, region_painter
from app.ui.views.pages.page_images import PagePictures
from app.ui.views.pages.page_layout import PageBoxes, PageColumn
from app.ui.views.review_marks import ExportMarks, ReviewMarks

_LEAST_SCALE = 0.05


class ExportedPage(QWidget):
    """Nothing is painted before both a plan and a picture of the page are there.

    `number` is that of the page, `stops` are the pages on which something is replaced; `turned`
    tells of another page.
    """

    turned = Signal()

    def __init__(
        self,
        entry: Entry,
        review: Review,
        theme: Theme,
        runner: JobRunner,
        backend: Backend,
        seen: int,
    ) -> None:
        """`seen` is the page to begin with, if something is replaced there."""
        super().__init__()
        self.number = seen
        self.stops: Sequence[int] = ()
        self._review, self._theme = review, theme
        self._marks: ExportMarks | None = None
        self._boxes = PageBoxes()
        self.pictures = PagePictures(runner, backend, self)
        self.pictures.arrived.connect(self.update)
        self.pictures.show_file(entry.path, entry.options)

    def show_plan(self, plan: Plan) -> None:
        """Show what this replaces; before the first one nothing is shown."""
        if self._marks is None:
            self.stops = _replaced(self._review, plan)
            if self.stops and self.number not in self.stops:
                self.number = self.stops[0]
        self._marks = ExportMarks(ReviewMarks(self._review), plan, in_original=True)
        self.turned.emit()
        self.update()

    def clear(self) -> None:
        """Show nothing until there is another plan."""
        self._marks = None
        self.update()

    def beside(self, by: int) -> int | None:
        """The next page with a replacement (1), or the one before (-1)."""
        after = bisect_right(self.stops, self.number)
        place = after if by > 0 else bisect_left(self.stops, self.number) - 1
        return self.stops[place] if 0 <= place < len(self.stops) else None

    def step(self, by: int) -> None:
        """Turn to it."""
        number = self.beside(by)
        if number is not None:
            self.number = number
            self.turned.emit()
            self.update()

    def leave(self) -> None:
        """No picture is wanted any more."""
        self.pictures.show_file(None)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.pages))
        page = self._review.document.pages[self.number - 1]
        column = self._column(page)
        # Those beside it too: whoever turns to them finds them drawn.
        near = [number for by in (1, -1) if (number := self.beside(by)) is not None]
        self.pictures.want([self.number, *near], column.scale * self.devicePixelRatioF())
        image = self.pictures.get(self.number)
        if self._marks is None or image is None:
            return
        frame = column.frame(page)
        painter.translate(0, round((self.height() - frame.height()) / 2 - frame.top()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        page_painter.paint_paper(painter, frame, image, self._theme)
        on_pages, font = self._theme.on_pages, self.font()
        marks, view = self._marks, QRectF(frame)
        page_painter.paint_marks(painter, column, page, marks, (), font, on_pages, view, None)
        regions = self._review.regions
        region_painter.paint_exported(painter, column, page, regions, (), on_pages)

    def _column(self, page: Page) -> PageColumn:
        """All pages, at the scale at which this one has room as a whole."""
        wide, high = self.width() - 4 * GRID, self.height() - 4 * GRID
        scale = max(_LEAST_SCALE, min(wide / page.width, high / page.height))
        return PageColumn.of(self._review.document, self.width(), scale, 2 * GRID, self._boxes)


def _replaced(review: Review, plan: Plan) -> Sequence[int]:
    """Numbers of the pages on which words are replaced, or boxes lie."""
    numbers = {region.page for region in review.regions}
    for edit in plan.edits:
        first = review.document.page_of(edit.span.start)
        last = review.document.page_of(edit.span.end - 1)
        if first is not None and last is not None:
            numbers.update(range(first, last + 1))
    return sorted(numbers)
