"""What is compared: gold and predicted spans of a document, its tokens, and how labels count."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from app.engine.domain.document import Span
from app.engine.domain.labels import Schema, schema


class Labelled(Protocol):
    """Anything that says which subcategory stands where: a finding, a gold span."""

    @property
    def span(self) -> Span:
        """Code points of the document's text."""

    @property
    def subcategory(self) -> str:
        """Name of a subcategory of the schema."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One document, what a person marked in it and what a system found in it.

    Raises `ValueError` if a span ends behind the text.
    """

    id: str
    text: str = field(repr=False)
    gold: Sequence[Labelled] = field(repr=False)
    predicted: Sequence[Labelled] = field(repr=False)

    def __post_init__(self) -> None:
        for marked in (*self.gold, *self.predicted):
            if marked.span.end > len(self.text):
                raise ValueError("a span ends behind the text")


class Granularity(StrEnum):
    """The three label criteria of the six-way evaluation."""

    SUBCATEGORY = "subcategory"
    CATEGORY = "category"
    BINARY = "binary"

    def label(self, subcategory: str, known: Schema | None = None) -> str:
        """What `subcategory` of the schema `known` is called at this granularity.

        Without, it is that of the program. Raises `KeyError` for a name that is not in the schema.
        """
        entry = (known or schema()).subcategories[subcategory]
        match self:
            case Granularity.SUBCATEGORY:
                return entry.name
            case Granularity.CATEGORY:
                return entry.category
            case Granularity.BINARY:
                return "IDENTIFIER"


class View(StrEnum):
    """Which subcategories count: all of them, or the HIPAA subset of i2b2 2014."""

    ALL = "all"
    HIPAA = "hipaa"

    def of(self, spans: Sequence[Labelled]) -> tuple[Labelled, ...]:
        """The spans that this view counts."""
        if self is View.ALL:
            return tuple(spans)
        return tuple(s for s in spans if s.subcategory in I2B2_HIPAA)


I2B2_HIPAA = frozenset(
    {"PATIENT", "AGE", "CITY", "STREET", "ZIP", "ORGANIZATION", "DATE", "PHONE", "FAX", "EMAIL"}
    | {"SSN", "MEDICALRECORD", "HEALTHPLAN", "ACCOUNT", "LICENSE", "VEHICLE", "DEVICE", "BIOID"}
    | {"IDNUM"}
)
"""Subcategories of the HIPAA figures of i2b2 2014 (Stubbs, Kotfila and Uzuner 2015).

Not the letters of the Safe Harbor list: the shared task leaves out clinicians, user names,
hospitals and web addresses, and takes in ages below 90.
"""


_WORD = re.compile(r"[^\W_](?:[^\W_]|[\u0300-\u036f])*")
"""A run of letters and digits with their combining marks, as in the scripts of i2b2 2014."""


@dataclass(frozen=True, slots=True)
class Token:
    """A token with the subcategory that each side gives it; None is O, no identifier.

    Token figures always count these, whatever tokeniser a system uses.
    """

    span: Span
    gold: str | None
    predicted: str | None


def tokens(pair: Pair) -> tuple[Token, ...]:
    """Runs of letters and digits, cut where a gold span begins or ends.

    Punctuation is no token. A token counts as found only if predictions cover all of it: half a
    name still leaks. Where a prediction covers a part of a token that is no identifier, the token
    counts as predicted. Both rules read in doubt against the system.
    """
    gold, predicted = painted(pair.text, pair.gold), painted(pair.text, pair.predicted)
    return tuple(
        Token(piece, gold[piece.start], _prediction(piece, gold[piece.start], predicted))
        for piece in words(pair.text, [marked.span for marked in pair.gold])
    )


def words(text: str, spans: Iterable[Span]) -> tuple[Span, ...]:
    """Runs of letters and digits, cut at the edges of `spans`."""
    return tuple(_pieces(text, sorted({edge for s in spans for edge in (s.start, s.end)})))


def painted(text: str, spans: Sequence[Labelled]) -> list[str | None]:
    """The subcategory over each code point; where spans overlap, of the one that begins first."""
    cover: list[str | None] = [None] * len(text)
    ordered = sorted(spans, key=lambda s: (s.span.start, -s.span.end))
    for marked in reversed(ordered):
        cover[marked.span.start : marked.span.end] = [marked.subcategory] * len(marked.span)
    return cover


def _prediction(piece: Span, gold: str | None, predicted: Sequence[str | None]) -> str | None:
    cover = predicted[piece.start : piece.end]
    if gold is not None and None in cover:
        return None
    return next((label for label in cover if label is not None), None)


def _pieces(text: str, cuts: Sequence[int]) -> Iterator[Span]:
    position = 0
    for word in _WORD.finditer(text):
        start = word.start()
        while position < len(cuts) and cuts[position] <= start:
            position += 1
        while position < len(cuts) and cuts[position] < word.end():
            yield Span(start, cuts[position])
            start = cuts[position]
            position += 1
        yield Span(start, word.end())
