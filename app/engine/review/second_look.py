"""The riskiest of what an export would leave in place, for a reviewer to look at once more.

Every place has a reason that a person understands. The order is that of risk, from what the tagger
was in doubt about and what names people down to words that no list knows; it is no probability.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain

from app.engine.detectors import merge
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review
from app.engine.review.transitions import near_misses
from app.engine.text.folding import fold_word
from app.engine.text.vocabulary import exact_words, wordlist

MOST = 30
"""Places that a reviewer still looks at with care."""

_LEAST_SCORE = 0.02
_KNOWN = (
    *("common_words", "usual_words_en", "generic_words", "sentence_words", "particles"),
    *("clinical_abbreviations", "eponyms", "note_headings", "titles", "degrees"),
)
_WORD = re.compile(r"(?<!\w)[^\W\d_]+(?:[’'\-][^\W\d_]+)*(?!\w)")
_POSSESSIVE = re.compile(r"[’']s$")
_SENTENCE_BEGINS = re.compile(r"(?:^|[.!?:;•*\-–]|\n)\s*$")
_LONG_NUMBER = re.compile(r"(?<![\w.,])\d(?:[\-/ ]?\d){5,}(?![\w]|[.,]\d)")
# But no time of the day, which stands behind many a date.
_BEHIND = re.compile(r"[ \-/]?(\w*\d\w*+)(?!:\d)")
_BEFORE = re.compile(r"(?<![\w:])(\w*\d\w*)[ \-/]?$")
_REACH = 24
_NEAR = 8
_LETTERS = 3
_LONG = 6


class Reason(StrEnum):
    """Why a place is worth a second look."""

    DOUBT = "doubt"
    NAME = "name"
    BESIDE = "beside"
    NUMBER = "number"
    UNKNOWN = "unknown"


_RISK = {Reason.NAME: 0.3, Reason.BESIDE: 0.25, Reason.NUMBER: 0.2, Reason.UNKNOWN: 0.01}


@dataclass(frozen=True, slots=True)
class RiskyPlace:
    """The first place of a text that an export leaves, with all `spans` where it stands so.

    `subcategory` is what it would most likely be.
    """

    spans: tuple[Span, ...]
    subcategory: str
    reason: Reason
    risk: float

    @property
    def span(self) -> Span:
        """Where to look."""
        return self.spans[0]


def risky_places(review: Review, most: int = MOST) -> tuple[RiskyPlace, ...]:
    """The riskiest places that no finding covers, the worst first; each text once.

    What the reviewer rejected was looked at, and is none. Loads lists of names.
    """
    text = review.document.text
    kept = {fold_word(one.span.of(text)) for one in review.rejected}
    groups: dict[str, list[tuple[Span, str, Reason, float]]] = {}
    taken: list[Span] = []
    offered = sorted(_offered(review), key=lambda one: (-one[3], one[0]))
    for span, kind, reason, risk in offered:
        literal = fold_word(" ".join(span.of(text).split()))
        at = bisect_left(taken, span)
        if literal in kept or any(span.overlaps(other) for other in taken[max(0, at - 1) : at + 1]):
            continue
        taken.insert(at, span)
        groups.setdefault(literal, []).append((span, kind, reason, risk))
    places = [
        RiskyPlace(tuple(sorted(one[0] for one in same)), *same[0][1:]) for same in groups.values()
    ]
    return tuple(places[:most])


def _offered(review: Review) -> Iterator[tuple[Span, str, Reason, float]]:
    abbreviations = exact_words("clinical_abbreviations")
    for near in near_misses(review):
        # Written exactly so they name nobody.
        is_telling = not abbreviations.issuperset(near.span.of(review.document.text).split())
        if near.score >= _LEAST_SCORE and is_telling:
            yield near.span, near.subcategory, Reason.DOUBT, near.score
    found, document = list(review.findings), review.document
    for span, kind, reason in chain(
        _beside(review), _long_numbers(document), _words(document.text)
    ):
        for piece in merge.pieces_outside(span, found, document):
            # What is left of a number that is removed otherwise is no long one.
            if reason is not Reason.NUMBER or _digits(piece.of(document.text)) >= _LONG:
                yield piece, kind, reason, _RISK[reason]


def _digits(text: str) -> int:
    return sum(map(str.isdigit, text))


def _beside(review: Review) -> Iterator[tuple[Span, str, Reason]]:
    """Digits right before or behind what is removed, which may belong to it."""
    text = review.document.text
    for one in review.redacted:
        start, end = one.span.start, one.span.end
        behind = _BEHIND.match(text, end, end + _REACH)
        if behind and _adjoins(one, text):
            yield Span(*behind.span(1)), one.subcategory, Reason.BESIDE
        first = max(0, start - _REACH)
        before = _BEFORE.search(text[first:start])
        if before and _adjoins(one, text):
            yield (
                Span(first + before.start(1), first + before.end(1)),
                one.subcategory,
                Reason.BESIDE,
            )


def _adjoins(finding: Finding, text: str) -> bool:
    """Whether digits beside a finding are likely more of it: it has digits itself."""
    return any(map(str.isdigit, finding.span.of(text)))


def _long_numbers(document: Document) -> Iterator[tuple[Span, str, Reason]]:
    for match in _LONG_NUMBER.finditer(document.text):
        yield Span(*match.span()), "IDNUM", Reason.NUMBER


def _words(text: str) -> Iterator[tuple[Span, str, Reason]]:
    """Capitalised words that are names of people, or that no list knows."""
    from app.engine.names.gazetteer import first_names, last_names  # noqa: PLC0415 - loads slowly

    known = frozenset().union(*map(wordlist, _KNOWN))
    lower = {word for match in _WORD.finditer(text) if (word := match[0]).islower()}
    given, family = first_names(), last_names()
    for match in _WORD.finditer(text):
        word = _POSSESSIVE.sub("", match[0])
        if len(word) < _LETTERS or not word[0].isupper() or word.isupper():
            continue
        key = fold_word(word)
        named, usual = key in given or key in family, key in known
        # `May` and `Walker` are names too, but for where a sentence begins.
        begins = _SENTENCE_BEGINS.search(text[max(0, match.start() - _NEAR) : match.start()])
        if word.lower() in lower or (usual and (not named or begins)):
            continue
        span = Span(match.start(), match.start() + len(word))
        yield span, *(("PATIENT", Reason.NAME) if named else ("LOCATION_OTHER", Reason.UNKNOWN))


def left_of(places: Iterable[RiskyPlace], review: Review) -> tuple[RiskyPlace, ...]:
    """Those of which something would still be left, with the spans where it would."""
    found = review.findings
    left = []
    for place in places:
        spans = tuple(span for span in place.spans if not _covered(found, span))
        if spans:
            left.append(RiskyPlace(spans, place.subcategory, place.reason, place.risk))
    return tuple(left)


def _covered(findings: tuple[Finding, ...], span: Span) -> bool:
    at = bisect_left(findings, span.end, key=lambda one: one.span.start) - 1
    return at >= 0 and findings[at].span.covers(span)
