"""Documents as labelled sentences: what taggers that see one sentence at a time learn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.domain.document import Span
from app.engine.tagger.word_features.sentences import Sentence, sentences
from app.training.corpora.documents import GoldSpan, LabelledDocument
from app.training.corpora.tag_schemes import Chunk, chunks, tagged


@dataclass(frozen=True, slots=True)
class Example:
    """A sentence and the label of each of its tokens: `O`, or a prefix and a subcategory."""

    sentence: Sentence
    labels: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.labels) != len(self.sentence.tokens):
            raise ValueError("not one label for each token")


def examples(
    document: LabelledDocument, scheme: str = "iob2", group: int = 1
) -> tuple[Example, ...]:
    """The sentences of a document, so many in a `group`, with their gold labels.

    A token that reaches into a span belongs to it; the first of two spans keeps a shared one.
    """
    return tuple(
        Example(sentence, tagged(_chunks(sentence, document.spans), len(sentence.tokens), scheme))
        for sentence in sentences(document.text, document.language, document.barriers, group=group)
    )


def spans(sentence: Sentence, labels: Sequence[str]) -> tuple[GoldSpan, ...]:
    """What `labels` of any scheme mark in the document."""
    return tuple(
        GoldSpan(
            Span(
                sentence.start + sentence.tokens[first].start,
                sentence.start + sentence.tokens[last].end,
            ),
            name,
        )
        for first, last, name in chunks(labels)
    )


def _chunks(sentence: Sentence, gold: Sequence[GoldSpan]) -> list[Chunk]:
    begin, end = sentence.start, sentence.start + len(sentence.text)
    near = [marked for marked in gold if marked.span.end > begin and marked.span.start < end]
    found: list[Chunk] = []
    previous: GoldSpan | None = None
    for number, token in enumerate(sentence.tokens):
        here = Span(begin + token.start, begin + token.end)
        owner = next((marked for marked in near if marked.span.overlaps(here)), None)
        if owner is not None and owner is previous:
            found[-1] = (found[-1][0], number, owner.subcategory)
        elif owner is not None:
            found.append((number, number, owner.subcategory))
        previous = owner
    return found
