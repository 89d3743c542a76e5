"""Where the needles of a search stand in a text, looked up for all of them together.

A table of ten thousand rows has thousands of dates, most of which its export holds too. To go
through the export for one after the other takes time that grows with the square of its length.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property

from app.engine.text.folding import SHORTEST_ACROSS, Folded, Keys, Phrases, Written, is_long
from app.engine.text.multi_pattern import MultiPattern
from app.engine.verification.needles import Needle

Place = tuple[int, int]
"""First and last word."""

_NOWHERE: Mapping[str, list[int]] = {}


class Wanted:
    """What is looked for: `needles`, and `disguises`, keys that spell them in another way."""

    def __init__(
        self, needles: Iterable[Needle], disguises: Collection[str], *, shortest: int, within: int
    ) -> None:
        """Keys of `shortest` letters count inside of words; of `within`, disguises stand there."""
        telling, rest, cut = list[Needle](), list[Needle](), set[str]()
        for needle in needles:
            (telling if needle.distinctive else rest).append(needle)
            if needle.cut:
                cut.add(needle.key)
        self.long = Keys.of(one.key for one in telling if one.long)
        short = (one for one in telling if not one.long)
        self.phrases = Phrases(one.phrase for one in (*rest, *short))
        self.disguises = Keys.of(disguises)
        inside = {one.key for one in telling if len(one.key) >= shortest}
        across = {key for key in inside if is_long(key) and len(key) >= SHORTEST_ACROSS}
        self.across, self.within_words = MultiPattern(across), MultiPattern(inside - across)
        self.parts = MultiPattern((*cut, *(key for key in disguises if len(key) >= within)))


class Occurrences:
    """Where what is `wanted` stands in `folded`; nothing is looked for before it is asked for."""

    def __init__(self, folded: Folded, wanted: Wanted) -> None:
        self.folded = folded
        self._wanted = wanted

    def whole(self, needle: Needle) -> Sequence[Place]:
        """The whole words that are a needle: a long distinctive one however they are parted."""
        if needle.distinctive and needle.long:
            return self._long.get(needle.key, ())
        return self._phrases.get(needle.phrase.written, ())

    def disguised(self, key: str) -> list[int]:
        """The words at which a disguise stands, whole or, if it is long, inside of one."""
        whole = {first for first, _ in self._disguises.get(key, ())}
        inside = self.around(key).values()
        return sorted(whole.union(*inside))

    def inside(self, key: str) -> int:
        """How often a distinctive key stands in the text, as `Folded.count_inside`."""
        return self._inside[0].get(key, 0)

    def across(self, key: str) -> Sequence[Mapping[int, int]]:
        """The places of a distinctive key that begin in one word and end in another.

        As `Folded.across`.
        """
        return self._inside[1].get(key, ())

    def around(self, key: str) -> Mapping[str, list[int]]:
        """Words around a needle that was cut or a long disguise, as `Folded.around`."""
        return self._around.get(key, _NOWHERE)

    @cached_property
    def _long(self) -> Mapping[str, list[Place]]:
        return places(self.folded, self._wanted.long)

    @cached_property
    def _phrases(self) -> Mapping[Written, list[Place]]:
        return self._wanted.phrases.places_in(self.folded)

    @cached_property
    def _disguises(self) -> Mapping[str, list[Place]]:
        return places(self.folded, self._wanted.disguises)

    @cached_property
    def _inside(self) -> tuple[Mapping[str, int], Mapping[str, list[Mapping[int, int]]]]:
        counts: defaultdict[str, int] = defaultdict(int)
        ends: defaultdict[str, int] = defaultdict(int)
        across: defaultdict[str, list[Mapping[int, int]]] = defaultdict(list)

        def count(place: int, key: str) -> None:
            # What overlaps the one before is none of its own, as `str.count` has it.
            if place >= ends[key]:
                counts[key] += 1
                ends[key] = place + len(key)

        for place, key in self._wanted.across.places_in(self.folded.joined):
            count(place, key)
            if (words := self.folded.shares(place, key)) is not None:
                across[key].append(words)
        for place, key in self._wanted.within_words.places_in(self.folded.spaced):
            count(place, key)
        return counts, across

    @cached_property
    def _around(self) -> Mapping[str, Mapping[str, list[int]]]:
        around: defaultdict[str, dict[str, list[int]]] = defaultdict(dict)
        for word, numbers in self.folded.numbers_of.items():
            for key in self._wanted.parts.found_in(word):
                around[key][word] = numbers
        return around


def places(folded: Folded, keys: Keys) -> Mapping[str, list[Place]]:
    """First and last word of every place of every key."""
    found: defaultdict[str, list[Place]] = defaultdict(list)
    for key, first, last in folded.loose(keys):
        found[key].append((first, last))
    return found
