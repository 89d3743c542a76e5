"""The lists of words that the program ships: folded, one or more a line, `#` for comments."""

from __future__ import annotations

import re
from functools import cache

from app.engine.text.folding import key_of
from app.paths import RESOURCES


@cache
def wordlist(name: str) -> frozenset[str]:
    """The keys of `resources/NAME.txt`; a hyphenated entry counts joined and by its parts."""
    entries = [entry for line in _lines(name) for entry in line.split()]
    return frozenset(key_of(part) for entry in entries for part in (entry, *entry.split("-")))


@cache
def exact_words(name: str) -> frozenset[str]:
    """The words of `resources/NAME.txt` as they are written there: capitals matter."""
    return frozenset(word for line in _lines(name) for word in line.split())


def one_of(name: str) -> str:
    """A regular expression for the lines of `resources/NAME.txt`, as they are written there."""
    entries = sorted(_lines(name), key=len, reverse=True)
    return f"(?:{'|'.join(map(re.escape, entries))})"


def is_eponym(joined: str) -> bool:
    """Whether folded names, joined by hyphens, name a disease, a sign, a scale or an operation."""
    return joined in exact_words("eponyms") or joined in exact_words("joined_eponyms")


def _lines(name: str) -> list[str]:
    lines = (RESOURCES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]
