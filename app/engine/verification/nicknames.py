"""Short forms of a removed given name, found where they are names and not ordinary words."""

from __future__ import annotations

import re
from collections.abc import Iterable

_ORDINARY = frozenset(
    [
        "will",
        "bill",
        "mark",
        "rob",
        "pat",
        "art",
        "jack",
        "gene",
        "grant",
        "drew",
        "may",
        "june",
        "ray",
        "bud",
        "don",
        "max",
        "dot",
        "peg",
        "sandy",
        "kit",
        "rose",
        "daisy",
        "dick",
        "tony",
        "frank",
        "charlie",
        "tess",
        "jan",
        "mar",
        "sue",
        "hank",
        "pino",
        "kate",
    ]
)
"""Words and abbreviations too: they are names where they are written large within a sentence."""
_LEAST = 3


def pattern_of(nicknames: Iterable[str]) -> re.Pattern[str] | None:
    """Finds these written large; short ones and ordinary words only within a sentence."""
    clear, doubtful = list[str](), list[str]()
    for one in sorted(set(nicknames)):
        (doubtful if one in _ORDINARY or len(one) <= _LEAST else clear).append(one.capitalize())
    parts = []
    if doubtful:
        parts.append(rf"(?<=[a-zà-ÿ,;] )(?:{'|'.join(doubtful)})(?![\w'’]|\.?\s?\d)")
    if clear:
        parts.append(rf"(?<![\w-])(?:{'|'.join(clear)})(?![\w-])")
    return re.compile("|".join(parts)) if parts else None
