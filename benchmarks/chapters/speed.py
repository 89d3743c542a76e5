"""The whole engine beside the bare models: the same packs on the same pieces in the same run.

Processor seconds of one thread, in turns, so that what else the computer does counts little.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from statistics import median

import numpy as np
from figures import Figure
from numpy.typing import NDArray
from texts import long_text, notes

from app.engine.detectors.rules.detector import RuleDetector
from app.engine.tagger.pack import packs
from app.engine.tagger.pool import PooledTagger
from app.engine.tagger.tagger import Session, Tagger
from app.progress import NullReporter
from app.workflow.scan import Scanner

_ROUNDS = 3
_BAR = 0.75

Feed = Mapping[str, NDArray[np.int64]]


class Recorder(Session):
    """A session that notes what it is fed."""

    def __init__(self, pack: packs.Pack) -> None:
        super().__init__(pack, "cpu", 1)
        self.fed: list[Feed] = []

    def run(self, feed: Feed) -> NDArray[np.float32]:
        """As the session does."""
        self.fed.append(feed)
        return super().run(feed)


def figures() -> Iterator[Figure]:
    """Ratio and words a processor second on plain notes and on dense ones."""
    recorders, engine = _engine()
    plain = [note.text for note in notes()[:30]]
    kinds = {
        "plain notes": plain,
        "hard notes": [note.text for note in notes("test_hard_en")[:20]],
        "dense in identifiers": [long_text(500)],
    }
    for kind, texts in kinds.items():
        bare, whole = _seconds(recorders, engine, texts)
        words = sum(len(text.split()) for text in texts)
        ratio = bare / whole
        yield Figure("speed", f"engine by bare model, {kind}", ratio, bar=_BAR, at_least=True)
        yield Figure("speed", f"whole engine, {kind}", words / whole, "words/s")
        yield Figure("speed", f"bare model, {kind}", words / bare, "words/s")


def _engine() -> tuple[Sequence[Recorder], Scanner]:
    pack = packs.load("")
    recorders = [Recorder(one) for one in pack.members or (pack,)]
    taggers = [
        Tagger(one, recorder, one.manifest.threshold)
        for one, recorder in zip(pack.members or (pack,), recorders, strict=True)
    ]
    tagger = PooledTagger(pack, taggers) if pack.members else taggers[0]
    return recorders, Scanner(tagger, RuleDetector(), pack.info, "cpu")


def _seconds(
    recorders: Sequence[Recorder], engine: Scanner, texts: Sequence[str]
) -> tuple[float, float]:
    """Of the bare models and of the whole engine, medians of some rounds."""
    for recorder in recorders:
        recorder.fed.clear()
    for text in texts:
        engine.scan_text(text, NullReporter())
    feeds = [(recorder, tuple(recorder.fed)) for recorder in recorders]
    bare, whole = [], []
    for _ in range(_ROUNDS):
        started = time.process_time()
        for recorder, fed in feeds:
            for feed in fed:
                Session.run(recorder, feed)
        between = time.process_time()
        for text in texts:
            engine.scan_text(text, NullReporter())
        whole.append(time.process_time() - between)
        bare.append(between - started)
    return median(bare), median(whole)
