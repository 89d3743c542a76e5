"""Emissions to findings: the best BILOU path, widened where missing something would be worse.

Recall before precision: a token whose calibrated probability of being identifying reaches the
threshold is part of a finding even where the best path leaves it out.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.engine.domain.document import Span
from app.engine.tagger.bilou import INSIDE, LAST, OUTSIDE, class_of
from app.engine.tagger.linear_chain import Floats, Ints, best_path, marginals
from app.engine.tagger.tokeniser import Tokens

_SURELY, _LIKELY = 1e4, 0.1


@dataclass(frozen=True, slots=True)
class Decoded:
    """A stretch of text that is probably identifying; `score` is the mean over its tokens."""

    span: Span
    class_index: int
    score: float


@dataclass(frozen=True, slots=True)
class Tagging:
    """What the lattice says of each token of one text.

    Attributes:
        emissions: `(tokens, tags)`, as given to `tag`, divided by the temperature.
        transitions: `(tags, tags)`, likewise.
        edges: token indices that nothing may cross from the left.
        identifying: `(tokens,)`, probability of any tag but OUTSIDE.
    """

    emissions: Floats
    transitions: Floats
    edges: Ints
    identifying: Floats


def tag(emissions: Floats, transitions: Floats, edges: Ints, temperature: float) -> Tagging:
    """Run the lattice over one text.

    Args:
        emissions: `(tokens, tags)` scores in nats.
        transitions: `(tags, tags)` scores, `-inf` where forbidden.
        edges: token indices that nothing may cross from the left.
        temperature: divides all scores.
    """
    emissions, transitions = emissions / temperature, transitions / temperature
    outside = marginals(emissions, transitions, edges)[:, OUTSIDE]
    return Tagging(emissions, transitions, edges, 1.0 - outside)


def decode(text: str, tokens: Tokens, tagging: Tagging, threshold: float) -> tuple[Decoded, ...]:
    """Findings in order, disjoint, never across an edge, each of whole tokens.

    They are the entities of the best path among those on which every token that reaches the
    threshold is identifying. Tokens without a letter or digit are not found alone.
    """
    wanted = tagging.identifying >= threshold
    if not wanted.any():
        return ()
    return tuple(
        Decoded(span, kind, float(tagging.identifying[first:end].mean().clip(0, 1)))
        for first, end, kind in _entities(_best_with(tagging, wanted))
        if wanted[first:end].any()
        and any(map(str.isalnum, (span := _span(tokens, first, end)).of(text)))
    )


def _best_with(tagging: Tagging, wanted: NDArray[np.bool_]) -> Ints:
    """The best path on which no `wanted` token is OUTSIDE.

    Every token is OUTSIDE that is not wanted, nor likely enough to stand in one entity with one
    that is, nor beside such a token.
    """
    near = wanted | (tagging.identifying >= _LIKELY)
    near[1:] |= near[:-1].copy()
    near[:-1] |= near[1:].copy()
    emissions = tagging.emissions.copy()
    emissions[wanted, OUTSIDE] -= _SURELY
    emissions[~near, OUTSIDE] += _SURELY
    return best_path(emissions, tagging.transitions, tagging.edges)


def _entities(best: Ints) -> list[tuple[int, int, int]]:
    """First token, end and class of each stretch of `best`; every identifying tag is in one."""
    found: list[tuple[int, int, int]] = []
    for index in np.flatnonzero(best != OUTSIDE).tolist():
        tag_index = int(best[index])
        part = (tag_index - 1) % 4
        if part in (INSIDE, LAST) and found and found[-1][1] == index:
            found[-1] = (found[-1][0], index + 1, found[-1][2])
        else:
            found.append((index, index + 1, class_of(tag_index)))
    return found


def _span(tokens: Tokens, first: int, end: int) -> Span:
    return Span(int(tokens.starts[first]), int(tokens.ends[end - 1]))
