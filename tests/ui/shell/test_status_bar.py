"""The line at the bottom says what may be missed, and which model pack does the work."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known_window import NOTE, KnownBackend, press, shown, wait_ready

from app.engine.domain.document import Span
from app.engine.domain.review import Finding
from app.engine.tagger.operating_points import likely_range
from app.settings import Settings
from app.ui.shell.main_window import MainWindow


def test_the_pack_is_named_with_the_first_letters_of_its_hash(opened: MainWindow) -> None:
    assert opened.status.engine.text() == "English pack 0.1 0000… on CPU"
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
        status.setFixedWidth(beside + status._offline.sizeHint().width())
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
        assert "is reviewed" in window.status.currentMessage()
        window.queue.step(1)
        assert "is reviewed" in window.status.currentMessage()


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
