"""Open a document and find everything in it. What loads slowly is imported in functions."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.engine.detectors.base import CandidateDetector, Detector
from app.engine.detectors.merge import merge
from app.engine.detectors.plausibility import plausible
from app.engine.detectors.structured.codes import outside_codes
from app.engine.domain.document import Document
from app.engine.domain.review import Finding, Review
from app.engine.mentions.label_consistency import unify_labels
from app.engine.mentions.propagation import propagate
from app.formats.base import Options
from app.progress import NullReporter, PartsReporter, Reporter, Stage
from app.sandbox import reader_process
from app.sandbox.worker import Worker
from app.settings import Settings
from app.workflow.provisional import AsReached

if TYPE_CHECKING:
    from app.engine.tagger.packs import PackInfo


@dataclass(frozen=True, slots=True)
class Scanner:
    """The loaded detectors, and which model pack they use."""

    tagger: CandidateDetector
    rules: Detector
    pack: PackInfo
    provider: str

    @classmethod
    def load(cls, settings: Settings) -> Scanner:
        """Load the pack that `settings` name. Takes a second; raises `ModelError`."""
        from app.engine.detectors.rules.detector import RuleDetector  # noqa: PLC0415
        from app.engine.tagger.packs import load  # noqa: PLC0415 - see the module's docstring
        from app.engine.tagger.tagger import Tagger  # noqa: PLC0415

        pack = load(settings.pack)
        tagger = Tagger.load(
            pack,
            provider=settings.provider,
            threads=settings.threads,
            min_score=settings.min_score,
        )
        return cls(tagger, RuleDetector(), pack.info, tagger.provider)

    def scan(
        self, document: Document, reporter: Reporter, *, provisional_from: int | None = None
    ) -> Review:
        """Everything the detectors find in `document`, as suggestions to be reviewed.

        From the offset `provisional_from` on, a reporter that wants parts is told what each stretch
        holds as soon as it was searched. That changes nothing of what is found in the end.
        """
        reached = None
        if provisional_from is not None and isinstance(reporter, PartsReporter):
            reached = AsReached(document, provisional_from, self._found_beside, reporter)
        # The model computes without the interpreter's lock; meanwhile the rules have it.
        with ThreadPoolExecutor(1) as beside:
            ruled = beside.submit(self.rules.detect, document, NullReporter())
            examined = self.tagger.examine(document, reporter, reached)
        # Nobody can say how long the rest takes: all that was found is compared with all text.
        reporter.step(Stage.COMBINE, 0, 0)
        # A tagger may be as sure as the name of a field; then the name is right.
        found = _settled((*ruled.result(), *examined.findings), document)
        candidates = outside_codes(examined.candidates, document)
        return Review(document, found, candidates=candidates)

    def _found_beside(self, stretch: Document, tagged: tuple[Finding, ...]) -> tuple[Finding, ...]:
        """What is in a part of a document of which the tagger found this."""
        return _settled((*self.rules.detect(stretch, NullReporter()), *tagged), stretch)


def _settled(told: Iterable[Finding], document: Document) -> tuple[Finding, ...]:
    """One sorted, disjoint set of findings with their mentions and one label for each person."""
    merged = plausible(merge(outside_codes(told, document), document), document)
    found = merge((*merged, *propagate(merged, document)), document)
    return unify_labels(found, document.text)


def open_document(path: Path, options: Options, worker: Worker, reporter: Reporter) -> Document:
    """Read a file in the child process. Raises `InputError` and `Cancelled`."""
    return worker.call(reader_process.read, path, options, reporter)
