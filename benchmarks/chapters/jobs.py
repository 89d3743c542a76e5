"""`redact --jobs 2` beside `--jobs 1` on many small files.

On a computer with other work the clock says little. So beside it stands what two processes could do
at most: twice the work of one for each processor second that it took.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from figures import ROOT, Figure
from texts import visit

_FILES = 200
_BAR = 1.8


def figures(files: int = _FILES) -> Iterator[Figure]:
    """Throughput of two jobs by that of one, by processor seconds and by the clock."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "in").mkdir()
        for number in range(files):
            text = "".join(visit(number * 3 + part) for part in range(3))
            (folder / "in" / f"{number:04}.txt").write_text(text, encoding="utf-8")
        one, two = (_redact(folder, jobs) for jobs in (1, 2))
    most = 2 * one[0] / two[0]
    yield Figure("jobs", "two jobs by one, processor seconds", most, bar=_BAR, at_least=True)
    yield Figure("jobs", "two jobs by one, by the clock", one[1] / two[1])
    yield Figure("jobs", "files, one job", files / one[0], "files/s")
    yield Figure("jobs", "files, two jobs", files / two[0], "files/s")


def _redact(folder: Path, jobs: int) -> tuple[float, float]:
    """Processor seconds of all processes, and seconds of the clock."""
    before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run(
        [
            *(sys.executable, "-m", "app", "redact", folder / "in"),
            *("-o", folder / f"out{jobs}", "--jobs", str(jobs)),
        ],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return used, time.monotonic() - started
