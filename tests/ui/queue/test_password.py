"""Protected documents: asked for calmly, told when wrong, kept nowhere."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QLineEdit,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)
from pytestqt.qtbot import QtBot
from support.files.pdf_files import encrypted
from support.known.known_window import TIMEOUT, KnownBackend, leave, press, shown, wait_ready

from app.engine.domain.export import Mode
from app.formats.base import Options
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.core.backend import Backend
from app.ui.core.documents import Phase
from app.ui.export.dialog import ExportDialog
from app.ui.queue.model import status_of
from app.ui.queue.open_dialogs import PasswordDialog
from app.ui.shell.main_window import MainWindow

SECRET = "blackbird 7"


@pytest.fixture
def locked(window: MainWindow, backend: KnownBackend, note: Path, qtbot: QtBot) -> MainWindow:
    """A window that was given a protected document."""
    backend.password = SECRET
    window.start([note])
    asked(window, qtbot)
    return window


def asked(window: MainWindow, qtbot: QtBot) -> PasswordDialog:
    qtbot.waitUntil(
        lambda: isinstance(window.services.dialogs.current, PasswordDialog), timeout=TIMEOUT
    )
    dialog = window.services.dialogs.current
    assert isinstance(dialog, PasswordDialog)
    return dialog


def answer(window: MainWindow, qtbot: QtBot, password: str) -> None:
    dialog = asked(window, qtbot)
    QTest.keyClicks(dialog.field, password)
    press(qtbot, dialog.field, Qt.Key.Key_Return)


def test_the_right_password_opens_shows_and_exports_the_document(
    window: MainWindow, backend: KnownBackend, note: Path, qtbot: QtBot
) -> None:
    backend.password, backend.paged = SECRET, True
    window.start([note])
    answer(window, qtbot, SECRET)
    wait_ready(qtbot, window)
    qtbot.waitUntil(lambda: bool(backend.rendered), timeout=TIMEOUT)
    assert {options.password for options in backend.rendered} == {SECRET}
    entry = window.services.documents.entries[0]
    assert entry.options.password == SECRET
    assert SECRET not in repr(entry)
    window.exports.export()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    qtbot.waitUntil(dialog.choice.export.isEnabled, timeout=TIMEOUT)
    dialog.choice.export.click()
    qtbot.waitUntil(lambda: len(backend.exports) == 1, timeout=TIMEOUT)
    assert backend.exports[0][2] is Mode.MASK


def test_a_wrong_password_is_told_forgotten_and_asked_for_again(
    locked: MainWindow, qtbot: QtBot
) -> None:
    first = asked(locked, qtbot)
    assert not first.problem.isVisible()
    answer(locked, qtbot, "blackbird")
    qtbot.waitUntil(lambda: locked.services.dialogs.current not in (None, first), timeout=TIMEOUT)
    second = asked(locked, qtbot)
    assert second.problem.isVisible()
    assert "does not open" in second.field.accessibleDescription()
    assert locked.services.documents.entries[0].options == Options()
    answer(locked, qtbot, SECRET)
    wait_ready(qtbot, locked)


def test_without_a_password_the_document_waits_with_a_button(
    locked: MainWindow, qtbot: QtBot
) -> None:
    entry, bar = locked.services.documents.entries[0], locked.area.busy
    press(qtbot, asked(locked, qtbot), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: locked.services.dialogs.current is None)
    assert entry.phase is Phase.LOCKED
    assert status_of(entry) == "Needs a password"
    assert not locked.area.banner.isVisible()
    assert bar.unlock.isVisible()
    assert not bar.stop.isVisible()
    bar.unlock.click()
    answer(locked, qtbot, SECRET)
    wait_ready(qtbot, locked)
    assert not bar.isVisible()


def test_only_the_document_in_view_asks(
    window: MainWindow, backend: KnownBackend, note: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    other = tmp_path / "other.txt"
    other.write_text("Thaddeus Okonkwo came.")
    backend.password = SECRET
    window.start([note, other])
    qtbot.waitUntil(
        lambda: all(one.phase is Phase.LOCKED for one in window.services.documents.entries),
        timeout=TIMEOUT,
    )
    answer(window, qtbot, SECRET)
    wait_ready(qtbot, window)
    assert window.services.dialogs.current is None
    assert window.services.documents.entries[1].phase is Phase.LOCKED


def test_the_field_is_masked_until_it_is_shown_and_has_names(
    locked: MainWindow, qtbot: QtBot
) -> None:
    dialog = asked(locked, qtbot)
    qtbot.waitUntil(lambda: dialog.focusWidget() is dialog.field)
    assert dialog.field.echoMode() is QLineEdit.EchoMode.Password
    assert not dialog.agree.isEnabled()
    press(qtbot, dialog.shown, Qt.Key.Key_Space)
    assert dialog.field.echoMode() is QLineEdit.EchoMode.Normal
    assert dialog.field.accessibleName() == "Password of note.txt"


@pytest.fixture
def kept(
    qtbot: QtBot, backend: KnownBackend, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    """A window that keeps its work, in a home of its own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    backend.password = SECRET
    store = SessionStore(tmp_path / "sessions")
    with shown(qtbot, MainWindow(backend, Settings(theme="light"), store)) as window:
        yield window


def test_the_password_is_in_no_session_setting_or_log(
    kept: MainWindow, note: Path, tmp_path: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    kept.start([note])
    answer(kept, qtbot, "blackbird")
    qtbot.waitUntil(lambda: kept.services.dialogs.current is None)
    answer(kept, qtbot, SECRET)
    wait_ready(qtbot, kept)
    press(qtbot, kept, Qt.Key.Key_A)
    records = [
        record
        for entry in kept.services.documents.entries
        for record in [repr(entry), repr(entry.options)]
    ]
    leave(qtbot, kept)
    files = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    assert not any(b"blackbird" in content for content in files)
    assert "blackbird" not in caplog.text + "".join(records)


@pytest.mark.slow
def test_the_real_program_reads_and_draws_a_protected_pdf(qtbot: QtBot, tmp_path: Path) -> None:
    path = encrypted(tmp_path / "letter.pdf", user=SECRET)
    minute = 60_000
    with shown(qtbot, MainWindow(Backend(), Settings(theme="light"))) as window:
        window.opener.open([path])
        entry = window.services.documents.entries[0]
        qtbot.waitUntil(lambda: window.services.dialogs.current is not None, timeout=minute)
        answer(window, qtbot, SECRET)
        qtbot.waitUntil(lambda: entry.document is not None, timeout=minute)
        pictures = window.area.pages.pictures
        qtbot.waitUntil(lambda: pictures.get(1) is not None, timeout=minute)


class Iconic(QProxyStyle):
    """As desktops have it whose standard buttons carry icons, such as a red cross."""

    def styleHint(  # noqa: N802 - Qt calls it
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returns: QStyleHintReturn | None = None,
    ) -> int:
        if hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, option, widget, returns)


def test_its_buttons_look_like_those_of_other_dialogs(
    locked: MainWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    box, style = asked(locked, qtbot).findChild(QDialogButtonBox), Iconic("Fusion")
    assert box is not None
    # It has to outlive the widgets that are drawn with it.
    style.setParent(qapp)
    box.setStyle(style)
    assert not box.style().styleHint(
        QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons, None, box
    )
