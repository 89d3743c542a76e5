"""Spoilt documents are exported and verified, or refused with a code; nothing else ever happens."""

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
@pytest.mark.parametrize("count", [5, pytest.param(30, marks=pytest.mark.exhaustive)])
def test_no_spoilt_document_crashes_hangs_or_leaves_anything_behind(count: int) -> None:
    exported = exported_of(str(count))
    assert count / 6 < exported < count, "mutants must be refused for more than their first bytes"


@pytest.mark.slow
def test_workbooks_are_spoilt_in_a_child_that_recognises_no_text() -> None:
    assert exported_of("10", "--only", "xlsx", "--without-recognition") > 0


def exported_of(count: str, *options: str) -> int:
    """How many of so many mutants were exported; there are no violations."""
    done = subprocess.run(
        [sys.executable, ROBUSTNESS / "fuzz.py", "--count", count, "--seed", "7", *options],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    exported = re.search(r"(\d+) exported", done.stdout)
    return int(exported[1]) if exported else 0
