"""Spoilt documents are exported and verified, or refused with a code; nothing else ever happens."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_no_spoilt_document_crashes_hangs_or_leaves_anything_behind() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "fuzz.py", "--count", "30", "--seed", "7"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    exported = re.search(r"(\d+) exported", done.stdout)
    assert exported is not None
    assert 5 < int(exported[1]) < 30, "mutants must be refused for more than their first bytes"
