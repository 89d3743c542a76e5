"""The bar at the top."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolBar, QToolButton, QWidget

from app.ui.core.commands import CommandRegistry, shortcut_text
from app.ui.core.language import tr
from app.ui.core.theme import GRID, scaled
from app.ui.core.undo import UndoHistory

_LAYOUT = (
    "open", "|", "undo", "redo", "PAGES|", "previous_page", "PAGE", "next_page", "pages", "|",
    "zoom_out", "zoom_in", "|", "preview", "find", " ", "help", "settings", "export",
)  # fmt: skip
_WITH_WORDS = {"open", "export", "preview", "pages"}
_WORDLESS_FIRST = ("open", "export")
"""Their icons say it too: where there is little room, they go without words."""


class Toolbar(QToolBar):
    """Buttons for the commands that are used with the mouse."""

    def __init__(self, actions: CommandRegistry, history: UndoHistory, parent: QWidget) -> None:
        super().__init__(tr("Tools"), parent)
        self.setAccessibleName(tr("Tools"))
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setIconSize(QSize(scaled(20), scaled(20)))
        self._actions = actions
        self._page = QLabel("", alignment=Qt.AlignmentFlag.AlignCenter)
        self._page.setMinimumWidth(scaled(8 * GRID))
        self._paged = []
        for name in _LAYOUT:
            if name == "|":
                self.addSeparator()
            elif name == "PAGES|":
                self._paged.append(self.addSeparator())
            elif name == " ":
                spring = QWidget()
                spring.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
                self.addWidget(spring)
            elif name == "PAGE":
                self._paged.append(self.addWidget(self._page))
            else:
                self._add(name)
        self._paged += [actions[name] for name in ("previous_page", "next_page", "pages")]
        history.undo_named.connect(
            lambda what: self._word("undo", tr("Undo {what}").format(what=what) if what else "")
        )
        history.redo_named.connect(
            lambda what: self._word("redo", tr("Redo {what}").format(what=what) if what else "")
        )
        history.undo_allowed.connect(actions["undo"].setEnabled)
        history.redo_allowed.connect(actions["redo"].setEnabled)
        for name in ("undo", "redo"):
            actions[name].setEnabled(False)

    def show_page(self, number: int, total: int) -> None:
        """Which page is in view; without pages the controls are away."""
        self._page.setText(f"{number} / {total}")
        for action in self._paged:
            action.setVisible(total > 0)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Every button stays in view, if need be without its words."""
        style = Qt.ToolButtonStyle
        for name in _WORDLESS_FIRST:
            self._button(name).setToolButtonStyle(style.ToolButtonTextBesideIcon)
        for name in _WORDLESS_FIRST:
            if self.sizeHint().width() > self.width():
                self._button(name).setToolButtonStyle(style.ToolButtonIconOnly)

    def _button(self, name: str) -> QToolButton:
        button = self.widgetForAction(self._actions[name])
        assert isinstance(button, QToolButton)  # noqa: S101 - for the type checker
        return button

    def _add(self, name: str) -> None:
        self.addAction(self._actions[name])
        button = self._button(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAccessibleName(self._actions[name].text().rstrip("…"))
        words = name in _WITH_WORDS
        style = Qt.ToolButtonStyle
        button.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if words else style.ToolButtonIconOnly
        )

    def _word(self, name: str, words: str) -> None:
        action = self._actions[name]
        action.setToolTip(f"{words or action.text()} ({shortcut_text(action)})")
