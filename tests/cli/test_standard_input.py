"""Text from a pipe is in no file, and a command that is told to end leaves none."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.window.waiting import wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory without a name")

TEXT = "Seen by Dr. Priya Venkataraman on 02/09/2025, MRN 40-771-926.\n"


@pytest.fixture
def running(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A command that has read its standard input and works on it."""
    with subprocess.Popen(
        [sys.executable, "-m", "app", "scan", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env={**os.environ, "TMPDIR": str(tmp_path)},
    ) as process:
        assert process.stdin is not None
        process.stdin.write(TEXT.encode() * 5000)
        process.stdin.close()
        # What the link names is a descriptor of that process: here there may be none of its number.
        wait_until(lambda: any(tmp_path.glob("*/files/stdin.tx?")))
        yield process
        process.kill()


def files_with_text(folder: Path) -> list[Path]:
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return [path for path in files if b"Venkataraman" in path.read_bytes()]


def test_text_from_a_pipe_is_in_no_file(running: subprocess.Popen[bytes], tmp_path: Path) -> None:
    assert running.poll() is None
    assert files_with_text(tmp_path) == []
    running.send_signal(signal.SIGKILL)
    running.wait()
    assert files_with_text(tmp_path) == []


def test_a_command_that_is_told_to_end_leaves_nothing(
    running: subprocess.Popen[bytes], tmp_path: Path
) -> None:
    running.send_signal(signal.SIGTERM)
    assert running.wait(60) != 0
    assert list(tmp_path.glob("incognote-*")) == []
