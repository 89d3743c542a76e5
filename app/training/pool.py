"""The recipe `pool`: packs that are there become one, measured on notes that none of them saw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from app.engine.tagger.pack import packs
from app.engine.tagger.pack.manifest import Combination, Decoder
from app.errors import InputError
from app.training.baselines.pack import write_pack
from app.training.config import Config
from app.training.measured import Measured, measure
from app.training.parts import held_out_documents, parts, unmapped
from app.training.prediction import finder, with_learnt_labels
from app.training.run_folder import write_run


def pool(settings: Config) -> Path:
    """Make an ensemble of `[model] members` and measure it; returns the folder of the pack.

    Thresholds come from the development documents and, where notes are generated, from those that
    are held out from all training. Tests are predicted. Members of a corpus's own labels make no
    pack: the run's folder is returned then. Raises `InputError`, `PackInvalid` and `PackMismatch`.
    """
    if len(settings.model.members) < 2:
        raise InputError("A pool needs two members or more.", hint="Name them in [model] members.")
    known = parts(settings.data)
    foreign = unmapped(settings.data, known)
    members = [packs.load(member) for member in settings.model.members]
    if foreign:
        members = [with_learnt_labels(member) for member in members]
    joined = packs.ensemble(settings.output.name, members, Combination.POOL)
    decoder = Decoder(settings.model.decoding)
    joined = replace(joined, manifest=replace(joined.manifest, decoder=decoder))
    measured = measure(joined, held_out_documents(settings, known))
    manifest = replace(
        measured.manifest,
        version=settings.output.version,
        threshold=measured.manifest.operating_points[settings.output.advised],
    )
    joined = replace(joined, manifest=manifest)
    target = None
    if not foreign:
        described = _card(replace(measured, manifest=manifest), members)
        target = write_pack(joined, settings.output.folder / "pack", described)
    if target is None or settings.data.test:
        find = finder(joined, settings)
        run = write_run("pool", settings, known, find, seconds=0.0, pack=target)
    return target or run


def _card(measured: Measured, members: Sequence[packs.Pack]) -> str:
    manifest = measured.manifest
    listed = "\n".join(f"- `{pack.info.name}` {pack.info.version}" for pack in members)
    rows = "\n".join(
        f"| {name} | {point.threshold} | {point.precision:.4f} | {point.recall:.4f} |"
        for name, point in measured.points.items()
    )
    languages = ", ".join(f"`{language}`" for language in manifest.served)
    return f"""\
# {manifest.name} {manifest.version}

Tags identifiers in clinical text, languages: {languages}. A person must review the result.

One lattice over the mean of the scores of other packs, whose cards name their sources and
licences:

{listed}

## Held-out figures

Tokens, identifying or not, of {measured.notes} authored notes with identifiers that were never
trained on, and of texts without people. Temperature {manifest.temperature}; default threshold
{manifest.threshold}. Operating points are chosen as those of the members are.

| operating point | threshold | precision | recall |
| --- | --- | --- | --- |
{rows}
"""
