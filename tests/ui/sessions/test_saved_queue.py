"""How far a queue is outlives the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press, saved, settled, shown

from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.core.documents import Phase
from app.ui.export.batch import Outcome
from app.ui.export.batch_dialog import BatchDialog
from app.ui.export.dialog import ExportDialog
from app.ui.queue.model import status_of
from app.ui.shell.main_window import MainWindow

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def test_what_was_called_reviewed_comes_back_so_and_is_exported_without_being_turned_to(
    qtbot: QtBot, tmp_path: Path
) -> None:
    folder, target = tmp_path / "sessions", tmp_path / "out"
    target.mkdir()
    notes = [tmp_path / f"note-{number}.txt" for number in range(6)]
    for number, path in enumerate(notes):
        path.write_text(f"{number} Thaddeus Okonkwo came on 02/09/2025.", encoding="utf-8")

    def window() -> MainWindow:
        return MainWindow(KnownBackend(), Settings(theme="light"), SessionStore(folder))

    with shown(qtbot, window()) as first:
        first.start(notes)
        settled(qtbot, first)
        for entry in first.services.documents.entries[:3]:
            press(qtbot, first, Qt.Key.Key_R)
            entry.seconds = 60
            press(qtbot, first, Qt.Key.Key_D)
            settled(qtbot, first)
        saved(qtbot, first)
    with shown(qtbot, window()) as second:
        second.start()
        qtbot.waitUntil(second.start_page.recent.isVisible)
        second.services.commands["resume"].trigger()
        settled(qtbot, second)
        entries = second.services.documents.entries
        assert [entry.is_reviewed for entry in entries] == [True] * 3 + [False] * 3
        assert [entry.phase for entry in entries[:3]] == [Phase.WAITING] * 3
        assert status_of(entries[0]) == "Reviewed, 1 undecided"
        assert [60 <= entry.seconds < 100 for entry in entries[:3]] == [True] * 3
        press(qtbot, second, Qt.Key.Key_E, CTRL | SHIFT)
        dialog = second.services.dialogs.current
        assert isinstance(dialog, BatchDialog)
        dialog.folder.setText(str(target))
        with qtbot.waitSignal(dialog.batch.ended, timeout=20_000):
            dialog.export.click()
        assert [item.outcome for item in dialog.batch.items] == [Outcome.DONE] * 3
        # The first finding of each was rejected, and so the text stays.
        for copy in target.glob("*.txt"):
            assert "Thaddeus Okonkwo" in copy.read_text(encoding="utf-8")
        dialog.cancel.click()


def test_an_export_of_a_decided_document_counts_as_reviewed_at_once_and_after_a_restart(
    qtbot: QtBot, tmp_path: Path
) -> None:
    notes = [tmp_path / f"note-{number}.txt" for number in range(2)]
    for path in notes:
        path.write_text("Thaddeus Okonkwo came on 02/09/2025.", encoding="utf-8")

    def window() -> MainWindow:
        store = SessionStore(tmp_path / "sessions")
        return MainWindow(KnownBackend(), Settings(theme="light"), store)

    def shows_it(main: MainWindow) -> None:
        entry = main.services.documents.entries[0]
        assert status_of(entry) == "Exported"
        assert entry.is_reviewed
        assert main.documents.foot.words.text().startswith("1 of 2 reviewed")

    with shown(qtbot, window()) as first:
        first.start(notes)
        settled(qtbot, first)
        press(qtbot, first, Qt.Key.Key_A)
        press(qtbot, first, Qt.Key.Key_A)
        press(qtbot, first, Qt.Key.Key_E, CTRL)
        dialog = first.services.dialogs.current
        assert isinstance(dialog, ExportDialog)
        qtbot.waitUntil(dialog.choice.export.isEnabled)
        with qtbot.waitSignal(dialog.exported, timeout=20_000):
            dialog.choice.export.click()
        shows_it(first)
        dialog.reject()
        assert first.completion.banner.title.text() == "Exported and verified."
        assert first.completion.banner.next.isVisible()
        first.services.commands["finish"].trigger()
        first.services.documents.show(first.services.documents.entries[0])
        assert not first.completion.banner.isVisible(), "it was left behind as done"
        first.services.documents.show(first.services.documents.entries[1])
        settled(qtbot, first)
        saved(qtbot, first)
    with shown(qtbot, window()) as second:
        second.start()
        qtbot.waitUntil(second.start_page.recent.isVisible)
        second.services.commands["resume"].trigger()
        settled(qtbot, second)
        assert second.services.documents.entries[0].phase is Phase.WAITING
        shows_it(second)


@pytest.mark.parametrize("in_project", [False, True])
def test_the_order_of_the_queue_comes_back(qtbot: QtBot, tmp_path: Path, in_project: bool) -> None:
    folder, study = tmp_path / "sessions", tmp_path / "study.incognote"
    notes = [tmp_path / f"note-{number}.txt" for number in range(4)]
    for path in notes:
        path.write_text("Thaddeus Okonkwo came on 02/09/2025.", encoding="utf-8")
    wanted = [notes[2], notes[0], notes[3], notes[1]]

    def window() -> MainWindow:
        return MainWindow(KnownBackend(), Settings(theme="light"), SessionStore(folder))

    with shown(qtbot, window()) as first:
        first.start(notes)
        settled(qtbot, first)
        if in_project:
            with qtbot.waitSignal(first.projects.changed, timeout=20_000):
                first.projects.begin(study)
        for place, path in enumerate(wanted):
            entry = next(one for one in first.services.documents.entries if one.path == path)
            first.services.documents.move(entry, place)
        saved(qtbot, first)
        for path in (*folder.glob("*.list"), *tmp_path.glob("*.incognote")):
            assert b"note-" not in path.read_bytes()
    with shown(qtbot, window()) as second:
        second.start()
        qtbot.waitUntil(second.start_page.recent.isVisible)
        second.services.commands["resume"].trigger()
        qtbot.waitUntil(
            lambda: len(second.services.documents.entries) == len(notes), timeout=20_000
        )
        assert [entry.path for entry in second.services.documents.entries] == wanted
        settled(qtbot, second)
