"""Search and plan many texts of long runs; name each that fails, takes long or takes much memory.

Times are those of the processor, so that other work beside it does not count.

Run: python tools/fuzz_engine.py [--count 20000] [--seed 1] [--longest 20000]
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from itertools import islice
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.torture_texts import texts

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
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=int, default=2_000, help="characters of one run")
    options = parser.parse_args()
    scanner = Scanner.load(Settings())
    begun = _peak()
    failures, slowest = 0, 0.0
    for number, text in enumerate(
        islice(texts(Random(options.seed), options.longest), options.count)
    ):
        started = time.process_time()
        problem = _tried(scanner, text)
        took = time.process_time() - started
        slowest = max(slowest, took)
        if problem is None and took > SECONDS:
            problem = f"took {took:.1f} s"
        if problem is None and _peak() - begun > MEGABYTES:
            problem, begun = f"memory grew by {_peak() - begun} MB", _peak()
        if problem is not None:
            failures += 1
            print(f"text {number} of seed {options.seed}, {len(text)} characters: {problem}")
    print(
        f"{options.count} texts, {failures} failures, slowest {slowest:.1f} s, {_peak()} MB at most"
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
