"""A text as sentences of words: what taggers see that look at one sentence at a time."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from app.engine.domain.document import Span
from app.engine.tagger.linear_chain import Ints
from app.engine.tagger.tokens.spacy_patterns import abbreviations
from app.engine.tagger.tokens.tokeniser import Tokens, tokeniser

CONTEXT = 2
"""Words kept on either side of a sentence."""

_STOPS = frozenset((".", "!", "?"))
_LONE = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence with its words and their neighbours.

    Attributes:
        start: where the sentence begins in its document, in code points.
        tokens: disjoint spans within `text`, never empty.
        before: up to `CONTEXT` words that stand before the sentence, in their order.
        after: up to `CONTEXT` words behind it.
    """

    text: str = field(repr=False)
    start: int
    tokens: tuple[Span, ...] = field(repr=False)
    before: tuple[str, ...] = field(default=(), repr=False)
    after: tuple[str, ...] = field(default=(), repr=False)

    @property
    def words(self) -> tuple[str, ...]:
        """The text of each token."""
        return tuple(token.of(self.text) for token in self.tokens)


@dataclass(frozen=True, slots=True)
class Split:
    """A text as sentences; `edges` are the numbers of their first tokens."""

    sentences: tuple[Sentence, ...] = field(repr=False)
    tokens: Tokens = field(repr=False)
    edges: Ints = field(repr=False)


def split(text: str, language: str, barriers: tuple[int, ...] = (), *, group: int = 1) -> Split:
    """The sentences of `text`, as `sentences` gives them, and their tokens in a row."""
    # The tokeniser takes no half of a surrogate pair; offsets stay as they are.
    found = sentences(_LONE.sub("\ufffd", text), language, barriers, group=group)
    bounds = [
        (sentence.start + token.start, sentence.start + token.end)
        for sentence in found
        for token in sentence.tokens
    ]
    both = np.array(bounds, dtype=np.int64).reshape(-1, 2)
    sizes = np.array([len(sentence.tokens) for sentence in found], dtype=np.int64)
    tokens = Tokens(both[:, 0].copy(), both[:, 1].copy())
    return Split(found, tokens, np.cumsum(sizes) - sizes)


def sentences(
    text: str, language: str, barriers: tuple[int, ...] = (), *, group: int = 1
) -> tuple[Sentence, ...]:
    """Split `text` at line ends, at barriers, and behind full stops that end no abbreviation.

    With a larger `group` so many sentences make one (sub-document groups); it may cross barriers.
    """
    found = tokeniser(language)(text, barriers)
    tokens = _spans(found)
    begins = _begins(text, tokens, language, barriers)
    return tuple(
        _sentence(text, tokens, a, b) for a, b in pairwise((*begins[::group], len(tokens)))
    )


def starts(
    text: str, tokens: Tokens, language: str, barriers: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Numbers of the first tokens of the sentences of `text`, which `tokens` are all tokens of."""
    return _begins(text, _spans(tokens), language, barriers)


def _begins(
    text: str, tokens: Sequence[Span], language: str, barriers: tuple[int, ...]
) -> tuple[int, ...]:
    cuts = {0, *_cuts(text, tokens, abbreviations(language))}
    cuts.update(bisect_left([token.start for token in tokens], barrier) for barrier in barriers)
    return tuple(sorted(cuts - {len(tokens)}))


def _spans(tokens: Tokens) -> list[Span]:
    bounds = zip(tokens.starts.tolist(), tokens.ends.tolist(), strict=True)
    return [Span(*edges) for edges in bounds]


def _cuts(text: str, tokens: Sequence[Span], abbreviations: frozenset[str]) -> Iterator[int]:
    for number, (token, following) in enumerate(pairwise(tokens), 1):
        ends = token.of(text) in _STOPS and text[following.start].isupper()
        if ends and number > 1:
            ends = text[tokens[number - 2].start : token.end] not in abbreviations
        if ends or "\n" in text[token.end : following.start]:
            yield number


def _sentence(text: str, tokens: Sequence[Span], first: int, end: int) -> Sentence:
    start = tokens[first].start
    return Sentence(
        text[start : tokens[end - 1].end],
        start,
        tuple(Span(token.start - start, token.end - start) for token in tokens[first:end]),
        tuple(token.of(text) for token in tokens[max(0, first - CONTEXT) : first]),
        tuple(token.of(text) for token in tokens[end : end + CONTEXT]),
    )
