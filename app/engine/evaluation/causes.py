"""Why a system errs, as far as the training corpus and the form of a mention tell.

Source: Dernoncourt et al. 2017, and Catelli's thesis, Tables 4.9 and 4.10: abbreviations (AB),
ambiguities (AM), debatable annotations (D), which only a person can tell, and scarce data (S).
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Protocol

from app.engine.evaluation.error_analysis import Kind, Mistake
from app.engine.evaluation.scores import Table
from app.engine.evaluation.units import Labelled, painted, words

RARE = 3
"""What was seen less often in training is scarce."""

_POOR = 0.8
_LONGEST = 8
_ABBREVIATION = re.compile(
    r"\b[A-ZÅÄÖÉÑ]{1,4}\b|\b[^\W\d_]\.|\b\d+s\b|\bx\s?\d+\b"
    r"|\b(?:Mon|Tues?|We\s?d|Thu(?:rs?)?|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b"
)


class Cause(StrEnum):
    """A cause that can be told without a person."""

    ABBREVIATION = "AB"
    AMBIGUOUS = "AM"
    SCARCE = "S"


class Annotated(Protocol):
    """A document of the training corpus."""

    @property
    def text(self) -> str:
        """Its text."""

    @property
    def spans(self) -> Sequence[Labelled]:
        """What is marked in it."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A label that was hard: entities in training and test, and those that were found exactly."""

    label: str
    training: int
    test: int
    found: int

    @property
    def recall(self) -> float:
        """Share of the entities that were found."""
        return self.found / self.test if self.test else 0.0


@dataclass(frozen=True, slots=True)
class Training:
    """What the training corpus says of some mentions; the mentions are of the corpus.

    Attributes:
        seen: how often, by the words of a mention and by their label; None for no label.
        entities: by label.
    """

    seen: Mapping[tuple[str, ...], Mapping[str | None, int]] = field(repr=False)
    entities: Mapping[str, int]

    @classmethod
    def of(cls, documents: Iterable[Annotated], mentions: Iterable[str]) -> Training:
        """Look the words of `mentions` up in the training corpus."""
        wanted = {key for mention in mentions if (key := _key(mention))}
        lengths = sorted({len(key) for key in wanted})
        seen: defaultdict[tuple[str, ...], Counter[str | None]] = defaultdict(Counter)
        entities: Counter[str] = Counter()
        for document in documents:
            entities.update(one.subcategory for one in document.spans)
            pieces = words(document.text, [one.span for one in document.spans])
            tokens = [piece.of(document.text).lower() for piece in pieces]
            cover = painted(document.text, document.spans)
            labels = [cover[piece.start] for piece in pieces]
            for length in lengths:
                for first in range(len(tokens) - length + 1):
                    key = tuple(tokens[first : first + length])
                    if key in wanted:
                        alike = len(set(labels[first : first + length])) == 1
                        seen[key][labels[first] if alike else None] += 1
        return cls(seen, entities)

    def causes(self, mistake: Mistake, rare: int = RARE) -> tuple[Cause, ...]:
        """What may have led to a mistake; several causes, or none."""
        key = _key(mistake.text)
        true = None if mistake.kind is Kind.SPURIOUS else mistake.subcategory
        found = []
        around = mistake.before[-20:] + mistake.after[:20]
        # Among capitals, capitals abbreviate nothing.
        if _ABBREVIATION.search(mistake.text) and not around.isupper():
            found.append(Cause.ABBREVIATION)
        seen = self.seen.get(key, {})
        if any(label != true for label in seen):
            found.append(Cause.AMBIGUOUS)
        if true is not None and seen.get(true, 0) < rare:
            found.append(Cause.SCARCE)
        return tuple(found)


def with_causes(
    found: Sequence[Mistake], documents: Sequence[Annotated]
) -> tuple[tuple[Mistake, ...], Training]:
    """The mistakes with their causes, and what the training corpus says of them."""
    known = Training.of(documents, [one.text for one in found])
    return tuple(
        replace(one, causes=tuple(cause.value for cause in known.causes(one))) for one in found
    ), known


def challenges(entities: Table, known: Training) -> tuple[Challenge, ...]:
    """Labels with few examples to learn from, or of which a fifth is not found; hardest first.

    `entities` are the exact entities by subcategory.
    """
    every = [
        Challenge(label, known.entities.get(label, 0), counts.tp + counts.fn, counts.tp)
        for label, counts in entities.items()
        if counts.tp + counts.fn
    ]
    hard = [one for one in every if one.recall < _POOR or one.training < RARE * 10]
    return tuple(sorted(hard, key=lambda one: (one.recall, one.label)))


def _key(mention: str) -> tuple[str, ...]:
    return tuple(piece.of(mention).lower() for piece in words(mention, ()))[:_LONGEST]
