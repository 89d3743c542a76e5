"""Tells the desktop when long work ended while the user was elsewhere."""

from __future__ import annotations

import time
from collections import Counter

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QSystemTrayIcon, QWidget

from app.errors import AppError
from app.paths import NAME
from app.progress import Stage
from app.ui.core.icons import program_icon
from app.ui.core.jobs import JobRunner
from app.ui.core.language import tr

LONG_SECONDS = 10.0
_SETTLE_MS = 1000
_SHOWN_MS = 10_000
_OUTCOMES = ("searched", "exported", "failed")


class Attention(QObject):
    """Counts what is done, and tells it once all of it is. `message` brings the words.

    They name no document: others may see the screen.
    """

    message = Signal(str)

    def __init__(self, window: QWidget, jobs: JobRunner) -> None:
        super().__init__(window)
        self._window = window
        self._running: dict[int, Stage] = {}
        self._since = 0.0
        self._ended: Counter[str] = Counter()
        self._tray: QSystemTrayIcon | None = None
        # Of many documents one begins when another ends.
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settle.timeout.connect(self._tell)
        jobs.progressed.connect(self._note)
        jobs.succeeded.connect(lambda job, _: self._end(job, None))
        jobs.failed.connect(self._end)
        jobs.cancelled.connect(self._forget)

    def _note(self, job: int, stage: Stage) -> None:
        if not self._running and not self._settle.isActive():
            self._since = time.monotonic()
            self._ended.clear()
        self._running[job] = stage
        self._settle.stop()

    def _end(self, job: int, error: AppError | None) -> None:
        stage = self._running.pop(job, None)
        if stage is None:
            return
        if error is not None:
            self._ended["failed"] += 1
        elif stage in (Stage.DETECT, Stage.COMBINE):
            self._ended["searched"] += 1
        elif stage is not Stage.READ:
            self._ended["exported"] += 1
        self._forget(job)

    def _forget(self, job: int) -> None:
        self._running.pop(job, None)
        if not self._running:
            self._settle.start()

    def _tell(self) -> None:
        lasted = time.monotonic() - self._since
        words = self._words()
        if lasted < LONG_SECONDS or self._window.isActiveWindow() or not words:
            return
        QApplication.alert(self._window)
        if QSystemTrayIcon.isSystemTrayAvailable() and QSystemTrayIcon.supportsMessages():
            self._show(words)
        self.message.emit(words)

    def _words(self) -> str:
        searched, exported, failed = (self._ended[one] for one in _OUTCOMES)
        sentences = (
            tr("%n documents searched.", None, searched) if searched else "",
            tr("%n documents exported and verified.", None, exported) if exported else "",
            tr("%n need your attention.", None, failed) if failed else "",
        )
        return " ".join(filter(None, sentences))

    def _show(self, words: str) -> None:
        if self._tray is None:
            self._tray = QSystemTrayIcon(program_icon(), self)
            self._tray.messageClicked.connect(self._window.activateWindow)
        # The icon is shown only while there is a message.
        self._tray.show()
        self._tray.showMessage(NAME, words, program_icon(), _SHOWN_MS)
        QTimer.singleShot(_SHOWN_MS, self._tray, self._tray.hide)
