"""Text to what the encoder reads: word pieces grouped by token, with their features."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import numpy as np
from tokenizers import Tokenizer
from tokenizers.pre_tokenizers import ByteLevel, Metaspace

from app.engine.tagger.features import Features, features
from app.engine.tagger.lexicon import Lexicon
from app.engine.tagger.linear_chain import Ints
from app.engine.tagger.tokens.tokeniser import Tokens, tokeniser
from app.engine.tagger.word_features.sentences import starts
from app.progress import Tick, silent

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
        sentences: numbers of the first tokens of sentences, where the encoder was asked for them.
        edges: numbers of tokens that nothing crosses from the left, beside barriers.
    """

    tokens: Tokens
    ids: Ints
    counts: Ints
    features: Features
    sentences: Ints = field(default_factory=lambda: np.zeros(0, dtype=np.int64))
    edges: Ints = field(default_factory=lambda: np.zeros(0, dtype=np.int64))


@dataclass(frozen=True, slots=True)
class Words:
    """A text as models of one language read it, whatever their vocabulary.

    Attributes:
        text: without halves of surrogate pairs, which no library takes; offsets are as they were.
        features: `(tokens, features)`, those of `app.engine.tagger.features`.
    """

    text: str = field(repr=False)
    barriers: tuple[int, ...]
    tokens: Tokens
    features: Features


class Encoder:
    """Tokenises text and cuts its tokens into the pieces of one model's vocabulary."""

    def __init__(
        self,
        tokenizer: Tokenizer,
        language: str,
        lexicon: Lexicon | None = None,
        *,
        by_sentence: bool = False,
    ) -> None:
        """`tokenizer` is that of a Hugging Face `tokenizer.json`; it is changed.

        With `by_sentence` it also tells where sentences begin.
        """
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
        self._language = language
        self._lexicon = lexicon
        self._by_sentence = by_sentence

    def __call__(self, text: str, barriers: tuple[int, ...] = (), tick: Tick = silent) -> Encoded:
        """Encode `text`; no token crosses a barrier. `tick` is called now and then."""
        return self.encode(self.words(text, barriers, tick))

    def words(self, text: str, barriers: tuple[int, ...] = (), tick: Tick = silent) -> Words:
        """The part of the work that is the same for every model of the language."""
        text = _LONE.sub("\ufffd", text)
        tokens = self._tokenise(text, barriers, tick)
        return Words(text, barriers, tokens, features(text, tokens, barriers))

    def encode(self, given: Words) -> Encoded:
        """The word pieces of what any encoder of the language split."""
        text, tokens, seen = given.text, given.tokens, given.features
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
        if self._lexicon is not None:
            seen = np.column_stack((seen, self._lexicon.levels([word.strip() for word in words])))
        if not self._by_sentence:
            return Encoded(tokens, ids, counts, seen)
        begins = np.array(starts(text, tokens, self._language, given.barriers), dtype=np.int64)
        return Encoded(tokens, ids, counts, seen, begins)

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
