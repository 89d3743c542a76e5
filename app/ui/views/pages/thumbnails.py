"""Small pages beside the large ones: where findings are, and which of them are to be reviewed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
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
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget

from app.engine.domain.document import Document, Page
from app.engine.domain.geometry import Region
from app.engine.domain.labels import Category
from app.formats.base import Options
from app.ui.core.backend import Backend
from app.ui.core.documents import PageChecks
from app.ui.core.jobs import JobRunner
from app.ui.core.language import tr
from app.ui.core.theme import GRID, Theme, scaled
from app.ui.views import not_searched
from app.ui.views.marks import Marks, State
from app.ui.views.pages import ocr_badge
from app.ui.views.pages.ocr_badge import paint_glyph
from app.ui.views.pages.page_images import PagePictures
from app.ui.views.pages.page_layout import PageBoxes, PageColumn
from app.ui.views.pages.page_painter import paint_picture
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
        self, theme: Theme, jobs: JobRunner, backend: Backend, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Page thumbnails"))
        self.setFixedWidth(_WIDTH)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pictures = PagePictures(jobs, backend, self, urgent=False)
        self.pictures.arrived.connect(self.viewport().update)
        self._theme = theme
        self._gap = 3.0 * GRID
        self._marks = Marks()
        self._regions: tuple[Region, ...] = ()
        self._checks = PageChecks()
        self._searched: int | None = None
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
        self.pictures.turn(boxes.turns)
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

    def show_checks(self, checks: PageChecks) -> None:
        """Which of the pages that text recognition read were seen, and which were checked."""
        if checks != self._checks:
            self._checks = checks
            self._drawn.clear()
            self.setAccessibleDescription(self.words_of(self._current))
            self.viewport().update()

    def show_searched(self, pages: int | None) -> None:
        """So many pages from the first on were searched; None where all were."""
        if pages != self._searched:
            self._searched = pages
            self._drawn.clear()
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
        if self._searched is not None and number > self._searched:
            return f"{tr('Page {number}').format(number=number)}. {not_searched.words()}"
        found, left = counted(page, self._marks)
        words = tr("Page {number}")
        if self._searched is not None:
            words = tr("Page {number}: %n provisional findings", None, found)
        elif found:
            words = tr("Page {number}: %n findings, {left} to review", None, found)
        text = words.format(number=number, left=left)
        if not page.recognised:
            return text
        return f"{text}. {ocr_badge.badge_text(self._checks.of(number))}"

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
        font.setPixelSize(min(_LARGEST_LETTERS, scaled(11)))
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
                paint_current(
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
        paint(painter, column, page, picture, self._marks, self._checks, self._theme)
        paint_regions(painter, column, page, self._regions)
        if self._searched is not None and page.number > self._searched:
            not_searched.paint_lines(painter, frame, self._theme.on_pages)
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


# Painting a small page: its picture, a bar for each mark, its number, and how much is open.


_LEAST = 3.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_THIN = (State.REJECTED, State.NEAR)
_OPEN = (State.SUGGESTED, State.PROVISIONAL)
_UNCOUNTED = (State.NEAR, State.REPLACED)


def counted(page: Page, marks: Marks) -> tuple[int, int]:
    """How many findings a page has, and how many of them are to be reviewed."""
    states = [mark.state for mark in marks.between(page.start, page.end)]
    found = [state for state in states if state not in _UNCOUNTED]
    return len(found), found.count(State.SUGGESTED)


def paint(
    painter: QPainter,
    column: PageColumn,
    page: Page,
    image: QImage | None,
    marks: Marks,
    checks: PageChecks,
    theme: Theme,
) -> None:
    """One page with the line below it; `checks` are those of recognised pages."""
    frame = column.frame(page)
    paper = theme.on_pages
    painter.fillRect(frame, QColor(paper.paper))
    if image is not None:
        paint_picture(painter, frame, image)
    for mark in marks.between(page.start, page.end):
        colour = _bar(mark.category, mark.state, paper)
        thin = mark.state in _THIN
        for box in column.placed(page, column.boxes_of(page, mark.span)):
            _paint_bar(painter, box, colour, thin=thin)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(frame)
    _paint_foot(painter, frame, page, marks, checks, theme)


def paint_regions(
    painter: QPainter, column: PageColumn, page: Page, regions: Iterable[Region]
) -> None:
    """The boxes that were drawn on a page, black as everything that is removed."""
    for region in regions:
        if region.page == page.number:
            painter.fillRect(column.place_of_file(page, region.box), QColor(Qt.GlobalColor.black))


def paint_current(painter: QPainter, frame: QRectF, theme: Theme, *, focused: bool) -> None:
    """The ring around the page in view, stronger while the keyboard is here."""
    painter.setPen(QPen(QColor(theme.accent), 3 if focused else 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(frame.adjusted(-2, -2, 2, 2))


def _paint_bar(painter: QPainter, box: QRectF, colour: QColor, *, thin: bool) -> None:
    centre, wide = box.center(), max(_LEAST, box.width())
    high = 1.0 if thin else max(_LEAST, box.height())
    left = box.left() if thin else centre.x() - wide / 2
    painter.fillRect(QRectF(left, centre.y() - high / 2, wide, high), colour)


@cache
def _bar(category: Category, state: State, paper: Theme) -> QColor:
    """To review, or to come: its category's colour. Removed: black. Kept: grey, for a line."""
    if state in _THIN:
        return QColor(paper.soft)
    return QColor(paper.outline(category) if state in _OPEN else paper.ink)


def _paint_foot(
    painter: QPainter,
    frame: QRectF,
    page: Page,
    marks: Marks,
    checks: PageChecks,
    theme: Theme,
) -> None:
    found, left = counted(page, marks)
    foot = QRectF(frame.left(), frame.bottom() + 2, frame.width(), 2 * GRID - 2)
    painter.setPen(QColor(theme.soft))
    painter.drawText(foot, _LEFT, f"{page.number}")
    wide = painter.fontMetrics().horizontalAdvance
    end = foot.left() + wide(f"{page.number} ")
    if page.recognised:
        colour, check = QColor(theme.soft), checks.of(page.number)
        end = paint_glyph(painter, end + 2, foot.center().y(), colour, check)
    if left:
        painter.setPen(QColor(theme.ink))
    words = tr("%n left", None, left) if left else "✓" if found else ""
    if any(mark.state is State.PROVISIONAL for mark in marks.between(page.start, page.end)):
        words = "…"
    if end + wide(f" {words}") > foot.right():
        words = str(left)
    painter.drawText(foot, _RIGHT, words)
