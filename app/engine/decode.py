"""Emissions to findings: the best BILOU path, widened where missing something would be worse.

Recall before precision: a token whose calibrated probability of being identifying reaches the
threshold is part of a finding even where the best path leaves it out.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from app.engine.bilou import INSIDE, LAST, OUTSIDE, class_of
from app.engine.lattice import Floats, Ints, solve
from app.engine.tokenise import Tokens
from app.engine.types import Span


@dataclass(frozen=True, slots=True)
class Decoded:
    """A stretch of text that is probably identifying; `score` is the mean over its tokens."""

    span: Span
    class_index: int
    score: float


@dataclass(frozen=True, slots=True)
class Tagging:
    """What the lattice says of each token.

    Attributes:
        identifying: probability of any tag but OUTSIDE.
        classes: `(tokens, classes)`, probability of each class.
        starts: indices of tokens at which a stretch of the best path begins, with their ends.
    """

    identifying: Floats
    classes: Floats
    entities: tuple[tuple[int, int, int], ...]


def tag(emissions: Floats, transitions: Floats, edges: Ints, temperature: float) -> Tagging:
    """Run the lattice over one text.

    Args:
        emissions: `(tokens, tags)` scores in nats.
        transitions: `(tags, tags)` scores, `-inf` where forbidden.
        edges: token indices that nothing may cross from the left.
        temperature: divides all scores.
    """
    paths = solve(emissions / temperature, transitions / temperature, edges)
    inner = paths.marginals[:, OUTSIDE + 1 :]
    classes = inner.reshape(len(inner), -1, 4).sum(axis=2)
    return Tagging(1.0 - paths.marginals[:, OUTSIDE], classes, _entities(paths.best))


def decode(
    text: str, tokens: Tokens, tagging: Tagging, edges: Ints, threshold: float
) -> tuple[Decoded, ...]:
    """Findings in order, disjoint, never across an edge, each of whole tokens.

    Entities of the best path are kept whole if their mean probability reaches the threshold.
    Further tokens that reach it join the neighbour of the same class, or stand alone.
    """
    owner = np.full(len(tokens), -1, dtype=np.int64)
    kinds = tagging.classes.argmax(axis=1)
    groups: list[list[int]] = []
    for first, end, kind in tagging.entities:
        if tagging.identifying[first:end].mean() >= threshold:
            owner[first:end] = len(groups)
            groups.append([first, end, kind])
    barred = set(edges.tolist())
    for index in np.flatnonzero((tagging.identifying >= threshold) & (owner < 0)).tolist():
        kind = int(kinds[index])
        left = int(owner[index - 1]) if index and index not in barred else -1
        right = int(owner[index + 1]) if index + 1 < len(owner) and index + 1 not in barred else -1
        if left >= 0 and groups[left][2] == kind and _same_line(text, tokens, index):
            owner[index] = left
            groups[left][1] = index + 1
        elif right >= 0 and groups[right][2] == kind and _same_line(text, tokens, index + 1):
            owner[index] = right
            groups[right][0] = index
        elif any(char.isalnum() for char in _span(tokens, index, index + 1).of(text)):
            owner[index] = len(groups)
            groups.append([index, index + 1, kind])
    return tuple(
        Decoded(
            _span(tokens, first, end), kind, float(tagging.identifying[first:end].mean().clip(0, 1))
        )
        for first, end, kind in sorted(groups)
    )


def _entities(best: Ints) -> tuple[tuple[int, int, int], ...]:
    found: list[tuple[int, int, int]] = []
    for index in np.flatnonzero(best != OUTSIDE).tolist():
        tag_index = int(best[index])
        part = (tag_index - 1) % 4
        if part in (INSIDE, LAST) and found and found[-1][1] == index:
            found[-1] = (found[-1][0], index + 1, found[-1][2])
        else:
            found.append((index, index + 1, class_of(tag_index)))
    return tuple(found)


def _same_line(text: str, tokens: Tokens, index: int) -> bool:
    gap = text[int(tokens.ends[index - 1]) : int(tokens.starts[index])]
    return "\n" not in gap and len(gap) <= 2


def _span(tokens: Tokens, first: int, end: int) -> Span:
    return Span(int(tokens.starts[first]), int(tokens.ends[end - 1]))
