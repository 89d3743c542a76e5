"""A few hints beside the parts that they are about, one at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from app.ui.core.language import tr
from app.ui.core.theme import GRID, scaled

_WIDTH = 56 * GRID
_LOW = 60 * GRID
"""A window less high than this has no room for a card beside what it is about."""
_MOST_OF_PART = 3
"""A card that asks leaves at least so many times its height to what it asks about."""
_PUT_AWAY = Qt.Key.Key_Escape
_GO_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class Hint:
    """What to know about a part of the window; `part` gives the part that is there now."""

    title: str
    words: str
    part: Callable[[], QWidget]


class Tour(QFrame):
    """A card that nothing waits for: the window works as ever. `ended` comes when it is put away.

    While it has the keyboard, Enter goes on and Escape ends it; every other key does what it did.
    """

    ended = Signal()
    left = Signal()

    def __init__(self, window: QWidget, hints: Sequence[Hint], *, cancels: bool = False) -> None:
        """`cancels`: a single card that asks; `left` comes in the place of `ended` at *Not now*."""
        super().__init__(window)
        self._window = window
        self._hints = tuple(hints)
        self._at, self._cancels = 0, cancels
        self.setProperty("role", "hint")
        self.setFixedWidth(scaled(_WIDTH))
        self._ring = QFrame(window)
        self._ring.setProperty("role", "ring")
        self._ring.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title = QLabel(wordWrap=True)
        self._title.setProperty("role", "heading")
        self._words = QLabel(wordWrap=True)
        self._count = QLabel()
        self._count.setProperty("role", "soft")
        self.leave = QPushButton(tr("End the tour"))
        self.leave.clicked.connect(self._leave)
        self.back = QPushButton(tr("Back"))
        self.back.clicked.connect(lambda: self._show(self._at - 1))
        self.next = QPushButton()
        self.next.setProperty("role", "main")
        self.next.clicked.connect(self._go_on)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self._count, 1)
        for button in (self.leave, self.back, self.next):
            row.addWidget(button)
        box = QVBoxLayout(self)
        box.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        box.setSpacing(GRID)
        for part in (self._title, self._words):
            box.addWidget(part)
        self._air = QSpacerItem(0, GRID)
        box.addSpacerItem(self._air)
        box.addLayout(row)
        self._box, self._row, self._folded, self._low = box, row, False, False
        window.installEventFilter(self)
        self._show(0)
        self._ring.setVisible(not self._folded)
        self.show()
        self.next.setFocus()

    @property
    def text(self) -> str:
        """What the card says."""
        return f"{self._title.text()} {self._words.text()}"

    def end(self) -> None:
        """Put the card away."""
        self._put_away()
        self.ended.emit()

    def _leave(self) -> None:
        if self._cancels:
            self._put_away()
            self.left.emit()
        else:
            self.end()

    def _put_away(self) -> None:
        self._ring.deleteLater()
        self.deleteLater()
        self.hide()
        self._ring.hide()

    def event(self, event: QEvent) -> bool:
        # Otherwise these keys would go to the commands of the window.
        own = isinstance(event, QKeyEvent) and event.key() in (_PUT_AWAY, *_GO_ON)
        if own and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == _PUT_AWAY:
            self._leave()
        elif event.key() in _GO_ON:
            self._go_on()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _go_on(self) -> None:
        if self._at + 1 < len(self._hints):
            self._show(self._at + 1)
        else:
            self.end()

    def _show(self, number: int) -> None:
        self._at = number
        hint, last = self._hints[number], number + 1 == len(self._hints)
        self._title.setText(hint.title)
        self._words.setText(hint.words)
        self._count.setText(
            tr("{number} of {total}").format(number=number + 1, total=len(self._hints))
        )
        self.back.setVisible(number > 0)
        self.leave.setVisible(not last or self._cancels)
        self.next.setText(tr("Done") if last else tr("Next"))
        if self._cancels:
            self._count.setText("")
            self.leave.setText(tr("Not now"))
            self.next.setText(tr("Show me"))
        self.next.setAccessibleDescription(self.text)
        self.setAccessibleName(self.text)
        self._place()

    def _lie_low(self, low: bool) -> None:  # noqa: FBT001
        """In a low window be wide, with the title beside the buttons, so as to cover little."""
        if low is not self._low:
            self._low = low
            (self._row if low else self._box).insertWidget(0, self._title)
            self._title.setWordWrap(not low)
            self._row.setStretch(0, 1)
            around = GRID if low else 2 * GRID
            self._box.setContentsMargins(2 * GRID, around, 2 * GRID, around)
            self._box.setSpacing(GRID // 2 if low else GRID)
            self._air.changeSize(0, 0 if low else GRID)
            self._box.invalidate()
        room = self._window.width() - 4 * GRID
        self.setFixedWidth(min(room, scaled(2 * _WIDTH)) if low else scaled(_WIDTH))

    def _fold(self) -> None:
        """Be a line with the question and its buttons: the rest is said where somebody asks."""
        self._folded = True
        self._words.hide()
        self._box.removeWidget(self._title)
        self._title.setWordWrap(False)
        self._row.replaceWidget(self._count, self._title)
        self._row.setStretch(0, 1)
        self._count.hide()
        self._ring.hide()
        self._air.changeSize(0, 0)
        self._box.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        self._box.setSpacing(0)
        self.setToolTip(self._words.text())
        self._box.invalidate()

    def _place(self) -> None:
        """Ring the part, and stand beside it where there is room, else in its lower corner."""
        window, part = self._window, self._hints[self._at].part()
        target = QRect(part.mapTo(window, QPoint(0, 0)), part.size())
        if not self._cancels:
            self._lie_low(window.height() < scaled(_LOW))
        whole = self.heightForWidth(self.width())
        if self._cancels and not self._folded and target.height() < _MOST_OF_PART * whole:
            self._fold()
        self._ring.setGeometry(target)
        self._ring.raise_()
        # Not its layout's, which knows nothing of the border.
        width = self.width()
        height = (
            self.heightForWidth(width)
            if self.hasHeightForWidth()
            else self.minimumSizeHint().height()
        )
        self.resize(width, height)
        gap = 2 * GRID
        if target.height() < window.height() // 4:
            place = QPoint(target.right() - width, target.bottom() + gap)
        elif target.left() > width + 2 * gap and target.width() < window.width() // 2:
            place = QPoint(target.left() - width - gap, target.top() + 6 * gap)
        else:
            place = target.bottomRight() - QPoint(width + gap, height + gap)
        place.setX(max(gap, min(place.x(), window.width() - width - gap)))
        # A line stands on the status bar, where it covers nothing that one would press.
        at_bottom = self._folded or self._low
        lowest = window.height() - height - (GRID // 4 if at_bottom else gap)
        place.setY(max(gap, lowest if at_bottom else min(place.y(), lowest)))
        self.move(place)
        self.raise_()
