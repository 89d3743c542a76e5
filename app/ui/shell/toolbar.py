"""The bar at the top."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolBar, QToolButton, QWidget

from app.ui.core.commands import CommandRegistry, shortcut_text
from app.ui.core.language import tr
from app.ui.core.theme import scaled
from app.ui.core.undo import UndoHistory
from app.ui.shell.view_fields import PageField, SizeBox

_LAYOUT = (
    "open", "|", "undo", "redo", "PAGES|", "previous_page", "PAGE", "next_page", "pages", "|",
    "zoom_out", "SIZE", "zoom_in", "|", "preview", "find", " ", "help", "settings", "export",
)  # fmt: skip
_PAGED = frozenset({"PAGES|", "previous_page", "PAGE", "next_page", "pages"})
_WITH_WORDS = {"open", "export", "preview", "pages"}
_WORDLESS = frozenset({"open", "export"})
"""Their icons say it too: where there is little room, they go without words."""
_LEAVING: tuple[tuple[str, ...], ...] = (
    ("open_words",), ("help",), ("settings",), ("zoom_out", "zoom_in"),
    ("previous_page", "next_page"), ("find",), ("pages",), ("SIZE",), ("export_words",),
    ("redo", "undo"), ("preview",), ("PAGE",),
)  # fmt: skip
"""What leaves one after the other where there is less and less room; the menu bar has it all.

*Open* and *Export* never leave.
"""


class Toolbar(QToolBar):
    """Buttons for the commands that are used with the mouse, as many as there is room for."""

    def __init__(self, actions: CommandRegistry, history: UndoHistory, parent: QWidget) -> None:
        super().__init__(tr("Tools"), parent)
        self.setAccessibleName(tr("Tools"))
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setIconSize(QSize(scaled(20), scaled(20)))
        self._actions = actions
        self.page, self.size_box = PageField(), SizeBox(actions)
        self._gone = 0
        self._widths: dict[int, int] = {}
        self._shows_pages = False
        self._entries = [(name, self._made(name)) for name in _LAYOUT]
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
        self._arrange()

    def show_page(self, number: int, total: int) -> None:
        """Which page is in view; without pages the controls are away."""
        self.page.show_page(number, total)
        if self._shows_pages is not (total > 0):
            self._shows_pages = total > 0
            self._widths.clear()
            self._arrange()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Let leave what there is no room for, and come back what there is room for."""
        while self._gone < len(_LEAVING) and self.sizeHint().width() > self.width():
            self._go_to(self._gone + 1)
        while self._gone and self._widths.get(self._gone - 1, 0) <= self.width():
            self._go_to(self._gone - 1)
            if self.sizeHint().width() > self.width():
                self._go_to(self._gone + 1)
                return

    def _go_to(self, gone: int) -> None:
        self._widths[self._gone] = self.sizeHint().width()
        self._gone = gone
        self._arrange()

    def _arrange(self) -> None:
        """Show what has room, in its order, with a line only between what is there."""
        left = {name for names in _LEAVING[: self._gone] for name in names}
        if not self._shows_pages:
            left |= _PAGED
        shown = self.actions()
        following: QAction | None = None
        for name, action in reversed(self._entries):
            wanted = name not in left
            if action.parent() is self:
                action.setVisible(wanted)
            elif wanted and action not in shown:
                self._put(name, action, following)
            elif not wanted and action in shown:
                self.removeAction(action)
            if wanted or action.parent() is self:
                following = action
        style = Qt.ToolButtonStyle
        for name in _WORDLESS:
            words = f"{name}_words" not in left
            self._button(name).setToolButtonStyle(
                style.ToolButtonTextBesideIcon if words else style.ToolButtonIconOnly
            )
        # Buttons that came back are behind all others until they are told their place.
        for stop, next_stop in pairwise(self._stops()):
            QWidget.setTabOrder(stop, next_stop)

    def _stops(self) -> Iterator[QWidget]:
        """What takes the keyboard, in the order in which it is seen."""
        for one in map(self.widgetForAction, self.actions()):
            stop = self.page.field if one is self.page else one
            if stop is not None and stop.focusPolicy() & Qt.FocusPolicy.TabFocus:
                yield stop

    def _made(self, name: str) -> QAction:
        if name in ("|", "PAGES|"):
            return self.addSeparator()
        if name == " ":
            spring = QWidget()
            spring.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            return self.addWidget(spring)
        if name == "PAGE":
            return self.addWidget(self.page)
        if name == "SIZE":
            return self.addWidget(self.size_box)
        action = self._actions[name]
        self._put(name, action, None)
        return action

    def _button(self, name: str) -> QToolButton:
        button = self.widgetForAction(self._actions[name])
        assert isinstance(button, QToolButton)  # noqa: S101 - for the type checker
        return button

    def _put(self, name: str, action: QAction, before: QAction | None) -> None:
        """Give a command a button in front of what is there."""
        if before is None:
            self.addAction(action)
        else:
            self.insertAction(before, action)
        button = self._button(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAccessibleName(action.text().rstrip("…"))
        style = Qt.ToolButtonStyle
        button.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if name in _WITH_WORDS else style.ToolButtonIconOnly
        )

    def _word(self, name: str, words: str) -> None:
        action = self._actions[name]
        action.setToolTip(f"{words or action.text()} ({shortcut_text(action)})")
