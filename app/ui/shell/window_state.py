"""How the window looked when it was closed: its place, its size, its parts."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow

_VERSION = 1
_SIDES = 3
_WIDEST = 20_000


class WindowState(QObject):
    """Brings a window to where the last one was, and notes where it is when it is closed.

    Nothing here is about a document. A file that is missing or damaged changes nothing.
    """

    def __init__(self, window: MainWindow, path: Path) -> None:
        super().__init__(window)
        self._window = window
        self._path = path
        window.closing.finished.connect(self.keep)

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
                window = self._window
                window.restoreGeometry(QByteArray.fromBase64(geometry.encode()))
                window.panes.use_widths(widths)
                if window.commands["thumbnails"].isChecked() is not thumbnails:
                    window.commands["thumbnails"].trigger()

    def keep(self) -> None:
        """Store how the window is now; it is no loss where that cannot be."""
        window = self._window
        stored = {
            "version": _VERSION,
            "geometry": bytes(window.saveGeometry().toBase64().data()).decode(),
            "panes": list(window.panes.widths),
            "thumbnails": window.commands["thumbnails"].isChecked(),
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
