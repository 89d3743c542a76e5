"""The systems that the bundled tagger must beat, trained on the same documents as it is.

For every gold file they leave predictions that `incognote evaluate --pred` and `--against` read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Protocol

from app.engine.detectors.merge import merge
from app.engine.detectors.rules.detector import RuleDetector
from app.engine.domain.document import Document
from app.errors import InputError
from app.progress import NullReporter, Reporter, Stage
from app.training import config
from app.training.baselines.feature_crf import FeatureCrf
from app.training.baselines.phrases import Phrases, listed
from app.training.baselines.self_training import self_train, without_selection
from app.training.baselines.sentences import Example, Sentence, examples, sentences, spans
from app.training.baselines.unigram import Unigram
from app.training.config import Config
from app.training.corpora import inline
from app.training.corpora.documents import GoldSpan, LabelledDocument
from app.training.corpora.files import write_corpus
from app.training.synthetic import gazetteers
from app.training.synthetic.generator import Generator, held_out_notes

RECIPES = ("rules", "unigram", "crf", "crf-selection", "crf-no-selection")
"""What `train_baseline` can make; the last two teach themselves from `corpora/unlabelled/`."""

Finder = Callable[[LabelledDocument], tuple[GoldSpan, ...]]
"""Finds spans in a document's text without a look at its gold spans."""


class Baseline(Protocol):
    """A trained tagger of sentences."""

    def labels(self, sentence: Sentence) -> tuple[str, ...]:
        """The label of each token."""

    def save(self, folder: Path) -> None:
        """Write the tagger into an existing folder."""


def train_baseline(recipe: str, config_path: Path, reporter: Reporter) -> Path:
    """Make a baseline with `[data]`, the seed and `[output]` of a configuration of the encoder.

    Writes the tagger to `OUTPUT/RECIPE`, what it finds in the authored file `dev_X.txt` to
    `OUTPUT/RECIPE/dev_X`, and that file as JSON lines to `OUTPUT/gold/dev_X`. Returns
    `OUTPUT/RECIPE`. Raises `InputError` for a wrong recipe or configuration, and `Cancelled`.
    """
    if recipe not in RECIPES:
        raise InputError(f"There is no baseline {recipe}; there is {', '.join(RECIPES)}.")
    settings = config.read(config_path)
    folder = settings.output.folder / recipe
    if recipe == "rules":
        find: Finder = by_rules
    else:
        tagger = _train(recipe, settings, reporter)
        folder.mkdir(parents=True, exist_ok=True)
        tagger.save(folder)
        find = partial(by_sentences, tagger)
    for path in sorted(settings.data.authored.glob(f"dev_*_{settings.data.languages[0]}*.txt")):
        gold = inline.parse(path.read_text(encoding="utf-8"), path.name)
        write_corpus(gold, settings.output.folder / "gold" / path.stem, "jsonl")
        found = [replace(note, spans=find(note)) for note in gold]
        write_corpus(found, folder / path.stem, "jsonl")
    return folder


def by_sentences(tagger: Baseline, document: LabelledDocument) -> tuple[GoldSpan, ...]:
    """What a tagger finds in a document."""
    return tuple(
        marked
        for sentence in sentences(document.text, document.language)
        for marked in spans(sentence, tagger.labels(sentence))
    )


def by_rules(document: LabelledDocument) -> tuple[GoldSpan, ...]:
    """What the rules find alone, without propagation to other mentions."""
    read = Document(id=document.id, kind="text", sha256="", text=document.text)
    findings = merge(RuleDetector().detect(read, NullReporter()), read)
    return tuple(GoldSpan(finding.span, finding.subcategory) for finding in findings)


def _train(recipe: str, settings: Config, reporter: Reporter) -> Baseline:
    unlabelled = _unlabelled(settings) if recipe in RECIPES[-2:] else ()
    labelled = _generated(settings, reporter)
    if recipe == "unigram":
        return Unigram.fit(labelled)
    lists = gazetteers.load(settings.data.corpora / "gazetteers", training=True)
    phrases = Phrases.of(listed(lists), settings.data.languages[0])

    def fit(known: Sequence[Example]) -> FeatureCrf:
        return FeatureCrf.fit(known, phrases)

    if recipe == "crf":
        return fit(labelled)
    if recipe == "crf-no-selection":
        return without_selection(fit, labelled, unlabelled)
    development = [e for note in held_out_notes(settings.data) for e in examples(note)]
    return self_train(fit, labelled, development, unlabelled, reporter).tagger


def _generated(settings: Config, reporter: Reporter) -> list[Example]:
    generator = Generator(settings.data, settings.fit.seed)
    documents = chain.from_iterable(map(generator.documents, range(settings.fit.rounds)))
    total = settings.fit.rounds * settings.data.documents
    labelled: list[Example] = []
    for done, document in enumerate(documents, 1):
        labelled += examples(document)
        reporter.step(Stage.DETECT, done, total)
    return labelled


def _unlabelled(settings: Config) -> list[Sentence]:
    folder = settings.data.corpora / "unlabelled"
    found = [
        sentence
        for path in sorted(folder.glob("*.txt"))
        for sentence in sentences(path.read_text(encoding="utf-8"), settings.data.languages[0])
    ]
    if not found:
        raise InputError(
            "There is no unlabelled text to learn from.",
            hint="Put text files into the folder unlabelled of the corpora.",
        )
    return found
