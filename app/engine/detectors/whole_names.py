"""The other half of a name of which the tagger found one word: `Sixten` before `Glad`, `P` behind.

And the initials of a whole name, in brackets behind it.

Only words on the lists of given names and short forms are judged: a word of a language, which may
be one too (`Grace`, `Mark`), stays what it is.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, finding_id
from app.engine.names.gazetteer import first_names
from app.engine.names.given_names import origins_of
from app.engine.text.distinctive import PERSONS, is_common
from app.engine.text.folding import key_of
from app.engine.text.languages import Languages
from app.engine.text.vocabulary import wordlist

_WORD = re.compile(r"[A-ZÀ-Þ][^\W\d_]+(?:['’-][A-ZÀ-Þ][^\W\d_]+)*")
_WORD_BEFORE = re.compile(rf"(?<![\w'’.@-])({_WORD.pattern}) $")
# `P` of `Sunita P`. Not `K 3.4`, `F, 26` and `I`; `E` and `Y` are words in other languages.
_INITIAL_BEHIND = re.compile(r" [B-DF-HJ-NP-XZ]\b\.?(?=[\s,;:)]|$)(?!\W{0,3}\d)(?![ ]?[+−=<>↑↓])")
_IN_BRACKETS = re.compile(r"\s\(([A-ZÀ-Þ]{2,4})\)")
_FAR, _FEWEST = 40, 2


def with_whole_names(findings: Iterable[Finding], document: Document) -> tuple[Finding, ...]:
    """`findings` where a person of one word has the given name before it, the initial behind it.

    Initials in brackets behind a whole name are a finding of their own.

    `findings` are sorted and disjoint; so is the result.
    """
    found, text = tuple(findings), document.text
    spoken = Languages.of(document.passages).beside_english
    taken = bytearray(len(text))
    for finding in found:
        taken[finding.span.start : finding.span.end] = b"\1" * len(finding.span)

    def whole(finding: Finding) -> Finding:
        span = finding.span
        if finding.subcategory not in PERSONS or not _WORD.fullmatch(text, span.start, span.end):
            return finding
        start, end = span.start, span.end
        before = _WORD_BEFORE.search(text[max(0, start - _FAR) : start])
        if before is not None and _is_given(before[1], spoken):
            start -= len(before[0])
        if _is_given(span.of(text), spoken):
            behind = _INITIAL_BEHIND.match(text, end)
            end = behind.end() if behind is not None else end
        more = (*range(start, span.start), *range(span.end, end))
        grown = Span(start, end)
        if not more or any(taken[at] for at in more) or _crosses_barrier(grown, document):
            return finding
        return replace(finding, id=finding_id(grown, finding.subcategory), span=grown)

    names = tuple(map(whole, found))
    initials = [one for finding in found for one in _initials_behind(finding, document, taken)]
    return tuple(sorted((*names, *initials), key=_by_place)) if initials else names


def _by_place(finding: Finding) -> Span:
    return finding.span


def _initials_behind(
    finding: Finding, document: Document, taken: Sequence[int]
) -> Iterator[Finding]:
    """The `IC` of `Imogen Chaudhry (IC)`, as she signs further down."""
    text, span = document.text, finding.span
    if finding.subcategory not in PERSONS:
        return
    behind = _IN_BRACKETS.match(text, span.end)
    if behind is None:
        return
    letters = "".join(word[0][0] for word in _WORD.finditer(text, span.start, span.end))
    if len(letters) < _FEWEST or behind[1] != letters:
        return
    own = Span(*behind.span(1))
    if any(taken[own.start : own.end]) or _crosses_barrier(own, document):
        return
    yield replace(finding, id=finding_id(own, finding.subcategory), span=own)


def _crosses_barrier(span: Span, document: Document) -> bool:
    first = bisect_right(document.barriers, span.start)
    return any(barrier < span.end for barrier in document.barriers[first : first + 1])


def _is_given(word: str, languages: frozenset[str]) -> bool:
    key = key_of(word.partition("-")[0])
    known = key in first_names() or key in wordlist("short_names") or bool(origins_of(key))
    return known and len(key) > 2 and not is_common(key, languages)
