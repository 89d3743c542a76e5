"""A window comes back where and as it was closed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from pytestqt.qtbot import QtBot
from support.known.known_window import NOTE, KnownBackend, shown, wait_ready

from app.settings import Settings
from app.ui.core.theme import GRID
from app.ui.shell.main_window import MainWindow

PLACE = QRect(2, 60, 780, 620)
ROOMY = QSize(1720, 620)
DRAGGED = 300


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    return tmp_path / "window.json"


def new_window() -> MainWindow:
    return MainWindow(KnownBackend(paged=True), Settings(theme="light"))


def test_size_place_and_thumbnails_come_back(qtbot: QtBot, note: Path, stored: Path) -> None:
    note.write_text(NOTE * 3, encoding="utf-8")
    with shown(qtbot, new_window()) as first:
        first.look_as_before(stored)
        first.resize(ROOMY)
        first.start([note])
        wait_ready(qtbot, first)
        assert first.area.thumbs.isVisible()
        first.services.commands["thumbnails"].trigger()
        first.setGeometry(PLACE)
    second = new_window()
    second.look_as_before(stored)
    with shown(qtbot, second):
        assert second.geometry() == PLACE
        second.resize(ROOMY)
        second.start([note])
        wait_ready(qtbot, second)
        assert not second.area.thumbs.isVisible()
        assert not second.services.commands["thumbnails"].isChecked()
        second.services.commands["thumbnails"].trigger()
        assert second.area.thumbs.isVisible()


def test_parts_are_as_wide_as_they_were_dragged(qtbot: QtBot, note: Path, stored: Path) -> None:
    with shown(qtbot, new_window()) as first:
        first.look_as_before(stored)
        opened_wide(qtbot, first, note)
        assert first.panes.sizes()[0] != DRAGGED
        first.panes.moveSplitter(DRAGGED, 1)
    second = new_window()
    second.look_as_before(stored)
    with shown(qtbot, second):
        opened_wide(qtbot, second, note)
        assert second.panes.sizes()[0] == DRAGGED


def opened_wide(qtbot: QtBot, window: MainWindow, note: Path) -> None:
    window.resize(1400, 700)
    window.start([note])
    wait_ready(qtbot, window)


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{}", "no", '{"version": 1, "geometry": "x", "panes": [1], "thumbnails": true}'],
)
def test_what_is_damaged_changes_nothing(qtbot: QtBot, stored: Path, content: str) -> None:
    stored.write_text(content, encoding="utf-8")
    window = new_window()
    size, widths = window.size(), window.panes.widths
    window.look_as_before(stored)
    assert (window.size(), window.panes.widths) == (size, widths)
    assert window.services.commands["thumbnails"].isChecked()
    with shown(qtbot, window):
        pass
    assert '"version": 1' in stored.read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_written_is_no_reason_to_stay_open(
    qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    window = new_window()
    window.look_as_before(tmp_path / "file" / "window.json")
    with shown(qtbot, window):
        pass
    assert window.closing.ended


def test_a_narrow_window_leaves_the_document_what_it_needs(qtbot: QtBot, note: Path) -> None:
    with shown(qtbot, new_window()) as window:
        window.resize(900, 600)
        window.start([note])
        wait_ready(qtbot, window)
        documents, area, findings = window.panes.sizes()
        assert area >= 56 * GRID
        assert documents >= 18 * GRID
        assert findings >= 30 * GRID
