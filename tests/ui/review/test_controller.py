"""Accepting many at once: the page, every mention, all above a score; and why it is marked."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from support.known.known_window import (
    NOTE,
    TIMEOUT,
    KnownBackend,
    press,
    review_of,
    texts,
    wait_ready,
)

from app.engine.domain.document import Document, Page
from app.engine.domain.review import Action
from app.ui.review.bulk_decision_dialog import ScoreDialog
from app.ui.review.order import part_around
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier


def accepted(window: MainWindow) -> list[str]:
    return texts(window, lambda review, f: review.action(f) is Action.ACCEPT)


def focus_text(window: MainWindow) -> str:
    focus = window.reviewer.focus.finding
    assert focus is not None
    return focus.span.of(review_of(window).document.text)


@pytest.fixture
def paged(window: MainWindow, backend: KnownBackend, note: Path, qtbot: QtBot) -> MainWindow:
    backend.paged = True
    window.start([note])
    wait_ready(qtbot, window)
    return window


def test_the_rest_of_a_page_is_accepted_and_the_next_page_comes(
    paged: MainWindow, qtbot: QtBot
) -> None:
    press(qtbot, paged, Key.Key_R)
    press(qtbot, paged, Key.Key_Return, Mod.ShiftModifier)
    assert accepted(paged) == ["40-771-926", "02/09/2025", "Venkataraman", "Mr. Okonkwo"]
    assert focus_text(paged) == "Venkataraman"
    assert (
        paged.services.commands["undo"].toolTip() == "Undo accept 4 findings of the page (Ctrl+Z)"
    )
    press(qtbot, paged, Key.Key_Z, Mod.ControlModifier)
    assert not accepted(paged)


def test_without_pages_the_lines_in_view_are_a_page() -> None:
    text = "".join(f"line {number}\n" for number in range(120)) + "end"
    document = Document("d", "text", "", text)
    for offset in (0, text.index("line 49"), text.index("line 50") - 1):
        assert part_around(document, offset) == range(text.index("line 50"))
    middle = range(text.index("line 50"), text.index("line 100"))
    assert part_around(document, text.index("line 50")) == middle
    assert part_around(document, text.index("line 99") + 6) == middle
    assert part_around(document, len(text) - 1) == range(text.index("line 100"), len(text))
    pages = (Page(1, 0, 10, 1, 1), Page(2, 10, 30, 1, 1))
    assert part_around(Document("d", "pdf", "", text, pages), 12) == range(10, 30)


def test_one_key_accepts_every_mention_of_the_person(opened: MainWindow, qtbot: QtBot) -> None:
    # Told apart in the background.
    qtbot.waitUntil(lambda: not opened.services.jobs.busy, timeout=TIMEOUT)
    press(qtbot, opened, Key.Key_G, Mod.ShiftModifier)
    assert accepted(opened) == ["Thaddeus Okonkwo", "Mr. Okonkwo", "Thaddeus Okonkwo"]


def test_all_above_a_score_are_accepted_and_their_number_is_told_before(
    window: MainWindow, backend: KnownBackend, note: Path, qtbot: QtBot
) -> None:
    backend.scores = {"Thaddeus Okonkwo": 0.99, "02/09/2025": 0.95, "40-771-926": 0.6}
    window.start([note])
    wait_ready(qtbot, window)
    press(qtbot, window, Key.Key_A, Mod.ControlModifier | Mod.ShiftModifier)
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ScoreDialog)
    assert dialog.text_label.text().startswith("3 findings")
    assert "5 remain" in dialog.text_label.text()
    press(qtbot, dialog.score, Key.Key_Up)
    assert dialog.text_label.text().startswith("2 findings")
    press(qtbot, dialog.score, Key.Key_Down)
    press(qtbot, dialog, Key.Key_Return)
    assert accepted(window) == ["Thaddeus Okonkwo", "02/09/2025", "Thaddeus Okonkwo"]


def test_all_above_a_score_are_rejected_on_purpose_only_and_undone_as_one_step(
    window: MainWindow, backend: KnownBackend, note: Path, qtbot: QtBot
) -> None:
    backend.scores = {"Thaddeus Okonkwo": 0.99, "02/09/2025": 0.95, "40-771-926": 0.6}
    window.start([note])
    wait_ready(qtbot, window)
    before = review_of(window)
    press(qtbot, window, Key.Key_R, Mod.ControlModifier | Mod.ShiftModifier)
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ScoreDialog)
    assert dialog.text_label.text().startswith(
        "3 findings to review have at least this score. Rejected"
    )
    press(qtbot, dialog, Key.Key_Return)
    qtbot.waitUntil(lambda: window.services.dialogs.current is None)
    assert review_of(window) is before
    window.services.commands["reject_above"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ScoreDialog)
    dialog.agree.setFocus()
    press(qtbot, dialog.agree, Key.Key_Space)
    rejected = texts(window, lambda review, f: review.action(f) is Action.REJECT)
    assert rejected == ["Thaddeus Okonkwo", "02/09/2025", "Thaddeus Okonkwo"]
    undo = window.services.commands["undo"]
    assert undo.toolTip() == "Undo reject 3 findings above a score (Ctrl+Z)"
    press(qtbot, window, Key.Key_Z, Mod.ControlModifier)
    assert review_of(window) == before
    assert not undo.isEnabled()


@pytest.mark.parametrize("name", ["accept_above", "reject_above"])
def test_what_a_filter_hides_is_not_decided_by_its_score(
    opened: MainWindow, qtbot: QtBot, name: str
) -> None:
    opened.findings.filter.setText("2025")
    opened.services.commands[name].trigger()
    dialog = opened.services.dialogs.current
    assert isinstance(dialog, ScoreDialog)
    assert dialog.text_label.text().startswith("2 findings")
    assert dialog.text_label.text().endswith("6 hidden by the filter stay as they are.")
    dialog.agree.click()
    assert texts(opened, lambda review, f: review.action(f) is not None) == [
        "02/09/2025",
        "02/16/2025",
    ]


def test_where_nothing_is_as_sure_as_usual_what_is_surest_is_offered(
    opened: MainWindow, qtbot: QtBot
) -> None:
    opened.services.commands["accept_above"].trigger()
    dialog = opened.services.dialogs.current
    assert isinstance(dialog, ScoreDialog)
    assert dialog.score.value() == 0.9
    assert dialog.agree.isEnabled()
    press(qtbot, dialog, Key.Key_Return)
    assert len(accepted(opened)) == 8


def test_least_certain_first_is_also_the_order_of_the_keys(
    window: MainWindow, backend: KnownBackend, note: Path, qtbot: QtBot
) -> None:
    backend.scores = {"Mr. Okonkwo": 0.3, "02/16/2025": 0.2, "40-771-926": 0.6}
    window.start([note])
    wait_ready(qtbot, window)
    window.services.commands["group_certainty"].trigger()
    window.reviewer.focus.look_at(None)
    press(qtbot, window, Key.Key_Return)
    seen = []
    for _ in range(4):
        seen.append(focus_text(window))
        press(qtbot, window, Key.Key_A)
    assert seen == ["02/16/2025", "Mr. Okonkwo", "40-771-926", "Thaddeus Okonkwo"]
    assert focus_text(window) == "02/09/2025"
    press(qtbot, window, Key.Key_Z, Mod.ControlModifier)
    press(qtbot, window, Key.Key_Z, Mod.ControlModifier)
    press(qtbot, window, Key.Key_Return)
    assert focus_text(window) == "Thaddeus Okonkwo"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("as_pages", [True, False])
def test_the_pointer_is_told_what_a_mark_is_who_found_it_and_how_sure(
    paged: MainWindow, qtbot: QtBot, as_pages: bool
) -> None:
    if not as_pages:
        paged.services.commands["pages"].trigger()
    view = paged.area.view
    review = review_of(paged)
    mark = view.marks[0]
    qtbot.waitUntil(lambda: bool(view.boxes_of(mark)))
    place = view.boxes_of(mark)[0].center()
    words = paged.explainer.words_at(view.viewport(), place)
    assert words == "Patient or relative, to review\nFound by fake, score 0.90"
    event = QHelpEvent(QHelpEvent.Type.ToolTip, place.toPoint(), QPoint(1, 1))
    QApplication.sendEvent(view.viewport(), event)
    assert paged.explainer.words_at(view.viewport(), QPointF(-50, -50)) == ""

    paged.reviewer.focus.look_at(review.findings[0].id)
    press(qtbot, paged, Key.Key_L, Mod.ShiftModifier)
    qtbot.waitUntil(lambda: not paged.services.jobs.busy)
    paged.reviewer.focus.look_at(review.findings[0].id)
    place = view.boxes_of(view.marks[0])[0].center()
    assert "Never redact" in paged.explainer.words_at(view.viewport(), place)
    assert NOTE.split()[1] not in words


def test_the_name_of_a_field_stands_level_with_it(opened: MainWindow) -> None:
    opened.services.commands["accept_above"].trigger()
    dialog = opened.services.dialogs.current
    assert isinstance(dialog, ScoreDialog)
    dialog.grab()
    name = next(label for label in dialog.findChildren(QLabel) if label.buddy() is dialog.score)
    assert abs(name.geometry().center().y() - dialog.score.geometry().center().y()) <= 1
    assert not name.alignment() & (Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignBottom)
