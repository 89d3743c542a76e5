"""A window killed in the middle of a review comes back with all but the last half second."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROBUSTNESS = ROOT / "tools" / "robustness"
OUTCOME = re.compile(
    r"lost (?P<work>\d+) ms of work, (?P<place>\d+) ms of place, "
    r"longest pause (?P<pause>\d+) ms, 0 readable"
)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("moments", [1, pytest.param(3, marks=pytest.mark.exhaustive)])
def test_a_killed_window_loses_half_a_second_at_most_and_leaves_nothing_readable(
    moments: int,
) -> None:
    done = subprocess.run(
        [sys.executable, ROBUSTNESS / "kill.py", "--moments", str(moments), "--seed", "7"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    outcomes = list(OUTCOME.finditer(done.stdout))
    assert len(outcomes) == moments, done.stdout + done.stderr
    for outcome in outcomes:
        limit = 500 + int(outcome["pause"])
        assert int(outcome["work"]) <= limit, done.stdout
        assert int(outcome["place"]) <= limit, done.stdout
