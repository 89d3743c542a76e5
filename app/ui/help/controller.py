"""What helps: the tour, the keys, the log."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QToolButton, QWidget

from app import log
from app.errors import AppError, WriteFailed
from app.ui.core.commands import shortcut_text
from app.ui.core.language import tr
from app.ui.help.tour import Hint, Tour

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow

_LOG = logging.getLogger(__name__)
LOG_NAME = "incognote-log.txt"
"""A name to save the log under."""


class Help(QObject):
    """Shows the tour; once by itself, when the sample was opened and searched."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._wanted = False
        self.tour: Tour | None = None
        window.workspace.empty.sample_wanted.connect(self._sample_opened)
        window.session.reviewed.connect(self._ready)
        window.session.updated.connect(self._ready)
        window.runner.failed.connect(lambda _, error: self._note(error))

    def show_tour(self) -> None:
        """Show the tour on what is open, else on the sample."""
        window = self._window
        self._wanted = True
        if window.session.current is None:
            window.open_samples()
        else:
            self._ready()

    def write_log(self, path: Path) -> None:
        """Put a copy of the log there."""
        try:
            path.write_text(log.text(), encoding="utf-8")
        except OSError as error:
            problem = WriteFailed(f"The log could not be saved: {error.strerror}.")
            self._window.workspace.banner.show_error(problem)
        else:
            self._window.status.say(tr("The log is saved. It holds no text or name of a document."))

    def _sample_opened(self) -> None:
        self._wanted = not self._window.services.settings.current.tour_seen

    def _ready(self) -> None:
        entry = self._window.session.current
        if self._wanted and self.tour is None and entry is not None and entry.review is not None:
            self._wanted = False
            self.tour = Tour(self._window, self._hints())
            self.tour.ended.connect(self._ended)

    def _ended(self) -> None:
        self.tour = None
        self._window.workspace.view.setFocus()
        settings = self._window.services.settings
        if not settings.current.tour_seen:
            settings.change(tour_seen=True)

    def _note(self, error: AppError) -> None:
        _LOG.info("failed: %s (%s)", error.code, type(error).__name__)

    def _hints(self) -> tuple[Hint, ...]:
        window = self._window

        def keys(name: str) -> str:
            return shortcut_text(window.commands[name])

        return (
            Hint(
                tr("Suggestions"),
                tr(
                    "What may identify a person is marked, with a short label for its category. "
                    "A dashed line is a suggestion that waits for you; a solid one is accepted."
                ),
                lambda: window.workspace,
            ),
            Hint(
                tr("Accept or reject"),
                tr(
                    "{accept} accepts: it is removed on export. {reject} rejects: the text stays. "
                    "{next} goes to the next that waits, and {category} accepts all of one "
                    "category. Every step can be undone."
                ).format(
                    accept=keys("accept"),
                    reject=keys("reject"),
                    next=keys("next_undecided"),
                    category=keys("accept_category"),
                ),
                lambda: window.findings,
            ),
            Hint(
                tr("Near misses"),
                tr(
                    "The program overlooks something now and then. {near} shows the places that it "
                    "was in doubt about. What it did not mark at all, you can select and mark."
                ).format(near=keys("near_misses")),
                lambda: window.findings,
            ),
            Hint(
                tr("Export"),
                tr(
                    "{export} writes a copy, reads it again and searches it for everything that "
                    "was removed. If anything is left, there is no file. The original never "
                    "changes. {sheet} shows all keys."
                ).format(export=keys("export"), sheet=keys("shortcuts")),
                self._export_button,
            ),
        )

    def _export_button(self) -> QWidget:
        toolbar = self._window.toolbar
        button = toolbar.widgetForAction(self._window.commands["export"])
        return button if isinstance(button, QToolButton) and button.isVisible() else toolbar
