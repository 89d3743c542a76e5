"""Take the pictures of the tutorial, with the program as it is: real findings, a real export.

Run: QT_QPA_PLATFORM=offscreen python tools/pictures/tutorial_pictures.py [FOLDER]

They go to docs/tutorial unless a folder is named. Nothing of the user's own is read or stored.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from screen_views import wait

from app.engine.domain.document import Span
from app.engine.domain.export import Mode
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.application import make_application
from app.ui.core.backend import Backend
from app.ui.export.dialog import ExportDialog
from app.ui.shell.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[2]
_SIZE = (1280, 760)
_DECIDED = 6
_MISSED = "retired"
_COLOURS = 160


def main() -> None:
    """Walk through the tutorial in a home of its own, and take a picture at each step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "docs" / "tutorial")
    folder = parser.parse_args().folder.absolute()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        own = {"HOME": home, "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data"}
        os.environ |= own
        application = make_application(["tutorial"], "en")
        settings = Settings(theme="light", language="en", tour_seen=True)
        window = MainWindow(Backend(), settings, SessionStore(Path(home) / "sessions"))
        window.resize(*_SIZE)
        window.show()
        window.start()
        for name in _steps(window, Path(home)):
            wait(lambda: not window.services.jobs.busy)
            for _ in range(3):
                application.processEvents()
            shown = window.services.dialogs.current or window
            path = folder / f"{name}.png"
            shown.grab().save(str(path))
            Image.open(path).convert("RGB").quantize(_COLOURS).save(path, optimize=True)
        window.closing.leave()
        wait(lambda: window.closing.ended)


def _steps(window: MainWindow, folder: Path) -> Iterator[str]:
    """The name of each step, while the window shows it."""
    commands, jobs = window.services.commands, window.services.jobs
    yield "start"
    window.opener.open([ROOT / "resources" / "samples" / "sample-note.txt"])
    (entry,) = window.services.documents.entries
    wait(lambda: entry.review is not None and not jobs.busy)
    wait(lambda: not window.presenter.list_later.isActive())
    yield "findings"
    for _ in range(_DECIDED):
        commands["accept"].trigger()
        wait(lambda: not jobs.busy)
    yield "decided"
    assert entry.document is not None
    start = entry.document.text.index(_MISSED)
    window.area.text.select(Span(start, start + len(_MISSED)))
    window.area.offer()
    yield "missed"
    window.area.clear_selection()
    commands["export"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    wait(lambda: bool(dialog.choice.name.text()) and not jobs.busy)
    dialog.choice.folder.setText("exports")
    dialog.choice.replace_by.buttons[Mode.SURROGATE].click()
    wait(lambda: dialog.choice.live.isHidden() or dialog.choice.live.shown is not None)
    yield "export"
    dialog.choice.folder.setText(str(folder))
    dialog.choice.export.click()
    wait(lambda: dialog.pages.currentWidget() is dialog.outcome)
    yield "exported"
    dialog.reject()


if __name__ == "__main__":
    main()
