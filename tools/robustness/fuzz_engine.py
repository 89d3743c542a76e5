"""Search and plan many texts of long runs; name each that fails, takes long or takes much memory.

Times are those of the processor, so that other work beside it does not count.

A long run is done in pieces by `--first`, which passes over the texts before it.

Run: python tools/robustness/fuzz_engine.py [--first 0] [--count 20000] [--seed 1] [--longest 20000]
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from itertools import islice
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from support.files.torture_texts import texts

from app.engine.domain.document import Document
from app.engine.domain.export import Mode
from app.progress import NullReporter
from app.settings import Settings
from app.workflow.export import plan_export
from app.workflow.scan import Scanner

SECONDS, MEGABYTES = 20.0, 512


def main() -> int:
    """Try them; 1 if any text went over its bounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first text")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=int, default=2_000, help="characters of one run")
    options = parser.parse_args()
    scanner = Scanner.load(Settings())
    begun = _peak()
    failures, slowest, slowest_text = 0, 0.0, options.first
    end = options.first + options.count
    every = enumerate(texts(Random(options.seed), options.longest))
    for number, text in islice(every, options.first, end):
        started = time.process_time()
        problem = _tried(scanner, text)
        took = time.process_time() - started
        if took > slowest:
            slowest, slowest_text = took, number
        if problem is None and took > SECONDS:
            problem = f"took {took:.1f} s"
        if problem is None and _peak() - begun > MEGABYTES:
            problem, begun = f"memory grew by {_peak() - begun} MB", _peak()
        if problem is not None:
            failures += 1
            print(
                f"text {number} of seed {options.seed}, {len(text)} characters: {problem}",
                flush=True,
            )
    print(
        f"{options.count} texts from {options.first}, {failures} failures, slowest {slowest:.1f} s"
        f" (text {slowest_text}), {_peak()} MB at most"
    )
    return min(failures, 1)


def _tried(scanner: Scanner, text: str) -> str | None:
    try:
        review = scanner.scan(Document("d" * 16, "text", "0" * 64, text), NullReporter())
        for mode in Mode:
            plan_export(review, mode, bytes(32))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is a finding
        return f"{type(error).__name__}: {error}"
    return None


def _peak() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


if __name__ == "__main__":
    sys.exit(main())
