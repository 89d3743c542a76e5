"""Where on the screen a text of the document stands, and the mouse that moves there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from support.known.known_window import review_of

from app.ui.shell.main_window import MainWindow


def on_page(window: MainWindow, literal: str) -> QPoint:
    review = review_of(window)
    start = review.document.text.index(literal)
    page = review.document.pages[(review.document.page_of(start) or 1) - 1]
    word = next(word for word in page.words if word.span.start <= start < word.span.end)
    return window.area.pages.word_box(word).center().toPoint()


def move(widget: QWidget, to: QPoint, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    """Tell a widget that the mouse is there.

    `QTest.mouseMove` moves the one cursor of the screen, and the window that lies uppermost
    there hears of it, if the cursor was elsewhere before.
    """
    place, nothing = QPointF(to), Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(
        widget,
        QMouseEvent(
            QEvent.Type.MouseMove,
            place,
            QPointF(widget.mapToGlobal(to)),
            Qt.MouseButton.NoButton,
            held,
            nothing,
        ),
    )
