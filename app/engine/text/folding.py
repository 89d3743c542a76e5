"""Text as a search sees it: words without case, accents, ligatures and invisible characters.

The same identifier is written in many ways: `Osei-Mensah`, `OSEI MENSAH`, broken over two lines,
with soft hyphens, with decomposed accents, letter by letter. All of them are the same here.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from app.engine.domain.document import Span

_MARKS = "\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
_INVISIBLE = (
    "\x00\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\ufe00-\ufe0f\ufeff\U000e0000-\U000e0fff"
)
# Scripts written without spaces: every character is a word, so that names inside are bounded.
_UNSPACED = "\u0e00-\u0eff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
# Footnote marks and the like, which are letters and numbers to Unicode: a word ends before them.
_RAISED = (
    "ªº²³¹¼-¾\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2070\u2071\u2074-\u2079"
    "\u207f-\u2089\u2090-\u209c\u2150-\u215f\u2189\u2460-\u249b\u24ea-\u24ff\u2776-\u2793\u2c7c\u2c7d"
    "\ua69c\ua69d\ua770\ua7f2-\ua7f4\ua7f8\ua7f9\uab5c-\uab5f\uab69\U00010780-\U000107ba"
)
# So are the apostrophes of some scripts: `Oʼ` before `Brien` is no word of its own.
APOSTROPHES = "\u02b9-\u02c1\u02c6-\u02d1\u02ec\u02ee\ua717-\ua71f\ua788\ua78b\ua78c"
_LETTER = rf"[^\W\d_{_UNSPACED}{_RAISED}{APOSTROPHES}]"
_WORD = re.compile(rf"{_LETTER}+|\d+|[{_RAISED}]+|[{_UNSPACED}]")
_WORD_WITH_MARKS = re.compile(
    rf"(?:{_LETTER}[{_MARKS}{_INVISIBLE}]*)+|(?:\d[{_INVISIBLE}]*)+|[{_RAISED}]+|[{_UNSPACED}]"
)
# Text in ASCII has no marks beside letters but one, and its words are found several times as fast.
_PLAIN_WORD = re.compile(r"[A-Za-z]+|[0-9]+")
_NEEDS_MARKS = re.compile(f"[{_MARKS}{_INVISIBLE}]")
_CAMEL = re.compile(r"[a-zß-öø-ÿ](?=[A-ZÀ-ÖØ-Þ])")
_GLUED_PREFIXES = frozenset(
    ("mc", "mac", "de", "del", "della", "di", "du", "la", "le", "van", "fitz")
)
_STROKES = str.maketrans(
    {"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i"}
)
_PLAIN_LETTERS = (
    _STROKES | {ord(chr(c).upper()): s.title() for c, s in _STROKES.items()} | {ord("ß"): "ss"}
)
# As passports, e-mail addresses and German telegrams spell them.
_SPELLED_OUT = str.maketrans(
    {"ä": "ae", "ö": "oe", "ø": "oe", "ü": "ue", "å": "aa"}
    | {"Ä": "Ae", "Ö": "Oe", "Ø": "Oe", "Ü": "Ue", "Å": "Aa"}
)
_DROPPED = frozenset(("Mn", "Me", "Cf", "Cc"))
# Letters that only stretch a word or fill a place in it, and the apostrophe in `ŉ`.
_FILLING = frozenset("\u0640\u115f\u1160\u02bc")
_QUOTES = re.compile(f"[{APOSTROPHES}'`´‘’‛′＇]")
_HEAD = 4
SHORTEST_ACROSS = 5


def fold_word(word: str) -> str:
    """One word without case, accents, compatibility forms and invisible characters.

    A Greek or Cyrillic letter among Latin ones is the one that it looks like.
    """
    if word.isascii():
        return word.lower().replace("\0", "")
    split = unicodedata.normalize("NFKD", word)
    mixed = is_mixed(split)
    split = unicodedata.normalize("NFKD", (latin_capitals(split) if mixed else split).casefold())
    kept = "".join(
        c for c in split if unicodedata.category(c) not in _DROPPED and c not in _FILLING
    )
    kept = latin_small(kept) if mixed else kept
    return kept.translate(_STROKES)


def spelled_out(literal: str) -> str:
    """`literal` in plain letters where two stand for one: `Mueller` for `Müller`."""
    if literal.isascii():
        return literal
    return unicodedata.normalize("NFC", literal).translate(_SPELLED_OUT)


def composed(literal: str) -> str:
    """`literal` with each letter and its accents as one, without marks that no letter has.

    Such a mark ends a word for most patterns: of `Ache\u0301rg` they would see `Ache` and `rg`.
    """
    if literal.isascii():
        return literal
    return "".join(
        one for one in unicodedata.normalize("NFC", literal) if unicodedata.category(one) != "Mn"
    )


def without_accents(literal: str) -> str:
    """`literal` in the letters of ASCII, as far as it has such: `Menendez` for `Menéndez`."""
    split = unicodedata.normalize("NFKD", literal.translate(_PLAIN_LETTERS))
    return "".join(c for c in split if not unicodedata.combining(c))


def key_of(literal: str) -> str:
    """The folded words of `literal` without anything between; empty without any."""
    if _is_plain(literal):
        return "".join(_PLAIN_WORD.findall(literal)).lower()
    return "".join(fold(literal).words)


def is_long(key: str) -> bool:
    """Whether a key is long enough to be recognised however its words are separated.

    Shorter ones need their own separators: `3/9` is not `39`, postal code `87124` not `87/124`.
    """
    return len(key) >= 7 or (len(key) >= 4 and key.isalpha())


@dataclass(frozen=True, slots=True)
class Keys:
    """Keys to look for together: by their first letters, and how long those with them are."""

    wanted: frozenset[str]
    sizes: Mapping[str, frozenset[int]]
    heads: tuple[int, ...]

    @classmethod
    def of(cls, keys: Iterable[str]) -> Keys:
        """Prepare a search. Empty keys are left out."""
        wanted = frozenset(filter(None, keys))
        sizes: defaultdict[str, set[int]] = defaultdict(set)
        for key in wanted:
            sizes[key[:_HEAD]].add(len(key))
        frozen = {head: frozenset(found) for head, found in sizes.items()}
        return cls(wanted, frozen, tuple(sorted({len(head) for head in frozen})))


Written = tuple[tuple[str, ...], tuple[str, ...]]
"""Folded words, and the marks between them."""


@dataclass(frozen=True)
class Folded:
    """The words of a text: where they begin and end (code points), and their folded forms."""

    text: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    words: tuple[str, ...]

    @cached_property
    def written(self) -> Written:
        """The folded words and the marks between them."""
        return self.words, self.between(0, len(self.words) - 1)

    @cached_property
    def joined(self) -> str:
        """All folded words without anything between."""
        return "".join(self.words)

    @cached_property
    def offsets(self) -> tuple[int, ...]:
        """Where each word begins in `joined`, and the length of `joined`."""
        offsets = [0]
        for word in self.words:
            offsets.append(offsets[-1] + len(word))
        return tuple(offsets)

    @cached_property
    def spaced(self) -> str:
        """All folded words with a space between."""
        return " ".join(self.words)

    @cached_property
    def _word_at(self) -> Mapping[int, int]:
        # A word that folds to nothing shares its offset with the next one, which wins.
        return {offset: number for number, offset in enumerate(self.offsets)}

    @cached_property
    def numbers_of(self) -> Mapping[str, list[int]]:
        """The numbers of every word."""
        numbers = defaultdict(list)
        for number, word in enumerate(self.words):
            numbers[word].append(number)
        return numbers

    @cached_property
    def _grams(self) -> frozenset[str]:
        joined = self.joined
        return frozenset(
            joined[i : i + SHORTEST_ACROSS] for i in range(len(joined) - SHORTEST_ACROSS + 1)
        )

    def span(self, first: int, last: int) -> Span:
        """What the words `first` to `last`, both included, cover in the text."""
        return Span(self.starts[first], self.ends[last])

    def words_in(self, span: Span) -> range:
        """Numbers of the words that `span` touches."""
        return range(bisect_right(self.ends, span.start), bisect_left(self.starts, span.end))

    def loose(self, keys: Keys) -> Iterator[tuple[str, int, int]]:
        """Every whole-word place of every key, whatever stands between the words.

        Yields key, first and last word. One pass over the text for any number of keys.
        """
        joined, word_at = self.joined, self._word_at
        for number, offset in enumerate(self.offsets[:-1]):
            for head in keys.heads:
                for size in keys.sizes.get(joined[offset : offset + head], ()):
                    end = word_at.get(offset + size)
                    if end is None or end <= number or min(size, _HEAD) != head:
                        continue
                    if (key := joined[offset : offset + size]) in keys.wanted:
                        yield key, number, end - 1

    def strict(self, phrase: Folded) -> Iterator[tuple[int, int]]:
        """Every place of the words of `phrase` with the same marks between them.

        White space does not count. Yields first and last word.
        """
        if not phrase.words:
            return
        size = len(phrase.words)
        between = phrase.between(0, size - 1)
        for first in self.numbers_of.get(phrase.words[0], ()):
            last = first + size - 1
            if (
                self.words[first : last + 1] == phrase.words
                and self.between(first, last) == between
            ):
                yield first, last

    def between(self, first: int, last: int) -> tuple[str, ...]:
        """What stands between neighbouring words, without white space, dashes made equal."""
        return tuple(
            _separator(self.text[self.ends[i] : self.starts[i + 1]]) for i in range(first, last)
        )

    def count_inside(self, key: str) -> int:
        """How often `key` occurs in the words, also as a part of one.

        A long key of five characters and more may run over several words.
        """
        if not is_long(key) or len(key) < SHORTEST_ACROSS:
            return self.spaced.count(key)
        return self.joined.count(key) if key[:SHORTEST_ACROSS] in self._grams else 0

    def across(self, key: str) -> Iterator[Mapping[int, int]]:
        """The places where a long `key` begins in one word and ends in another.

        Each as the numbers of its words in order, with how many characters of the key are in them.
        Only those that leave letters of a word outside: `a[gree R]obinson`, `a[gree R]`.
        """
        if not is_long(key) or len(key) < SHORTEST_ACROSS:
            return
        place = self.joined.find(key)
        while place >= 0:
            if (words := self.shares(place, key)) is not None:
                yield words
            place = self.joined.find(key, place + 1)

    def shares(self, place: int, key: str) -> Mapping[int, int] | None:
        """The words that `key` runs over at a place of `joined`, as `across` gives them.

        None where it stands in one word, or leaves nothing of its words outside.
        """
        end = place + len(key)
        first = bisect_right(self.offsets, place) - 1
        last = bisect_left(self.offsets, end) - 1
        whole = self.offsets[first] == place and end == self.offsets[last + 1]
        if first >= last or whole:
            return None
        return {
            number: min(end, self.offsets[number + 1]) - max(place, self.offsets[number])
            for number in range(first, last + 1)
        }

    def number_of(self, word: str) -> int:
        """How many of the words are `word`."""
        return len(self.numbers_of.get(word, ()))

    def around(self, key: str) -> Mapping[str, list[int]]:
        """Words that contain `key`, and the number of every place where they stand."""
        return {word: numbers for word, numbers in self.numbers_of.items() if key in word}


class Phrases:
    """Folded phrases to look for together, each with its own marks between its words."""

    def __init__(self, phrases: Iterable[Folded]) -> None:
        self._marks: defaultdict[tuple[str, ...], set[tuple[str, ...]]] = defaultdict(set)
        sizes: defaultdict[str, set[int]] = defaultdict(set)
        for phrase in phrases:
            if size := len(phrase.words):
                self._marks[phrase.words].add(phrase.written[1])
                sizes[phrase.words[0]].add(size)
        self._sizes: Mapping[str, set[int]] = sizes

    def places_in(self, text: Folded) -> Mapping[Written, list[tuple[int, int]]]:
        """First and last word of every place of each in `text`, as `Folded.strict` finds them."""
        found: defaultdict[Written, list[tuple[int, int]]] = defaultdict(list)
        for first, word in enumerate(text.words):
            for size in self._sizes.get(word, ()):
                last = first + size - 1
                words = text.words[first : last + 1]
                marks = self._marks.get(words) if len(words) == size else None
                if marks is not None and (between := text.between(first, last)) in marks:
                    found[words, between].append((first, last))
        return found

    def are_in(self, text: Folded) -> bool:
        """Whether one of them stands in `text`, as `Folded.strict` finds it."""
        if self._sizes.keys().isdisjoint(text.words):
            return False
        return any(
            text.between(first, first + size - 1) in self._marks.get(words, ())
            for first, word in enumerate(text.words)
            for size in self._sizes.get(word, ())
            if len(words := text.words[first : first + size]) == size
        )


def fold(text: str) -> Folded:
    """Split and fold a text of any length."""
    if text.isascii() and text.isalpha() and (text.isupper() or text[1:].islower()):
        # One word with no change from small to capital, as most names are.
        return Folded(text, (0,), (len(text),), (text.lower(),))
    pattern = _words_of(text)
    spans = [match.span() for match in pattern.finditer(text)]
    cuts = [match.end() for match in _CAMEL.finditer(text)]
    if cuts:
        spans = _cut_camels(text, spans, cuts)
    if pattern is _PLAIN_WORD:
        lower = text.lower()
        words = tuple([lower[start:end] for start, end in spans])
    elif pattern is _WORD:  # which finds no `\0`
        found = [text[start:end] for start, end in spans]
        words = tuple([word.lower() if word.isascii() else fold_word(word) for word in found])
    else:
        words = tuple([fold_word(text[start:end]) for start, end in spans])
    return Folded(text, tuple([s for s, _ in spans]), tuple([e for _, e in spans]), words)


def _words_of(text: str) -> re.Pattern[str]:
    """What finds the words of `text`."""
    if _is_plain(text):
        return _PLAIN_WORD
    return _WORD_WITH_MARKS if _NEEDS_MARKS.search(text) else _WORD


def _is_plain(text: str) -> bool:
    """Whether lower case is all that folding does to the words of `text`."""
    return text.isascii() and "\0" not in text


def _cut_camels(text: str, spans: list[tuple[int, int]], cuts: list[int]) -> list[tuple[int, int]]:
    """Split `GambiaHome`, but not `McDonald`."""
    parts: list[tuple[int, int]] = []
    left = iter(cuts)
    cut = next(left, len(text))
    for begin, end in spans:
        start = begin
        while cut < end:
            if cut > start and text[start:cut].lower() not in _GLUED_PREFIXES:
                parts.append((start, cut))
                start = cut
            cut = next(left, len(text))
        parts.append((start, end))
    return parts


def _separator(text: str) -> str:
    marks = (("-" if unicodedata.category(c) == "Pd" else c) for c in text if not c.isspace())
    return _QUOTES.sub("'", "".join(c for c in marks if unicodedata.category(c) not in _DROPPED))


# Letters of other alphabets that look like Latin ones, such as the Cyrillic `о` in `Okоnkwo`: the
# pairs of Unicode Technical Standard 39 (confusables) that a reader takes for each other in running
# text.
_CAPITALS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԌԚԜ" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "ABESIJKMHOPCTYXYGQW" "ABEZHIKMNOPTYX",
)  # fmt: skip
_SMALL = str.maketrans("аеѕіјкорсухһԁԛԝӏαικνορυχγ", "aesijkopcyxhdqwlaikvopuxy")
_OTHER = re.compile("[\u0370-\u03ff\u0400-\u052f]")
_LATIN = re.compile("[A-Za-z\u00c0-\u024f]")


def is_mixed(word: str) -> bool:
    """Whether Latin letters stand beside Greek or Cyrillic ones.

    A word all in one alphabet is not mixed and stays as it is: `нос` is a Russian word.
    """
    return _OTHER.search(word) is not None and _LATIN.search(word) is not None


def latin_capitals(word: str) -> str:
    """`word` with Latin capitals for those that look like them."""
    return word.translate(_CAPITALS)


def latin_small(word: str) -> str:
    """`word` with Latin small letters for those that look like them."""
    return word.translate(_SMALL)
