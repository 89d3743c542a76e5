"""Documents as labelled sentences: what taggers that see one sentence at a time learn from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

from spacy.util import get_lang_class

from app.engine.domain.document import Span
from app.engine.tagger.tokeniser import tokeniser
from app.training.corpora.documents import GoldSpan, LabelledDocument

OUTSIDE = "O"
CONTEXT = 2
"""Words kept on either side of a sentence."""

_STOPS = frozenset((".", "!", "?"))


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
class Example:
    """A sentence and the label of each of its tokens: `O`, or `B-` or `I-` and a subcategory."""

    sentence: Sentence
    labels: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.labels) != len(self.sentence.tokens):
            raise ValueError("not one label for each token")


def sentences(text: str, language: str) -> tuple[Sentence, ...]:
    """Split `text` at line ends and behind full stops that end no abbreviation."""
    found = tokeniser(language)(text)
    tokens = [
        Span(*bounds) for bounds in zip(found.starts.tolist(), found.ends.tolist(), strict=True)
    ]
    cuts = [0, *_cuts(text, tokens, _abbreviations(language)), len(tokens)]
    return tuple(_sentence(text, tokens, a, b) for a, b in pairwise(cuts) if a < b)


def examples(document: LabelledDocument) -> tuple[Example, ...]:
    """The sentences of a document with their gold labels.

    A token that reaches into a span belongs to it; the first of two spans keeps a shared one.
    """
    return tuple(
        Example(sentence, _labels(sentence, document.spans))
        for sentence in sentences(document.text, document.language)
    )


def spans(sentence: Sentence, labels: Sequence[str]) -> tuple[GoldSpan, ...]:
    """What `labels` mark in the document; `I-` goes on from an equal subcategory before it."""
    marked: list[GoldSpan] = []
    previous = OUTSIDE
    for token, label in zip(sentence.tokens, labels, strict=True):
        start, end = sentence.start + token.start, sentence.start + token.end
        name = subcategory(label)
        if name is not None and label.startswith("I-") and name == subcategory(previous):
            marked[-1] = GoldSpan(Span(marked[-1].span.start, end), name)
        elif name is not None:
            marked.append(GoldSpan(Span(start, end), name))
        previous = label
    return tuple(marked)


def subcategory(label: str) -> str | None:
    """The subcategory that a label names; None for `O`."""
    return None if label == OUTSIDE else label.partition("-")[2]


@cache
def _abbreviations(language: str) -> frozenset[str]:
    exceptions = get_lang_class(language).Defaults.tokenizer_exceptions or {}
    return frozenset(word for word in exceptions if word.endswith("."))


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


def _labels(sentence: Sentence, gold: Sequence[GoldSpan]) -> tuple[str, ...]:
    begin, end = sentence.start, sentence.start + len(sentence.text)
    near = [marked for marked in gold if marked.span.end > begin and marked.span.start < end]
    labels: list[str] = []
    previous: GoldSpan | None = None
    for token in sentence.tokens:
        here = Span(begin + token.start, begin + token.end)
        owner = next((marked for marked in near if marked.span.overlaps(here)), None)
        if owner is None:
            labels.append(OUTSIDE)
        else:
            labels.append(f"{'I' if owner is previous else 'B'}-{owner.subcategory}")
        previous = owner
    return tuple(labels)
