"""A trained tagger to a model pack: ONNX, checked against torch, then int8."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from pathlib import Path

import numpy as np
import onnxruntime as ort
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic

from app.engine.tagger.bilou import tag_names
from app.engine.tagger.manifest import (
    CARD,
    LEXICON,
    MODEL,
    TOKENIZER,
    TRANSITIONS,
    Manifest,
    write_manifest,
)
from app.errors import ModelError
from app.training.tagger.fit import Tagging
from app.training.tagger.samples import Batch

_INPUTS = ("input_ids", "attention_mask", "features")
_TOLERANCE = 2e-3


def export(tagging: Tagging, probe: Batch, target: Path) -> None:
    """Write the int8 graph to `target`. Raises `ModelError` where the full graph is not torch's.

    `probe` is a batch of real text, on which both must give the same scores.
    """
    model = tagging.encoder.cpu().eval()
    example = (probe.ids, probe.mask, probe.features)
    axes = {0: "batch", 1: "pieces"}
    with tempfile.TemporaryDirectory() as scratch:
        full = Path(scratch) / "full.onnx"
        with warnings.catch_warnings(), torch.inference_mode():
            warnings.simplefilter("ignore")
            torch.onnx.export(
                model,
                example,
                str(full),
                input_names=list(_INPUTS),
                output_names=["scores"],
                dynamic_axes=dict.fromkeys((*_INPUTS, "scores"), axes),
                opset_version=17,
                dynamo=False,
            )
            wanted = model(*example).numpy()
        seen = probe.mask.numpy().astype(bool)
        if np.abs(run(full, probe) - wanted)[seen].max() > _TOLERANCE:
            raise ModelError("The exported graph does not compute what the model computes.")
        quantize_dynamic(
            full,
            target,
            weight_type=QuantType.QInt8,
            per_channel=True,
            op_types_to_quantize=["MatMul", "Gather"],
            extra_options={"MatMulConstBOnly": True},
        )


def run(model: Path, probe: Batch) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """Scores `(batch, pieces, tags)` that the graph at `model` gives."""
    session = ort.InferenceSession(str(model), providers=["CPUExecutionProvider"])
    arrays = (probe.ids.numpy(), probe.mask.numpy(), probe.features.numpy())
    feed = dict(zip(_INPUTS, arrays, strict=True))
    # A graph without orthography has lost that input.
    wanted = {declared.name: feed[declared.name] for declared in session.get_inputs()}
    output: np.ndarray[tuple[int, ...], np.dtype[np.float32]] = session.run(None, wanted)[0]
    return output


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
    np.save(folder / TRANSITIONS, tagging.crf.scores.detach().cpu().numpy())
    (folder / CARD).write_text(card, encoding="utf-8")
    write_manifest(folder, manifest)


def labels(classes: tuple[str, ...]) -> tuple[str, ...]:
    """Names of the model's outputs, as the manifest wants them."""
    return tag_names(classes)
