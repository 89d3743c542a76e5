"""Near misses: listed, walked through, shown, accepted, kept, and never removed unasked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot
from support.known.known_window import (
    TIMEOUT,
    KnownBackend,
    press,
    review_of,
    shown,
    wait_listed,
    wait_ready,
)

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Mode
from app.engine.domain.review import Action, Finding, Review
from app.progress import Stage
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.core.documents import OpenDocument
from app.ui.review.near_misses import expected_among
from app.ui.shell.main_window import MainWindow
from app.ui.views.marks import ReviewMarks, State

Key, Mod = Qt.Key, Qt.KeyboardModifier
DOUBTED = {"fell": 0.02, "José\u0301 Álvarez": 0.31, "home": 0.05, "Thaddeus Okonkwo": 0.9}
ORDER = ["José\u0301 Álvarez", "home", "fell"]


class Silent:
    def step(self, stage: Stage, done: int, total: int) -> None: ...


@pytest.fixture
def doubting(qtbot: QtBot, note: Path) -> Iterator[MainWindow]:
    with shown(qtbot, MainWindow(KnownBackend(doubted=DOUBTED), Settings(theme="light"))) as window:
        window.start([note])
        ready(qtbot, window)
        yield window


def ready(qtbot: QtBot, window: MainWindow) -> None:
    wait_ready(qtbot, window)
    settled(qtbot, window, 3)


def settled(qtbot: QtBot, window: MainWindow, count: int) -> None:
    """Wait until this many near misses are there and listed."""
    qtbot.waitUntil(
        lambda: len(entry_of(window).near) == count and not window.services.jobs.busy,
        timeout=TIMEOUT,
    )
    wait_listed(qtbot, window)


def entry_of(window: MainWindow) -> OpenDocument:
    assert window.services.documents.current is not None
    return window.services.documents.current


def near_rows(window: MainWindow) -> list[str]:
    model = window.findings.model
    heading = model.near_heading()
    return [model.index(row, 0, heading).data() for row in range(model.rowCount(heading))]


def looked_at(window: MainWindow) -> list[str]:
    entry, text = entry_of(window), review_of(window).document.text
    return [entry.near[one].span.of(text) for one in window.reviewer.focus.near_misses]


def dotted(window: MainWindow) -> list[str]:
    text = review_of(window).document.text
    return [m.span.of(text) for m in window.area.text.marks if m.state is State.NEAR]


def open_by_key(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window, Key.Key_N, Mod.ShiftModifier)


def test_the_section_stands_shut_at_the_end_and_says_what_is_expected(doubting: MainWindow) -> None:
    model, tree = doubting.findings.model, doubting.findings.tree
    heading = model.near_heading()
    assert heading.row() == model.rowCount(QModelIndex()) - 1
    assert near_rows(doubting) == ORDER
    spoken = heading.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Near misses, 3, about 0.4 identifiers expected among them"
    assert not tree.isExpanded(heading)
    assert dotted(doubting) == []
    said = "0 rejected · about 0.4 identifiers may be missed (0–2)"
    assert doubting.status.counts.text().endswith(said)


def test_the_keyboard_opens_walks_through_and_shuts_the_section(
    doubting: MainWindow, qtbot: QtBot
) -> None:
    open_by_key(qtbot, doubting)
    assert doubting.findings.tree.isExpanded(doubting.findings.model.near_heading())
    assert sorted(dotted(doubting)) == sorted(ORDER)
    assert looked_at(doubting) == ORDER[:1]
    assert doubting.findings.tree.currentIndex().data() == ORDER[0]
    cursor = doubting.area.text.textCursor().position()
    assert doubting.area.text.offsets.code_points(cursor) == (
        review_of(doubting).document.text.index(ORDER[0])
    )
    for expected in (ORDER[1:2], ORDER[2:], []):
        press(qtbot, doubting, Key.Key_J)
        assert looked_at(doubting) == expected
    assert doubting.reviewer.focus.finding == review_of(doubting).findings[0]
    press(qtbot, doubting, Key.Key_K)
    assert looked_at(doubting) == ORDER[2:]
    open_by_key(qtbot, doubting)
    assert dotted(doubting) == []
    assert doubting.reviewer.focus.focused_ids == ()
    press(qtbot, doubting, Key.Key_K)
    press(qtbot, doubting, Key.Key_J)
    assert doubting.reviewer.focus.finding is not None


def test_accepting_makes_a_finding_goes_on_and_can_be_undone(
    doubting: MainWindow, qtbot: QtBot
) -> None:
    before = review_of(doubting)
    open_by_key(qtbot, doubting)
    press(qtbot, doubting, Key.Key_A)
    review, text = review_of(doubting), before.document.text
    (added,) = [one for one in review.findings if one.detector == "reviewer"]
    assert added.span.of(text) == ORDER[0]
    assert added.subcategory == "PATIENT"
    assert review.action(added) is Action.ACCEPT
    assert looked_at(doubting) == ORDER[1:2]
    settled(qtbot, doubting, 2)
    assert near_rows(doubting) == ORDER[1:]
    assert looked_at(doubting) == ORDER[1:2]
    assert doubting.services.commands["undo"].toolTip() == "Undo accept 1 near miss (Ctrl+Z)"
    press(qtbot, doubting, Key.Key_Z, Mod.ControlModifier)
    assert review_of(doubting) == before
    settled(qtbot, doubting, 3)
    assert looked_at(doubting) == ORDER[:1]


def test_rejecting_dismisses_and_undo_brings_back(doubting: MainWindow, qtbot: QtBot) -> None:
    before = review_of(doubting)
    open_by_key(qtbot, doubting)
    press(qtbot, doubting, Key.Key_R)
    assert review_of(doubting).findings == before.findings
    assert not review_of(doubting).decisions
    assert looked_at(doubting) == ORDER[1:2]
    settled(qtbot, doubting, 2)
    assert near_rows(doubting) == ORDER[1:]
    assert looked_at(doubting) == ORDER[1:2]
    assert doubting.services.documents.entries[0].stack.undoText() == "dismiss 1 near miss"
    for left in (1, 0):
        press(qtbot, doubting, Key.Key_R)
        settled(qtbot, doubting, left)
    # Then comes what is to be reviewed.
    assert doubting.reviewer.focus.finding is not None
    for _ in range(3):
        press(qtbot, doubting, Key.Key_Z, Mod.ControlModifier)
    settled(qtbot, doubting, 3)
    assert review_of(doubting) == before
    assert looked_at(doubting) == ORDER[:1]


def test_what_was_dismissed_stays_so_in_a_session(qtbot: QtBot, note: Path, tmp_path: Path) -> None:
    def window() -> MainWindow:
        backend = KnownBackend(doubted=DOUBTED)
        return MainWindow(backend, Settings(theme="light"), SessionStore(tmp_path / "sessions"))

    with shown(qtbot, window()) as first:
        first.start([note])
        ready(qtbot, first)
        before = review_of(first)
        open_by_key(qtbot, first)
        press(qtbot, first, Key.Key_R)
        settled(qtbot, first, 2)
        after = review_of(first)
    with shown(qtbot, window()) as second:
        second.start([note])
        wait_ready(qtbot, second)
        settled(qtbot, second, 2)
        assert review_of(second) == after
        press(qtbot, second, Key.Key_Z, Mod.ControlModifier)
        settled(qtbot, second, 3)
        assert review_of(second) == before


def test_a_digit_accepts_as_that_kind(doubting: MainWindow, qtbot: QtBot) -> None:
    open_by_key(qtbot, doubting)
    press(qtbot, doubting, Key.Key_J)
    press(qtbot, doubting, Key.Key_3)
    added = [one for one in review_of(doubting).findings if one.detector == "reviewer"]
    assert [one.subcategory for one in added] == ["LOCATION_OTHER"]


def test_the_heading_is_about_all_of_them(doubting: MainWindow, qtbot: QtBot) -> None:
    tree, heading = doubting.findings.tree, doubting.findings.model.near_heading()
    tree.setFocus()
    tree.setCurrentIndex(heading)
    assert looked_at(doubting) == ORDER
    press(qtbot, tree, Key.Key_A)
    added = [one for one in review_of(doubting).findings if one.detector == "reviewer"]
    assert len(added) == 3
    settled(qtbot, doubting, 0)
    assert not doubting.findings.model.near_heading().isValid()


@pytest.mark.parametrize("checked", [True, False])
def test_others_that_are_written_identically_are_offered(
    qtbot: QtBot, tmp_path: Path, checked: bool
) -> None:
    path = tmp_path / "walker.txt"
    path.write_text("Walker ordered. The WALKER came. A walker-in left. Walker!")
    backend = KnownBackend(doubted={"Walker": 0.2})
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.start([path])
        wait_ready(qtbot, window)
        settled(qtbot, window, 1)
        open_by_key(qtbot, window)
        bar = window.area.selection_bar
        qtbot.waitUntil(lambda: len(bar.others) == 1, timeout=TIMEOUT)
        assert bar.isVisible()
        bar.also.setChecked(checked)
        press(qtbot, window, Key.Key_A)
        findings = review_of(window).findings
        assert len([one for one in findings if one.detector == "reviewer"]) == (2 if checked else 1)


def test_an_export_leaves_near_misses_in_place(doubting: MainWindow, qtbot: QtBot) -> None:
    open_by_key(qtbot, doubting)
    review = review_of(doubting)
    near = entry_of(doubting).near
    for mode in Mode:
        plan = doubting.services.backend.plan(review, mode, Silent())
        assert not any(edit.span.overlaps(n.span) for edit in plan.edits for n in near.values())
    press(qtbot, doubting, Key.Key_X)
    qtbot.waitUntil(lambda: doubting.area.previewing, timeout=TIMEOUT)
    assert dotted(doubting) == []
    assert ORDER[1] in doubting.area.text.toPlainText()


def test_the_dots_are_on_pages_too_and_only_while_open(qtbot: QtBot, note: Path) -> None:
    backend = KnownBackend(paged=True, doubted=DOUBTED)
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.start([note])
        ready(qtbot, window)
        pages = window.area.pages
        qtbot.waitUntil(lambda: pages.pictures.get(1) is not None, timeout=TIMEOUT)
        press(qtbot, window, Key.Key_J)
        before = pages.viewport().grab().toImage()
        open_by_key(qtbot, window)
        press(qtbot, window, Key.Key_J)
        mark = next(m for m in pages.marks if m.state is State.NEAR and m.id in pages._focus)
        assert pages.boxes_of(mark)
        press(qtbot, window, Key.Key_J)
        opened = pages.viewport().grab().toImage()
        box = pages.boxes_of(mark)[0].toAlignedRect().adjusted(-2, -2, 2, 2)
        assert any_ink(opened.copy(box))
        assert opened != before


def any_ink(image: QImage) -> bool:
    lights = {
        image.pixelColor(x, y).lightness()
        for x in range(image.width())
        for y in range(image.height())
    }
    return max(lights) - min(lights) > 40


def test_the_filter_reaches_near_misses_and_they_are_never_decided(
    doubting: MainWindow, qtbot: QtBot
) -> None:
    doubting.findings.filter.setText("home")
    assert near_rows(doubting) == ["home"]
    model = doubting.findings.model
    heading = model.node(model.near_heading())
    assert heading is not None
    assert heading.note == "about 0.1 identifiers expected among them"
    doubting.findings.filter.clear()
    doubting.findings.only_undecided.click()
    assert near_rows(doubting) == ORDER


def test_the_model_keeps_qts_rules_while_near_misses_come_and_go(
    doubting: MainWindow, qtbot: QtBot
) -> None:
    tester = QAbstractItemModelTester(
        doubting.findings.model, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    open_by_key(qtbot, doubting)
    for left in (2, 1, 0):
        press(qtbot, doubting, Key.Key_A)
        settled(qtbot, doubting, left)
    for left in (1, 2, 3):
        press(qtbot, doubting, Key.Key_Z, Mod.ControlModifier)
        settled(qtbot, doubting, left)
    assert doubting.findings.tree.isExpanded(doubting.findings.model.near_heading())
    assert tester.model() is doubting.findings.model


def test_a_session_brings_near_misses_back(qtbot: QtBot, note: Path, tmp_path: Path) -> None:
    def window() -> MainWindow:
        store = SessionStore(tmp_path / "sessions")
        return MainWindow(KnownBackend(doubted=DOUBTED), Settings(theme="light"), store)

    with shown(qtbot, window()) as first:
        first.start([note])
        ready(qtbot, first)
        open_by_key(qtbot, first)
        press(qtbot, first, Key.Key_A)
        settled(qtbot, first, 2)
        qtbot.waitUntil(lambda: entry_of(first).is_saved and not first.autosave.pending)
    with shown(qtbot, window()) as second:
        second.start([note])
        wait_ready(qtbot, second)
        settled(qtbot, second, 2)
        assert entry_of(second).resumed
        assert near_rows(second) == ORDER[1:]


@given(st.lists(st.floats(0, 1), max_size=40))
def test_what_is_expected_is_never_said_to_be_less(scores: list[float]) -> None:
    near = [Finding("", Span(0, 1), "PATIENT", score, "x") for score in scores]
    words = expected_among(near).split()
    assert words[0] == "about"
    said, total = float(words[1]), sum(scores)
    assert total - 1e-6 <= said <= total + (0.11 if total <= 9.9 else 1.0)


def test_a_near_miss_gives_way_to_a_finding() -> None:
    found = Finding("a", Span(5, 9), "DATE", 0.9, "x")
    near = [Finding(f"n{s}", Span(s, s + 3), "DATE", 0.1, "x") for s in (0, 3, 8, 9)]
    review = Review(Document("", "text", "", "x" * 20), (found,))
    kept = ReviewMarks(review, {one.id: one for one in near})
    assert [mark.id for mark in kept] == ["n0", "a", "n9"]
    assert [mark.state for mark in kept] == [State.NEAR, State.SUGGESTED, State.NEAR]
    assert kept.by_id("n8") is None
    assert kept.by_id("n9") is kept[2]


def test_a_review_without_candidates_says_nothing_of_near_misses(opened: MainWindow) -> None:
    assert review_of(opened).candidates == ()
    assert not opened.findings.model.near_heading().isValid()
    assert "near" not in opened.status.counts.text()
