"""The line at the bottom says what may be missed, and which model pack does the work."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from support.known.known_window import NOTE, KnownBackend, press, shown, texts, wait_ready

from app.engine.domain.document import Span
from app.engine.domain.review import Action, Finding
from app.engine.tagger.pack.operating_points import likely_range
from app.settings import Settings
from app.ui.shell.main_window import MainWindow
from app.ui.shell.status_bar import Status, reading_ms


def test_the_pack_is_named_with_the_first_letters_of_its_hash(opened: MainWindow) -> None:
    assert opened.status.engine.text() == "English model 0.1 0000… on CPU"
    assert "0" * 64 in opened.status.engine.toolTip()


def test_what_may_be_missed_is_less_once_a_near_miss_is_accepted(qtbot: QtBot, note: Path) -> None:
    backend = KnownBackend(doubted={"fell": 0.2, "home": 0.8})
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        counts = window.status.counts
        said = "about 1 identifier may be missed (0–2)"
        qtbot.waitUntil(lambda: counts.text().endswith(said))
        entry = window.services.documents.entries[0]
        window.services.documents.show_near(opened=True)
        window.reviewer.focus.look_at(
            next(one.id for one in entry.near.values() if one.score > 0.5)
        )
        press(qtbot, window, Qt.Key.Key_A)
        said = "about 0.2 identifiers may be missed (0–1)"
        qtbot.waitUntil(lambda: counts.text().endswith(said))


def test_where_there_is_little_room_what_was_decided_gives_way(qtbot: QtBot, note: Path) -> None:
    backend = KnownBackend(doubted={"fell": 0.2})
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        status, missed = window.status, "about 0.2 identifiers may be missed (0–1)"
        qtbot.waitUntil(lambda: status.counts.text().endswith(missed))
        assert status.counts.text() == f"8 to review · 0 accepted · 0 rejected · {missed}"
        beside = status.counts.sizeHint().width() - 20
        offline = next(one for one in status.findChildren(QLabel) if one.text() == "offline")
        status.setFixedWidth(beside + offline.sizeHint().width())
        qtbot.waitUntil(lambda: status.counts.text() == f"8 to review · {missed}")
        status.setFixedWidth(window.width())
        qtbot.waitUntil(lambda: "0 accepted" in status.counts.text())


@pytest.mark.parametrize(
    ("scores", "expected"),
    [((0.4,), (0, 1)), ((1.0, 1.0), (2, 2)), ((0.5,) * 100, (41, 59)), ((), (0, 0))],
)
def test_the_range_is_rounded_outwards(
    scores: tuple[float, ...], expected: tuple[int, int]
) -> None:
    near = [Finding("", Span(at, at + 1), "PATIENT", score, "") for at, score in enumerate(scores)]
    assert likely_range(near) == expected


def test_what_is_told_of_a_document_goes_with_it(qtbot: QtBot, tmp_path: Path) -> None:
    paths = [tmp_path / f"note-{number}.txt" for number in range(2)]
    for path in paths:
        path.write_text(NOTE, encoding="utf-8")
    with shown(qtbot, MainWindow(KnownBackend(), Settings(theme="light"))) as window:
        window.start(paths)
        wait_ready(qtbot, window)
        press(qtbot, window, Qt.Key.Key_N)
        assert "Select text first" in window.status.currentMessage()
        window.queue.step(1)
        assert window.status.currentMessage() == ""
        qtbot.waitUntil(
            lambda: all(one.review is not None for one in window.services.documents.entries)
        )
        window.services.commands["finish"].trigger()
        assert "marked as reviewed" in window.status.currentMessage()
        # With it goes *Undo*, which would undo something else in another document.
        window.queue.step(1)
        assert window.status.currentMessage() == ""


def test_what_is_told_begins_where_the_counts_do(opened: MainWindow, qtbot: QtBot) -> None:
    status = opened.status
    status.counts.setText("M")
    status._words = "M"

    def first_ink() -> int:
        shot = status.grab().toImage()
        ground = shot.pixelColor(2, shot.height() // 2)
        columns = range(2, 100)
        inked = (
            x
            for x in columns
            if any(shot.pixelColor(x, y) != ground for y in range(4, shot.height() - 4))
        )
        return next(inked)

    of_counts = first_ink()
    status.say("M")
    assert abs(first_ink() - of_counts) <= 1


def reading(status: Status) -> QTimer:
    """What ends the message that is shown."""
    return next(one for one in status.findChildren(QTimer) if one.isActive())


def test_a_message_stays_as_long_as_it_takes_to_read_it(opened: MainWindow, qtbot: QtBot) -> None:
    assert reading_ms("Saved.") == 6000
    long = "A hundred and twenty letters are read by a slow reader in about fourteen seconds. " * 2
    assert 15_000 < reading_ms(long) < 20_000
    assert reading_ms(long * 50) == 30_000
    opened.services.notifier.message.emit(long)
    assert reading(opened.status).interval() == reading_ms(long)
    reading(opened.status).setInterval(1)
    qtbot.waitUntil(lambda: opened.status.currentMessage() == "")


def test_a_message_stays_while_the_pointer_or_the_focus_is_on_it(
    opened: MainWindow, qtbot: QtBot
) -> None:
    status, middle = opened.status, QPointF(5, 5)
    press(qtbot, opened, Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    assert reading(status).isActive()
    QApplication.sendEvent(status, QEnterEvent(middle, middle, middle))
    assert not [one for one in status.findChildren(QTimer) if one.isActive()]
    QApplication.sendEvent(status, QEvent(QEvent.Type.Leave))
    assert reading(status).interval() == 3000
    status.undo.setFocus()
    assert not [one for one in status.findChildren(QTimer) if one.isActive()]
    press(qtbot, status.undo, Qt.Key.Key_Space)
    assert not texts(opened, lambda review, f: review.action(f) is Action.ACCEPT)


def test_what_was_told_of_a_step_goes_with_undo_at_the_next_one(
    opened: MainWindow, qtbot: QtBot
) -> None:
    press(qtbot, opened, Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    assert opened.status.currentMessage() == "5 accepted."
    assert opened.status.undo.isVisible()
    assert opened.status.undo.accessibleName() == "Undo (Ctrl+Z)"
    press(qtbot, opened, Qt.Key.Key_R)
    assert opened.status.currentMessage() == ""
    assert not opened.status.undo.isVisible()


def test_a_message_without_room_is_shortened_and_never_covers_undo(
    opened: MainWindow, qtbot: QtBot
) -> None:
    opened.services.notifier.undoable.emit("Many words " * 60)
    status = opened.status
    assert status.undo.isVisible()
    undo = status.undo.geometry()
    assert status.rect().contains(undo)
    beside = [one for one in status.findChildren(QLabel) if one.isVisible()]
    assert beside
    assert not [one for one in beside if one.geometry().intersects(undo)]
