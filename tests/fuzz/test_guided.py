"""Inputs that reach new code of the engine are kept and changed further; none of them fails."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROBUSTNESS = ROOT / "tools" / "robustness"


@pytest.mark.slow
def test_inputs_are_led_to_new_code_and_none_fails(tmp_path: Path) -> None:
    pytest.importorskip("atheris")
    # The bound of memory counts the peak, which a process takes over from the one that began it.
    begun_small = ["sh", "-c", '"$0" "$@"; exit $?', sys.executable]
    done = subprocess.run(
        [*begun_small, str(ROBUSTNESS / "fuzz_guided.py"), str(tmp_path), "--inputs", "250"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    reached = [int(found) for found in re.findall(r"cov: (\d+)", done.stderr)]
    begun = re.search(r"INITED cov: (\d+)", done.stderr)
    assert begun is not None
    assert reached[-1] > int(begun[1]) > 1000
