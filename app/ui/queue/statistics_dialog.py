"""A reviewer's own figures: time and corrections, by document. They are kept nowhere else."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.engine.review.corrections import corrections
from app.ui.core.documents import OpenDocument
from app.ui.core.language import number, tr
from app.ui.core.theme import GRID, give_room
from app.ui.core.undo import ReviewCommand
from app.ui.review.grouping import LINES

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def pages_of(entry: OpenDocument) -> int | None:
    """Pages, or parts of so many lines as the list groups by; None where it is not read."""
    if entry.document is None:
        return None
    return len(entry.document.pages) or math.ceil((entry.document.text.count("\n") + 1) / LINES)


def corrected(entry: OpenDocument) -> int | None:
    """How often the reviewer said something else than the search; None where it is not read."""
    if entry.review is None:
        return None
    first = entry.stack.command(0) if entry.stack.count() else None
    found = first.before if isinstance(first, ReviewCommand) else entry.review
    return corrections(found, entry.review).number


class StatisticsDialog(QDialog):
    """One row a document, and a sum."""

    def __init__(self, entries: Sequence[OpenDocument], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Your statistics"))
        self.total = QLabel(_total(entries), wordWrap=True)
        self.total.setProperty("role", "heading")
        text_label = QLabel(
            tr(
                "For your own use. Documents not viewed since the program started show only "
                "their time. Pauses of more than a minute do not count."
            ),
            wordWrap=True,
        )
        text_label.setProperty("role", "soft")
        self.list = QTreeWidget()
        self.list.setAccessibleName(tr("Documents with time and corrections"))
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setHeaderItem(
            _line(tr("Document"), tr("Time"), tr("Pages"), tr("Time per page"), tr("Corrections"))
        )
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.addTopLevelItems([_row(entry) for entry in entries])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addWidget(self.total)
        box.addWidget(self.list, 1)
        box.addWidget(text_label)
        box.addWidget(buttons)
        give_room(self, 88 * GRID, 56 * GRID)


def _row(entry: OpenDocument) -> QTreeWidgetItem:
    pages, made = pages_of(entry), corrected(entry)
    row = _line(
        entry.path.name,
        _time(entry.seconds),
        str(pages or ""),
        _time(entry.seconds / pages) if pages else "",
        "" if made is None else str(made),
    )
    row.setSizeHint(1, QSize(10 * GRID, 4 * GRID))
    return row


def _line(name: str, *figures: str) -> QTreeWidgetItem:
    line = QTreeWidgetItem([name, *figures])
    for column in range(1, 1 + len(figures)):
        line.setTextAlignment(column, _RIGHT)
    return line


def _total(entries: Sequence[OpenDocument]) -> str:
    read = [(entry.seconds, pages) for entry in entries if (pages := pages_of(entry))]
    pages = sum(count for _, count in read)
    words = tr("{time} on %n documents", None, len(entries))
    parts = [words.format(time=_time(sum(entry.seconds for entry in entries)))]
    if pages:
        spent = sum(seconds for seconds, _ in read)
        parts.append(tr("{time} per page").format(time=_time(spent / pages)))
    made = sum(corrected(entry) or 0 for entry in entries)
    parts.append(tr("%n corrections", None, made))
    return " · ".join(parts)


def _time(seconds: float) -> str:
    if seconds < 60:
        return tr("{count} s").format(count=number(float(seconds), 0))
    minutes, rest = divmod(round(seconds), 60)
    return tr("{count} min").format(count=f"{minutes}:{rest:02}")
