"""What helps: the manual, the tour, the sheet of keys, the palette, the log."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from app import log
from app.errors import AppError, WriteFailed
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.help.tour import Hint, Tour

_LOG = logging.getLogger(__name__)
_LOG_NAME = "incognote-log.txt"
"""A name to save the log under."""


class HelpController(QObject):
    """Shows the tour; by itself until it was seen, once a document is there to show it on.

    `hints` makes what the tour says of the window as it is, `greeting` what stands before that.
    `samples_wanted` asks for something to show it on, `tour_ended` comes when it is put away.
    """

    samples_wanted = Signal()
    tour_ended = Signal()

    def __init__(
        self,
        services: Services,
        hints: Callable[[], Sequence[Hint]],
        greeting: Callable[[], Sequence[Hint]],
    ) -> None:
        super().__init__(services.dialogs)
        self._services = services
        self._hints, self._greeting = hints, greeting
        self._wanted = False
        self.tour: Tour | None = None
        self.welcome: Tour | None = None
        bind = services.commands.bind
        bind("help", self.show_manual)
        bind("tour", self.show_tour)
        bind("shortcuts", self.show_keys)
        bind("palette", self.show_commands)
        bind("save_log", self.save_log)
        services.documents.reviewed.connect(self._ready)
        services.documents.updated.connect(self._ready)
        services.jobs.failed.connect(lambda _, error: self._note(error))

    def show_tour(self) -> None:
        """Show the tour on what is open, else on the sample."""
        self._wanted = True
        if self._services.documents.current is None:
            self.samples_wanted.emit()
        else:
            self._ready()

    def begin(self, *, opening: bool) -> None:
        """The program starts; `opening`: with documents. Unless it was seen, the tour comes.

        Without anything to show it on, a card offers to show it on the samples; whatever is
        opened instead gets it.
        """
        if self._services.settings.current.tour_seen:
            return
        self._wanted = True
        if not opening:
            self.welcome = Tour(self._services.dialogs.window, self._greeting(), cancels=True)
            self.welcome.ended.connect(self._greeted)
            self.welcome.left.connect(self._refused)
            self._services.documents.added.connect(self._open_instead)

    def offer_tour(self) -> None:
        """The sample is being opened: show the tour on it, unless it was shown before."""
        self._wanted = not self._services.settings.current.tour_seen

    def show_manual(self) -> None:
        """The manual."""
        from app.ui.help.manual_dialog import ManualDialog  # noqa: PLC0415 - not at the start

        dialogs = self._services.dialogs
        dialogs.open(ManualDialog(dialogs.window))

    def show_keys(self) -> None:
        """The sheet of keys."""
        from app.ui.help.shortcuts_sheet import ShortcutsSheet  # noqa: PLC0415 - not at the start

        commands, dialogs = self._services.commands, self._services.dialogs
        dialog = ShortcutsSheet(commands, dialogs.window)
        dialog.change_wanted.connect(commands["keys"].trigger)
        dialogs.open(dialog)

    def show_commands(self) -> None:
        """Any command, by its words."""
        from app.ui.help.command_palette import CommandPalette  # noqa: PLC0415 - not at the start

        dialogs = self._services.dialogs
        dialog = CommandPalette(self._services.commands, dialogs.window)
        dialog.chosen.connect(lambda action: action.trigger())
        dialogs.open(dialog)

    def save_log(self) -> None:
        """Choose where to put a copy of the log."""
        dialogs = self._services.dialogs
        dialog = QFileDialog(dialogs.window, tr("Save the log"), _LOG_NAME)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.fileSelected.connect(lambda name: self.write_log(Path(name)))
        dialogs.open(dialog)

    def write_log(self, path: Path) -> None:
        """Put a copy of the log there."""
        try:
            path.write_text(log.text(), encoding="utf-8")
        except OSError as error:
            problem = WriteFailed(f"The log could not be saved: {error.strerror}.")
            self._services.notifier.fail(problem)
        else:
            self._services.notifier.message.emit(
                tr("Log saved. It contains no text or name of a document.")
            )

    def _ready(self) -> None:
        entry = self._services.documents.current
        if self._wanted and self.tour is None and entry is not None and entry.review is not None:
            self._wanted = False
            self.tour = Tour(self._services.dialogs.window, self._hints())
            self.tour.ended.connect(self._ended)

    def _greeted(self) -> None:
        """The card is put away: by its main button, or because something was opened."""
        welcome, self.welcome = self.welcome, None
        if welcome is not None and self._services.documents.current is None:
            self.samples_wanted.emit()

    def _refused(self) -> None:
        self.welcome, self._wanted = None, False
        self._services.settings.change(tour_seen=True)

    def _open_instead(self) -> None:
        welcome, self.welcome = self.welcome, None
        if welcome is not None:
            welcome.end()

    def _ended(self) -> None:
        self.tour = None
        self.tour_ended.emit()
        settings = self._services.settings
        if not settings.current.tour_seen:
            settings.change(tour_seen=True)

    def _note(self, error: AppError) -> None:
        _LOG.info("failed: %s (%s)", error.code, type(error).__name__)
