"""What recipes over sentences learn from: the beginning that classical systems and networks share.

Labelled sentences come from corpora, from generated documents, or from both; development sentences
and unlabelled ones where a recipe wants them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain

from app.engine.tagger.word_features.sentences import Sentence, sentences
from app.errors import InputError
from app.progress import Reporter, Stage
from app.training.baselines.examples import Example, examples
from app.training.config import NOWHERE, Config
from app.training.corpora.documents import LabelledDocument
from app.training.corpora.texts import read_texts
from app.training.parts import Parts, parts
from app.training.synthetic.generator import Generator, held_out_notes


@dataclass(frozen=True, slots=True)
class Material:
    """Sentences by what they are for, and the documents that they come from.

    Attributes:
        owners: the number of the document of each unlabelled sentence.
        truth: the labels that people gave the unlabelled sentences, where they did.
        earlier: what a network learns from first.
    """

    known: Parts
    labelled: tuple[Example, ...] = field(repr=False)
    development: tuple[Example, ...] = field(repr=False, default=())
    unlabelled: tuple[Sentence, ...] = field(repr=False, default=())
    owners: tuple[int, ...] = field(repr=False, default=())
    truth: tuple[tuple[str, ...], ...] = field(repr=False, default=())
    earlier: tuple[Example, ...] = field(repr=False, default=())


def material(
    settings: Config, reporter: Reporter, scheme: str, *, chosen_by: str = "", unlabelled: bool
) -> Material:
    """Read and generate what a recipe learns from, in groups of sentences as configured.

    Args:
        settings: of the run.
        reporter: is told each generated document.
        scheme: of the labels.
        chosen_by: what development documents are needed for; none are read without.
        unlabelled: whether unlabelled sentences are needed.

    Raises `InputError` where something that is needed is not there, and `Cancelled`.
    """
    known = parts(settings.data)
    labelled = (
        *_examples(known.labelled, settings, scheme),
        *_generated(settings, reporter, scheme),
    )
    if not any(set(example.labels) - {"O"} for example in labelled):
        raise InputError("There is nothing marked in the documents to learn from.")
    development = _development(settings, known, scheme, chosen_by) if chosen_by else ()
    earlier = tuple(_examples(known.earlier, settings, scheme))
    if unlabelled and known.hidden:
        found = [tuple(_examples([one], settings, scheme)) for one in known.hidden]
        free = tuple(example.sentence for each in found for example in each)
        owners = tuple(number for number, each in enumerate(found) for _ in each)
        truth = tuple(example.labels for each in found for example in each)
        return Material(known, labelled, development, free, owners, truth, earlier)
    free, owners = _unlabelled(settings) if unlabelled else ((), ())
    return Material(known, labelled, development, free, owners, (), earlier)


def _development(settings: Config, known: Parts, scheme: str, purpose: str) -> tuple[Example, ...]:
    notes: Sequence[LabelledDocument] = known.development
    if not notes and settings.data.documents:
        notes = held_out_notes(settings.data)
    found = tuple(_examples(notes, settings, scheme))
    if not found:
        raise InputError(
            f"This recipe needs development documents, {purpose}.",
            hint="Name them in [data] as development, or give a split.",
        )
    return found


def _generated(settings: Config, reporter: Reporter, scheme: str) -> list[Example]:
    if not settings.data.documents:
        return []
    generator = Generator(settings.data, settings.fit.seed)
    documents = chain.from_iterable(map(generator.documents, range(settings.fit.rounds)))
    total = settings.fit.rounds * settings.data.documents
    labelled: list[Example] = []
    for done, document in enumerate(documents, 1):
        labelled += examples(document, scheme, settings.model.group)
        reporter.step(Stage.DETECT, done, total)
    return labelled


def _unlabelled(settings: Config) -> tuple[tuple[Sentence, ...], tuple[int, ...]]:
    paths = settings.data.unlabelled
    if not paths and settings.data.corpora != NOWHERE:
        folder = settings.data.corpora / "unlabelled"
        paths = (folder,) if folder.is_dir() else ()
    if not paths:
        raise InputError(
            "There is no unlabelled text to learn from.",
            hint="Name files or folders in [data] as unlabelled.",
        )
    language = settings.data.languages[0]
    texts = [sentences(text, language, group=settings.model.group) for _, text in read_texts(paths)]
    owners = tuple(number for number, found in enumerate(texts) for _ in found)
    return tuple(one for found in texts for one in found), owners


def _examples(
    documents: Iterable[LabelledDocument], settings: Config, scheme: str
) -> Iterable[Example]:
    return (e for one in documents for e in examples(one, scheme, settings.model.group))
