"""Sentences as numbers of words and characters: what networks over whole words read."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from app.engine.domain.document import Span
from app.engine.tagger.linear_chain import Ints
from app.engine.tagger.word_features.sentences import Sentence
from app.engine.tagger.word_features.table import hashed
from app.errors import PackInvalid

PADDING, UNKNOWN = 0, 1
"""Numbers that stand for no word or character, and for one that training did not show."""

_LONGEST_WORD = 32
_LONGEST, _LONGEST_GROUP = 256, 1024
"""Words of a sentence, or a group of them, that a network reads at once; bounds the memory."""

_NUMERALS = str.maketrans("123456789", "0" * 9)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The numbers of words and characters, from 2 on.

    Words are kept as hashes: the words of the training text cannot be read off a pack. Whoever
    guesses one can still look it up.

    Attributes:
        words: sorted hashes of words as `plain` writes them.
        alphabet: sorted code points.
    """

    words: NDArray[np.uint64] = field(repr=False)
    alphabet: NDArray[np.uint32] = field(repr=False)

    @classmethod
    def of(cls, sentences: Iterable[Sentence], alphabet: Iterable[str] | None = None) -> Vocabulary:
        """All words of `sentences`, and `alphabet` or else every character that occurs twice."""
        words, characters = set[int](), Counter[str]()
        for sentence in sentences:
            words.update(hashed(plain(word)) for word in sentence.words)
            characters.update(sentence.text)
        if alphabet is None:
            alphabet = (letter for letter, count in characters.items() if count > 1)
        return cls(
            np.array(sorted(words), dtype=np.uint64),
            np.array(sorted(map(ord, alphabet)), dtype=np.uint32),
        )

    def words_of(self, words: Sequence[str]) -> Ints:
        """The number of each word, `(words,)`, as `arrays` has them."""
        known = np.array([hashed(plain(word)) for word in words], dtype=np.uint64)
        return _numbers(self.words, known)

    def characters_of(self, text: str) -> Ints:
        """The number of each character, `(characters,)`, as `arrays` has them."""
        return _numbers(self.alphabet, np.array([ord(letter) for letter in text], dtype=np.uint32))

    def dump(self) -> bytes:
        """The vocabulary as an `.npz` file; equal ones give equal bytes."""
        file = io.BytesIO()
        np.savez_compressed(file, words=self.words, alphabet=self.alphabet)
        return file.getvalue()

    @classmethod
    def parse(cls, stored: bytes) -> Vocabulary:
        """Read what `dump` gave. Raises `PackInvalid`."""
        try:
            with np.load(io.BytesIO(stored), allow_pickle=False) as arrays:
                read = cls(arrays["words"], arrays["alphabet"])
        except Exception:  # noqa: BLE001 - NumPy and zipfile raise whatever a broken file leads to
            raise PackInvalid("The vocabulary of the model cannot be read.") from None
        sound = (
            np.dtype(np.uint64) == read.words.dtype and np.dtype(np.uint32) == read.alphabet.dtype
        )
        if not sound or read.words.ndim != 1 or read.alphabet.ndim != 1:
            raise PackInvalid("The vocabulary of the model cannot be read.")
        return read


def plain(word: str) -> str:
    """A word without case, its numerals all alike: characters tell the rest."""
    return word.lower().translate(_NUMERALS)


def parts(sentence: Sentence, group: int = 1) -> Iterator[Sentence]:
    """`sentence`, which may be a group of some, in parts that a network reads at once.

    Nearly always it is the whole of it.
    """
    longest = _LONGEST if group == 1 else _LONGEST_GROUP
    for first in range(0, len(sentence.tokens), longest):
        tokens = sentence.tokens[first : first + longest]
        start, end = tokens[0].start, tokens[-1].end
        yield replace(
            sentence,
            text=sentence.text[start:end],
            start=sentence.start + start,
            tokens=tuple(Span(token.start - start, token.end - start) for token in tokens),
        )


def arrays(sentences: Sequence[Sentence], vocabulary: Vocabulary) -> Mapping[str, Ints]:
    """Padded arrays of all that a network over words may read.

    Returns:
        `words` `(sentences, words)`; `characters` `(sentences, words, characters)`, of long words
        the beginning; `line` `(sentences, length)`, the characters of the whole sentence; `first`
        and `last` `(sentences, words)`, where a word begins and ends in `line`.
    """
    longest = max(len(sentence.tokens) for sentence in sentences)
    width = max(len(word[:_LONGEST_WORD]) for sentence in sentences for word in sentence.words)
    shape = (len(sentences), longest)
    words, first, last = (np.zeros(shape, dtype=np.int64) for _ in range(3))
    characters = np.zeros((*shape, width), dtype=np.int64)
    line = np.zeros((len(sentences), max(len(s.text) for s in sentences)), dtype=np.int64)
    for row, sentence in enumerate(sentences):
        size = len(sentence.tokens)
        numbers = vocabulary.characters_of(sentence.text)
        words[row, :size] = vocabulary.words_of(sentence.words)
        line[row, : len(numbers)] = numbers
        first[row, :size] = [token.start for token in sentence.tokens]
        last[row, :size] = [token.end - 1 for token in sentence.tokens]
        for column, token in enumerate(sentence.tokens):
            word = numbers[token.start : min(token.end, token.start + _LONGEST_WORD)]
            characters[row, column, : len(word)] = word
    return {"words": words, "characters": characters, "line": line, "first": first, "last": last}


def _numbers(known: NDArray[np.unsignedinteger], wanted: NDArray[np.unsignedinteger]) -> Ints:
    if not len(known):
        return np.full(len(wanted), UNKNOWN, dtype=np.int64)
    places = np.minimum(np.searchsorted(known, wanted), len(known) - 1)
    return np.where(known[places] == wanted, places + 2, UNKNOWN).astype(np.int64)
