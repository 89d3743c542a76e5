"""Does an installed program find what the source tree finds? Offset by offset, score by score.

Scans the samples and notes that were written for this project, in every language, with both.

Run: python tools/same_findings.py --program /usr/bin/incognote [FILE …]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
USUAL = ("resources/samples", "resources/self-test", "app/training/authored")


def main() -> int:
    """Compare, and say how many documents and findings are the same."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--program", type=Path, required=True)
    parser.add_argument("paths", nargs="*", type=Path, metavar="FILE")
    options = parser.parse_args()
    paths = options.paths or [ROOT / name for name in USUAL]
    here = found([sys.executable, "-m", "app"], paths)
    there = found([str(options.program.absolute())], paths)
    differing = sorted(
        name for name in here.keys() | there.keys() if here.get(name) != there.get(name)
    )
    for name in differing:
        print(f"DIFFERS  {name}")
    count = sum(len(one["findings"]) for one in here.values())
    print(f"{len(here) - len(differing)} of {len(here)} documents the same, {count} findings")
    return 1 if differing or not here else 0


def found(program: list[str], paths: list[Path]) -> dict[str, dict[str, list[object]]]:
    """What a program says of documents, by their names."""
    done = subprocess.run(
        [*program, "scan", *map(str, paths)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        check=False,
    )
    told = map(json.loads, done.stdout.decode().splitlines())
    return {
        one["path"]: {key: one[key] for key in ("text", "languages", "findings")} for one in told
    }


if __name__ == "__main__":
    sys.exit(main())
