"""The frame of a small question: some lines, one button that agrees, and one that does not."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from app.ui.core.theme import GRID, scaled

_WIDTH = 56 * GRID


class AskDialog(QDialog):
    """One question. Subclasses add rows, call `finish`, and do in `answer` what was agreed to."""

    def __init__(self, title: str, agree: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(scaled(_WIDTH))
        self.agree = QPushButton(agree)
        self.agree.setProperty("role", "main")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.addButton(self.agree, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.answer)
        self.buttons.rejected.connect(self.reject)
        self._form = QFormLayout(self)
        self._form.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        self._form.setHorizontalSpacing(2 * GRID)
        self._form.setVerticalSpacing(GRID + GRID // 2)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)

    def sizeHint(self) -> QSize:
        """As wide as it will be: in a narrower one, more lines would need more height."""
        return super().sizeHint().expandedTo(QSize(self.minimumWidth(), 0))

    def answer(self) -> None:
        """The user agrees."""
        self.accept()

    def add(self, *rows: QWidget | tuple[str, QWidget]) -> None:
        """Lines one below the other; a field may stand beside what it is called."""
        for row in rows:
            if isinstance(row, tuple):
                words, field = row
                name = QLabel(words)
                name.setBuddy(field)
                # A form would set the name higher than the words in its field.
                field.ensurePolished()
                name.setMinimumHeight(field.sizeHint().height())
                self._form.addRow(name, field)
            else:
                self._form.addRow(row)

    def finish(self, *rows: QWidget | tuple[str, QWidget]) -> None:
        """The last lines, and the buttons."""
        self.add(*rows, self.buttons)
        # Before, the dialog would take the first button that it finds.
        self.agree.setDefault(True)


def text_label(words: str, role: str = "") -> QLabel:
    """A line of words, which may hold anything and is never taken for markup."""
    label = QLabel(words, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        label.setProperty("role", role)
    return label


def secret(name: str) -> QLineEdit:
    """A field whose letters cannot be read."""
    field = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
    field.setAccessibleName(name)
    # What is typed must not teach a keyboard of the desktop, even where it is shown.
    field.setInputMethodHints(
        Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText
    )
    return field
