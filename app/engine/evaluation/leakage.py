"""What of the identifying text a system would have let through.

Sources: Berg and Dalianis 2020 (leakage, and the call for a measure that weighs specificity);
Hirschman and Aberdeen 2010 (not every recall error exposes something).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.engine.domain.labels import Schema, schema
from app.engine.evaluation.rarity import rarity
from app.engine.evaluation.units import Pair, Token, painted


@dataclass(frozen=True, slots=True)
class Leakage:
    """What leaked out of what identifies, in one document or in many.

    Attributes:
        tokens, leaked: identifying tokens, and those of them that were tagged as nothing (O). A
            token with the wrong label is removed all the same and does not leak.
        risk, leaked_risk: the same, each token weighed by the `risk` of its subcategory.
        rare_risk, leaked_rare_risk: the risk, weighed by the `rarity` of the token itself as well.
        characters, leaked_characters: identifying code points but spaces, and the uncovered ones.
    """

    tokens: int = 0
    leaked: int = 0
    risk: float = 0.0
    leaked_risk: float = 0.0
    characters: int = 0
    leaked_characters: int = 0
    rare_risk: float = 0.0
    leaked_rare_risk: float = 0.0

    def __add__(self, other: Leakage) -> Leakage:
        return Leakage(
            self.tokens + other.tokens,
            self.leaked + other.leaked,
            self.risk + other.risk,
            self.leaked_risk + other.leaked_risk,
            self.characters + other.characters,
            self.leaked_characters + other.leaked_characters,
            self.rare_risk + other.rare_risk,
            self.leaked_rare_risk + other.leaked_rare_risk,
        )

    @property
    def rate(self) -> float | None:
        """Leaked tokens of all identifying tokens; None where nothing identifies."""
        return _share(self.leaked, self.tokens)

    @property
    def risk_rate(self) -> float | None:
        """Leaked risk of all risk; None where nothing identifies."""
        return _share(self.leaked_risk, self.risk)

    @property
    def rare_risk_rate(self) -> float | None:
        """Leaked risk by rarity of all such risk; None where nothing identifies."""
        return _share(self.leaked_rare_risk, self.rare_risk)

    @property
    def character_recall(self) -> float | None:
        """Covered characters of all identifying ones; None where nothing identifies."""
        leaked = _share(self.leaked_characters, self.characters)
        return None if leaked is None else 1.0 - leaked


def leakage(pair: Pair, found: Sequence[Token], known: Schema | None = None) -> Leakage:
    """Leakage of one document; `found` are its tokens, `known` has the risks."""
    identifying = [token for token in found if token.gold is not None]
    leaked = [token for token in identifying if token.predicted is None]
    predicted = painted(pair.text, pair.predicted)
    marked = {
        at
        for gold in pair.gold
        for at in range(gold.span.start, gold.span.end)
        if not pair.text[at].isspace()
    }
    return Leakage(
        tokens=len(identifying),
        leaked=len(leaked),
        risk=_risk(identifying, known or schema()),
        leaked_risk=_risk(leaked, known or schema()),
        characters=len(marked),
        leaked_characters=sum(predicted[at] is None for at in marked),
        rare_risk=_risk(identifying, known or schema(), pair.text),
        leaked_rare_risk=_risk(leaked, known or schema(), pair.text),
    )


def _risk(found: Iterable[Token], known: Schema, text: str | None = None) -> float:
    """The risk of tokens; with their `text` weighed by their rarity."""
    kinds = known.subcategories
    return sum(
        kinds[token.gold].risk * (1.0 if text is None else rarity(token.gold, token.span.of(text)))
        for token in found
        if token.gold is not None
    )


def _share(part: float, whole: float) -> float | None:
    return part / whole if whole else None
