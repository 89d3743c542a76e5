"""Running text to tokens: spaCy's blank tokenisers with the infixes that clinical text needs.

An identifier begins and ends where a token does, so the tokeniser must separate what a hurried
typist has glued together: `GambiaHome`, `47yo`, `Dr.Lee,seen`, `Smith/Jones`, `MRN:44718`.
"""

from __future__ import annotations

import re
import threading
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import cast

import numpy as np

from app.engine.tagger.linear_chain import Ints
from app.engine.tagger.offline_spacy import offline_spacy, without_entry_points
from app.paths import RESOURCES

with offline_spacy():
    from spacy.attrs import IDX, IS_SPACE, LENGTH
    from spacy.language import Language
    from spacy.tokenizer import Tokenizer
    from spacy.util import (
        compile_infix_regex,
        compile_prefix_regex,
        compile_suffix_regex,
        get_lang_class,
    )

_LETTER = r"[^\W\d_]"
_DAY = r"(?<!\d)(?:19|20)\d{6}"
_AGE_UNIT = r"(?:yo|y/o|yrs?|years?|mos?|months?|wks?|weeks?|[yYmMfFdw])(?![^\W_])"
# A zero-width infix splits without making a token of its own.
_INFIXES = (
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
_SUFFIXES = (
    r"['’][sS]",
    r"[-–—/:_~|^*=]",
    rf"(?<=\d)(?:{_AGE_UNIT})",
    r"(?<=[\d/-][A-Z])\.",
)
# What spaCy takes for an address, but is `key=value`, a row of fields or the name of a file.
_NO_URL = re.compile(
    r"[^\s/?]*[=|*~^]|[\w/]+:(?!//)|\S*_\S*\.(?:csv|dcm|docx?|jpe?g|pdf|png|tiff?|txt|zip)$"
)
_PREFIXES = (r"[-–—/:_~|^*=]",)
# spaCy takes signs off the edges of a word one by one and looks at all of the rest each time.
_LONG_WORD = re.compile(r"\S{400,}")
_NOTHING = np.zeros((0, 3), dtype=np.uint64)
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


class Tokeniser:
    """Splits text of one language. Safe to share between threads.

    Keeps no text: it remembers only how words are split that are usual in everybody's notes.
    """

    def __init__(self, language: str) -> None:
        """`language` is a code of spaCy's: `en`, `it`, `es`, `sv`, or `xx` for any other."""
        self._nlp = _blank(language)
        self._lock = threading.Lock()

    def __call__(self, text: str, barriers: tuple[int, ...] = ()) -> Tokens:
        """The tokens of `text`. No token crosses one of the sorted offsets in `barriers`."""
        # The memory zone forgets the words afterwards: the string store would keep every name.
        with self._lock, self._nlp.memory_zone():
            parts = [
                self._nlp.tokenizer(text[start:end]).to_array([IDX, LENGTH, IS_SPACE])
                + np.array((start, 0, 0), dtype=np.uint64)
                for start, end in _pieces(text)
            ]
        places, lengths, spaces = np.concatenate(parts or [_NOTHING]).astype(np.int64).T
        starts = places[spaces == 0]
        ends = starts + lengths[spaces == 0]
        if barriers:
            found = [
                part
                for start, end in zip(starts.tolist(), ends.tolist(), strict=True)
                for part in _cut(start, end, barriers)
            ]
            starts, ends = np.array(found, dtype=np.int64).reshape(-1, 2).T.copy()
        return Tokens(starts, ends)


@cache
def tokeniser(language: str) -> Tokeniser:
    """The shared tokeniser of a language."""
    return Tokeniser(language)


@cache
def abbreviations(language: str) -> frozenset[str]:
    """Words with a full stop behind them that end no sentence."""
    with without_entry_points():
        exceptions = get_lang_class(language).Defaults.tokenizer_exceptions or {}
    return frozenset(word for word in exceptions if word.endswith("."))


def _blank(language: str) -> Language:
    with without_entry_points():
        nlp = _without_special_cases(language).from_config({})
    # To compute the other attributes of each new word takes as long as tokenising it.
    nlp.vocab.lex_attr_getters = {IS_SPACE: str.isspace}  # type: ignore[attr-defined]
    tokenizer = cast("Tokenizer", nlp.tokenizer)
    url = tokenizer.url_match
    if url is not None:
        tokenizer.url_match = lambda word: None if _NO_URL.match(word) else url(word)
    prefixes, suffixes = nlp.Defaults.prefixes or (), nlp.Defaults.suffixes or ()
    tokenizer.infix_finditer = compile_infix_regex(_INFIXES).finditer
    tokenizer.prefix_search = compile_prefix_regex((*prefixes, *_PREFIXES)).search
    tokenizer.suffix_search = compile_suffix_regex((*suffixes, *_SUFFIXES)).search
    usual = RESOURCES / f"usual_words_{language}.txt"
    if usual.exists():
        tokenizer(usual.read_text(encoding="utf-8"))
    return nlp


def _without_special_cases(language: str) -> type[Language]:
    """SpaCy's class of a language, whose tokeniser has no table of single words.

    They are made for grammar: `Wed.` becomes `We` and `d.`, and `Jan.` keeps its stop.
    """
    usual = get_lang_class(language)
    defaults = type("Defaults", (usual.Defaults,), {"tokenizer_exceptions": {}})
    return type(usual.__name__, (usual,), {"Defaults": defaults})


def _pieces(text: str) -> Iterator[tuple[int, int]]:
    """Parts of `text` that are tokenised apart: all of it, or what lies around and in long words.

    A word of hundreds of characters is no word but a rule, a picture in Base64 or a sequence. It is
    cut at the edge of a run of letters and digits where there is one.
    """
    at = 0
    for word in _LONG_WORD.finditer(text):
        if at < word.start():
            yield at, word.start()
        yield from (chunk.span() for chunk in _CHUNK.finditer(text, *word.span()))
        at = word.end()
    if at < len(text):
        yield at, len(text)


def _cut(start: int, end: int, barriers: tuple[int, ...]) -> list[tuple[int, int]]:
    inside = bisect_right(barriers, start), bisect_right(barriers, end - 1)
    edges = (start, *barriers[inside[0] : inside[1]], end)
    return list(pairwise(edges))
