"""Start the window. What takes long is loaded when it is already there."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from app import log, settings
from app.errors import PolicyInvalid
from app.paths import NAME, RESOURCES, config_dir, data_dir
from app.sessions.store import SessionStore
from app.ui.core.backend import Backend
from app.ui.core.icons import program_icon
from app.ui.core.language import use_language
from app.ui.core.messages import error_text
from app.ui.shell.main_window import MainWindow

_SWITCH_SECONDS = 0.0005
_EVENTS_MS = 50
_FONT = "Liberation Sans"
_NAMED_ALWAYS = {"Monospace", "Sans Serif", "Serif"}
"""Families that Qt names also where there is no font at all."""
_NEW_OBJECTS, _YOUNG_COLLECTIONS, _MIDDLE_COLLECTIONS = 5_000, 5, 80


def make_application(arguments: Sequence[str], language: str = "system") -> QApplication:
    """The one QApplication, named, styled and speaking a language of the settings."""
    # Painting gives the interpreter's lock away and takes it back a hundred times. While a job runs
    # in a thread, each of them may take as long as this; Python's own 5 ms would add up.
    sys.setswitchinterval(_SWITCH_SECONDS)
    # A garbage collection in any thread holds the window up, for 10 ms for each 50,000 objects:
    # leave out what was imported, look at new objects a few at a time, and at all of them rarely.
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS, _YOUNG_COLLECTIONS, _MIDDLE_COLLECTIONS)
    # Qt's own file dialog writes the folders that it was in to a file of all Qt programs, and
    # folders are called after patients.
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, os.devnull)
    QGuiApplication.setDesktopFileName(NAME.lower())
    application = QApplication(list(arguments))
    application.setApplicationName(NAME)
    application.setApplicationDisplayName("")
    application.setStyle("Fusion")
    _have_letters(application)
    use_language(application, language)
    application.setWindowIcon(program_icon())
    return application


def _have_letters(application: QApplication) -> None:
    """Write in the fonts that exports are set in where the system has none, else in boxes."""
    if set(QFontDatabase.families()) - _NAMED_ALWAYS:
        return
    for path in (RESOURCES / "fonts").glob(f"{_FONT.replace(' ', '')}-*.ttf"):
        QFontDatabase.addApplicationFont(str(path))
    font = application.font()
    font.setFamily(_FONT)
    application.setFont(font)


def run(paths: Sequence[str | Path], backend: Backend) -> int:
    """Open the window with these files; the exit status once it is closed."""
    log.begin()
    try:
        chosen = settings.load()
    except PolicyInvalid as error:
        make_application(sys.argv[:1])
        QMessageBox.critical(None, NAME, "\n\n".join(error_text(error)))
        return error.exit_code
    application = make_application(sys.argv[:1], chosen.language)
    store = SessionStore(data_dir() / "sessions")
    window = MainWindow(backend, chosen, store)
    window.look_as_before(config_dir() / "window.json")
    # Qt quits with the last window that it sees close; this one is hidden while it ends.
    window.closing.finished.connect(application.quit)
    window.show()
    window.start_page.open.setFocus()
    # After the first paint: the imports of the first jobs compete for the interpreter's lock.
    QTimer.singleShot(0, lambda: window.start([Path(path) for path in paths]))
    return application.exec()


def shows_review(path: Path, seconds: float) -> bool:
    """Whether a window, which nobody sees, comes to show the review of a document in this time.

    Nothing is stored. Needs Qt's platform `offscreen`, and that there is no application yet.
    """
    application = make_application(sys.argv[:1])
    window = MainWindow(Backend(), settings.Settings())
    window.show()
    window.start([path])
    deadline = time.monotonic() + seconds

    def wait_for(done: Callable[[], bool]) -> bool:
        while not done() and time.monotonic() < deadline:
            application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, _EVENTS_MS)
        return done()

    shown = wait_for(lambda: window.reviewer.review is not None)
    picture = window.grab().toImage()
    window.closing.leave()
    wait_for(lambda: window.closing.ended)
    window.hide()
    return shown and not picture.isNull()
