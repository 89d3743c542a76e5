"""A box is repeated on other pages, each place listed first, and an export removes all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.files.real_files import ReadingBackend
from support.known.known_window import press, review_of, shown, wait_listed
from support.widths.letterheads import LABEL, LARGER, LOGO, letterheads

from app.engine.domain.export import Mode
from app.engine.domain.geometry import Box, Region
from app.engine.redaction.plan import label, plan
from app.engine.review.regions import draw
from app.formats.base import Options, RenderedPage
from app.formats.pdf.extraction.region_check import uncovered
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.renderer import render_page
from app.progress import NullReporter
from app.settings import Settings
from app.ui.document.repeat_dialog import RepeatDialog
from app.ui.shell.main_window import MainWindow

pytestmark = pytest.mark.slow

_MINUTE = 60_000
Key, Mod = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def letter(tmp_path: Path) -> Path:
    return letterheads(tmp_path / "letter.pdf")


@pytest.fixture
def reading(qtbot: QtBot, letter: Path) -> Iterator[MainWindow]:
    with shown(qtbot, MainWindow(ReadingBackend(), Settings(theme="light"))) as window:
        window.start([letter])
        # The first picture that is read waits for the models of text recognition.
        qtbot.waitUntil(lambda: window.reviewer.review is not None, timeout=_MINUTE)
        wait_listed(qtbot, window)
        yield window


def box_on(window: MainWindow, number: int, box: Box) -> Region:
    """A box in the focus, as if it had been drawn."""
    window.marking.regions.draw(number, box)
    (region,) = review_of(window).regions
    assert window.reviewer.focus.boxed == region.id
    return region


def asked(window: MainWindow, qtbot: QtBot) -> RepeatDialog:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(qtbot, window, Key.Key_O, Mod.ShiftModifier)
    dialog = window.services.dialogs.current
    assert isinstance(dialog, RepeatDialog)
    return dialog


def listed(dialog: RepeatDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def shades(picture: RenderedPage, box: Box, scale: float) -> np.ndarray:
    """The pixels well inside a box of a page."""
    pixels = np.frombuffer(picture.rgb, np.uint8).reshape(picture.height, picture.width, 3)
    edges = (box.top + 2, box.bottom - 2, box.x0 + 2, box.x1 - 2)
    top, bottom, left, right = (round(edge * scale) for edge in edges)
    return pixels[top:bottom, left:right]


def test_by_keys_a_box_is_repeated_at_the_same_place_of_some_pages_and_undone_at_once(
    reading: MainWindow, qtbot: QtBot
) -> None:
    region = box_on(reading, 1, LOGO)
    dialog = asked(reading, qtbot)
    assert listed(dialog) == ["Page 2", "Page 3", "Page 4"]
    assert review_of(reading).regions == (region,)
    dialog.last.setFocus()
    press(qtbot, dialog.last, Key.Key_Down)
    assert listed(dialog) == ["Page 2", "Page 3"]
    dialog.list.setFocus()
    dialog.list.setCurrentRow(1)
    press(qtbot, dialog.list, Key.Key_Space)
    assert dialog.agree.text() == "Add 1 box"
    press(qtbot, dialog, Key.Key_Return)
    assert [(one.page, one.box) for one in review_of(reading).regions] == [(1, LOGO), (2, LOGO)]
    assert reading.services.documents.undo_group.undoText() == "repeat a box at 1 place"
    assert "1 box added." in reading.status.currentMessage()
    press(qtbot, reading, Key.Key_Z, Mod.ControlModifier)
    assert review_of(reading).regions == (region,)
    press(qtbot, reading, Key.Key_Y, Mod.ControlModifier)
    assert len(review_of(reading).regions) == 2


def test_by_mouse_the_same_picture_is_found_shown_and_unticked(
    reading: MainWindow, qtbot: QtBot
) -> None:
    reading.marking.regions.draw(1, LABEL)
    dialog = asked(reading, qtbot)
    QTest.mouseClick(dialog.same_picture, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.list.count() == 2, timeout=_MINUTE)
    assert [text[:8] for text in listed(dialog)] == ["Page 2: ", "Page 4: "]
    assert all(text.endswith("% similar") for text in listed(dialog))
    assert not dialog.list.item(0).icon().isNull()
    assert not dialog.first.isEnabled()
    dialog.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    QTest.mouseClick(dialog.agree, Qt.MouseButton.LeftButton)
    assert [one.page for one in review_of(reading).regions] == [1, 4]


def test_what_stands_nowhere_else_adds_nothing(reading: MainWindow, qtbot: QtBot) -> None:
    box_on(reading, 3, Box(300, 600, 400, 650))
    dialog = asked(reading, qtbot)
    dialog.same_picture.click()
    qtbot.waitUntil(lambda: "nowhere else" in dialog.line.text(), timeout=_MINUTE)
    assert not dialog.agree.isEnabled()
    dialog.reject()
    assert len(review_of(reading).regions) == 1


def test_without_a_box_in_the_focus_it_is_said_how_to_get_one(
    reading: MainWindow, qtbot: QtBot
) -> None:
    press(qtbot, reading, Key.Key_O, Mod.ShiftModifier)
    assert reading.services.dialogs.current is None
    assert "Go to a box first" in reading.status.currentMessage()


def test_hiding_everything_closes_it(reading: MainWindow, qtbot: QtBot) -> None:
    box_on(reading, 1, LOGO)
    dialog = asked(reading, qtbot)
    dialog.list.setFocus()
    qtbot.waitUntil(dialog.list.hasFocus)
    press(qtbot, dialog.list, Key.Key_B)
    assert not dialog.isVisible()
    assert reading.curtain.isVisible()


def test_an_export_shows_nothing_of_any_repeated_box(
    reading: MainWindow, letter: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    for box in (LOGO, LABEL):
        reading.marking.regions.draw(1, box)
        dialog = asked(reading, qtbot)
        dialog.same_picture.click()
        qtbot.waitUntil(dialog.agree.isEnabled, timeout=_MINUTE)
        dialog.agree.click()
    review = review_of(reading)
    assert [one.page for one in review.regions] == [1, 1, 2, 2, 3, 4]
    target = tmp_path / "out.pdf"
    planned = plan(review, Mode.MASK, label)
    PdfFormat().write(letter, Options(), planned, target, NullReporter())
    assert list(uncovered(target, planned.regions, NullReporter())) == []
    for region in review.regions:
        before, after = (render_page(path, region.page, 2.0) for path in (letter, target))
        assert shades(before, region.box, 2.0).std() > 20
        assert shades(after, region.box, 2.0).max() < 40
    assert is_shown_beside(target)
    one_box = draw(replace(review, regions=()), 1, LOGO)
    PdfFormat().write(letter, Options(), plan(one_box, Mode.MASK, label), target, NullReporter())
    assert shades(render_page(target, 3, 2.0), LARGER, 2.0).std() > 20


def is_shown_beside(target: Path) -> bool:
    """Whether the words of each page are still there."""
    beside = Box(70, 325, 300, 350)
    return all(shades(render_page(target, n, 2.0), beside, 2.0).min() < 120 for n in (3,))
