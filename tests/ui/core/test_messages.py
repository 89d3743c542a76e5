"""What keys lead to is said, and nothing is said that is not so."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press, review_of, shown, wait_ready

from app.engine.domain.document import Document, Page, Span, Word
from app.engine.domain.geometry import Box
from app.engine.domain.review import Finding, Review
from app.settings import Settings
from app.ui.core.documents import Phase
from app.ui.document import explainer
from app.ui.export.batch_dialog import BatchDialog
from app.ui.export.dialog import ExportDialog
from app.ui.queue.model import status_of
from app.ui.review.order import topmost
from app.ui.settings.keys_dialog import KeysDialog
from app.ui.settings.settings_dialog import SettingsDialog
from app.ui.shell.main_window import MainWindow


def focused(window: MainWindow) -> str:
    review, focus = review_of(window), window.reviewer.focus.finding
    assert focus is not None
    return focus.span.of(review.document.text)


@pytest.mark.parametrize("paged", [False, True])
def test_each_step_is_announced_with_words_kind_state_and_score(
    qtbot: QtBot, note: Path, paged: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    listener = SimpleNamespace(updateAccessibility=lambda event: heard.append(event.message()))
    monkeypatch.setattr(explainer, "QAccessible", listener)
    with shown(qtbot, MainWindow(KnownBackend(paged=paged), Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        press(qtbot, window, Qt.Key.Key_J)
        assert heard[-1].startswith("40-771-926, Medical record number, to review, ")
        assert heard[-1].endswith("score 0.90")
        assert window.area.view.accessibleDescription() == heard[-1]
        press(qtbot, window, Qt.Key.Key_R)
        press(qtbot, window, Qt.Key.Key_K)
        assert "40-771-926, Medical record number, rejected" in heard[-1]


def test_a_key_says_why_something_was_found(opened: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, opened, Qt.Key.Key_W)
    said = opened.status.currentMessage()
    assert "Patient or relative" in said
    assert "score 0.90" in said


def test_the_filter_leads_to_what_it_finds_and_escape_ends_it(
    opened: MainWindow, qtbot: QtBot
) -> None:
    field = opened.findings.filter
    press(qtbot, opened, Qt.Key.Key_Slash)
    QTest.keyClicks(field, "venka")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(opened.findings.tree.hasFocus)
    assert focused(opened) == "Venkataraman"
    for _ in range(3):
        press(qtbot, opened, Qt.Key.Key_J)
        assert focused(opened) == "Venkataraman"
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not field.text()
    assert opened.area.view.hasFocus()
    press(qtbot, opened, Qt.Key.Key_J)
    assert focused(opened) != "Venkataraman"


def test_the_least_certain_first_is_the_order_of_all_keys(qtbot: QtBot, note: Path) -> None:
    backend = KnownBackend(scores={"02/16/2025": 0.2, "40-771-926": 0.3})
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        window.services.commands["group_certainty"].trigger()
        window.reviewer.focus.look_at(window.reviewer.review.findings[0].id)  # type: ignore[union-attr]
        press(qtbot, window, Qt.Key.Key_K)
        assert focused(window) == "40-771-926"
        press(qtbot, window, Qt.Key.Key_K)
        assert focused(window) == "02/16/2025"


def test_a_review_begins_at_the_top_of_the_page_whatever_its_text_begins_with() -> None:
    words = (Word(Span(0, 4), Box(0, 700, 40, 712)), Word(Span(5, 9), Box(0, 40, 40, 52)))
    document = Document("d", "pdf", "0" * 64, "foot head", (Page(1, 0, 9, 600, 800, words),))
    findings = tuple(
        Finding(name, Span(at, at + 4), "PATIENT", 0.9, "known")
        for name, at in (("foot", 0), ("head", 5))
    )
    assert topmost(Review(document, findings)) == "head"


@pytest.fixture
def refused(opened: MainWindow, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """The note, and a file that is refused, in view."""
    bad = tmp_path / "bad.txt"
    bad.write_bytes(b"\0")
    opened.opener.open([bad])
    qtbot.waitUntil(lambda: opened.services.documents.entries[1].phase is Phase.FAILED)
    return opened


def test_refused_documents_are_not_called_unreviewed(refused: MainWindow) -> None:
    assert "refused" in refused.findings.empty.text()
    refused.services.documents.show(refused.services.documents.entries[0])
    refused.services.commands["finish"].trigger()
    refused.services.commands["export_reviewed"].trigger()
    dialog = refused.services.dialogs.current
    assert isinstance(dialog, BatchDialog)
    assert "1 document was refused and will be left out." in dialog.text_label.text()
    assert "not reviewed yet" not in dialog.text_label.text()
    dialog.reject()


def test_no_caret_stands_in_a_document_that_was_refused(refused: MainWindow) -> None:
    assert refused.area.text.cursorWidth() == 0
    refused.services.documents.show(refused.services.documents.entries[0])
    assert refused.area.text.cursorWidth() > 0


def test_an_export_does_not_hide_what_nobody_decided(opened: MainWindow) -> None:
    entry = opened.services.documents.entries[0]
    entry.exported = entry.review
    assert status_of(entry) == "Exported, 8 undecided"


def test_the_end_of_a_review_says_what_comes_next(opened: MainWindow, qtbot: QtBot) -> None:
    for _ in review_of(opened).findings:
        press(qtbot, opened, Qt.Key.Key_A)
    banner = opened.completion.banner
    assert banner.isVisible()
    assert "All findings are decided." in banner.accessibleName()
    assert banner.export.toolTip() == "Export this document (Ctrl+E)"
    press(qtbot, opened, Qt.Key.Key_Return)
    assert banner.export.hasFocus()


def test_marking_in_what_will_be_exported_is_refused_with_the_way_back(
    opened: MainWindow, qtbot: QtBot
) -> None:
    opened.services.commands["preview"].trigger()
    qtbot.waitUntil(lambda: opened.area.previewing)
    press(qtbot, opened, Qt.Key.Key_N)
    assert opened.status.currentMessage().startswith("Switch to the original first (X)")


def test_escape_is_no_key_for_a_command(opened: MainWindow, qtbot: QtBot) -> None:
    opened.services.commands["keys"].trigger()
    dialog = opened.services.dialogs.current
    assert isinstance(dialog, KeysDialog)
    field = dialog.edits["accept"]
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.keySequence() == QKeySequence("A")
    assert not dialog.isVisible()


def test_the_first_escape_ends_the_search_for_a_setting(opened: MainWindow) -> None:
    opened.services.commands["settings"].trigger()
    dialog = opened.services.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    dialog.search.setFocus()
    QTest.keyClicks(dialog.search, "colour")
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert not dialog.search.text()
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_hints_name_the_keys_that_were_chosen(opened: MainWindow) -> None:
    chosen = {"filter": "F", "add": "Ctrl+M", "finish": "Ctrl+D", "accept": "Y"}
    opened.services.settings.change(keys=chosen)
    assert opened.findings.filter.toolTip() == "Filter findings by text (F)"
    assert opened.findings.add_key == "Ctrl+M"
    assert opened.area.selection_bar.accept_key == "Y"
    opened.services.commands["export_reviewed"].trigger()
    assert "Press Ctrl+D when" in opened.status.currentMessage()


def test_an_export_that_removes_nothing_is_asked_about(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text("Nothing to see here.", encoding="utf-8")
    window.start([plain])
    wait_ready(qtbot, window)
    window.services.commands["export"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    words = [label.text() for label in dialog.choice.findChildren(QLabel)]
    assert any("every word of the original" in line for line in words)
    dialog.reject()
