"""A window killed in the middle of a review comes back with all but the last half second."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def test_a_killed_window_loses_half_a_second_at_most_and_leaves_nothing_readable() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "benchmarks" / "kill.py", "--moments", "3", "--seed", "7"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 of 3 came back whole" in done.stdout
