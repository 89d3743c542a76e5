"""Running text to tokens: the rules of spaCy's tokenisers with infixes that clinical text needs.

An identifier begins and ends where a token does, so the tokeniser must separate what a hurried
typist has glued together: `GambiaHome`, `47yo`, `Dr.Lee,seen`, `Smith/Jones`, `MRN:44718`.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import TypeAlias

import numpy as np

from app.engine.tagger.linear_chain import Ints
from app.engine.tagger.tokens.spacy_patterns import affixes, url_match
from app.paths import RESOURCES
from app.progress import Tick, silent

_TOLD = 1024  # words after which it is told that work goes on
_LETTER = r"[^\W\d_]"
_DAY = r"(?<!\d)(?:19|20)\d{6}"
_AGE_UNIT = r"(?:yo|y/o|yrs?|years?|mos?|months?|wks?|weeks?|[yYmMfFdw])(?![^\W_])"
# A zero-width infix splits without making a token of its own.
INFIXES = (
    r"\.\.+|…",
    r"[()\[\]{}<>|;=#~^*&\"“”«»\\_→]",
    r"(?<=[^\W_])[?!](?=[^\W_])",
    rf"(?<={_LETTER})[.](?={_LETTER}{{2}})|(?<={_LETTER}{{2}})[.](?={_LETTER}|\d)"
    rf"|(?<=\d)[.](?={_LETTER})",
    # A comma between digits stays only where it can group thousands.
    r"(?<=\D),|,(?=\D)|(?<=\d{4}),|,(?!\d{3}(?!\d))",
    rf"(?<={_LETTER})[/:@+](?=\w)|(?<=\w)[/:@+](?={_LETTER})",
    rf"(?<=\w)[-–—](?={_LETTER})|(?<={_LETTER})[-–—](?=\d)|[–—]",
    rf"(?<=\d)(?={_AGE_UNIT})",
    r"(?<=\d)(?=T\d\d:?\d\d)|(?<=\d)@(?=\d)",
    # `20250314082217` and `20250314_`: a day and its time.
    rf"(?<={_DAY})(?=\d{{4}}(?:\d\d)?(?!\d))",
    # Two ends of a span of time: `1968-69`, `3/1-3/5`, `'67-'69`, `20-21`.
    r"(?<=/\d)[-–](?=\d|')|(?<=/\d\d)[-–](?=\d|')|[-–](?=['’]\d\d(?!\d))|(?<=\d)[-–](?=\d\d?/)",
    r"(?<=(?<![\w./-])[12]\d{3})[-–](?=\d\d(?:\d\d)?(?![\d-]))",
    r"(?<=(?<![\w./-])\d\d)[-–](?=\d\d(?![\w-]))|(?<=\d{4})/(?=\d{4})",
    r"(?<=/\d)(?=[A-Z]{2})|(?<=/\d\d)(?=[A-Z]{2})",
    r"(?<=[a-zà-ÿ])(?<!\bMc)(?<!\bMac)(?<!\bDe)(?<!\bLa)(?<!\bLe)(?<!\bDi)(?=[A-Z][a-z])",
    r"(?<=\d)(?=[A-Z][a-z]{2})|(?<=[a-z]{3})(?=\d)|(?<=[A-Z]{3})(?=\d{6})|(?<=\d{3})(?=[a-z]{3})",
)
SUFFIXES = (
    r"['’][sS]",
    r"[-–—/:_~|^*=]",
    rf"(?<=\d)(?:{_AGE_UNIT})",
    r"(?<=[\d/-][A-Z])\.",
)
# What spaCy takes for an address, but is `key=value`, a row of fields or the name of a file.
NO_URL = re.compile(
    r"[^\s/?]*[=|*~^]|[\w/]+:(?!//)|\S*_\S*\.(?:csv|dcm|docx?|jpe?g|pdf|png|tiff?|txt|zip)$"
)
PREFIXES = (r"[-–—/:_~|^*=]",)
_WORD = re.compile(r"\S+")
# Signs are taken off the edges of a word one by one, and all of the rest is looked at each time.
_LONG_WORD = 400
_CHUNK = re.compile(r"\S{200,400}?(?<=\w)(?!\w)|\S{1,400}")


@dataclass(frozen=True, slots=True)
class Tokens:
    """Where the tokens of a text begin and end, in code points; white space belongs to none."""

    starts: Ints
    ends: Ints

    def __len__(self) -> int:
        return len(self.starts)

    def between(self, first: int, end: int) -> Tokens:
        """Those from number `first` to before `end`."""
        return Tokens(self.starts[first:end], self.ends[first:end])


Parts: TypeAlias = tuple[tuple[int, int], ...]
"""Where the tokens of a word begin and end, counted from its beginning."""


class Tokeniser:
    """Splits text of one language. Safe to share between threads.

    Keeps no text: it remembers only how words are split that are usual in everybody's notes.
    """

    def __init__(self, language: str) -> None:
        """`language` is a code of spaCy's: `en`, `it`, `es`, `sv`, or `xx` for any other."""
        signs = affixes(language)
        prefixes, suffixes = (*signs.prefixes, *PREFIXES), (*signs.suffixes, *SUFFIXES)
        self._prefix = re.compile("|".join(f"^{one}" for one in prefixes if one)).search
        self._suffix = re.compile("|".join(f"{one}$" for one in suffixes if one)).search
        self._whole = signs.whole
        self._infixes = re.compile("|".join(INFIXES)).finditer
        self._usual = _usual_words(language)
        self._remembered: dict[str, Parts] = {}

    def __call__(self, text: str, barriers: tuple[int, ...] = (), tick: Tick = silent) -> Tokens:
        """The tokens of `text`. No token crosses one of the sorted offsets in `barriers`."""
        seen: dict[str, Parts] = {}
        bounds: list[int] = []
        for number, (place, word) in enumerate(_words(text)):
            if not number % _TOLD:
                tick()
            parts = seen.get(word)
            if parts is None:
                parts = seen[word] = self._remembered.get(word) or self._parts(word)
                if word in self._usual:
                    self._remembered[word] = parts
            for start, end in parts:
                bounds += (place + start, place + end)
        starts, ends = np.array(bounds, dtype=np.int64).reshape(-1, 2).T.copy()
        if barriers:
            tick()
            found = [
                part
                for start, end in zip(starts.tolist(), ends.tolist(), strict=True)
                for part in _cut(start, end, barriers)
            ]
            starts, ends = np.array(found, dtype=np.int64).reshape(-1, 2).T.copy()
        return Tokens(starts, ends)

    def _parts(self, word: str) -> Parts:
        """As spaCy splits a word: signs off both edges until none is left, then at infixes."""
        start, end = 0, len(word)
        # Words of letters with no change from small to capital have no signs.
        if word.isalpha() and (word[1:].islower() or word.isupper()):
            return ((start, end),)
        before: list[tuple[int, int]] = []
        behind: list[tuple[int, int]] = []
        while start < end and not (self._whole and self._whole(word[start:end])):
            prefix = self._prefix(word[start:end])
            cut = prefix.end() - prefix.start() if prefix else 0
            suffix = self._suffix(word[start + cut : end])
            off = suffix.end() - suffix.start() if suffix else 0
            if not cut and not off:
                break
            if cut:
                before.append((start, start + cut))
                start += cut
            if off:
                behind.append((end - off, end))
                end -= off
        inner = self._at_infixes(word[start:end], start)
        return (*before, *inner, *reversed(behind))

    def _at_infixes(self, word: str, start: int) -> Iterator[tuple[int, int]]:
        """What lies between infixes, and they themselves; `start` is where `word` begins."""
        at = 0
        if not (self._whole and self._whole(word)) and not _is_url(word):
            for infix in self._infixes(word):
                first, last = infix.span()
                if first == 0:
                    continue
                if at < first:
                    yield start + at, start + first
                if first < last:
                    yield start + first, start + last
                at = last
        if at < len(word):
            yield start + at, start + len(word)


@cache
def tokeniser(language: str) -> Tokeniser:
    """The shared tokeniser of a language."""
    return Tokeniser(language)


def _is_url(word: str) -> bool:
    return "." in word and not NO_URL.match(word) and url_match()(word) is not None


def _usual_words(language: str) -> frozenset[str]:
    usual = RESOURCES / f"usual_words_{language}.txt"
    return frozenset(usual.read_text(encoding="utf-8").split() if usual.exists() else ())


def _words(text: str) -> Iterator[tuple[int, str]]:
    """What stands between white space and where it begins; long words are cut.

    A word of hundreds of characters is no word but a rule, a picture in Base64 or a sequence. It is
    cut at the edge of a run of letters and digits where there is one.
    """
    for found in _WORD.finditer(text):
        word, place = found.group(), found.start()
        if len(word) < _LONG_WORD:
            yield place, word
        else:
            yield from ((place + one.start(), one.group()) for one in _CHUNK.finditer(word))


def _cut(start: int, end: int, barriers: tuple[int, ...]) -> list[tuple[int, int]]:
    inside = bisect_right(barriers, start), bisect_right(barriers, end - 1)
    edges = (start, *barriers[inside[0] : inside[1]], end)
    return list(pairwise(edges))
