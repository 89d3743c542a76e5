"""Kill a reviewer's window at random moments and see what is there when it is started again.

Each time, the real window, off the screen, is killed with SIGKILL in the middle of a scripted
review of the bundled note, and started again. What it then holds must be what it held at one
moment of the last half second before it was killed (and of the pauses that the machine put into
it); and neither the saved sessions nor any other
file in its home and temporary folder may hold an identifier in readable form.

Run: python tools/robustness/kill.py [--moments 20] [--seed 0]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import psutil

from app.paths import RESOURCES

LOST_SECONDS = 0.5
PLANTED = (
    "Okonkwo", "Thaddeus", "Venkataraman", "40-771-926", "Coos Landing", "02/09/2025"
)  # fmt: skip
_SCRIPT = Path(__file__).with_name("scripted_reviewer.py")
_PATIENCE = 300.0
_LATEST_SECONDS = 4.0
_WATCHED_SECONDS = 2.0
_BEAT_SECONDS = 0.06
_CHILDREN_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one kill cost: seconds of work and of place, None for what was never held.

    `came_back` is the place then. `pause` is how long the window, which acts all the time, stood
    still at most before the kill: on a busy machine it waits for a processor, and then nobody
    reviews either.
    """

    steps: int
    pause: float
    work: float | None
    place: float | None
    came_back: object
    leaks: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether no more than the last half second was lost, and nothing is readable."""
        lost, limit = (self.work, self.place), LOST_SECONDS + self.pause
        return not self.leaks and all(one is not None and one <= limit for one in lost)


def main() -> int:
    """Kill as often as asked; 1 if anything was lost or leaked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moments", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    chance = random.Random(options.seed)
    failed = 0
    for number in range(1, options.moments + 1):
        outcome = once(chance.uniform(0.2, _LATEST_SECONDS))
        failed += not outcome.passed
        print(
            f"{'ok  ' if outcome.passed else 'LOST'} {number:3}: {outcome.steps:3} steps, "
            f"lost {_told(outcome.work)} of work, {_told(outcome.place)} of place, "
            f"longest pause {_told(outcome.pause)}, {len(outcome.leaks)} readable",
            flush=True,
        )
        if outcome.place is None:
            print(f"     came back with {outcome.came_back}, which was never held")
        for leak in outcome.leaks:
            print(f"     {leak}")
    print(f"{options.moments - failed} of {options.moments} came back whole")
    return int(failed > 0)


def once(seconds: float) -> Outcome:
    """Review for some seconds, kill, resume, compare, search."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        home, log, again = folder / "home", folder / "log", folder / "again"
        source = folder / "source" / "Okonkwo, Thaddeus.txt"
        source.parent.mkdir()
        shutil.copy(RESOURCES / "samples" / "sample-note.txt", source)
        (home / "tmp").mkdir(parents=True)
        process = _start(home, "review", source, log)
        began = _wait_for(log, process)
        time.sleep(max(0.0, began + seconds - time.time()))
        killed = time.time()
        _kill(process)
        resumed = _start(home, "resume", again)
        _wait_for(again, resumed)
        _kill(resumed)
        states = [state for state in _lines(log) if state["at"] <= killed]
        (now,) = _lines(again)
        return Outcome(
            now["steps"],
            _pause(states, killed),
            _lost(states, now, "work", killed),
            _lost(states, now, "place", killed),
            now["place"],
            tuple(readable(home)),
        )


def readable(folder: Path) -> Iterator[str]:
    """Files below a folder whose name or content shows an identifier, and which one."""
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder)).casefold()
        content = path.read_bytes() if path.is_file() else b""
        texts = [content.decode(code, "ignore").casefold() for code in ("utf-8", "utf-16-le")]
        texts.append(content[1:].decode("utf-16-le", "ignore").casefold())
        for planted in PLANTED:
            if any(planted.casefold() in text for text in (name, *texts)):
                yield f"{path.relative_to(folder)}: {planted}"


def _lost(
    states: list[dict[str, Any]], now: dict[str, Any], what: str, killed: float
) -> float | None:
    """Seconds between the end of the state that came back and the kill."""
    held = [at for at, state in enumerate(states) if state[what] == now[what]]
    if not held:
        return None
    following = states[held[-1] + 1 :]
    return killed - following[0]["at"] if following else 0.0


def _pause(states: list[dict[str, Any]], killed: float) -> float:
    times = [*(state["at"] for state in states if state["at"] > killed - _WATCHED_SECONDS), killed]
    gaps = (after - before for before, after in pairwise(times))
    return max(0.0, max(gaps, default=0.0) - _BEAT_SECONDS)


def _start(home: Path, *arguments: object) -> subprocess.Popen[bytes]:
    temporary = str(home / "tmp")
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("XDG_")
    } | {
        "HOME": str(home),
        "USERPROFILE": str(home),
        "TMPDIR": temporary,
        "TEMP": temporary,
        "TMP": temporary,
        "PYTHONPATH": str(_SCRIPT.parents[1]),
    }
    return subprocess.Popen([sys.executable, _SCRIPT, *map(str, arguments)], env=environment)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a window, and wait until its children have noticed and ended too."""
    children = psutil.Process(process.pid).children(recursive=True)
    process.kill()
    process.wait()
    _, left = psutil.wait_procs(children, timeout=_CHILDREN_SECONDS)
    if left:
        raise TimeoutError(f"{len(left)} children outlived the window")


def _wait_for(log: Path, process: subprocess.Popen[bytes]) -> float:
    """The time of the first line of a log."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end and process.poll() is None:
        states = _lines(log)
        if states:
            return float(states[0]["at"])
        time.sleep(0.02)
    states = _lines(log)
    if not states:
        raise TimeoutError("the window showed no review")
    return float(states[0]["at"])


def _lines(log: Path) -> list[dict[str, Any]]:
    """The whole lines of a log; the kill may have torn the last."""
    text = log.read_text(encoding="utf-8") if log.exists() else ""
    return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]


def _told(lost: float | None) -> str:
    return "all" if lost is None else f"{1000 * lost:.0f} ms"


if __name__ == "__main__":
    sys.exit(main())
