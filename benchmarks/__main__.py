"""The book of measurements: runs its chapters and prints one table.

    python -m benchmarks                 all chapters
    python -m benchmarks speed start     some of them

Ratios are of one run on one computer; bars are held against them. A line for each run goes to
`build/benchmarks/runs.jsonl`, and a plot of each chapter beside it. The exit status is 1 where a
bar is missed.
"""

from __future__ import annotations

import argparse
import os
import sys
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["ORT_DISABLE_TELEMETRY"] = "1"
# An installed program is compiled: else its start would be measured by the compiler.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))
sys.path.append(str(Path(__file__).parent / "chapters"))

from figures import ROOT, Figure, as_record, machine
from history import add, draw

CHAPTERS = {
    "speed": "the whole engine beside the bare model",
    "start": "tagger and window beside the least they can be",
    "jobs": "several files at once",
    "peers": "quality beside speed, also of other programs",
    "budgets": "the limits of the design: window, PDF, scans",
}


def main() -> int:
    """Run what the command line names."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description=__doc__,
        epilog="\n".join(f"{name:10}{what}" for name, what in CHAPTERS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("chapters", nargs="*", metavar="NAME", choices=[[], *CHAPTERS])
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "benchmarks")
    options = parser.parse_args()
    print(", ".join(f"{name} {value}" for name, value in machine().items()))
    measured: list[Figure] = []
    for name in options.chapters or CHAPTERS:
        print(f"\n{name}: {CHAPTERS[name]}", flush=True)
        for figure in import_module(name).figures():
            measured.append(figure)
            print(figure.line, flush=True)
    when = datetime.now(UTC).isoformat(timespec="seconds")
    plots = draw(options.folder, add(options.folder, as_record(when, measured)))
    missed = [figure.name for figure in measured if not figure.met]
    print(f"\n{len(measured)} figures, {len(missed)} bars missed; {len(plots)} plots in build")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
