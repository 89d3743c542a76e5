"""A reviewer's own words stand in the export, and never tell what is removed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.known.known_window import press, review_of
from support.window.focus import go_to

from app.engine.domain.export import Mode
from app.engine.redaction.plan import label, plan
from app.ui.review.replacement_dialog import ReplacementDialog
from app.ui.shell.main_window import MainWindow

Key = Qt.Key


def asked(window: MainWindow) -> ReplacementDialog:
    window.services.commands["own_words"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ReplacementDialog)
    return dialog


def exported(window: MainWindow) -> str:
    review = review_of(window)
    return plan(review, Mode.MASK, label).apply(review.document.text)


def test_own_words_stand_in_the_export_for_all_alike_and_undo_takes_them_back(
    opened: MainWindow, qtbot: QtBot
) -> None:
    before = review_of(opened)
    go_to(opened, "Thaddeus Okonkwo")
    dialog = asked(opened)
    QTest.keyClicks(dialog.words, "the sailor")
    assert dialog.all.isChecked()
    press(qtbot, dialog.words, Key.Key_Return)
    qtbot.waitUntil(lambda: opened.services.dialogs.current is None)
    assert exported(opened).count("the sailor") == 2
    assert opened.area.text.marks[0].label == "NAME→"
    assert (
        opened.services.documents.entries[0]
        .stack.undoText()
        .startswith("replace with your own words")
    )
    opened.services.commands["undo"].trigger()
    assert review_of(opened) == before
    assert opened.area.text.marks[0].label == "NAME"


def test_own_words_can_be_for_one_mention_and_be_given_up_again(
    opened: MainWindow, qtbot: QtBot
) -> None:
    go_to(opened, "Thaddeus Okonkwo")
    dialog = asked(opened)
    dialog.all.setChecked(False)
    QTest.keyClicks(dialog.words, "the sailor")
    dialog.agree.click()
    qtbot.waitUntil(lambda: opened.services.dialogs.current is None)
    assert exported(opened).count("the sailor") == 1
    again = asked(opened)
    assert again.words.text() == "the sailor"
    again.usual.click()
    assert "the sailor" not in exported(opened)


def test_words_that_tell_an_identifier_are_refused(opened: MainWindow, qtbot: QtBot) -> None:
    go_to(opened, "Thaddeus Okonkwo")
    dialog = asked(opened)
    for words in ("Thaddeus O.", "a friend of VENKATARAMAN", "seen 02/09/2025"):
        dialog.words.setText(words)
        dialog.agree.click()
        qtbot.waitUntil(dialog.refused.isVisible)
        assert opened.services.dialogs.current is dialog
    dialog.words.setText("the sailor")
    assert not dialog.refused.isVisible()
    assert not review_of(opened).decisions
    press(qtbot, dialog, Key.Key_Escape)


def test_t_asks_about_the_finding_in_the_focus_and_without_one_nothing(
    opened: MainWindow, qtbot: QtBot
) -> None:
    opened.reviewer.focus.look_at(None)
    press(qtbot, opened, Key.Key_T)
    assert not isinstance(opened.services.dialogs.current, ReplacementDialog)
    go_to(opened, "Thaddeus Okonkwo")
    press(qtbot, opened, Key.Key_T)
    assert isinstance(opened.services.dialogs.current, ReplacementDialog)
    opened.services.dialogs.current.reject()
