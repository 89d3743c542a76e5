"""Which of many strings stand in a text, in one pass over it.

A masked table has a hundred thousand identifiers. To search its export for one after the other
takes time that grows with the square of its size.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import ahocorasick

# The library follows all suffixes of what it has read so far, at every character: a key of ten
# thousand times the same letter takes minutes in a text of that letter.
LONGEST = 64  # characters


class MultiPattern:
    """Strings to look for together, by Aho and Corasick (1975). Empty ones are in no text."""

    def __init__(self, wanted: Iterable[str]) -> None:
        unique = set(wanted) - {""}
        self._long = [string for string in unique if len(string) > LONGEST]
        self._automaton = ahocorasick.Automaton()
        for string in unique.difference(self._long):
            self._automaton.add_word(string, string)
        self._automaton.make_automaton()

    def any_in(self, text: str) -> bool:
        """Whether `text` holds one of them."""
        if self._automaton and next(self._automaton.iter(text), None) is not None:
            return True
        return any(string in text for string in self._long)

    def places_in(self, text: str) -> Iterator[tuple[int, str]]:
        """Where each of them begins in `text`, every place, also those that overlap."""
        for end, string in self._automaton.iter(text) if self._automaton else ():
            yield end - len(string) + 1, string
        for string in self._long:
            place = text.find(string)
            while place >= 0:
                yield place, string
                place = text.find(string, place + 1)

    def found_in(self, text: str) -> set[str]:
        """Those that `text` holds, wherever in it."""
        found = {string for string in self._long if string in text}
        if self._automaton:
            found.update(string for _, string in self._automaton.iter(text))
        return found
