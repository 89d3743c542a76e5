"""Take one file through the whole job: read it, remove something, check the export.

What is removed is a random visible word, and what the engine finds where a scanner is given.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import ParamSpec, TypeVar

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Layout, Mode, RedactionPlan
from app.engine.domain.review import Finding, Review
from app.formats.base import Options
from app.progress import NullReporter
from app.sandbox.reader_process import READER
from app.sandbox.role import Role
from app.sandbox.worker import Worker
from app.workflow.detector_process import LoadedPack
from app.workflow.export import export, plan_export
from app.workflow.scan import Scanner, open_document

P = ParamSpec("P")
T = TypeVar("T")

_WORD = re.compile(r"[^\W\d_]{4,}")
_SHORT_WORD = re.compile(r"\w{2,}")
_PACK = LoadedPack("none", "0", "en", "0" * 64, "cpu")


class Stopwatch(Worker):
    """A worker that notes the seconds of the calls since `seconds` was emptied, by function."""

    def __init__(self, role: Role = READER) -> None:
        self.seconds: dict[str, float] = {}
        super().__init__(role)

    def call(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """As `Worker.call`."""
        started = time.perf_counter()
        try:
            return super().call(function, *args, **kwargs)
        finally:
            self.seconds[function.__name__] = time.perf_counter() - started


@dataclass(slots=True)
class Trial:
    """How far a file came. `document` is None until it was read, `plan` until it was planned."""

    document: Document | None = field(default=None, repr=False)
    plan: RedactionPlan | None = field(default=None, repr=False)


def redact(
    source: Path,
    target: Path,
    worker: Worker,
    rng: Random,
    trial: Trial,
    *,
    exact_places: bool = False,
    scanner: Scanner | None = None,
) -> None:
    """Export `source` without one word that `rng` chooses, or as it is if it has no word.

    With a `scanner`, without all that it finds; the word is chosen where it finds nothing.
    Fills `trial` on the way. Raises what the program raises.
    """
    document = trial.document = open_document(source, Options(), worker, NullReporter())
    review = Review(document, ()) if scanner is None else scanner.scan(document, NullReporter())
    if not review.findings:
        review = Review(document, _one_word(document, rng))
    review, plan = plan_export(review, Mode.MASK, bytes(32))
    trial.plan = replace(plan, layout=Layout(exact_places))
    planned = review, trial.plan
    export(
        review,
        source,
        target,
        Mode.MASK,
        key=bytes(32),
        layout=trial.plan.layout,
        planner=lambda *_: planned,
        options=Options(),
        pack=_PACK,
        worker=worker,
        reporter=NullReporter(),
    )


def _one_word(document: Document, rng: Random) -> tuple[Finding, ...]:
    barriers = set(document.barriers)
    for pattern in (_WORD, _SHORT_WORD):
        places = [
            Span(*match.span())
            for match in pattern.finditer(document.text)
            if barriers.isdisjoint(range(match.start() + 1, match.end()))
        ]
        if places:
            return (Finding("chosen", rng.choice(places), "PATIENT", 1.0, "chosen"),)
    return ()
