"""The page beside the choices of an export: what is chosen there is what one sees, and gets."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.files.docx_files import p, package
from support.files.real_files import ReadingBackend
from support.known.known_window import KnownBackend, press, shown, wait_ready

from app.engine.domain.export import Mode, RedactionPlan
from app.engine.domain.policy import Chosen
from app.engine.domain.review import Review
from app.engine.redaction.places import exported_place, original_place
from app.errors import AppError
from app.formats.base import Options
from app.progress import Reporter
from app.settings import Settings
from app.ui.core.theme import LIGHT
from app.ui.export.dialog import ExportDialog
from app.ui.export.preview import ExportedDocument, ExportedPage, ExportedText
from app.ui.shell.main_window import MainWindow
from app.workflow import export

PAGES = """Nothing to hide on this page,
nor in this line.
Patient: Thaddeus Okonkwo
MRN: 40-771-926
Nothing here either,
and nothing there.
Seen 02/09/2025
by Venkataraman
"""


@dataclass
class Planning(KnownBackend):
    """Plans as the program does. `allowed` holds plans back, `drawn` pictures, until set."""

    allowed: threading.Event = field(default_factory=threading.Event)
    drawn: threading.Event = field(default_factory=threading.Event)
    plan_error: AppError | None = None
    planned: list[Chosen] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.allowed.set()
        self.drawn.set()

    def plan(self, review: Review, mode: Chosen, reporter: Reporter) -> RedactionPlan:
        self.planned.append(mode)
        self.allowed.wait(20)
        if self.plan_error is not None:
            raise self.plan_error
        return export.plan_export(review, mode, bytes(32))[1]

    def render(
        self, path: Path, options: Options, number: int, scale: float, reporter: Reporter
    ) -> Any:
        self.asked.append(number)
        self.drawn.wait(20)
        return super().render(path, options, number, scale, reporter)


@pytest.fixture
def backend() -> Planning:
    return Planning()


@pytest.fixture
def on_pages(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    path = tmp_path / "pages.txt"
    path.write_text(PAGES, encoding="utf-8")
    backend = Planning(paged=True)
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.start([path])
        wait_ready(qtbot, window)
        yield window
        backend.allowed.set()
        backend.drawn.set()


def asked(window: MainWindow) -> ExportDialog:
    window.services.commands["export"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    # The screen of tests is a small one.
    dialog.resize(1120, 672)
    return dialog


def text_of(dialog: ExportDialog) -> str:
    assert isinstance(dialog.choice.live.view, ExportedText)
    return dialog.choice.live.view.toPlainText()


def page_of(dialog: ExportDialog) -> ExportedPage:
    assert isinstance(dialog.choice.live.view, ExportedPage)
    return dialog.choice.live.view


def choose(dialog: ExportDialog, qtbot: QtBot, mode: Mode) -> None:
    dialog.choice.replace_by.buttons[mode].click()
    qtbot.waitUntil(lambda: dialog.choice.live.shown is mode)


def seen(view: QWidget) -> QImage:
    return view.grab().toImage()


def black(picture: QImage) -> int:
    places = ((x, y) for x in range(picture.width()) for y in range(0, picture.height(), 2))
    return sum(picture.pixelColor(*place) == QColor("black") for place in places)


@pytest.mark.parametrize("mode", list(Mode))
def test_the_export_is_what_the_live_page_shows(
    opened: MainWindow, qtbot: QtBot, mode: Mode, note: Path
) -> None:
    press(qtbot, opened, Qt.Key.Key_A)
    press(qtbot, opened, Qt.Key.Key_R)
    dialog = asked(opened)
    choose(dialog, qtbot, mode)
    words = text_of(dialog)
    assert ("[PATIENT]" in words) is (mode is Mode.MASK)
    assert ("█" in words) is (mode is Mode.BOX)
    assert "Okonkwo" not in words
    assert "Venkataraman" not in words, "undecided findings go"
    assert "40-771-926" in words, "rejected ones stay"
    qtbot.waitUntil(dialog.choice.export.isEnabled)
    dialog.choice.export.click()
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.outcome)
    written = (note.parent / "note.deid.txt").read_text(encoding="utf-8")
    assert written.split() == words.split()


def test_pages_show_boxes_labels_or_invented_values(on_pages: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(on_pages)
    looks: dict[Mode, QImage] = {}
    for mode in Mode:
        choose(dialog, qtbot, mode)
        page = page_of(dialog)
        qtbot.waitUntil(lambda: page.pictures.get(page.number) is not None)  # noqa: B023
        looks[mode] = seen(page_of(dialog))
    assert black(looks[Mode.BOX]) > black(looks[Mode.MASK]) > 3 * black(looks[Mode.SURROGATE])


def test_the_keyboard_stays_on_the_export_button(opened: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(opened)
    qtbot.waitUntil(dialog.choice.export.isEnabled)
    qtbot.waitUntil(lambda: dialog.choice.live.shown is not None)
    assert dialog.focusWidget() is dialog.choice.export
    QTest.mouseClick(dialog.choice.live.view.viewport(), Qt.MouseButton.LeftButton)  # type: ignore[union-attr]
    assert dialog.focusWidget() is dialog.choice.export
    dialog.reject()


def test_it_begins_where_something_is_replaced_and_goes_on_to_the_next(
    on_pages: MainWindow, qtbot: QtBot
) -> None:
    on_pages.area.pages.go_to_page(3)
    dialog = asked(on_pages)
    live, page = dialog.choice.live, page_of(dialog)
    qtbot.waitUntil(lambda: live.shown is not None)
    assert (page.number, live.line.text()) == (2, "Page 2 of 4")
    assert not live.previous.isEnabled()
    assert live.next.toolTip() == "Next page with a replacement (Ctrl+Down)"
    QTest.keyClick(dialog, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page.number == 4)
    assert live.line.text() == "Page 4 of 4"
    assert page.accessibleName() == "As exported. Page 4 of 4"
    assert not live.next.isEnabled()
    live.previous.click()
    assert page.number == 2
    dialog.reject()


def test_it_begins_with_the_page_that_was_looked_at(on_pages: MainWindow, qtbot: QtBot) -> None:
    on_pages.area.pages.go_to_page(4)
    dialog = asked(on_pages)
    qtbot.waitUntil(lambda: dialog.choice.live.shown is not None)
    assert page_of(dialog).number == 4
    dialog.reject()


def test_nothing_is_shown_before_both_plan_and_picture_are_there(
    on_pages: MainWindow, qtbot: QtBot
) -> None:
    backend = on_pages.services.backend
    assert isinstance(backend, Planning)
    backend.allowed.clear()
    dialog = asked(on_pages)
    page = page_of(dialog)
    qtbot.waitUntil(lambda: page.pictures.get(page.number) is not None)
    picture = seen(page)
    ground = QColor(LIGHT.pages)
    for at in (0.2, 0.5, 0.8):
        place = round(at * picture.width()), round(at * picture.height())
        assert picture.pixelColor(*place) == ground
    backend.allowed.set()
    qtbot.waitUntil(lambda: dialog.choice.live.shown is not None)
    middle = picture.width() // 2, picture.height() // 2
    qtbot.waitUntil(lambda: seen(page).pixelColor(*middle) == QColor("white"))
    dialog.reject()


def test_a_plan_that_comes_too_late_is_not_shown(
    opened: MainWindow, backend: Planning, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend.allowed.clear()
    dialog = asked(opened)
    live, modes = dialog.choice.live, list[Chosen]()
    monkeypatch.setattr(live.view, "show_plan", lambda plan: modes.append(plan.mode))
    qtbot.waitUntil(lambda: bool(backend.planned))
    for mode in (Mode.SURROGATE, Mode.BOX):
        dialog.choice.replace_by.buttons[mode].click()
    backend.allowed.set()
    qtbot.waitUntil(lambda: live.shown is Mode.BOX)
    assert modes == [Mode.BOX]
    assert Mode.SURROGATE not in backend.planned
    dialog.reject()


@pytest.mark.parametrize("held", ["allowed", "drawn"])
def test_closing_meanwhile_does_no_harm(on_pages: MainWindow, qtbot: QtBot, held: str) -> None:
    backend = on_pages.services.backend
    assert isinstance(backend, Planning)
    qtbot.waitUntil(lambda: not on_pages.services.jobs.busy)
    backend.asked.clear()
    getattr(backend, held).clear()
    dialog = asked(on_pages)
    begun = {"allowed": backend.planned, "drawn": backend.asked}[held]
    qtbot.waitUntil(lambda: bool(begun))
    ended: list[bool] = []
    dialog.destroyed.connect(lambda: ended.append(True))
    dialog.reject()
    qtbot.waitUntil(lambda: bool(ended))
    getattr(backend, held).set()
    qtbot.waitUntil(lambda: not on_pages.services.jobs.busy)
    assert on_pages.services.dialogs.current is None


def test_a_plan_that_fails_leaves_no_other_look_in_view(
    opened: MainWindow, backend: Planning, qtbot: QtBot
) -> None:
    dialog = asked(opened)
    choose(dialog, qtbot, Mode.MASK)
    backend.plan_error = AppError("The plan could not be made.")
    dialog.choice.replace_by.buttons[Mode.SURROGATE].click()
    qtbot.waitUntil(lambda: dialog.choice.live.line.text() == "The plan could not be made.")
    assert not text_of(dialog)
    choose(dialog, qtbot, Mode.MASK)
    assert "[PATIENT]" in text_of(dialog)
    assert not dialog.choice.live.line.text()
    dialog.reject()


def test_it_gives_way_where_there_is_little_room(opened: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(opened)
    live = dialog.choice.live
    qtbot.waitUntil(lambda: live.isVisible() and live.shown is not None)
    dialog.resize(dialog.minimumSizeHint())
    qtbot.waitUntil(live.isHidden)
    dialog.choice.replace_by.buttons[Mode.BOX].click()
    assert live.shown is Mode.MASK
    dialog.resize(1200, 700)
    qtbot.waitUntil(lambda: live.isVisible() and live.shown is Mode.BOX)
    dialog.reject()


def test_what_hides_everything_hides_the_live_page(opened: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(opened)
    qtbot.waitUntil(lambda: dialog.choice.live.shown is not None)
    opened.services.commands["hide"].trigger()
    assert not dialog.isVisible()
    assert opened.curtain.isVisible()
    opened.curtain.lift()


def test_places_of_a_text_are_found_again_in_another_look(opened: MainWindow) -> None:
    review = opened.reviewer.review
    assert review is not None
    text = review.document.text
    for mode in Mode:
        plan = export.plan_export(review, mode, bytes(32))[1]
        made = plan.apply(text)
        for offset in (0, text.index("fell"), text.index("agrees"), len(text)):
            place = exported_place(plan, offset)
            assert made[place : place + 4] == text[offset : offset + 4]
            assert original_place(plan, place) == offset


class SetPlanning(Planning, ReadingBackend):
    """Plans as the program does, and reads so too."""


def test_a_word_document_is_shown_as_it_is_set(qtbot: QtBot, tmp_path: Path) -> None:
    cells = "".join(f"<w:tc>{p(one)}</w:tc>" for one in ("02/09/2025", "Dr. Venkataraman"))
    body = p("Patient: Thaddeus Okonkwo") + f"<w:tbl><w:tr>{cells}</w:tr></w:tbl>" + p("The end.")
    letter = package(tmp_path / "letter.docx", body)
    with shown(qtbot, MainWindow(SetPlanning(), Settings(theme="light"))) as window:
        window.start([letter])
        wait_ready(qtbot, window)
        dialog = asked(window)
        choose(dialog, qtbot, Mode.MASK)
        live = dialog.choice.live.view
        assert isinstance(live, ExportedDocument)
        assert live.currentWidget() is live.word
        assert "[PATIENT]" in live.word.toPlainText()
        assert "Okonkwo" not in live.word.toPlainText()
        assert live.word.document().rootFrame().childFrames(), "tables stay tables"
        for mark in live.word.marks:
            live.word.select(mark.span)
            assert live.word.textCursor().selectedText() == mark.replacement
        choose(dialog, qtbot, Mode.BOX)
        assert "[PATIENT]" not in live.word.toPlainText()
        dialog.reject()
