"""Lists of names, hospitals and places, and which words of a sentence stand in them."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from app.engine.tagger.tokens.tokeniser import tokeniser

_LONGEST = 6


@dataclass(frozen=True, slots=True)
class Phrases:
    """For each entry, its words in lower case joined by spaces, the lists that hold it."""

    lists: Mapping[str, tuple[str, ...]] = field(repr=False)

    @classmethod
    def of(cls, entries: Mapping[str, Iterable[str]], language: str) -> Phrases:
        """`entries` are phrases by the name of their list. Single characters are left out."""
        found: defaultdict[str, set[str]] = defaultdict(set)
        for name, phrases in entries.items():
            for phrase in phrases:
                words = _words(phrase, language)
                if len(phrase) > 1 and 0 < len(words) <= _LONGEST:
                    found[" ".join(words)].add(name)
        return cls({phrase: tuple(sorted(names)) for phrase, names in found.items()})

    def memberships(self, words: Sequence[str]) -> list[frozenset[str]]:
        """For each of the words of a sentence, the lists with an entry that it belongs to."""
        lower = [word.lower() for word in words]
        found: list[set[str]] = [set() for _ in words]
        for first in range(len(words)):
            for end in range(first + 1, min(first + _LONGEST, len(words)) + 1):
                names = self.lists.get(" ".join(lower[first:end]), ())
                for position in range(first, end) if names else ():
                    found[position].update(names)
        return [frozenset(names) for names in found]

    def dump(self) -> bytes:
        """The lists as JSON."""
        return json.dumps(self.lists, ensure_ascii=False).encode()

    @classmethod
    def parse(cls, stored: bytes) -> Phrases:
        """Read what `dump` gave. Raises `ValueError`."""
        return cls({phrase: tuple(names) for phrase, names in json.loads(stored).items()})


def _words(phrase: str, language: str) -> list[str]:
    if phrase.isalpha():
        return [phrase.lower()]
    tokens = tokeniser(language)(phrase)
    bounds = zip(tokens.starts.tolist(), tokens.ends.tolist(), strict=True)
    return [phrase[start:end].lower() for start, end in bounds]
