"""The manual, which is shipped with the program and read without any network."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from app.paths import RESOURCES
from app.ui.core.language import tr
from app.ui.core.theme import GRID, give_room


def manual_in(code: str) -> Path:
    """The manual in a language of the window, by its code; in English for any other."""
    translated = RESOURCES / f"manual.{code}.md"
    return translated if translated.exists() else RESOURCES / "manual.md"


class ManualDialog(QDialog):
    """Shows the manual in the window's language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Manual"))
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Manual"))
        self.text.setOpenLinks(False)
        manual = manual_in(QLocale.languageToCode(QLocale().language()))
        self.text.setMarkdown(manual.read_text(encoding="utf-8"))
        self.text.document().setDocumentMargin(2 * GRID)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addWidget(self.text, 1)
        box.addWidget(buttons)
        give_room(self, 96 * GRID, 80 * GRID)
        self.text.setFocus()
