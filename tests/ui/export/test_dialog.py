"""The export dialog: what it says beforehand, and what it says afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot
from support.known.known_window import NOTE, KnownBackend, press, wait_ready

from app.engine.domain.export import Mode
from app.errors import VerificationFailed, WriteFailed
from app.ui.export.batch_dialog import BatchDialog
from app.ui.export.dialog import ExportDialog
from app.ui.queue.model import status_of
from app.ui.shell.main_window import MainWindow

D = TypeVar("D", bound=QDialog)


@pytest.fixture
def dialog(opened: MainWindow, qtbot: QtBot) -> ExportDialog:
    press(qtbot, opened, Qt.Key.Key_A)
    press(qtbot, opened, Qt.Key.Key_R)
    press(qtbot, opened, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(opened.services.dialogs.current, ExportDialog)
    dialog = opened.services.dialogs.current
    qtbot.waitUntil(dialog.choice.export.isEnabled)
    return dialog


def shown_dialog(window: MainWindow, command: str, kind: type[D]) -> D:
    """The dialog that a command opens."""
    window.services.commands[command].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, kind)
    return dialog


def said(dialog: ExportDialog) -> str:
    return " ".join(label.text() for label in dialog.choice.findChildren(QLabel))


def test_the_gate_says_what_is_undecided_rejected_and_dropped(dialog: ExportDialog) -> None:
    words = said(dialog)
    assert "6 findings are undecided. They will be redacted as if accepted." in words
    assert "7 findings will be redacted." in words
    assert "1 finding rejected: the text stays." in words
    assert "Layers stay shown or hidden, but lose their names." in words


def test_in_a_low_window_too_what_is_undecided_is_seen_at_once(dialog: ExportDialog) -> None:
    words = "6 findings are undecided. They will be redacted as if accepted."
    for height, seen in ((400, 2), (900, 1)):
        dialog.choice.resize(700, height)
        assert said(dialog).count(words) == seen


@pytest.mark.parametrize("name", ["", "T. Okafor"])
def test_the_report_names_who_reviews(
    opened: MainWindow, backend: KnownBackend, qtbot: QtBot, name: str
) -> None:
    opened.services.settings.change(reviewer=name)
    dialog = shown_dialog(opened, "export", ExportDialog)
    qtbot.waitUntil(dialog.choice.export.isEnabled)
    press(qtbot, dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(backend.reviewers))
    assert backend.reviewers == [(name,) if name else ()]


@pytest.mark.parametrize("mode", list(Mode))
def test_enter_exports_and_the_result_says_what_was_checked(
    dialog: ExportDialog, opened: MainWindow, backend: KnownBackend, qtbot: QtBot, mode: Mode
) -> None:
    dialog.choice.replace_by.buttons[mode].click()
    press(qtbot, dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Exported" in dialog.outcome.title.text())
    ((review, target, used),) = backend.exports
    assert used is mode
    assert target.name == "note.deid.txt"
    assert "Thaddeus" not in target.read_text(encoding="utf-8")
    assert len(review.rejected) == 1
    assert "as other programs read it" in dialog.outcome.text
    assert "note.deid.report.html" in dialog.outcome.text
    assert opened.services.documents.current is not None
    assert status_of(opened.services.documents.current) == "Exported, 6 undecided"
    assert not opened.services.documents.current.unsaved
    press(qtbot, dialog, Qt.Key.Key_Return)
    assert opened.services.dialogs.current is None
    opened.activateWindow()
    qtbot.waitUntil(opened.isActiveWindow)
    press(qtbot, opened, Qt.Key.Key_A)
    assert status_of(opened.services.documents.current) == "5 to review"


def test_a_folder_that_was_chosen_is_offered_for_the_next_document(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    own, chosen = tmp_path / "in", tmp_path / "out"
    for folder in (own, chosen):
        folder.mkdir()
    for number in range(2):
        (own / f"note-{number}.txt").write_text(NOTE, encoding="utf-8")
    window.start(sorted(own.iterdir()))
    wait_ready(qtbot, window)

    def exported_into(folder: Path | None) -> str:
        """The folder that is offered, in which then, or in this one, the document is exported."""
        window.services.commands["export"].trigger()
        dialog = window.services.dialogs.current
        assert isinstance(dialog, ExportDialog)
        offered = dialog.choice.folder.text()
        if folder is not None:
            dialog.choice.folder.setText(str(folder))
        qtbot.waitUntil(dialog.choice.export.isEnabled)
        with qtbot.waitSignal(dialog.exported, timeout=20_000):
            dialog.choice.export.click()
        dialog.reject()
        return offered

    assert exported_into(chosen) == str(own)
    window.services.commands["finish"].trigger()
    assert exported_into(own) == str(chosen)
    assert exported_into(chosen) == str(own), "back to the document's own folder"
    chosen.rename(tmp_path / "elsewhere")
    assert exported_into(None) == str(own), "a folder that is gone is not offered"


def test_what_was_chosen_for_one_document_is_offered_for_all_and_back(
    opened: MainWindow, qtbot: QtBot
) -> None:
    one = shown_dialog(opened, "export", ExportDialog)
    one.choice.replace_by.buttons[Mode.SURROGATE].click()
    one.choice.report.click()
    qtbot.waitUntil(one.choice.export.isEnabled)
    with qtbot.waitSignal(one.exported, timeout=20_000):
        one.choice.export.click()
    one.reject()
    opened.services.commands["finish"].trigger()
    every = shown_dialog(opened, "export_reviewed", BatchDialog)
    assert every.replace_by.chosen is Mode.SURROGATE
    assert not every.report.isChecked()
    every.replace_by.buttons[Mode.BOX].click()
    every.summary.click()
    with qtbot.waitSignal(every.batch.ended, timeout=20_000):
        every.export.click()
    every.reject()
    assert shown_dialog(opened, "export", ExportDialog).choice.chosen is Mode.BOX
    assert opened.services.dialogs.current is not None
    opened.services.dialogs.current.reject()
    assert not shown_dialog(opened, "export_reviewed", BatchDialog).summary.isChecked()


def test_a_mode_that_is_chosen_in_the_settings_later_counts(
    opened: MainWindow, qtbot: QtBot
) -> None:
    dialog = shown_dialog(opened, "export", ExportDialog)
    qtbot.waitUntil(dialog.choice.export.isEnabled)
    with qtbot.waitSignal(dialog.exported, timeout=20_000):
        dialog.choice.export.click()
    dialog.reject()
    opened.services.settings.change(mode=Mode.NUMBERED.value)
    assert shown_dialog(opened, "export", ExportDialog).choice.chosen is Mode.NUMBERED


def test_a_failed_check_says_where_and_that_there_is_no_file(
    dialog: ExportDialog, opened: MainWindow, backend: KnownBackend, qtbot: QtBot
) -> None:
    backend.export_error = VerificationFailed("Something was left.", places=("pdfium page 3",))
    dialog.choice.export.click()
    qtbot.waitUntil(lambda: dialog.outcome.title.text() == "No file was exported")
    assert "pdfium page 3" in dialog.outcome.text
    assert "No export was written" in dialog.outcome.text
    dialog.outcome.copy.click()
    assert "– pdfium page 3" in QGuiApplication.clipboard().text()
    assert opened.services.documents.current is not None
    assert opened.services.documents.current.unsaved
    dialog.outcome.return_.click()
    assert dialog.pages.currentWidget() is dialog.choice


def test_a_report_that_cannot_be_written_does_not_hide_the_export(
    dialog: ExportDialog, backend: KnownBackend, qtbot: QtBot
) -> None:
    backend.report_error = WriteFailed("The disk is full.")
    dialog.choice.export.click()
    qtbot.waitUntil(lambda: dialog.outcome.title.text() == "Exported and verified")
    assert "The report was not written. The disk is full." in dialog.outcome.text
    assert backend.exports[0][1].is_file()


def test_names_that_cannot_be_meant_are_refused(dialog: ExportDialog, note: Path) -> None:
    for name in (note.name, "../x.txt", "note.deid.pdf", " "):
        dialog.choice.name.setText(name)
        assert not dialog.choice.export.isEnabled(), name
    dialog.choice.name.setText("fine.txt")
    assert dialog.choice.export.isEnabled()
    (note.parent / "fine.txt").write_text("old")
    dialog.choice.name.setText("fine.tx")
    dialog.choice.name.setText("fine.txt")
    assert dialog.choice.export.text() == "Replace"


def test_the_gate_leads_back_to_what_is_undecided(
    dialog: ExportDialog, opened: MainWindow, qtbot: QtBot
) -> None:
    dialog.choice.review.click()
    assert opened.services.dialogs.current is None
    focus, review = opened.reviewer.focus.finding, opened.reviewer.review
    assert focus is not None
    assert review is not None
    assert review.action(focus) is None
