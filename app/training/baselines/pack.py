"""A classical tagger as a model pack: table of weights, transitions, thresholds, card."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

import numpy as np

from app.engine.domain.labels import schema
from app.engine.tagger.bilou import tag_names
from app.engine.tagger.linear_chain import Floats
from app.engine.tagger.pack import packs
from app.engine.tagger.pack.manifest import (
    CARD,
    FEATURES,
    LISTS,
    TRANSITIONS,
    WORD_FEATURES,
    Decoder,
    Input,
    Manifest,
    write_manifest,
)
from app.engine.tagger.word_features.phrases import Phrases
from app.engine.tagger.word_features.sentences import Sentence
from app.engine.tagger.word_features.table import FeatureTable
from app.errors import WriteFailed
from app.training.config import Config
from app.training.measured import measure
from app.training.parts import Parts, learnt_map
from app.training.prediction import finder
from app.training.run_folder import write_run

_PLAIN = 0.5
_WHAT = {
    Input.FEATURES: "Weights are sums over features of words (`docs/training.md`); nothing in the"
    " pack is executed.",
    Input.WORDS: "A network over words and their characters, as an ONNX graph"
    " (`docs/training.md`).",
}


class Baseline(Protocol):
    """A trained tagger of sentences."""

    @property
    def classes(self) -> tuple[str, ...]:
        """What its labels name."""

    @property
    def phrases(self) -> Phrases:
        """The lists that its features look words up in."""

    def labels(self, sentence: Sentence) -> tuple[str, ...]:
        """The label of each token."""

    def table(self) -> tuple[FeatureTable, Floats]:
        """Its weights as those of the BILOU lattice over `classes`; transitions `(tags, tags)`."""


def make_pack(trained: Baseline, recipe: str, settings: Config, parts: Parts) -> packs.Pack:
    """The pack of a trained tagger, calibrated on the development documents.

    Without such documents its threshold is one half, and it has no operating points.
    """
    table, transitions = trained.table()
    file = io.BytesIO()
    np.save(file, transitions, allow_pickle=False)
    contents = {FEATURES: table.dump(), TRANSITIONS: file.getvalue()}
    if trained.phrases.lists:
        contents[LISTS] = trained.phrases.dump()
    kind = 0 if recipe == "unigram" else WORD_FEATURES
    manifest = manifest_of(trained.classes, settings, Input.FEATURES, kind)
    return measured_pack(manifest, contents, parts)


def manifest_of(classes: tuple[str, ...], settings: Config, kind: Input, features: int) -> Manifest:
    """What a pack over whole words says of itself before it is measured."""
    patients = settings.output.patients
    if patients is None:
        patients = bool(settings.data.labelled or settings.data.unlabelled or settings.data.hidden)
    return Manifest(
        name=settings.output.name,
        version=settings.output.version,
        language=settings.served[0],
        languages=settings.served if len(settings.served) > 1 else (),
        labels=tag_names(classes),
        subcategories=_subcategories(classes, settings),
        window=0,
        context=0,
        special=((), ()),
        features=features,
        threshold=_PLAIN,
        temperature=1.0,
        input=kind,
        trained_on_patients=patients,
        group=settings.model.group,
        decoder=Decoder(settings.model.decoding),
    )


def measured_pack(manifest: Manifest, contents: Mapping[str, bytes], parts: Parts) -> packs.Pack:
    """The pack that these files are, with thresholds by the development documents, if any."""
    pack = in_memory(manifest, contents)
    notes = [note for note in parts.development if note.spans]
    return in_memory(measure(pack, notes).manifest, contents) if notes else pack


def leave_run(
    recipe: str,
    settings: Config,
    parts: Parts,
    pack: packs.Pack,
    *,
    seconds: float,
    unlabelled: int,
) -> Path:
    """Write the pack, where the program can run it, and the run around it; returns its folder.

    Raises `WriteFailed`.
    """
    target = None
    if runs_in_the_program(pack):
        folder = settings.output.folder / recipe / "pack"
        target = write_pack(pack, folder, card(recipe, settings, parts, pack.manifest))
    return write_run(
        recipe,
        settings,
        parts,
        finder(pack, settings),
        seconds=seconds,
        pack=target,
        unlabelled=unlabelled,
    )


def write_pack(pack: packs.Pack, folder: Path, described: str) -> Path:
    """Write the files of a pack into `folder/NAME`.

    Where patients' words are in it, nobody but the user may read it.

    Raises `WriteFailed`.
    """
    target = folder / pack.manifest.name
    try:
        target.mkdir(parents=True, exist_ok=True)
        for name, content in {**pack.contents, CARD: described.encode()}.items():
            (target / name).write_bytes(content)
        write_manifest(target, pack.manifest)
        if pack.manifest.trained_on_patients:
            target.chmod(0o700)
    except OSError:
        raise WriteFailed("The pack could not be written.") from None
    return target


def card(recipe: str, settings: Config, parts: Parts, manifest: Manifest) -> str:
    """The model card of a classical pack."""
    patients = (
        "**It may hold words of patients' documents (as hashes, which can be looked up): keep it on"
        " this computer.**\n\n"
        if manifest.trained_on_patients
        else ""
    )
    points = ", ".join(f"{name} {value}" for name, value in manifest.operating_points.items())
    languages = ", ".join(settings.served)
    return f"""# {manifest.name}

{patients}Recipe `{recipe}`, seed {settings.fit.seed}, languages {languages}. Learnt
from {len(parts.labelled)} labelled and {settings.data.documents * settings.fit.rounds} generated
documents; {len(parts.development)} documents chose temperature {manifest.temperature}, threshold
{manifest.threshold} and the operating points ({points or "none"}).

{_WHAT[manifest.input]}
"""


def in_memory(manifest: Manifest, contents: Mapping[str, bytes]) -> packs.Pack:
    """The pack that these files are, wherever they lie. Raises `PackInvalid`."""
    info = packs.PackInfo(
        name=manifest.name,
        version=manifest.version,
        language=manifest.language,
        path=Path(),
        sha256="",
        size=0,
        manifest=manifest,
    )
    return packs.made(info, contents)


def _subcategories(classes: Sequence[str], settings: Config) -> dict[str, str]:
    learnt = learnt_map(settings.data)
    if learnt is not None:
        return {name: learnt.forward.get(name) or "" for name in classes}
    return {name: name for name in classes}


def runs_in_the_program(pack: packs.Pack) -> bool:
    """Whether the labels of the pack have subcategories of the schema."""
    return set(pack.manifest.subcategories.values()) <= {"", *schema().subcategories}
