"""One summary of a whole batch, beside the exports."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.known.known_window import TIMEOUT, KnownBackend, press, settled

from app.errors import WriteFailed
from app.ui.export.batch_dialog import BatchDialog
from app.ui.shell.main_window import MainWindow


def finished(window: MainWindow, qtbot: QtBot, folder: Path, *, summary: bool) -> BatchDialog:
    """Two documents called reviewed and exported into a folder."""
    paths = [folder / "okonkwo.txt", folder / "lind.txt"]
    for path in paths:
        path.write_text("Thaddeus Okonkwo came on 02/09/2025.\n", encoding="utf-8")
    window.start(paths)
    settled(qtbot, window)
    for _ in paths:
        press(qtbot, window, Qt.Key.Key_D)
    window.services.commands["export_reviewed"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, BatchDialog)
    dialog.folder.setText(str(folder / "out"))
    (folder / "out").mkdir()
    if not summary:
        dialog.summary.click()
    with qtbot.waitSignal(dialog.batch.ended, timeout=TIMEOUT):
        dialog.export.click()
    return dialog


def test_a_summary_lies_beside_the_exports_and_can_be_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    dialog = finished(window, qtbot, tmp_path, summary=True)
    page = tmp_path / "out" / "summary.html"
    with page.with_suffix(".csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["document"], row["result"]) for row in rows] == [
        ("1", "exported"),
        ("2", "exported"),
    ]
    assert "Okonkwo" not in page.read_text(encoding="utf-8")
    assert dialog.open_summary.isVisible()
    QTest.keyClick(dialog.open_summary, Qt.Key.Key_Space)
    assert opened == [QUrl.fromLocalFile(str(page))]


def test_return_ends_it_when_all_are_exported(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = finished(window, qtbot, tmp_path, summary=True)
    assert dialog.cancel.text() == "Done"
    assert dialog.cancel.isDefault()
    assert dialog.focusWidget() is dialog.cancel
    # Also from elsewhere: what began it is hidden, and must not swallow the key.
    dialog.list.setFocus()
    press(qtbot, dialog, Qt.Key.Key_Return)
    assert window.services.dialogs.current is None


def test_who_wants_no_summary_gets_none(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = finished(window, qtbot, tmp_path, summary=False)
    assert not list((tmp_path / "out").glob("summary*"))
    assert not dialog.open_summary.isVisible()


def test_a_summary_that_could_not_be_written_is_told_and_the_exports_stay(
    window: MainWindow,
    backend: KnownBackend,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object, **__: object) -> Path:
        raise WriteFailed("The disk is full.")

    monkeypatch.setattr(backend, "write_summary", refuse)
    dialog = finished(window, qtbot, tmp_path, summary=True)
    assert "The disk is full." in dialog.text_label.text()
    assert dialog.copy.isVisible()
    assert len(list((tmp_path / "out").glob("*.deid.txt"))) == 2
