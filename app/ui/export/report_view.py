"""The report of an export inside the window."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from app.ui.core.language import tr
from app.ui.core.report_words import Spoken
from app.ui.core.theme import GRID

if TYPE_CHECKING:
    from app.engine.redaction.report import Report

_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_SHEET = """
h1 { font-size: 17pt; } h2 { font-size: 12pt; margin-top: 16px; }
table { margin-top: 12px; } th { text-align: left; } th, td { padding: 2px 8px; }
code { font-size: 8pt; }
"""


class _Page(QTextBrowser):
    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: ARG002
        """Nothing is ever loaded: the report stands for itself."""
        return None


class ReportView(QDialog):
    """Shows the HTML report with the styles that Qt's rich text knows."""

    def __init__(self, report: Report, parent: QWidget | None = None) -> None:
        from app.engine.redaction.report import to_html  # noqa: PLC0415 - slow, and here it is loaded

        super().__init__(parent)
        self.setWindowTitle(tr("Report"))
        self.resize(96 * GRID, 88 * GRID)
        self.page = _Page()
        self.page.setAccessibleName(tr("Report of the export"))
        self.page.setOpenLinks(False)
        self.page.document().setDocumentMargin(3 * GRID)
        self.page.document().setDefaultStyleSheet(_SHEET)
        # Qt sets the numbers and their words on one line.
        self.page.setHtml(_STYLE.sub("", to_html(report, Spoken())).replace("</b>", "</b> "))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addWidget(self.page, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(3 * GRID, 0, 3 * GRID, 0)
        foot.addWidget(buttons)
        box.addLayout(foot)
