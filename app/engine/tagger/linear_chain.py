"""Inference in a linear chain over tags: best path and marginal probabilities.

Viterbi and forward-backward as in Lafferty, McCallum and Pereira (2001), run side by side over
many short stretches of text. Stretches are independent of each other because what stands between
two of them is as good as certain to be OUTSIDE. Where a model is never so certain, a long stretch
is solved in pieces that overlap: what a tag says of another fades within a few tokens.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.engine.tagger.bilou import BEGIN, INSIDE, LAST, OUTSIDE, UNIT

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

_CERTAIN = 7.5
"""Nats by which OUTSIDE must outweigh all other tags of a token together to end a stretch."""
_FLOOR = -60.0
CORE, _MARGIN = 48, 24
"""Tokens of a piece of a long stretch, and what is solved with it on either side and dropped."""
_CELLS, _ROWS = 8192, 256
"""Tokens and stretches handled at once; bound the memory of a step."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """Tokens `first` to `end` are solved together, and those from `start` to `stop` kept."""

    first: int
    start: int
    stop: int
    end: int

    @property
    def size(self) -> int:
        return self.end - self.first


@dataclass(frozen=True, slots=True)
class _Group:
    """Pieces of similar length, solved side by side.

    Attributes:
        lengths: `(pieces,)`.
        inside: tokens of all pieces in a row.
        core: those of them whose solution is kept.
        used: `(pieces, longest)`, where a piece has a token.
        kept: `(pieces, longest)`, where it has one of `core`.
    """

    lengths: Ints
    inside: Ints
    core: Ints
    used: NDArray[np.bool_]
    kept: NDArray[np.bool_]

    @classmethod
    def of(cls, pieces: Sequence[_Piece]) -> _Group:
        lengths = np.array([piece.size for piece in pieces])
        places = np.arange(lengths.max())
        before = np.array([[piece.start - piece.first] for piece in pieces])
        behind = np.array([[piece.stop - piece.first] for piece in pieces])
        return cls(
            lengths=lengths,
            inside=np.concatenate([np.arange(piece.first, piece.end) for piece in pieces]),
            core=np.concatenate([np.arange(piece.start, piece.stop) for piece in pieces]),
            used=places < lengths[:, None],
            kept=(places >= before) & (places < behind),
        )

    def padded(self, exponents: Floats) -> Floats:
        """`(pieces, longest, tags)`, zero behind the end of a piece."""
        rows = np.zeros((*self.used.shape, exponents.shape[1]), dtype=np.float32)
        rows[self.used] = exponents[self.inside]
        return rows


@dataclass(frozen=True, slots=True)
class _Scheme:
    """Transitions taken apart: most pairs of tags are forbidden, and need no arithmetic.

    What a tag costs whatever its neighbours is absorbed into its emissions, so that these alone
    tell how likely it is. That changes no path's score.

    Attributes:
        closed: tags after which nothing is open; `begin` and `inside` are the others.
        opening: tags that continue nothing.
        separate: `(closed, opening)` scores.
        continues: tags that continue, with their scores after `begin` and after `inside`.
    """

    absorbed: Floats
    start: Floats
    end: Floats
    closed: Ints
    opening: Ints
    begin: Ints
    inside: Ints
    separate: Floats
    continues: tuple[tuple[Ints, Floats, Floats], ...]

    @classmethod
    def of(cls, transitions: Floats) -> _Scheme:
        first = np.arange(1, len(transitions), 4)
        begin, inside, last, unit = (first + part for part in (BEGIN, INSIDE, LAST, UNIT))
        outside = np.array([OUTSIDE])
        closed = np.concatenate((outside, last, unit))
        opening = np.concatenate((outside, begin, unit))
        leaving = np.zeros(len(transitions), dtype=np.float32)
        leaving[closed] = transitions[closed, OUTSIDE]
        leaving[begin] = np.maximum(transitions[begin, inside], transitions[begin, last])
        leaving[inside] = np.maximum(transitions[inside, inside], transitions[inside, last])
        entering = np.zeros_like(leaving)
        entering[opening] = transitions[OUTSIDE, opening] - leaving[OUTSIDE]
        rest = transitions - leaving[:, None] - entering[None, :]
        return cls(
            absorbed=leaving + entering,
            start=rest[OUTSIDE],
            end=rest[:, OUTSIDE],
            closed=closed,
            opening=opening,
            begin=begin,
            inside=inside,
            separate=rest[np.ix_(closed, opening)],
            continues=tuple((to, rest[begin, to], rest[inside, to]) for to in (inside, last)),
        )


def marginals(emissions: Floats, transitions: Floats, edges: Ints) -> Floats:
    """Probability of each tag for each token of one text, `(tokens, tags)`.

    Args:
        emissions: score of each tag for each token, `(tokens, tags)`, in nats.
        transitions: score of a tag after another, `(tags, tags)`; `-inf` where forbidden.
        edges: sorted token indices before which nothing continues, such as barriers.
    """
    scheme = _Scheme.of(transitions)
    exponents = _exponents(emissions, scheme)
    chances = _alone(exponents)
    for group in _groups(_pieces(_stretches(chances[:, OUTSIDE], edges))):
        chances[group.core] = _forward_backward(group.padded(exponents), scheme, group.lengths)[
            group.kept
        ]
    return chances


def best_path(emissions: Floats, transitions: Floats, edges: Ints) -> Ints:
    """Tag of each token on the best path of one text; arguments as for `marginals`."""
    scheme = _Scheme.of(transitions)
    exponents = _exponents(emissions, scheme)
    best = np.full(len(emissions), OUTSIDE, dtype=np.int64)
    for group in _groups(_pieces(_stretches(_alone(exponents)[:, OUTSIDE], edges))):
        best[group.core] = _viterbi(group.padded(exponents), scheme, group.lengths)[group.kept]
    return best


def _exponents(emissions: Floats, scheme: _Scheme) -> Floats:
    exponents = emissions + scheme.absorbed
    exponents -= exponents.max(axis=1, keepdims=True)
    return np.clip(exponents, _FLOOR, 0.0, out=exponents)


def _alone(exponents: Floats) -> Floats:
    """What the tags' probabilities would be if no token had neighbours."""
    chances = np.exp(exponents)
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def _stretches(outside: Floats, edges: Ints) -> list[tuple[int, int]]:
    open_ = np.concatenate(([False], 1.0 - outside > np.exp(-_CERTAIN), [False]))
    changes = np.diff(open_.astype(np.int8))
    first, end = np.flatnonzero(changes == 1), np.flatnonzero(changes == -1)
    inner = np.unique(edges[(edges > 0) & (edges < len(outside))])
    inner = inner[open_[inner] & open_[inner + 1]]
    return list(
        zip(
            np.sort(np.concatenate((first, inner))).tolist(),
            np.sort(np.concatenate((end, inner))).tolist(),
            strict=True,
        )
    )


def _pieces(stretches: Iterable[tuple[int, int]]) -> Iterator[_Piece]:
    for first, end in stretches:
        if end - first <= CORE + 2 * _MARGIN:
            yield _Piece(first, first, end, end)
            continue
        for start in range(first, end, CORE):
            stop = min(end, start + CORE)
            yield _Piece(max(first, start - _MARGIN), start, stop, min(end, stop + _MARGIN))


def _groups(pieces: Iterable[_Piece]) -> Iterator[_Group]:
    group: list[_Piece] = []
    for piece in sorted(pieces, key=lambda piece: piece.size):
        shortest = group[0].size if group else piece.size
        full = len(group) >= _ROWS or piece.size * (len(group) + 1) > _CELLS
        if group and (full or piece.size > 2 * shortest + 2):
            yield _Group.of(group)
            group = []
        group.append(piece)
    if group:
        yield _Group.of(group)


def _viterbi(exponents: Floats, scheme: _Scheme, lengths: Ints) -> Ints:
    count, length, tags = exponents.shape
    rows = np.arange(count)
    back = np.zeros((count, length, tags), dtype=np.int64)
    score = scheme.start.astype(np.float32) + exponents[:, 0]
    final = score
    for step in range(1, length):
        reached = score[:, scheme.closed, None] + scheme.separate
        from_closed = reached.argmax(axis=1)
        moved = np.empty_like(score)
        moved[:, scheme.opening] = np.take_along_axis(reached, from_closed[:, None], 1)[:, 0]
        back[:, step, scheme.opening] = scheme.closed[from_closed]
        for to, from_begin, from_inside in scheme.continues:
            begun = score[:, scheme.begin] + from_begin
            within = score[:, scheme.inside] + from_inside
            moved[:, to] = np.maximum(begun, within)
            back[:, step, to] = np.where(begun >= within, scheme.begin, scheme.inside)
        score = moved + exponents[:, step]
        final = np.where((lengths > step)[:, None], score, final)
    best = np.zeros((count, length), dtype=np.int64)
    current = (final + scheme.end).argmax(axis=1)
    for step in range(length - 1, -1, -1):
        best[:, step] = current
        current = np.where(lengths > step, back[rows, step, current], current)
    return best


def _forward_backward(exponents: Floats, scheme: _Scheme, lengths: Ints) -> Floats:
    count, length, tags = exponents.shape
    weights = np.exp(exponents.astype(np.float64))
    separate = np.exp(scheme.separate.astype(np.float64))
    continues = [(to, np.exp(b), np.exp(i)) for to, b, i in scheme.continues]
    forward = np.empty((length, count, tags))
    state = np.exp(scheme.start.astype(np.float64)) * weights[:, 0]
    for step in range(length):
        if step:
            moved = np.empty((count, tags))
            moved[:, scheme.opening] = state[:, scheme.closed] @ separate
            for to, begun, within in continues:
                moved[:, to] = state[:, scheme.begin] * begun + state[:, scheme.inside] * within
            state = moved * weights[:, step]
        state /= state.sum(axis=1, keepdims=True)
        forward[step] = state
    marginals = np.empty((count, length, tags), dtype=np.float32)
    ending = np.broadcast_to(np.exp(scheme.end.astype(np.float64)), (count, tags))
    after = ending
    for step in range(length - 1, -1, -1):
        if step < length - 1:
            later = weights[:, step + 1] * after
            carried = np.zeros((count, tags))
            carried[:, scheme.closed] = later[:, scheme.opening] @ separate.T
            for to, begun, within in continues:
                carried[:, scheme.begin] += later[:, to] * begun
                carried[:, scheme.inside] += later[:, to] * within
            after = np.where((lengths - 1 > step)[:, None], carried, ending)
            after /= after.sum(axis=1, keepdims=True)
        product = forward[step] * after
        marginals[:, step] = product / product.sum(axis=1, keepdims=True)
    return marginals
