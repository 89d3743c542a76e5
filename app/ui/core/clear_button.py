"""The button with which fields are emptied: Qt gives it no name for readers of the screen."""

from __future__ import annotations

from PySide6.QtWidgets import QKeySequenceEdit, QLineEdit, QToolButton

from app.ui.core.language import tr


def add_clear_button(field: QLineEdit | QKeySequenceEdit) -> None:
    """Let `field` be emptied by a button that says so."""
    field.setClearButtonEnabled(True)
    for button in field.findChildren(QToolButton):
        button.setAccessibleName(tr("Clear"))
