"""Decisions become labelled data that the lab can read, and figures for the reviewer."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import press, settled

from app.engine.domain.document import Span
from app.training.corpora import brat, i2b2, jsonl
from app.training.corpora.documents import GoldSpan, LabelledDocument
from app.ui.export.batch import Outcome
from app.ui.export.labelled_data import Form, LabelledDialog
from app.ui.queue.statistics_dialog import StatisticsDialog, corrected, pages_of
from app.ui.shell.main_window import MainWindow

TEXT = "Thaddeus Okonkwo came on 02/09/2025.\n"
CTRL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


@pytest.fixture
def reviewed(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    """Two notes, of which the first is reviewed: the name is kept, the date removed."""
    for number in range(2):
        (tmp_path / f"note-{number}.txt").write_text(TEXT, encoding="utf-8")
    window.start([tmp_path / f"note-{number}.txt" for number in range(2)])
    settled(qtbot, window)
    press(qtbot, window, Qt.Key.Key_R)
    press(qtbot, window, Qt.Key.Key_A)
    press(qtbot, window, Qt.Key.Key_D)
    settled(qtbot, window)
    return window


def read(folder: Path, form: Form) -> LabelledDocument:
    if form is Form.BRAT:
        text = (folder / "note-0.txt").read_text(encoding="utf-8")
        return brat.parse(text, (folder / "note-0.ann").read_text(encoding="utf-8"), "note-0")
    if form is Form.I2B2:
        return i2b2.parse((folder / "note-0.xml").read_bytes(), "note-0")
    return jsonl.parse((folder / "note-0.jsonl").read_text(encoding="utf-8"), "note-0")[0]


@pytest.mark.parametrize("form", Form)
def test_what_is_removed_is_labelled_and_read_back_by_the_lab(
    reviewed: MainWindow, tmp_path: Path, qtbot: QtBot, form: Form
) -> None:
    press(qtbot, reviewed, Qt.Key.Key_L, CTRL_ALT)
    dialog = reviewed.services.dialogs.current
    assert isinstance(dialog, LabelledDialog)
    assert "all identifiers" in dialog.text_label.text()
    # The warning looks like one.
    theme = reviewed.services.settings.theme
    assert dialog.text_label.palette().windowText().color().name() == theme.danger
    dialog.kind.setCurrentIndex(dialog.kind.findData(form))
    with qtbot.waitSignal(dialog.batch.ended, timeout=20_000):
        dialog.export.click()
    assert [item.outcome for item in dialog.batch.items] == [Outcome.DONE]
    assert dialog.title.text() == "1 of 1 saved as labelled data"
    assert "all identifiers" in dialog.text_label.text()
    if os.name == "posix":
        modes = {path.stat().st_mode & 0o777 for path in (tmp_path / "labelled").iterdir()}
        assert modes == {0o600}, "nobody else may read them"
    document = read(tmp_path / "labelled", form)
    assert document.text == TEXT
    assert document.spans == (GoldSpan(Span(25, 35), "DATE"),)
    # It is no export of the document.
    assert reviewed.services.documents.entries[0].exported is None
    dialog.cancel.click()


def test_labelled_data_replace_no_file(reviewed: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "labelled"
    folder.mkdir()
    (folder / "note-0.txt").write_text("earlier", encoding="utf-8")
    reviewed.services.commands["labelled"].trigger()
    dialog = reviewed.services.dialogs.current
    assert isinstance(dialog, LabelledDialog)
    with qtbot.waitSignal(dialog.batch.ended, timeout=20_000):
        dialog.export.click()
    assert (folder / "note-0.txt").read_text(encoding="utf-8") == "earlier"
    assert (folder / "note-0-2.ann").exists()
    dialog.cancel.click()


def test_the_reviewer_sees_time_and_corrections_of_each_document(
    reviewed: MainWindow, qtbot: QtBot
) -> None:
    first, second = reviewed.services.documents.entries
    first.seconds, second.seconds = 75, 5
    press(qtbot, reviewed, Qt.Key.Key_S, CTRL_ALT)
    dialog = reviewed.services.dialogs.current
    assert isinstance(dialog, StatisticsDialog)
    rows = [dialog.list.topLevelItem(row) for row in range(2)]
    cells = [[row.text(column) for column in range(5)] for row in rows if row is not None]
    assert cells[0] == ["note-0.txt", "1:15 min", "1", "1:15 min", "1"]
    assert cells[1][4] == "0"
    assert "1 correction" in dialog.total.text()
    assert "on 2 documents" in dialog.total.text()
    assert "on 1 document ·" in StatisticsDialog([first]).total.text()
    assert (pages_of(first), corrected(first)) == (1, 1)
    dialog.reject()
