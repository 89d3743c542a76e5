"""The bar in which words are typed that are looked for in the document."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from app.ui.core.clear_button import add_clear_button
from app.ui.core.language import tr
from app.ui.core.theme import GRID, scaled
from app.ui.widgets.flow_layout import FlowLayout

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FindField(QLineEdit):
    """Enter goes to the next hit, with Shift to the one before; Escape leaves."""

    stepped = Signal(int)
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.stepped.emit(-1 if back else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        own = isinstance(event, QKeyEvent) and event.key() in (*_ENTER, Qt.Key.Key_Escape)
        if own and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)


class FindBar(QFrame):
    """The search field above the document. What is typed is stored nowhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel-head")
        self.setAccessibleName(tr("Find in the document"))
        self.field = FindField()
        add_clear_button(self.field)
        self.field.setPlaceholderText(tr("Find in the document"))
        self.field.setAccessibleName(tr("Find in the document"))
        self.field.setMinimumWidth(scaled(24 * GRID))
        self.count = QLabel()
        self.note = QLabel()
        self.note.setProperty("role", "soft")
        self._row = FlowLayout(self, GRID)
        self._row.setContentsMargins(GRID, GRID, GRID, GRID)
        self.mark = _button(tr("Mark…"))
        self.mark.setToolTip(tr("Mark this match as an identifier"))
        self.all = _button(tr("Redact all…"))
        self.all.setToolTip(tr("List all matches and redact those you tick"))
        self.close_it = _button(tr("Close"))
        self.close_it.setToolTip(tr("Close the search (Esc)"))
        self._steps = QWidget()
        for part in (
            self.field,
            self.count,
            self._steps,
            self.mark,
            self.all,
            self.close_it,
            self.note,
        ):
            self._row.addWidget(part)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def offer(self, actions: Sequence[QAction]) -> None:
        """Buttons that go from hit to hit."""
        row = QHBoxLayout(self._steps)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for action in actions:
            button = _button("")
            button.setDefaultAction(action)
            button.setAccessibleName(action.text())
            row.addWidget(button)

    def showEvent(self, event: QShowEvent) -> None:
        # Only now the field is as high as the theme and the system's font make it.
        for part in (self.count, self.note, self._steps, self.mark, self.all, self.close_it):
            part.setMinimumHeight(self.field.sizeHint().height())
        super().showEvent(event)

    def take_focus(self) -> None:
        """Show the bar and let the keyboard type here, over what was typed before."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def tell(self, count: str, note: str) -> None:
        """Which hit it is of how many, and what else is to be known of them."""
        if (count, note) == (self.count.text(), self.note.text()):
            return
        self.count.setText(count)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        text = ", ".join(filter(None, (count, note)))
        self.field.setAccessibleDescription(text)
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.field, text))


def _button(words: str) -> QToolButton:
    button = QToolButton()
    button.setText(words)
    button.setProperty("role", "chip")
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
