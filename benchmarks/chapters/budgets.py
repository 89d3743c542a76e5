"""Measure the budgets of the design on this machine and print them beside their limits.

Run: python benchmarks/chapters/budgets.py [--long]      (--long adds the 1,000-page document)
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["ORT_DISABLE_TELEMETRY"] = "1"

sys.path += [
    str(Path(__file__).resolve().parents[1]),
    str(Path(__file__).resolve().parents[2] / "tools" / "robustness"),
]

from documents import pdf
from documents import scan as make_scan
from figures import Figure
from one_word import Stopwatch, Trial, redact

from app.engine.domain.export import Mode
from app.formats.base import Options
from app.paths import RESOURCES
from app.progress import NullReporter, Reporter, Stage
from app.sandbox import reader_process
from app.sandbox.reader_process import READER
from app.sandbox.role import Limits
from app.sandbox.worker import Worker
from app.settings import Settings
from app.workflow.export import export
from app.workflow.scan import Scanner, open_document

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    """Measure and print one line a budget."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--long", action="store_true")
    options = parser.parse_args()
    print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}")
    for figure in figures(long=options.long):
        print(figure.line, flush=True)


def figures(*, long: bool = False) -> Iterator[Figure]:
    """One a budget."""
    engine = Scanner.load(Settings())
    with tempfile.TemporaryDirectory() as name, Worker(READER) as worker:
        folder = Path(name)
        worker.call(
            reader_process.read,
            RESOURCES / "samples" / "sample-note.txt",
            Options(),
            NullReporter(),
        )
        source = pdf(folder / "ten.pdf", 10)
        visible, ready, scanned, pause = _window(source)
        yield _figure("window visible after start", visible, 1.0, "s")
        yield _figure("tagger ready after start", ready, 3.0, "s")
        yield _figure("10-page PDF scanned after start", scanned, 5.0, "s")
        yield _figure("GUI thread blocked at most", pause, 0.05, "s")
        started = time.perf_counter()
        clock = _FirstPage(started)
        document = open_document(source, Options(), worker, clock)
        review = engine.scan(document, NullReporter())
        yield _figure("10-page PDF, open to findings", time.perf_counter() - started, 2.0, "s")
        yield _figure("first of these pages read", clock.first or float("nan"), 0.7, "s")
        words = len(document.text.split())
        started = time.perf_counter()
        engine.scan(document, NullReporter())
        speed = words / (time.perf_counter() - started)
        yield _figure("words a second, whole engine", speed, 8000, "", lower_is_better=False)
        started = time.perf_counter()
        export(
            review,
            source,
            folder / "ten.deid.pdf",
            Mode.MASK,
            key=bytes(32),
            options=Options(),
            pack=engine.pack,
            worker=worker,
            reporter=NullReporter(),
        )
        yield _figure("export of 10 pages with checks", time.perf_counter() - started, 3.0, "s")
        yield from _scanned(folder, worker)
        if long:
            yield from _long(folder)


def _scanned(folder: Path, worker: Worker) -> Iterator[Figure]:
    """Text recognition, without the time that loading it takes."""
    pages = 4
    open_document(make_scan(folder / "one.pdf", 1), Options(), worker, NullReporter())
    source = make_scan(folder / "scan.pdf", pages)
    started = time.perf_counter()
    open_document(source, Options(), worker, NullReporter())
    speed = pages * 60 / (time.perf_counter() - started)
    yield _figure("scanned pages read a minute", speed, 10, "", lower_is_better=False)


def _long(folder: Path) -> Iterator[Figure]:
    seconds: dict[int, dict[str, float]] = {}
    for pages in (250, 1000):
        source = pdf(folder / f"{pages}.pdf", pages)
        with Stopwatch(replace(READER, limits=Limits(quiet_seconds=120))) as worker:
            redact(source, folder / f"{pages}.deid.pdf", worker, Random(1), Trial())
            seconds[pages] = dict(worker.seconds)
            child = worker.call(peak_memory, NullReporter())
    yield _figure("1,000-page PDF, memory of the child", child / 2**30, 1.5, "GiB")
    for what, taken in seconds[1000].items():
        yield _figure(f"{what} 1,000 pages", taken, float("inf"), "ms a page")
        yield _figure("over 250 pages, a page", taken / seconds[250][what] / 4, 1.2, "×")


def peak_memory(_reporter: Reporter) -> int:
    """The largest resident size of this process so far, in bytes. Linux only."""
    # Not `getrusage`: a child takes over the largest size of the process that started it.
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) * 1024


class _FirstPage:
    """Notes when the first page was finished."""

    def __init__(self, started: float) -> None:
        self._started = started
        self.first: float | None = None

    def step(self, stage: Stage, done: int, total: int) -> None:  # noqa: ARG002 - a Reporter
        if stage is Stage.READ and done >= 1 and self.first is None:
            self.first = time.perf_counter() - self._started


def _window(source: Path) -> tuple[float, ...]:
    """Seconds from start to window, tagger and findings; longest pause of the GUI thread."""
    probe = subprocess.run(
        [
            sys.executable,
            str(Path(__file__).with_name("window_probe.py")),
            str(time.time()),
            str(source),
        ],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    return tuple(map(float, probe.stdout.split()[-4:]))


def _figure(
    what: str, value: float, limit: float, unit: str, *, lower_is_better: bool = True
) -> Figure:
    return Figure("budgets", what, value, unit, bar=limit, at_least=not lower_is_better)


if __name__ == "__main__":
    main()
