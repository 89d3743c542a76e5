"""The bar that turns a selection into a finding."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.engine.labels import Category, schema
from app.engine.types import Finding, Span
from app.ui.kinds import kind_menu, swatch
from app.ui.marks import spoken_label
from app.ui.reviewing import MAIN_KIND
from app.ui.theme import GRID


class AddBar(QFrame):
    """Shown while something is selected. `wanted` brings a subcategory, `left` gives focus back."""

    wanted = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.setAccessibleName("Mark the selection as")
        self.span: Span | None = None
        self.others: tuple[Span, ...] = ()
        self.title = QLabel()
        self.title.setProperty("role", "heading")
        self.also = QCheckBox()
        self.also.setChecked(True)
        head = QHBoxLayout()
        head.setSpacing(2 * GRID)
        head.addWidget(self.title, 1)
        head.addWidget(self.also)
        self.buttons = [self._button(category) for category in schema().categories.values()]
        self.more = QToolButton()
        self.more.setText("All kinds…")
        self.more.setProperty("role", "chip")
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(kind_menu(self, self.wanted.emit))
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.more.setToolTip("Choose the exact kind (C)")
        head.addWidget(self.more)
        row = QHBoxLayout()
        row.setSpacing(GRID // 2)
        for button in self.buttons:
            row.addWidget(button)
        row.addStretch(1)
        box = QVBoxLayout(self)
        box.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        box.setSpacing(GRID // 2)
        box.addLayout(head)
        box.addLayout(row)
        self.hide()

    def offer(self, span: Span, others: tuple[Span, ...], near: Finding | None = None) -> None:
        """Offer to mark `span`, which may be that of a near miss, and `others` like it."""
        self.span, self.others = span, others
        kind = schema().subcategories[near.subcategory].title if near is not None else ""
        words = f"Mark the near miss as {kind} (A) or as" if kind else "Mark the selection as"
        self.title.setText(words)
        count = len(others)
        self.also.setText(f"Also {count} other{'' if count == 1 else 's'} like this")
        self.also.setVisible(bool(others))
        self.show()

    def clear(self) -> None:
        """Nothing is selected any more."""
        self.span, self.others = None, ()
        self.hide()

    def take_focus(self) -> None:
        """Let the keyboard choose a category."""
        self.buttons[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Right)
            return
        super().keyPressEvent(event)

    def _button(self, category: Category) -> QToolButton:
        button = QToolButton()
        button.setText(f"{category.shortcut} {spoken_label(category)}")
        button.setIcon(swatch(category))
        button.setProperty("role", "chip")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(f"Mark as {category.title}")
        kind = MAIN_KIND[category.name]
        title = schema().subcategories[kind].title
        button.setToolTip(f"Mark the selection as {title} ({category.shortcut})")
        button.clicked.connect(lambda: self.wanted.emit(kind))
        return button
