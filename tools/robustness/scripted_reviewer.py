"""A reviewer who works in the real window until someone kills the process; or comes back to it.

`review FILE LOG` opens a document and goes on deciding, marking, undoing, scrolling and filtering,
and writes to LOG, after each act, the time and what the window holds. `resume LOG` starts the
program again, goes on where it was left, and writes what the window holds then.

Run by kill.py, with a home and temporary folder of its own.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["ORT_DISABLE_TELEMETRY"] = "1"

from PySide6.QtCore import QTimer

from app.paths import data_dir
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.application import make_application
from app.ui.core.backend import Backend
from app.ui.shell.main_window import MainWindow

_ACT_MS = 40
_KINDS = ("PATIENT", "DOCTOR", "DATE", "PHONE")


class Watch:
    """Writes down what a window holds: the work as a digest, the place as it is."""

    def __init__(self, window: MainWindow, log: TextIO) -> None:
        self._window = window
        self._log = log

    def write(self) -> None:
        """One line: the time, the work, the place."""
        window = self._window
        entry = window.services.documents.current
        review = window.reviewer.review
        if entry is None or review is None:
            return
        stack = entry.stack
        work = [
            [repr(finding) for finding in review.findings],
            sorted((name, one.action, one.replacement) for name, one in review.decisions.items()),
            [stack.text(at) for at in range(stack.count())],
            stack.index(),
        ]
        place = [
            entry.focus,
            window.area.zoom_factor,
            window.findings.filter.text(),
            window.findings.only_undecided.isChecked(),
            window.services.commands["pages"].isChecked(),
            window.area.view.top(),
        ]
        line = {"at": time.time(), "work": _digest(work), "place": place}
        self._log.write(json.dumps({**line, "steps": stack.count()}) + "\n")
        self._log.flush()


def _digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()


def main() -> None:
    """Review or resume."""
    task, *paths = sys.argv[1:]
    application = make_application(sys.argv[:1])
    window = MainWindow(
        Backend(),
        Settings(theme="light", tour_seen=True),
        SessionStore(data_dir() / "sessions"),
    )
    window.show()
    with Path(paths[-1]).open("a", encoding="utf-8") as log:
        watch = Watch(window, log)
        if task == "review":
            window.start([Path(paths[0])])
            acting = _review(window, watch)
        else:
            window.start()
            acting = _resume(window, watch, application.quit)
        acting.start(_ACT_MS)
        application.exec()
    # Closing would save; what was read is what counts.
    os._exit(0)


def _review(window: MainWindow, watch: Watch) -> QTimer:
    chance = random.Random(time.time())
    reviewer, commands = window.reviewer, window.services.commands

    def recategorise() -> None:
        reviewer.recategorise(chance.choice(_KINDS))

    def scroll() -> None:
        bar = window.area.view.verticalScrollBar()
        bar.setValue(chance.randint(0, bar.maximum()))

    acts: list[Callable[[], object]] = [
        *([commands["accept"].trigger, commands["reject"].trigger] * 4),
        reviewer.focus.next_undecided,
        lambda: reviewer.focus.step(1),
        recategorise,
        commands["accept_category"].trigger,
        *([commands["undo"].trigger] * 3),
        commands["redo"].trigger,
        commands["zoom_in"].trigger,
        commands["zoom_out"].trigger,
        lambda: window.findings.filter.setText(chance.choice(("", "okon", "02/"))),
        scroll,
    ]

    acting: list[bool] = []

    def act() -> None:
        if reviewer.review is not None:
            acting.append(True)
            chance.choice(acts)()
            acting.clear()
            watch.write()

    def moved() -> None:
        # Text that is laid out anew moves between acts; in the middle of one, nothing is held yet.
        if not acting:
            watch.write()

    timer = QTimer(window)
    timer.timeout.connect(act)
    window.area.view.verticalScrollBar().valueChanged.connect(moved)
    window.services.documents.reviewed.connect(lambda _: watch.write())
    return timer


def _resume(window: MainWindow, watch: Watch, leave: Callable[[], object]) -> QTimer:
    def look() -> None:
        entry = window.services.documents.current
        if entry is None:
            if window.start_page.recent.left:
                window.services.commands["resume"].trigger()
        elif entry.review is not None and entry.place is None:
            timer.stop()
            watch.write()
            leave()

    timer = QTimer(window)
    timer.timeout.connect(look)
    return timer


if __name__ == "__main__":
    main()
