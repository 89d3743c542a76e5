"""Watch every system call of whole jobs for a socket that could reach another machine.

Command line and window open, recognise, search, redact and check text, Word, PDF and a picture,
in a network without interfaces and under strace, with all processes that they start; the self-test
does so with every format, mode and bundled model pack. A job passes if it succeeds there and
nothing but local sockets (AF_UNIX: desktop, keyring) was ever asked for. Only the self-test asks
for others, to see that its child processes are refused; there, none may be given.

Run: python tools/offline.py [--program /path/to/incognote]     (Linux; needs strace and unshare)
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

ROOT = Path(__file__).resolve().parents[1]
SAMPLES = ("sample-note.txt", "sample-letter.docx", "sample-summary.pdf")
_SOCKET = re.compile(r"\bsocket(?:pair)?\((\w+)(.*)")
_REFUSED = re.compile(r"\) = -1 E(?:PERM|ACCES)\b")
_SELF_TEST = "self-test"
_LOCAL = frozenset(("AF_UNIX", "AF_LOCAL"))
# Without the plug-in that refuses sockets by itself.
_WINDOW = (
    *("-m", "pytest", "-q", "-o", "addopts=--import-mode=importlib", "-p", "no:socket"),
    "tests/ui/test_whole_job.py",
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One job: its exit status and how often it asked for sockets, by family.

    `refused` counts those that the system denied it; they are in `families` as well.
    """

    status: int
    families: Mapping[str, int]
    refused: Mapping[str, int]
    probes: bool = False

    @property
    def passed(self) -> bool:
        """Whether it succeeded and could have reached nobody."""
        asked = {
            family
            for family, times in self.families.items()
            if not (self.probes and times == self.refused.get(family, 0))
        }
        return self.status == 0 and asked <= _LOCAL


def main() -> int:
    """Do every job and say what each asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument(
        "--program", type=Path, help="an installed one; its window is tried by its self-test"
    )
    program = parser.parse_args().program
    started = [sys.executable, "-m", "app"] if program is None else [str(program.absolute())]
    with tempfile.TemporaryDirectory(prefix="incognote-offline-") as folder:
        home = Path(folder)
        jobs = {name: [*started, *job] for name, job in commands(home).items()}
        if program is None:
            jobs["window"] = [sys.executable, *_WINDOW]
        outcomes = {
            name: watched(job, home, probes=name == _SELF_TEST) for name, job in jobs.items()
        }
    for name, outcome in outcomes.items():
        asked = ", ".join(
            f"{n} × {family}" + (" (refused)" if n == outcome.refused.get(family) else "")
            for family, n in sorted(outcome.families.items())
        )
        verdict = "passed" if outcome.passed else "FAILED"
        print(f"{verdict}  {name}: exit status {outcome.status}, sockets: {asked or 'none'}")
    return 0 if all(outcome.passed for outcome in outcomes.values()) else 1


def commands(folder: Path) -> dict[str, list[str]]:
    """What is done by the command line, on copies of the samples and a picture, in order."""
    given = folder / "given"
    given.mkdir()
    for name in SAMPLES:
        shutil.copy(ROOT / "resources" / "samples" / name, given)
    _picture().save(given / "picture.png")
    note = given / SAMPLES[0]
    return {
        "scan": ["scan", str(given)],
        **{
            f"redact, {mode}": [
                *("redact", str(given), "-o", str(folder / mode)),
                *("--mode", mode, "--report"),
            ]
            for mode in ("box", "mask", "numbered", "surrogate")
        },
        _SELF_TEST: ["--self-test"],
        "verify": ["verify", str(note), str(folder / "mask" / f"{note.stem}.deid.txt")],
    }


def watched(job: Sequence[str], home: Path, *, probes: bool = False) -> Outcome:
    """Do one job as its own user would, cut off and watched, with all that it starts.

    With `probes` it may ask for sockets that are refused.
    """
    log = home / "calls"
    calls = ["strace", "-f", "-qq", "-e", "trace=socket,socketpair", "-o", str(log)]
    environment = {
        **os.environ,
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        ["unshare", "-rn", *calls, *job],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.DEVNULL,
        check=False,
    )
    text = log.read_text(encoding="utf-8", errors="replace")
    asked = [(one[1], bool(_REFUSED.search(one[2]))) for one in _SOCKET.finditer(text)]
    return Outcome(
        done.returncode,
        Counter(family for family, _ in asked),
        Counter(family for family, refused in asked if refused),
        probes,
    )


def _picture() -> Image.Image:
    page = Image.new("L", (1240, 600), 255)
    font = ImageFont.truetype("DejaVuSans.ttf", 34)
    for row, line in enumerate(("Patient: Thaddeus Okonkwo", "Seen by Dr. Ann Lee on 03/14/2025")):
        ImageDraw.Draw(page).text((80, 80 + 90 * row), line, 0, font)
    return page


if __name__ == "__main__":
    sys.exit(main())
