"""Opening, waiting, failing and leaving."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, leave, press, review_of, shown, wait_ready

from app.errors import PackInvalid
from app.settings import Settings, load
from app.ui.core.documents import Phase
from app.ui.core.theme import DARK
from app.ui.queue.model import status_of
from app.ui.settings.settings_dialog import SettingsDialog
from app.ui.shell.main_window import MainWindow


def spoken(widget: QWidget) -> str:
    words = widget.accessibleName()
    return words or (widget.text() if isinstance(widget, QAbstractButton) else "")


def test_an_empty_window_offers_to_open_and_to_try(window: MainWindow, qtbot: QtBot) -> None:
    assert window.start_page.isVisible()
    assert not window.documents.isVisible()
    window.start_page.sample.click()
    wait_ready(qtbot, window)
    assert [entry.path.name for entry in window.services.documents.entries] == [
        "sample-note.txt",
        "sample-letter.docx",
        "sample-summary.pdf",
        "sample-stay.pdf",
    ]


def test_several_documents_are_open_and_keep_their_own_reviews(
    opened: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    press(qtbot, opened, Qt.Key.Key_A)
    other = tmp_path / "other.txt"
    other.write_text("Thaddeus Okonkwo came.")
    opened.opener.open([other])
    wait_ready(qtbot, opened)
    assert len(review_of(opened).findings) == 1
    assert not opened.services.commands["undo"].isEnabled()
    press(qtbot, opened, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert len(review_of(opened).decisions) == 1
    assert opened.services.commands["undo"].isEnabled()
    assert [status_of(entry) for entry in opened.services.documents.entries] == [
        "7 to review",
        "1 to review",
    ]


def test_a_file_that_is_open_is_shown_and_not_opened_twice(opened: MainWindow, note: Path) -> None:
    opened.opener.open([note])
    assert len(opened.services.documents.entries) == 1


def test_a_scan_can_be_stopped_and_started_again(
    window: MainWindow, backend: KnownBackend, note: Path, qtbot: QtBot
) -> None:
    backend.gate.clear()
    window.start([note])
    entry = window.services.documents.entries[0]
    qtbot.waitUntil(lambda: entry.phase is Phase.SCANNING and entry.progress == 0.25)
    assert window.area.busy.isVisible()
    assert window.area.text.toPlainText().startswith("Patient")
    press(qtbot, window, Qt.Key.Key_Escape)
    assert entry.phase is Phase.SCANNING, "it was meant for something that had just gone"
    press(qtbot, window, Qt.Key.Key_Period, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: entry.phase is Phase.STOPPED)
    assert window.area.busy.again.isVisible()
    assert entry.review is None
    assert not window.services.commands["export"].isEnabled()
    backend.gate.set()
    window.area.busy.again.click()
    wait_ready(qtbot, window)
    assert not window.area.busy.isVisible()


def test_a_document_closed_while_it_is_searched_leaves_nothing(
    window: MainWindow, backend: KnownBackend, note: Path, qtbot: QtBot
) -> None:
    backend.gate.clear()
    window.start([note])
    entry = window.services.documents.entries[0]
    qtbot.waitUntil(lambda: entry.phase is Phase.SCANNING)
    window.closing.close_document()
    assert window.services.documents.entries == []
    assert window.start_page.isVisible()
    qtbot.waitUntil(lambda: not window.services.jobs.busy)


def test_an_unreadable_file_is_explained_without_its_text(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_bytes(b"Thaddeus \0 Okonkwo")
    window.start([bad])
    banner = window.area.banner
    qtbot.waitUntil(banner.isVisible)
    assert "could not be read" in banner.text
    assert "save it again" in banner.text
    banner.copy.click()
    copied = QGuiApplication.clipboard().text()
    assert "corrupt" in copied
    assert "Okonkwo" not in copied
    assert status_of(window.services.documents.entries[0]).startswith(
        "Refused: The file could not be read"
    )
    bad.write_text("Thaddeus Okonkwo")
    banner.retry.click()
    wait_ready(qtbot, window)
    assert not banner.isVisible()


def test_a_model_that_does_not_load_is_explained_and_can_be_tried_again(
    qtbot: QtBot, note: Path
) -> None:
    backend = KnownBackend(load_error=PackInvalid("The model lacks the file model.onnx."))
    with shown(qtbot, MainWindow(backend, Settings())) as window:
        window.start()
        qtbot.waitUntil(window.area.banner.isVisible)
        assert window.status.engine.text() == "No model"
        backend.load_error = None
        window.area.banner.retry.click()
        qtbot.waitUntil(lambda: window.status.engine.text() == "English model 0.1 0000… on CPU")


def test_files_can_be_dropped(window: MainWindow, note: Path, qtbot: QtBot) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(note))])
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter = QDragEnterEvent(QPoint(9, 9), copy, data, left, none)
    window.dragEnterEvent(enter)
    assert enter.isAccepted()
    window.dropEvent(QDropEvent(QPointF(9, 9), copy, data, left, none))
    wait_ready(qtbot, window)
    assert len(review_of(window).findings) == 8


def test_closing_during_a_job_cancels_waits_and_closes(
    window: MainWindow, backend: KnownBackend, note: Path, qtbot: QtBot
) -> None:
    backend.gate.clear()
    window.start([note])
    qtbot.waitUntil(lambda: window.services.documents.entries[0].phase is Phase.SCANNING)
    with qtbot.waitSignal(window.closing.finished, timeout=5000):
        assert not window.close()
    assert not window.isVisible()
    assert backend.closed
    assert not window.services.jobs.busy


def test_closing_asks_when_decisions_would_be_lost(opened: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, opened, Qt.Key.Key_A)
    opened.close()
    question = opened.closing.question
    assert question is not None
    assert "note.txt" in question.text()
    question.reject()
    assert opened.isVisible()
    opened.close()
    assert opened.closing.question is not None
    discard = next(
        button for button in opened.closing.question.buttons() if "lose" in button.text()
    )
    with qtbot.waitSignal(opened.closing.finished, timeout=5000):
        discard.click()
    assert not opened.isVisible()


def test_every_control_has_a_name_for_screen_readers(opened: MainWindow, qtbot: QtBot) -> None:
    opened.area.text.selectAll()
    opened.area.offer()
    kinds = (QAbstractButton, QLineEdit, QAbstractItemView, QComboBox)
    nameless = [
        widget
        for kind in kinds
        for widget in opened.findChildren(kind)
        if widget.isVisible() and not spoken(widget) and not inner(widget)
    ]
    assert not nameless
    for name in ("export", "settings", "shortcuts"):
        opened.services.commands[name].trigger()
        assert opened.services.dialogs.current is not None
        controls = [
            one for kind in kinds for one in opened.services.dialogs.current.findChildren(kind)
        ]
        assert not [
            one for one in controls if one.isVisible() and not spoken(one) and not inner(one)
        ]
        opened.services.dialogs.current.reject()


def inner(widget: QWidget) -> bool:
    """Parts that Qt makes of a control, which the control speaks for."""
    return widget.objectName().startswith("qt_") or isinstance(
        widget.parentWidget(), (QLineEdit, QComboBox)
    )


@pytest.fixture
def settings_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("app.settings.config_dir", lambda: tmp_path)
    return tmp_path / "settings.json"


def test_settings_are_used_and_kept(
    opened: MainWindow, backend: KnownBackend, qtbot: QtBot, settings_path: Path
) -> None:
    opened.services.commands["settings"].trigger()
    dialog = opened.services.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    qtbot.waitUntil(lambda: dialog.pack.findData("de-other") >= 0)
    for combo, value in (
        (dialog.theme, "dark"),
        (dialog.mode, "surrogate"),
        (dialog.pack, "de-other"),
        (dialog.threads, 1),
        (dialog.min_score, "high"),
    ):
        combo.setCurrentIndex(combo.findData(value))
    buttons = dialog.findChild(QDialogButtonBox)
    assert isinstance(buttons, QDialogButtonBox)
    buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    wanted = Settings(pack="de-other", threads=1, min_score="high", mode="surrogate", theme="dark")
    assert load(settings_path) == wanted
    assert opened.services.settings.theme is DARK
    qtbot.waitUntil(lambda: backend.loads[-1:] == [wanted])


def test_a_dialog_closed_before_its_news_arrive_does_no_harm(
    opened: MainWindow, qtbot: QtBot
) -> None:
    for name in ("settings", "export"):
        opened.services.commands[name].trigger()
        assert opened.services.dialogs.current is not None
        opened.services.dialogs.current.reject()
    qtbot.waitUntil(lambda: not opened.services.jobs.busy)
    leave(qtbot, opened)
