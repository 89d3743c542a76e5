"""The window tells of text in a language without a model, and calls nothing of it verified."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu
from pytestqt.qtbot import QtBot
from support.known.known_window import (
    NOTE,
    TIMEOUT,
    KnownBackend,
    press,
    review_of,
    saved,
    shown,
    wait_ready,
)
from support.languages import ENGLISH, ITALIAN, SPANISH, SWEDISH

from app.engine.domain.document import Span
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.export.batch import Outcome
from app.ui.export.batch_dialog import BatchDialog
from app.ui.export.dialog import ExportDialog
from app.ui.shell.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SPANISH_NOTE = f"Thaddeus Okonkwo\n{SPANISH}"
MIXED_NOTE = f"{NOTE}\n{ENGLISH}\n{SPANISH}\n{ENGLISH}"


@pytest.fixture
def backend() -> KnownBackend:
    return KnownBackend(recognises=True, doubted={"e": 0.4})


def opened_on(qtbot: QtBot, window: MainWindow, path: Path, text: str) -> MainWindow:
    path.write_text(text, encoding="utf-8")
    window.start([path])
    wait_ready(qtbot, window)
    return window


@pytest.fixture
def spanish(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> MainWindow:
    return opened_on(qtbot, window, tmp_path / "es.txt", SPANISH_NOTE)


@pytest.fixture
def mixed(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> MainWindow:
    return opened_on(qtbot, window, tmp_path / "mixed.txt", MIXED_NOTE)


def menu_of(window: MainWindow) -> QMenu:
    window.services.commands["language"].trigger()
    menus = [one for one in window.findChildren(QMenu) if "Language" in one.accessibleName()]
    return menus[-1]


def choose(window: MainWindow, *words: str) -> None:
    menu = opened_menu = menu_of(window)
    for name in words[:-1]:
        [inner] = [one for one in menu.actions() if one.text() == name]
        submenu = inner.menu()
        assert isinstance(submenu, QMenu)
        menu = submenu
    [action] = [one for one in menu.actions() if one.text() == words[-1]]
    action.trigger()
    opened_menu.close()


def test_a_bar_above_the_document_says_what_is_missing(spanish: MainWindow) -> None:
    bar = spanish.languages.bar
    assert bar.isVisible()
    assert bar.title.text() == "No model for Spanish"
    assert "misses many identifiers" in bar.line.text()
    assert bar.accessibleName().startswith("No model for Spanish")
    assert not bar.show_it.isVisible()


def test_an_english_note_has_no_bar(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    opened_on(qtbot, window, tmp_path / "en.txt", f"{NOTE}\n{ENGLISH}")
    assert review_of(window).document.passages
    assert not window.languages.bar.isVisible()
    qtbot.waitUntil(lambda: "may be missed" in window.status.counts.text(), timeout=TIMEOUT)


def test_nothing_is_estimated(spanish: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: "no estimate" in spanish.status.counts.text(), timeout=TIMEOUT)
    assert "may be missed" not in spanish.status.counts.text()
    for _ in review_of(spanish).findings:
        press(qtbot, spanish, Qt.Key.Key_A)
    assert "may be missed" not in spanish.completion.banner.line.text()


def test_a_second_look_estimates_nothing_either(spanish: MainWindow, qtbot: QtBot) -> None:
    spanish.services.commands["second_look"].trigger()
    look = spanish.second_look
    qtbot.waitUntil(look.bar.isVisible, timeout=TIMEOUT)
    press(qtbot, spanish, Qt.Key.Key_Escape)
    said = " ".join(label.text() for label in look.bar.findChildren(QLabel))
    assert "may be missed" not in said


def test_a_passage_is_named_and_shown(mixed: MainWindow) -> None:
    bar = mixed.languages.bar
    line = MIXED_NOTE.count("\n", 0, MIXED_NOTE.index(SPANISH)) + 1
    assert f"Text from line {line} on seems to be in Spanish" in bar.line.text()
    assert "Milagros" not in bar.line.text()
    QTest.mouseClick(bar.show_it, LEFT)
    assert bar.show_it.isVisible()


def test_the_language_of_the_document_can_be_told_and_undone(
    spanish: MainWindow, qtbot: QtBot
) -> None:
    bar = spanish.languages.bar
    choose(spanish, "English")
    assert not bar.isVisible()
    assert "English" in spanish.status.currentMessage()
    press(qtbot, spanish, Qt.Key.Key_Z, CONTROL)
    assert bar.isVisible()
    choose(spanish, "Other languages", "Catalan")
    assert bar.title.text() == "No model for Catalan"
    choose(spanish, "As recognised")
    assert bar.title.text() == "No model for Spanish"


def test_the_language_of_one_passage_can_be_told(mixed: MainWindow) -> None:
    line = MIXED_NOTE.count("\n", 0, MIXED_NOTE.index(SPANISH)) + 1
    choose(mixed, f"Passage from line {line} on: Spanish", "No language: a table or a list")
    assert not mixed.languages.bar.isVisible()


def test_the_language_of_selected_lines_can_be_told(mixed: MainWindow, qtbot: QtBot) -> None:
    start = MIXED_NOTE.index("Mr Alder")
    mixed.area.view.select(Span(start, start + 8))
    choose(mixed, "Swedish")
    assert mixed.languages.bar.title.text() == "No model for Swedish, Spanish"


def test_who_goes_on_is_reminded_in_one_line(spanish: MainWindow, qtbot: QtBot) -> None:
    bar = spanish.languages.bar
    high = bar.height()
    QTest.mouseClick(bar.go_on, LEFT)
    assert bar.isVisible()
    assert not bar.go_on.isVisible()
    assert "not verified" in bar.line.text()
    qtbot.waitUntil(lambda: bar.height() <= high)
    press(qtbot, spanish, Qt.Key.Key_Z, CONTROL)
    assert bar.go_on.isVisible()
    spanish.services.commands["go_on"].trigger()
    assert not bar.go_on.isVisible()


def test_an_export_is_not_called_checked(spanish: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    spanish.languages.go_on()
    spanish.services.commands["export"].trigger()
    [dialog] = spanish.findChildren(ExportDialog)
    qtbot.waitUntil(lambda: bool(dialog.choice.name.text()), timeout=TIMEOUT)
    told = " ".join(label.text() for label in dialog.choice.findChildren(QLabel))
    assert "Not verified. The document seems to be in Spanish" in told
    QTest.mouseClick(dialog.choice.export, LEFT)
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.outcome, timeout=TIMEOUT)
    assert dialog.outcome.title.text() == "Exported, not verified"
    assert "Spanish" in dialog.outcome.text
    dialog.accept()


def test_a_batch_lists_such_files_apart(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    paths = []
    for name, text in (("en", f"{NOTE}\n{ENGLISH}"), ("it", ITALIAN), ("sv", SWEDISH)):
        paths.append(tmp_path / f"{name}.txt")
        paths[-1].write_text(text, encoding="utf-8")
    (tmp_path / "deidentified").mkdir()
    window.start(paths)
    for _ in paths:
        wait_ready(qtbot, window)
        window.services.commands["finish"].trigger()
    qtbot.waitUntil(
        lambda: all(entry.is_reviewed for entry in window.services.documents.entries),
        timeout=TIMEOUT,
    )
    window.services.commands["export_reviewed"].trigger()
    [dialog] = window.findChildren(BatchDialog)
    with qtbot.waitSignal(dialog.batch.ended, timeout=TIMEOUT):
        QTest.mouseClick(dialog.export, LEFT)
    assert [item.outcome for item in dialog.batch.items] == [
        Outcome.DONE,
        Outcome.UNVERIFIED,
        Outcome.UNVERIFIED,
    ]
    assert dialog.title.text() == "1 of 3 exported and verified"
    assert "it.deid.txt, sv.deid.txt" in dialog.text_label.text()
    dialog.reject()


def test_what_was_said_of_languages_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "es.txt"
    folder = tmp_path / "sessions"

    def window() -> MainWindow:
        backend = KnownBackend(recognises=True)
        return MainWindow(backend, Settings(theme="light"), SessionStore(folder))

    with shown(qtbot, window()) as first:
        opened_on(qtbot, first, path, SPANISH_NOTE)
        first.languages.tell("it")
        first.languages.go_on()
        saved(qtbot, first)
        before = review_of(first)
    with shown(qtbot, window()) as second:
        second.start([path])
        wait_ready(qtbot, second)
        review = review_of(second)
        assert (review.languages, review.served) == (before.languages, ("en",))
        assert second.languages.bar.title.text() == "No model for Italian"
        press(qtbot, second, Qt.Key.Key_Z, CONTROL)
        press(qtbot, second, Qt.Key.Key_Z, CONTROL)
        assert second.languages.bar.title.text() == "No model for Spanish"
