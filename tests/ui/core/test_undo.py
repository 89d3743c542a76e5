"""Undo and redo across everything: decisions, what was called reviewed, and the queue's order."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import press, settled

from app.engine.domain.review import Action
from app.ui.core.documents import OpenDocument
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def queued(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    paths = [tmp_path / f"note-{number}.txt" for number in range(3)]
    for path in paths:
        path.write_text("Thaddeus Okonkwo came on 02/09/2025.\n", encoding="utf-8")
    window.start(paths)
    settled(qtbot, window)
    return window


def current(window: MainWindow) -> OpenDocument:
    assert window.services.documents.current is not None
    return window.services.documents.current


def names(window: MainWindow) -> list[str]:
    return [entry.path.stem for entry in window.services.documents.entries]


def undo(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window, Key.Key_Z, Mod.ControlModifier)


def redo(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window, Key.Key_Y, Mod.ControlModifier)


def accepted(entry: OpenDocument) -> int:
    assert entry.review is not None
    return sum(one.action is Action.ACCEPT for one in entry.review.decisions.values())


def finished(entry: OpenDocument) -> bool:
    return entry.is_reviewed


def test_undo_and_redo_tell_what_they_did(queued: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, queued, Key.Key_A, Mod.ShiftModifier)
    step = queued.services.commands["undo"].toolTip().removeprefix("Undo ").split(" (")[0]
    undo(qtbot, queued)
    assert queued.status.currentMessage() == f"Undone: {step}"
    redo(qtbot, queued)
    assert queued.status.currentMessage() == f"Redone: {step}"


def test_a_step_of_the_queue_is_told_when_it_is_undone(queued: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, queued, Key.Key_Down, Mod.AltModifier)
    undo(qtbot, queued)
    assert queued.status.currentMessage() == "Undone: move note-0.txt in the queue"


def test_what_was_called_reviewed_is_taken_back_and_called_so_again(
    queued: MainWindow, qtbot: QtBot
) -> None:
    first, second, _ = queued.services.documents.entries
    tips = {name: queued.services.commands[name] for name in ("undo", "redo")}
    press(qtbot, queued, Key.Key_A)
    press(qtbot, queued, Key.Key_D)
    assert current(queued) is second
    assert tips["undo"].toolTip() == "Undo mark note-0.txt as reviewed (Ctrl+Z)"
    press(qtbot, queued, Key.Key_A)
    assert tips["undo"].toolTip() == "Undo accept a finding of Patient or relative (Ctrl+Z)"
    undo(qtbot, queued)
    assert accepted(second) == 0
    undo(qtbot, queued)
    assert current(queued) is first
    assert not finished(first)
    assert "note-0.txt marked as not reviewed." in queued.status.currentMessage()
    undo(qtbot, queued)
    assert accepted(first) == 0
    assert not tips["undo"].isEnabled()
    redo(qtbot, queued)
    assert accepted(first) == 1
    assert tips["redo"].toolTip() == "Redo mark note-0.txt as reviewed (Ctrl+Y)"
    redo(qtbot, queued)
    assert finished(first)
    assert current(queued) is second
    redo(qtbot, queued)
    assert accepted(second) == 1
    assert not tips["redo"].isEnabled()


def test_it_is_said_how_many_were_left_undecided_and_that_undo_takes_it_back(
    queued: MainWindow, qtbot: QtBot
) -> None:
    first, second, _ = queued.services.documents.entries
    press(qtbot, queued, Key.Key_A)
    press(qtbot, queued, Key.Key_D)
    assert current(queued) is second
    said = queued.status.currentMessage()
    assert said == "note-0.txt marked as reviewed. 1 undecided finding will be redacted."
    assert not queued.status.undo.isHidden()
    undo(qtbot, queued)
    assert current(queued) is first
    press(qtbot, queued, Key.Key_A)
    press(qtbot, queued, Key.Key_D)
    assert queued.status.currentMessage() == "note-0.txt marked as reviewed."


def test_what_was_opened_again_is_called_reviewed_by_undo(queued: MainWindow, qtbot: QtBot) -> None:
    first = current(queued)
    press(qtbot, queued, Key.Key_D)
    queued.services.documents.show(first)
    press(qtbot, queued, Key.Key_D, Mod.ShiftModifier)
    assert not finished(first)
    assert (
        queued.services.commands["undo"].toolTip()
        == "Undo mark note-0.txt as not reviewed (Ctrl+Z)"
    )
    undo(qtbot, queued)
    assert finished(first)
    assert current(queued) is first


@pytest.mark.parametrize("dragged", [True, False])
def test_another_order_is_taken_back_and_put_again(
    queued: MainWindow, qtbot: QtBot, dragged: bool
) -> None:
    if dragged:
        assert queued.documents.list.model().moveRow(QModelIndex(), 0, QModelIndex(), 2)
    else:
        press(qtbot, queued, Key.Key_Down, Mod.AltModifier)
    assert names(queued) == ["note-1", "note-0", "note-2"]
    assert (
        queued.services.commands["undo"].toolTip() == "Undo move note-0.txt in the queue (Ctrl+Z)"
    )
    undo(qtbot, queued)
    assert names(queued) == ["note-0", "note-1", "note-2"]
    assert not queued.services.commands["undo"].isEnabled()
    redo(qtbot, queued)
    assert names(queued) == ["note-1", "note-0", "note-2"]


def test_who_goes_on_leaves_behind_what_was_undone(queued: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, queued, Key.Key_D)
    undo(qtbot, queued)
    press(qtbot, queued, Key.Key_A)
    assert not queued.services.commands["redo"].isEnabled()
    undo(qtbot, queued)
    redo(qtbot, queued)
    assert accepted(current(queued)) == 1
    assert not finished(current(queued))


def test_a_closed_document_takes_its_steps_along(queued: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, queued, Key.Key_D)
    queued.opener.close(queued.services.documents.entries[0])
    assert not queued.services.commands["undo"].isEnabled()
