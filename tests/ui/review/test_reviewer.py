"""The reviewer's keys on a real window; only the findings are known beforehand."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.known.known_window import TIMEOUT, KnownBackend, press, review_of, texts

from app.engine.domain.document import Span
from app.engine.domain.review import Action
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier


def focus_text(window: MainWindow) -> str:
    focus = window.reviewer.focus.finding
    assert focus is not None
    return focus.span.of(review_of(window).document.text)


def select(window: MainWindow, literal: str) -> Span:
    text = review_of(window).document.text
    span = Span(text.index(literal), text.index(literal) + len(literal))
    window.area.view.select(span)
    window.area.offer()
    return span


def test_findings_appear_and_the_first_is_focused(opened: MainWindow) -> None:
    assert len(review_of(opened).findings) == 8
    assert focus_text(opened) == "Thaddeus Okonkwo"
    assert opened.status.counts.text().startswith("8 to review")
    assert opened.windowTitle() == "note.txt – Incognote"


def test_j_and_k_walk_through_all_findings_and_round(opened: MainWindow, qtbot: QtBot) -> None:
    seen = [focus_text(opened)]
    for _ in range(8):
        press(qtbot, opened, Key.Key_J)
        seen.append(focus_text(opened))
    assert seen[8] == seen[0]
    assert len(set(seen)) == 6
    press(qtbot, opened, Key.Key_K)
    assert focus_text(opened) == "Thaddeus Okonkwo"
    assert opened.reviewer.focus.finding == review_of(opened).findings[-1]


def test_accepting_and_rejecting_moves_on_to_the_next_undecided(
    opened: MainWindow, qtbot: QtBot
) -> None:
    press(qtbot, opened, Key.Key_A)
    assert focus_text(opened) == "40-771-926"
    press(qtbot, opened, Key.Key_R)
    assert focus_text(opened) == "02/09/2025"
    review = review_of(opened)
    assert [review.action(f) for f in review.findings[:3]] == [Action.ACCEPT, Action.REJECT, None]
    press(qtbot, opened, Key.Key_K)
    press(qtbot, opened, Key.Key_Backspace)
    assert review_of(opened).action(review_of(opened).findings[1]) is None
    assert opened.reviewer.focus.finding == review_of(opened).findings[1]


def test_enter_finds_the_next_undecided_round_the_end(opened: MainWindow, qtbot: QtBot) -> None:
    for _ in range(6):
        press(qtbot, opened, Key.Key_A)
    press(qtbot, opened, Key.Key_J)
    press(qtbot, opened, Key.Key_A)
    assert opened.reviewer.focus.finding == review_of(opened).findings[6]
    press(qtbot, opened, Key.Key_J)
    press(qtbot, opened, Key.Key_Return)
    assert opened.reviewer.focus.finding == review_of(opened).findings[6]


def test_g_makes_the_decision_one_about_every_mention(opened: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not opened.services.jobs.busy, timeout=TIMEOUT)
    press(qtbot, opened, Key.Key_G)
    assert len(opened.reviewer.focus.scope) == 3
    press(qtbot, opened, Key.Key_R)
    rejected = texts(opened, lambda review, f: review.action(f) is Action.REJECT)
    assert rejected == ["Thaddeus Okonkwo", "Mr. Okonkwo", "Thaddeus Okonkwo"]
    assert len(opened.reviewer.focus.scope) == 1


def test_shift_a_accepts_the_category_and_leaves_what_was_rejected(
    opened: MainWindow, qtbot: QtBot
) -> None:
    press(qtbot, opened, Key.Key_R)
    press(qtbot, opened, Key.Key_K)
    press(qtbot, opened, Key.Key_A, Mod.ShiftModifier)
    accepted = texts(opened, lambda review, f: review.action(f) is Action.ACCEPT)
    assert accepted == ["Venkataraman", "Mr. Okonkwo", "Venkataraman", "Thaddeus Okonkwo"]
    assert texts(opened, lambda review, f: review.action(f) is Action.REJECT) == [
        "Thaddeus Okonkwo"
    ]


def test_a_digit_changes_the_kind_and_accepts(opened: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, opened, Key.Key_6)
    first = review_of(opened).findings[0]
    assert first.subcategory == "IDNUM"
    assert review_of(opened).action(first) is Action.ACCEPT


def test_the_menu_reaches_every_kind(opened: MainWindow, qtbot: QtBot) -> None:
    opened.marking.as_kind("USERNAME")
    assert review_of(opened).findings[0].subcategory == "USERNAME"


def test_undo_and_redo_say_what_they_do_and_return_to_the_place(
    opened: MainWindow, qtbot: QtBot
) -> None:
    press(qtbot, opened, Key.Key_A)
    press(qtbot, opened, Key.Key_A, Mod.ShiftModifier)
    undo, redo = opened.services.commands["undo"], opened.services.commands["redo"]
    assert undo.toolTip() == "Undo accept 1 finding of ID (Ctrl+Z)"
    press(qtbot, opened, Key.Key_Z, Mod.ControlModifier)
    assert undo.toolTip() == "Undo accept a finding of Patient or relative (Ctrl+Z)"
    assert redo.toolTip() == "Redo accept 1 finding of ID (Ctrl+Y)"
    press(qtbot, opened, Key.Key_Z, Mod.ControlModifier)
    assert not review_of(opened).decisions
    assert focus_text(opened) == "Thaddeus Okonkwo"
    assert not undo.isEnabled()
    press(qtbot, opened, Key.Key_Y, Mod.ControlModifier)
    assert len(review_of(opened).decisions) == 1


def test_the_keyboard_alone_selects_in_the_text_and_adds(opened: MainWindow, qtbot: QtBot) -> None:
    """Combining marks and characters of two units lie between the start and the selection."""
    view = opened.area.text
    view.setFocus()
    press(qtbot, view, Key.Key_Home, Mod.ControlModifier)
    for _ in range(2):
        press(qtbot, view, Key.Key_Down)
    press(qtbot, view, Key.Key_Home)
    for _ in range(2):
        press(qtbot, view, Key.Key_Right, Mod.ControlModifier | Mod.ShiftModifier)
    opened.area.offer()
    assert opened.area.selection_bar.isVisible()
    press(qtbot, view, Key.Key_N)
    assert opened.area.selection_bar.buttons[0].hasFocus()
    press(qtbot, opened.area.selection_bar.buttons[0], Key.Key_Space)
    assert "José\u0301 Álvarez" in texts(opened, lambda _, f: f.detector == "reviewer")
    assert not opened.area.selection_bar.isVisible()
    assert focus_text(opened) == "José\u0301 Álvarez"


def test_a_digit_marks_the_selection_behind_an_emoji(opened: MainWindow, qtbot: QtBot) -> None:
    select(opened, "fell")
    press(qtbot, opened.area.text, Key.Key_7)
    assert texts(opened, lambda _, f: f.detector == "reviewer") == ["fell"]
    assert opened.reviewer.focus.finding is not None
    assert opened.reviewer.focus.finding.subcategory == "PROFESSION"


@pytest.mark.parametrize("checked", [True, False])
def test_also_others_follows_the_check_box(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, checked: bool
) -> None:
    path = tmp_path / "walker.txt"
    path.write_text("Walker ordered. The WALKER came. A walker-in left. Walker!")
    window.start([path])
    qtbot.waitUntil(lambda: window.reviewer.review is not None)
    bar = window.area.selection_bar
    select(window, "Walker")
    qtbot.waitUntil(lambda: len(bar.others) == 1)
    assert bar.also.text() == "Also 1 other like this"
    bar.also.setChecked(checked)
    press(qtbot, window.area.text, Key.Key_1)
    assert len(review_of(window).findings) == (2 if checked else 1)


def test_escape_leaves_the_selection(opened: MainWindow, qtbot: QtBot) -> None:
    select(opened, "fell")
    press(qtbot, opened, Key.Key_N)
    press(qtbot, opened.area.selection_bar.buttons[0], Key.Key_Escape)
    assert opened.area.view.selection() is None
    assert opened.area.text.hasFocus()


def test_letters_in_the_filter_are_text_not_commands(opened: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, opened, Key.Key_Slash)
    assert opened.findings.filter.hasFocus()
    QTest.keyClicks(opened.findings.filter, "ar")
    assert opened.findings.filter.text() == "ar"
    assert not review_of(opened).decisions


def test_f6_goes_round_the_panes(opened: MainWindow, qtbot: QtBot) -> None:
    panes: list[QWidget] = [
        opened.area.text,
        opened.findings.tree,
        opened.documents.list,
        opened.area.text,
    ]
    opened.area.text.setFocus()
    for pane in panes[1:]:
        press(qtbot, opened, Key.Key_F6)
        assert pane.hasFocus()
        assert has_ring(pane)
        assert not any(has_ring(one) for one in panes if one is not pane)
    press(qtbot, opened, Key.Key_F6, Mod.ShiftModifier)
    assert opened.documents.list.hasFocus()
    press(qtbot, opened, Key.Key_Slash)
    assert not any(has_ring(one) for one in panes)


def has_ring(pane: QWidget) -> bool:
    """Whether all of the left edge is in the colour of the keyboard's focus."""
    picture = pane.grab().toImage()
    edge = {picture.pixelColor(1, y).name() for y in range(4, picture.height() - 4)}
    return edge == {pane.window().palette().highlight().color().name()}


@pytest.mark.parametrize("pane", ["text", "tree", "list"])
def test_review_keys_work_in_every_pane(opened: MainWindow, qtbot: QtBot, pane: str) -> None:
    widget: QWidget = {
        "text": opened.area.text,
        "tree": opened.findings.tree,
        "list": opened.documents.list,
    }[pane]
    widget.setFocus()
    for key in (Key.Key_A, Key.Key_R, Key.Key_J, Key.Key_G, Key.Key_1, Key.Key_Return):
        press(qtbot, widget, key)
    assert len(review_of(opened).decisions) == 4
    assert focus_text(opened) == "Mr. Okonkwo"


def test_nothing_is_decided_in_the_preview_by_a_digit_on_a_selection(
    opened: MainWindow, backend: KnownBackend, qtbot: QtBot
) -> None:
    """A selection in the export's text stands at other offsets than in the original."""
    press(qtbot, opened, Key.Key_X)
    qtbot.waitUntil(lambda: opened.area.previewing)
    opened.area.text.selectAll()
    press(qtbot, opened.area.text, Key.Key_2)
    assert len(review_of(opened).findings) == 8
    assert not texts(opened, lambda _, f: f.detector == "reviewer")
