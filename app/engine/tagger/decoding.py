"""Emissions to findings: the best BILOU path, widened where missing something would be worse.

Recall before precision: a token whose calibrated probability of being identifying reaches the
threshold is part of a finding even where the best path leaves it out. Packs may ask for a decoder
without a lattice (`Decoder`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.engine.domain.document import Span
from app.engine.tagger.bilou import INSIDE, LAST, OUTSIDE, class_of
from app.engine.tagger.linear_chain import Floats, Ints, best_path, marginals
from app.engine.tagger.pack.manifest import Decoder
from app.engine.tagger.tokens.tokeniser import Tokens

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
        identifying: `(tokens,)`, probability of any tag but OUTSIDE, or of the likeliest such.
        decoder: as given to `tag`.
    """

    emissions: Floats
    transitions: Floats
    edges: Ints
    identifying: Floats
    decoder: Decoder = Decoder.LATTICE


def tag(
    emissions: Floats,
    transitions: Floats,
    edges: Ints,
    temperature: float,
    decoder: Decoder = Decoder.LATTICE,
) -> Tagging:
    """Run the lattice over one text.

    Args:
        emissions: `(tokens, tags)` scores in nats.
        transitions: `(tags, tags)` scores, `-inf` where forbidden.
        edges: token indices that nothing may cross from the left.
        temperature: divides all scores.
        decoder: whether a lattice is run, or each token is looked at alone.
    """
    emissions, transitions = emissions / temperature, transitions / temperature
    if decoder in (Decoder.LATTICE, Decoder.PATH):
        outside = marginals(emissions, transitions, edges)[:, OUTSIDE]
        return Tagging(emissions, transitions, edges, 1.0 - outside, decoder)
    return Tagging(emissions, transitions, edges, _alone(emissions, decoder), decoder)


def _alone(emissions: Floats, decoder: Decoder) -> Floats:
    """How likely each token is to identify, whatever its neighbours are."""
    chances = np.exp(emissions - emissions.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    likeliest: Floats = np.delete(chances, OUTSIDE, axis=1).max(axis=1)
    if decoder is Decoder.MAX:
        return likeliest
    together: Floats = 1.0 - chances[:, OUTSIDE]
    if decoder is Decoder.ARGMAX:
        together[likeliest <= chances[:, OUTSIDE]] = 0.0
    return together


def decode(text: str, tokens: Tokens, tagging: Tagging, threshold: float) -> tuple[Decoded, ...]:
    """Findings in order, disjoint, never across an edge, each of whole tokens.

    They are the entities of the best path among those on which every token that reaches the
    threshold is identifying; of the decoder `PATH`, of the best path. Tokens without a letter or
    digit are not found alone.
    """
    return decode_at(text, tokens, tagging, (threshold,))[0]


def decode_at(
    text: str, tokens: Tokens, tagging: Tagging, thresholds: Sequence[float]
) -> tuple[tuple[Decoded, ...], ...]:
    """As `decode`, for each threshold; all paths are sought side by side."""
    wanted = [tagging.identifying >= threshold for threshold in thresholds]
    if tagging.decoder is Decoder.PATH:
        best = best_path(tagging.emissions, tagging.transitions, tagging.edges)
        found = tuple(_found(text, tokens, tagging, best, best != OUTSIDE))
        return (found,) * len(thresholds)
    if tagging.decoder is Decoder.ARGMAX:
        wanted = [tagging.identifying > 0 for _ in thresholds]
    if tagging.decoder is Decoder.LATTICE:
        paths = _best_with(tagging, wanted)
    else:
        paths = [_likeliest(tagging.emissions, needed) for needed in wanted]
    return tuple(
        tuple(_found(text, tokens, tagging, path, needed))
        for path, needed in zip(paths, wanted, strict=True)
    )


def _found(
    text: str, tokens: Tokens, tagging: Tagging, best: Ints, wanted: NDArray[np.bool_]
) -> Iterator[Decoded]:
    """The entities of a path that have a wanted token."""
    entities = _entities(best, tagging.edges)
    if not entities:
        return
    bounds = np.array([(first, end) for first, end, _ in entities]).ravel()
    # Between bounds are entities and gaps in turn; the one more number lets the last one end.
    sums = np.add.reduceat(np.append(tagging.identifying, np.float32(0.0)), bounds)[::2]
    scores = sums / (bounds[1::2] - bounds[::2]).astype(np.float32)
    needed = np.logical_or.reduceat(np.append(wanted, False), bounds)[::2]
    rated = zip(entities, scores.clip(0.0, 1.0).tolist(), needed.tolist(), strict=True)
    for (first, end, kind), score, is_needed in rated:
        span = _span(tokens, first, end)
        if is_needed and any(map(str.isalnum, span.of(text))):
            yield Decoded(span, kind, score)


def _best_with(tagging: Tagging, wanted: Sequence[NDArray[np.bool_]]) -> list[Ints]:
    """For each of several: the best path on which no `wanted` token is OUTSIDE.

    Every token is OUTSIDE that is not wanted, nor likely enough to stand in one entity with one
    that is, nor beside such a token.
    """
    count = len(tagging.identifying)
    emissions = np.concatenate([_with(tagging, needed) for needed in wanted])
    starts = np.arange(len(wanted)) * count
    edges = np.concatenate([np.append(tagging.edges, 0) + start for start in starts])
    best = best_path(emissions, tagging.transitions, np.sort(edges))
    return np.split(best, starts[1:].tolist())


def _with(tagging: Tagging, wanted: NDArray[np.bool_]) -> Floats:
    """The emissions, with which no `wanted` token is OUTSIDE."""
    near = wanted | (tagging.identifying >= _LIKELY)
    near[1:] |= near[:-1].copy()
    near[:-1] |= near[1:].copy()
    emissions = tagging.emissions.copy()
    emissions[wanted, OUTSIDE] -= _SURELY
    emissions[~near, OUTSIDE] += _SURELY
    return emissions


def _likeliest(emissions: Floats, wanted: NDArray[np.bool_]) -> Ints:
    """The likeliest tag that identifies where one is `wanted`, and OUTSIDE elsewhere."""
    best = 1 + np.delete(emissions, OUTSIDE, axis=1).argmax(axis=1)
    return np.where(wanted, best, OUTSIDE)


def _entities(best: Ints, edges: Ints) -> list[tuple[int, int, int]]:
    """First token, end and class of each stretch of `best`; every identifying tag is in one."""
    found: list[tuple[int, int, int]] = []
    apart = set(edges.tolist())
    for index in np.flatnonzero(best != OUTSIDE).tolist():
        tag_index = int(best[index])
        part = (tag_index - 1) % 4
        joins = part in (INSIDE, LAST) and index not in apart
        if joins and found and found[-1][1] == index:
            found[-1] = (found[-1][0], index + 1, found[-1][2])
        else:
            found.append((index, index + 1, class_of(tag_index)))
    return found


def _span(tokens: Tokens, first: int, end: int) -> Span:
    return Span(int(tokens.starts[first]), int(tokens.ends[end - 1]))
