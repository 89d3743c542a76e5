"""What measures the linking of a case measures it."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_linking_replaces_everything_in_the_letters() -> None:
    measure = runpy.run_path(str(ROOT / "benchmarks" / "linking.py"))
    letters = list(measure["letters"](3, 0.5))
    speed = measure["measured"](letters)
    assert speed.letters == 3
    assert speed.replacements == sum(len(one.findings) for one in letters)
    assert speed.linking > 0
