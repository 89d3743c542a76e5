"""A second look walks through what is left, with keys or the mouse, and says what it changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from support.known.known_window import (
    TIMEOUT,
    KnownBackend,
    press,
    review_of,
    settled,
    shown,
    texts,
    wait_ready,
)

from app.settings import Settings
from app.ui.export.dialog import ExportDialog
from app.ui.search.second_look import SecondLookBar
from app.ui.shell.main_window import MainWindow

Key = Qt.Key
TEXT = "Patient: Thaddeus Okonkwo\nIngrid fell at home.\nZorblatt was seen. Ingrid agrees.\n"
DOUBTED = {"home": 0.4, "fell": 0.05}


@pytest.fixture
def looking(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window in which a second look has begun: home, Ingrid twice, fell, Zorblatt."""
    note = tmp_path / "note.txt"
    note.write_text(TEXT, encoding="utf-8")
    window = MainWindow(KnownBackend(doubted=DOUBTED), Settings(theme="light"))
    with shown(qtbot, window):
        window.start([note])
        wait_ready(qtbot, window)
        begin(window, qtbot)
        yield window


def begin(window: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, window, Key.Key_F8)
    qtbot.waitUntil(lambda: not window.services.jobs.busy, timeout=TIMEOUT)


def bar_of(window: MainWindow) -> SecondLookBar:
    return window.second_look.bar


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def asked(window: MainWindow) -> str:
    return bar_of(window).title.text()


def test_the_worst_comes_first_and_has_the_keyboard(looking: MainWindow) -> None:
    bar = bar_of(looking)
    assert bar.hasFocus()
    assert asked(looking) == "Second look 1 of 4: “home”"
    assert bar.why.text() == "The model was unsure about it."
    assert bar.accessibleName() == f"{asked(looking)} {bar.why.text()}"
    start = TEXT.index("home")
    assert looking.area.text.caret() == start


def test_keys_redact_and_leave_and_the_end_has_both_estimates(
    looking: MainWindow, qtbot: QtBot
) -> None:
    bar = bar_of(looking)
    press(qtbot, bar, Key.Key_A)
    assert texts(looking, lambda _, one: one.detector == "reviewer") == ["home"]
    assert "It appears in 2 places" in bar.why.text()
    press(qtbot, bar, Key.Key_2)
    dates = texts(looking, lambda _, one: one.subcategory == "DATE")
    assert dates == ["Ingrid", "Ingrid"]
    press(qtbot, bar, Key.Key_R)
    assert asked(looking) == "Second look 4 of 4: “Zorblatt”"
    press(qtbot, bar, Key.Key_R)
    assert asked(looking) == "Second look: 4 of 4 decided, 3 places redacted."
    assert bar.why.text() == (
        "Before: about 0.5 identifiers may be missed (0–2). Now: nothing left that the model was "
        "unsure about. "
        "What the model never considered is not included."
    )
    press(qtbot, bar, Key.Key_Return)
    assert not bar.isVisible()
    assert looking.area.view.hasFocus()


def test_the_mouse_does_all_of_it_too(looking: MainWindow) -> None:
    bar = bar_of(looking)
    assert bar.redact.text() == "Redact as Patient or relative (A)"
    click(bar.leave)
    click(bar.back)
    assert asked(looking) == "Second look 1 of 4: “home”"
    click(bar.redact)
    click(bar.end)
    assert asked(looking).startswith("Second look: 2 of 4 decided")
    click(bar.end)
    assert not bar.isVisible()


def test_every_step_is_undone_by_itself(looking: MainWindow, qtbot: QtBot) -> None:
    before = review_of(looking)
    press(qtbot, bar_of(looking), Key.Key_A)
    assert looking.status.undo.isVisible()
    click_undo = looking.status.undo
    QTest.mouseClick(click_undo, Qt.MouseButton.LeftButton)
    assert review_of(looking) == before


def test_what_was_left_is_not_asked_about_again(looking: MainWindow, qtbot: QtBot) -> None:
    for _ in range(3):
        press(qtbot, bar_of(looking), Key.Key_R)
    press(qtbot, bar_of(looking), Key.Key_Escape)
    press(qtbot, bar_of(looking), Key.Key_Escape)
    begin(looking, qtbot)
    assert asked(looking) == "Second look 1 of 1: “Zorblatt”"
    press(qtbot, bar_of(looking), Key.Key_R)
    press(qtbot, bar_of(looking), Key.Key_Escape)
    begin(looking, qtbot)
    assert not bar_of(looking).isVisible()
    assert "A person must still read the document" in looking.status.currentMessage()


def test_the_banner_offers_it_and_makes_way_for_it(looking: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, bar_of(looking), Key.Key_Escape)
    assert not bar_of(looking).isVisible()
    while looking.reviewer.undecided:
        looking.services.commands["accept_category"].trigger()
    banner = looking.completion.banner
    assert banner.isVisible()
    click(banner.second)
    qtbot.waitUntil(bar_of(looking).isVisible, timeout=TIMEOUT)
    assert not banner.isVisible()
    press(qtbot, bar_of(looking), Key.Key_Escape)
    assert banner.isVisible()


def test_it_ends_with_the_document_in_view(
    looking: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    other = tmp_path / "other.txt"
    other.write_text("Nothing.", encoding="utf-8")
    looking.queue.open([other])
    looking.queue.step(1)
    assert not bar_of(looking).isVisible()


def to_the_end(window: MainWindow, qtbot: QtBot) -> None:
    """Keep all four places."""
    for _ in range(4):
        press(qtbot, bar_of(window), Key.Key_R)


def test_the_end_leads_on_once_all_is_decided(
    looking: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    other = tmp_path / "other.txt"
    other.write_text(TEXT, encoding="utf-8")
    looking.queue.open([other])
    settled(qtbot, looking)
    entries = looking.services.documents.entries
    looking.services.documents.show(entries[0])
    begin(looking, qtbot)
    bar = bar_of(looking)
    to_the_end(looking, qtbot)
    assert bar.export.isHidden(), "a finding is undecided"
    assert bar.next.isHidden()
    looking.services.commands["accept"].trigger()
    assert bar.isVisible()
    assert bar.export.isVisible()
    click(bar.next)
    assert looking.services.documents.current is entries[1]
    assert entries[0].is_reviewed


@pytest.mark.parametrize("by_key", [True, False])
def test_the_end_offers_to_export(looking: MainWindow, qtbot: QtBot, *, by_key: bool) -> None:
    looking.services.commands["accept"].trigger()
    to_the_end(looking, qtbot)
    bar = bar_of(looking)
    assert bar.next.isHidden(), "no other document waits"
    if by_key:
        press(qtbot, bar, Key.Key_Return)
    else:
        click(bar.export)
    assert isinstance(looking.services.dialogs.current, ExportDialog)
    assert not bar.isVisible()


def test_escape_at_the_end_closes_only(looking: MainWindow, qtbot: QtBot) -> None:
    looking.services.commands["accept"].trigger()
    to_the_end(looking, qtbot)
    press(qtbot, bar_of(looking), Key.Key_Escape)
    assert not bar_of(looking).isVisible()
    assert looking.services.dialogs.current is None
