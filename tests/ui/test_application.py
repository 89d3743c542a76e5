"""What is set once for the whole program, so that the window does not stand still."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import psutil
import pytest
from pytestqt.qtbot import QtBot
from support.sampling import crossed

_PROBE = """
import gc, sys
from app.ui.application import make_application
make_application(["x"])
print(*gc.get_threshold(), gc.get_freeze_count(), sys.getswitchinterval())
heavy = {"numpy", "onnxruntime", "PIL", "pypdfium2", "cryptography", "lxml", "jinja2"}
heavy |= {"app.engine.redaction.report", "app.workflow.export"}
heavy |= {"importlib.metadata", "pydoc", "ssl"}
print(*sorted(heavy & set(sys.modules)))
"""


_LETTERS = """
from PySide6.QtGui import QFontMetrics
from app.ui.application import make_application
metrics = QFontMetrics(make_application(["x"], "en").font())
print(metrics.horizontalAdvance("i"), metrics.horizontalAdvance("W"))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="other systems have fonts")
def test_words_are_not_boxes_where_the_system_has_no_fonts(tmp_path: Path) -> None:
    empty = tmp_path / "fonts.conf"
    empty.write_text("<fontconfig></fontconfig>", encoding="ascii")
    done = subprocess.run(
        [sys.executable, "-c", _LETTERS],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "FONTCONFIG_FILE": str(empty)},
    )
    narrow, wide = map(int, done.stdout.split())
    # The box that stands for a letter that there is not has one width.
    assert narrow < wide


def test_collections_are_small_and_what_is_heavy_waits_for_the_window() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _PROBE],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    figures, heavy = done.stdout.split("\n")[:2]
    young, middle, old, frozen, switch = map(float, figures.split())
    # As many objects as a collection of the youngest two generations goes through.
    assert young * (middle + 1) <= 30_000
    assert young * middle * old >= 2_000_000
    assert frozen > 10_000
    assert switch <= 0.001
    assert not heavy


_CHOOSER = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFileDialog
from app.ui.application import make_application

application = make_application(["x"], "en")
dialog = QFileDialog(None, "Open", sys.argv[1])
dialog.setFileMode(QFileDialog.FileMode.Directory)
dialog.finished.connect(application.quit)
dialog.open()
QTimer.singleShot(0, dialog.accept)
application.exec()
print(dialog.selectedFiles())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have their own dialog")
def test_folders_that_were_opened_are_noted_nowhere(tmp_path: Path) -> None:
    home, folder = tmp_path / "home", tmp_path / "Okonkwo"
    home.mkdir()
    folder.mkdir()
    own = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    done = subprocess.run(
        [sys.executable, "-c", _CHOOSER, str(folder)],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env={**own, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home)},
    )
    assert "Okonkwo" in done.stdout
    kept = [path for path in home.rglob("*") if path.is_file()]
    assert [path for path in kept if b"Okonkwo" in path.read_bytes()] == []


_QUITTER = """
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from app.ui import application
from app.ui.core.backend import Backend
from app.ui.shell.main_window import MainWindow

start = MainWindow.start

def start_and_quit(window, paths):
    start(window, paths)
    leave = {"quit": window.services.commands["quit"].trigger, "close": window.close}[sys.argv[1]]
    QTimer.singleShot(int(sys.argv[2]), leave)

if __name__ == "__main__":
    MainWindow.start = start_and_quit
    backend = Backend()
    backend.begin()
    sys.exit(application.run([], backend))
"""


def alive_in(group: int) -> list[str]:
    """Names of the processes of a group that are more than a record of their end."""
    alive = []
    for process in psutil.process_iter():
        with suppress(psutil.Error, ProcessLookupError):
            if os.getpgid(process.pid) == group and process.status() != psutil.STATUS_ZOMBIE:
                alive.append(process.name())
    return alive


@pytest.mark.slow
@pytest.mark.parametrize(("way", "milliseconds"), crossed(["quit", "close"], ["0", "2000"]))
def test_leaving_ends_the_process_and_its_children(
    way: str, milliseconds: str, tmp_path: Path, qtbot: QtBot
) -> None:
    script = tmp_path / "quitter.py"
    script.write_text(_QUITTER, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, script, way, milliseconds],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)},
        start_new_session=True,
    )
    try:
        assert process.wait(timeout=60) == 0
        qtbot.waitUntil(lambda: not alive_in(process.pid), timeout=10_000)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def test_options_of_open_are_explained_and_not_opened() -> None:
    for option, status, said in (("--help", 0, "usage"), ("--nonsense", 2, "unrecognized")):
        done = subprocess.run(
            [sys.executable, "-m", "app", "open", option],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert done.returncode == status
        assert said in done.stdout + done.stderr
