"""The parts of the window side by side, and the keyboard's way round them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter

from app.ui.core.room import grown
from app.ui.core.theme import GRID

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow

_WIDTHS = (28 * GRID, 88 * GRID, 44 * GRID)


class Panes(QSplitter):
    """Documents, the one in view, and its findings; the outer two only while one is open."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._window = window
        self._sides = (window.documents, window.findings)
        self.widths: tuple[int, ...] = tuple(map(grown, _WIDTHS))
        self.splitterMoved.connect(self._moved)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        for part in (window.documents, window.workspace, window.findings):
            self.addWidget(part)
        for side in self._sides:
            side.hide()
        self.setStretchFactor(1, 1)

    def show_sides(self, *, shown: bool) -> None:
        """Whether there is anything to list."""
        if self._sides[0].isHidden() is shown:
            for side in self._sides:
                side.setVisible(shown)
            self.setSizes(list(self.widths))

    def use_widths(self, widths: Sequence[int]) -> None:
        """How wide the parts are, from left to right."""
        self.widths = tuple(widths)
        self.setSizes(list(widths))

    def _moved(self) -> None:
        self.widths = tuple(self.sizes())

    def step(self, by: int) -> None:
        """Give the keyboard to the next visible part of the window."""
        window = self._window
        if window.session.current is None:
            window.workspace.empty.open.setFocus(Qt.FocusReason.TabFocusReason)
            return
        space = window.workspace
        panes = [window.documents.list, space.thumbs, space.view, window.findings.tree]
        panes = [pane for pane in panes if pane.isVisible()]
        at = next((n for n, pane in enumerate(panes) if pane.hasFocus()), -1 if by > 0 else 0)
        panes[(at + by) % len(panes)].setFocus(Qt.FocusReason.TabFocusReason)
