"""What a chapter of the book measures: figures with their bars, and the table of them."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured value.

    Attributes:
        chapter: who measured it.
        name: what of.
        value: how much, in `unit`; a ratio has none.
        bar: what it is held against, None where it only informs.
        at_least: whether more is better.
    """

    chapter: str
    name: str
    value: float
    unit: str = ""
    bar: float | None = None
    at_least: bool = False

    @property
    def met(self) -> bool:
        """Whether the bar is met; also where there is none."""
        if self.bar is None:
            return True
        return self.value >= self.bar if self.at_least else self.value <= self.bar

    @property
    def line(self) -> str:
        """A row of the table."""
        verdict, bar = "    ", ""
        if self.bar is not None:
            verdict = "ok  " if self.met else "MISS"
            bar = f"({'≥' if self.at_least else '≤'} {self.bar:g})"
        return f"{verdict} {self.name:52} {self.value:10.3f} {self.unit:10} {bar}"


def machine() -> Mapping[str, str]:
    """What figures depend on beside the program."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    return {
        "processor": _processor(),
        "cores": str(os.cpu_count()),
        "system": platform.platform(terse=True),
        "python": sys.version.split()[0],
        "load": load,
        "commit": commit.stdout.strip() or "unknown",
    }


def _processor() -> str:
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in told.splitlines() if "model name" in line]
    return names[0] if names else platform.machine()


def as_record(when: str, figures: Iterable[Figure]) -> dict[str, object]:
    """One run for the history."""
    return {
        "when": when,
        "machine": dict(machine()),
        "figures": [asdict(figure) for figure in figures],
    }
