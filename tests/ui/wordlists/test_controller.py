"""Words put on a list from a finding or in the dialog: followed everywhere, undone by one key."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot
from support.known.known_window import (
    NOTE,
    TIMEOUT,
    KnownBackend,
    press,
    review_of,
    saved,
    shown,
    texts,
    wait_ready,
)

from app.engine.domain.document import Span
from app.engine.domain.review import Action
from app.engine.wordlists.lists import ActiveWordLists, Scope, WordLists
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.shell.main_window import MainWindow
from app.ui.wordlists.dialog import ListsDialog

Key, Mod = Qt.Key, Qt.KeyboardModifier


def rest(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: not window.services.jobs.busy, timeout=TIMEOUT)


def kept(window: MainWindow) -> list[str]:
    return texts(window, lambda review, f: review.action(f) is Action.REJECT)


def removed(window: MainWindow) -> list[str]:
    return texts(window, lambda review, f: review.action(f) is Action.ACCEPT)


def look_at(window: MainWindow, literal: str) -> None:
    review = review_of(window)
    found = next(f for f in review.findings if f.span.of(review.document.text) == literal)
    window.reviewer.focus.look_at(found.id)


def select(window: MainWindow, literal: str) -> None:
    start = review_of(window).document.text.index(literal)
    window.area.view.select(Span(start, start + len(literal)))


def own(window: MainWindow) -> WordLists:
    """The lists of the document in view."""
    return window.word_lists.lists.lists(Scope.DOCUMENT)


def test_never_redact_rejects_every_mention_by_itself_and_one_undo_takes_it_back(
    opened: MainWindow, qtbot: QtBot
) -> None:
    look_at(opened, "Venkataraman")
    press(qtbot, opened, Key.Key_L, Mod.ShiftModifier)
    rest(qtbot, opened)
    assert kept(opened) == ["Venkataraman"] * 2
    assert own(opened) == WordLists(never=("Venkataraman",))
    assert opened.word_lists.lists.active.own == WordLists(), "no other document hears of it"
    assert opened.services.commands["undo"].toolTip() == "Undo never redact these words (Ctrl+Z)"
    press(qtbot, opened, Key.Key_Z, Mod.ControlModifier)
    rest(qtbot, opened)
    assert not kept(opened)
    assert own(opened) == WordLists()
    press(qtbot, opened, Key.Key_Y, Mod.ControlModifier)
    rest(qtbot, opened)
    assert kept(opened) == ["Venkataraman"] * 2
    assert own(opened) == WordLists(never=("Venkataraman",))


def test_a_longer_finding_is_still_to_be_reviewed(opened: MainWindow, qtbot: QtBot) -> None:
    select(opened, "Okonkwo")
    press(qtbot, opened.area.text, Key.Key_L, Mod.ShiftModifier)
    rest(qtbot, opened)
    assert own(opened).never == ("Okonkwo",)
    assert not kept(opened)


def test_always_redact_accepts_the_finding_and_its_other_spellings(
    opened: MainWindow, qtbot: QtBot
) -> None:
    look_at(opened, "Thaddeus Okonkwo")
    press(qtbot, opened, Key.Key_L)
    rest(qtbot, opened)
    assert removed(opened) == ["Thaddeus Okonkwo"] * 2
    (one,) = own(opened).always
    assert (one.text, one.subcategory) == ("Thaddeus Okonkwo", "PATIENT")


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_selection_is_asked_for_its_kind_and_then_removed_everywhere(
    opened: MainWindow, qtbot: QtBot
) -> None:
    select(opened, "fell")
    press(qtbot, opened.area.text, Key.Key_L)
    menu = next(one for one in opened.findChildren(QMenu) if one.isVisible())
    QTest.keyClick(menu, Key.Key_7)
    rest(qtbot, opened)
    assert "fell" in removed(opened)
    assert own(opened).always[0].subcategory == "PROFESSION"
    opened.activateWindow()
    qtbot.waitUntil(opened.isActiveWindow)
    press(qtbot, opened, Key.Key_Z, Mod.ControlModifier)
    assert "fell" not in texts(opened, lambda *_: True)
    assert own(opened) == WordLists()


def test_a_single_letter_is_not_removed_everywhere(opened: MainWindow, qtbot: QtBot) -> None:
    select(opened, "M")
    opened.word_lists.always_as("PATIENT", Span(28, 29))
    assert own(opened) == WordLists()
    assert "single character" in opened.status.currentMessage()


def test_other_open_documents_and_new_ones_follow_and_what_was_decided_there_stays(
    opened: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    other, later = tmp_path / "other.txt", tmp_path / "later.txt"
    for path in (other, later):
        path.write_text(NOTE, encoding="utf-8")
    first = opened.services.documents.current
    opened.opener.open([other])
    wait_ready(qtbot, opened)
    rest(qtbot, opened)
    press(qtbot, opened, Key.Key_A)
    opened.services.documents.show(first)
    look_at(opened, "Thaddeus Okonkwo")
    opened.services.commands["never_everywhere"].trigger()
    rest(qtbot, opened)
    opened.services.documents.show(opened.services.documents.entries[1])
    assert kept(opened) == ["Thaddeus Okonkwo"]
    assert removed(opened) == ["Thaddeus Okonkwo"]
    opened.opener.open([later])
    wait_ready(qtbot, opened)
    qtbot.waitUntil(lambda: kept(opened) == ["Thaddeus Okonkwo"] * 2)
    assert opened.services.commands["undo"].toolTip() == "Undo apply the word lists (Ctrl+Z)"

    opened.services.documents.show(first)
    press(qtbot, opened, Key.Key_Z, Mod.ControlModifier)
    rest(qtbot, opened)
    opened.services.documents.show(opened.services.documents.entries[2])
    assert not kept(opened)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_names_the_words(opened: MainWindow, qtbot: QtBot) -> None:
    look_at(opened, "40-771-926")
    opened.menus.show_for_finding(opened.mapToGlobal(opened.rect().center()))
    menu = next(one for one in opened.findChildren(QMenu) if one.isVisible())
    words = [action.text() for action in menu.actions()]
    assert "Always redact “40-771-926” in this document" in words
    assert "Always redact “40-771-926” in all documents" in words
    never = "Never redact “40-771-926” in this document"
    action = next(one for one in menu.actions() if one.text() == never)
    action.trigger()
    menu.close()
    rest(qtbot, opened)
    assert kept(opened) == ["40-771-926"]


def test_the_dialog_adds_and_removes_by_keyboard_and_follows_at_once(
    opened: MainWindow, qtbot: QtBot
) -> None:
    press(qtbot, opened, Key.Key_L, Mod.ControlModifier)
    dialog = opened.services.dialogs.current
    assert isinstance(dialog, ListsDialog)
    QTest.keyClicks(dialog.always.field, "at  home")
    dialog.kind.setCurrentIndex(dialog.kind.findData("LOCATION_OTHER"))
    press(qtbot, dialog.always.field, Key.Key_Return)
    assert dialog.isVisible()
    QTest.keyClicks(dialog.never.field, "venkataraman")
    press(qtbot, dialog.never.field, Key.Key_Return)
    rest(qtbot, opened)
    assert "at home" in removed(opened)
    assert kept(opened) == ["Venkataraman"] * 2
    assert dialog.always.list.item(0).text() == "at home  –  Other location"

    dialog.never.list.setCurrentRow(0)
    dialog.never.list.setFocus()
    press(qtbot, dialog.never.list, Key.Key_Delete)
    rest(qtbot, opened)
    assert dialog.never.list.count() == 0
    assert not kept(opened)
    assert "In this document" in dialog.message.text()
    press(qtbot, dialog.undo, Key.Key_Space)
    rest(qtbot, opened)
    assert kept(opened) == ["Venkataraman"] * 2
    assert dialog.never.list.count() == 1
    assert opened.word_lists.lists.active.own == WordLists()
    assert not dialog.undo.isVisible()
    dialog.reject()


def test_without_a_document_the_dialog_still_changes_the_lists(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.services.commands["lists"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ListsDialog)
    QTest.keyClicks(dialog.always.field, "x")
    press(qtbot, dialog.always.field, Key.Key_Return)
    assert dialog.always.problem.isVisible()
    QTest.keyClicks(dialog.never.field, "Lipitor")
    press(qtbot, dialog.never.field, Key.Key_Return)
    assert window.word_lists.lists.active.own == WordLists(never=("Lipitor",))
    assert "In all documents" in dialog.message.text()
    dialog.undo.click()
    assert window.word_lists.lists.active.own == WordLists()
    assert dialog.never.list.count() == 0
    window.services.commands["redo"].trigger()
    assert window.word_lists.lists.active.own == WordLists(never=("Lipitor",))
    dialog.reject()


@pytest.mark.parametrize("when", ["before", "after"])
def test_lists_outlive_the_program_and_are_followed_in_what_is_opened_then(
    qtbot: QtBot, note: Path, tmp_path: Path, when: str
) -> None:
    folder = tmp_path / "sessions"
    lists = WordLists().with_never("Venkataraman").with_always("at home", "LOCATION_OTHER")
    early = SessionStore(folder)
    early.unlock()
    if when == "before":
        early.keep_lists(lists, WordLists())
    with shown(
        qtbot, MainWindow(KnownBackend(), Settings(theme="light"), SessionStore(folder))
    ) as window:
        window.start([note])
        wait_ready(qtbot, window)
        rest(qtbot, window)
        if when == "after":
            look_at(window, "Venkataraman")
            window.services.commands["never_everywhere"].trigger()
            select(window, "at home")
            window.word_lists.always_as("LOCATION_OTHER", Span(90, 97), Scope.EVERYWHERE)
            rest(qtbot, window)
        saved(qtbot, window)
        assert kept(window) == ["Venkataraman"] * 2
    assert early.lists()[0].never == ("Venkataraman",)
    assert len(early.lists()[0].always) == 1

    with shown(
        qtbot, MainWindow(KnownBackend(), Settings(theme="light"), SessionStore(folder))
    ) as window:
        window.start([note])
        wait_ready(qtbot, window)
        rest(qtbot, window)
        steps = review_of(window), window.services.documents.undo_group.activeStack().count()
        assert kept(window) == ["Venkataraman"] * 2
        assert steps[1] == (1 if when == "before" else 2)


def test_lists_that_cannot_be_read_are_told_and_not_replaced(
    qtbot: QtBot, note: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "sessions"
    early = SessionStore(folder)
    early.unlock()
    early.keep_lists(WordLists(never=("Venkataraman",)), WordLists())
    file = folder / "words.list"
    file.write_bytes(b"nonsense")
    with shown(
        qtbot, MainWindow(KnownBackend(), Settings(theme="light"), SessionStore(folder))
    ) as window:
        window.start([note])
        wait_ready(qtbot, window)
        rest(qtbot, window)
        assert window.area.banner.isVisible()
        look_at(window, "40-771-926")
        press(qtbot, window, Key.Key_L, Mod.ShiftModifier)
        rest(qtbot, window)
        assert kept(window) == ["40-771-926"]
    assert file.read_bytes() == b"nonsense"


def test_the_single_key_changes_no_other_document_and_is_told_with_an_undo_that_works(
    opened: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    other = tmp_path / "other.txt"
    other.write_text(NOTE, encoding="utf-8")
    first = opened.services.documents.current
    opened.opener.open([other])
    wait_ready(qtbot, opened)
    rest(qtbot, opened)
    opened.services.documents.show(first)
    look_at(opened, "Thaddeus Okonkwo")
    press(qtbot, opened, Key.Key_L)
    rest(qtbot, opened)
    assert removed(opened) == ["Thaddeus Okonkwo"] * 2
    message = opened.status.currentMessage()
    assert message == "Always redacted: “Thaddeus Okonkwo”. In this document."
    assert opened.status.undo.isVisible()
    QTest.mouseClick(opened.status.undo, Qt.MouseButton.LeftButton)
    rest(qtbot, opened)
    assert not removed(opened)
    assert own(opened) == WordLists()

    press(qtbot, opened, Key.Key_L)
    rest(qtbot, opened)
    opened.services.documents.show(opened.services.documents.entries[1])
    assert not removed(opened)
    assert own(opened) == WordLists()


def test_words_of_one_document_come_back_with_it_and_count_for_more_than_lists_for_all(
    qtbot: QtBot, note: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "sessions"

    def made() -> MainWindow:
        return MainWindow(KnownBackend(), Settings(theme="light"), SessionStore(folder))

    with shown(qtbot, made()) as window:
        window.start([note])
        wait_ready(qtbot, window)
        look_at(window, "Venkataraman")
        press(qtbot, window, Key.Key_L, Mod.ShiftModifier)
        rest(qtbot, window)
        saved(qtbot, window)
    with shown(qtbot, made()) as window:
        window.start([note])
        wait_ready(qtbot, window)
        rest(qtbot, window)
        assert own(window) == WordLists(never=("Venkataraman",))
        assert kept(window) == ["Venkataraman"] * 2
        lists = window.word_lists.lists
        assert lists.active.own == WordLists()
        always = WordLists().with_always("Venkataraman", "DOCTOR")
        lists.put(ActiveWordLists(always, WordLists()), None)
        rest(qtbot, window)
        assert kept(window) == ["Venkataraman"] * 2
        window.services.commands["undo"].trigger()
        rest(qtbot, window)
        assert own(window) == WordLists()
