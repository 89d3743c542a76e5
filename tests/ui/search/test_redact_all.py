"""Search and redact all: nothing changes before it is agreed to, and one undo takes all back."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.known.known_window import NOTE, TIMEOUT, press, review_of, texts, wait_ready
from support.window.focus import go_to

from app.engine.domain.document import Document
from app.engine.domain.review import Action, Review
from app.engine.review.redact_all import Problem, SearchTerm, Way
from app.progress import Stage
from app.ui.core.backend import Backend
from app.ui.search.redact_all_dialog import RedactAllDialog
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier


class Silent:
    def step(self, stage: Stage, done: int, total: int) -> None: ...


@pytest.fixture
def two(qtbot: QtBot, tmp_path: Path, window: MainWindow) -> MainWindow:
    """A window with the note in it twice, both searched."""
    paths = [tmp_path / f"note-{number}.txt" for number in range(2)]
    for path in paths:
        path.write_text(NOTE, encoding="utf-8")
    window.start(paths)
    wait_ready(qtbot, window)
    entries = window.services.documents.entries
    qtbot.waitUntil(lambda: all(one.review for one in entries), timeout=TIMEOUT)
    return window


def asked(window: MainWindow, qtbot: QtBot, typed: str = "") -> RedactAllDialog:
    press(qtbot, window, Key.Key_F, Mod.ControlModifier | Mod.ShiftModifier)
    dialog = window.services.dialogs.current
    assert isinstance(dialog, RedactAllDialog)
    if typed:
        search(dialog, window, qtbot, typed)
    return dialog


def search(dialog: RedactAllDialog, window: MainWindow, qtbot: QtBot, typed: str) -> None:
    dialog.words.clear()
    QTest.keyClicks(dialog.words, typed)
    settled(dialog, window, qtbot)


def settled(dialog: RedactAllDialog, window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not dialog.waits and not window.services.jobs.busy, timeout=TIMEOUT)


def rows(dialog: RedactAllDialog) -> list[tuple[str, bool]]:
    """The places that are listed, and whether each is ticked."""
    return [(one.text(2), one.checkState(0) is Qt.CheckState.Checked) for one in dialog.rows]


def reviews(window: MainWindow) -> list[Review]:
    return [one.review for one in window.services.documents.entries if one.review is not None]


def click(dialog: RedactAllDialog) -> None:
    QTest.mouseClick(dialog.redact, Qt.MouseButton.LeftButton)


def test_nothing_changes_until_it_is_agreed_to(opened: MainWindow, qtbot: QtBot) -> None:
    before = review_of(opened)
    dialog = asked(opened, qtbot, "agrees")
    assert rows(dialog) == [("agrees", True)]
    assert dialog.redact.text() == "Redact 1"
    press(qtbot, dialog.words, Key.Key_Return)
    assert dialog.list.hasFocus()
    press(qtbot, dialog.list, Key.Key_Return)
    assert review_of(opened) is before
    press(qtbot, dialog, Key.Key_Escape)
    assert review_of(opened) is before
    assert opened.services.dialogs.current is None


def test_what_is_ticked_is_redacted_as_one_step(opened: MainWindow, qtbot: QtBot) -> None:
    before = review_of(opened)
    dialog = asked(opened, qtbot, "on")
    assert ("on", True) in rows(dialog)
    dialog.whole.click()
    settled(dialog, opened, qtbot)
    assert rows(dialog) == [("on", True)]
    search(dialog, opened, qtbot, "a")
    dialog.whole.click()
    settled(dialog, opened, qtbot)
    search(dialog, opened, qtbot, "agrees")
    dialog.kind.setCurrentIndex(dialog.kind.findData("PROFESSION"))
    click(dialog)
    added = texts(opened, lambda _, one: one.subcategory == "PROFESSION")
    assert added == ["agrees"]
    assert opened.status.currentMessage() == "1 place redacted."
    QTest.mouseClick(opened.status.undo, Qt.MouseButton.LeftButton)
    assert review_of(opened) == before


def test_a_place_that_is_unticked_stays(opened: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(opened, qtbot, "okonkwo")
    assert [words for words, _ in rows(dialog)] == ["Okonkwo"] * 3
    dialog.list.setFocus()
    dialog.list.setCurrentItem(dialog.rows[0])
    press(qtbot, dialog.list, Key.Key_Space)
    qtbot.waitUntil(lambda: dialog.redact.text() == "Redact 2")
    assert dialog.all.checkState() is Qt.CheckState.PartiallyChecked
    click(dialog)
    accepted = texts(opened, lambda review, one: review.action(one) is Action.ACCEPT)
    assert accepted == ["Mr. Okonkwo", "Thaddeus Okonkwo"]


def test_what_was_rejected_is_listed_and_not_ticked(opened: MainWindow, qtbot: QtBot) -> None:
    go_to(opened, "Mr. Okonkwo")
    press(qtbot, opened, Key.Key_R)
    go_to(opened, "Thaddeus Okonkwo")
    press(qtbot, opened, Key.Key_A)
    dialog = asked(opened, qtbot, "okonkwo")
    assert rows(dialog) == [("Okonkwo", False), ("Okonkwo", True)]
    assert dialog.summary.text() == "1 of 2 ticked. 1 more is already redacted."
    QTest.mouseClick(dialog.all, Qt.MouseButton.LeftButton)
    assert rows(dialog) == [("Okonkwo", True)] * 2


def test_all_documents_are_one_step_that_one_undo_takes_back(two: MainWindow, qtbot: QtBot) -> None:
    before = reviews(two)
    dialog = asked(two, qtbot, "agrees")
    dialog.everywhere.click()
    settled(dialog, two, qtbot)
    assert rows(dialog) == [("agrees", True)] * 2
    click(dialog)
    after = reviews(two)
    assert all(len(one.findings) == 9 for one in after)
    assert two.status.currentMessage() == "2 places redacted in 2 documents."
    two.services.commands["undo"].trigger()
    assert reviews(two) == before
    assert not two.services.commands["undo"].isEnabled()
    two.services.commands["redo"].trigger()
    assert reviews(two) == after
    two.queue.step(1)
    two.services.commands["undo"].trigger()
    assert reviews(two) == before


def test_what_was_decided_since_in_another_document_is_not_undone(
    two: MainWindow, qtbot: QtBot
) -> None:
    before = reviews(two)
    dialog = asked(two, qtbot, "agrees")
    dialog.everywhere.click()
    settled(dialog, two, qtbot)
    click(dialog)
    qtbot.waitUntil(lambda: not two.services.jobs.busy and not two.derived.suggester.busy)
    two.queue.step(1)
    two.services.commands["reject"].trigger()
    decided = reviews(two)[1]
    assert decided.rejected
    two.queue.step(-1)
    two.services.commands["undo"].trigger()
    assert reviews(two) == [before[0], decided]
    assert "1 document was changed since then" in two.status.currentMessage()


def test_what_is_selected_or_searched_is_offered(opened: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, opened, Key.Key_F, Mod.ControlModifier)
    QTest.keyClicks(opened.area.find_bar.field, "home")
    QTest.mouseClick(opened.area.find_bar.all, Qt.MouseButton.LeftButton)
    dialog = opened.services.dialogs.current
    assert isinstance(dialog, RedactAllDialog)
    settled(dialog, opened, qtbot)
    assert rows(dialog) == [("home", True)]


def test_an_expression_that_is_none_is_told(opened: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(opened, qtbot, "(")
    dialog.way.setCurrentIndex(list(Way).index(Way.REGEX))
    settled(dialog, opened, qtbot)
    assert dialog.problem.isVisible()
    assert not dialog.redact.isEnabled()
    search(dialog, opened, qtbot, r"\d\d/\d\d/2025")
    assert not dialog.problem.isVisible()
    assert [words for words, _ in rows(dialog)] == ["02/09/2025", "02/16/2025"]


def test_screen_readers_hear_each_place_with_its_words(opened: MainWindow, qtbot: QtBot) -> None:
    dialog = asked(opened, qtbot, "fell")
    spoken = dialog.rows[0].data(0, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("fell: ")
    assert spoken.endswith("line 2")
    named = (dialog.words, dialog.way, dialog.kind, dialog.list)
    assert all(one.accessibleName() for one in named)


@pytest.mark.slow
def test_an_expression_that_never_ends_is_given_up() -> None:
    backend = Backend()
    document = Document("d", "text", "", "a" * 60 + "!")
    try:
        term = SearchTerm("(a+)+$", Way.REGEX)
        begun = time.monotonic()
        assert backend.search(document, term, Silent()).problem is Problem.SLOW
        assert time.monotonic() - begun < 60
        # The child that was killed is replaced.
        assert backend.search(document, SearchTerm("a!"), Silent()).spans
    finally:
        backend.close()
