"""What people are called for short: suspected of saying a given name that was removed."""

from __future__ import annotations

import re
from collections.abc import Iterable

from app.engine.text.folding import fold

# Those that are no beginning of the name. English, Spanish, Italian, Swedish; folded.
_OTHERWISE = {
    "alexander": "sandy sascha",
    "anders": "adde",
    "andrew": "drew",
    "anthony": "tony",
    "antonio": "tono tonino nino toni",
    "catherine": "kate katie kathy kitty",
    "charles": "chuck charlie",
    "concepcion": "concha conchita",
    "cristina": "kicki tina",
    "dolores": "lola",
    "edward": "ted teddy ned",
    "elizabeth": "liz lizzie beth betty betsy libby",
    "enrique": "quique kike",
    "eugene": "gene",
    "francesco": "ciccio cesco",
    "francisco": "paco pancho curro",
    "giovanni": "gianni vanni",
    "giuseppe": "beppe peppe pino",
    "guadalupe": "lupe",
    "henry": "harry hank hal",
    "ignacio": "nacho",
    "isabel": "chabela",
    "james": "jim jimmy jamie",
    "jesus": "chuy",
    "john": "jack johnny",
    "jose": "pepe pepito",
    "karl": "kalle",
    "katherine": "kate katie kathy kitty kit",
    "kristina": "kicki tina stina",
    "lars": "lasse",
    "luigi": "gigi",
    "manuel": "manolo",
    "margaret": "peggy meg maggie daisy greta rita",
    "margareta": "maggan greta",
    "mary": "molly polly",
    "nils": "nisse",
    "patricia": "trish",
    "per": "pelle",
    "richard": "dick rick ricky",
    "robert": "bob bobby bert",
    "rosario": "charo",
    "salvatore": "toto",
    "sarah": "sally",
    "stefan": "steffe",
    "susan": "sue",
    "theodore": "ted teddy",
    "theresa": "tess terry",
    "thomas": "tom tommy",
    "ulf": "uffe",
    "victoria": "vicky tori",
    "virginia": "ginny",
    "william": "bill billy liam",
}
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
_VOWELS = frozenset("aeiouy")
_LEAST, _MOST = 3, 5


def nicknames_of(given: str) -> frozenset[str]:
    """Folded short forms of a given name: its beginnings, with an ending, and those by custom."""
    name = "".join(fold(given).words)
    found = set(_OTHERWISE.get(name, "").split())
    for length in range(_LEAST, min(_MOST, len(name) - 2) + 1):
        begin = name[:length]
        if begin[-1] in _VOWELS:
            continue
        found.add(begin)
        found.update(f"{stem}{end}" for stem in (begin, begin + begin[-1]) for end in ("y", "ie"))
    return frozenset(found - {name})


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
