"""Work goes on where it was left, and is forgotten when the reviewer says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from support.known.known_window import NOTE, press, review_of, saved, shown, wait_ready
from support.window.saved_windows import killed, new_window, resumed, reviewed, state
from support.window.session_files import needs_passphrase

from app.engine.domain.review import Action
from app.ui.core.documents import Phase
from app.ui.sessions.passphrase_dialog import PassphraseDialog
from app.ui.shell.main_window import MainWindow

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "sessions"


@pytest.fixture
def keeping(qtbot: QtBot, folder: Path) -> Iterator[MainWindow]:
    with shown(qtbot, new_window(folder)) as window:
        window.start()
        yield window


@pytest.mark.parametrize("paged", [False, True])
def test_a_killed_window_goes_on_exactly_where_it_was(
    qtbot: QtBot, folder: Path, note: Path, paged: bool
) -> None:
    note.write_text(note.read_text(encoding="utf-8") * 20, encoding="utf-8")
    with shown(qtbot, new_window(folder, paged=paged)) as first:
        first.start()
        last = reviewed(qtbot, first, note)
        first.services.commands["zoom_in"].trigger()
        first.findings.filter.setText("okon")
        first.findings.only_undecided.setChecked(True)
        saved(qtbot, first)
        first.area.view.verticalScrollBar().setValue(37)
        saved(qtbot, first)
        before = state(first)
        # A larger size has other lines than those among which it stood.
        assert first.area.view.verticalScrollBar().value() >= 37
        killed(first)
        with shown(qtbot, new_window(folder, paged=paged)) as second:
            second.start()
            resumed(qtbot, second)
            assert state(second) == before
            press(qtbot, second, Qt.Key.Key_Y, CTRL)
            assert review_of(second) == last
            for _ in range(4):
                press(qtbot, second, Qt.Key.Key_Z, CTRL)
            assert not review_of(second).decisions


def test_work_after_going_on_is_kept_as_well(
    qtbot: QtBot, keeping: MainWindow, folder: Path, note: Path
) -> None:
    reviewed(qtbot, keeping, note)
    killed(keeping)
    with shown(qtbot, new_window(folder)) as second:
        second.start()
        resumed(qtbot, second)
        press(qtbot, second, Qt.Key.Key_R)
        saved(qtbot, second)
        before = state(second)
        killed(second)
        with shown(qtbot, new_window(folder)) as third:
            third.start()
            resumed(qtbot, third)
            assert state(third) == before


def test_several_documents_come_back_in_their_order_with_the_last_one_in_view(
    qtbot: QtBot, keeping: MainWindow, folder: Path, note: Path
) -> None:
    others = [note.with_name(f"other{number}.txt") for number in range(2)]
    for other in others:
        other.write_text("Thaddeus Okonkwo came on 02/09/2025.")
    reviewed(qtbot, keeping, note)
    keeping.opener.open(others)
    qtbot.waitUntil(lambda: all(e.phase is Phase.READY for e in keeping.services.documents.entries))
    saved(qtbot, keeping)
    killed(keeping)
    with shown(qtbot, new_window(folder)) as second:
        second.start()
        qtbot.waitUntil(second.start_page.recent.isVisible)
        assert second.start_page.recent.resume.text() == "Continue with 3 documents"
        resumed(qtbot, second)
        qtbot.waitUntil(
            lambda: all(e.phase is Phase.READY for e in second.services.documents.entries)
        )
        assert [entry.path for entry in second.services.documents.entries] == [note, *others]
        assert second.services.documents.current is second.services.documents.entries[1]
        assert len(second.services.documents.entries[0].review.decisions) == 3  # type: ignore[union-attr]


def test_quitting_loses_nothing_and_asks_nothing(qtbot: QtBot, folder: Path, note: Path) -> None:
    with shown(qtbot, new_window(folder)) as first:
        first.start()
        reviewed(qtbot, first, note)
        press(qtbot, first, Qt.Key.Key_R)
        before = review_of(first)
        with qtbot.waitSignal(first.closing.finished, timeout=20_000):
            first.close()
        assert first.closing.question is None
    with shown(qtbot, new_window(folder)) as second:
        second.start()
        resumed(qtbot, second)
        assert review_of(second) == before


def test_a_closed_document_opens_with_its_work_and_is_not_offered_as_unfinished(
    qtbot: QtBot, keeping: MainWindow, note: Path
) -> None:
    reviewed(qtbot, keeping, note)
    before = review_of(keeping)
    keeping.closing.close_document()
    recent = keeping.start_page.recent
    qtbot.waitUntil(recent.isVisible)
    assert not recent.resume.isVisible()
    assert recent.list.item(0).text().endswith(" · 5 to review")
    recent.list.setCurrentRow(0)
    recent.list.setFocus()
    QTest.keyClick(recent.list, Qt.Key.Key_Return)
    wait_ready(qtbot, keeping)
    assert review_of(keeping) == before
    assert keeping.services.commands["undo"].isEnabled()


def test_recent_work_names_no_file_until_that_is_asked_for(
    qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    for name in ("Thaddeus Okonkwo.txt", "letter.Okonkwo"):
        (tmp_path / name).write_text(NOTE, encoding="utf-8")
    paths = [tmp_path / "Thaddeus Okonkwo.txt", tmp_path / "letter.Okonkwo"]
    with shown(qtbot, new_window(folder)) as first:
        first.start(paths)
        wait_ready(qtbot, first)
        press(qtbot, first, Qt.Key.Key_A)
        saved(qtbot, first)
    with shown(qtbot, new_window(folder)) as second:
        second.start()
        recent = second.start_page.recent
        qtbot.waitUntil(recent.isVisible)

        def told() -> list[str]:
            items = [recent.list.item(row) for row in range(recent.list.count())]
            return [f"{item.text()} {item.toolTip()} {recent.resume.text()}" for item in items]

        assert not any("konkwo" in words.casefold() for words in told())
        assert sorted(words.split(" · ")[0] for words in told()) == ["Document", "TXT"]
        recent.names.setFocus()
        press(qtbot, recent.names, Qt.Key.Key_Space)
        assert all("Okonkwo" in words for words in told())
        press(qtbot, recent.names, Qt.Key.Key_Space)
        row = next(n for n, words in enumerate(told()) if words.startswith("TXT"))
        recent.list.setCurrentRow(row)
        recent.list.setFocus()
        press(qtbot, recent.list, Qt.Key.Key_Return)
        wait_ready(qtbot, second)
        assert second.services.documents.entries[0].path == paths[0]
        review = review_of(second)
        assert review.action(review.findings[0]) is Action.ACCEPT


def test_forgetting_by_keyboard_deletes_the_session(
    qtbot: QtBot, keeping: MainWindow, folder: Path, note: Path
) -> None:
    reviewed(qtbot, keeping, note)
    keeping.closing.close_document()
    recent = keeping.start_page.recent
    qtbot.waitUntil(recent.isVisible)
    recent.list.setCurrentRow(0)
    QTest.keyClick(recent.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not recent.isVisible())
    assert not list(folder.glob("*.session"))
    keeping.opener.open([note])
    wait_ready(qtbot, keeping)
    assert not review_of(keeping).decisions


def test_closing_and_forgetting_asks_about_what_is_in_no_export(
    qtbot: QtBot, keeping: MainWindow, folder: Path, note: Path
) -> None:
    reviewed(qtbot, keeping, note)
    press(qtbot, keeping, Qt.Key.Key_W, CTRL | SHIFT)
    question = keeping.closing.question
    assert question is not None
    discard = next(button for button in question.buttons() if "lose" in button.text())
    discard.click()
    qtbot.waitUntil(lambda: not list(folder.glob("*.session")))
    assert not keeping.services.documents.entries


def test_a_document_that_changed_is_not_reviewed_with_old_decisions(
    qtbot: QtBot, keeping: MainWindow, folder: Path, note: Path
) -> None:
    reviewed(qtbot, keeping, note)
    killed(keeping)
    note.write_text("Since then: Mr. Okonkwo left.", encoding="utf-8")
    with shown(qtbot, new_window(folder)) as second:
        second.start()
        qtbot.waitUntil(second.start_page.recent.isVisible)
        second.services.commands["resume"].trigger()
        banner = second.area.banner
        qtbot.waitUntil(banner.isVisible)
        assert "not the one that was reviewed" in banner.text
        banner.retry.click()
        wait_ready(qtbot, second)
        assert not review_of(second).decisions
        assert len(review_of(second).findings) == 1


def test_a_damaged_session_is_told_of_and_blocks_nothing(
    qtbot: QtBot, keeping: MainWindow, folder: Path, note: Path
) -> None:
    reviewed(qtbot, keeping, note)
    killed(keeping)
    (path,) = folder.glob("*.session")
    path.write_bytes(path.read_bytes()[:-9] + b"\1" * 9)
    with shown(qtbot, new_window(folder)) as second:
        second.start()
        recent = second.start_page.recent
        qtbot.waitUntil(recent.isVisible)
        assert recent.list.item(0).text() == "Saved work · cannot be read"
        assert "Forget this saved work" in recent.list.item(0).toolTip()
        second.opener.open([note])
        wait_ready(qtbot, second)
        assert not review_of(second).decisions


def test_where_nothing_can_be_kept_the_reviewer_is_told_and_asked(
    qtbot: QtBot, folder: Path, note: Path
) -> None:
    folder.mkdir()
    (folder / "key.json").write_text("damaged")
    with shown(qtbot, new_window(folder)) as window:
        window.start([note])
        qtbot.waitUntil(window.status.unkept.isVisible)
        assert "key to the saved work" in window.status.unkept.toolTip()
        wait_ready(qtbot, window)
        press(qtbot, window, Qt.Key.Key_A)
        assert review_of(window).decisions
        window.close()
        assert window.closing.question is not None
        window.closing.question.reject()


def test_a_second_window_says_as_long_as_it_is_open_that_it_does_not_save(
    qtbot: QtBot, folder: Path, note: Path
) -> None:
    with shown(qtbot, new_window(folder)) as first:
        first.start()
        reviewed(qtbot, first, note)
        with shown(qtbot, new_window(folder)) as second:
            second.start()
            second.opener.open([note])
            wait_ready(qtbot, second)
            for key in (Qt.Key.Key_A, Qt.Key.Key_R):
                press(qtbot, second, key)
                saved(qtbot, second)
                assert second.status.unkept.isVisible()
            assert review_of(second).decisions


def test_nothing_in_the_folder_names_a_patient_or_a_file(
    qtbot: QtBot, keeping: MainWindow, folder: Path, tmp_path: Path, note: Path
) -> None:
    named = note.rename(note.with_name("Thaddeus Okonkwo.txt"))
    reviewed(qtbot, keeping, named)
    keeping.findings.filter.setText("Venkataraman")
    saved(qtbot, keeping)
    everything = b"".join(
        path.name.encode() + path.read_bytes() for path in folder.rglob("*") if path.is_file()
    ).lower()
    for planted in (b"okonkwo", b"thaddeus", b"venkataraman", b"40-771-926", b"02/09/2025"):
        assert planted not in everything


def test_saved_work_has_names_for_screen_readers(
    qtbot: QtBot, keeping: MainWindow, note: Path
) -> None:
    reviewed(qtbot, keeping, note)
    keeping.closing.close_document()
    recent = keeping.start_page.recent
    qtbot.waitUntil(recent.isVisible)
    assert recent.list.accessibleName() == "Recent projects and documents"
    assert all(button.text() for button in recent.findChildren(QPushButton) if button.isVisible())


def test_a_passphrase_locks_saved_work_until_it_is_given(
    qtbot: QtBot, folder: Path, note: Path
) -> None:
    with shown(qtbot, new_window(folder)) as first:
        first.start()
        before = reviewed(qtbot, first, note)
        first.services.commands["redo"].trigger()
        first.services.commands["passphrase"].trigger()
        dialog = first.services.dialogs.current
        assert isinstance(dialog, PassphraseDialog)
        dialog.first.setText("correct horse")
        assert not dialog.agree.isEnabled()
        dialog.second.setText("correct horse")
        dialog.agree.click()
        qtbot.waitUntil(lambda: needs_passphrase(folder), timeout=30_000)
    with shown(qtbot, new_window(folder)) as second:
        second.start()
        banner = second.area.banner
        for given, opens in (("wrong", False), ("correct horse", True)):
            qtbot.waitUntil(banner.isVisible, timeout=30_000)
            assert not second.start_page.recent.isVisible()
            banner.retry.click()
            asking = second.services.dialogs.current
            assert isinstance(asking, PassphraseDialog)
            asking.first.setText(given)
            asking.agree.click()
            if opens:
                qtbot.waitUntil(second.start_page.recent.isVisible, timeout=30_000)
        assert not second.status.unkept.isVisible()
        resumed(qtbot, second)
        assert review_of(second) == before
