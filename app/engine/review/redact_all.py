"""Everything that fits what a reviewer types: where it stands, and all of it redacted at once."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum

from app.engine.detectors import merge
from app.engine.domain.document import Span
from app.engine.domain.review import Action, Finding, Review
from app.engine.review.transitions import REVIEWER, decide, insert_findings
from app.engine.text.folding import fold_word
from app.engine.text.search import Hits, TypedSearch

MOST = 2000
"""Places of one document that a person would still look over."""

_WILD = re.compile(r"([*?])")


class Way(StrEnum):
    """How a search term is read."""

    TEXT = "text"
    WILDCARD = "wildcard"
    REGEX = "regex"


@dataclass(frozen=True, slots=True)
class SearchTerm:
    """What is looked for.

    Text and wildcards fit whatever case and accents, unless the case is to match. `*` is any run
    without white space and `?` one such sign. Regular expressions are those of Python, over the
    whole text, where `^` and `$` stand for the ends of a line.
    """

    typed: str = field(repr=False)
    way: Way = Way.TEXT
    whole_words: bool = False
    match_case: bool = False


class Problem(StrEnum):
    """Why a search term gives no places."""

    INVALID = "invalid"
    TOO_WIDE = "too-wide"
    SLOW = "slow"


@dataclass(frozen=True, slots=True)
class Places:
    """Where a term stands, sorted and disjoint; `more` than these. `problem` is why there are none.

    Who searches for the user says `SLOW`: a regular expression may take longer than anybody waits.
    """

    spans: tuple[Span, ...] = field(default=(), repr=False)
    more: bool = False
    problem: Problem | None = None


def places(text: str, term: SearchTerm, most: int = MOST) -> Places:
    """The first `most` places of a term in a text.

    Some regular expressions take forever: this belongs where it can be killed.
    """
    if not term.typed.strip():
        return Places()
    try:
        hits = _hits(text, term)
    except (re.error, OverflowError, RecursionError):
        return Places(problem=Problem.INVALID)
    if hits is None:
        return Places(problem=Problem.TOO_WIDE)
    found: list[Span] = []
    for hit in hits:
        span = _trimmed(text, hit)
        if span is None or (term.whole_words and not _is_whole(text, span)):
            continue
        if len(found) == most:
            return Places(tuple(found), more=True)
        found.append(span)
    return Places(tuple(found))


def _hits(text: str, term: SearchTerm) -> Iterable[Span] | None:
    """Every place; None where a term is so wide that it says nothing."""
    if term.way is Way.REGEX:
        case = re.NOFLAG if term.match_case else re.IGNORECASE
        return _matches(re.compile(term.typed, re.MULTILINE | case), text)
    wild = term.way is Way.WILDCARD
    if wild and not any(map(str.isalnum, term.typed)):
        return None
    if term.match_case:
        pattern = r"\s+".join(_pattern(word, wild=wild) for word in term.typed.split())
        return _matches(re.compile(pattern), text)
    return _folded_hits(text, term.typed, wild=wild)


def _folded_hits(text: str, typed: str, *, wild: bool) -> Hits:
    search = TypedSearch(text)
    if not wild:
        return search.hits(typed)
    words = (_pattern(word, wild=True, folded=True) for word in typed.split())
    return search.matches(re.compile(r"\s+".join(words)))


def _pattern(word: str, *, wild: bool, folded: bool = False) -> str:
    parts = _WILD.split(word) if wild else [word]
    signs = {"*": r"\S*", "?": r"\S"} if wild else {}
    return "".join(
        signs.get(part) or re.escape(fold_word(part) if folded else part) for part in parts
    )


def _matches(pattern: re.Pattern[str], text: str) -> Iterator[Span]:
    return (Span(*match.span()) for match in pattern.finditer(text) if match.end() > match.start())


def _trimmed(text: str, hit: Span) -> Span | None:
    """Without white space and punctuation at its ends; None where nothing is left."""
    start, end = hit.start, hit.end
    while start < end and not text[start].isalnum():
        start += 1
    while end > start and not text[end - 1].isalnum():
        end -= 1
    return Span(start, end) if start < end else None


def _is_whole(text: str, span: Span) -> bool:
    before, after = span.before(text, 1), text[span.end : span.end + 1]
    return not before.isalnum() and not after.isalnum()


class Standing(StrEnum):
    """What the review does with a place at present."""

    REDACTED = "redacted"
    SUGGESTED = "suggested"
    KEPT = "kept"
    LEFT = "left"


def standing(review: Review, span: Span) -> Standing:
    """Whether a place is redacted on somebody's word, suggested, kept on purpose, or just left."""
    touched = _touched(review, span)
    if any(review.action(one) is Action.REJECT for one in touched):
        return Standing.KEPT
    if any(merge.pieces_outside(span, touched, review.document)):
        return Standing.LEFT
    decided = all(review.action(one) is not None for one in touched)
    return Standing.REDACTED if touched and decided else Standing.SUGGESTED


def redact_all(review: Review, spans: Iterable[Span], subcategory: str) -> Review:
    """Redact all these places. What was found there already is accepted as the kind that it has.

    What is left of a place becomes a finding of `subcategory`, and takes the place of what was
    rejected there. Raises `KeyError` for an unknown kind and `ValueError` outside the text.
    """
    kept = [one for one in review.findings if review.action(one) is not Action.REJECT]
    accepted: dict[str, None] = {}
    pieces: list[Span] = []
    for span in spans:
        around = _between(kept, span)
        accepted |= {one.id: None for one in around}
        pieces += merge.pieces_outside(span, around, review.document)
    review = decide(review, accepted, Action.ACCEPT)
    wanted = Finding("", Span(0, 1), subcategory, 1.0, REVIEWER)
    review, added = insert_findings(review, (replace(wanted, span=span) for span in pieces))
    return decide(review, added, Action.ACCEPT)


def _touched(review: Review, span: Span) -> list[Finding]:
    return _between(review.findings, span)


def _between(findings: tuple[Finding, ...] | list[Finding], span: Span) -> list[Finding]:
    first = bisect_right(findings, span.start, key=lambda one: one.span.end)
    last = bisect_left(findings, span.end, key=lambda one: one.span.start)
    return list(findings[first:last])
