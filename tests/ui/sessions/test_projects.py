"""A set of documents and the work on them in one encrypted file, in the real window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press, review_of, saved, settled, shown
from support.window.saved_windows import killed

from app.engine.domain.export import Mode
from app.engine.domain.review import Action, Review
from app.errors import SessionDamaged
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.export.batch_dialog import BatchDialog
from app.ui.export.dialog import ExportDialog
from app.ui.queue.model import status_of
from app.ui.sessions.passphrase_dialog import PassphraseDialog
from app.ui.sessions.start_page import words_of
from app.ui.shell.main_window import MainWindow

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def notes(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / f"okonkwo-{number}.txt" for number in range(3)]
    for number, path in enumerate(paths):
        path.write_text(f"{number} Thaddeus Okonkwo came on 02/09/2025.\n", encoding="utf-8")
    return paths


@pytest.fixture
def study(tmp_path: Path) -> Path:
    return tmp_path / "study.incognote"


@pytest.fixture
def keeping(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with shown(qtbot, window_of(tmp_path)) as window:
        window.start()
        yield window


def window_of(tmp_path: Path, reviewer: str = "AB") -> MainWindow:
    settings = Settings(theme="light", reviewer=reviewer)
    return MainWindow(KnownBackend(), settings, SessionStore(tmp_path / "sessions"))


def begin(qtbot: QtBot, window: MainWindow, notes: list[Path], study: Path) -> None:
    """Open the notes, accept in the first, call it reviewed, and make a project of them."""
    window.opener.open(notes)
    settled(qtbot, window)
    press(qtbot, window, Qt.Key.Key_A)
    press(qtbot, window, Qt.Key.Key_R)
    press(qtbot, window, Qt.Key.Key_D)
    saved(qtbot, window)
    with qtbot.waitSignal(window.projects.changed, timeout=20_000):
        window.projects.begin(study)
    saved(qtbot, window)


def reopen(qtbot: QtBot, window: MainWindow, study: Path) -> None:
    with qtbot.waitSignal(window.projects.changed, timeout=20_000):
        window.projects.open(study)
    settled(qtbot, window)


def actions(review: Review) -> list[Action | None]:
    return [review.action(finding) for finding in review.findings]


def test_a_project_takes_the_work_over_and_brings_it_back(
    qtbot: QtBot, keeping: MainWindow, notes: list[Path], study: Path, tmp_path: Path
) -> None:
    begin(qtbot, keeping, notes, study)
    assert keeping.documents.head.text() == "study · AB"
    press(qtbot, keeping, Qt.Key.Key_R)
    saved(qtbot, keeping)
    with qtbot.waitSignal(keeping.projects.changed, timeout=20_000):
        keeping.services.commands["close_project"].trigger()
    assert keeping.services.documents.entries == []
    assert not keeping.documents.isVisible()
    assert keeping.start_page.recent.summaries == ()
    reopen(qtbot, keeping, study)
    assert [entry.path for entry in keeping.services.documents.entries] == notes
    assert [status_of(entry) for entry in keeping.services.documents.entries] == [
        *("Reviewed", "1 to review", "2 to review"),
    ]
    keeping.services.documents.show(keeping.services.documents.entries[0])
    settled(qtbot, keeping)
    assert actions(review_of(keeping)) == [Action.ACCEPT, Action.REJECT]


def test_a_project_left_open_is_offered_and_goes_on_after_a_kill(
    qtbot: QtBot, keeping: MainWindow, notes: list[Path], study: Path, tmp_path: Path
) -> None:
    begin(qtbot, keeping, notes, study)
    press(qtbot, keeping, Qt.Key.Key_R)
    saved(qtbot, keeping)
    store = keeping.autosave.store
    assert store is not None
    assert store.project is not None
    store.project.close()
    killed(keeping)
    with shown(qtbot, window_of(tmp_path)) as second:
        second.start()
        recent = second.start_page.recent
        qtbot.waitUntil(lambda: recent.left_project is not None)
        assert recent.resume.text() == "Continue with study"
        recent.resume.click()
        qtbot.waitUntil(lambda: len(second.services.documents.entries) == 3)
        settled(qtbot, second)
        assert second.services.documents.current is second.services.documents.entries[1]
        assert actions(review_of(second)) == [Action.REJECT, None]


def test_nothing_of_a_document_is_in_the_list_of_projects_or_readable_in_the_file(
    qtbot: QtBot, keeping: MainWindow, notes: list[Path], study: Path, tmp_path: Path
) -> None:
    begin(qtbot, keeping, notes, study)
    store = keeping.autosave.store
    assert store is not None
    (project,) = store.projects()
    assert words_of(project) == "study · project · 1 of 3 reviewed"
    for path in (study, *(tmp_path / "sessions").iterdir()):
        held = path.read_bytes()
        assert b"konkwo" not in held
        assert b"study" not in held


def test_a_second_reviewer_sees_the_findings_and_none_of_the_decisions(
    qtbot: QtBot, keeping: MainWindow, notes: list[Path], study: Path
) -> None:
    begin(qtbot, keeping, notes, study)
    with qtbot.waitSignal(keeping.projects.changed, timeout=20_000):
        keeping.services.settings.change(reviewer="CD")
    settled(qtbot, keeping)
    assert keeping.documents.head.text() == "study · CD"
    assert [entry.is_reviewed for entry in keeping.services.documents.entries] == [False] * 3
    assert keeping.services.documents.current is keeping.services.documents.entries[0]
    assert actions(review_of(keeping)) == [None, None]
    assert not keeping.services.commands["undo"].isEnabled()
    press(qtbot, keeping, Qt.Key.Key_R)
    saved(qtbot, keeping)
    assert keeping.services.documents.current.is_saved
    with qtbot.waitSignal(keeping.projects.changed, timeout=20_000):
        keeping.services.settings.change(reviewer="AB")
    keeping.services.documents.show(keeping.services.documents.entries[0])
    settled(qtbot, keeping)
    assert actions(review_of(keeping)) == [Action.ACCEPT, Action.REJECT]


def test_a_dropped_project_is_opened(
    qtbot: QtBot, keeping: MainWindow, notes: list[Path], study: Path
) -> None:
    begin(qtbot, keeping, notes, study)
    with qtbot.waitSignal(keeping.projects.changed, timeout=20_000):
        keeping.projects.close()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(study))])
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    keeping.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, left, none))
    qtbot.waitUntil(lambda: len(keeping.services.documents.entries) == 3)
    settled(qtbot, keeping)


def test_a_project_that_cannot_be_opened_leaves_everything_as_it_is(
    qtbot: QtBot, keeping: MainWindow, notes: list[Path], study: Path
) -> None:
    begin(qtbot, keeping, notes, study)
    other = study.with_name("other.incognote")
    other.write_bytes(b"no project")
    with qtbot.waitSignal(keeping.projects.failed, timeout=20_000) as told:
        keeping.projects.open(other)
    assert isinstance(told.args[0], SessionDamaged)
    assert keeping.area.banner.isVisible()
    assert keeping.isEnabled()
    assert len(keeping.services.documents.entries) == 3
    press(qtbot, keeping, Qt.Key.Key_R)
    saved(qtbot, keeping)
    reopen(qtbot, keeping, study)
    assert actions(review_of(keeping)) == [Action.REJECT, None]


def test_a_document_that_is_added_or_forgotten_joins_or_leaves_the_project(
    qtbot: QtBot, keeping: MainWindow, notes: list[Path], study: Path
) -> None:
    begin(qtbot, keeping, notes[:2], study)
    keeping.opener.open(notes[2:])
    settled(qtbot, keeping)
    keeping.services.documents.show(keeping.services.documents.entries[1])
    keeping.services.commands["forget"].trigger()
    saved(qtbot, keeping)
    reopen(qtbot, keeping, study)
    assert [entry.path for entry in keeping.services.documents.entries] == [notes[0], notes[2]]


def test_a_project_is_taken_off_the_list_and_stays_where_it_is(
    qtbot: QtBot, keeping: MainWindow, notes: list[Path], study: Path
) -> None:
    begin(qtbot, keeping, notes, study)
    keeping.projects.close()
    recent = keeping.start_page.recent
    qtbot.waitUntil(lambda: recent.isVisible() and recent.list.count() == 1)
    assert recent.left_project is None
    recent.list.setCurrentRow(0)
    recent.forget.click()
    qtbot.waitUntil(lambda: not recent.isVisible())
    assert study.exists()


WORDS = "four calm harbour seals"


def asking(qtbot: QtBot, window: MainWindow, *, other_than: object = None) -> PassphraseDialog:
    def there() -> bool:
        dialog = window.services.dialogs.current
        return isinstance(dialog, PassphraseDialog) and dialog is not other_than

    qtbot.waitUntil(there, timeout=20_000)
    dialog = window.services.dialogs.current
    assert isinstance(dialog, PassphraseDialog)
    return dialog


def give(qtbot: QtBot, dialog: PassphraseDialog, words: str) -> None:
    QTest.keyClicks(dialog.first, words)
    press(qtbot, dialog.first, Qt.Key.Key_Return)


def test_a_project_with_a_passphrase_is_opened_by_a_colleague_elsewhere(
    qtbot: QtBot, keeping: MainWindow, notes: list[Path], study: Path, tmp_path: Path
) -> None:
    keeping.opener.open(notes)
    settled(qtbot, keeping)
    press(qtbot, keeping, Qt.Key.Key_A)
    keeping.projects.ask_for_whom(study)
    dialog = asking(qtbot, keeping)
    QTest.keyClicks(dialog.first, WORDS)
    assert not dialog.agree.isEnabled()
    QTest.keyClicks(dialog.second, WORDS)
    with qtbot.waitSignal(keeping.projects.changed, timeout=20_000):
        dialog.agree.click()
    saved(qtbot, keeping)
    store = keeping.projects.store
    assert store is not None
    store.close()
    elsewhere = MainWindow(
        KnownBackend(), Settings(theme="light", reviewer="CD"), SessionStore(tmp_path / "elsewhere")
    )
    with shown(qtbot, elsewhere) as second:
        second.start()
        qtbot.waitUntil(lambda: second.autosave.unlocked, timeout=20_000)
        second.projects.open(study)
        first = asking(qtbot, second)
        assert not first.problem.text()
        assert first.first.echoMode() is QLineEdit.EchoMode.Password
        give(qtbot, first, "four calm harbor seals")
        again = asking(qtbot, second, other_than=first)
        assert again.problem.text() == "This is not the passphrase of the project."
        assert again.problem.isVisible()
        assert second.isEnabled()
        assert second.projects.path is None
        with qtbot.waitSignal(second.projects.changed, timeout=20_000):
            give(qtbot, again, WORDS)
        settled(qtbot, second)
        assert [entry.path for entry in second.services.documents.entries] == notes
        assert actions(review_of(second)) == [None, None]


def test_a_project_may_be_made_for_this_computer_only(
    qtbot: QtBot, keeping: MainWindow, notes: list[Path], study: Path
) -> None:
    keeping.opener.open(notes)
    settled(qtbot, keeping)
    keeping.projects.ask_for_whom(study)
    dialog = asking(qtbot, keeping)
    (other,) = (b for b in dialog.buttons.buttons() if b.text() == "Only on this computer")
    with qtbot.waitSignal(keeping.projects.changed, timeout=20_000):
        other.click()
    store = keeping.projects.store
    assert store is not None
    assert store.project is not None
    assert not store.project.project.shared


def test_a_passphrase_is_set_for_a_project_that_has_none(
    qtbot: QtBot, keeping: MainWindow, notes: list[Path], study: Path
) -> None:
    assert not keeping.services.commands["share_project"].isEnabled()
    begin(qtbot, keeping, notes, study)
    keeping.services.commands["share_project"].trigger()
    dialog = asking(qtbot, keeping)
    QTest.keyClicks(dialog.second, WORDS)
    with qtbot.waitSignal(keeping.services.notifier.message, timeout=20_000):
        give(qtbot, dialog, WORDS)
    with qtbot.waitSignal(keeping.projects.changed, timeout=20_000):
        keeping.projects.close()
    keeping.projects.open(study)
    with qtbot.waitSignal(keeping.projects.changed, timeout=20_000):
        give(qtbot, asking(qtbot, keeping), WORDS)
    settled(qtbot, keeping)
    assert len(keeping.services.documents.entries) == 3


def batch_of(window: MainWindow) -> BatchDialog:
    """The dialog that exports all that were called reviewed."""
    window.services.commands["export_reviewed"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, BatchDialog)
    return dialog


def test_a_project_remembers_how_it_is_exported(
    qtbot: QtBot, keeping: MainWindow, notes: list[Path], study: Path, tmp_path: Path
) -> None:
    begin(qtbot, keeping, notes, study)
    (tmp_path / "out").mkdir()
    dialog = batch_of(keeping)
    assert dialog.replace_by.mode is Mode.MASK
    dialog.replace_by.buttons[Mode.NUMBERED].click()
    dialog.folder.setText(str(tmp_path / "out"))
    dialog.report.click()
    with qtbot.waitSignal(dialog.batch.ended, timeout=20_000):
        dialog.export.click()
    dialog.reject()
    saved(qtbot, keeping)
    with qtbot.waitSignal(keeping.projects.changed, timeout=20_000):
        keeping.services.commands["close_project"].trigger()
    reopen(qtbot, keeping, study)
    again = batch_of(keeping)
    assert again.replace_by.mode is Mode.NUMBERED
    assert again.folder.text() == str(tmp_path / "out")
    assert not again.report.isChecked()
    assert again.summary.isChecked()
    again.reject()
    keeping.services.documents.show(keeping.services.documents.entries[0])
    settled(qtbot, keeping)
    keeping.services.commands["export"].trigger()
    one = keeping.services.dialogs.current
    assert isinstance(one, ExportDialog)
    assert one.choice.chosen is Mode.NUMBERED
    assert one.choice.folder.text() == str(tmp_path / "out")
    assert not one.choice.report.isChecked()
    one.reject()


def test_without_a_project_a_choice_lasts_as_long_as_the_window(
    qtbot: QtBot, keeping: MainWindow, notes: list[Path], study: Path
) -> None:
    keeping.opener.open(notes)
    settled(qtbot, keeping)
    press(qtbot, keeping, Qt.Key.Key_D)
    dialog = batch_of(keeping)
    assert dialog.replace_by.mode is Mode.MASK, "the settings decide"
    dialog.replace_by.buttons[Mode.BOX].click()
    with qtbot.waitSignal(dialog.batch.ended, timeout=20_000):
        dialog.export.click()
    dialog.reject()
    again = batch_of(keeping)
    assert again.replace_by.mode is Mode.BOX
    again.reject()
    with qtbot.waitSignal(keeping.projects.changed, timeout=20_000):
        keeping.projects.begin(study)
    saved(qtbot, keeping)
    assert batch_of(keeping).replace_by.mode is Mode.MASK, "a project has choices of its own"
