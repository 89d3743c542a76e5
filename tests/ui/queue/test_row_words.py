"""Rows of a narrow list say whole names and whole sentences."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QUndoStack
from PySide6.QtWidgets import QApplication
from support.known.known_window import NOTE

from app.errors import Corrupt
from app.ui.core.documents import Failed, OpenDocument, Phase
from app.ui.core.language import LANGUAGES, tr, use_language
from app.ui.queue.model import row_statuses
from app.ui.queue.row_words import MOST_LINES, first_that_fits, name_lines
from app.ui.shell.main_window import MainWindow

WIDTH = 104.0
"""Pixels beside the sign in the narrowest list."""


@pytest.mark.parametrize(
    "name",
    ["sample-summary.pdf", "discharge_letter_2025-03-14.docx", "Överföringsbrev 🙂 Åkersberga.pdf"],
)
def test_a_name_is_told_whole_on_several_lines(name: str, qapp: QApplication) -> None:
    lines = name_lines(name, qapp.font(), WIDTH)
    assert "".join(lines) == name
    assert len(lines) > 1
    metrics = QFontMetricsF(qapp.font())
    assert all(metrics.horizontalAdvance(line.rstrip()) <= WIDTH for line in lines)


def test_a_name_that_would_fill_the_list_keeps_both_ends(qapp: QApplication) -> None:
    name = f"first-{'-'.join(map(str, range(40)))}-last.pdf"
    lines = name_lines(name, qapp.font(), WIDTH)
    assert len(lines) == MOST_LINES
    assert lines[0].startswith("first-")
    assert lines[-1].endswith("last.pdf")


def test_the_row_of_a_long_name_is_higher_and_follows_the_width_of_the_list(
    opened: MainWindow, tmp_path: Path
) -> None:
    long = tmp_path / "letter-of-discharge-from-the-clinic.txt"
    long.write_text(NOTE, encoding="utf-8")
    opened.queue.open([long])
    rows = opened.documents.list

    def height(row: int) -> int:
        return rows.visualRect(rows.model().index(row, 0)).height()

    for width, is_higher in ((160, True), (600, False)):
        rows.resize(width, 400)
        rows.doItemsLayout()
        assert (height(1) > height(0)) is is_higher


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_status_is_never_cut(language: str, qapp: QApplication) -> None:
    use_language(qapp, language)
    reviewed = OpenDocument(Path("a.pdf"), QUndoStack(), is_reviewed=True, undecided_before=245)
    refused = OpenDocument(
        Path("a.pdf"), QUndoStack(), state=Failed(Phase.FAILED, Corrupt("The PDF is damaged."))
    )
    for entry in (reviewed, refused):
        words = first_that_fits(row_statuses(entry), qapp.font(), WIDTH)
        assert words in row_statuses(entry)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_of_an_exported_document_says_so_first(language: str, qapp: QApplication) -> None:
    use_language(qapp, language)
    entry = OpenDocument(
        Path("a.pdf"), QUndoStack(), is_reviewed=True, was_exported=True, undecided_before=245
    )
    said = first_that_fits(row_statuses(entry), qapp.font(), WIDTH)
    assert said.startswith(tr("Exported"))


def test_a_tip_says_what_became_of_undecided_findings_in_an_export(opened: MainWindow) -> None:
    entry = opened.services.documents.entries[0]
    assert entry.review is not None
    rows = opened.documents.list.model()
    for is_exported in (False, True):
        if is_exported:
            entry.note_export(entry.review)
        for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            words = rows.index(0, 0).data(role)
            assert ("undecided findings were redacted as if accepted" in words) is is_exported
