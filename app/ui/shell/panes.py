"""The parts of the window side by side, and the keyboard's way round them."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSplitter, QWidget

from app.ui.core.commands import CommandRegistry
from app.ui.core.theme import GRID, scaled
from app.ui.document.area import DocumentArea
from app.ui.findings.panel import FindingsPanel
from app.ui.queue.panel import DocumentsPanel
from app.ui.sessions.start_page import StartPage

_WIDTHS = (28 * GRID, 88 * GRID, 44 * GRID)


class Panes(QSplitter):
    """Documents, the one in view, and its findings; the outer two only while one is open."""

    def __init__(
        self,
        commands: CommandRegistry,
        documents: DocumentsPanel,
        area: DocumentArea,
        findings: FindingsPanel,
        start_page: StartPage,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._start_page = start_page
        self._documents, self._area, self._findings = documents, area, findings
        self._sides = (documents, findings)
        self.widths: tuple[int, ...] = tuple(map(scaled, _WIDTHS))
        self.splitterMoved.connect(self._moved)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        for part in (documents, area, findings):
            self.addWidget(part)
        for side in self._sides:
            side.hide()
        self.setStretchFactor(1, 1)
        commands.bind("panes", lambda: self.step(1))
        commands.bind("panes_back", lambda: self.step(-1))

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
        if self._start_page.isVisible():
            self._start_page.open.setFocus(Qt.FocusReason.TabFocusReason)
            return
        area = self._area
        panes = [self._documents.list, area.thumbs, area.view, area.copy.view, self._findings.tree]
        panes = [pane for pane in panes if pane.isVisible()]
        at = next((n for n, pane in enumerate(panes) if pane.hasFocus()), -1 if by > 0 else 0)
        panes[(at + by) % len(panes)].setFocus(Qt.FocusReason.TabFocusReason)


_VERSION = 1
_SIDES = 3
_WIDEST = 20_000


class WindowState(QObject):
    """Restores place, size and panes of the last window, and saves them when one is closed.

    Nothing here is about a document. A file that is missing or damaged changes nothing.
    """

    def __init__(self, window: QWidget, panes: Panes, thumbnails: QAction, path: Path) -> None:
        super().__init__(window)
        self._window, self._panes, self._thumbnails = window, panes, thumbnails
        self._path = path

    def put_back(self) -> None:
        """As the last window was; on the screens that are there now. Before it is shown."""
        try:
            stored = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return
        match stored:
            case {
                "version": 1,
                "geometry": str(geometry),
                "panes": [*widths],
                "thumbnails": bool(thumbnails),
            } if _are_widths(widths):
                self._window.restoreGeometry(QByteArray.fromBase64(geometry.encode()))
                self._panes.use_widths(widths)
                if self._thumbnails.isChecked() is not thumbnails:
                    self._thumbnails.trigger()

    def keep(self) -> None:
        """Store how the window is now; it is no loss where that cannot be."""
        stored = {
            "version": _VERSION,
            "geometry": bytes(self._window.saveGeometry().toBase64().data()).decode(),
            "panes": list(self._panes.widths),
            "thumbnails": self._thumbnails.isChecked(),
        }
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self._path.parent)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(stored, file)
            Path(name).replace(self._path)
        except OSError:
            return


def _are_widths(values: Sequence[object]) -> bool:
    return len(values) == _SIDES and all(
        isinstance(value, int) and 0 < value < _WIDEST for value in values
    )
