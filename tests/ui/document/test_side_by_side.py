"""Original and export side by side: the export is that of now, and both go where the other goes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from reportlab.pdfgen.canvas import Canvas
from support.files.real_files import ReadingBackend
from support.known.known_window import (
    NOTE,
    TIMEOUT,
    KnownBackend,
    press,
    review_of,
    shown,
    wait_ready,
)

from app.engine.domain.export import Mode
from app.engine.domain.review import Finding
from app.errors import WriteFailed
from app.settings import Settings
from app.ui.document import side_by_side
from app.ui.shell.main_window import MainWindow

pytestmark = pytest.mark.slow

Key, Mod = Qt.Key, Qt.KeyboardModifier


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(side_by_side, "PAUSE_MS", 20)


@pytest.fixture
def letter(tmp_path: Path) -> Path:
    """Twelve pages that name the same patient, the first of them two more things."""
    path = tmp_path / "letter.pdf"
    page = Canvas(str(path), invariant=1)
    for number in range(1, 13):
        page.drawString(72, 700, "Patient: Thaddeus Okonkwo   MRN: 40-771-926")
        page.drawString(72, 680, f"Page {number} of a long stay on the ward.")
        page.showPage()
    page.save()
    return path


@pytest.fixture
def backend() -> ReadingBackend:
    return ReadingBackend()


@pytest.fixture
def reading(qtbot: QtBot, letter: Path, backend: ReadingBackend) -> Iterator[MainWindow]:
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.resize(2200, 1000)
        window.start([letter])
        wait_ready(qtbot, window)
        yield window


def beside(window: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, window, Key.Key_X, Mod.ShiftModifier)
    assert window.area.copy.isVisible()
    up_to_date(window, qtbot)


def up_to_date(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until the foot says that the copy is that of now."""
    qtbot.waitUntil(lambda: "in place of" in window.area.copy.line.text(), timeout=TIMEOUT)


def of_copy(window: MainWindow, qtbot: QtBot, finding: Finding) -> np.ndarray:
    """The pixels under a finding in the copy, once its page is drawn as it is now."""
    pages, view = window.area.copy.pages, window.area.pages
    page = review_of(window).document.pages[0]
    mark = view.marks.by_id(finding.id)
    assert mark is not None
    ((_, frame),) = [one for one in view.in_sight() if one[0] is page]
    box = view.boxes_of(mark)[0].translated(-frame.topLeft())
    qtbot.waitUntil(lambda: not window.services.jobs.busy, timeout=TIMEOUT)
    image = pages.pictures.get(1)
    assert image is not None
    scale = image.width() / frame.width()
    area = QRectF(box.topLeft() * scale, box.size() * scale).adjusted(2, 2, -2, -2)
    flat = image.convertToFormat(image.Format.Format_Grayscale8).copy(area.toRect())
    rows = np.frombuffer(flat.constBits(), np.uint8).reshape(flat.height(), -1)
    return rows[:, : flat.width()]


def test_pages_are_drawn_from_the_redacted_file_and_follow_decisions(
    reading: MainWindow, backend: ReadingBackend, qtbot: QtBot
) -> None:
    reading.services.settings.change(mode="box")
    beside(reading, qtbot)
    number = next(f for f in review_of(reading).findings if f.subcategory == "MEDICALRECORD")
    assert np.median(of_copy(reading, qtbot, number)) < 60
    assert reading.area.copy.line.text() == "black boxes in place of identifiers"
    reading.reviewer.focus.look_at(number.id)
    press(qtbot, reading, Key.Key_R)
    assert reading.area.copy.line.text().startswith("Updating…")
    up_to_date(reading, qtbot)
    qtbot.waitUntil(lambda: np.median(of_copy(reading, qtbot, number)) > 200, timeout=TIMEOUT)
    assert backend.drafts[-1] == (review_of(reading), Mode.BOX)


def test_until_a_page_is_drawn_anew_it_stays_as_it_was(reading: MainWindow, qtbot: QtBot) -> None:
    beside(reading, qtbot)
    pictures = reading.area.copy.pages.pictures
    qtbot.waitUntil(lambda: pictures.get(1) is not None, timeout=TIMEOUT)
    before = pictures.get(1)
    press(qtbot, reading, Key.Key_R)
    up_to_date(reading, qtbot)
    assert pictures.get(1) is not None
    qtbot.waitUntil(lambda: pictures.get(1) is not before, timeout=TIMEOUT)


def test_many_decisions_in_a_row_make_few_copies_and_the_last_is_of_all(
    reading: MainWindow, backend: ReadingBackend, qtbot: QtBot
) -> None:
    beside(reading, qtbot)
    made = len(backend.drafts)
    for _ in range(10):
        press(qtbot, reading, Key.Key_A)
    up_to_date(reading, qtbot)
    assert backend.drafts[-1][0] == review_of(reading)
    assert len(backend.drafts) - made <= 4


@pytest.mark.parametrize("leads", ["original", "copy"])
def test_pages_scroll_and_grow_together(reading: MainWindow, qtbot: QtBot, leads: str) -> None:
    beside(reading, qtbot)
    pages = reading.area.pages, reading.area.copy.pages
    first, second = pages if leads == "original" else reversed(pages)
    bar = first.verticalScrollBar()
    for share in (0.3, 0.85, 0.0):
        bar.setValue(round(share * bar.maximum()))
        assert abs(second.top() - first.top()) < 0.01
    reading.area.zoom(2)
    frames = [next(view.in_sight())[1].width() for view in pages]
    assert abs(frames[0] - frames[1]) < 2
    first.horizontalScrollBar().setValue(40)
    assert second.horizontalScrollBar().value() == 40


def test_the_copy_of_a_text_is_the_planned_one_and_follows(
    opened: MainWindow, qtbot: QtBot
) -> None:
    beside(opened, qtbot)
    copy = opened.area.copy.text
    assert copy.toPlainText().startswith("Patient: [PATIENT]   MRN: [RECORD NUMBER]")
    assert opened.area.text.toPlainText() == NOTE
    press(qtbot, opened, Key.Key_R)
    qtbot.waitUntil(lambda: copy.toPlainText().startswith("Patient: Thaddeus Okonkwo"))
    press(qtbot, opened, Key.Key_Z, Mod.ControlModifier)
    qtbot.waitUntil(lambda: copy.toPlainText().startswith("Patient: [PATIENT]"))


@pytest.mark.parametrize("mode", Mode)
def test_every_mode_is_named_below_its_copy_to_the_end(
    mode: Mode, opened: MainWindow, qtbot: QtBot
) -> None:
    opened.services.settings.change(mode=mode.value)
    beside(opened, qtbot)
    pane = opened.area.copy
    pane.setFixedWidth(260)
    qtbot.waitUntil(lambda: pane.line.width() < 260)
    assert pane.line.height() >= pane.line.heightForWidth(pane.line.width())
    longest = max(pane.line.text().split(), key=len)
    assert pane.line.fontMetrics().horizontalAdvance(longest) <= pane.line.width()


def test_a_long_text_scrolls_with_its_copy(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "long.txt"
    path.write_text("".join(f"{n}. Thaddeus Okonkwo slept.\n" for n in range(400)), "utf-8")
    window.start([path])
    wait_ready(qtbot, window)
    beside(window, qtbot)
    original, copy = window.area.text, window.area.copy.text
    text = review_of(window).document.text

    def line(of: str, top: float) -> str:
        return of[int(top) :].split(".", maxsplit=1)[0]

    window.resize(2200, 900)
    original.verticalScrollBar().setValue(200)
    assert line(text, original.top()) == "200"
    assert line(copy.toPlainText(), copy.top()) == "200"
    copy.verticalScrollBar().setValue(90)
    assert line(copy.toPlainText(), copy.top()) == "90"
    assert line(text, original.top()) == "90"


def test_other_documents_and_other_views_have_their_copy(
    reading: MainWindow, note: Path, qtbot: QtBot
) -> None:
    beside(reading, qtbot)
    copy: tuple[QWidget, QWidget] = reading.area.copy.pages, reading.area.copy.text
    assert [one.isVisible() for one in copy] == [True, False]
    press(qtbot, reading, Key.Key_P)
    assert [one.isVisible() for one in copy] == [False, True]
    qtbot.waitUntil(lambda: "[PATIENT]" in reading.area.copy.text.toPlainText())
    reading.queue.open([note])
    reading.services.documents.show(reading.services.documents.entries[-1])
    wait_ready(qtbot, reading)
    qtbot.waitUntil(lambda: "fell at home" in reading.area.copy.text.toPlainText())


def test_switched_off_nothing_more_is_made(
    reading: MainWindow, backend: ReadingBackend, qtbot: QtBot
) -> None:
    beside(reading, qtbot)
    press(qtbot, reading, Key.Key_X, Mod.ShiftModifier)
    assert not reading.area.copy.isVisible()
    qtbot.waitUntil(lambda: not reading.services.jobs.busy, timeout=TIMEOUT)
    made = len(backend.drafts)
    press(qtbot, reading, Key.Key_A)
    qtbot.waitUntil(lambda: not reading.services.jobs.busy, timeout=TIMEOUT)
    assert len(backend.drafts) == made
    assert reading.area.copy.pages.pictures.get(1) is None


def test_a_copy_that_cannot_be_made_is_said_and_shows_nothing(
    qtbot: QtBot, note: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Path:
        raise WriteFailed("The export could not be written: no room.")

    known = KnownBackend(paged=True)
    monkeypatch.setattr(known, "draft", refuse)
    with shown(qtbot, MainWindow(known, Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        press(qtbot, window, Key.Key_X, Mod.ShiftModifier)
        qtbot.waitUntil(
            lambda: "could not be written" in window.area.copy.line.text(), timeout=TIMEOUT
        )
        assert window.area.copy.pages.pictures.get(1) is None


def test_in_a_narrow_window_too_both_are_as_wide_as_each_other(
    reading: MainWindow, qtbot: QtBot
) -> None:
    reading.resize(1280, 728)
    beside(reading, qtbot)
    original, copy = reading.area.view.parentWidget(), reading.area.copy
    assert original is not None
    qtbot.waitUntil(lambda: abs(original.width() - copy.width()) <= 2)
