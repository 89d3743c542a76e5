"""After a failed check the export dialog leads on: to the place, or to another attempt."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press, review_of

from app.errors import VerificationFailed
from app.ui.export.dialog import ExportDialog
from app.ui.shell.main_window import MainWindow


def failed_dialog(window: MainWindow, qtbot: QtBot, error: VerificationFailed) -> ExportDialog:
    backend = window.services.backend
    assert isinstance(backend, KnownBackend)
    window.services.commands["export"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    qtbot.waitUntil(dialog.choice.export.isEnabled)
    backend.export_error = error
    dialog.choice.export.click()
    qtbot.waitUntil(lambda: dialog.outcome.title.text() == "No file was exported")
    return dialog


def test_a_page_that_failed_is_exported_as_a_picture_by_enter(
    paged: MainWindow, qtbot: QtBot
) -> None:
    error = VerificationFailed("Left.", places=("drawings page 2",), pages=(2,))
    dialog = failed_dialog(paged, qtbot, error)
    backend = paged.services.backend
    assert isinstance(backend, KnownBackend)
    assert "Verification failed on page 2." in dialog.outcome.text
    assert "drawings page 2" in dialog.outcome.text
    assert dialog.outcome.as_pictures.text() == "Export page 2 as a picture"
    backend.export_error = None
    press(qtbot, dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Exported" in dialog.outcome.title.text())
    assert [layout.pictures for layout in backend.layouts] == [(), (2,)]
    assert dialog.outcome.as_pictures.isHidden()
    assert dialog.outcome.show_place.isHidden()


def test_pages_that_fail_as_pictures_too_are_not_offered_again(
    paged: MainWindow, qtbot: QtBot
) -> None:
    dialog = failed_dialog(paged, qtbot, VerificationFailed("Left.", pages=(2,)))
    dialog.outcome.as_pictures.click()
    qtbot.waitUntil(dialog.outcome.as_pictures.isHidden)
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.outcome)
    assert "Draw a box over what is left on that page" in dialog.outcome.text
    assert dialog.outcome.show_place.text() == "Show page 2"


def test_all_pages_are_offered_where_nobody_knows_which_failed(
    paged: MainWindow, qtbot: QtBot
) -> None:
    dialog = failed_dialog(paged, qtbot, VerificationFailed("Left.", places=("object 4",)))
    many = len(review_of(paged).document.pages)
    assert dialog.outcome.as_pictures.text() == f"Export {many} pages as pictures"
    assert dialog.outcome.show_place.isHidden()


def test_who_goes_back_chooses_anew(paged: MainWindow, qtbot: QtBot) -> None:
    dialog = failed_dialog(paged, qtbot, VerificationFailed("Left.", pages=(2,)))
    backend = paged.services.backend
    assert isinstance(backend, KnownBackend)
    dialog.outcome.as_pictures.click()
    qtbot.waitUntil(lambda: len(backend.layouts) == 2)
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.outcome)
    dialog.outcome.return_.click()
    dialog.choice.export.click()
    qtbot.waitUntil(lambda: len(backend.layouts) == 3)
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.outcome)
    assert backend.layouts[-1].pictures == ()


def test_the_page_is_shown(paged: MainWindow, qtbot: QtBot) -> None:
    dialog = failed_dialog(paged, qtbot, VerificationFailed("Left.", pages=(2,)))
    assert dialog.outcome.show_place.text() == "Show page 2"
    dialog.outcome.show_place.click()
    assert paged.services.dialogs.current is None
    qtbot.waitUntil(lambda: paged.area.pages.page == 2)


@pytest.mark.parametrize("number", [0, 3])
def test_without_pages_what_stayed_is_shown_in_the_text(
    opened: MainWindow, qtbot: QtBot, number: int
) -> None:
    finding = review_of(opened).findings[number]
    error = VerificationFailed(
        "Left.", places=("word/document.xml",), offsets=(finding.span.start,)
    )
    dialog = failed_dialog(opened, qtbot, error)
    assert dialog.outcome.as_pictures.isHidden()
    assert "mark them, and export again" in dialog.outcome.text
    assert dialog.outcome.show_place.text() == "Show what is left"
    dialog.outcome.show_place.click()
    focused = opened.reviewer.focus.finding
    assert focused is not None
    assert focused.id == finding.id
