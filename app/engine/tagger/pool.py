"""Several packs as one model: a lattice over the mean of their scores.

A logarithmic opinion pool of conditional random fields (Smith, Cohn and Osborne, ACL 2005): the
mean of their potentials is the geometric mean of what they say of each path, made a probability
again. Where one errs by chance the others hold it down.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from app.engine.tagger.ensemble import JoinedTagger, Together
from app.engine.tagger.inputs import Words
from app.engine.tagger.lattice_tagger import Tokenised
from app.engine.tagger.linear_chain import Floats
from app.engine.tagger.tagger import Tagger
from app.progress import Repeater, Reporter, Stage, Tick, silent


class PooledTagger(JoinedTagger):
    """Finds identifiers with the mean of what its members, all of one tag scheme, score.

    Its pack has the mean of their transitions.
    """

    def encode(self, text: str, barriers: tuple[int, ...] = (), tick: Tick = silent) -> Together:
        """The text as each member reads it, with the edges of all."""
        parts: list[Tokenised] = []
        words: Words | None = None
        for member in self._members:
            if isinstance(member, Tagger):
                words = words or member.words(text, barriers, tick)
                parts.append(member.encode_words(words))
            else:
                parts.append(member.encode(text, barriers, tick))
        return Together(tuple(parts), np.unique(np.concatenate([part.edges for part in parts])))

    def stream(self, encoded: Together, reporter: Reporter) -> Iterator[tuple[int, Floats]]:
        """As `LatticeTagger.stream`: as far as every member has come."""
        count = len(encoded.tokens)
        telling = Repeater(reporter, Stage.DETECT)
        member_progress = _Unheard(telling)
        streams = [
            member.stream(part, member_progress)
            for member, part in zip(self._members, encoded.parts, strict=True)
        ]
        scored = [next(stream) for stream in streams]
        pooled = np.empty((count, len(self.pack.columns)), dtype=np.float32)
        done = 0
        while done < count:
            reached = min(last for last, _ in scored)
            pooled[done:reached] = sum(
                scores[done:reached] / member.pack.manifest.temperature
                for member, (_, scores) in zip(self._members, scored, strict=True)
            ) / np.float32(len(scored))
            done = reached
            telling.step(Stage.DETECT, done, count)
            yield done, pooled
            scored = [
                one if one[0] > done or done == count else next(stream)
                for one, stream in zip(scored, streams, strict=True)
            ]


class _Unheard:
    """Says again what was reported instead of a member's own progress, so that it can be ended."""

    def __init__(self, repeater: Repeater) -> None:
        self._repeater = repeater

    def step(self, stage: Stage, done: int, total: int) -> None:  # noqa: ARG002 - as `Reporter`
        """As `Reporter.step`."""
        self._repeater.again()
