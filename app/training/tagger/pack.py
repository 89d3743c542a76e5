"""A trained tagger to a model pack: ONNX, checked against torch, then int8; its model card."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import onnxruntime as ort
import torch
from numpy.typing import NDArray
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import Tensor, nn

from app.engine.tagger.bilou import tag_names
from app.engine.tagger.pack.manifest import (
    CARD,
    LEXICON,
    MODEL,
    TOKENIZER,
    TRANSITIONS,
    Manifest,
    write_manifest,
)
from app.engine.tagger.pack.operating_points import MISS_RATES
from app.errors import ModelError
from app.training.config import Config
from app.training.tagger.calibration import Point
from app.training.tagger.fit import Tagging
from app.training.tagger.samples import Batch

_INPUTS = ("input_ids", "attention_mask", "features")
_TOLERANCE = 1e-3


def export(tagging: Tagging, probe: Batch, target: Path) -> None:
    """Write the int8 graph to `target`. Raises `ModelError` where the full graph is not torch's.

    `probe` is a batch of real text, on which both must give the same scores.
    """
    example = dict(zip(_INPUTS, (probe.ids, probe.mask, probe.features), strict=True))
    axes = {0: "batch", 1: "pieces"}
    with tempfile.TemporaryDirectory() as scratch:
        full = Path(scratch) / "full.onnx"
        seen = probe.mask.numpy().astype(bool)
        write_graph(tagging.encoder, example, dict.fromkeys(example, axes), seen, full, _TOLERANCE)
        quantise(full, target)


def quantise(full: Path, target: Path) -> None:
    """Write the graph at `full` with weights of eight bits to `target`.

    They use seven of them: with AVX2 alone sums of products of eight bits do not fit, and are cut.
    """
    quantize_dynamic(
        full,
        target,
        weight_type=QuantType.QInt8,
        per_channel=True,
        reduce_range=True,
        op_types_to_quantize=["MatMul", "Gather"],
        extra_options={"MatMulConstBOnly": True},
    )


def write_graph(
    model: nn.Module,
    example: Mapping[str, Tensor],
    axes: Mapping[str, Mapping[int, str]],
    seen: NDArray[np.bool_],
    target: Path,
    tolerance: float,
) -> None:
    """Write the graph of `model`, whose output is `scores`, to `target`.

    Args:
        model: is called with the tensors of `example` in their order.
        example: real inputs by name.
        axes: those of each input that vary, by name; the first two of the scores do.
        seen: `(batch, tokens)`, where scores count.
        target: a file.
        tolerance: how far a score may be from torch's.

    Raises `ModelError` where one is farther.
    """
    model = model.cpu().eval()
    given = tuple(example.values())
    varying = {**axes, "scores": {0: "batch", 1: "tokens"}}
    with warnings.catch_warnings(), torch.inference_mode():
        warnings.simplefilter("ignore")
        torch.onnx.export(
            model,
            given,
            str(target),
            input_names=list(example),
            output_names=["scores"],
            dynamic_axes=varying,
            opset_version=17,
            dynamo=False,
        )
        wanted = model(*given).numpy()
    if np.abs(run_graph(target, example) - wanted)[seen].max() > tolerance:
        raise ModelError("The exported graph and the model give different results.")


def run_graph(
    model: Path, example: Mapping[str, Tensor]
) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """Scores `(batch, steps, tags)` that the graph at `model` gives for inputs by name."""
    session = ort.InferenceSession(str(model), providers=["CPUExecutionProvider"])
    # A graph has lost the inputs that it does not look at, such as orthography.
    wanted = {declared.name: example[declared.name].numpy() for declared in session.get_inputs()}
    output: np.ndarray[tuple[int, ...], np.dtype[np.float32]] = session.run(None, wanted)[0]
    return output


def run(model: Path, probe: Batch) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """Scores `(batch, pieces, tags)` that the graph of an encoder at `model` gives."""
    tensors = (probe.ids, probe.mask, probe.features)
    return run_graph(model, dict(zip(_INPUTS, tensors, strict=True)))


def write_pack(
    tagging: Tagging,
    probe: Batch,
    tokenizer: Path,
    lexicon: Path | None,
    folder: Path,
    manifest: Manifest,
    card: str,
) -> None:
    """Make the whole pack in `folder`, replacing what is there."""
    folder.mkdir(parents=True, exist_ok=True)
    export(tagging, probe, folder / MODEL)
    shutil.copyfile(tokenizer, folder / TOKENIZER)
    if lexicon is not None:
        shutil.copyfile(lexicon, folder / LEXICON)
    transitions = tagging.crf.scores.detach().cpu().numpy()
    np.save(folder / TRANSITIONS, transitions * (tagging.decoder == "crf"))
    (folder / CARD).write_text(card, encoding="utf-8")
    write_manifest(folder, manifest)


def labels(classes: tuple[str, ...]) -> tuple[str, ...]:
    """Names of the model's outputs, as the manifest wants them."""
    return tag_names(classes)


_SOURCES = """\
| source | licence | what for |
| --- | --- | --- |
| notes in `app/training/authored`, written for this project | Apache-2.0 | refilled |
| words and lines in `app/training/synthetic`, written for this project | Apache-2.0 | templates |
| GeoNames postal and city lists | CC BY 4.0 | places |
| names by country | CC0 | names |
| paroleitaliane; INE statistics | MIT; open statistics | Italian and Spanish names |
"""
_SOURCES_OF = {
    "en": """\
| MTSamples transcription reports | published as samples | put invented people into |
| MTS-Dialog | CC BY 4.0 | put invented people into |
| E3C, English documents that are CC BY themselves | CC BY 4.0 | the same, and without people |
| MedQuAD | CC BY 4.0 | text without people |
| tide2-core name and street lists | MIT | names, streets |
| Alvearie surname counts | Apache-2.0 | surnames |
| CMS hospital list | US government work | hospitals |
| dariusk/corpora | CC0 | occupations, drugs, diseases |
""",
    "es": """\
| MEDDOCAN training set, changed to the project's guideline and refilled | CC BY 4.0, © 2019 \
Secretaría de Estado para el Avance Digital (SEAD) | Spanish cases |
""",
    "it": """\
| E3C, Italian documents that are CC BY themselves | CC BY 4.0 | put invented people into |
""",
    "sv": """\
| svensktext, SCB statistics; list of towns | open statistics; Apache-2.0 | Swedish names, \
occupations, towns |
""",
}


def _encoder(settings: Config) -> str:
    if settings.model.wheels is not None:
        return "intfloat/multilingual-e5-small (MIT)"
    if settings.model.encoder is None:
        return "sentence-transformers/all-MiniLM-L6-v2 (Apache-2.0)"
    return settings.model.encoder.name


def _made(settings: Config) -> str:
    """What a pack was trained on, and whether words of anybody's notes may be in it."""
    runs = settings.model.average
    number = "" if runs else f"{settings.data.documents * settings.fit.rounds} "
    origin = f"{number}generated\ndocuments ({', '.join(settings.data.languages)})"
    assurance = "No text under a data-use\nagreement went in."
    if settings.data.labelled:
        origin = f"labelled corpora of the user and {origin}"
        assurance = "Words of their documents may be in it: keep it where they are kept."
    if runs:
        return f"The mean of the weights of {len(runs)} runs on {origin}. {assurance}"
    going_on = ", going on from an earlier run" if settings.model.start else ""
    return f"Trained with seed {settings.fit.seed} on {origin}{going_on}. {assurance}"


def card(
    manifest: Manifest,
    settings: Config,
    points: Sequence[Point],
    by_language: Mapping[str, Point],
) -> str:
    """Text of the pack's README: what it is, what it was made from, how it did."""
    each = "\n".join(
        f"| {language} | {point.precision:.4f} | {point.recall:.4f} |"
        for language, point in by_language.items()
    )
    rows = "\n".join(f"| {p.threshold} | {p.precision:.4f} | {p.recall:.4f} |" for p in points)
    chosen = "\n".join(
        f"| {name} | {MISS_RATES[name]:.0%} | {value} |"
        for name, value in manifest.operating_points.items()
    )
    languages = ", ".join(f"`{language}`" for language in settings.served)
    sources = _SOURCES + "".join(_SOURCES_OF[language] for language in settings.data.languages)
    if settings.data.labelled and not settings.data.documents:
        sources = ""
    return f"""\
# {manifest.name} {manifest.version}

Tags identifiers in clinical text, languages: {languages}, {len(manifest.subcategories)}
subcategories, BILOU with a CRF, int8 ONNX. For use in Incognote; a person must review the result.

Encoder: {_encoder(settings)}, \
{f"its lowest {settings.model.layers} layers" if settings.model.layers else "all its layers"}, with
embeddings of orthographic features (version {manifest.features})\
{" and of how usual the word is in the texts without people" if settings.model.lexicon else ""}
added to the word pieces.

{_made(settings)}

{sources}
## Held-out figures

Tokens, identifying or not, on authored notes that were never trained on, with their own
identifiers, and on texts without people. Temperature {manifest.temperature}; default threshold
{manifest.threshold}.

| threshold | precision | recall |
| --- | --- | --- |
{rows}

The same by language, at the default threshold:

| language | precision | recall |
| --- | --- | --- |
{each}

Operating points: highest thresholds at which the share of a note's identifying tokens that the
tagger alone misses is expected to be at most that large, by conformal risk control over the
held-out notes (Angelopoulos et al. 2022). This holds for notes like these, not for any note. The
lowest threshold of the table promises nothing.

| operating point | missed at most | threshold |
| --- | --- | --- |
{chosen}
"""
