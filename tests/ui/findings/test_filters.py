"""Chips by category above the findings: counted, chosen by mouse and keys, kept, told by a tick."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press, review_of, saved, shown, wait_ready

from app.engine.domain.review import Action
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.findings.filters import CategoryChip
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier


def chips(window: MainWindow) -> list[CategoryChip]:
    return [chip for chip in window.findings.chips.chips.values() if chip.isVisible()]


def words(window: MainWindow) -> list[str]:
    return [chip.text() for chip in chips(window)]


def headings(window: MainWindow) -> list[str]:
    model = window.findings.model
    return [str(model.index(row, 0).data()) for row in range(model.rowCount(QModelIndex()))]


def test_each_category_is_counted_and_a_click_lists_it_alone(
    opened: MainWindow, qtbot: QtBot
) -> None:
    assert words(opened) == ["NAME 5", "DATE 2", "ID 1"]
    assert [chip.accessibleName() for chip in chips(opened)][1] == "Date, 2 findings"
    QTest.mouseClick(chips(opened)[1], Qt.MouseButton.LeftButton)
    assert headings(opened) == ["Date"]
    assert words(opened) == ["NAME 5", "✓ DATE 2", "ID 1"]
    QTest.mouseClick(chips(opened)[2], Qt.MouseButton.LeftButton)
    assert headings(opened) == ["Date", "ID"]
    for chip in chips(opened)[1:]:
        QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert headings(opened) == ["Name", "Date", "ID"]


def test_the_keyboard_reaches_them_chooses_and_goes_on_to_the_list(
    opened: MainWindow, qtbot: QtBot
) -> None:
    press(qtbot, opened, Key.Key_F, Mod.ShiftModifier)
    assert chips(opened)[0].hasFocus()
    press(qtbot, chips(opened)[0], Key.Key_Right)
    assert chips(opened)[1].hasFocus()
    press(qtbot, chips(opened)[1], Key.Key_Space)
    assert headings(opened) == ["Date"]
    press(qtbot, chips(opened)[1], Key.Key_Down)
    assert opened.findings.tree.hasFocus()
    focus = opened.reviewer.focus.finding
    assert focus is not None
    assert focus.subcategory == "DATE"
    press(qtbot, opened, Key.Key_F, Mod.ShiftModifier)
    press(qtbot, chips(opened)[0], Key.Key_Escape)
    assert opened.findings.chips.chosen == ()
    assert opened.area.view.hasFocus()


def test_what_is_reviewed_next_is_what_is_listed_then_the_rest(
    opened: MainWindow, qtbot: QtBot
) -> None:
    opened.findings.chips.choose(["DATE"])
    press(qtbot, opened, Key.Key_Return)
    seen = []
    for _ in range(3):
        assert opened.reviewer.focus.finding is not None
        seen.append(opened.reviewer.focus.finding.subcategory)
        press(qtbot, opened, Key.Key_A)
    assert seen[:2] == ["DATE", "DATE"]
    assert seen[2] != "DATE"


def test_they_are_combined_with_the_rest_of_the_filter(opened: MainWindow, qtbot: QtBot) -> None:
    opened.findings.filter.setText("okonkwo")
    assert words(opened) == ["NAME 3"]
    opened.findings.chips.choose(["DATE"])
    assert words(opened) == ["NAME 3", "✓ DATE 0"]
    assert headings(opened) == []
    assert opened.findings.empty.isVisible()
    opened.findings.filter.clear()
    assert headings(opened) == ["Date"]
    press(qtbot, opened, Key.Key_Return)
    press(qtbot, opened, Key.Key_A)
    opened.findings.only_undecided.click()
    qtbot.waitUntil(lambda: words(opened) == ["NAME 5", "✓ DATE 1", "ID 1"])


def test_near_misses_are_filtered_as_well(qtbot: QtBot, note: Path) -> None:
    backend = KnownBackend(doubted={"home": 0.05})
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        qtbot.waitUntil(lambda: window.findings.model.near_heading().isValid())
        window.findings.chips.choose(["DATE"])
        assert not window.findings.model.near_heading().isValid()
        window.findings.chips.choose(["NAME"])
        assert window.findings.model.near_heading().isValid()


def test_where_there_is_no_room_they_begin_another_line(opened: MainWindow, qtbot: QtBot) -> None:
    names = [one for one in review_of(opened).findings if one.subcategory in ("PATIENT", "DOCTOR")]
    for finding, key in zip(names, "3457", strict=False):
        opened.reviewer.focus.look_at(finding.id)
        press(qtbot, opened, Key(ord(key)))
    qtbot.waitUntil(lambda: len(chips(opened)) == 7)
    row = opened.findings.chips
    opened.resize(1600, 800)
    opened.panes.use_widths((200, 400, 1000))
    qtbot.waitUntil(lambda: len({chip.y() for chip in chips(opened)}) == 1)
    height = row.height()
    opened.panes.use_widths((200, 1400, 1))
    qtbot.waitUntil(lambda: len({chip.y() for chip in chips(opened)}) > 1)
    qtbot.waitUntil(lambda: row.height() > 1.5 * height)
    for chip in chips(opened):
        assert row.rect().contains(chip.geometry())


def test_they_come_back_with_a_session(qtbot: QtBot, note: Path, tmp_path: Path) -> None:
    def window() -> MainWindow:
        return MainWindow(
            KnownBackend(), Settings(theme="light"), SessionStore(tmp_path / "sessions")
        )

    with shown(qtbot, window()) as first:
        first.start([note])
        wait_ready(qtbot, first)
        first.findings.chips.choose(["NAME", "ID"])
        press(qtbot, first, Key.Key_A)
        saved(qtbot, first)
    with shown(qtbot, window()) as second:
        second.start([note])
        wait_ready(qtbot, second)
        assert second.findings.chips.chosen == ("NAME", "ID")
        review = review_of(second)
        assert review.action(review.findings[0]) is Action.ACCEPT


def test_a_chip_has_as_much_space_behind_its_words_as_before_its_colour(opened: MainWindow) -> None:
    for chip in chips(opened):
        shot = chip.grab().toImage()
        middle = range(shot.height() // 2 - 5, shot.height() // 2 + 5)
        ground = shot.pixelColor(4, shot.height() // 2)
        inked = [
            x
            for x in range(4, shot.width() - 4)
            if any(shot.pixelColor(x, y) != ground for y in middle)
        ]
        assert abs(inked[0] - (shot.width() - 1 - inked[-1])) <= 2, chip.text()
