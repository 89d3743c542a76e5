"""Where on the screen a text of the document stands."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from support.known_window import review_of

from app.ui.shell.main_window import MainWindow


def on_page(window: MainWindow, literal: str) -> QPoint:
    review = review_of(window)
    start = review.document.text.index(literal)
    page = review.document.pages[(review.document.page_of(start) or 1) - 1]
    word = next(word for word in page.words if word.span.start <= start < word.span.end)
    return window.area.pages.word_box(word).center().toPoint()
