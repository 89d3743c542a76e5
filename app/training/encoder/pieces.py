"""A multilingual vocabulary of word pieces, cut down to what a few languages use."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from app.engine.tagger.inputs import Encoder

Ints = NDArray[np.int64]

_SPECIAL = 4
"""Pieces at the head that are no text: start, padding, end, unknown."""
_SPACE = "▁"
_SCRIPTS = ("LATIN", "GREEK")
_SIGNS = "PSN"


def simple(tokenizer: Mapping[str, Any]) -> dict[str, Any]:
    """The same pieces without what the program's own tokeniser does before: a `tokenizer.json`.

    A word shows the space before it, and nothing else is put around or between words. Letters
    are normalised as Unicode says (NFKC), which is what the table of the original comes to.
    """
    space = {"type": "Metaspace", "replacement": _SPACE, "prepend_scheme": "never", "split": False}
    model = {**tokenizer["model"], "byte_fallback": False}
    return {
        **tokenizer,
        "model": model,
        "truncation": None,
        "padding": None,
        "normalizer": {"type": "NFKC"},
        "pre_tokenizer": space,
        "decoder": space,
        "post_processor": None,
    }


def used(tokenizer: Mapping[str, Any], texts: Mapping[str, Iterable[str]]) -> Ints:
    """How often each piece of `tokenizer` stands in `texts` by their language, `(pieces,)`."""
    counts = np.zeros(len(tokenizer["model"]["vocab"]), dtype=np.int64)
    for language, listed in texts.items():
        encoder = Encoder(Tokenizer.from_str(json.dumps(tokenizer)), language)
        for text in listed:
            counts += np.bincount(encoder(text).ids, minlength=len(counts))
    return counts


def chosen(tokenizer: Mapping[str, Any], counts: Ints, size: int) -> Ints:
    """Which pieces stay: special ones, letters and signs, then the most used; at most `size`.

    `counts` are those of `used`. Returns sorted numbers of pieces, `(kept,)`.

    Every letter of the scripts stays, so that any name can be put together. Room that is left goes
    to the likeliest unused pieces of those scripts: names that no list holds.
    """
    vocabulary = [str(piece) for piece, _ in tokenizer["model"]["vocab"]]
    scores = np.array([score for _, score in tokenizer["model"]["vocab"]])
    special = {token["id"] for token in tokenizer["added_tokens"]}
    rank = np.zeros(len(vocabulary), dtype=np.float64)
    for index, piece in enumerate(vocabulary):
        letters = piece.lstrip(_SPACE)
        if index < _SPECIAL or (len(letters) <= 1 and _readable(letters)):
            rank[index] = 3.0
        elif index in special:
            continue
        elif counts[index]:
            rank[index] = 2.0
        elif _readable(letters):
            rank[index] = 1.0
    order = np.lexsort((-scores, -np.where(rank == 2.0, counts, 0), -rank))
    kept = order[: min(size, int((rank > 0).sum()))]
    return np.sort(kept).astype(np.int64)


def trimmed(tokenizer: Mapping[str, Any], kept: Ints) -> dict[str, Any]:
    """`tokenizer` with the pieces of these numbers alone, numbered anew in the order of `kept`."""
    vocabulary = tokenizer["model"]["vocab"]
    model = {**tokenizer["model"], "vocab": [vocabulary[index] for index in kept.tolist()]}
    numbers = {int(index): number for number, index in enumerate(kept.tolist())}
    added = [
        {**token, "id": numbers[token["id"]]}
        for token in tokenizer["added_tokens"]
        if token["id"] in numbers
    ]
    return {**tokenizer, "model": model, "added_tokens": added}


def _readable(letters: str) -> bool:
    return all(
        unicodedata.category(c)[0] in _SIGNS or unicodedata.name(c, "").startswith(_SCRIPTS)
        for c in letters
    )
