"""Which of many draws the surrogate of a mention is from: always the first, a few, or any.

Where an identifier always has one surrogate, a mention that was missed stands out, for it is the
only name that comes once. Markov replacement goes on with the surrogate before or draws another
one (Osborne et al., BRATsynthetic, 2025); random replacement draws one each time. Both hide what
was missed, and nobody can tell any more which mentions mean the same person.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from random import Random

from app.engine.domain.policy import Repeats
from app.engine.domain.review import Finding
from app.engine.text.folding import key_of

FIRST = 0
_DRAWS, _STAY = 24, 0.5


class Draws:
    """The draws of one document, a pure function of the key and its findings in their order."""

    def __init__(self, key: bytes, repeats: Mapping[str, Repeats]) -> None:
        """`repeats` by subcategory; kinds that are missing are consistent."""
        self._key, self._repeats = key, repeats
        self._now: dict[tuple[str, str], int] = {}

    def of(self, finding: Finding, literal: str) -> int:
        """The number of the draw for the next mention."""
        repeats = self._repeats.get(finding.subcategory, Repeats.CONSISTENT)
        if repeats is Repeats.CONSISTENT:
            return FIRST
        digest = hmac.digest(self._key, f"draw {finding.id}".encode(), "sha256")
        rng = Random(int.from_bytes(digest, "big"))  # noqa: S311 - seeded by a keyed hash
        identity = finding.subcategory, key_of(literal) or literal
        before = self._now.get(identity)
        if repeats is Repeats.MARKOV and before is not None and rng.random() < _STAY:
            return before
        self._now[identity] = drawn = rng.randint(1, _DRAWS)
        return drawn

    def key_of(self, draw: int) -> bytes:
        """The key under which surrogates of a draw are made."""
        return self._key if draw == FIRST else hmac.digest(self._key, b"%d" % draw, "sha256")
