"""Dialogs and lists agree: order of buttons, room below them, figures below figures, words."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialogButtonBox, QTreeWidget
from pytestqt.qtbot import QtBot

from app.engine.domain.labels import schema
from app.ui.core.documents import Failed, Phase
from app.ui.core.language import LANGUAGES, tr, use_language
from app.ui.core.theme import GRID
from app.ui.export.batch_dialog import BatchDialog
from app.ui.export.dialog import ExportDialog
from app.ui.queue.model import row_statuses, status_of
from app.ui.queue.statistics_dialog import StatisticsDialog
from app.ui.sessions.passphrase_dialog import (
    BEGINNING,
    OPENING,
    SETTING,
    UNLOCKING,
    PassphraseDialog,
    Purpose,
)
from app.ui.shell.main_window import MainWindow
from app.ui.shell.panes import _WIDTHS
from app.ui.views.marks import spoken_label
from app.ui.views.state_icons import glyph_size
from app.ui.wordlists.dialog import WordList


def place(button: QAbstractButton) -> int:
    return button.mapTo(button.window(), QPoint(0, 0)).x()


@pytest.fixture
def agrees_first(qtbot: QtBot) -> bool:
    """Whether the button that agrees stands before the one that does not, on this platform."""
    asked = PassphraseDialog(UNLOCKING)
    qtbot.addWidget(asked)
    asked.show()
    cancel = asked.buttons.button(QDialogButtonBox.StandardButton.Cancel)
    return place(asked.agree) < place(cancel)


def test_an_export_has_its_buttons_in_the_order_of_every_dialog(
    opened: MainWindow, qtbot: QtBot, agrees_first: bool
) -> None:
    opened.services.commands["export"].trigger()
    dialog = opened.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    qtbot.waitUntil(dialog.choice.export.isEnabled)
    assert dialog.choice.export.isDefault()
    assert dialog.focusWidget() is dialog.choice.export
    assert (place(dialog.choice.export) < place(dialog.choice.cancel)) is agrees_first
    dialog.reject()


@pytest.mark.parametrize("name", ["export_reviewed", "labelled"])
def test_several_exports_have_theirs_so_too(
    name: str, opened: MainWindow, qtbot: QtBot, agrees_first: bool
) -> None:
    opened.reviewer.focus.step(1)
    opened.services.commands["finish"].trigger()
    opened.services.commands[name].trigger()
    dialog = opened.services.dialogs.current
    assert isinstance(dialog, BatchDialog)
    qtbot.waitUntil(dialog.export.isVisible)
    assert dialog.export.isDefault()
    assert not dialog.copy.isVisible()
    assert not dialog.open_folder.isVisible()
    assert (place(dialog.export) < place(dialog.cancel)) is agrees_first
    dialog.reject()


@pytest.mark.parametrize(
    "purpose", [SETTING, UNLOCKING, BEGINNING, OPENING], ids=lambda purpose: purpose.agree
)
def test_nothing_is_empty_below_the_buttons_of_a_question(purpose: Purpose, qtbot: QtBot) -> None:
    asked = PassphraseDialog(purpose)
    qtbot.addWidget(asked)
    asked.show()
    qtbot.waitUntil(lambda: asked.height() - asked.buttons.geometry().bottom() - 1 == 2 * GRID)


def test_figures_stand_at_the_right_below_their_headings(opened: MainWindow, qtbot: QtBot) -> None:
    dialog = StatisticsDialog(opened.services.documents.entries)
    qtbot.addWidget(dialog)
    assert_right(dialog.list, columns=range(1, 5))


def assert_right(table: QTreeWidget, *, columns: range) -> None:
    for line in (table.headerItem(), table.topLevelItem(0)):
        assert line is not None
        assert all(line.textAlignment(at) & Qt.AlignmentFlag.AlignRight for at in columns)


def test_an_empty_list_of_words_says_what_it_is_for(qtbot: QtBot) -> None:
    words = WordList("Always", "Words that are always removed.")
    qtbot.addWidget(words)
    words.show()
    assert words.purpose.isVisible()
    words.show_words([("Fell", "Fell")])
    assert not words.purpose.isVisible()
    assert words.field.isVisible()
    assert words.add.geometry().right() < words.remove.geometry().left()
    assert words.remove.geometry().right() == words.list.geometry().right()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_has_one_name_in_the_bar_and_the_menus(language: str, qapp: QApplication) -> None:
    use_language(qapp, language)
    for category in schema().categories.values():
        assert spoken_label(category) == tr(category.title)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_far_a_document_is_fits_its_row(language: str, qapp: QApplication) -> None:
    use_language(qapp, language)
    room = _WIDTHS[0] - 2 * GRID - glyph_size() - 2 * GRID
    metrics = QFontMetricsF(qapp.font())
    for words in ("Exported, %n undecided", "Reviewed, %n undecided"):
        assert metrics.horizontalAdvance(tr(words, None, 245)) <= room
    assert metrics.horizontalAdvance(f"{tr('Searching')} 100%") <= room


def test_a_row_says_why_and_a_reader_of_the_screen_also_that_it_is_refused(
    window: MainWindow, note: Path, qtbot: QtBot
) -> None:
    note.write_bytes(b"\0")
    window.start([note])
    qtbot.waitUntil(lambda: window.services.documents.entries[0].error is not None)
    entry = window.services.documents.entries[0]
    assert status_of(entry) == f"Refused: {row_statuses(entry)[0]}"


def test_refused_and_stopped_documents_are_counted_apart(opened: MainWindow, qtbot: QtBot) -> None:
    entry = opened.services.documents.entries[0]
    foot = opened.documents.foot
    ready = entry.state
    entry.state = Failed(Phase.STOPPED)
    foot.show_queue([entry], None, None, paused=False)
    assert foot.words.text() == "0 of 1 reviewed · 1 stopped"
    entry.state = Failed(Phase.FAILED)
    foot.show_queue([entry], None, None, paused=False)
    assert foot.words.text() == "0 of 1 reviewed · 1 refused"
    entry.state = ready
