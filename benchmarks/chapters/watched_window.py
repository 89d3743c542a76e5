"""A window whose thread is watched, from its start to the last finding."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from PySide6.QtCore import QTimer

from app.settings import Settings
from app.ui.application import make_application
from app.ui.core.backend import Backend
from app.ui.shell.main_window import MainWindow

BEAT_MS = 5
LIMIT_SECONDS = 120.0


class Watcher:
    """Beats on the GUI thread, remembers its longest pause, and accepts every finding."""

    def __init__(self, window: MainWindow) -> None:
        self.pause = 0.0
        self.ready_at = 0.0
        self.scanned_at = 0.0
        self._window = window
        self._beat = time.perf_counter()

    def beat(self) -> bool:
        """Whether everything is accepted."""
        now = time.perf_counter()
        self.pause = max(self.pause, now - self._beat - BEAT_MS / 1000)
        self._beat = now
        if self._window.services.model.pack is not None:
            self.ready_at = self.ready_at or time.time()
        entry = self._window.services.documents.current
        if entry is None or entry.review is None or not entry.review.findings:
            return False
        self.scanned_at = self.scanned_at or time.time()
        if len(entry.review.decisions) == len(entry.review.findings):
            return True
        self._window.reviewer.focus.next_undecided()
        self._window.reviewer.accept_category()
        return False


def watch(backend: Backend, started: float, path: Path) -> None:
    """Open the window on a file, and print what `window_probe` prints."""
    application = make_application(sys.argv[:1])
    window = MainWindow(backend, Settings(tour_seen=True))
    window.show()
    application.processEvents()
    visible = time.time() - started
    watcher = Watcher(window)
    timer = QTimer(interval=BEAT_MS)

    def beat() -> None:
        if watcher.beat() or time.time() - started > LIMIT_SECONDS:
            timer.stop()
            application.exit()

    timer.timeout.connect(beat)
    timer.start()
    window.start([path])
    application.exec()
    ready, scanned = watcher.ready_at - started, watcher.scanned_at - started
    print(visible, ready, scanned, watcher.pause, flush=True)
    # Closing would ask about decisions that no export holds.
    window.services.jobs.close()
    window.services.jobs.wait()
    backend.close()
