"""What is set once for the whole program, so that the window does not stand still."""

from __future__ import annotations

import os
import subprocess
import sys

_PROBE = """
import gc, sys
from app.ui.application import make_application
make_application(["x"])
print(*gc.get_threshold(), gc.get_freeze_count(), sys.getswitchinterval())
heavy = {"numpy", "onnxruntime", "PIL", "pypdfium2", "cryptography", "lxml", "jinja2"}
heavy |= {"app.workflow.export"}
print(*sorted(heavy & set(sys.modules)))
"""


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
