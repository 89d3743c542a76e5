"""The window fits the screen it opens on; Export is always there, and the lists fold away first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot
from reportlab.lib.pagesizes import LETTER
from reportlab.pdfgen.canvas import Canvas
from support.files.real_files import ReadingBackend
from support.known.known_window import KnownBackend, leave, press, shown, wait_ready

from app.engine.wordlists.lists import Scope, WordLists
from app.sessions.summary import Summary
from app.settings import Settings
from app.ui.core.language import LANGUAGES, use_language
from app.ui.core.theme import GRID, give_room
from app.ui.export.dialog import ExportDialog
from app.ui.shell import panes
from app.ui.shell.main_window import MainWindow
from app.ui.wordlists.dialog import ListsDialog

Key, Mod = Qt.Key, Qt.KeyboardModifier
# As large as 1366 × 768 with a bar of the desktop, at 100 and at 200 %.
LAPTOP, DOUBLED = QRect(0, 0, 1366, 728), QRect(0, 0, 683, 364)


def on_screen(monkeypatch: pytest.MonkeyPatch, screen: QRect) -> None:
    monkeypatch.setattr(panes, "screen_of", lambda _: screen)


@pytest.mark.parametrize("screen", [LAPTOP, DOUBLED])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_fits_and_export_is_there(
    screen: QRect,
    language: str,
    qapp: QApplication,
    qtbot: QtBot,
    note: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    on_screen(monkeypatch, screen)
    use_language(qapp, language)
    with shown(qtbot, MainWindow(KnownBackend(paged=True), Settings(theme="light"))) as window:
        assert screen.contains(window.geometry())
        window.start([note])
        wait_ready(qtbot, window)
        assert screen.size().expandedTo(window.size()) == screen.size()
        bar = window.toolbar
        export = bar.widgetForAction(window.services.commands["export"])
        qtbot.waitUntil(lambda: bar.sizeHint().width() <= bar.width())
        assert export.isVisible()
        assert bar.rect().contains(export.geometry())
        assert window.area.width() >= 400


def test_the_button_of_the_export_dialog_is_on_the_smallest_screen_too(
    paged: MainWindow, qtbot: QtBot
) -> None:
    paged.services.commands["export"].trigger()
    dialog = paged.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    dialog.resize(DOUBLED.size())
    assert dialog.height() <= DOUBLED.height()
    # Buttons of a result that is not there yet would make it wider than the screen.
    assert dialog.minimumSizeHint().width() == dialog.choice.minimumSizeHint().width()
    button = dialog.choice.export
    below = button.mapTo(dialog, button.rect().bottomRight())
    assert dialog.rect().contains(below)
    dialog.reject()


def test_a_dialog_leaves_room_for_its_frame(opened: MainWindow) -> None:
    frame = opened.frameGeometry().size() - opened.size()
    assert frame.height() > 0
    dialog = QDialog(opened)
    give_room(dialog, 10_000, 10_000)
    assert dialog.size() + frame == opened.screen().availableSize()


def test_rows_of_findings_have_room_on_the_smallest_screen(paged: MainWindow, qtbot: QtBot) -> None:
    paged.resize(DOUBLED.size())
    press(qtbot, paged, Key.Key_F9)
    findings = paged.findings
    qtbot.waitUntil(findings.isVisible)
    row = findings.tree.sizeHintForRow(0)
    qtbot.waitUntil(lambda: findings.tree.viewport().height() >= 2 * row)
    field = findings.filter.geometry()
    assert not field.intersects(findings.only_undecided.geometry())


def test_categories_above_the_findings_are_whole_or_leave_their_room_to_the_rows(
    qapp: QApplication, qtbot: QtBot, note: Path
) -> None:
    use_language(qapp, "it")
    with shown(qtbot, MainWindow(KnownBackend(), Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        tree, chips = window.findings.tree, window.findings.chips
        window.findings.setFixedWidth(window.findings.minimumSizeHint().width())

        def have_room() -> bool:
            rows = tree.viewport().height() >= 4 * tree.sizeHintForRow(0)
            whole = all(
                chips.rect().contains(one.geometry())
                for one in chips.chips.values()
                if not one.isHidden()
            )
            return rows and (whole or not chips.height())

        for height in range(400, 900, 20):
            window.resize(1000, height)
            chips.show_counts(dict.fromkeys(chips.chips, 12_345))
            QApplication.processEvents()
            qtbot.waitUntil(have_room)
        assert chips.height(), "there is room at last"


def test_rows_of_documents_have_room_on_the_smallest_screen(
    paged: MainWindow, tmp_path: Path
) -> None:
    more = [tmp_path / f"letter-{number}.txt" for number in range(4)]
    for path in more:
        path.write_text("Thaddeus Okonkwo fell.\n", encoding="utf-8")
    paged.queue.open(more)
    paged.resize(DOUBLED.size())
    paged.services.commands["documents_list"].trigger()
    rows, foot = paged.documents.list, paged.documents.foot
    QApplication.processEvents()
    assert rows.viewport().height() >= 3 * rows.sizeHintForRow(0)
    assert foot.words.isVisible()
    assert not foot.bar.isVisible()
    paged.resize(1366, 700)
    QApplication.processEvents()
    assert foot.bar.isVisible()


def test_a_card_of_the_tour_covers_little_of_the_document(paged: MainWindow) -> None:
    paged.resize(DOUBLED.size())
    paged.services.commands["tour"].trigger()
    tour = paged.help.tour
    assert tour is not None
    area = paged.area
    document = QRect(area.mapTo(paged, QPoint(0, 0)), area.size())
    for _ in range(4):
        card = tour.geometry()
        covered = card.intersected(document)
        assert covered.width() * covered.height() < 0.3 * document.width() * document.height()
        assert paged.rect().contains(card)
        assert all(
            card.size().boundedTo(button.sizeHint()) == button.sizeHint()
            for button in (tour.leave, tour.back, tour.next)
        )
        tour.next.click()
    paged.services.commands["tour"].trigger()
    tour = paged.help.tour
    assert tour is not None
    paged.resize(1366, 700)
    assert tour.width() < 500, "with room it is a card again"


def test_both_lists_fold_away_one_after_the_other_and_come_back(
    paged: MainWindow, qtbot: QtBot
) -> None:
    commands = paged.services.commands

    def folded() -> tuple[bool, bool]:
        return paged.documents.isHidden(), paged.findings.isHidden()

    widths = []
    for width, wanted in (
        (1300, (False, False)),
        (760, (True, False)),
        (600, (True, True)),
        (1300, (False, False)),
    ):
        paged.resize(width, 700)
        assert folded() == wanted
        assert commands["documents_list"].isChecked() is not wanted[0]
        widths.append(paged.panes.sizes()[2])
    assert widths[0] == widths[-1], "each comes back as wide as it was"
    paged.resize(600, 700)
    press(qtbot, paged, Key.Key_F9)
    assert folded() == (True, False)
    press(qtbot, paged, Key.Key_F9, Mod.ShiftModifier)
    assert folded() == (False, True), "one at a time, where there is room for one"
    press(qtbot, paged, Key.Key_F9, Mod.ShiftModifier)
    assert folded() == (True, True)
    paged.resize(1300, 700)
    press(qtbot, paged, Key.Key_F9, Mod.ShiftModifier)
    assert folded() == (True, False), "what is put away stays away"


@pytest.fixture
def letters(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """Three pages of a usual size."""
    made = Canvas(str(tmp_path / "letter.pdf"), pagesize=LETTER)
    for number in range(3):
        made.drawString(72, 700, f"Thaddeus Okonkwo, page {number}")
        made.showPage()
    made.save()
    with shown(qtbot, MainWindow(ReadingBackend(), Settings(theme="light"))) as window:
        window.start([tmp_path / "letter.pdf"])
        wait_ready(qtbot, window)
        yield window


@pytest.mark.parametrize(("width", "thumbs"), [(1280, False), (1366, True), (1920, True)])
def test_pages_are_large_enough_to_read_from_the_start(
    letters: MainWindow, width: int, thumbs: bool
) -> None:
    letters.resize(width, 728)
    assert letters.area.magnification >= 0.85
    assert letters.area.thumbs.isVisible() is thumbs
    assert not letters.documents.isHidden()
    assert not letters.findings.isHidden()
    letters.resize(960, 540)
    assert letters.area.magnification > 0.6, "half as wide, at twice the size"


def test_names_of_documents_stay_whole_where_there_is_room(letters: MainWindow) -> None:
    letters.resize(1408, 800)
    assert letters.area.magnification >= 0.85
    assert letters.area.thumbs.isVisible() or letters.documents.width() >= 23 * GRID


def test_thumbnails_that_folded_away_come_by_their_command(letters: MainWindow) -> None:
    command, thumbs = letters.services.commands["thumbnails"], letters.area.thumbs
    letters.resize(1280, 728)
    assert not command.isChecked()
    command.trigger()
    assert thumbs.isVisible()
    assert command.isChecked()
    command.trigger()
    assert not thumbs.isVisible()
    letters.resize(1440, 728)
    assert thumbs.isVisible(), "they were in the way only of that window"
    assert command.isChecked()


def test_lists_are_as_wide_again_once_there_is_room(letters: MainWindow) -> None:
    letters.resize(1800, 728)
    wide = letters.panes.sizes()[0], letters.panes.sizes()[2]
    letters.resize(1280, 728)
    assert letters.panes.sizes()[0] < wide[0]
    letters.resize(1800, 728)
    assert (letters.panes.sizes()[0], letters.panes.sizes()[2]) == wide


def test_lists_that_were_dragged_stay_as_they_are(letters: MainWindow) -> None:
    letters.resize(1280, 728)
    letters.panes.moveSplitter(800, 2)
    dragged = letters.panes.sizes()[2]
    letters.resize(1281, 728)
    assert letters.panes.sizes()[2] == dragged
    assert letters.area.magnification < 0.85


def test_a_window_of_a_larger_screen_comes_back_whole(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = tmp_path / "window.json"
    first = MainWindow(KnownBackend(), Settings(theme="light"))
    first.look_as_before(stored)
    with shown(qtbot, first):
        first.setGeometry(900, 500, 1500, 900)
        press(qtbot, first, Key.Key_F9, Mod.ShiftModifier)
    on_screen(monkeypatch, DOUBLED)
    second = MainWindow(KnownBackend(), Settings(theme="light"))
    second.look_as_before(stored)
    assert DOUBLED.contains(second.geometry())
    leave(qtbot, second)


def test_pages_are_fitted_and_sized_by_typing_and_by_choosing(
    paged: MainWindow, qtbot: QtBot
) -> None:
    area, box = paged.area, paged.toolbar.size_box
    (_, frame), *_ = area.pages.in_sight()
    press(qtbot, paged, Key.Key_7, Mod.ControlModifier)
    assert box.field.hasFocus()
    QTest.keyClicks(box.field, "50")
    press(qtbot, box.field, Key.Key_Return)
    assert area.pages.hasFocus()
    assert box.currentText() == "50%"
    (page, frame), *_ = area.pages.in_sight()
    assert frame.width() == pytest.approx(page.width * 96 / 72 / 2)
    before = paged.size()
    paged.resize(before + QSize(150, 0))
    assert box.currentText() == "50%", "a size in percent stays, whatever the room"
    press(qtbot, paged, Key.Key_9, Mod.ControlModifier)
    (page, frame), *_ = area.pages.in_sight()
    view = area.pages.viewport()
    assert frame.height() <= view.height()
    assert frame.width() <= view.width()
    box.activated.emit(box.findData("fit_width"))
    assert area.pages.horizontalScrollBar().maximum() == 0
    box.activated.emit(box.findData(2.0))
    assert box.currentText() == "200%"
    paged.services.commands["zoom_in"].trigger()
    assert box.currentText() == "250%"


@pytest.mark.parametrize("width", [1100, 1366, 1900])
def test_nothing_is_empty_between_the_number_of_pages_and_the_next_arrow(
    paged: MainWindow, qtbot: QtBot, width: int
) -> None:
    paged.resize(width, 728)
    page = paged.toolbar.page
    arrow = paged.toolbar.widgetForAction(paged.services.commands["next_page"])
    qtbot.waitUntil(lambda: page.width() == page.sizeHint().width())
    assert arrow.x() - page.geometry().right() <= 8


def test_a_page_is_gone_to_by_its_number(paged: MainWindow, qtbot: QtBot) -> None:
    page = paged.toolbar.page
    press(qtbot, paged, Key.Key_G, Mod.ControlModifier)
    assert page.field.hasFocus()
    QTest.keyClicks(page.field, "2")
    press(qtbot, page.field, Key.Key_Return)
    assert paged.area.pages.page == 2
    assert paged.area.pages.hasFocus()
    press(qtbot, paged, Key.Key_G, Mod.ControlModifier)
    QTest.keyClicks(page.field, "9")
    press(qtbot, page.field, Key.Key_Escape)
    assert paged.area.pages.page == 2
    assert page.field.text() == "2"
    page.field.setFocus()
    page.field.setText("900")
    press(qtbot, page.field, Key.Key_Return)
    assert paged.area.pages.page == 2, "there is no page behind the last one"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_lists_fit_a_laptop_at_twice_the_size(
    language: str, qapp: QApplication, qtbot: QtBot
) -> None:
    use_language(qapp, language)
    dialog = ListsDialog(list(Scope), lambda _: WordLists())
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.heightForWidth(DOUBLED.width()) <= DOUBLED.height()


def test_work_to_go_on_with_is_reached_on_the_smallest_screen(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """At twice the size there is room for the drop zone only, without a part of it."""
    page = window.start_page
    window.resize(DOUBLED.size())
    page.recent.show_saved([Summary(str(at), tmp_path / f"note-{at}.txt") for at in range(4)])
    resume = page.recent.resume
    qtbot.waitUntil(resume.isVisible)
    page.area.ensureWidgetVisible(resume)
    qtbot.waitUntil(lambda: resume.visibleRegion().boundingRect() == resume.rect())
    page.area.ensureWidgetVisible(page.open)
    qtbot.waitUntil(lambda: page.open.visibleRegion().boundingRect() == page.open.rect())


@pytest.mark.usefixtures("first_start")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_the_first_start_leaves_the_start_page_free(
    language: str, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_screen(monkeypatch, DOUBLED)
    use_language(qapp, language)
    with shown(qtbot, MainWindow(KnownBackend(), Settings(theme="light"))) as window:
        window.start()
        card, page = window.help.welcome, window.start_page
        assert card is not None
        assert card.height() < page.height() / 4
        for button in (page.open, page.sample):
            place = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
            assert not place.intersects(card.geometry())
        room = card.rect()
        assert all(room.contains(one.geometry()) for one in (card.leave, card.next))
        assert card.leave.isVisible()
        assert card.next.isVisible()
        assert window.rect().contains(card.geometry())
