"""Several packs asked at once: what any of them finds, or what most of them find."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.engine.tagger.bilou import OUTSIDE
from app.engine.tagger.decoding import Tagging
from app.engine.tagger.lattice_tagger import LatticeTagger, Tokenised
from app.engine.tagger.linear_chain import Floats, Ints, marginals
from app.engine.tagger.pack.manifest import Combination
from app.engine.tagger.pack.operating_points import Threshold, threshold
from app.engine.tagger.pack.packs import Pack
from app.engine.tagger.tokens.tokeniser import Tokens
from app.progress import Reporter, Tick, silent

Chances = NDArray[np.float64]

_LEAST = 1e-9


@dataclass(frozen=True, slots=True)
class Together:
    """A text as each member reads it. All of them have the same tokens.

    Of a union or a vote it has no edges of its own: each member has its edges in its probabilities.
    """

    parts: tuple[Tokenised, ...] = field(repr=False)
    edges: Ints = field(repr=False, default_factory=lambda: np.zeros(0, dtype=np.int64))

    @property
    def tokens(self) -> Tokens:
        """Those of the members."""
        return self.parts[0].tokens


class JoinedTagger(LatticeTagger[Together]):
    """Asks several taggers, its members."""

    def __init__(
        self, pack: Pack, members: Sequence[LatticeTagger[Any]], min_score: Threshold = None
    ) -> None:
        """`pack` is the ensemble. Raises `ModelError`."""
        manifest = pack.manifest
        super().__init__(pack, threshold(min_score, manifest.operating_points, manifest.threshold))
        self._members = tuple(members)

    @property
    def provider(self) -> str:
        """That of the first member."""
        return self._members[0].provider


class EnsembleTagger(JoinedTagger):
    """Joins the probabilities that members give to tags, token by token.

    A token is identifying as far as the surest member says (union) or the middle one (vote); which
    tag it has is the mean of what the members say. Each member's probabilities are moved so that
    its own threshold becomes one half: at one half a union covers every token that a member alone
    would cover, and a vote those that at least half of the members would.
    """

    def __init__(
        self, pack: Pack, members: Sequence[LatticeTagger[Any]], min_score: Threshold = None
    ) -> None:
        """As `JoinedTagger`."""
        super().__init__(pack, members, min_score)
        self._translations = [_translation(pack, member.pack) for member in members]

    def encode(self, text: str, barriers: tuple[int, ...] = (), tick: Tick = silent) -> Together:
        """The text as each member reads it."""
        return Together(tuple(member.encode(text, barriers, tick) for member in self._members))

    def stream(self, encoded: Together, reporter: Reporter) -> Iterator[tuple[int, Floats]]:
        """Logarithms of the joined probabilities, `(tokens, tags)`, all at the end."""
        chances = [
            _moved(self._chances(member, part, reporter) @ translation, member.min_score)
            for member, part, translation in zip(
                self._members, encoded.parts, self._translations, strict=True
            )
        ]
        yield len(encoded.tokens), joined(chances, self.pack.manifest.combination)

    def tagging(self, emissions: Floats, edges: Ints) -> Tagging:
        """What was joined stands: no lattice changes how likely a token is to be identifying."""
        identifying = (1.0 - np.exp(emissions[:, OUTSIDE])).astype(np.float32)
        return Tagging(emissions, self.pack.transitions, edges, identifying)

    def _chances(self, member: LatticeTagger[Any], part: Tokenised, reporter: Reporter) -> Chances:
        tagging = member.tagging(member.emissions(part, reporter), part.edges)
        found = marginals(tagging.emissions, tagging.transitions, tagging.edges)
        return found.astype(np.float64)


def joined(chances: Sequence[Chances], how: Combination) -> Floats:
    """Of each member's `(tokens, tags)` probabilities, `(tokens, tags)` logarithms."""
    outside = np.sort([one[:, OUTSIDE] for one in chances], axis=0)
    # Of two members in a vote the surer one counts: a miss is worse than a false alarm.
    chosen = outside[0 if how is Combination.UNION else (len(chances) - 1) // 2]
    tags: Chances = np.mean(chances, axis=0)
    tags[:, OUTSIDE] = 0.0
    tags *= ((1.0 - chosen) / np.maximum(tags.sum(axis=1), _LEAST))[:, None]
    tags[:, OUTSIDE] = chosen
    return np.log(np.maximum(tags, _LEAST)).astype(np.float32)


def _moved(chances: Chances, at: float) -> Chances:
    """`chances` with the odds of being identifying such that `at` becomes one half."""
    outside = chances[:, OUTSIDE]
    odds = (1.0 - outside) / np.maximum(outside, _LEAST) * ((1.0 - at) / max(at, _LEAST))
    fresh = 1.0 / (1.0 + odds)
    moved = chances * ((1.0 - fresh) / np.maximum(1.0 - outside, _LEAST))[:, None]
    moved[:, OUTSIDE] = fresh
    return moved


def _translation(pack: Pack, member: Pack) -> Chances:
    """`(tags of the member, tags of the ensemble)`, one where a tag means another."""
    first = {name: 1 + 4 * number for number, name in enumerate(pack.classes)}
    matrix = np.zeros((1 + 4 * len(member.classes), len(pack.columns)))
    matrix[OUTSIDE, OUTSIDE] = 1.0
    for number, name in enumerate(member.classes):
        for part in range(4):
            matrix[1 + 4 * number + part, first[name] + part] = 1.0
    return matrix
