"""People and places of a patient: merged, split and corrected by mouse and keyboard, undone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot
from support.known.known_window import TIMEOUT, press

from app.ui.cases.people_dialog import PeopleDialog
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier
LEFT = Qt.MouseButton.LeftButton


def rest(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: not window.services.jobs.busy, timeout=TIMEOUT)


@pytest.fixture
def dialog(opened: MainWindow, qtbot: QtBot) -> PeopleDialog:
    """The table of the note, which has a patient and a clinician."""
    rest(qtbot, opened)
    opened.cases.assign_all(opened.services.documents.entries, "Bed 7")
    opened.services.commands["people"].trigger()
    shown = opened.services.dialogs.current
    assert isinstance(shown, PeopleDialog)
    qtbot.waitUntil(lambda: shown.list.topLevelItemCount() == 2, timeout=TIMEOUT)
    return shown


def rows(dialog: PeopleDialog) -> dict[str, str]:
    tops = [dialog.list.topLevelItem(at) for at in range(dialog.list.topLevelItemCount())]
    return {one.text(0): one.text(1) for one in tops if one is not None}


def click(
    dialog: PeopleDialog,
    item: QTreeWidgetItem | None,
    keys: Qt.KeyboardModifier = Mod.NoModifier,
) -> None:
    assert item is not None
    place = dialog.list.visualItemRect(item).center()
    QTest.mouseClick(dialog.list.viewport(), LEFT, keys, place)


def test_a_table_opened_while_documents_are_searched_says_so_and_fills(
    window: MainWindow, note: Path, qtbot: QtBot
) -> None:
    window.opener.open([note])
    window.cases.assign_all(window.services.documents.entries, "Bed 7")
    window.services.commands["people"].trigger()
    shown = window.services.dialogs.current
    assert isinstance(shown, PeopleDialog)
    assert shown.empty.text() == "Looking for people and places…"
    words = "No people or places were found so far."
    qtbot.waitUntil(lambda: shown.empty.text() == words, timeout=TIMEOUT)
    qtbot.waitUntil(shown.empty.isVisible, timeout=TIMEOUT)
    assert not shown.list.topLevelItemCount()
    window.services.model.load()
    qtbot.waitUntil(lambda: shown.list.topLevelItemCount() == 2, timeout=TIMEOUT)
    assert not shown.empty.isVisible()


def test_two_people_are_merged_by_a_key_and_parted_by_undo(
    opened: MainWindow, dialog: PeopleDialog, qtbot: QtBot
) -> None:
    before = rows(dialog)
    assert list(before) == ["Thaddeus Okonkwo", "Venkataraman"]
    click(dialog, dialog.list.topLevelItem(0))
    assert not dialog.merge.isEnabled()
    click(dialog, dialog.list.topLevelItem(1), Mod.ControlModifier)
    press(qtbot, dialog.list, Key.Key_M)
    qtbot.waitUntil(lambda: dialog.list.topLevelItemCount() == 1, timeout=TIMEOUT)
    assert dialog.undo_line.message.text() == "1 merged with Thaddeus Okonkwo."
    assert opened.cases.follower.book.corrections["bed 7"]
    QTest.mouseClick(dialog.undo_line.undo, LEFT)
    qtbot.waitUntil(lambda: rows(dialog) == before, timeout=TIMEOUT)
    assert not opened.cases.follower.book.corrections


def test_a_way_of_writing_is_split_off_by_mouse(dialog: PeopleDialog, qtbot: QtBot) -> None:
    top = dialog.list.topLevelItem(0)
    assert top is not None
    children = [one for at in range(top.childCount()) if (one := top.child(at)) is not None]
    child = next(one for one in children if one.text(0) == "Mr. Okonkwo")
    click(dialog, child)
    QTest.mouseClick(dialog.split, LEFT)
    qtbot.waitUntil(lambda: dialog.list.topLevelItemCount() == 3, timeout=TIMEOUT)
    made = rows(dialog)
    assert made["Mr. Okonkwo"].split()[-1] != made["Thaddeus Okonkwo"].split()[-1]


def test_another_surrogate_is_typed_and_one_that_tells_something_or_is_taken_is_refused(
    opened: MainWindow, dialog: PeopleDialog, qtbot: QtBot
) -> None:
    press(qtbot, dialog.list, Key.Key_T)
    assert dialog.words.hasFocus()
    for words in ("Okonkwo Smith", "Taken Already", rows(dialog)["Venkataraman"]):
        dialog.words.setText(words)
        press(qtbot, dialog.words, Key.Key_Return)
        qtbot.waitUntil(dialog.problem.isVisible, timeout=TIMEOUT)
        assert not opened.cases.follower.book.corrections
    dialog.words.setText("Marcus Hale")
    press(qtbot, dialog.words, Key.Key_Return)
    qtbot.waitUntil(lambda: rows(dialog)["Thaddeus Okonkwo"] == "Marcus Hale", timeout=TIMEOUT)
    assert opened.services.commands["undo"].toolTip() == "Undo change a surrogate (Ctrl+Z)"


def test_without_a_patient_the_window_says_what_to_do_first(opened: MainWindow) -> None:
    opened.services.commands["people"].trigger()
    assert opened.services.dialogs.current is None
    assert "Same patient" in opened.status.currentMessage()
