"""Print seconds from process start to a visible window, to a ready tagger, to a scanned document,
and the longest pause of the GUI thread while one is opened, scanned and accepted.

Run by budgets.py as: python benchmarks/window_probe.py START FILE
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from PySide6.QtCore import QTimer

from app.settings import Settings
from app.ui.application import make_application
from app.ui.backend import PipelineBackend
from app.ui.main_window import MainWindow

BEAT_MS = 5
LIMIT_SECONDS = 120


def main() -> None:
    """Open the window on one file and watch it."""
    started, path = float(sys.argv[1]), Path(sys.argv[2])
    application = make_application(sys.argv[:1])
    window = MainWindow(PipelineBackend(), Settings())
    window.show()
    application.processEvents()
    visible = time.time() - started
    seen = {"ready": 0.0, "pause": 0.0, "beat": time.perf_counter()}
    beat = QTimer(interval=BEAT_MS)

    def watch() -> None:
        now = time.perf_counter()
        seen["pause"] = max(seen["pause"], now - seen["beat"] - BEAT_MS / 1000)
        seen["beat"] = now
        entry = window.session.current
        if window.ready and not seen["ready"]:
            seen["ready"] = time.time() - started
        if entry is not None and entry.review is not None and entry.review.findings:
            if len(entry.review.decisions) == len(entry.review.findings):
                application.exit()
            else:
                window.commands["accept_all"].trigger()
        if time.time() - started > LIMIT_SECONDS:
            application.exit(1)

    beat.timeout.connect(watch)
    beat.start()
    window.start([path])
    status = application.exec()
    scanned = time.time() - started
    print(visible, seen["ready"], scanned, seen["pause"])
    window.close()
    sys.exit(status)


if __name__ == "__main__":
    main()
