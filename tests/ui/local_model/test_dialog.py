"""A local model is taught from the window: figures before and after, use, one step back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.known.known_window import press

pytest.importorskip("pycrfsuite", reason="needs the extra `crf`")

from app.engine.tagger.pack import packs
from app.paths import data_dir
from app.training.corpora import inline
from app.training.corpora.files import write_corpus
from app.ui.local_model.dialog import LocalModelDialog
from app.ui.shell.main_window import MainWindow

CTRL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
NAMES = ("Quill", "Arp", "Sand", "Moor", "Fell", "Tarn", "Beck", "Holm")
MINUTE = 60_000


@pytest.fixture
def decisions(tmp_path: Path) -> Path:
    """Thirty documents as labelled data; the code of a study is marked, which no model knows."""
    text = "\n".join(
        f"=== n{number} | en | note\nMrs [[PATIENT|{NAMES[number % 8]}]] came on [[DATE|May"
        f" {number % 9 + 1}]] for [[IDNUM|study{'abcdefgh'[number % 8]}{'xyz'[number % 3]}]].\n"
        for number in range(30)
    )
    write_corpus(inline.parse(text, "all"), tmp_path / "labelled", "brat")
    return tmp_path / "labelled"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of models of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def shown(window: MainWindow, qtbot: QtBot) -> LocalModelDialog:
    press(qtbot, window, Qt.Key.Key_D, CTRL_ALT)
    dialog = window.services.dialogs.current
    assert isinstance(dialog, LocalModelDialog)
    return dialog


def percents(dialog: LocalModelDialog) -> list[float]:
    return [float(label.text().rstrip("%\u00a0 ")) for label in dialog.figures]


def test_a_model_is_taught_used_and_put_back(
    window: MainWindow, qtbot: QtBot, decisions: Path
) -> None:
    dialog = shown(window, qtbot)
    assert not dialog.teach.isEnabled()
    QTest.keyClicks(dialog.folder, str(decisions))
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(dialog.use.isVisible, timeout=MINUTE)
    _, recall_before, _, _, recall_after, _ = percents(dialog)
    assert recall_after > recall_before
    assert "measured on" in dialog.outcome.text()
    assert len(packs.load("local").members) == 2
    QTest.mouseClick(dialog.use, Qt.MouseButton.LeftButton)
    assert window.services.settings.current.pack == "local"
    qtbot.waitUntil(lambda: window.services.dialogs.current is None)
    window.services.commands["teach"].trigger()
    again = window.services.dialogs.current
    assert isinstance(again, LocalModelDialog)
    QTest.mouseClick(again.back, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "removed" in again.outcome.text(), timeout=MINUTE)
    assert not (data_dir() / "models" / "local").exists()
    assert window.services.settings.current.pack == ""
    again.reject()


def test_a_lesson_that_is_cancelled_changes_nothing_and_can_be_begun_again(
    window: MainWindow, qtbot: QtBot, decisions: Path
) -> None:
    dialog = shown(window, qtbot)
    dialog.folder.setText(str(decisions))
    dialog.teach.click()
    assert dialog.close_button.text() == "Cancel"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert "Stopping" in dialog.outcome.text()
    qtbot.waitUntil(lambda: dialog.outcome.text() == "Stopped", timeout=MINUTE)
    assert dialog.isVisible()
    assert dialog.teach.isEnabled()
    assert not (data_dir() / "models" / "local").exists()
    QTest.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_too_few_documents_teach_nothing_and_say_so(
    window: MainWindow, qtbot: QtBot, decisions: Path
) -> None:
    for path in sorted(decisions.iterdir())[18:]:
        path.unlink()
    dialog = shown(window, qtbot)
    dialog.folder.setText(str(decisions))
    dialog.teach.click()
    qtbot.waitUntil(lambda: "Too few" in dialog.outcome.text(), timeout=MINUTE)
    assert not dialog.use.isVisible()
    assert dialog.teach.isEnabled()
    assert not (data_dir() / "models" / "local").exists()
    dialog.reject()


def test_a_model_of_another_name_than_files_can_have_is_not_taught(
    window: MainWindow, qtbot: QtBot, decisions: Path
) -> None:
    dialog = shown(window, qtbot)
    dialog.folder.setText(str(decisions))
    for name in ("../other", "", "Ward B", ".former"):
        dialog.name.setText(name)
        assert not dialog.teach.isEnabled()
        assert not dialog.back.isEnabled()
    dialog.name.setText("ward-b")
    assert dialog.teach.isEnabled()
    dialog.reject()
