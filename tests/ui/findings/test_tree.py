"""Several rows are chosen by mouse or keyboard, and decided on as one step that undo takes back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.known.known_window import (
    TIMEOUT,
    KnownBackend,
    press,
    review_of,
    shown,
    texts,
    wait_listed,
    wait_ready,
)

from app.engine.domain.review import Action
from app.settings import Settings
from app.ui.findings.tree import SelectionFoot
from app.ui.review.replacement_dialog import ReplacementDialog
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier
LEFT = Qt.MouseButton.LeftButton
FIRST_AND_THIRD = ["Thaddeus Okonkwo", "02/09/2025"]


@pytest.fixture
def listed(opened: MainWindow, qtbot: QtBot) -> MainWindow:
    """A window whose list has a row for each finding, in the order of the document."""
    opened.services.commands["group_document"].trigger()
    qtbot.waitUntil(lambda: not opened.services.jobs.busy, timeout=TIMEOUT)
    wait_listed(qtbot, opened)
    return opened


def row(window: MainWindow, number: int) -> QModelIndex:
    return window.findings.model.index(number, 0)


def click(window: MainWindow, number: int, modifier: Qt.KeyboardModifier = Mod.NoModifier) -> None:
    tree = window.findings.tree
    place = tree.visualRect(row(window, number)).center()
    QTest.mouseClick(tree.viewport(), LEFT, modifier, place)


def taken(window: MainWindow) -> list[str]:
    return texts(window, lambda _, one: one.id in window.reviewer.focus.scope)


def decided(window: MainWindow, action: Action) -> list[str]:
    return texts(window, lambda review, one: review.action(one) is action)


def button(foot: SelectionFoot, name: str) -> None:
    QTest.mouseClick(foot.buttons[name], LEFT)


def test_rows_are_chosen_with_ctrl_and_with_shift(listed: MainWindow) -> None:
    click(listed, 0)
    assert not listed.findings.foot.count.isVisible()
    click(listed, 2, Mod.ControlModifier)
    assert taken(listed) == FIRST_AND_THIRD
    assert listed.findings.foot.count.text() == "2 selected"
    click(listed, 2, Mod.ControlModifier)
    assert taken(listed) == ["Thaddeus Okonkwo"]
    click(listed, 0)
    click(listed, 3, Mod.ShiftModifier)
    assert taken(listed) == ["Thaddeus Okonkwo", "40-771-926", "02/09/2025", "Venkataraman"]
    assert len(listed.findings.tree.chosen) == 4


def test_rows_are_chosen_with_the_keyboard(listed: MainWindow, qtbot: QtBot) -> None:
    tree = listed.findings.tree
    tree.setFocus()
    click(listed, 0)
    press(qtbot, tree, Key.Key_Down, Mod.ShiftModifier)
    assert taken(listed) == ["Thaddeus Okonkwo", "40-771-926"]
    press(qtbot, tree, Key.Key_Up, Mod.ShiftModifier)
    for _ in range(2):
        press(qtbot, tree, Key.Key_Down, Mod.ControlModifier)
    assert taken(listed) == ["Thaddeus Okonkwo"]
    press(qtbot, tree, Key.Key_Space, Mod.ControlModifier)
    assert taken(listed) == FIRST_AND_THIRD
    press(qtbot, tree, Key.Key_A, Mod.ControlModifier)
    assert len(taken(listed)) == 8


@pytest.mark.parametrize(("name", "action"), [("accept", Action.ACCEPT), ("reject", Action.REJECT)])
def test_what_is_chosen_is_decided_on_as_one_step(
    listed: MainWindow, name: str, action: Action
) -> None:
    before = review_of(listed)
    click(listed, 0)
    click(listed, 2, Mod.ControlModifier)
    button(listed.findings.foot, name)
    assert decided(listed, action) == FIRST_AND_THIRD
    assert listed.status.currentMessage() == f"2 {name}ed."
    QTest.mouseClick(listed.status.undo, LEFT)
    assert review_of(listed) == before
    assert not listed.services.commands["undo"].isEnabled()


def test_what_is_chosen_is_made_undecided_again(listed: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, listed.findings.tree, Key.Key_A, Mod.ControlModifier)
    press(qtbot, listed.findings.tree, Key.Key_A)
    assert len(decided(listed, Action.ACCEPT)) == 8
    click(listed, 0)
    click(listed, 2, Mod.ControlModifier)
    button(listed.findings.foot, "reset")
    assert len(decided(listed, Action.ACCEPT)) == 6
    assert listed.status.currentMessage() == "2 reset to undecided."


def test_what_is_chosen_gets_another_kind_as_one_step(listed: MainWindow, qtbot: QtBot) -> None:
    before = review_of(listed)
    click(listed, 0)
    click(listed, 2, Mod.ControlModifier)
    press(qtbot, listed.findings.tree, Key.Key_5)
    assert texts(listed, lambda _, one: one.subcategory == "PHONE") == FIRST_AND_THIRD
    assert listed.status.currentMessage().startswith("2 changed to ")
    assert listed.status.undo.isVisible()
    press(qtbot, listed, Key.Key_Z, Mod.ControlModifier)
    assert review_of(listed) == before


def test_own_words_replace_all_that_is_chosen(listed: MainWindow, qtbot: QtBot) -> None:
    click(listed, 0)
    click(listed, 2, Mod.ControlModifier)
    button(listed.findings.foot, "own_words")
    dialog = listed.services.dialogs.current
    assert isinstance(dialog, ReplacementDialog)
    dialog.all.setChecked(False)
    dialog.words.setText("somebody")
    dialog.answer()
    qtbot.waitUntil(lambda: listed.services.dialogs.current is None, timeout=TIMEOUT)
    own = [one.replacement for one in review_of(listed).decisions.values()]
    assert own == ["somebody"] * 2
    assert decided(listed, Action.ACCEPT) == FIRST_AND_THIRD


def test_what_is_chosen_stays_chosen_when_the_list_is_made_anew(
    listed: MainWindow, qtbot: QtBot
) -> None:
    click(listed, 0)
    click(listed, 2, Mod.ControlModifier)
    listed.services.commands["group_category"].trigger()
    assert taken(listed) == FIRST_AND_THIRD
    chosen = [index.data() for index in listed.findings.tree.chosen]
    assert chosen == FIRST_AND_THIRD


def test_the_menu_keeps_what_is_chosen(listed: MainWindow) -> None:
    click(listed, 0)
    click(listed, 2, Mod.ControlModifier)
    tree = listed.findings.tree
    place = tree.visualRect(row(listed, 2)).center()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.RightButton, Mod.NoModifier, place)
    assert taken(listed) == FIRST_AND_THIRD


def test_near_misses_are_left_out_where_findings_are_chosen_too(qtbot: QtBot, note: Path) -> None:
    backend = KnownBackend(doubted={"fell": 0.3, "home": 0.4})
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        qtbot.waitUntil(lambda: not window.services.jobs.busy, timeout=TIMEOUT)
        wait_listed(qtbot, window)
        press(qtbot, window.findings.tree, Key.Key_A, Mod.ControlModifier)
        assert len(taken(window)) == 8
        assert not window.reviewer.focus.near_misses


def test_screen_readers_hear_what_the_buttons_below_are_about(listed: MainWindow) -> None:
    click(listed, 0)
    click(listed, 2, Mod.ControlModifier)
    foot = listed.findings.foot
    assert foot.buttons["accept"].accessibleName() == "Accept: 2 selected"
    assert foot.buttons["reject"].toolTip() == "Reject (R)"


def test_one_finding_after_the_other_is_decided_on_without_moving_the_pointer(
    listed: MainWindow,
) -> None:
    foot = listed.findings.foot
    click(listed, 0)
    shown_buttons = [name for name, one in foot.buttons.items() if one.isVisible()]
    assert shown_buttons == ["accept", "reject"]
    for name in ("accept", "reject", "accept"):
        button(foot, name)
    assert decided(listed, Action.ACCEPT) == FIRST_AND_THIRD
    assert decided(listed, Action.REJECT) == ["40-771-926"]
    assert taken(listed) == ["Venkataraman"]


def test_without_findings_there_is_nothing_to_click(window: MainWindow) -> None:
    assert not window.findings.foot.isVisible()


def test_a_chosen_category_has_a_ring_round_each_row_below_it(
    opened: MainWindow, qtbot: QtBot
) -> None:
    """Round those of a person with several mentions, too: they are decided on with the others."""
    tree, accent = opened.findings.tree, opened.services.settings.theme.accent
    heading = row(opened, 0)
    rows = [
        opened.findings.model.index(at, 0, heading) for at in range(tree.model().rowCount(heading))
    ]
    nodes = [opened.findings.model.node(index) for index in rows]
    assert any(node is not None and len(node.ids) > 1 for node in nodes)
    tree.setCurrentIndex(heading)
    wait_listed(qtbot, opened)
    shot = tree.viewport().grab().toImage()
    for index in rows:
        box = tree.visualRect(index)
        above = {shot.pixelColor(box.center().x(), box.top() + y).name() for y in range(3)}
        assert accent.lower() in above, index.data()
