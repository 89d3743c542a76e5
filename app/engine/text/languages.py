"""Which language holds at each place of a document, for what searches or replaces by language."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

from app.engine.domain.document import Passage

USUAL = "en"
OWN = frozenset(("es", "it", "sv"))
"""Languages beside the usual one that have rules, word lists and surrogates of their own."""


@dataclass(frozen=True, slots=True)
class Languages:
    """The language at each offset: one of `OWN`, else the usual one.

    Text between passages, which is of no language that anybody knows, goes with the passage before
    it, as it does in the search by models; text before all goes with the first.
    """

    starts: tuple[int, ...]
    codes: tuple[str, ...]

    @classmethod
    def of(cls, passages: Iterable[Passage]) -> Languages:
        """As the passages of a document tell, which are in order."""
        told = tuple(passages)
        return cls(
            tuple(passage.span.start for passage in told[1:]),
            tuple(one.language if one.language in OWN else USUAL for one in told) or (USUAL,),
        )

    @property
    def beside_english(self) -> frozenset[str]:
        """Codes of the languages of the document that have lists of words of their own."""
        return OWN.intersection(self.codes)

    def at(self, offset: int) -> str:
        """The code of the language in which the text at `offset` is read."""
        return self.codes[bisect_right(self.starts, offset)]
