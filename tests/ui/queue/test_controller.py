"""Many documents: read ahead, put in order, called reviewed, tried again, exported together."""

from __future__ import annotations

import os
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QTreeWidget
from pytestqt.qtbot import QtBot
from support.known.known_window import TIMEOUT, KnownBackend, press, settled

from app.engine.domain.parts import LONG
from app.errors import VerificationFailed
from app.ui.core.documents import OpenDocument, Phase
from app.ui.export.batch import Outcome, free_path
from app.ui.export.batch_dialog import BatchDialog
from app.ui.queue import controller, pace
from app.ui.queue.controller import AHEAD
from app.ui.queue.model import status_of
from app.ui.shell.main_window import MainWindow
from app.workflow.folders import documents_in

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier


class Quiet:
    """A reporter for a job that runs at once."""

    def step(self, *_: object) -> None: ...


@pytest.fixture
def notes(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / f"note-{number}.txt" for number in range(6)]
    for number, path in enumerate(paths):
        path.write_text(f"{number} Thaddeus Okonkwo came on 02/09/2025.\n", encoding="utf-8")
    return paths


@pytest.fixture
def queued(window: MainWindow, notes: list[Path], qtbot: QtBot) -> MainWindow:
    window.start(notes)
    settled(qtbot, window)
    return window


def phases(window: MainWindow) -> list[Phase]:
    return [entry.phase for entry in window.services.documents.entries]


def names(window: MainWindow) -> list[str]:
    return [entry.path.stem for entry in window.services.documents.entries]


def current(window: MainWindow) -> OpenDocument:
    assert window.services.documents.current is not None
    return window.services.documents.current


def test_the_whole_queue_is_read_in_the_background(queued: MainWindow) -> None:
    assert phases(queued) == [Phase.READY] * 6
    assert current(queued) is queued.services.documents.entries[0]


def test_few_documents_are_read_at_once_the_next_ones_first(
    window: MainWindow, backend: KnownBackend, notes: list[Path]
) -> None:
    backend.gate.clear()
    window.start(notes)
    begun = [one.job is not None for one in window.services.documents.entries]
    assert begun == [True] * (1 + AHEAD) + [False] * (5 - AHEAD)


def test_what_waits_to_be_reviewed_takes_bounded_memory(
    window: MainWindow, notes: list[Path], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controller, "MOST_WEIGHT", 1)
    window.start(notes)
    settled(qtbot, window)
    ready, waiting = [Phase.READY] * (1 + AHEAD), [Phase.WAITING] * (5 - AHEAD)
    assert phases(window) == ready + waiting
    press(qtbot, window, Qt.Key.Key_PageDown, CTRL)
    assert current(window).review is not None
    settled(qtbot, window)
    assert phases(window) == [*ready, Phase.READY, *waiting[1:]]


@pytest.mark.slow
def test_a_long_document_in_the_background_steps_back_for_the_one_in_view(
    window: MainWindow, backend: KnownBackend, tmp_path: Path, qtbot: QtBot
) -> None:
    long, short = tmp_path / "long.txt", tmp_path / "short.txt"
    long.write_text("Thaddeus Okonkwo fell. " * (LONG // 20), encoding="utf-8")
    short.write_text("Thaddeus Okonkwo fell.", encoding="utf-8")
    backend.gate.clear()
    window.start([long])
    first = current(window)
    qtbot.waitUntil(lambda: first.phase is Phase.SCANNING, timeout=TIMEOUT)
    job = first.job
    window.queue.open([short])
    assert current(window).path == short
    assert first.job != job
    backend.gate.set()
    settled(qtbot, window)
    assert current(window).review is not None
    assert first.review is not None


def test_the_foot_tells_totals_and_the_time_from_the_start(
    window: MainWindow, backend: KnownBackend, notes: list[Path], qtbot: QtBot
) -> None:
    foot = window.documents.foot
    window.start(notes)
    settled(qtbot, window)
    assert foot.searched.text() == "12 findings to review"
    assert foot.words.text() == "0 of 6 reviewed", "nobody can say how fast that will go"
    backend.gate.clear()
    window.queue.again()
    assert "5 of 6 searched · " in foot.searched.text()
    assert "left\n10 findings to review" in foot.searched.text()
    window.services.commands["pause"].trigger()
    assert "paused" in foot.searched.text()


def test_a_paused_queue_reads_nothing_ahead_but_what_is_looked_at(
    window: MainWindow, notes: list[Path], qtbot: QtBot
) -> None:
    window.services.commands["pause"].setEnabled(True)
    window.services.commands["pause"].trigger()
    window.start(notes)
    settled(qtbot, window)
    assert phases(window) == [Phase.READY] + [Phase.WAITING] * 5
    assert window.documents.foot.buttons["pause"].isChecked()
    window.services.documents.show(window.services.documents.entries[4])
    settled(qtbot, window)
    assert phases(window).count(Phase.READY) == 2
    window.documents.foot.buttons["pause"].click()
    settled(qtbot, window)
    assert phases(window).count(Phase.READY) == 6


def test_turning_over_a_long_queue_does_not_read_all_of_it(
    window: MainWindow, backend: KnownBackend, notes: list[Path], qtbot: QtBot
) -> None:
    backend.gate.clear()
    window.start(notes)
    for entry in window.services.documents.entries:
        window.services.documents.show(entry)
    assert sum(one.job is not None for one in window.services.documents.entries) == 1 + AHEAD
    backend.gate.set()
    settled(qtbot, window)
    assert current(window).phase is Phase.READY


def test_one_key_calls_a_document_reviewed_and_goes_to_the_next(
    queued: MainWindow, qtbot: QtBot
) -> None:
    first = current(queued)
    press(qtbot, queued, Qt.Key.Key_A)
    press(qtbot, queued, Qt.Key.Key_A)
    press(qtbot, queued, Qt.Key.Key_D)
    assert status_of(first) == "Reviewed"
    assert current(queued) is queued.services.documents.entries[1]
    assert "1 of 6 reviewed" in queued.documents.foot.words.text()
    press(qtbot, queued, Qt.Key.Key_D)
    assert status_of(queued.services.documents.entries[1]) == "Reviewed, 2 undecided"
    assert "2 undecided findings will be redacted" in queued.status.currentMessage()
    queued.services.documents.show(first)
    press(qtbot, queued, Qt.Key.Key_D, SHIFT)
    assert status_of(first) == "All decided"


def test_a_document_that_is_not_searched_yet_cannot_be_called_reviewed(
    window: MainWindow, backend: KnownBackend, notes: list[Path], qtbot: QtBot
) -> None:
    backend.gate.clear()
    window.start(notes)
    window.queue.finish()
    assert not current(window).is_reviewed
    backend.gate.set()
    settled(qtbot, window)


def test_after_the_last_document_the_queue_says_so(queued: MainWindow, qtbot: QtBot) -> None:
    for _ in range(6):
        press(qtbot, queued, Qt.Key.Key_D)
        settled(qtbot, queued)
    assert all(entry.is_reviewed for entry in queued.services.documents.entries)
    assert "That was the last one." in queued.status.currentMessage()


def test_an_unreadable_file_is_refused_and_the_queue_goes_on(
    window: MainWindow, notes: list[Path], qtbot: QtBot
) -> None:
    for path in notes[1:3]:
        path.write_bytes(b"\0")
    window.start(notes)
    settled(qtbot, window)
    assert phases(window) == [
        *(Phase.READY, Phase.FAILED, Phase.FAILED, Phase.READY, Phase.READY, Phase.READY),
    ]
    assert status_of(window.services.documents.entries[1]).startswith(
        "Refused: The file could not be read"
    )
    press(qtbot, window, Qt.Key.Key_D)
    assert current(window) is window.services.documents.entries[3]
    assert "2 refused" in window.documents.foot.words.text()
    for path in notes[1:3]:
        path.write_text("Thaddeus Okonkwo", encoding="utf-8")
    window.documents.foot.buttons["retry"].click()
    window.services.documents.show(window.services.documents.entries[1])
    settled(qtbot, window)
    assert phases(window)[1:3] == [Phase.READY, Phase.READY]
    assert not window.documents.foot.buttons["retry"].isVisible()


def test_documents_move_by_keys_and_the_next_in_line_is_read_first(
    queued: MainWindow, qtbot: QtBot
) -> None:
    queued.services.documents.show(queued.services.documents.entries[1])
    press(qtbot, queued, Qt.Key.Key_Down, ALT)
    assert names(queued) == ["note-0", "note-2", "note-1", "note-3", "note-4", "note-5"]
    for _ in range(5):
        press(qtbot, queued, Qt.Key.Key_Up, ALT)
    assert names(queued) == ["note-1", "note-0", "note-2", "note-3", "note-4", "note-5"]
    assert queued.documents.list.currentIndex().row() == 0
    rows = queued.documents.list.model()
    assert [rows.index(n, 0).data() for n in range(6)] == [f"{n}.txt" for n in names(queued)]


@pytest.mark.parametrize(
    ("row", "before", "expected"),
    [(5, 0, "501234"), (0, 6, "123450"), (1, 4, "023145"), (3, 1, "031245")],
)
def test_rows_that_are_dragged_stand_where_they_were_dropped(
    queued: MainWindow, row: int, before: int, expected: str
) -> None:
    root = QModelIndex()
    assert queued.documents.list.model().moveRow(root, row, root, before)
    assert "".join(name[-1] for name in names(queued)) == expected


def test_delete_in_the_list_takes_a_document_out(queued: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, queued.documents.list, Qt.Key.Key_Delete)
    assert names(queued) == ["note-1", "note-2", "note-3", "note-4", "note-5"]


def test_a_dropped_folder_brings_its_documents_and_says_what_it_leaves_out(
    window: MainWindow, notes: list[Path], qtbot: QtBot
) -> None:
    folder = notes[0].parent
    (folder / "inner").mkdir()
    (folder / "inner" / "letter.txt").write_text("Thaddeus Okonkwo", encoding="utf-8")
    reports = (f"note-0.report.{ending}" for ending in ("html", "json", "pdf"))
    for name in ("film.mp4", "note-0.deid.txt", *reports, ".hidden.txt"):
        (folder / name).write_text("x", encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(folder))])
    none = Qt.KeyboardModifier.NoModifier
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    window.dropEvent(QDropEvent(QPointF(5, 5), copy, data, left, none))
    qtbot.waitUntil(lambda: len(window.services.documents.entries) == 7)
    assert names(window) == [*(f"note-{n}" for n in range(6)), "letter"]
    assert "1 file is of a type that cannot be read" in window.status.currentMessage()
    settled(qtbot, window)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="needs a folder that is shut")
def test_a_folder_nobody_may_read_is_told(tmp_path: Path) -> None:
    shut = tmp_path / "shut"
    shut.mkdir(mode=0)
    try:
        assert len(documents_in([tmp_path], Quiet()).shut) == 1
    finally:
        shut.chmod(0o700)


def test_a_folder_given_on_the_command_line_is_opened(
    window: MainWindow, notes: list[Path], qtbot: QtBot
) -> None:
    window.start([notes[0].parent])
    qtbot.waitUntil(lambda: len(window.services.documents.entries) == 6)
    settled(qtbot, window)


def test_time_left_is_said_at_the_own_speed(
    queued: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert queued.pace.left() is None
    now = [time.monotonic()]
    monkeypatch.setattr(pace, "time", SimpleNamespace(monotonic=lambda: now[0]))
    for _ in range(3):
        for _ in range(2):
            now[0] += 24
            press(qtbot, queued, Qt.Key.Key_A)
        press(qtbot, queued, Qt.Key.Key_D)
    assert queued.pace.left() == pytest.approx(6 * 24)
    assert "about 2 min left" in queued.documents.foot.words.text()


def test_a_pause_is_not_counted_as_work(
    queued: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [time.monotonic()]
    monkeypatch.setattr(pace, "time", SimpleNamespace(monotonic=lambda: now[0]))
    queued.pace.touch()
    before = current(queued).seconds
    for passed in (20, 3600, 30):
        now[0] += passed
        queued.pace.touch()
    assert current(queued).seconds - before == pytest.approx(50)


def batch(queued: MainWindow, qtbot: QtBot) -> BatchDialog:
    """Call the first three reviewed and export them."""
    for _ in range(3):
        press(qtbot, queued, Qt.Key.Key_D)
    settled(qtbot, queued)
    press(qtbot, queued, Qt.Key.Key_E, CTRL | SHIFT)
    dialog = queued.services.dialogs.current
    assert isinstance(dialog, BatchDialog)
    # The keys begin where the choice is, not at one that nobody made.
    assert dialog.focusWidget() is dialog.replace_by.buttons[dialog.replace_by.mode]
    assert "3 documents are not reviewed yet and will be left out." in dialog.text_label.text()
    with qtbot.waitSignal(dialog.batch.ended, timeout=20_000):
        dialog.export.click()
    return dialog


def test_all_reviewed_documents_are_exported_and_each_says_what_came_of_it(
    queued: MainWindow, backend: KnownBackend, notes: list[Path], qtbot: QtBot
) -> None:
    folder = notes[0].parent / "deidentified"
    folder.mkdir()
    there = folder / "note-1.deid.txt"
    there.write_text("earlier", encoding="utf-8")
    dialog = batch(queued, qtbot)
    copies = [item.copy for item in dialog.batch.items]
    assert copies == [folder / f"note-{name}.deid.txt" for name in ("0", "1-2", "2")]
    assert there.read_text(encoding="utf-8") == "earlier"
    assert "Okonkwo" not in (folder / "note-0.deid.txt").read_text(encoding="utf-8")
    assert {status_of(entry) for entry in queued.services.documents.entries[:3]} == {
        "Exported, 2 undecided"
    }
    assert dialog.title.text() == "3 of 3 exported and verified"
    # What was to come is no longer told, what was left out is.
    words = "3 documents were left out because they are not reviewed yet."
    assert dialog.text_label.text() == words
    assert dialog.open_folder.isVisible()
    qtbot.waitUntil(lambda: dialog.cancel.width() >= dialog.cancel.sizeHint().width())
    dialog.cancel.click()


def test_a_failed_export_does_not_stop_the_others_and_is_told(
    queued: MainWindow, backend: KnownBackend, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = backend.export

    def export(review: object, source: Path, *rest: object, **choices: object) -> object:
        if source.stem == "note-1":
            raise VerificationFailed("The finished export still held something.", places=("p 1",))
        return usual(review, source, *rest, **choices)  # type: ignore[arg-type]

    monkeypatch.setattr(backend, "export", export)
    current(queued).path.with_name("deidentified").mkdir()
    dialog = batch(queued, qtbot)
    outcomes = [item.outcome for item in dialog.batch.items]
    assert outcomes == [Outcome.DONE, Outcome.FAILED, Outcome.DONE]
    rows = dialog.findChild(QTreeWidget)
    assert isinstance(rows, QTreeWidget)
    row = rows.topLevelItem(1)
    assert row is not None
    assert "still held something" in row.text(1)
    assert status_of(queued.services.documents.entries[1]) == "Reviewed, 2 undecided"
    assert dialog.copy.isVisible()
    dialog.cancel.click()


def test_nothing_reviewed_is_nothing_to_export(queued: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, queued, Qt.Key.Key_E, CTRL | SHIFT)
    assert queued.services.dialogs.current is None
    assert "No document is reviewed yet" in queued.status.currentMessage()


def test_no_file_is_replaced_by_a_batch(tmp_path: Path) -> None:
    for expected in ("a.deid.txt", "a-2.deid.txt", "a-3.deid.txt"):
        path = free_path(tmp_path, "a.deid.txt")
        assert path.name == expected
        path.touch()


def test_a_reporter_can_stop_a_walk_through_folders(tmp_path: Path) -> None:
    class Stopping:
        def step(self, *_: object) -> None:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        documents_in([tmp_path], Stopping())


def test_a_document_searched_anew_is_not_reviewed_any_more(
    queued: MainWindow, qtbot: QtBot
) -> None:
    first = current(queued)
    press(qtbot, queued, Qt.Key.Key_D)
    queued.opener.again(first)
    settled(qtbot, queued)
    assert not first.is_reviewed
