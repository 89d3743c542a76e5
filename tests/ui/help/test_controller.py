"""The tour comes once and gets out of the way; the log is saved; the desktop is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press, review_of, shown, wait_ready

from app import log
from app.errors import Corrupt
from app.progress import Reporter, Stage
from app.settings import Settings, load
from app.ui.core.jobs import JobRunner, Lane
from app.ui.help.tour import Tour
from app.ui.shell import desktop_notifier
from app.ui.shell.desktop_notifier import Attention
from app.ui.shell.main_window import MainWindow

Key = Qt.Key


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.settings.config_dir", lambda: tmp_path / "config")
    monkeypatch.setattr("app.log.log_dir", lambda: tmp_path / "log")


def tour_of(window: MainWindow) -> Tour:
    assert window.help.tour is not None
    return window.help.tour


def shows_card(window: MainWindow) -> bool:
    return window.help.welcome is not None


def card_of(window: MainWindow) -> Tour:
    assert window.help.welcome is not None
    return window.help.welcome


def test_the_tour_comes_with_the_sample_and_only_once(window: MainWindow, qtbot: QtBot) -> None:
    window.start()
    window.start_page.sample.click()
    wait_ready(qtbot, window)
    tour = tour_of(window)
    qtbot.waitUntil(tour.next.hasFocus)
    press(qtbot, tour.next, Key.Key_Escape)
    assert window.help.tour is None
    assert window.services.settings.current.tour_seen
    assert load().tour_seen
    with shown(qtbot, MainWindow(KnownBackend(), load())) as again:
        again.start()
        again.start_page.sample.click()
        wait_ready(qtbot, again)
        assert again.help.tour is None
        again.services.commands["tour"].trigger()
        assert again.help.tour is not None


@pytest.mark.usefixtures("first_start")
def test_the_first_start_with_documents_shows_the_tour_on_them_and_the_second_does_not(
    note: Path, qtbot: QtBot
) -> None:
    with shown(qtbot, MainWindow(KnownBackend(), Settings(theme="light"))) as first:
        first.start([note])
        assert first.help.welcome is None
        wait_ready(qtbot, first)
        tour_of(first).leave.click()
        assert load().tour_seen
    with shown(qtbot, MainWindow(KnownBackend(), load())) as second:
        second.start([note])
        wait_ready(qtbot, second)
        assert second.help.tour is None
        assert second.help.welcome is None


@pytest.mark.usefixtures("first_start")
def test_the_first_start_with_a_folder_shows_the_tour_too(note: Path, qtbot: QtBot) -> None:
    with shown(qtbot, MainWindow(KnownBackend(), Settings(theme="light"))) as window:
        window.start([note.parent])
        wait_ready(qtbot, window)
        assert window.help.tour is not None


@pytest.mark.usefixtures("first_start")
def test_the_first_start_without_documents_offers_the_tour_on_the_samples(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.start()
    card = card_of(window)
    assert card.isVisible()
    card.next.click()
    wait_ready(qtbot, window)
    assert not shows_card(window)
    assert "Findings" in tour_of(window).text


@pytest.mark.usefixtures("first_start")
def test_a_document_of_ones_own_gets_the_tour_instead_and_not_now_means_never(
    window: MainWindow, note: Path, qtbot: QtBot
) -> None:
    window.start()
    window.queue.open([note])
    wait_ready(qtbot, window)
    assert window.help.welcome is None
    assert window.help.tour is not None
    assert [entry.path for entry in window.services.documents.entries] == [note]
    with shown(qtbot, MainWindow(KnownBackend(), Settings(theme="light"))) as other:
        other.start()
        card_of(other).leave.click()
        assert not shows_card(other)
        assert other.services.settings.current.tour_seen


def test_the_tour_is_walked_by_enter_while_the_keys_work(opened: MainWindow, qtbot: QtBot) -> None:
    opened.services.commands["tour"].trigger()
    tour = tour_of(opened)
    qtbot.waitUntil(tour.next.hasFocus)
    said = [tour.text]
    press(qtbot, tour.next, Key.Key_A)
    assert len(review_of(opened).decisions) == 1
    tour.next.setFocus()
    while opened.help.tour is tour:
        assert tour.next.accessibleDescription() == tour.text
        inside = opened.rect().contains(tour.geometry())
        assert inside
        press(qtbot, tour.next, Key.Key_Return)
        said.append(tour.text)
    words = " ".join(said)
    for name in ("accept", "reject", "near_misses", "export"):
        assert opened.services.commands[name].shortcut().toString() in words
    assert len(set(said)) == 4


def test_the_tour_tells_the_keys_that_the_user_chose(qtbot: QtBot, note: Path) -> None:
    settings = Settings(theme="light", keys={"accept": "Q"})
    with shown(qtbot, MainWindow(KnownBackend(), settings)) as window:
        window.start([note])
        wait_ready(qtbot, window)
        window.services.commands["tour"].trigger()
        tour_of(window).next.click()
        assert "Q accepts" in tour_of(window).text


def test_the_log_is_saved_where_the_user_says(
    opened: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "log").mkdir()
    (tmp_path / "log" / "incognote.log").write_text("something\n", encoding="utf-8")
    target = tmp_path / "copy.txt"
    opened.help.write_log(target)
    assert target.read_text(encoding="utf-8") == log.text(tmp_path / "log")
    opened.help.write_log(tmp_path / "nowhere" / "copy.txt")
    assert opened.area.banner.error is not None


def test_the_desktop_is_told_of_long_work_while_the_window_is_away(
    opened: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    runner = JobRunner(opened)
    watch = Attention(opened, runner)
    watch.message.connect(told.append)
    monkeypatch.setattr(opened, "isActiveWindow", lambda: False)
    monkeypatch.setattr(desktop_notifier, "LONG_SECONDS", 0.0)

    def search(reporter: Reporter) -> None:
        reporter.step(Stage.DETECT, 0, 1)

    def read(reporter: Reporter) -> None:
        reporter.step(Stage.READ, 0, 1)
        raise Corrupt("damaged")

    for job in (search, search, read):
        runner.start(Lane.FILES, job, done=print, failed=print)
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["2 documents searched. 1 needs your attention."]
    runner.close()
    runner.wait()


@pytest.mark.parametrize(("active", "seconds"), [(True, 0.0), (False, 60.0)])
def test_the_desktop_is_left_alone_by_short_work_and_by_the_window_in_front(
    opened: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    active: bool,
    seconds: float,
) -> None:
    told: list[str] = []
    runner = JobRunner(opened)
    watch = Attention(opened, runner)
    watch.message.connect(told.append)
    monkeypatch.setattr(opened, "isActiveWindow", lambda: active)
    monkeypatch.setattr(desktop_notifier, "LONG_SECONDS", seconds)
    watch._note(1, Stage.DETECT)
    watch._end(1, None)
    watch._tell()
    assert told == []
