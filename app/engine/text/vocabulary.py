"""The lists of words that the program ships: folded, one or more a line, `#` for comments."""

from __future__ import annotations

import re
from functools import cache

from app.engine.text.folding import key_of
from app.paths import RESOURCES


@cache
def wordlist(name: str) -> frozenset[str]:
    """The keys of `resources/NAME.txt`; a hyphenated entry counts joined and by its parts."""
    lines = (RESOURCES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    entries = [entry for line in lines if not line.startswith("#") for entry in line.split()]
    return frozenset(key_of(part) for entry in entries for part in (entry, *entry.split("-")))


@cache
def exact_words(name: str) -> frozenset[str]:
    """The words of `resources/NAME.txt` as they are written there: capitals matter."""
    lines = (RESOURCES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())


def one_of(name: str) -> str:
    """A regular expression for the lines of `resources/NAME.txt`, as they are written there."""
    lines = (RESOURCES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    entries = sorted((line for line in lines if not line.startswith("#")), key=len, reverse=True)
    return f"(?:{'|'.join(map(re.escape, entries))})"
