"""What a column of a table holds, by the words of its heading; keys of JSON and XML likewise."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from app.engine.detectors.structured.field_tables import known_fields
from app.engine.text.folding import fold

# Keys that say of the value only that it is one: the key around them tells.
_EMPTY_KEYS = frozenset(("@value", "value", "text", "#text", "content", "$", "_", "val"))
_LONGEST_AROUND = 2
_SHORT = 3


@dataclass(frozen=True, slots=True)
class _Lexicon:
    """`resources/fields.toml`, as its comments explain it. A phrase is the set of its words."""

    phrases: dict[frozenset[str], str]
    strict_kinds: frozenset[str]
    beside: frozenset[str]
    weak: frozenset[str]
    things: frozenset[str]
    ends: frozenset[str]
    starts: frozenset[str]
    order: tuple[str, ...]


def kind_of_heading(keys: list[str]) -> str | None:
    """The subcategory for a heading, or for the last of some keys; None where it tells nothing."""
    lexicon = _lexicon()
    while len(keys) > 1 and keys[-1].lower() in _EMPTY_KEYS:
        keys = keys[:-1]
    said = _words(keys[-1])
    head = frozenset(said)
    around = frozenset(word for key in keys[-1 - _LONGEST_AROUND : -1] for word in _words(key))
    found = [
        (phrase, kind)
        for phrase, kind in lexicon.phrases.items()
        if phrase & head
        and phrase <= head | around
        and _fits(phrase, kind, head, around, lexicon)
        and not _is_coded(said, phrase, lexicon)
    ]
    if not found:
        return None
    kinds = {kind for phrase, kind in found if not phrase <= lexicon.weak}
    longest = max(len(phrase) for phrase, _ in found)
    best = [kind for phrase, kind in found if len(phrase) == longest]
    chosen = min((kind for kind in best if kind in kinds), key=lexicon.order.index, default=best[0])
    return "DOCTOR" if chosen == "PATIENT" and "DOCTOR" in kinds else chosen


def _fits(
    phrase: frozenset[str],
    kind: str,
    head: frozenset[str],
    around: frozenset[str],
    lexicon: _Lexicon,
) -> bool:
    """Whether the other words leave the phrase its sense."""
    rest = head - phrase
    if phrase <= lexicon.weak:
        return not (rest | around) & lexicon.things
    if kind in lexicon.strict_kinds or (len(phrase) == 1 and len(min(phrase)) <= _SHORT):
        return rest <= lexicon.beside
    return True


def _is_coded(said: list[str], phrase: frozenset[str], lexicon: _Lexicon) -> bool:
    """Whether the heading is of codes, notes or the like, and the phrase only says of what."""
    last, first = said[-1], said[0]
    return (last in lexicon.ends and last not in phrase) or (
        first in lexicon.starts and first not in phrase
    )


def _words(heading: str) -> list[str]:
    """Folded words without numbers; a last `s` does not count."""
    words = [_singular(word) for word in fold(heading).words if not word.isdigit()]
    return [word for word in words if word] or [""]


def _singular(word: str) -> str:
    return word[:-1] if len(word) > _SHORT and word.endswith("s") else word


@cache
def _lexicon() -> _Lexicon:
    data = known_fields()
    phrases: dict[frozenset[str], str] = {}
    for kind, listed in data["headings"].items():
        for phrase in listed.split(";"):
            if phrase.strip():
                phrases.setdefault(frozenset(map(_singular, phrase.split())), kind)
    beside, weak, codes = data["beside"], data["weak"], data["codes"]
    return _Lexicon(
        phrases,
        frozenset(beside["kinds"].split()),
        _set(beside["words"]),
        _set(weak["words"]),
        _set(weak["things"]),
        _set(codes["ends"]),
        _set(codes["starts"]),
        tuple(data["headings"]),
    )


def _set(words: str) -> frozenset[str]:
    return frozenset(map(_singular, words.split()))
