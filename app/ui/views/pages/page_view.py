"""Pages as they look, with the marks drawn on them and a word cursor for adding more."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from app.engine.domain.document import Document, Page, Span, Word
from app.engine.domain.geometry import Region
from app.engine.text.search import Hits
from app.formats.base import Options
from app.ui.core.backend import Backend
from app.ui.core.documents import PageChecks, is_unread
from app.ui.core.jobs import JobRunner
from app.ui.core.language import tr
from app.ui.core.theme import Theme
from app.ui.views import mark_painter, not_searched
from app.ui.views.markable import Edge, MarkableView, MarkHandles
from app.ui.views.marks import Mark, Marks
from app.ui.views.pages import ocr_badge, page_painter, region_painter
from app.ui.views.pages.box_tool import BoxTool
from app.ui.views.pages.page_images import PagePictures
from app.ui.views.pages.page_layout import PageBoxes, PageColumn, boxes_of, is_beside
from app.ui.views.pages.page_scroll import GAP, PageScroll
from app.ui.views.pages.word_cursor import WordCursor

_REACH = 6.0  # points beside a word in which a press means it


class PageView(MarkableView, PageScroll):
    """Shows the pages of one document. Signals as those of `MarkableView`.

    `nothing_there`: the mouse was dragged from where no word is. `ticked` brings the number of a
    page that text recognition read, whose sign was pressed.
    """

    chosen = Signal(str)
    resized = Signal(str, object)
    selected = Signal()
    menu_wanted = Signal(object)
    nothing_there = Signal()
    ticked = Signal(int)

    def __init__(
        self, theme: Theme, jobs: JobRunner, backend: Backend, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Pages of the document"))
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self.pictures = PagePictures(jobs, backend, self)
        self.pictures.arrived.connect(self.viewport().update)
        self.cursor_word = WordCursor()
        self._theme = theme
        self.marks = Marks()
        self._focus: frozenset[str] = frozenset()
        self._regions: tuple[Region, ...] = ()
        self._exported = False
        self._from_nothing: QPointF | None = None
        self._hits = Hits()
        self._hit: Span | None = None
        self._checks = PageChecks()
        self._unread = False
        self._searched: int | None = None
        self.page_changed.connect(self._name_page)
        self.handles = MarkHandles()
        self.viewport().setMouseTracking(True)
        self.tool = BoxTool(self)

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
        """Another document, turned by the `turns` of its boxes.

        `goes_on`: the pages that are shown, which have been read, or turned, by now.
        """
        if not goes_on:
            self.pictures.show_file(path, options)
        self.pictures.turn(boxes.turns)
        self._unread = is_unread(document)
        self.tool.stop()
        shape = Qt.CursorShape.ArrowCursor if self._unread else Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(shape)
        self.marks = marks
        self.handles.show(marks, self._focus)
        self.cursor_word.show(document)
        signed = any(page.recognised for page in document.pages)
        self._gap = max(GAP, ocr_badge.room(self.font())) if signed or self._unread else GAP
        self._begin(document, boxes, goes_on=goes_on)

    def show_regions(self, regions: tuple[Region, ...], *, exported: bool) -> None:
        """Other boxes on the same pages, as drawn or as exported."""
        self._regions, self._exported = regions, exported
        self.viewport().update()

    def show_checks(self, checks: PageChecks) -> None:
        """Which of the pages that text recognition read were seen, and which were checked."""
        self._checks = checks
        self._name_page()
        self.viewport().update()

    def show_searched(self, pages: int | None) -> None:
        """So many pages from the first on were searched; None where all were."""
        self._searched = pages
        self._name_page()
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours; paper stays white."""
        self._theme = theme
        self.viewport().update()

    def focus_on(self, finding_ids: Collection[str]) -> None:
        """Ring these findings and bring the first into view."""
        self._focus = frozenset(finding_ids)
        self.handles.show(self.marks, self._focus)
        first = next((self.marks.by_id(one) for one in finding_ids), None)
        if first is not None:
            self.cursor_word.move_to(first.span)
            boxes = self._placed(first)
            if boxes:
                self._reveal(boxes[0])
        region = next((one for one in self._regions if one.id in self._focus), None)
        if region is not None and self._column is not None:
            page = self._column.document.pages[region.page - 1]
            self.reveal_on_page(page, self._column.boxes.as_shown(page, region.box))
        self.viewport().update()

    def reveal(self, span: Span) -> None:
        """Bring a part of the text into view, with the word cursor on it."""
        self.cursor_word.move_to(span)
        self._selection_moved()
        number = self._column.document.page_of(span.start) if self._column is not None else None
        if self._column is not None and number is not None:
            page = self._column.document.pages[number - 1]
            boxes = self._column.placed(page, boxes_of(page, span))
            if boxes:
                self._reveal(boxes[0])

    def selection(self) -> Span | None:
        """What is selected, word by word."""
        return self.cursor_word.selection

    def caret(self) -> int | None:
        """Where the word under the cursor begins in the text."""
        word = self.cursor_word.word
        return word.span.start if word is not None else None

    def clear_selection(self) -> None:
        """Forget the selection, keep the word cursor."""
        self.cursor_word.clear()
        self._selection_moved()

    def select(self, span: Span) -> None:
        """Select the words of a part of the text."""
        self.cursor_word.select(span)
        self._selection_moved()

    def boxes_of(self, mark: Mark) -> list[QRectF]:
        """Where a mark stands in the viewport."""
        return [box.translated(-self._origin()) for box in self._placed(mark)]

    def labels_of(self, finding_ids: Collection[str]) -> list[QRectF]:
        """Where labels of these findings stand in the viewport, if they are in the focus."""
        found: list[QRectF] = []
        ratio, theme = self.devicePixelRatioF(), self._theme.on_pages
        for page in self._visible_pages() if self._column is not None else ():
            assert self._column is not None  # noqa: S101 - for the type checker
            ink = self.pictures.ink(page.number)
            for mark in self.marks.between(page.start, page.end):
                boxes = page_painter.placed(self._column, page, mark)
                if mark.id not in finding_ids or not mark.labelled or not boxes:
                    continue
                tag = mark_painter.tag_of(mark, boxes[0].height(), self.font(), theme, ratio)
                size = tag.deviceIndependentSize()
                place = page_painter.place_of_label(self._column, page, mark, boxes, size, ink)
                found.append(QRectF(place - self._origin(), size))
        return found

    def words_around(self, span: Span, most: int) -> list[QRectF]:  # noqa: ARG002 - all of a page
        """The words of the page on which a span begins."""
        column = self._column
        number = column.document.page_of(span.start) if column is not None else None
        if column is None or number is None:
            return []
        page = column.document.pages[number - 1]
        boxes = column.placed(page, (word.box for word in page.words))
        return [box.translated(-self._origin()) for box in boxes]

    def word_box(self, word: Word) -> QRectF:
        """Where a word stands in the viewport."""
        assert self._column is not None  # noqa: S101 - for the type checker
        number = self._column.document.page_of(word.span.start)
        page = self._column.document.pages[(number or 1) - 1]
        return self._column.place(page, word.box).translated(-self._origin())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), QColor(self._theme.pages))
        if self._column is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-self._origin())
        pages = self._visible_pages()
        scale = self._column.scale * self.devicePixelRatioF()
        self.pictures.want([page.number for page in pages], scale)
        for page in pages:
            self._paint_page(painter, self._column, page)
        mark = self.shown_handles()
        if mark is not None:
            boxes = self._placed(mark)
            if self.handles.dragged:
                mark_painter.paint_ring(painter, boxes, mark, self._theme.on_pages)
            self.handles.paint(painter, boxes, self._theme.on_pages)
        self.tool.paint(painter, self._column, self._theme.on_pages)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._unread:
            return
        if event.button() is Qt.MouseButton.LeftButton and self._column is not None:
            if self._press_handle(event):
                return
            extend = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            word = self._column.word_at(event.position() + self._origin(), nearest=True)
            self._from_nothing = None
            if not extend and not self._is_on(word, event.position()):
                self._from_nothing = event.position()
                self.clear_selection()
                return
            self.cursor_word.press(word, extend=extend)
            self._selection_moved()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons() & Qt.MouseButton.LeftButton or self._column is None:
            self._point_out(event)
            return
        if self._from_nothing is not None:
            return
        word = self._column.word_at(event.position() + self._origin(), nearest=True)
        if self.handles.dragged is None:
            self.cursor_word.drag(word)
            self._selection_moved()
        elif word is not None:
            first = self.handles.dragged is Edge.START
            self.handles.drag(word.span.start if first else word.span.end)
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._release_handle():
            return
        start, self._from_nothing = self._from_nothing, None
        far = QApplication.startDragDistance()
        if start is not None and (event.position() - start).manhattanLength() >= far:
            self.nothing_there.emit()
        elif self.cursor_word.selection is None:
            self._choose_at(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._column is not None:
            word = self._column.word_at(event.position() + self._origin(), nearest=False)
            if word is not None:
                self.select(word.span)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if self.cursor_word.key(Qt.Key(event.key()), extend=shift):
            self._selection_moved()
            word = self.cursor_word.word
            if word is not None:
                self._reveal(self.word_box(word).translated(self._origin()))
                if not shift:
                    self._choose_offset(word.span)
            return
        super().keyPressEvent(event)

    def _is_on(self, word: Word | None, position: QPointF) -> bool:
        at = self.place_at(position)
        return word is not None and at is not None and is_beside(word, at[1], _REACH)

    def _selection_moved(self) -> None:
        text = self.cursor_word.text
        self.setAccessibleDescription(text)
        self.viewport().update()
        self.selected.emit()

    def _marks_in_sight(self) -> Iterator[tuple[Mark, list[QRectF]]]:
        for page in self._visible_pages():
            for mark in self.marks.between(page.start, page.end):
                yield mark, self.boxes_of(mark)

    def _id_at(self, position: QPointF) -> str:
        region = self.region_at(position)
        return super()._id_at(position) or (region.id if region is not None else "")

    def sign_at(self, position: QPointF) -> int | None:
        """The page whose sign of text recognition is at a place of the viewport."""
        if self._column is not None:
            for page, frame in self.in_sight():
                sign = ocr_badge.sign_of(frame, self._column.gap)
                if page.recognised and sign.contains(position):
                    return page.number
        return None

    def _point_out(self, event: QMouseEvent) -> None:
        if self.sign_at(event.position()) is not None:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            super()._point_out(event)

    def _choose_at(self, position: QPointF) -> None:
        signed = self.sign_at(position)
        if signed is not None:
            self.ticked.emit(signed)
            return
        region = self.region_at(position)
        if region is not None and self.mark_at(position) is None:
            self.chosen.emit(region.id)
        else:
            super()._choose_at(position)

    def region_at(self, position: QPointF) -> Region | None:
        """The box at a place of the viewport, the last drawn one of several."""
        at = position + self._origin()
        for region in reversed(self._regions if self._column is not None else ()):
            assert self._column is not None  # noqa: S101 - for the type checker
            page = self._column.document.pages[region.page - 1]
            if self._column.place_of_file(page, region.box).contains(at):
                return region
        return None

    def _choose_offset(self, span: Span) -> None:
        mark = next(self.marks.between(span.start, span.end), None)
        if mark is not None and mark.id not in self._focus:
            self.chosen.emit(mark.id)

    def _paint_page(self, painter: QPainter, column: PageColumn, page: Page) -> None:
        image, theme = self.pictures.get(page.number), self._theme.on_pages
        page_painter.paint_paper(painter, column.frame(page), image, self._theme)
        if not self._is_searched(page.number):
            not_searched.paint_page(painter, column.frame(page), column.gap, self._theme)
        elif page.recognised:
            check, frame = self._checks.of(page.number), column.frame(page)
            ocr_badge.paint_beside(painter, frame, column.gap, self._theme, check)
        view = QRectF(self.viewport().rect()).translated(self._origin())
        ink = self.pictures.ink(page.number)
        regions, focus, font = self._regions, self._focus, self.font()
        named = focus | {self.hovered}
        if not self._exported:
            region_painter.paint(painter, column, page, regions, focus, theme)
        page_painter.paint_marks(painter, column, page, self.marks, focus, theme, view)
        page_painter.paint_labels(painter, column, page, self.marks, named, font, theme, view, ink)
        if self._exported:
            region_painter.paint_exported(painter, column, page, regions, focus, theme)
        else:
            region_painter.paint_tags(painter, column, page, regions, named, font, theme)
        for hit in self._hits.between(page.start, page.end):
            boxes = column.placed(page, boxes_of(page, hit))
            if any(box.intersects(view) for box in boxes):
                mark_painter.paint_hit(painter, boxes, theme)
        if self._hit is not None:
            boxes = column.placed(page, boxes_of(page, self._hit))
            mark_painter.paint_current(painter, boxes, theme)
        span, word = self.cursor_word.selection, self.cursor_word.word
        if span is not None:
            page_painter.paint_selection(painter, column, page, span, theme)
        if word is not None and self.hasFocus() and page.start <= word.span.start < page.end:
            page_painter.paint_cursor(painter, column, page, word, theme)

    def _is_searched(self, number: int) -> bool:
        return self._searched is None or number <= self._searched

    def _name_page(self) -> None:
        """Say also to those who do not see it how far the pages are read, and by what."""
        pages = self._column.document.pages if self._column is not None else ()
        name = tr("Pages of the document")
        if self._unread:
            name = f"{name}. {tr('Reading the document…')}"
        if pages and not self._is_searched(self.page):
            words = not_searched.words()
            name = f"{name}. {tr('Page {number}').format(number=self.page)}: {words}"
        elif pages and pages[self.page - 1].recognised:
            sign = ocr_badge.badge_text(self._checks.of(self.page))
            name = f"{name}. {tr('Page {number}').format(number=self.page)}: {sign}"
        self.setAccessibleName(name)

    def _placed(self, mark: Mark) -> list[QRectF]:
        if self._column is None:
            return []
        document = self._column.document
        first = document.page_of(mark.span.start)
        last = document.page_of(mark.span.end - 1)
        if first is None or last is None:
            return []
        return [
            box
            for page in document.pages[first - 1 : last]
            for box in page_painter.placed(self._column, page, mark)
        ]
