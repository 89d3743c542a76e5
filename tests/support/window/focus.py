"""The focus of a window, by the text that it is on."""

from __future__ import annotations

from support.known.known_window import review_of

from app.engine.domain.document import Span
from app.ui.shell.main_window import MainWindow


def focus_text(window: MainWindow) -> str:
    focus = window.reviewer.focus.finding
    assert focus is not None
    return focus.span.of(review_of(window).document.text)


def go_to(window: MainWindow, literal: str) -> None:
    review = review_of(window)
    text = review.document.text
    window.reviewer.focus.look_at(next(f.id for f in review.findings if f.span.of(text) == literal))


def span_of(window: MainWindow, literal: str) -> Span:
    start = review_of(window).document.text.index(literal)
    return Span(start, start + len(literal))
