"""The pages of a file are looked at while it is read; there is nothing to do on them until then."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace

import pikepdf
import pytest
from docx import Document as WordFile
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from reportlab.pdfgen.canvas import Canvas
from support.files.real_files import ReadingBackend
from support.known.known_window import NOTE, TIMEOUT, shown, wait_ready
from support.window.pointer import move

from app.engine.domain.document import Document
from app.errors import Corrupt
from app.formats.base import Options, RenderedPage
from app.progress import Reporter, Stage
from app.settings import Settings
from app.ui.core.documents import OpenDocument, Phase
from app.ui.document import area
from app.ui.shell.main_window import MainWindow


@dataclass
class SlowReader(ReadingBackend):
    """Reads nothing before `read_on` is set, and then raises `refusal`, if there is one.

    It does not know pages before `sizes_known`, and cannot draw the one numbered `undrawable`.
    """

    read_on: threading.Event = field(default_factory=threading.Event)
    sizes_known: threading.Event = field(default_factory=threading.Event)
    refusal: Corrupt | None = None
    undrawable: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        self.sizes_known.set()

    def open(self, path: Path, options: Options, reporter: Reporter) -> Document:
        while not self.read_on.wait(0.01):
            reporter.step(Stage.READ, 1, 4)
        if self.refusal is not None:
            raise self.refusal
        return super().open(path, options, reporter)

    def page_sizes(
        self, path: Path, options: Options, reporter: Reporter
    ) -> Sequence[tuple[float, float]]:
        assert self.sizes_known.wait(TIMEOUT / 1000)
        return super().page_sizes(path, options, reporter)

    def render(
        self, path: Path, options: Options, number: int, scale: float, reporter: Reporter
    ) -> RenderedPage:
        if number == self.undrawable:
            raise Corrupt("The page cannot be shown.")
        return super().render(path, options, number, scale, reporter)


@pytest.fixture
def slow() -> SlowReader:
    return SlowReader()


@pytest.fixture
def slow_window(qtbot: QtBot, slow: SlowReader) -> Iterator[MainWindow]:
    with shown(qtbot, MainWindow(slow, Settings(theme="light"))) as window:
        yield window
        for event in (slow.gate, slow.read_on, slow.sizes_known):
            event.set()


def coloured(path: Path, colour: str = "white", pages: int = 3) -> Path:
    """A PDF whose pages are of one colour, with a few words; the last page is the widest."""
    made = Canvas(str(path), invariant=1)
    for number in range(1, pages + 1):
        width = 500.0 if number == pages else 360.0
        made.setPageSize((width, 420.0))
        made.setFillColor(colour)
        made.rect(0, 0, width, 420, stroke=0, fill=1)
        made.setFillColor("black")
        made.drawString(40, 380, f"Seen by Dr. Venkataraman on 02/09/2025, sheet {number}")
        made.showPage()
    made.save()
    return path


def opened(qtbot: QtBot, window: MainWindow, path: Path) -> OpenDocument:
    """A file that is being read, once its first page is to be seen and nothing else is drawn."""
    window.start([path])
    qtbot.waitUntil(lambda: drawn(window) and only_reads(window), timeout=TIMEOUT)
    entry = window.services.documents.current
    assert entry is not None
    assert entry.document is None
    return entry


def only_reads(window: MainWindow) -> bool:
    """Whether no job runs but the one that reads."""
    return len(window.services.jobs._listeners) == 1


def drawn(window: MainWindow) -> bool:
    """Whether the first page is to be seen."""
    pages = window.area.pages
    return pages.isVisible() and pages.pictures.get(1) is not None


def first_frame(window: MainWindow) -> tuple[QPoint, QRectF]:
    """Where the first page stands in the window."""
    pages = window.area.pages
    return pages.mapTo(window, QPoint()), next(pages.in_sight())[1]


def colour_seen(window: MainWindow) -> str:
    """The colour in the middle of the first page as it is painted."""
    pages = window.area.pages
    at = first_frame(window)[1].center().toPoint()
    return QColor(pages.viewport().grab().toImage().pixelColor(at)).name()


def stopped(qtbot: QtBot, window: MainWindow, entry: OpenDocument) -> None:
    """Stop reading and wait until it ended."""
    window.area.busy.stop.click()
    qtbot.waitUntil(lambda: entry.phase is Phase.STOPPED, timeout=TIMEOUT)


def test_a_page_is_gone_to_by_its_number_while_the_document_is_read(
    slow: SlowReader, slow_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    slow.gate.clear()
    entry = opened(qtbot, slow_window, coloured(tmp_path / "a.pdf", "#336699", pages=12))
    page = slow_window.toolbar.page
    assert entry.document is None
    assert page.isVisible()
    assert page.total.text() == "/ 12"
    assert slow_window.services.commands["go_to_page"].isEnabled()
    slow_window.services.commands["go_to_page"].trigger()
    assert page.field.hasFocus()
    page.wanted.emit(7)
    assert slow_window.area.pages.page == 7
    slow.read_on.set()
    slow.gate.set()
    wait_ready(qtbot, slow_window)
    assert page.total.text() == "/ 12"


def test_the_first_page_is_there_before_the_text_and_stays_where_it_is(
    slow: SlowReader, slow_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    slow.gate.clear()
    entry = opened(qtbot, slow_window, coloured(tmp_path / "a.pdf", "#336699"))
    space = slow_window.area
    assert colour_seen(slow_window) == "#336699"
    assert space.busy.isVisible()
    assert space.busy.stop.isVisible()
    assert space.thumbs.isVisible()
    place, picture = first_frame(slow_window), space.pages.pictures.get(1)
    slow.read_on.set()
    qtbot.waitUntil(lambda: entry.phase is Phase.SCANNING, timeout=TIMEOUT)
    assert entry.document is not None
    assert first_frame(slow_window) == place
    assert space.pages.pictures.get(1) is picture


def test_who_scrolled_on_stays_there_when_the_text_comes(
    slow: SlowReader, slow_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    slow.gate.clear()
    entry = opened(qtbot, slow_window, coloured(tmp_path / "a.pdf", pages=8))
    pages = slow_window.area.pages
    pages.go_to_page(5)
    before = pages.verticalScrollBar().value()
    slow.read_on.set()
    qtbot.waitUntil(lambda: entry.phase is Phase.SCANNING, timeout=TIMEOUT)
    assert pages.verticalScrollBar().value() == before > 0
    assert pages.page == 5
    # Behind it may stand what was found there so far.
    assert slow_window.area.thumbs.accessibleDescription().partition(":")[0] == "Page 5"


def test_a_document_is_read_and_scrolled_while_it_is_searched(
    slow: SlowReader, slow_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    slow.gate.clear()
    slow.read_on.set()
    slow_window.start([coloured(tmp_path / "a.pdf", pages=8)])
    qtbot.waitUntil(lambda: drawn(slow_window), timeout=TIMEOUT)
    entry, pages = slow_window.services.documents.current, slow_window.area.pages
    assert entry is not None
    qtbot.waitUntil(lambda: entry.phase is Phase.SCANNING, timeout=TIMEOUT)
    pages.go_to_page(6)
    qtbot.waitUntil(lambda: pages.pictures.get(6) is not None, timeout=TIMEOUT)
    slow_window.finder.open()
    slow_window.area.find_bar.field.setText("sheet 7")
    qtbot.waitUntil(lambda: slow_window.finder.hit is not None, timeout=TIMEOUT)
    assert slow_window.area.busy.stop.isVisible()
    assert entry.phase is Phase.SCANNING


def test_nothing_can_be_selected_or_decided_before_the_text_is_there(
    slow: SlowReader, slow_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    entry = opened(qtbot, slow_window, coloured(tmp_path / "a.pdf"))
    pages, said = slow_window.area.pages, slow_window.status.currentMessage()
    view, at = pages.viewport(), first_frame(slow_window)[1].topLeft().toPoint() + QPoint(60, 60)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=at)
    move(view, at + QPoint(120, 0), Qt.MouseButton.LeftButton)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=at + QPoint(120, 0))
    QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=at)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_A, Qt.Key.Key_X, Qt.Key.Key_Return):
        QTest.keyClick(pages, key)
    assert pages.selection() is None
    assert not slow_window.area.selection_bar.isVisible()
    assert slow_window.status.currentMessage() == said
    assert pages.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor
    for name in ("accept", "reject", "add", "box", "export", "finish"):
        slow_window.services.commands[name].trigger()
    assert not pages.tool.on
    assert slow_window.services.dialogs.current is None
    assert entry.review is None
    assert not entry.is_reviewed
    labels = [one.text() for one in slow_window.findChildren(QLabel) if one.isVisible()]
    assert not [words for words in labels if "othing" in words]


def test_a_screen_reader_is_told_that_it_is_being_read(
    slow: SlowReader,
    slow_window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[str] = []
    listener = SimpleNamespace(updateAccessibility=lambda event: heard.append(event.message()))
    monkeypatch.setattr(area, "QAccessible", listener)
    opened(qtbot, slow_window, coloured(tmp_path / "a.pdf"))
    pages = slow_window.area.pages
    assert pages.accessibleName() == "Pages of the document. Reading the document…"
    assert heard == ["Reading the document…"]
    slow.read_on.set()
    wait_ready(qtbot, slow_window)
    assert pages.accessibleName() == "Pages of the document"
    assert heard == ["Reading the document…"]


def test_each_document_shows_its_own_pages(
    slow: SlowReader, slow_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    first = coloured(tmp_path / "a.pdf", "#336699")
    second = coloured(tmp_path / "b.pdf", "#996633")
    slow_window.start([first, second])
    for number, colour in ((0, "#336699"), (1, "#996633"), (0, "#336699")):
        entry = slow_window.services.documents.entries[number]
        slow_window.services.documents.show(entry)
        qtbot.waitUntil(lambda: drawn(slow_window), timeout=TIMEOUT)
        assert entry.document is None
        assert colour_seen(slow_window) == colour
    note = tmp_path / "note.txt"
    note.write_text(NOTE, encoding="utf-8")
    slow_window.opener.open([note])
    assert not slow_window.area.pages.isVisible()


def test_pages_go_when_reading_is_stopped(
    slow: SlowReader, slow_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    entry = opened(qtbot, slow_window, coloured(tmp_path / "a.pdf"))
    stopped(qtbot, slow_window, entry)
    assert not slow_window.area.pages.isVisible()
    assert not slow_window.area.thumbs.isVisible()


def test_pages_that_are_known_after_reading_was_stopped_are_not_shown(
    slow: SlowReader, slow_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    slow.sizes_known.clear()
    slow_window.start([coloured(tmp_path / "a.pdf")])
    entry = slow_window.services.documents.current
    assert entry is not None
    stopped(qtbot, slow_window, entry)
    slow.sizes_known.set()
    qtbot.waitUntil(lambda: not slow_window.services.jobs.busy, timeout=TIMEOUT)
    assert entry.unread is None
    assert not slow_window.area.pages.isVisible()


def test_pages_of_a_refused_file_go(
    slow: SlowReader, slow_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    slow.refusal = Corrupt("The PDF is damaged.")
    opened(qtbot, slow_window, coloured(tmp_path / "a.pdf"))
    slow.read_on.set()
    qtbot.waitUntil(slow_window.area.banner.isVisible, timeout=TIMEOUT)
    assert not slow_window.area.pages.isVisible()
    assert not slow_window.area.thumbs.isVisible()


def test_pages_of_a_file_that_changed_are_drawn_anew(
    slow: SlowReader, slow_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = coloured(tmp_path / "a.pdf", "#336699")
    stopped(qtbot, slow_window, opened(qtbot, slow_window, path))
    coloured(path, "#996633")
    slow_window.area.busy.again.click()
    qtbot.waitUntil(lambda: drawn(slow_window), timeout=TIMEOUT)
    assert colour_seen(slow_window) == "#996633"


def test_a_page_that_cannot_be_drawn_is_told_only_once_the_text_is_there(
    slow: SlowReader, slow_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    slow.undrawable = 1
    slow_window.start([coloured(tmp_path / "a.pdf")])
    entry, space = slow_window.services.documents.current, slow_window.area
    assert entry is not None
    qtbot.waitUntil(lambda: entry.progress is not None, timeout=TIMEOUT)
    qtbot.waitUntil(lambda: only_reads(slow_window), timeout=TIMEOUT)
    assert not space.pages.isVisible()
    assert not space.banner.isVisible()
    slow.read_on.set()
    qtbot.waitUntil(space.banner.isVisible, timeout=TIMEOUT)
    assert space.pages.isVisible()


@pytest.mark.parametrize("kind", ["text", "word", "protected"])
def test_nothing_is_shown_of_what_has_no_pages_yet(
    slow: SlowReader, slow_window: MainWindow, qtbot: QtBot, tmp_path: Path, kind: str
) -> None:
    path = tmp_path / {"text": "a.txt", "word": "a.docx", "protected": "a.pdf"}[kind]
    if kind == "text":
        path.write_text(NOTE, encoding="utf-8")
    elif kind == "word":
        word = WordFile()
        word.add_paragraph(NOTE)
        word.save(str(path))
    else:
        with pikepdf.open(coloured(tmp_path / "open.pdf")) as plain:
            plain.save(path, encryption=pikepdf.Encryption(owner="one", user="two"))
    slow_window.start([path])
    entry = slow_window.services.documents.current
    assert entry is not None
    qtbot.waitUntil(lambda: entry.progress is not None, timeout=TIMEOUT)
    qtbot.waitUntil(lambda: only_reads(slow_window), timeout=TIMEOUT)
    assert entry.unread is None
    assert not slow_window.area.pages.isVisible()


def test_who_reads_text_sees_no_pages_first(
    slow: SlowReader, slow_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    entry = opened(qtbot, slow_window, coloured(tmp_path / "a.pdf"))
    slow_window.services.commands["pages"].trigger()
    assert not slow_window.area.pages.isVisible()
    slow_window.services.commands["pages"].trigger()
    assert slow_window.area.pages.isVisible()
    slow_window.services.commands["pages"].trigger()
    slow.read_on.set()
    wait_ready(qtbot, slow_window)
    assert entry.document is not None
    assert slow_window.area.shown_text == entry.document.text
