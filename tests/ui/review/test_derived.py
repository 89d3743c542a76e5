"""Other mentions of what was marked come later, and nothing that the reviewer did is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import NOTE, KnownBackend, press, review_of, texts, wait_ready

from app.engine.domain.document import Span
from app.errors import ModelError
from app.ui.shell.main_window import MainWindow


@pytest.fixture
def marked(window: MainWindow, backend: KnownBackend, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    """One of three mentions was marked; the search for the others is held back."""
    path = tmp_path / "visits.txt"
    path.write_text(NOTE + "Zanetti came. Zanetti sat. Zanetti left.\n", encoding="utf-8")
    window.start([path])
    wait_ready(qtbot, window)
    backend.gate.clear()
    start = review_of(window).document.text.index("Zanetti")
    window.reviewer.add(Span(start, start + 7), "PATIENT")
    return window


def mentions(window: MainWindow) -> int:
    return texts(window, lambda *_: True).count("Zanetti")


def quiet(window: MainWindow, backend: KnownBackend, qtbot: QtBot) -> None:
    backend.gate.set()
    qtbot.waitUntil(lambda: not window.derived.suggester.busy and not window.services.jobs.busy)


def test_the_mark_is_there_at_once_and_its_other_mentions_soon(
    marked: MainWindow, backend: KnownBackend, qtbot: QtBot
) -> None:
    assert mentions(marked) == 1
    quiet(marked, backend, qtbot)
    review = review_of(marked)
    assert mentions(marked) == 3
    assert len(review.decisions) == 1
    assert marked.reviewer.focus.finding is not None
    assert marked.reviewer.focus.finding.id in review.decisions


def test_one_undo_takes_back_the_mark_and_its_mentions(
    marked: MainWindow, backend: KnownBackend, qtbot: QtBot
) -> None:
    quiet(marked, backend, qtbot)
    press(qtbot, marked, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert mentions(marked) == 0
    press(qtbot, marked, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert mentions(marked) == 3


def test_decisions_made_meanwhile_stay(
    marked: MainWindow, backend: KnownBackend, qtbot: QtBot
) -> None:
    marked.reviewer.focus.next_undecided()
    press(qtbot, marked, Qt.Key.Key_R)
    kept = review_of(marked).rejected
    quiet(marked, backend, qtbot)
    assert mentions(marked) == 3
    assert review_of(marked).rejected == kept != ()


def test_a_mark_that_was_undone_meanwhile_suggests_nothing_and_can_be_redone(
    marked: MainWindow, backend: KnownBackend, qtbot: QtBot
) -> None:
    press(qtbot, marked, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    quiet(marked, backend, qtbot)
    assert mentions(marked) == 0
    press(qtbot, marked, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert mentions(marked) == 1


def test_a_search_that_fails_is_explained(
    marked: MainWindow, backend: KnownBackend, qtbot: QtBot
) -> None:
    backend.complete_error = ModelError("The search for identifiers stopped unexpectedly.")
    quiet(marked, backend, qtbot)
    assert "stopped unexpectedly" in marked.area.banner.text
    assert mentions(marked) == 1
