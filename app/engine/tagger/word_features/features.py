"""Hand-made features of a token: itself, its parts, its shape, patterns, lists, neighbours.

Source: Berg and Dalianis 2020, whose set this is without parts of speech.
"""

from __future__ import annotations

import re
from itertools import groupby

from app.engine.tagger.word_features.phrases import Phrases
from app.engine.tagger.word_features.sentences import CONTEXT, Sentence

_MONTH = (
    r"(?:jan|ene|gen|feb|mar|apr|abr|may|mai|maj|mag|jun|giu|jul|lug|aug|ago|sep|set|oct|okt|ott"
    r"|nov|dec|dez|dic)[a-zé]{0,7}\.?"
)
_ORDINAL = r"\d{1,2}(?:st|nd|rd|th|º|°)?"
_YEAR = r"(?:19|20)\d\d"
_PATTERNS = {
    "date": re.compile(
        rf"\b(?:\d{{1,4}}[-/.]\d{{1,2}}[-/.]\d{{1,4}}|\d{{1,2}}/\d{{2,4}}|\d{{1,2}}/\d{{1,2}}"
        rf"|{_ORDINAL} (?:of |de |den )?{_MONTH}(?:,? (?:de )?{_YEAR})?"
        rf"|{_MONTH} {_ORDINAL}(?:,? {_YEAR})?|{_MONTH},? (?:of |de )?{_YEAR})(?!\w)",
        re.IGNORECASE,
    ),
    "year": re.compile(rf"\b{_YEAR}\b"),
    "phone": re.compile(
        r"(?<!\w)(?:\+?\d{1,3}[ .-]?)?(?:\(\d{2,4}\)|\d{2,4})[ .-]?\d{3,4}[ .-]\d{3,4}(?!\w)"
    ),
}
_AFFIXES = (2, 3, 4)


def features(sentence: Sentence, phrases: Phrases) -> list[list[str]]:
    """The features of each token, for CRFsuite: a feature is there or it is not.

    A neighbour's features carry its place, `-2` to `2`. Neighbours may stand in the next sentence,
    where patterns are not looked for.
    """
    inner = sentence.words
    words = (*sentence.before, *inner, *sentence.after)
    first = len(sentence.before)
    patterns = _patterns(sentence)
    members = phrases.memberships(words)
    own: list[list[str]] = []
    shared: list[list[str]] = []
    for number, word in enumerate(words):
        inside = 0 <= number - first < len(inner)
        known = [f"in={name}" for name in sorted(members[number])]
        known += sorted(patterns[number - first]) if inside else []
        shared.append([*_orthography(word), *known])
        own.append([*_affixes(word), *shared[-1]] if inside else [])
    return [_around(own, shared, first + i, i) for i in range(len(inner))]


def _around(own: list[list[str]], shared: list[list[str]], at: int, number: int) -> list[str]:
    found = ["first", *own[at]] if number == 0 else list(own[at])
    for distance in range(-CONTEXT, CONTEXT + 1):
        other = at + distance
        if not 0 <= other < len(shared):
            found.append(f"{distance}:edge")
        elif distance:
            found += [f"{distance}:{feature}" for feature in shared[other]]
    return found


def _orthography(word: str) -> list[str]:
    lower = word.lower()
    shape = "".join(map(_kind, word))
    short = "".join(kind for kind, _ in groupby(shape))
    return [
        f"w={lower}",
        f"end={lower[-3:]}",
        f"short={short}",
        *([f"shape={shape}"] * (len(word) < 16)),
    ]


def _affixes(word: str) -> list[str]:
    lower = word.lower()
    sizes = [size for size in _AFFIXES if size < len(lower)]
    return [
        *(f"begins={lower[:size]}" for size in sizes),
        *(f"ends={lower[-size:]}" for size in sizes),
        f"length={min(len(word), 12)}",
    ]


def _kind(character: str) -> str:
    if character.isdigit():
        return "d"
    if character.isalpha():
        return "X" if character.isupper() else "x"
    return character


def _patterns(sentence: Sentence) -> list[set[str]]:
    found: list[set[str]] = [set() for _ in sentence.tokens]
    for name, pattern in _PATTERNS.items():
        for match in pattern.finditer(sentence.text):
            for number, token in enumerate(sentence.tokens):
                if token.start < match.end() and match.start() < token.end:
                    found[number].add(f"is={name}")
    return found
