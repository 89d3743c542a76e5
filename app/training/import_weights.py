"""Weights of a Hugging Face token classifier (safetensors) to the graph that an import takes.

Needs the extra `train`. Nothing is downloaded and no pickle is read.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from transformers import AutoModelForTokenClassification
from transformers.utils import logging

from app.engine.tagger.pack.manifest import CARD, MODEL, TOKENIZER
from app.errors import PackInvalid
from app.training.tagger.pack import quantise, write_graph

_TOLERANCE = 1e-3
_PROBE = (2, 12)


class _Scores(nn.Module):  # type: ignore[misc]
    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, input_ids: Tensor, attention_mask: Tensor) -> Tensor:
        scores: Tensor = self.model(input_ids=input_ids, attention_mask=attention_mask).logits
        return scores


def exported(source: Path, folder: Path, *, int8: bool = False) -> Path:
    """Write the graph of the weights in `source`, with what belongs to it, below `folder`.

    Returns a folder of the name of `source`, as `pack_import.convert` of `app.engine.tagger.pack`
    takes it. With `int8` the graph is quantised: a quarter of the size, and slightly other scores.
    Raises `PackInvalid` for weights that cannot be read, and `ModelError` where the graph gives
    other scores.
    """
    logging.disable_progress_bar()
    target = folder / source.resolve().name
    target.mkdir(parents=True)
    try:
        model = AutoModelForTokenClassification.from_pretrained(
            str(source), local_files_only=True, use_safetensors=True, attn_implementation="eager"
        )
    except Exception:  # noqa: BLE001 - the library raises whatever a broken folder leads to
        raise PackInvalid("The weights of the model cannot be read.") from None
    ids = torch.randint(
        5, model.config.vocab_size, _PROBE, generator=torch.Generator().manual_seed(1)
    )
    mask = torch.ones_like(ids)
    mask[0, _PROBE[1] // 2 :] = 0
    example = {"input_ids": ids, "attention_mask": mask}
    axes = {name: {0: "batch", 1: "pieces"} for name in example}
    full = target / MODEL
    seen = mask.numpy().astype(np.bool_)
    write_graph(_Scores(model), example, axes, seen, full, _TOLERANCE)
    if int8:
        exact = full.rename(target / "exact.onnx")
        quantise(exact, full)
        exact.unlink()
    for name in ("config.json", TOKENIZER, CARD):
        if (source / name).is_file():
            shutil.copyfile(source / name, target / name)
    return target
