"""Known identifiers in the window: found in all documents, kept in the project, undone as one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.known.known_window import (
    TIMEOUT,
    KnownBackend,
    press,
    review_of,
    saved,
    shown,
    texts,
    wait_ready,
)

from app.engine.detectors.base import KNOWN
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.cases.known_dialog import KnownDialog
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier
TABLE = "given name,family name,birth date,MRN\nJosé,Álvarez,1958-07-14,40-771-926\n"


def rest(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: not window.services.jobs.busy, timeout=TIMEOUT)


def found(window: MainWindow) -> list[str]:
    return texts(window, lambda _, finding: finding.detector == KNOWN)


def dialog_of(window: MainWindow) -> KnownDialog:
    window.services.commands["known"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, KnownDialog)
    return dialog


def add(qtbot: QtBot, window: MainWindow, table: str = TABLE) -> None:
    dialog = dialog_of(window)
    dialog.field.setPlainText(table)
    QTest.mouseClick(dialog.add, Qt.MouseButton.LeftButton)
    rest(qtbot, window)
    press(qtbot, dialog, Key.Key_Escape)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def test_pasted_patients_are_found_at_once_and_one_undo_takes_all_back(
    opened: MainWindow, qtbot: QtBot
) -> None:
    before = review_of(opened)
    add(qtbot, opened)
    assert found(opened) == ["40-771-926", "José\u0301 Álvarez"]
    undo = opened.services.commands["undo"]
    assert undo.toolTip() == "Undo change the known identifiers (Ctrl+Z)"
    press(qtbot, opened, Key.Key_Z, Mod.ControlModifier)
    rest(qtbot, opened)
    assert review_of(opened) == before
    assert opened.cases.follower.book.known == ()
    press(qtbot, opened, Key.Key_Y, Mod.ControlModifier)
    rest(qtbot, opened)
    assert found(opened) == ["40-771-926", "José\u0301 Álvarez"]
    assert len(opened.cases.follower.book.known) == 1


def test_a_document_that_is_opened_later_is_looked_through_as_well(
    opened: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    add(qtbot, opened)
    later = tmp_path / "later.txt"
    later.write_text("Alvarez, Jose was seen.\n")
    opened.opener.open([later])
    qtbot.waitUntil(lambda: opened.reviewer.entry is opened.services.documents.entries[1])
    wait_ready(qtbot, opened)
    qtbot.waitUntil(lambda: found(opened) == ["Alvarez, Jose"])


def test_what_was_decided_stays_and_a_list_that_is_taken_away_takes_no_finding_with_it(
    opened: MainWindow, qtbot: QtBot
) -> None:
    review = review_of(opened)
    number = next(f for f in review.findings if f.subcategory == "MEDICALRECORD")
    opened.reviewer.focus.look_at(number.id)
    press(qtbot, opened, Key.Key_R)
    add(qtbot, opened)
    assert found(opened) == ["José\u0301 Álvarez"]
    dialog = dialog_of(opened)
    press(qtbot, dialog.list, Key.Key_Down)
    press(qtbot, dialog.list, Key.Key_Space)
    QTest.mouseClick(dialog.remove, Qt.MouseButton.LeftButton)
    rest(qtbot, opened)
    assert dialog.list.topLevelItemCount() == 0
    words = "1 patient removed. What was found stays for you to decide."
    assert dialog.undo_line.message.text() == words
    assert found(opened) == ["José\u0301 Álvarez"]
    QTest.mouseClick(dialog.undo_line.undo, Qt.MouseButton.LeftButton)
    assert dialog.list.topLevelItemCount() == 1


def test_a_table_that_cannot_be_read_says_why_and_changes_nothing(
    opened: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = dialog_of(opened)
    dialog.field.setPlainText("colour\nblue\n")
    QTest.mouseClick(dialog.add, Qt.MouseButton.LeftButton)
    assert "column 1" in dialog.problem.text()
    assert dialog.field.toPlainText()
    path = tmp_path / "patients.csv"
    path.write_text(TABLE)
    dialog.add_file(path)
    rest(qtbot, opened)
    assert not dialog.problem.isVisible()
    assert dialog.list.topLevelItemCount() == 1


def test_a_project_keeps_the_list_encrypted_and_finds_it_again(
    tmp_path: Path, note: Path, qtbot: QtBot
) -> None:
    path, folder = tmp_path / "ward.incognote", tmp_path / "sessions"
    with shown(qtbot, MainWindow(KnownBackend(), Settings(), SessionStore(folder))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        add(qtbot, window)
        window.projects.begin(path)
        qtbot.waitUntil(lambda: window.projects.path is not None, timeout=TIMEOUT)
        rest(qtbot, window)
        saved(qtbot, window)
        project = window.projects.path
    assert project is not None
    assert b"lvarez" not in project.read_bytes()
    with shown(qtbot, MainWindow(KnownBackend(), Settings(), SessionStore(folder))) as window:
        window.start()
        window.projects.open(project)
        qtbot.waitUntil(lambda: bool(window.cases.follower.book.known), timeout=TIMEOUT)
        window.projects.close()
        qtbot.waitUntil(lambda: not window.cases.follower.book.known, timeout=TIMEOUT)
