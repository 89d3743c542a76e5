"""Pages that text recognition read are checked by a tick alone; the gate names the others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from support.files.real_files import ReadingBackend, scans
from support.known.known_window import TIMEOUT, press, saved, shown, wait_ready
from support.window.pointer import move
from support.window.saved_windows import killed, resumed

from app.errors import Corrupt
from app.formats.base import RenderedPage
from app.sessions.events import WorkProgress, decode, encode
from app.sessions.history import Work
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.document import page_tracker
from app.ui.document.page_tracker import LONG
from app.ui.export.batch_dialog import BatchDialog
from app.ui.export.dialog import ExportDialog
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier


@pytest.fixture(scope="module")
def scanned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return scans(tmp_path_factory.mktemp("scans") / "a.pdf", "scan", "Text", "scan")


@pytest.fixture
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing counts by itself; `look` stands for the ticks of the clock."""
    monkeypatch.setattr(page_tracker, "EVERY_MS", 3_600_000)


def look(window: MainWindow, times: int = LONG) -> None:
    for _ in range(times):
        window.tracker.look()


@pytest.fixture
def reading(qtbot: QtBot, scanned: Path) -> Iterator[MainWindow]:
    with shown(
        qtbot, MainWindow(ReadingBackend(recognises=True), Settings(theme="light"))
    ) as window:
        window.start([scanned])
        wait_ready(qtbot, window)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        yield window


def seen(window: MainWindow) -> frozenset[int]:
    entry = window.services.documents.current
    assert entry is not None
    return entry.page_checks.seen


def looked(window: MainWindow) -> frozenset[int]:
    """What was seen of the pages that text recognition read, which the second is not."""
    return seen(window) - {2}


def checked(window: MainWindow) -> frozenset[int]:
    entry = window.services.documents.current
    assert entry is not None
    return entry.page_checks.checked


def drawn(qtbot: QtBot, window: MainWindow, number: int) -> None:
    pages = window.area.pages
    qtbot.waitUntil(lambda: pages.pictures.get(number) is not None, timeout=TIMEOUT)


def gate(window: MainWindow, qtbot: QtBot) -> ExportDialog:
    press(qtbot, window, Key.Key_E, Mod.ControlModifier)
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    return dialog


def words(dialog: ExportDialog) -> str:
    return " ".join(label.text() for label in dialog.choice.findChildren(QLabel))


@pytest.mark.slow
def test_a_page_in_view_a_while_counts_as_seen_and_no_page_as_checked(
    reading: MainWindow, qtbot: QtBot
) -> None:
    assert looked(reading) == frozenset()
    qtbot.waitUntil(lambda: looked(reading) == {1}, timeout=TIMEOUT)
    reading.area.pages.go_to_page(2)
    qtbot.waitUntil(lambda: 2 in seen(reading), timeout=TIMEOUT)
    reading.area.pages.go_to_page(3)
    qtbot.waitUntil(lambda: seen(reading) == {1, 2, 3}, timeout=TIMEOUT)
    assert not reading.tracker._timer.isActive()
    assert checked(reading) == frozenset()
    assert not reading.services.commands["looked_at"].isChecked()
    assert reading.area.pages.accessibleName().endswith(
        "Text recognition – seen; tick once compared with the picture"
    )


@pytest.mark.usefixtures("no_clock")
def test_a_page_that_is_only_passed_does_not_count(reading: MainWindow, qtbot: QtBot) -> None:
    pages = reading.area.pages
    drawn(qtbot, reading, 1)
    for _ in range(12):
        # Away again before its second is over, as often as that would make many seconds.
        pages.go_to_page(1)
        look(reading, LONG - 1)
        pages.go_to_page(2)
        pages.verticalScrollBar().setValue(pages.verticalScrollBar().maximum())
        look(reading, 1)
    assert 1 not in looked(reading)
    pages.go_to_page(1)
    look(reading)
    assert 1 in looked(reading)


@pytest.mark.usefixtures("no_clock")
def test_nothing_counts_behind_the_curtain_or_as_text(reading: MainWindow, qtbot: QtBot) -> None:
    drawn(qtbot, reading, 1)
    press(qtbot, reading, Key.Key_B)
    look(reading, 2 * LONG)
    assert looked(reading) == frozenset()
    reading.curtain.lift()
    reading.services.commands["pages"].trigger()
    look(reading, 2 * LONG)
    assert looked(reading) == frozenset()


@pytest.mark.usefixtures("no_clock")
def test_a_page_counts_only_when_its_end_was_seen(reading: MainWindow, qtbot: QtBot) -> None:
    reading.resize(reading.width(), 600)
    pages = reading.area.pages
    drawn(qtbot, reading, 1)
    (_, frame), *_ = pages.in_sight()
    assert pages.horizontalScrollBar().maximum() == 0
    assert frame.height() / 2 < pages.viewport().height() < frame.height() * 0.9
    look(reading, 3 * LONG)
    assert looked(reading) == frozenset(), "more than half of it was in view, and not its end"
    pages.go_to_page(1, 0.99)
    look(reading)
    assert looked(reading) == {1}


@pytest.mark.usefixtures("no_clock")
def test_a_large_page_may_be_seen_bit_by_bit(reading: MainWindow, qtbot: QtBot) -> None:
    reading.area.set_zoom(2.5)
    pages = reading.area.pages
    across = pages.horizontalScrollBar()
    drawn(qtbot, reading, 1)
    for part in (0.01, 0.3, 0.5, 0.99):
        assert looked(reading) == frozenset()
        for at in (0, across.maximum() // 2, across.maximum()):
            pages.go_to_page(1, part)
            across.setValue(at)
            look(reading)
    assert looked(reading) == {1}


@pytest.mark.usefixtures("no_clock")
def test_a_page_is_ticked_by_key_and_the_tick_is_undone(reading: MainWindow, qtbot: QtBot) -> None:
    commands = reading.services.commands
    drawn(qtbot, reading, 1)
    press(qtbot, reading.area.pages, Key.Key_V)
    assert checked(reading) == {1}
    assert commands["looked_at"].isChecked()
    assert reading.status.currentMessage() == "Page 1 marked as checked."
    press(qtbot, reading, Key.Key_Z, Mod.ControlModifier)
    assert checked(reading) == frozenset()
    assert not commands["looked_at"].isChecked()
    press(qtbot, reading, Key.Key_Y, Mod.ControlModifier)
    assert checked(reading) == {1}
    press(qtbot, reading.area.pages, Key.Key_V)
    assert checked(reading) == frozenset()
    look(reading, 3 * LONG)
    assert looked(reading) == {1}
    assert checked(reading) == frozenset(), "what a person unticked is ticked by nobody else"


@pytest.mark.usefixtures("no_clock")
def test_a_press_on_the_sign_above_a_page_ticks_it(reading: MainWindow, qtbot: QtBot) -> None:
    pages = reading.area.pages
    drawn(qtbot, reading, 1)
    (_, frame), *_ = pages.in_sight()
    sign = frame.topLeft().toPoint() + QPoint(6, -6)
    move(pages.viewport(), sign)
    assert pages.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    assert "Click" in reading.explainer.words_at(pages.viewport(), QPointF(sign))
    QTest.mouseClick(pages.viewport(), Qt.MouseButton.LeftButton, pos=sign)
    assert checked(reading) == {1}
    assert "checked" in pages.accessibleName()
    QTest.mouseClick(pages.viewport(), Qt.MouseButton.LeftButton, pos=sign)
    assert checked(reading) == frozenset()


@pytest.mark.usefixtures("no_clock")
def test_a_page_without_recognition_has_nothing_to_tick(reading: MainWindow, qtbot: QtBot) -> None:
    reading.area.pages.go_to_page(2)
    press(qtbot, reading.area.pages, Key.Key_V)
    assert checked(reading) == frozenset()
    assert not reading.services.commands["looked_at"].isChecked()
    assert "nothing to check" in reading.status.currentMessage()


def test_the_sign_is_told_in_words_and_drawn_without_colour(
    reading: MainWindow, qtbot: QtBot
) -> None:
    pages, thumbs = reading.area.pages, reading.area.thumbs
    sign = "Text recognition – compare with the picture"
    assert pages.accessibleName() == f"Pages of the document. Page 1: {sign}"
    assert thumbs.words_of(1).endswith(sign)
    assert "recognition" not in thumbs.words_of(2)
    (page, frame), *_ = pages.in_sight()
    above = frame.toRect().adjusted(0, -15, 0, -frame.toRect().height())
    before = pages.viewport().grab(above).toImage()
    assert len({before.pixel(x, 7) for x in range(above.width())}) > 2
    qtbot.waitUntil(lambda: looked(reading) == {1}, timeout=TIMEOUT)
    assert page.recognised
    seen = pages.viewport().grab(above).toImage()
    assert seen != before
    assert "– seen;" in thumbs.words_of(1)
    pages.ticked.emit(1)
    assert pages.viewport().grab(above).toImage() not in (before, seen)
    assert pages.accessibleName().endswith("Text recognition – checked")
    assert thumbs.words_of(1).endswith("Text recognition – checked")
    pages.go_to_page(2)
    assert pages.accessibleName() == "Pages of the document"


@pytest.mark.slow
def test_the_gate_lists_what_was_not_looked_at_and_leads_there(
    reading: MainWindow, qtbot: QtBot
) -> None:
    dialog = gate(reading, qtbot)
    both = "Pages 1, 3 were read by text recognition and are not checked yet. "
    assert f"{both}They were not seen to the end." in words(dialog)
    dialog.reject()
    reading.activateWindow()
    qtbot.waitUntil(lambda: looked(reading) == {1}, timeout=TIMEOUT)
    reading.services.commands["pages"].trigger()
    dialog = gate(reading, qtbot)
    assert f"{both}Page 3 was not seen to the end." in words(dialog)
    dialog.choice.look.click()
    assert reading.services.dialogs.current is None
    assert reading.area.view is reading.area.pages
    assert reading.area.pages.page == 3
    reading.activateWindow()
    qtbot.waitUntil(lambda: looked(reading) == {1, 3}, timeout=TIMEOUT)
    reading.services.commands["looked_at"].trigger()
    dialog = gate(reading, qtbot)
    only = "Page 1 was read by text recognition and is not checked yet."
    assert only in words(dialog)
    assert "to the end" not in words(dialog)
    dialog.choice.look.click()
    assert reading.area.pages.page == 1
    reading.services.commands["looked_at"].trigger()
    assert "recognition and" not in words(gate(reading, qtbot))


@pytest.mark.slow
def test_the_export_of_all_reviewed_counts_them(reading: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, reading, Key.Key_D)
    press(qtbot, reading, Key.Key_E, Mod.ControlModifier | Mod.ShiftModifier)
    dialog = reading.services.dialogs.current
    assert isinstance(dialog, BatchDialog)
    text = dialog.text_label.text()
    assert "2 pages read by text recognition are not checked yet." in text
    assert "2 of them were not seen to the end." in text


def test_it_is_kept_and_comes_back_after_a_kill(
    qtbot: QtBot, tmp_path: Path, scanned: Path
) -> None:
    def made() -> MainWindow:
        settings = Settings(theme="light", key_told=True)
        return MainWindow(
            ReadingBackend(recognises=True), settings, SessionStore(tmp_path / "sessions")
        )

    with shown(qtbot, made()) as first:
        first.start()
        first.opener.open([scanned])
        wait_ready(qtbot, first)
        first.activateWindow()
        qtbot.waitUntil(lambda: looked(first) == {1}, timeout=TIMEOUT)
        first.services.commands["looked_at"].trigger()
        saved(qtbot, first)
        killed(first)
        with shown(qtbot, made()) as second:
            second.start()
            resumed(qtbot, second)
            assert 1 in looked(second) & checked(second)
            second.opener.again(second.services.documents.current)  # type: ignore[arg-type]
            wait_ready(qtbot, second)
            assert 1 in looked(second) & checked(second)


def test_sessions_of_before_are_read() -> None:
    assert decode(b'["Worked",true,17]') == WorkProgress(reviewed=True, seconds=17, of_all=False)
    # Pages that were only shown were called checked once: of those nobody knows more.
    assert decode(b'["Worked",true,17,[2,5]]') == WorkProgress(
        reviewed=True, seconds=17, looked=(2, 5), of_all=False
    )
    kept = WorkProgress(reviewed=False, seconds=3, looked=(2, 5), checked=(5,))
    assert decode(encode(kept)) == kept


@pytest.mark.usefixtures("no_clock")
@pytest.mark.parametrize(("record", "unseen"), [(b"", ()), (b",[],[],true", (1, 2))])
def test_what_was_reviewed_before_all_pages_were_followed_was_looked_at(
    paged: MainWindow, record: bytes, unseen: tuple[int, ...]
) -> None:
    entry = paged.services.documents.current
    assert entry is not None
    assert entry.review is not None
    assert entry.pages_unseen == (1, 2)
    worked = decode(b'["Worked",true,17' + record + b"]")
    assert isinstance(worked, WorkProgress)
    paged.opener.put_work(entry, Work(entry.review, (), 0, None, None, worked))
    assert entry.pages_unseen == unseen


@pytest.mark.usefixtures("no_clock")
def test_the_gate_names_other_pages_of_which_nothing_was_looked_at(
    reading: MainWindow, qtbot: QtBot
) -> None:
    drawn(qtbot, reading, 1)
    assert "Page 2 was not seen." in words(gate(reading, qtbot))
    dialog = reading.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    dialog.choice.look_at_others.click()
    assert reading.area.pages.page == 2
    drawn(qtbot, reading, 2)
    reading.activateWindow()
    qtbot.waitUntil(reading.isActiveWindow, timeout=TIMEOUT)
    look(reading, LONG - 1)
    assert 2 not in seen(reading), "it was only passed"
    look(reading, 1)
    assert "not seen." not in words(gate(reading, qtbot))


@pytest.mark.usefixtures("no_clock")
def test_a_page_is_looked_at_too_where_its_text_is_read(reading: MainWindow) -> None:
    reading.services.commands["pages"].trigger()
    look(reading)
    assert seen(reading) == {2}, "of what recognition read, the text tells no end"


@pytest.mark.usefixtures("no_clock")
def test_a_page_that_cannot_be_drawn_is_named_as_such_before_an_export(
    qtbot: QtBot, scanned: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def render(*_: object) -> RenderedPage:
        raise Corrupt("The page cannot be shown.")

    monkeypatch.setattr(ReadingBackend, "render", render)
    backend = ReadingBackend(recognises=True)
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.start([scanned])
        wait_ready(qtbot, window)
        window.area.pages.go_to_page(2)
        entry = window.services.documents.current
        assert entry is not None
        qtbot.waitUntil(lambda: 2 in entry.undrawn, timeout=TIMEOUT)
        told = words(gate(window, qtbot))
        assert "cannot be drawn: nobody can see what is on them." in told
        assert "not seen." not in told, "there is no way to look at it"
