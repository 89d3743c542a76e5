"""Scores of features: a row of weights for each, looked up by a hash of its name.

A token's score for a tag is the sum of the rows of its features, as in a linear-chain CRF
(Lafferty et al. 2001). Hashes keep the words of the training text from being read off the file;
whoever guesses a word can still look it up.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from app.engine.tagger.linear_chain import Floats, Ints
from app.errors import PackInvalid

_CHUNK = 256
"""Tokens whose rows are gathered at once; bounds the memory of a step."""


@dataclass(frozen=True, slots=True)
class FeatureTable:
    """Weights of features.

    Attributes:
        hashes: `(features,)`, sorted 64-bit hashes of the features' names.
        weights: `(features, tags)`.
        first: `(tags,)`, what the first token of a sentence gets on top.
        last: `(tags,)`, what the last one gets.
        always: `(tags,)`, what every token gets.
    """

    hashes: NDArray[np.uint64] = field(repr=False)
    weights: Floats = field(repr=False)
    first: Floats = field(repr=False)
    last: Floats = field(repr=False)
    always: Floats = field(repr=False)

    @classmethod
    def of(
        cls, rows: Mapping[str, Floats], first: Floats, last: Floats, always: Floats
    ) -> FeatureTable:
        """`rows` are the weights `(tags,)` of each feature by its name; the rest as above.

        Two names with one hash add up.
        """
        summed: dict[int, Floats] = {}
        for name, row in rows.items():
            number = hashed(name)
            summed[number] = summed[number] + row if number in summed else row
        order = sorted(summed)
        weights = [summed[number] for number in order]
        return cls(
            hashes=np.array(order, dtype=np.uint64),
            weights=np.array(weights, dtype=np.float32).reshape(len(order), len(always)),
            first=first.astype(np.float32),
            last=last.astype(np.float32),
            always=always.astype(np.float32),
        )

    def dump(self) -> bytes:
        """The table as an `.npz` file; equal tables give equal bytes."""
        file = io.BytesIO()
        np.savez_compressed(
            file,
            hashes=self.hashes,
            weights=self.weights,
            first=self.first,
            last=self.last,
            always=self.always,
        )
        return file.getvalue()

    @classmethod
    def parse(cls, stored: bytes, tags: int) -> FeatureTable:
        """Read what `dump` gave. Raises `PackInvalid` for anything but a table of `tags` tags."""
        try:
            with np.load(io.BytesIO(stored), allow_pickle=False) as arrays:
                table = cls(
                    hashes=arrays["hashes"],
                    weights=arrays["weights"],
                    first=arrays["first"],
                    last=arrays["last"],
                    always=arrays["always"],
                )
        except Exception:  # noqa: BLE001 - NumPy and zipfile raise whatever a broken file leads to
            raise PackInvalid("The features of the model cannot be read.") from None
        edges = (table.first, table.last, table.always)
        sound = (
            table.hashes.dtype == np.uint64
            and table.hashes.ndim == 1
            and table.weights.shape == (len(table.hashes), tags)
            and all(edge.shape == (tags,) for edge in edges)
            and all(np.isfinite(array).all() for array in (table.weights, *edges))
        )
        if not sound:
            raise PackInvalid("The features of the model do not fit its labels.")
        return table

    def rows(self) -> dict[int, int]:
        """The number of the row of each hash."""
        return {int(number): row for row, number in enumerate(self.hashes)}

    def scores(self, rows: Sequence[Sequence[int]]) -> Floats:
        """What every token gets and the sum of its rows, `(tokens, tags)`.

        `rows` are numbers of rows for each token, as `rows()` gives them. What the first and last
        tokens of a sentence get on top is not in it.
        """
        scores = np.tile(self.always, (len(rows), 1))
        for start in range(0, len(rows), _CHUNK):
            chunk = rows[start : start + _CHUNK]
            flat: Ints = np.array([row for token in chunk for row in token], dtype=np.int64)
            counts = np.array([len(token) for token in chunk])
            some = np.flatnonzero(counts)
            if len(some):
                firsts = (np.cumsum(counts) - counts)[some]
                scores[start + some] += np.add.reduceat(self.weights[flat], firsts, axis=0)
        return scores


def hashed(name: str) -> int:
    """64 bits of a feature's name."""
    digest = hashlib.blake2b(name.encode("utf-8", "surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, "little")
