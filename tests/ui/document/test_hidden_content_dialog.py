"""What a file says beside its text is shown to the reviewer, and to nobody else."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from support.files import docx_files, pdf_files
from support.files.real_files import ReadingBackend
from support.known.known_window import press, saved, shown, wait_ready

from app.engine.domain.hidden_content import Channel
from app.sessions.events import Record
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.document.hidden_content_dialog import HEADINGS, HiddenContentDialog
from app.ui.export.dialog import ExportDialog
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier
SECRET = "Johansson"


@pytest.fixture
def reading(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    store = SessionStore(tmp_path / "sessions")
    with shown(qtbot, MainWindow(ReadingBackend(), Settings(key_told=True), store)) as window:
        window.start()
        yield window


def opened(window: MainWindow, path: Path, qtbot: QtBot) -> MainWindow:
    window.opener.open([path])
    wait_ready(qtbot, window)
    return window


def panel(window: MainWindow, qtbot: QtBot) -> HiddenContentDialog:
    press(qtbot, window, Key.Key_I)
    dialog = window.services.dialogs.current
    assert isinstance(dialog, HiddenContentDialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def test_a_key_shows_all_of_it_by_kinds(reading: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    opened(reading, pdf_files.side_channels(tmp_path / "a.pdf"), qtbot)
    dialog = panel(reading, qtbot)
    lines = dialog.words.toPlainText().splitlines()
    for heading, text in (
        ("Comments and notes", "Johansson complained"),
        ("Authors, editors and signers", "Dr Johansson"),
        ("Bookmarks", "Johansson history"),
        ("Layers", "Layer of Johansson"),
        ("Scripts", 'var n = "Johansson"'),
    ):
        assert lines[lines.index(heading) + 1] == text
    told = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "All of this will be removed from the export." in told
    assert dialog.words.hasFocus()


def test_so_it_is_for_word(reading: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    comment = f"<w:comment w:author='Dr Wanda'>{docx_files.p('Ask Quigley')}</w:comment>"
    path = docx_files.package(
        tmp_path / "a.docx",
        docx_files.p("Visible"),
        parts={"c.xml": docx_files.part("comments", comment)},
        relations={"r1": ("comments", "c.xml")},
    )
    text = panel(opened(reading, path, qtbot), qtbot).words.toPlainText()
    assert text.startswith(
        "Comments and notes\nAsk Quigley\nAuthors, editors and signers\nDr Wanda\n"
    )


def test_words_are_selected_by_keys_and_found_in_the_text(
    reading: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    opened(reading, pdf_files.filled_form(tmp_path / "a.pdf"), qtbot)
    dialog = panel(reading, qtbot)
    assert not dialog.find_it.isEnabled()
    press(qtbot, dialog.words, Key.Key_Down)
    press(qtbot, dialog.words, Key.Key_End, Mod.ShiftModifier)
    assert dialog.words.textCursor().selectedText() == "Call Johansson"
    press(qtbot, dialog.words, Key.Key_Tab)
    assert dialog.find_it.hasFocus()
    press(qtbot, dialog.find_it, Key.Key_Space)
    assert reading.services.dialogs.current is None
    assert reading.area.find_bar.field.text() == "Call Johansson"
    qtbot.waitUntil(lambda: reading.finder.hit is not None)


def test_markup_in_it_is_shown_as_it_stands(
    reading: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    comment = f"<w:comment>{docx_files.p('&lt;img src=x&gt;&lt;b&gt;Eva&lt;/b&gt;')}</w:comment>"
    path = docx_files.package(
        tmp_path / "a.docx",
        docx_files.p("Visible"),
        parts={"c.xml": docx_files.part("comments", comment)},
        relations={"r1": ("comments", "c.xml")},
    )
    dialog = panel(opened(reading, path, qtbot), qtbot)
    assert "<img src=x><b>Eva</b>" in dialog.words.toPlainText().splitlines()


@pytest.mark.parametrize("modifier", [Mod.NoModifier, Mod.ControlModifier])
def test_the_key_that_hides_everything_hides_it_too(
    reading: MainWindow, tmp_path: Path, qtbot: QtBot, modifier: Qt.KeyboardModifier
) -> None:
    opened(reading, pdf_files.side_channels(tmp_path / "a.pdf"), qtbot)
    dialog = panel(reading, qtbot)
    press(qtbot, dialog.words, Key.Key_B, modifier)
    assert reading.curtain.isVisible()
    assert not dialog.isVisible()
    assert reading.services.dialogs.current is None


def test_the_gate_leads_to_it_and_both_hide(
    reading: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    opened(reading, pdf_files.side_channels(tmp_path / "a.pdf"), qtbot)
    press(qtbot, reading, Key.Key_E, Mod.ControlModifier)
    gate = reading.services.dialogs.current
    assert isinstance(gate, ExportDialog)
    gate.choice.dropped.click()
    (dialog,) = gate.findChildren(HiddenContentDialog)
    assert SECRET in dialog.words.toPlainText()
    dialog.close_it.click()
    assert gate.isVisible()
    gate.choice.dropped.click()
    dialog = gate.findChildren(HiddenContentDialog)[-1]
    dialog.activateWindow()
    qtbot.waitUntil(dialog.words.hasFocus)
    press(qtbot, dialog.words, Key.Key_B)
    assert reading.curtain.isVisible()
    assert not gate.isVisible()
    assert not dialog.isVisible()


def test_a_file_that_says_no_more_is_said_to(reading: MainWindow, note: Path, qtbot: QtBot) -> None:
    opened(reading, note, qtbot)
    dialog = panel(reading, qtbot)
    assert not dialog.words.isVisible()
    told = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert told == "No hidden content was found in this file."
    dialog.reject()
    reading.activateWindow()
    qtbot.waitUntil(reading.isActiveWindow)
    press(qtbot, reading, Key.Key_E, Mod.ControlModifier)
    gate = reading.services.dialogs.current
    assert isinstance(gate, ExportDialog)
    assert not hasattr(gate.choice, "dropped")


def test_it_is_in_no_log_and_in_no_saved_session(
    reading: MainWindow,
    tmp_path: Path,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caplog.set_level(logging.DEBUG)
    records: list[Record] = []
    store = reading.autosave.store
    assert store is not None
    note = store.note

    def noted(path: Path, *makes: Callable[[], Record]) -> None:
        records.extend(make() for make in makes)
        note(path, *makes)

    monkeypatch.setattr(store, "note", noted)
    opened(reading, pdf_files.side_channels(tmp_path / "a.pdf"), qtbot)
    panel(reading, qtbot).reject()
    saved(qtbot, reading)
    assert records
    assert SECRET not in "".join(map(repr, records))
    assert SECRET not in caplog.text
    assert SECRET not in repr(reading.services.documents.current)
    assert SECRET not in str(reading.services.settings.current)


def test_every_kind_has_a_heading() -> None:
    assert set(HEADINGS) == set(Channel)
