"""Open a document and find everything in it. What loads slowly is imported in functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.engine.detectors.base import CandidateDetector, Chancing, Detector, TokenChance
from app.engine.detectors.merge import merge
from app.engine.detectors.plausibility import plausible
from app.engine.detectors.special_categories import with_special
from app.engine.detectors.structured.codes import outside_codes
from app.engine.detectors.structured.number_columns import outside_number_columns
from app.engine.detectors.structured.plain_tables import labelled_by_column
from app.engine.detectors.whole_names import with_whole_names
from app.engine.domain.case import KnownPatients
from app.engine.domain.document import Document
from app.engine.domain.review import Finding, LanguageChoice, Review
from app.engine.mentions.known import known_findings
from app.engine.mentions.label_consistency import unify_labels
from app.engine.mentions.propagation import propagate
from app.engine.text.letter_boxes import LetterBoxes
from app.formats.base import Options
from app.progress import (
    NullReporter,
    PartsReporter,
    Repeater,
    Reporter,
    Stage,
    Tick,
    silent,
    telling,
)
from app.sandbox import reader_process
from app.sandbox.worker import Worker
from app.settings import Settings
from app.workflow.provisional import AsReached

if TYPE_CHECKING:
    from app.engine.tagger.lattice_tagger import LatticeTagger
    from app.engine.tagger.pack.packs import Pack, PackInfo

_AS_RECOGNISED = LanguageChoice()
_NOBODY = KnownPatients()


@dataclass(frozen=True, slots=True)
class Scanner:
    """The loaded detectors, and which model pack they use.

    `others` are packs for languages that `pack` is not made for, by language. `special`: whether
    words of origin and religion are found too.
    """

    tagger: CandidateDetector
    rules: Detector
    pack: PackInfo
    provider: str
    others: Mapping[str, PackInfo] = field(default_factory=dict)
    special: bool = False

    @classmethod
    def load(cls, settings: Settings) -> Scanner:
        """Load the pack that `settings` name. Takes a second; raises `ModelError`."""
        from app.engine.detectors.rules.detector import RuleDetector  # noqa: PLC0415
        from app.engine.tagger.by_language import TaggersByLanguage  # noqa: PLC0415
        from app.engine.tagger.pack.packs import (  # noqa: PLC0415 - see the module's docstring
            for_other_languages,
            load,
        )

        usual = load(settings.pack)
        tagger = _tagger(usual, settings)
        others = for_other_languages(usual.info)

        def loader(info: PackInfo) -> Callable[[], LatticeTagger[Any]]:
            return cache(lambda: _tagger(load(info.path, usual.members), settings))

        # One pack may serve several languages, and is loaded once.
        loaders = {info.name: loader(info) for info in others.values()}
        loads = {language: loaders[info.name] for language, info in others.items()}
        chosen = TaggersByLanguage(tagger, usual.info.manifest.served, loads) if loads else tagger
        special = settings.special_categories
        return cls(chosen, RuleDetector(), usual.info, tagger.provider, others, special)

    @property
    def served(self) -> tuple[str, ...]:
        """Codes of the languages for which there is a model."""
        return tuple(dict.fromkeys((*self.pack.manifest.served, *self.others)))

    def scan(
        self,
        document: Document,
        reporter: Reporter,
        languages: LanguageChoice = _AS_RECOGNISED,
        *,
        provisional_from: int | None = None,
        known: KnownPatients = _NOBODY,
    ) -> Review:
        """Everything the detectors find in `document`, as suggestions to be reviewed.

        A passage in a language without a model is searched with the usual one. `languages` is what
        a person says of them.

        Identifiers of `known` patients are found before the detectors, and are beyond doubt.

        From the offset `provisional_from` on, a reporter that wants parts is told what each stretch
        holds as soon as it was searched. That changes nothing of what is found in the end.
        """
        empty = Review(
            document,
            (),
            regions=document.unread,
            served=self.served,
            languages=languages,
            sought=known.sought,
        )
        boxes = LetterBoxes(replace(document, passages=empty.passages))
        in_languages = boxes.opened()
        listed = known_findings(in_languages, known)
        reached = None
        if provisional_from is not None and isinstance(reporter, PartsReporter):
            reached = AsReached(document, provisional_from, self._found_beside, reporter)
        # The model computes without the interpreter's lock; meanwhile the rules have it.
        telling = Repeater(reporter, Stage.DETECT)
        with ThreadPoolExecutor(1) as beside:
            ruled = beside.submit(self.rules.detect, in_languages, _Aside(telling))
            examined = self.tagger.examine(in_languages, telling, reached)
        # Nobody can say how long the rest takes: all that was found is compared with all text.
        telling.step(Stage.COMBINE, 0, 0)
        # A tagger may be as sure as the name of a field; then the name is right.
        found = _settled(
            (*listed, *ruled.result(), *examined.findings), in_languages, telling.again
        )
        if self.special:
            found = with_special(found, in_languages)
        candidates = outside_codes(examined.candidates, in_languages)
        return replace(
            empty,
            findings=boxes.each(found),
            candidates=boxes.each(candidates),
        )

    def chances(
        self,
        document: Document,
        reporter: Reporter,
        languages: LanguageChoice = _AS_RECOGNISED,
    ) -> tuple[TokenChance, ...]:
        """How probable the models think it of each token of `document` that it identifies."""
        empty = Review(document, (), served=self.served, languages=languages)
        if not isinstance(self.tagger, Chancing):
            return ()
        return self.tagger.chances(replace(document, passages=empty.passages), reporter)

    def scan_text(self, text: str, reporter: Reporter) -> Review:
        """What is found in a bare string, each passage with the model for its language."""
        from app.engine.text.passages import passages  # noqa: PLC0415 - see the module's docstring

        document = Document(id="text", kind="text", sha256="", text=text, passages=passages(text))
        return self.scan(document, reporter)

    def _found_beside(self, stretch: Document, tagged: tuple[Finding, ...]) -> tuple[Finding, ...]:
        """What is in a part of a document of which the tagger found this."""
        found = _settled((*self.rules.detect(stretch, NullReporter()), *tagged), stretch, silent)
        return with_special(found, stretch) if self.special else found


class _Aside:
    """A reporter for what is done beside the work that is shown: it tells that more is done."""

    def __init__(self, shown: Repeater) -> None:
        self._shown = shown

    def step(self, stage: Stage, done: int, total: int) -> None:  # noqa: ARG002
        self._shown.again()


def _tagger(pack: Pack, settings: Settings) -> LatticeTagger[Any]:
    from app.engine.tagger.loading import load_tagger  # noqa: PLC0415 - see the module's docstring

    return load_tagger(
        pack,
        provider=settings.provider,
        threads=settings.threads,
        min_score=settings.min_score,
    )


def _settled(told: Iterable[Finding], document: Document, tick: Tick) -> tuple[Finding, ...]:
    """One sorted, disjoint set of findings with their mentions and one label for each person."""
    coded = outside_codes(telling(told, tick), document)
    merged = merge(outside_number_columns(coded, document), document, tick)
    whole = with_whole_names(plausible(merged, document, tick), document)
    merged = labelled_by_column(whole, document)
    mentions = propagate(merged, document, tick)
    found = merge((*merged, *mentions), document, tick)
    return unify_labels(found, document.text, tick)


def open_document(path: Path, options: Options, worker: Worker, reporter: Reporter) -> Document:
    """Read a file in the child process. Raises `InputError` and `Cancelled`."""
    return worker.call(reader_process.read, path, options, reporter)
