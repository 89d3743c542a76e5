"""Says what comes next once nothing is left to review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.ui.core.commands import shortcut_text
from app.ui.core.documents import OpenDocument
from app.ui.core.language import tr

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


class Ending(QObject):
    """Watches how much is left of the document in view."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._left: dict[OpenDocument, int] = {}
        window.session.reviewed.connect(self._look)
        window.session.removed.connect(lambda entry: self._left.pop(entry, None))

    def next_undecided(self) -> None:
        """Go to the next finding to review; without one, say what to do now."""
        entry = self._window.reviewer.entry
        if entry is not None and not entry.undecided:
            self._say()
        else:
            self._window.reviewer.next_undecided()

    def _look(self, entry: OpenDocument) -> None:
        before, self._left[entry] = self._left.get(entry, 0), entry.undecided
        if before and not entry.undecided and entry is self._window.session.current:
            self._say()

    def _say(self) -> None:
        commands = self._window.commands
        words = tr("All is decided. {finish} calls the document reviewed, {export} exports it.")
        keys = {name: shortcut_text(commands[name]) for name in ("finish", "export")}
        self._window.status.say_here(words.format(**keys))
