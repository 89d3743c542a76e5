"""The weights of a finished pack, as training knows them, to go on from where it ended.

The graph holds them in eight bits, so that they are what the pack runs with, not quite what was
trained: `best.pt` of the run is better where it is still there.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from onnx import numpy_helper
from torch import Tensor

from app.engine.tagger.pack.manifest import MODEL, TRANSITIONS
from app.errors import InputError

_QUANTISED = "_quantized"
_BIAS = ".bias"


def pack_weights(folder: Path) -> dict[str, Tensor]:
    """Weights of the encoder pack in `folder`, by their names in `Tagging`.

    A matrix that the graph multiplies by has lost its name there, and gets it from the bias that
    is added to the product. Raises `InputError` for a folder that is no such pack.
    """
    try:
        graph = onnx.load(str(folder / MODEL)).graph
        transitions = np.load(folder / TRANSITIONS)
    except (OSError, ValueError):
        raise InputError(f"{folder.name} is no pack to go on from.") from None
    held = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    users = defaultdict(list)
    for node in graph.node:
        for name in node.input:
            users[name].append(node)

    def bias_after(name: str) -> str:
        """The first bias that is added to what becomes of the tensor `name`."""
        (node,) = users[name]
        found = next((each for each in node.input if each.endswith(_BIAS)), None)
        return found or bias_after(node.output[0])

    weights = {}
    for name, values in held.items():
        if name.endswith(_QUANTISED):
            plain = name.removesuffix(_QUANTISED)
            full = _full(values, held[f"{plain}_scale"], held[f"{plain}_zero_point"])
            if not plain.endswith(".weight"):
                plain, full = bias_after(name).removesuffix(_BIAS) + ".weight", full.T
            weights[f"encoder.{plain}"] = full
        elif values.dtype == np.float32 and name.endswith((".weight", _BIAS)):
            weights[f"encoder.{name}"] = values
    weights["crf.scores"] = transitions
    return {name: torch.from_numpy(values.copy()) for name, values in weights.items()}


def _full(
    values: NDArray[np.int8], scale: NDArray[np.float32], zero: NDArray[np.int8]
) -> NDArray[np.float32]:
    """Values of eight bits in full precision; scale and zero by column, or one for all."""
    full: NDArray[np.float32] = (values.astype(np.float32) - zero) * scale
    return full
