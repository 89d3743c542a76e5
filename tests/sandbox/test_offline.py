"""No process of the program ever asks for a socket that could reach another machine."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not (shutil.which("strace") and shutil.which("unshare"))
        or subprocess.run(["unshare", "-rn", "true"], capture_output=True, check=False).returncode
        != 0,
        reason="needs strace and unshare",
    ),
]


@pytest.fixture
def offline(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module("offline")


# The other jobs of `tools/offline.py` take minutes.
@pytest.mark.parametrize("job", ["redact, surrogate"])
def test_no_job_asks_for_the_internet(offline: ModuleType, job: str, tmp_path: Path) -> None:
    command = offline.commands(tmp_path)[job]
    outcome = offline.watched([sys.executable, "-m", "app", *command], tmp_path)
    assert outcome.status == 0
    assert outcome.families.keys() <= {"AF_UNIX"}


def test_a_child_that_asks_for_it_is_seen(offline: ModuleType, tmp_path: Path) -> None:
    asking = "import socket; socket.socket(socket.AF_INET6)"
    child = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {asking!r}])"
    outcome = offline.watched([sys.executable, "-c", child], tmp_path)
    assert outcome.families == {"AF_INET6": 1}
    assert not outcome.passed


def test_only_a_probe_may_ask_and_it_must_be_refused(offline: ModuleType) -> None:
    asked, refused = {"AF_INET": 2, "AF_UNIX": 1}, {"AF_INET": 2}
    assert offline.Outcome(0, asked, refused, probes=True).passed
    assert not offline.Outcome(0, asked, refused).passed
    assert not offline.Outcome(0, asked, {"AF_INET": 1}, probes=True).passed
    assert not offline.Outcome(1, asked, refused, probes=True).passed
