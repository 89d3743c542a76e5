"""A benchmark whose packages are missing says which command installs them, without a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
_WITHOUT = """
import runpy, sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
sys.path.insert(0, {folder!r})
sys.argv = [{script!r}, "--help"]
runpy.run_path({script!r}, run_name="__main__")
"""


@pytest.mark.parametrize(
    ("script", "missing", "extra"),
    [
        ("chapters/budgets.py", "reportlab", "dev"),
        ("window/heartbeat.py", "reportlab", "dev"),
        ("roberta.py", "torch", "train"),
    ],
)
def test_it_names_the_command_that_installs_what_is_missing(
    script: str, missing: str, extra: str
) -> None:
    path = BENCHMARKS / script
    code = _WITHOUT.format(missing={missing}, folder=str(path.parent), script=str(path))
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120
    )
    assert ran.returncode == 1
    assert "Traceback" not in ran.stderr
    assert missing in ran.stderr
    assert f'-m pip install -e ".[{extra}]"' in ran.stderr
