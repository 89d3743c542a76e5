"""How long until the tagger is ready and the window is there, each beside the least that it can be.

Processor seconds of a process of its own, in turns; the children of the window are not counted.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from statistics import median

from figures import ROOT, Figure

_ROUNDS = 3
# Ended without taking anything down: what is measured is the start.
_TELL = """
import os, time
print(time.process_time(), flush=True)
os._exit(0)
"""
_BARE_TAGGER = """
import os
os.environ["ORT_DISABLE_TELEMETRY"] = "1"
import onnxruntime, sys
options = onnxruntime.SessionOptions()
options.intra_op_num_threads = 1
for model in sys.argv[1:]:
    onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
"""
# As the program begins: without a search for garbage while it imports.
_TAGGER = """
from app.garbage import without_collections
with without_collections():
    from app.engine.tagger.loading import load_tagger
    from app.engine.tagger.pack.packs import load
load_tagger(load(""), "cpu", 1)
"""
_EMPTY_WINDOW = """
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.show()
application.processEvents()
"""
_WINDOW = """
from app.garbage import without_collections
with without_collections():
    from app.settings import Settings
    from app.ui.application import make_application
    from app.ui.core.backend import Backend
    from app.ui.shell.main_window import MainWindow
application = make_application(["incognote"])
window = MainWindow(Backend(), Settings(tour_seen=True))
window.show()
application.processEvents()
"""


def figures() -> Iterator[Figure]:
    """Two ratios, and the seconds behind them."""
    from app.engine.tagger.pack.manifest import MODEL  # noqa: PLC0415 - children need it not
    from app.engine.tagger.pack.packs import load  # noqa: PLC0415

    usual = load("")
    models = [str(one.info.path / MODEL) for one in usual.members or (usual,)]
    for what, ours, least, bar in (
        ("tagger ready", _TAGGER, _BARE_TAGGER, 1.3),
        ("window visible", _WINDOW, _EMPTY_WINDOW, 1.5),
    ):
        rounds = [(_seconds(ours, models), _seconds(least, models)) for _ in range(_ROUNDS)]
        whole, bare = (median(times) for times in zip(*rounds, strict=True))
        yield Figure("start", f"{what} by the least it can be", whole / bare, bar=bar)
        yield Figure("start", what, whole, "s")
        yield Figure("start", f"{what}: the least it can be", bare, "s")


def _seconds(code: str, models: list[str]) -> float:
    done = subprocess.run(
        [sys.executable, "-c", code + _TELL, *models],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout.split()[-1])
