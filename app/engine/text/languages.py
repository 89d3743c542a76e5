"""Which language holds at each place of a document, for what searches or replaces by language."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from app.engine.domain.document import Passage

USUAL = "en"
OWN = frozenset(("es", "it", "sv"))
"""Languages beside the usual one that have rules, word lists and surrogates of their own."""

_RELATIVES: Mapping[str, tuple[str, ...]] = {
    "ca": ("es", "it"),
    "pt": ("es", "it"),
    "fr": ("it", "es"),
    "ro": ("it", "es"),
    "da": ("sv",),
    "no": ("sv",),
    "is": ("sv",),
}
"""What shorthand is mistaken for, and what it is where the rest of the document is in that."""


def read_as(passages: Iterable[Passage]) -> tuple[str, ...]:
    """The language in which each passage is searched, in their order.

    Abbreviations make half a Spanish note look like Catalan. A passage in a language without a
    model is read as the rest of its document is, if that is a relative; it is still reported.
    """
    told = tuple(passage.language for passage in passages)
    spoken = OWN.intersection(told)
    return tuple(_read_as(language, spoken) for language in told)


def _read_as(language: str, spoken: Collection[str]) -> str:
    return next((one for one in _RELATIVES.get(language, ()) if one in spoken), language)


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
            tuple(code if code in OWN else USUAL for code in read_as(told)) or (USUAL,),
        )

    @property
    def beside_english(self) -> frozenset[str]:
        """Codes of the languages of the document that have lists of words of their own."""
        return OWN.intersection(self.codes)

    def at(self, offset: int) -> str:
        """The code of the language in which the text at `offset` is read."""
        return self.codes[bisect_right(self.starts, offset)]
