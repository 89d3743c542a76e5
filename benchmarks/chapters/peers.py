"""Quality beside speed, ours and that of other programs, on the same notes in the same run.

The notes were written for this project, so the comparison favours it. Other programs run in a
process of their own: in this Python where they are installed here, else in that of an environment
in `build/peers/NAME`; `python benchmarks/chapters/peers.py install NAME` makes one.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
import venv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[1]))

from figures import ROOT, Figure
from texts import notes

from app.engine.domain.document import Span
from app.engine.evaluation.evaluate import evaluate
from app.engine.evaluation.scores import Level
from app.engine.evaluation.units import Granularity, Labelled, Pair
from app.progress import NullReporter
from app.settings import Settings
from app.workflow.scan import Scanner

PACKAGES = {
    "presidio": "presidio-analyzer>=2.2.355,<3",
    "scrubadub": "scrubadub>=2,<3",
    "philter": "philter-lite>=0.6,<1",
}
_FOLDER = ROOT / "build" / "peers"
_PROCESS = Path(__file__).with_name("peer_process.py")
_COUNT = 30


@dataclass(frozen=True, slots=True)
class _Marked:
    """A place that another program found; what it calls it does not count here."""

    span: Span
    subcategory: str = "PATIENT"


def figures() -> Iterator[Figure]:
    """Recall, precision and words a second of each program that is there."""
    gold = notes()[:_COUNT]
    texts = [note.text for note in gold]
    engine = Scanner.load(replace(Settings(), threads=1))
    engine.scan_text(texts[0], NullReporter())
    started = time.process_time()
    ours = [engine.scan_text(text, NullReporter()).findings for text in texts]
    yield from _rated("incognote", ours, time.process_time() - started)
    for name in PACKAGES:
        told = _told(name, texts)
        if told is not None:
            yield from _rated(name, *told)


def _rated(name: str, found: Sequence[Sequence[Labelled]], seconds: float) -> Iterator[Figure]:
    gold = notes()[: len(found)]
    pairs = [
        Pair(note.id, note.text, note.spans, spans) for note, spans in zip(gold, found, strict=True)
    ]
    evaluation = evaluate(pairs, draws=2)
    scores = evaluation.result(Level.TOKEN, Granularity.BINARY).micro.scores
    words = sum(len(note.text.split()) for note in gold)
    yield Figure("peers", f"{name}: identifying words found", 100 * scores.recall, "%")
    yield Figure("peers", f"{name}: found words that identify", 100 * scores.precision, "%")
    yield Figure("peers", f"{name}: speed", words / seconds, "words/s")


def _told(name: str, texts: Sequence[str]) -> tuple[list[list[_Marked]], float] | None:
    """What another program finds, and how long it takes; None where it is not installed."""
    python = _python(name)
    done = subprocess.run(
        [python, _PROCESS],
        input=json.dumps({"peer": name, "texts": texts}),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1:]
        print(
            f"     {name} did not run: {' '.join(reason)}; see benchmarks/chapters/peers.py",
            flush=True,
        )
        return None
    answer = json.loads(done.stdout)
    marked = [[_Marked(Span(*bounds)) for bounds in spans] for spans in answer["spans"]]
    return marked, float(answer["seconds"])


def _python(name: str) -> str:
    there = _FOLDER / name / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    return str(there) if there.exists() else sys.executable


def install(name: str) -> None:
    """Make an environment of its own for another program."""
    venv.create(_FOLDER / name, with_pip=True, clear=True)
    subprocess.run([_python(name), "-m", "pip", "install", "-q", PACKAGES[name]], check=True)


if __name__ == "__main__":
    for wanted in sys.argv[2:]:
        install(wanted)
