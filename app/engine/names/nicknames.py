"""What people are called for short: `Bob` of Robert, `Pepe` of José, `Toby` of Tobias."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from app.engine.text.folding import fold
from app.paths import RESOURCES

_VOWELS = frozenset("aeiouy")
_LEAST, _MOST = 3, 5


def nicknames_of(given: str) -> frozenset[str]:
    """Folded short forms of a given name: its beginnings, with an ending, and those by custom."""
    name = "".join(fold(given).words)
    found = set(_by_custom().get(name, ()))
    for length in range(_LEAST, min(_MOST, len(name) - 2) + 1):
        begin = name[:length]
        if begin[-1] in _VOWELS:
            continue
        found.add(begin)
        found.update(f"{stem}{end}" for stem in (begin, begin + begin[-1]) for end in ("y", "ie"))
    return frozenset(found - {name})


@cache
def _by_custom() -> Mapping[str, tuple[str, ...]]:
    """Short forms that are no beginning of the name."""
    lines = (RESOURCES / "nicknames.txt").read_text(encoding="utf-8").splitlines()
    listed = (line.split(": ") for line in lines if not line.startswith("#"))
    return {name: tuple(called.split()) for name, called in listed}


@cache
def _long_of() -> Mapping[str, frozenset[str]]:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for name, called in _by_custom().items():
        for short in called:
            found[short].add(name)
    return {short: frozenset(names) for short, names in found.items()}


def called_so(short: str) -> frozenset[str]:
    """Whose folded short form a name is by custom: `guillermo` is called `memo`."""
    return _long_of().get(short, frozenset())


@cache
def nicknames_of_listed(name: str) -> frozenset[str]:
    """The same for a name of a list; not for names of documents, which nothing may keep."""
    return nicknames_of(name)
