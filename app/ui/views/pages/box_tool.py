"""The tool with which a box is drawn on a page, by mouse or by keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from app.engine.domain.document import Page
from app.engine.domain.geometry import Box
from app.ui.core.language import tr
from app.ui.core.theme import Theme
from app.ui.views.pages import region_painter
from app.ui.views.pages.page_layout import PageColumn
from app.ui.views.pages.page_scroll import PageScroll

_STEP = 6.0  # points
_WIDE, _HIGH = 144.0, 36.0  # about a signature
_ARROWS = {
    Qt.Key.Key_Left: (-_STEP, 0.0),
    Qt.Key.Key_Right: (_STEP, 0.0),
    Qt.Key.Key_Up: (0.0, -_STEP),
    Qt.Key.Key_Down: (0.0, _STEP),
}
_PUTS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MOUSE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
)


class BoxTool(QObject):
    """Takes mouse and keys from a view of pages while it is on.

    `drawn` brings a page's number and the box on it as the file has it, and the tool is off then;
    `left` comes when it was switched off here. `moved` says in words where the box is.
    """

    drawn = Signal(int, object)
    left = Signal()
    moved = Signal(str)

    def __init__(self, view: PageScroll) -> None:
        super().__init__(view)
        self._view = view
        self._page: Page | None = None
        self._box: Box | None = None
        self._anchor: QPointF | None = None
        self.on = False
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        view.page_changed.connect(self._follow)

    @property
    def draft(self) -> tuple[Page, Box] | None:
        """The box as it would be put now, and its page."""
        if self._page is None or self._box is None:
            return None
        return self._page, self._box

    def start(self) -> None:
        """Offer a box in the middle of what is in view."""
        self.on, self._anchor = True, None
        self._view.viewport().setCursor(Qt.CursorShape.CrossCursor)
        self._view.setFocus()
        self._offer()

    def stop(self) -> None:
        """Leave the pages to those who select text."""
        if self.on:
            self.on, self._page, self._box, self._anchor = False, None, None, None
            self._view.viewport().setCursor(Qt.CursorShape.IBeamCursor)
            self._view.viewport().update()
            self.left.emit()

    def paint(self, painter: QPainter, column: PageColumn, theme: Theme) -> None:
        """The box as it would be now."""
        if self.draft is not None:
            region_painter.paint_draft(painter, column.place(*self.draft), theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self.on:
            return False
        if isinstance(event, QMouseEvent) and watched is self._view.viewport():
            return event.type() in _MOUSE and self._mouse(event)
        if isinstance(event, QKeyEvent) and watched is self._view and self._is_mine(event):
            # Return and Esc are the window's shortcuts as well.
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress:
                self._key(event)
                return True
        return False

    def _is_mine(self, event: QKeyEvent) -> bool:
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in _ARROWS:
            return plain in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        own = event.key() in _PUTS or event.key() == Qt.Key.Key_Escape
        return own and plain == Qt.KeyboardModifier.NoModifier

    def _key(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.stop()
        elif key in _PUTS:
            self._put()
        elif self._box is not None and self._page is not None:
            grow = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._show(self._page, _shifted(self._page, self._box, _ARROWS[key], grow=grow))
            self._view.reveal_on_page(self._page, self._box)

    def _mouse(self, event: QMouseEvent) -> bool:
        left = Qt.MouseButton.LeftButton
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() is left:
                at = self._view.place_at(event.position())
                self._page, self._anchor = at or (None, None)
                self._box = None
            case QEvent.Type.MouseMove if self._anchor is not None and self._page is not None:
                place = self._view.place_on(self._page, event.position())
                self._show(self._page, _between(self._anchor, place))
            case QEvent.Type.MouseButtonRelease if self._anchor is not None:
                self._anchor = None
                self._put()
            case QEvent.Type.MouseMove:
                self._view.viewport().setCursor(Qt.CursorShape.CrossCursor)
        return True

    def _put(self) -> None:
        page, box = self._page, self._box
        wanted = box.within(page.width, page.height) if page and box else None
        if page is None or wanted is None:
            # A click is no box.
            self._offer()
            return
        wanted = self._view.box_in_file(page, wanted)
        self.stop()
        self.drawn.emit(page.number, wanted)

    def _offer(self) -> None:
        at = self._view.middle_of_view()
        if at is None:
            return
        page, middle = at
        x, y = middle.x(), middle.y()
        box = Box(x - _WIDE / 2, y - _HIGH / 2, x + _WIDE / 2, y + _HIGH / 2)
        self._show(page, _shifted(page, box, (0.0, 0.0), grow=False))

    def _follow(self) -> None:
        if self.on and self._anchor is None:
            self._offer()

    def _show(self, page: Page, box: Box) -> None:
        self._page, self._box = page, box
        words = tr(
            "Box on page {number}, {wide} by {high} points, {left} from the left, {top} from the "
            "top"
        )
        text = words.format(
            number=page.number,
            wide=round(box.x1 - box.x0),
            high=round(box.bottom - box.top),
            left=round(box.x0),
            top=round(box.top),
        )
        self._view.setAccessibleDescription(text)
        self._view.viewport().update()
        self.moved.emit(text)


def _between(one: QPointF, other: QPointF) -> Box:
    (x0, x1), (top, bottom) = sorted((one.x(), other.x())), sorted((one.y(), other.y()))
    return Box(x0, top, x1, bottom)


def _shifted(page: Page, box: Box, by: tuple[float, float], *, grow: bool) -> Box:
    """A box moved, or its lower right corner, and kept on the page."""
    across, down = by
    if grow:
        x1 = min(page.width, max(box.x0 + _STEP, box.x1 + across))
        return Box(box.x0, box.top, x1, min(page.height, max(box.top + _STEP, box.bottom + down)))
    wide, high = min(box.x1 - box.x0, page.width), min(box.bottom - box.top, page.height)
    x0 = min(max(0.0, box.x0 + across), page.width - wide)
    top = min(max(0.0, box.top + down), page.height - high)
    return Box(x0, top, x0 + wide, top + high)
