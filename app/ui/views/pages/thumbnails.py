"""Small pages beside the large ones: where findings are, and which of them are to be reviewed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from app.engine.domain.geometry import Region
from app.engine.domain.types import Document, Page
from app.formats.base import Options
from app.ui.core.backend import Backend
from app.ui.core.jobs import JobRunner
from app.ui.core.language import tr
from app.ui.core.room import grown
from app.ui.core.theme import GRID, Theme
from app.ui.views.marks import Marks
from app.ui.views.pages import ocr_badge, thumb_painter
from app.ui.views.pages.page_images import PagePictures
from app.ui.views.pages.page_layout import PageBoxes, PageColumn
from app.ui.views.pages.page_scroll import PageScroll

_WIDTH = 18 * GRID
_MOST_DRAWN = 64
_LARGEST_LETTERS = 14
_STEPS = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -5,
    Qt.Key.Key_PageDown: 5,
}


class PageThumbs(PageScroll):
    """Paints the pages in sight only. `wanted` brings a page's number and how far down it."""

    wanted = Signal(int, float)

    def __init__(
        self, theme: Theme, runner: JobRunner, backend: Backend, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Page thumbnails"))
        self.setFixedWidth(_WIDTH)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pictures = PagePictures(runner, backend, self, urgent=False)
        self.pictures.arrived.connect(self.viewport().update)
        self._theme = theme
        self._gap = 3.0 * GRID
        self._marks = Marks()
        self._regions: tuple[Region, ...] = ()
        self._looked: frozenset[int] = frozenset()
        self._current = 1
        self._drawn: dict[int, tuple[QImage | None, QImage]] = {}

    def show_pages(
        self,
        path: Path,
        options: Options,
        document: Document,
        marks: Marks,
        boxes: PageBoxes,
        *,
        goes_on: bool,
    ) -> None:
        """Another document; `goes_on` as in the large view."""
        if not goes_on:
            self.pictures.show_file(path, options)
            self._current = 1
        self._marks = marks
        self._drawn.clear()
        self._begin(document, boxes, goes_on=goes_on)

    def show_marks(self, marks: Marks) -> None:
        """Other marks on the same pages."""
        self._marks = marks
        self._drawn.clear()
        self.viewport().update()

    def show_regions(self, regions: tuple[Region, ...]) -> None:
        """Other boxes on the same pages."""
        if regions != self._regions:
            self._regions = regions
            self._drawn.clear()
            self.viewport().update()

    def show_looked(self, pages: frozenset[int]) -> None:
        """Which of the pages that text recognition read were looked at."""
        if pages != self._looked:
            self._looked = pages
            self._drawn.clear()
            self.setAccessibleDescription(self.words_of(self._current))
            self.viewport().update()

    def show_page(self, number: int) -> None:
        """Another page is in view."""
        self._current = number
        self.setAccessibleDescription(self.words_of(number))
        if self._column is not None and 1 <= number <= len(self._column.document.pages):
            self._reveal(self._column.frame(self._column.document.pages[number - 1]))
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours; paper stays white."""
        self._theme = theme
        self._drawn.clear()
        self.viewport().update()

    def words_of(self, number: int) -> str:
        """What a page holds, in words."""
        if self._column is None or not 1 <= number <= len(self._column.document.pages):
            return ""
        page = self._column.document.pages[number - 1]
        found, left = thumb_painter.counted(page, self._marks)
        words = tr("Page {number}")
        if found:
            words = tr("Page {number}: %n findings, {left} to review", None, found)
        told = words.format(number=number, left=left)
        if not page.recognised:
            return told
        return f"{told}. {ocr_badge.said(looked=number in self._looked)}"

    def frame_of(self, number: int) -> QRectF:
        """Where a page lies in the viewport."""
        assert self._column is not None  # noqa: S101 - for the type checker
        page = self._column.document.pages[number - 1]
        return self._column.frame(page).translated(-self._origin())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            page = self._page_at(QPointF(event.pos()))
            words = self.words_of(page.number) if page is not None else ""
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), QColor(self._theme.pages))
        if self._column is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-self._origin())
        font = QFont(self.font())
        font.setPixelSize(min(_LARGEST_LETTERS, grown(11)))
        painter.setFont(font)
        pages = self._visible_pages()
        self.pictures.want(
            [page.number for page in pages], self._column.scale * self.devicePixelRatioF()
        )
        for page in pages:
            frame = self._column.frame(page)
            corner = frame.topLeft().toPoint()
            painter.drawImage(corner, self._drawn_page(self._column, page, corner, font))
            if page.number == self._current:
                thumb_painter.paint_current(
                    painter, self._column.frame(page), self._theme, focused=self.hasFocus()
                )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        page = self._page_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and page is not None:
            frame = self.frame_of(page.number)
            part = (event.position().y() - frame.top()) / frame.height()
            self.wanted.emit(page.number, min(1.0, max(0.0, part)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._column.document.pages) if self._column is not None else 0
        match Qt.Key(event.key()):
            case Qt.Key.Key_Home:
                number = 1
            case Qt.Key.Key_End:
                number = last
            case key if key in _STEPS:
                number = self._current + _STEPS[key]
            case _:
                super().keyPressEvent(event)
                return
        if last:
            self.wanted.emit(min(last, max(1, number)), 0.0)

    def _drawn_page(self, column: PageColumn, page: Page, corner: QPoint, font: QFont) -> QImage:
        """What a page looks like: drawn once, for its marks take longer than to copy it."""
        picture = self.pictures.get(page.number)
        known = self._drawn.get(page.number)
        ratio = self.devicePixelRatioF()
        if known is not None and known[0] is picture and known[1].devicePixelRatioF() == ratio:
            return known[1]
        frame = column.frame(page)
        size = QSizeF(frame.width() + 1, frame.height() + self._gap) * ratio
        image = QImage(size.toSize(), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(QColor(self._theme.pages))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(font)
        painter.translate(-corner)
        thumb_painter.paint(painter, column, page, picture, self._marks, self._looked, self._theme)
        thumb_painter.paint_regions(painter, column, page, self._regions)
        painter.end()
        if len(self._drawn) >= _MOST_DRAWN:
            self._drawn.clear()
        self._drawn[page.number] = picture, image
        return image

    def _lay_out(self) -> None:
        self._drawn.clear()
        super()._lay_out()

    def _page_at(self, position: QPointF) -> Page | None:
        if self._column is None:
            return None
        y = (position + self._origin()).y()
        return next(iter(self._column.between(y, y + 1)), None)

    def _fit(self, room: int, widest: float) -> float:
        return (room - 2 * self._gap) / widest
