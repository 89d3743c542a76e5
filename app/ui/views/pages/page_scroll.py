"""Scrolling, paging and enlarging: a column of pages without what is on them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from app.engine.domain.document import Document, Page
from app.engine.domain.geometry import Box
from app.ui.core.theme import GRID
from app.ui.views.pages.page_layout import FULL_SIZE, Fit, PageBoxes, PageColumn

GAP = 2.0 * GRID
"""Pixels above and beside a page, at least."""
_WIDEST, _LEAST = 1.5, 0.2
READABLE = 0.85
"""Of a page's own size: smaller, the letters of a usual document are hard to read."""
_USUAL_WIDTH = 612.0
"""Points; a page of US Letter. One of A4 is a little narrower."""


class PageScroll(QAbstractScrollArea):
    """Knows where each page lies in the viewport.

    `page_changed` brings the page in view; `sized` comes when pages may be larger or smaller.
    """

    page_changed = Signal(int)
    sized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._zoom, self._fit_to = 1.0, Fit.WIDTH
        self._gap = GAP
        self._column: PageColumn | None = None
        self._page = 1
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.horizontalScrollBar().valueChanged.connect(self.viewport().update)

    @property
    def gap(self) -> float:
        """Pixels above and beside a page, at least."""
        return self._gap

    @property
    def page(self) -> int:
        """Number of the page in view."""
        return self._page

    def set_zoom(self, factor: float, fit: Fit = Fit.WIDTH) -> None:
        """How much larger than what `fit` says.

        1 fits the page's width, up to a comfortable size, or all of the page, or is its own size.
        """
        self._zoom, self._fit_to = factor, fit
        self._lay_out()

    @property
    def magnification(self) -> float:
        """How large pages are, 1 for their own size."""
        return self._column.scale / FULL_SIZE if self._column is not None else 1.0

    def readable_width(self, document: Document | None = None) -> float:
        """Pixels that this view needs to show pages of usual width, or these, large enough."""
        pages = document.pages if document is not None else ()
        widest = max((page.width for page in pages), default=_USUAL_WIDTH)
        bar = self.verticalScrollBar().sizeHint().width()
        return widest * FULL_SIZE * READABLE + 2 * self._gap + bar

    def top(self) -> float:
        """Pages above the view, with the part of the first one that is out of sight."""
        return self._column.page_at(self._origin().y()) if self._column is not None else 0.0

    def set_top(self, top: float) -> None:
        """Scroll to where `top` was this."""
        if self._column is not None:
            self.verticalScrollBar().setValue(round(self._column.height_of(top)))

    def in_sight(self) -> Iterator[tuple[Page, QRectF]]:
        """Pages of which something is in the viewport, and where they lie in it."""
        for page in self._visible_pages():
            assert self._column is not None  # noqa: S101 - for the type checker
            yield page, self._column.frame(page).translated(-self._origin())

    def go_to_page(self, number: int, part: float = 0.0) -> None:
        """Scroll to the top of a page, or so that this part of it is in the middle."""
        if self._column is not None and 1 <= number <= len(self._column.document.pages):
            frame, room = self._column.frame(self._column.document.pages[number - 1]), GRID
            middle = frame.top() + part * frame.height() - self.viewport().height() / 2
            lowest = frame.bottom() + room - self.viewport().height()
            self.verticalScrollBar().setValue(
                round(max(frame.top() - room, min(middle, lowest)) if part else frame.top() - room)
            )
            # Several short pages may be in view, and the last one is never at the top.
            self._turn_to(number)

    def place_at(self, position: QPointF) -> tuple[Page, QPointF] | None:
        """The page under a place of the viewport, and the place on it in points."""
        at = position + self._origin()
        pages = self._column.between(at.y(), at.y() + 1) if self._column is not None else ()
        return (pages[0], self.place_on(pages[0], position)) if pages else None

    def place_on(self, page: Page, position: QPointF) -> QPointF:
        """A place of the viewport in points of a page, or the nearest one on it."""
        assert self._column is not None  # noqa: S101 - for the type checker
        at = (position + self._origin() - self._column.frame(page).topLeft()) / self._column.scale
        return QPointF(min(max(at.x(), 0.0), page.width), min(max(at.y(), 0.0), page.height))

    def box_in_file(self, page: Page, box: Box) -> Box:
        """A box of a page that may be shown turned, on that page as the file has it."""
        return box if self._column is None else self._column.boxes.as_in_file(page, box)

    def middle_of_view(self) -> tuple[Page, QPointF] | None:
        """The page in view and the middle of what is seen of it, in points."""
        if self._column is None or not self._column.document.pages:
            return None
        page = self._column.document.pages[self._page - 1]
        seen = self._column.frame(page).translated(-self._origin())
        seen = seen.intersected(QRectF(self.viewport().rect()))
        return page, self.place_on(page, seen.center())

    def reveal_on_page(self, page: Page, box: Box) -> None:
        """Bring a box of a page into view."""
        if self._column is not None:
            self._reveal(self._column.place(page, box))

    def step_page(self, by: int) -> None:
        """Scroll to the next or previous page."""
        self.go_to_page(self._page + by)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.viewport().update()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _begin(self, document: Document, boxes: PageBoxes, *, goes_on: bool) -> None:
        """Show another document from its start, or the same one where it is."""
        top = self.top() if goes_on else 0.0
        self._column = PageColumn.of(document, 0, 1, self._gap, boxes)
        self._lay_out()
        self.verticalScrollBar().setValue(0)
        self._page = 1
        if goes_on:
            self.set_top(top)

    def _visible_pages(self) -> tuple[Page, ...]:
        if self._column is None:
            return ()
        top = self._origin().y()
        return self._column.between(top, top + self.viewport().height())

    def _lay_out(self) -> None:
        if self._column is None:
            return
        document = self._column.document
        room = self.viewport().width()
        widest = max((page.width for page in document.pages), default=1.0)
        top = self.top()
        scale = self._fit(room, widest) * self._zoom
        self._column = PageColumn.of(document, room, scale, self._gap, self._column.boxes)
        view, bar = self.viewport().size(), self.verticalScrollBar()
        bar.setPageStep(view.height())
        bar.setSingleStep(5 * GRID)
        bar.setRange(0, max(0, round(self._column.height) - view.height()))
        self.set_top(top)
        across = self.horizontalScrollBar()
        across.setPageStep(view.width())
        across.setRange(
            0, max(0, round(widest * self._column.scale + 2 * self._gap) - view.width())
        )
        self.viewport().update()
        self.sized.emit()

    def _fit(self, room: int, widest: float) -> float:
        """Pixels a point at which the widest page, or all of the page in view, has room."""
        if self._fit_to is Fit.SIZE:
            return FULL_SIZE
        wide = max(_LEAST, (room - 2 * self._gap) / widest)
        pages = self._column.document.pages if self._column is not None else ()
        if self._fit_to is Fit.WIDTH or not pages:
            return min(_WIDEST, wide)
        high = self.viewport().height() - 2 * self._gap
        return max(_LEAST, min(wide, high / max(page.height for page in pages)))

    def _origin(self) -> QPointF:
        return QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _reveal(self, box: QRectF) -> None:
        bar, height = self.verticalScrollBar(), self.viewport().height()
        if box.top() - 3 * GRID < bar.value() or box.bottom() + 2 * GRID > bar.value() + height:
            bar.setValue(round(box.center().y() - height / 2))
        across, width = self.horizontalScrollBar(), self.viewport().width()
        if not across.value() <= box.left() <= across.value() + width - GRID:
            across.setValue(round(box.center().x() - width / 2))

    def _scrolled(self) -> None:
        self.viewport().update()
        if self._column is not None and self._column.document.pages:
            middle = self._origin().y() + self.viewport().height() / 3
            pages = self._column.between(middle, middle + 1) or self._column.document.pages[-1:]
            self._turn_to(pages[0].number)

    def _turn_to(self, number: int) -> None:
        if number != self._page:
            self._page = number
            self.page_changed.emit(number)
