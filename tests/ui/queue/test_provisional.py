"""Findings of a long document are there to be read, and not to be decided on, before the last."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import (
    NOTE,
    TIMEOUT,
    KnownBackend,
    pages_of,
    press,
    shown,
    wait_listed,
    wait_ready,
)

from app.engine.domain.document import Document
from app.engine.domain.parts import LONG, Part, ProvisionalFindings
from app.engine.domain.review import Review
from app.formats.base import Options
from app.progress import PartsReporter, Reporter, Stage
from app.settings import Settings
from app.ui.core.documents import OpenDocument, Phase, Reading
from app.ui.queue.model import row_statuses
from app.ui.shell.main_window import MainWindow
from app.ui.views.marks import State

COPIES = LONG // len(NOTE) + 1
PAGES = 4 * 2


@dataclass
class LongReader(KnownBackend):
    """A reader that tells of half of the pages and then waits for `read_on`; a search for `end`.

    `early` lets searches of parts go on; `codes` tells of all pages. `known_from` is up to where
    a search was told that parts were searched.
    """

    read_on: threading.Event = field(default_factory=threading.Event)
    early: threading.Event = field(default_factory=threading.Event)
    end: threading.Event = field(default_factory=threading.Event)
    fewer: bool = False
    codes: bool = False
    known_from: int | None = None

    def open(self, path: Path, options: Options, reporter: Reporter) -> Document:
        document = super().open(path, options, reporter)
        if isinstance(reporter, PartsReporter) and document.pages:
            half = document.pages[: len(document.pages) // (1 if self.codes else 2)]
            reporter.bring(Part(0, document.text[: half[-1].end], half))
        while document.pages and not self.read_on.wait(0.01):
            reporter.step(Stage.READ, 1, 2)
        return document

    def page_sizes(
        self, path: Path, options: Options, reporter: Reporter
    ) -> Sequence[tuple[float, float]]:
        return ((800.0, 300.0),) * PAGES if self.paged else ()

    def scan_part(self, part: Part, reporter: Reporter) -> ProvisionalFindings:
        while not self.early.wait(0.01):
            reporter.step(Stage.DETECT, 1, 4)
        return super().scan_part(part, reporter)

    def scan(
        self, document: Document, reporter: Reporter, *, provisional_from: int | None = None
    ) -> Review:
        self.known_from = provisional_from
        while not self.end.wait(0.01):
            reporter.step(Stage.DETECT, 1, 4)
        review = super().scan(document, reporter)
        return replace(review, findings=review.findings[1:]) if self.fewer else review


@pytest.fixture
def reader() -> LongReader:
    return LongReader(paged=True)


@pytest.fixture
def window(qtbot: QtBot, reader: LongReader) -> Iterator[MainWindow]:
    with shown(qtbot, MainWindow(reader, Settings(theme="light"))) as window:
        yield window
        for event in (reader.read_on, reader.early, reader.end):
            event.set()


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    """Eight pages."""
    path = tmp_path / "paper.txt"
    path.write_text(NOTE * 4, encoding="utf-8")
    return path


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """A text without pages that is searched for long."""
    path = tmp_path / "book.txt"
    path.write_text(NOTE * COPIES, encoding="utf-8")
    return path


def known_so_far(qtbot: QtBot, window: MainWindow, path: Path) -> OpenDocument:
    """A document once its first findings are told."""
    window.start([path])
    qtbot.waitUntil(
        lambda: (
            (entry := window.services.documents.current) is not None
            and entry.shown_review is not None
        ),
        timeout=TIMEOUT,
    )
    wait_listed(qtbot, window)
    entry = window.services.documents.current
    assert entry is not None
    return entry


def test_pages_show_their_findings_while_others_are_read(
    window: MainWindow, reader: LongReader, paper: Path, qtbot: QtBot
) -> None:
    reader.early.set()
    entry = known_so_far(qtbot, window, paper)
    assert entry.phase is Phase.READING
    assert entry.document is None
    assert entry.review is None
    marks = window.area.pages.marks
    assert len(marks) == len(
        KnownBackend(paged=True).scan_part(Part(0, NOTE * 2), reporter=Quiet()).findings
    )
    assert {mark.state for mark in marks} == {State.PROVISIONAL}
    assert window.findings.provisional.isVisible()
    assert "page 4 of 8" in window.area.busy.words.text()
    assert window.area.busy.bar.value() == window.area.busy.bar.maximum() // 2
    assert row_statuses(entry) == ("Searched 4 of 8 pages", "Searched 50%", "50%")
    assert "Not searched yet" in window.area.thumbs.words_of(5)
    assert "provisional" in window.area.thumbs.words_of(4)


def test_a_document_whose_pages_are_all_searched_says_what_it_waits_for(
    window: MainWindow, reader: LongReader, paper: Path, qtbot: QtBot
) -> None:
    reader.codes = True
    reader.early.set()
    known_so_far(qtbot, window, paper)
    assert "bar codes" in window.area.busy.words.text()
    assert "provisional" in window.area.busy.words.text()


def test_a_short_document_is_searched_at_once_when_it_is_read(
    window: MainWindow, reader: LongReader, paper: Path, qtbot: QtBot
) -> None:
    """Its findings come so soon that to tell of stretches would only hold them up."""
    for event in (reader.early, reader.read_on, reader.end):
        event.set()
    window.start([paper])
    wait_ready(qtbot, window)
    assert reader.known_from is None


class Quiet:
    def step(self, stage: Stage, done: int, total: int) -> None: ...


def test_pages_that_are_read_and_not_searched_say_so(
    window: MainWindow, paper: Path, qtbot: QtBot
) -> None:
    window.start([paper])
    qtbot.waitUntil(
        lambda: (
            (entry := window.services.documents.current) is not None
            and entry.provisional is not None
        ),
        timeout=TIMEOUT,
    )
    assert not window.area.pages.marks
    assert not window.findings.provisional.isVisible()
    assert "Not searched yet" in window.area.pages.accessibleName()
    assert "Not searched yet" in window.area.thumbs.words_of(1)


def test_one_walks_through_them_and_decides_on_none(
    window: MainWindow, reader: LongReader, paper: Path, qtbot: QtBot
) -> None:
    reader.early.set()
    entry = known_so_far(qtbot, window, paper)
    review, first = entry.shown_review, entry.focus
    assert review is not None
    assert first == review.findings[0].id
    press(qtbot, window.area.view, Qt.Key.Key_J)
    assert entry.focus == review.findings[1].id
    press(qtbot, window.area.view, Qt.Key.Key_K)
    assert entry.focus == first
    window.findings.taken.emit((review.findings[3].id,))
    assert entry.focus == review.findings[3].id
    for name in ("accept", "reject", "own_words", "export", "finish", "accept_category", "preview"):
        assert not window.services.commands[name].isEnabled()
    for key in (Qt.Key.Key_A, Qt.Key.Key_R, Qt.Key.Key_D, Qt.Key.Key_1):
        press(qtbot, window.area.view, key)
    assert entry.shown_review is review
    assert not entry.stack.count()
    assert not entry.is_reviewed


def test_the_last_findings_take_their_place_and_whoever_read_on_stays(
    window: MainWindow, reader: LongReader, paper: Path, qtbot: QtBot
) -> None:
    reader.early.set()
    entry = known_so_far(qtbot, window, paper)
    for _ in range(5):
        press(qtbot, window.area.view, Qt.Key.Key_J)
    at, pages = entry.focus, window.area.pages
    pages.go_to_page(3)
    before = pages.verticalScrollBar().value()
    reader.read_on.set()
    qtbot.waitUntil(lambda: entry.phase is Phase.SCANNING, timeout=TIMEOUT)
    assert entry.shown_review is not None
    assert pages.verticalScrollBar().value() == before > 0
    reader.end.set()
    wait_ready(qtbot, window)
    assert entry.provisional is None
    assert entry.focus == at
    assert pages.verticalScrollBar().value() == before
    assert {mark.state for mark in pages.marks} == {State.SUGGESTED}
    assert not window.findings.provisional.isVisible()
    assert "Not searched" not in pages.accessibleName()
    assert "provisional" not in window.area.thumbs.words_of(1)
    press(qtbot, window.area.view, Qt.Key.Key_A)
    assert entry.review is not None
    assert at in entry.review.decisions


def test_one_that_went_leaves_the_focus_to_the_first(
    window: MainWindow, reader: LongReader, paper: Path, qtbot: QtBot
) -> None:
    reader.early.set()
    reader.fewer = True
    entry = known_so_far(qtbot, window, paper)
    reader.read_on.set()
    reader.end.set()
    wait_ready(qtbot, window)
    assert entry.review is not None
    assert entry.focus in entry.review.by_id


def test_how_much_of_its_beginning_is_done_is_no_progress_of_a_long_text(
    qtbot: QtBot, book: Path
) -> None:
    reader = LongReader()
    with shown(qtbot, MainWindow(reader, Settings(theme="light"))) as window:
        window.start([book])
        (entry,) = window.services.documents.entries
        told: list[float | None] = []

        def note(_: object) -> None:
            if isinstance(entry.state, Reading) and entry.state.stage is Stage.DETECT:
                told.append(entry.progress)

        window.services.documents.updated.connect(note)
        qtbot.waitUntil(lambda: len(told) > 3, timeout=TIMEOUT)
        assert set(told) == {None}
        reader.early.set()
        qtbot.waitUntil(lambda: entry.progress == 0.25, timeout=TIMEOUT)
        reader.end.set()
        wait_ready(qtbot, window)


def test_the_beginning_of_a_long_text_comes_before_the_rest(qtbot: QtBot, book: Path) -> None:
    reader = LongReader()
    reader.early.set()
    with shown(qtbot, MainWindow(reader, Settings(theme="light"))) as window:
        entry = known_so_far(qtbot, window, book)
        assert entry.phase is Phase.SCANNING
        assert entry.provisional is not None
        assert 0 < entry.provisional.searched < len(NOTE) * COPIES
        assert {mark.state for mark in window.area.text.marks} == {State.PROVISIONAL}
        assert "provisional" in window.area.text.accessibleName()
        reader.end.set()
        wait_ready(qtbot, window)
        assert "provisional" not in window.area.text.accessibleName()


@pytest.mark.parametrize("read", [False, True])
def test_what_is_stopped_leaves_nothing_provisional(
    window: MainWindow, reader: LongReader, paper: Path, qtbot: QtBot, read: bool
) -> None:
    reader.early.set()
    entry = known_so_far(qtbot, window, paper)
    if read:
        reader.read_on.set()
        qtbot.waitUntil(lambda: entry.phase is Phase.SCANNING, timeout=TIMEOUT)
    window.area.busy.stop.click()
    qtbot.waitUntil(lambda: entry.phase is Phase.STOPPED, timeout=TIMEOUT)
    wait_listed(qtbot, window)
    assert entry.shown_review is None
    assert not window.area.view.marks
    assert not window.findings.provisional.isVisible()


def test_pages_of_known_text_are_eight() -> None:
    assert len(pages_of(NOTE * 4)) == PAGES
