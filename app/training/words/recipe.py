"""Recipes of networks over words: from a configuration to a run with its pack."""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from app.engine.tagger import bilou
from app.engine.tagger.linear_chain import Ints
from app.engine.tagger.pack.manifest import MODEL, TRANSITIONS, VOCABULARY, WORD_INPUTS, Input
from app.engine.tagger.pack.packs import Pack
from app.engine.tagger.word_features.sentences import Sentence
from app.engine.tagger.word_inputs import Vocabulary, arrays, parts
from app.errors import InputError
from app.progress import Reporter
from app.training.baselines.examples import Example
from app.training.baselines.material import material
from app.training.baselines.pack import leave_run, manifest_of, measured_pack
from app.training.config import Config, Fit
from app.training.corpora.tag_schemes import bare, chunks
from app.training.optimise import Step, accumulated, device, grouped, optimise
from app.training.parts import Parts
from app.training.run_folder import write_rounds
from app.training.tagger.crf import Crf
from app.training.tagger.pack import write_graph
from app.training.words.cross_view import CrossView, unlabelled_loss
from app.training.words.language_model import language_model_of, train_language_model
from app.training.words.network import INPUTS, Batch, WordNetwork, WordTagging, WordVectors, hide
from app.training.words.word_vectors import train_word_vectors

RECIPES = ("bilstm-crf", "cvt", "cvt-supervised", "char-lm", "word-vectors")
"""What `train_words` can make."""

_TOLERANCE = 1e-3


@dataclass(frozen=True, slots=True)
class Sample:
    """A sentence, or a part of a very long one, with the BILOU tags of its words."""

    sentence: Sentence
    tags: Ints = field(repr=False)


def train_words(recipe: str, settings: Config, reporter: Reporter) -> Path:
    """Run `recipe`; returns `OUTPUT/RECIPE`, with the pack in `pack/NAME` below.

    The same command goes on where an interrupted run stopped. Raises `InputError` for a corpus
    that does not fit, and `Cancelled`.
    """
    if recipe == "char-lm":
        return train_language_model(settings, reporter)
    if recipe == "word-vectors":
        return train_word_vectors(settings, reporter)
    if recipe != "bilstm-crf" and settings.model.words != "bilstm":
        raise InputError(f"The views of {recipe} are those of LSTMs: `words` must be bilstm.")
    given = material(
        settings,
        reporter,
        "bilou",
        chosen_by="which tell when to stop",
        unlabelled=recipe == "cvt",
    )
    known, labelled, free = given.known, given.labelled, given.unlabelled
    classes = _classes([*given.earlier, *labelled])
    torch.set_num_threads(settings.fit.threads)
    torch.use_deterministic_algorithms(mode=True, warn_only=True)
    torch.manual_seed(settings.fit.seed)
    language_model = language_model_of(settings.model)
    vocabulary = Vocabulary.of(
        [*(example.sentence for example in (*given.earlier, *labelled)), *free],
        language_model.alphabet if language_model else None,
    )
    vectors = WordVectors(vocabulary, settings.model, language_model)
    kind = WordNetwork if recipe == "bilstm-crf" else CrossView
    tagging = WordTagging(
        kind(vectors, len(bilou.tag_names(classes)), settings.model),
        Crf(len(classes)),
        settings.model.decoder,
    )
    group = settings.model.group
    learnt = list(samples(labelled, classes, group))
    held_out = list(samples(given.development, classes, group))
    folder = settings.output.folder / recipe
    started = time.process_time()
    phases = [(learnt, folder)]
    if given.earlier:
        phases.insert(0, (list(samples(given.earlier, classes, group)), folder / "earlier"))
    for rows, where in phases:
        fit(
            tagging,
            rows,
            held_out,
            [part for sentence in free for part in parts(sentence, group)],
            vocabulary=vocabulary,
            settings=settings,
            folder=where,
            reporter=reporter,
        )
    seconds = time.process_time() - started
    pack = packed(tagging, vocabulary, classes, held_out, settings, known)
    write_rounds(folder, [{"broken": broken(tagging, held_out, vocabulary, settings.fit)}])
    return leave_run(recipe, settings, known, pack, seconds=seconds, unlabelled=len(free))


def samples(found: Iterable[Example], classes: Sequence[str], group: int = 1) -> Iterator[Sample]:
    """What is learnt from examples of any scheme. Labels that are not in `classes` stay out."""
    index = {name: number for number, name in enumerate(classes)}
    for example in found:
        entities = [
            (first, last + 1, index[name])
            for first, last, name in chunks(example.labels)
            if name in index
        ]
        start = 0
        for part in parts(example.sentence, group):
            end = start + len(part.tokens)
            inside = [
                (max(a, start) - start, min(b, end) - start, number)
                for a, b, number in entities
                if a < end and b > start
            ]
            yield Sample(part, bilou.encode(inside, end - start))
            start = end


def collate(rows: Sequence[Sample], vocabulary: Vocabulary, where: torch.device) -> Batch:
    """Pad sentences to one length."""
    given = arrays([row.sentence for row in rows], vocabulary)
    inputs = {name: torch.from_numpy(given[name]).to(where) for name in INPUTS}
    tags = torch.zeros_like(inputs["words"])
    scored = torch.zeros_like(tags, dtype=torch.bool)
    for number, row in enumerate(rows):
        tags[number, : len(row.tags)] = torch.from_numpy(row.tags)
        scored[number, : len(row.tags)] = True
    return Batch(inputs, tags, scored)


def fit(
    tagging: WordTagging,
    learnt: Sequence[Sample],
    held_out: Sequence[Sample],
    free: Sequence[Sentence],
    *,
    vocabulary: Vocabulary,
    settings: Config,
    folder: Path,
    reporter: Reporter,
) -> float:
    """Train in place; returns the held-out loss. Steps on labelled and `free` sentences alternate.

    A pass over the labelled ones takes as many batches of free ones, which follow each other
    through all passes. Raises `Cancelled`.
    """
    where = device(settings.fit)
    tagging.to(where)
    torch.manual_seed(settings.fit.seed)
    unlabelled = [Sample(one, np.zeros(len(one.tokens), dtype=np.int64)) for one in free]

    def loss(group: list[Sample]) -> Tensor:
        batch = collate(group, vocabulary, where)
        hide(batch, settings.fit.unknown)
        return tagging.loss(batch)

    def taught(group: list[Sample]) -> Tensor:
        batch = collate(group, vocabulary, where)
        return unlabelled_loss(tagging, batch, settings.model.unlabelled_dropout)

    steps: list[Step] = []
    others: Iterator[list[Sample]] = chain.from_iterable(
        _groups(unlabelled, settings.fit, f"free {number}")
        for number in range(settings.fit.rounds * len(learnt) if unlabelled else 0)
    )
    for number in range(settings.fit.rounds):
        for group in _groups(learnt, settings.fit, str(number)):
            steps.append(_step(loss, group, settings.fit))
            if unlabelled:
                steps.append(_step(taught, next(others), settings.fit))
    return optimise(
        tagging,
        steps,
        partial(_held_out_loss, rows=held_out, vocabulary=vocabulary, settings=settings.fit),
        [
            {
                "params": [one for one in tagging.parameters() if one.requires_grad],
                "lr": settings.fit.head_learning_rate,
            }
        ],
        settings=settings.fit,
        folder=folder,
        reporter=reporter,
    )


def packed(
    tagging: WordTagging,
    vocabulary: Vocabulary,
    classes: tuple[str, ...],
    held_out: Sequence[Sample],
    settings: Config,
    known: Parts,
) -> Pack:
    """The pack of a trained network, measured on the development documents.

    Raises `ModelError` where the graph gives other scores than torch.
    """
    probe = collate(_spread(held_out), vocabulary, torch.device("cpu"))
    transitions = tagging.crf.scores.detach().cpu().numpy()
    if settings.model.decoder == "softmax":
        transitions = np.zeros_like(transitions)
    stored = io.BytesIO()
    np.save(stored, transitions, allow_pickle=False)
    with TemporaryDirectory() as scratch:
        graph = Path(scratch, MODEL)
        export(tagging.network, probe, graph)
        contents = {
            MODEL: graph.read_bytes(),
            VOCABULARY: vocabulary.dump(),
            TRANSITIONS: stored.getvalue(),
        }
    manifest = manifest_of(classes, settings, Input.WORDS, WORD_INPUTS)
    return measured_pack(manifest, contents, known)


def export(network: nn.Module, probe: Batch, target: Path) -> None:
    """Write the graph of a network over words; see `app.training.tagger.pack.write_graph`."""
    axes = {
        name: {0: "batch", 1: "length" if name == "line" else "tokens"}
        | ({2: "characters"} if name == "characters" else {})
        for name in INPUTS
    }
    seen: NDArray[np.bool_] = probe.scored.numpy()
    write_graph(network, probe.inputs, axes, seen, target, _TOLERANCE)


@torch.inference_mode()  # type: ignore[untyped-decorator]
def broken(
    tagging: WordTagging, rows: Sequence[Sample], vocabulary: Vocabulary, settings: Fit
) -> int:
    """How often the likeliest tags of neighbours break the scheme where no lattice rules it out."""
    tagging.cpu().eval()
    permitted = bilou.allowed((len(tagging.crf.scores) - 1) // 4)
    count = 0
    for group in _groups(rows, settings, None):
        batch = collate(group, vocabulary, torch.device("cpu"))
        best = tagging(batch).argmax(dim=2).numpy()
        for path, row in zip(best, group, strict=True):
            bounded = np.concatenate(([0], path[: len(row.tags)], [0]))
            count += int((~permitted[bounded[:-1], bounded[1:]]).sum())
    return count


@torch.inference_mode()  # type: ignore[untyped-decorator]
def _held_out_loss(
    tagging: WordTagging, rows: Sequence[Sample], vocabulary: Vocabulary, settings: Fit
) -> float:
    tagging.eval()
    total = words = 0.0
    for group in _groups(rows, settings, None):
        batch = collate(group, vocabulary, device(settings))
        count = float(batch.scored.sum())
        total += float(tagging.loss(batch)) * count
        words += count
    return round(total / max(words, 1.0), 6)


def _groups(rows: Sequence[Sample], settings: Fit, turn: str | None) -> list[list[Sample]]:
    rng = None if turn is None else Random(f"{settings.seed} {turn}")  # noqa: S311
    return grouped(rows, [len(row.tags) for row in rows], settings, rng)


def _step(loss: Callable[[list[Sample]], Tensor], group: list[Sample], settings: Fit) -> Step:
    return partial(accumulated, group, [len(row.tags) for row in group], settings, loss)


def _spread(rows: Sequence[Sample]) -> list[Sample]:
    """A few sentences of all lengths."""
    ordered = sorted(rows, key=lambda row: len(row.tags))
    return ordered[:: max(1, len(ordered) // 8)]


def _classes(labelled: Iterable[Example]) -> tuple[str, ...]:
    names = (bare(label) for example in labelled for label in example.labels)
    return tuple(sorted({name for name in names if name}))
