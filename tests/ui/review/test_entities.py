"""G takes the whole person or thing, and what many are decided by at once tells its number."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import (
    TIMEOUT,
    KnownBackend,
    press,
    review_of,
    shown,
    texts,
    wait_ready,
)

from app.engine.domain.document import Span
from app.engine.domain.review import Action, Review
from app.progress import Cancelled, Reporter, Stage
from app.settings import Settings
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier
PERSON = ["Thaddeus Okonkwo", "Mr. Okonkwo", "Thaddeus Okonkwo"]


@dataclass
class LateBackend(KnownBackend):
    """Tells persons apart only once `told` is set."""

    told: threading.Event = field(default_factory=threading.Event)
    stopped: int = 0

    def entities(self, review: Review, reporter: Reporter) -> Mapping[str, str]:
        self.told.wait(TIMEOUT)
        try:
            reporter.step(Stage.DETECT, 0, 0)
        except Cancelled:
            self.stopped += 1
            raise
        return super().entities(review, reporter)


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.fixture
def late(qtbot: QtBot, note: Path) -> Iterator[MainWindow]:
    """A window with the note in it, whose persons nobody told apart yet."""
    backend = LateBackend()
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        yield window
        backend.told.set()


def tell(window: MainWindow) -> None:
    assert isinstance(window.services.backend, LateBackend)
    window.services.backend.told.set()


def look_at(window: MainWindow, words: str) -> None:
    review = review_of(window)
    at = next(f for f in review.findings if f.span.of(review.document.text) == words)
    window.reviewer.focus.look_at(at.id)


def taken(window: MainWindow) -> list[str]:
    return texts(window, lambda _, one: one.id in window.reviewer.focus.scope)


def decided(window: MainWindow, action: Action) -> list[str]:
    return texts(window, lambda review, one: review.action(one) is action)


@pytest.mark.parametrize(
    ("key", "action", "word"),
    [(Key.Key_A, Action.ACCEPT, "accepted"), (Key.Key_R, Action.REJECT, "rejected")],
)
def test_a_person_is_decided_on_as_one_step(
    opened: MainWindow, qtbot: QtBot, key: Qt.Key, action: Action, word: str
) -> None:
    look_at(opened, "Mr. Okonkwo")
    press(qtbot, opened, Key.Key_G)
    qtbot.waitUntil(lambda: taken(opened) == PERSON, timeout=TIMEOUT)
    said = opened.status.currentMessage()
    assert said == "3 mentions of the same person or thing selected."
    press(qtbot, opened, key)
    assert decided(opened, action) == PERSON
    assert opened.status.currentMessage() == f"3 {word}."
    assert opened.status.undo.isVisible()
    opened.status.undo.click()
    assert decided(opened, action) == []
    assert opened.status.currentMessage() == f"Undone: {action} 3 findings"


def test_until_persons_are_told_apart_the_same_text_is_taken(
    late: MainWindow, qtbot: QtBot
) -> None:
    look_at(late, "Thaddeus Okonkwo")
    press(qtbot, late, Key.Key_G)
    assert taken(late) == ["Thaddeus Okonkwo"] * 2
    assert late.status.currentMessage() == (
        "2 mentions of the same text selected. Other mentions are still being grouped."
    )
    tell(late)
    qtbot.waitUntil(lambda: taken(late) == PERSON, timeout=TIMEOUT)
    assert late.status.currentMessage().startswith("3 mentions of the same person")
    press(qtbot, late, Key.Key_G)
    assert taken(late) == ["Thaddeus Okonkwo"]
    assert late.status.currentMessage() == "Only this mention is selected."


def test_until_persons_are_told_apart_one_key_accepts_the_same_text(
    late: MainWindow, qtbot: QtBot
) -> None:
    press(qtbot, late, Key.Key_G, Mod.ShiftModifier)
    assert decided(late, Action.ACCEPT) == ["Thaddeus Okonkwo"] * 2


def test_what_was_left_meanwhile_is_not_widened(late: MainWindow, qtbot: QtBot) -> None:
    look_at(late, "Thaddeus Okonkwo")
    press(qtbot, late, Key.Key_G)
    press(qtbot, late, Key.Key_J)
    before = late.reviewer.focus.scope
    tell(late)
    qtbot.waitUntil(lambda: not late.services.jobs.busy, timeout=TIMEOUT)
    assert late.reviewer.focus.scope == before


def test_all_of_a_person_are_accepted_by_one_key(opened: MainWindow, qtbot: QtBot) -> None:
    look_at(opened, "Mr. Okonkwo")
    qtbot.waitUntil(lambda: not opened.services.jobs.busy, timeout=TIMEOUT)
    press(qtbot, opened, Key.Key_G, Mod.ShiftModifier)
    assert decided(opened, Action.ACCEPT) == PERSON
    assert opened.status.currentMessage().startswith("3 accepted.")


def test_what_is_told_apart_is_not_stopped_but_made_anew_when_the_review_goes_on(
    late: MainWindow, qtbot: QtBot
) -> None:
    entry, text = late.services.documents.entries[0], review_of(late).document.text
    start = text.index("Follow")
    late.reviewer.add(Span(start, start + 6), "PATIENT")
    tell(late)
    qtbot.waitUntil(
        lambda: not late.services.jobs.busy and not late.derived.suggester.busy, timeout=TIMEOUT
    )
    assert isinstance(late.services.backend, LateBackend)
    assert late.services.backend.stopped == 0
    assert set(entry.entities) == set(review_of(late).by_id)


def test_it_is_shown_that_persons_are_being_told_apart(late: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, late, Key.Key_2, Mod.ControlModifier)
    waiting = late.findings.waiting
    assert not waiting.isVisible()
    qtbot.waitUntil(waiting.isVisible, timeout=TIMEOUT)
    press(qtbot, late, Key.Key_1, Mod.ControlModifier)
    assert not waiting.isVisible()
    press(qtbot, late, Key.Key_2, Mod.ControlModifier)
    qtbot.waitUntil(waiting.isVisible, timeout=TIMEOUT)
    tell(late)
    qtbot.waitUntil(lambda: not waiting.isVisible(), timeout=TIMEOUT)


def test_a_category_is_accepted_as_far_as_the_filter_shows_it(
    opened: MainWindow, qtbot: QtBot
) -> None:
    opened.findings.filter.setText("okonkwo")
    look_at(opened, "Mr. Okonkwo")
    press(qtbot, opened, Key.Key_A, Mod.ShiftModifier)
    assert decided(opened, Action.ACCEPT) == PERSON
    said = opened.status.currentMessage()
    assert said == "3 accepted. 2 hidden by the filter stay as they are."
    opened.findings.filter.clear()
    look_at(opened, "Venkataraman")
    press(qtbot, opened, Key.Key_A, Mod.ShiftModifier)
    assert len(decided(opened, Action.ACCEPT)) == 5
    assert opened.status.currentMessage() == "2 accepted."


def test_a_page_is_accepted_as_far_as_the_filter_shows_it(paged: MainWindow, qtbot: QtBot) -> None:
    paged.findings.filter.setText("okonkwo")
    look_at(paged, "Mr. Okonkwo")
    press(qtbot, paged, Key.Key_Return, Mod.ShiftModifier)
    assert decided(paged, Action.ACCEPT) == PERSON[:2]
    assert paged.status.currentMessage() == "2 accepted. 3 hidden by the filter stay as they are."
