"""Text to what the encoder reads: word pieces grouped by token, their features, and windows.

Windows do not follow sentences: more context than a sentence helps (sub-document analysis with
growing sentence groups), and windows that follow the encoder's limit use all of it at a constant
cost.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np
from tokenizers import Tokenizer
from tokenizers.pre_tokenizers import ByteLevel, Metaspace

from app.engine.tagger.features import Features, features
from app.engine.tagger.lexicon import Lexicon
from app.engine.tagger.linear_chain import Ints
from app.engine.tagger.tokeniser import Tokens, tokeniser

_LONE = re.compile("[\ud800-\udfff]")

MAX_PIECES = 16
"""Pieces kept of one token: the rest of a pasted file or a hash says nothing more."""


@dataclass(frozen=True, slots=True)
class Encoded:
    """A text ready to be packed into windows.

    Attributes:
        ids: word pieces of all tokens in a row.
        counts: pieces of each token, 1 to `MAX_PIECES`.
        features: `(tokens, features)`, see `app.engine.tagger.features`; with a lexicon its levels
            last.
    """

    tokens: Tokens
    ids: Ints
    counts: Ints
    features: Features

    @property
    def edges(self) -> Ints:
        """Nothing but barriers parts the tokens."""
        return np.zeros(0, dtype=np.int64)


class Encoder:
    """Tokenises text and cuts its tokens into the pieces of one model's vocabulary."""

    def __init__(self, tokenizer: Tokenizer, language: str, lexicon: Lexicon | None = None) -> None:
        """`tokenizer` is that of a Hugging Face `tokenizer.json`; it is changed."""
        tokenizer.no_truncation()
        tokenizer.no_padding()
        # These vocabularies tell words apart by the space before them, which is put in below.
        self._spaced = isinstance(tokenizer.pre_tokenizer, (ByteLevel, Metaspace))
        # Sentence pieces count the start of a text as a space, byte pairs do not.
        self._starts_spaced = isinstance(tokenizer.pre_tokenizer, Metaspace)
        if self._starts_spaced:
            tokenizer.pre_tokenizer = Metaspace(prepend_scheme="never", split=False)
        elif self._spaced:
            tokenizer.pre_tokenizer = ByteLevel(add_prefix_space=False)
        self._tokenizer = tokenizer
        self._unknown = _unknown_id(tokenizer)
        self._tokenise = tokeniser(language)
        self._lexicon = lexicon

    def __call__(self, text: str, barriers: tuple[int, ...] = ()) -> Encoded:
        """Encode `text`; no token crosses a barrier."""
        # Neither library takes half of a surrogate pair; offsets stay as they are.
        text = _LONE.sub("\ufffd", text)
        tokens = self._tokenise(text, barriers)
        bounds = zip(tokens.starts.tolist(), tokens.ends.tolist(), strict=True)
        if self._spaced:
            first = self._starts_spaced
            words = [
                " " * (text[start - 1].isspace() if start else first) + text[start:end]
                for start, end in bounds
            ]
        else:
            words = [text[start:end] for start, end in bounds]
        ids, counts = self._pieces(words)
        seen = features(text, tokens, barriers)
        if self._lexicon is not None:
            seen = np.column_stack((seen, self._lexicon.levels([word.strip() for word in words])))
        return Encoded(tokens, ids, counts, seen)

    def _pieces(self, words: list[str]) -> tuple[Ints, Ints]:
        if not words:
            return np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64)
        encoding = self._tokenizer.encode(words, is_pretokenized=True, add_special_tokens=False)
        ids = np.array(encoding.ids, dtype=np.int64)
        owner = np.array(encoding.word_ids, dtype=np.int64)
        counts = np.bincount(owner, minlength=len(words)).astype(np.int64)
        # A token of control characters has no pieces; it still needs an emission.
        empty = np.flatnonzero(counts == 0)
        places = np.searchsorted(owner, empty)
        ids, owner = np.insert(ids, places, self._unknown), np.insert(owner, places, empty)
        counts = np.maximum(counts, 1)
        firsts = np.cumsum(counts) - counts
        kept = np.arange(len(ids)) - firsts[owner] < MAX_PIECES
        return ids[kept], np.minimum(counts, MAX_PIECES)


def _unknown_id(tokenizer: Tokenizer) -> int:
    for name in ("[UNK]", "<unk>"):
        found = tokenizer.token_to_id(name)
        if found is not None:
            return int(found)
    return 0


@dataclass(frozen=True, slots=True)
class Window:
    """Tokens `start` to `end` go through the encoder; those in `first` to `last` are kept."""

    start: int
    end: int
    first: int
    last: int


def windows(counts: Ints, size: int, context: int) -> tuple[Window, ...]:
    """Cover all tokens with windows of at most `size` word pieces.

    Neighbouring windows share about `2 * context` pieces and hand over in the middle, so that
    each token is kept from the window that shows most of its surroundings. The kept ranges
    follow each other without gap or overlap.

    Args:
        counts: word pieces of each token, at least 1, at most `size`.
        size: pieces a window may hold, without the encoder's special ones.
        context: pieces of context wanted on either side; `4 * context <= size`.
    """
    if 4 * context > size:
        raise ValueError("the context leaves no room for the text")
    total = len(counts)
    edges = np.concatenate(([0], np.cumsum(counts)))
    found: list[Window] = []
    start = first = 0
    while first < total:
        end = int(np.searchsorted(edges, edges[start] + size, side="right")) - 1
        middle = int(np.searchsorted(edges, edges[end] - context))
        last = total if end == total else min(max(middle, first + 1), end)
        found.append(Window(start, end, first, last))
        wanted = int(np.searchsorted(edges, edges[end] - 2 * context))
        # The next window must reach at least one token that no window has kept yet.
        needed = int(np.searchsorted(edges, edges[min(last + 1, total)] - size))
        start, first = min(max(wanted, needed, start + 1), last), last
    return tuple(found)
