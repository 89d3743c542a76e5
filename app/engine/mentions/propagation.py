"""One sense per discourse: the other mentions of what was found are found too.

A name that the detectors recognised once stands elsewhere as `LEE, ANN`, `Mrs. Lee`, `Ann's` or
`AL`. Yarowsky, Unsupervised word sense disambiguation rivaling supervised methods (ACL 1995),
found that a word keeps its sense within one text; for names of patients it nearly always does.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from app.engine.detectors.base import PROPAGATED
from app.engine.detectors.merge import merge
from app.engine.detectors.structured.codes import Code, code_spans
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review, finding_id
from app.engine.mentions.variants import (
    Meaning,
    Variants,
    initials_behind,
    signed_initials,
    stands_for_itself,
)
from app.engine.mentions.wrapped_lines import wrapped_lines
from app.engine.text.distinctive import is_common
from app.engine.text.escapes import Undone, plain, undone
from app.engine.text.folding import Folded, Keys, Phrases, fold, key_of
from app.engine.text.languages import Languages
from app.engine.text.misread import misread_words
from app.engine.text.spelled import spelled
from app.progress import Tick, silent, telling

DETECTOR = PROPAGATED
_POSSESSIVE = re.compile(r"['’][sS](?!\w)")


def propagate(
    findings: Iterable[Finding], document: Document, tick: Tick = silent
) -> tuple[Finding, ...]:
    """Findings for the mentions of `findings` that no finding covers yet.

    Repeats itself on what it found until nothing is new, so that together with its result the
    findings of a document are complete. `findings` may overlap. `tick` is called now and then.
    """
    places = _Places.of(document, Languages.of(document.passages), tick)
    added: list[Finding] = []
    known = merge(findings, document, tick)
    while True:
        new = tuple(_uncovered(known, places, known, tick))
        if not new:
            return tuple(added)
        added += new
        known = merge((*known, *new), document, tick)


def unflagged_mentions(review: Review, tick: Tick = silent) -> tuple[Finding, ...]:
    """Mentions of redacted identifiers that no finding covers: an export would leave them.

    What the reviewer rejected anywhere counts as kept on purpose, and so do its other mentions.
    """
    text = review.document.text
    kept = {_key(finding.span.of(text)) for finding in review.staying}
    found = _uncovered(
        review.redacted,
        _Places.of(review.document, Languages.of(review.passages), tick),
        review.findings,
        tick,
    )
    unique = {f.span: f for f in found if _key(f.span.of(text)) not in kept}
    return tuple(unique[span] for span in sorted(unique))


def mentions_in(review: Review, folded: Folded) -> Iterator[Finding]:
    """Mentions of redacted identifiers in another text, without what the reviewer kept anywhere."""
    text = review.document.text
    kept = {_key(finding.span.of(text)) for finding in review.staying}
    languages = Languages.of(review.passages).beside_english
    for span, meant in _mentions(Variants.of(review.redacted, text, languages), folded):
        if _key(span.of(folded.text)) not in kept:
            identity = finding_id(span, meant.subcategory)
            yield Finding(identity, span, meant.subcategory, meant.score, DETECTOR)


@dataclass(frozen=True, slots=True)
class _View:
    """A text as it stands, or as it is read: its escapes undone, its letters put together."""

    folded: Folded
    undone: Undone | None = None
    parted: bool = False

    def origins(self, span: Span) -> tuple[Span, ...]:
        """The place in the text as it stands; several where its lines are apart there."""
        if self.undone is None:
            return (span,)
        return self.undone.origins(span) if self.parted else (self.undone.origin(span),)


@dataclass(frozen=True, slots=True)
class _Places:
    """Where mentions may stand in a document: not in `codes`, marked letter by letter."""

    text: str
    views: tuple[_View, ...]
    codes: bytes
    languages: frozenset[str]

    @classmethod
    def of(cls, document: Document, languages: Languages, tick: Tick) -> _Places:
        codes = bytearray(len(document.text))
        for span in code_spans(document, Code.LISTED):
            codes[span.start : span.end] = b"\x01" * len(span)
        return cls(document.text, _views(document, tick), bytes(codes), languages.beside_english)


def _views(document: Document, tick: Tick) -> tuple[_View, ...]:
    text, wrapped = document.text, wrapped_lines(document)
    unescaped = undone(text)
    misread = misread_words(text)
    others = (*filter(None, (unescaped, misread)), *spelled(text, tick))
    views = _View(fold(text)), *(_View(fold(other.text), other) for other in others)
    return views if wrapped is None else (*views, _View(fold(wrapped.text), wrapped, parted=True))


def _key(literal: str) -> str:
    return key_of(plain(literal))


def _uncovered(
    sources: Iterable[Finding], places: _Places, known: Iterable[Finding], tick: Tick
) -> Iterator[Finding]:
    text = places.text
    covered = bytearray(places.codes)
    for finding in telling(known, tick):
        covered[finding.span.start : finding.span.end] = b"\x01" * len(finding.span)
    variants = Variants.of(telling(sources, tick), text, places.languages)
    for view in places.views:
        for place, meant in telling(_mentions(variants, view.folded, tick), tick):
            for span in view.origins(place):
                if _adds(span, covered, text):
                    identity = finding_id(span, meant.subcategory)
                    yield Finding(identity, span, meant.subcategory, meant.score, DETECTOR)


def _adds(span: Span, covered: bytearray, text: str) -> bool:
    """Whether letters or digits are not covered yet; the `s` behind an apostrophe tells nothing."""
    free = covered.find(0, span.start, span.end)
    return free >= 0 and any(
        not covered[i] and text[i].isalnum() and not _POSSESSIVE.match(text, i - 1)
        for i in range(free, span.end)
    )


def mentions(
    sources: Iterable[Finding], folded: Folded, languages: Collection[str] = ()
) -> Iterator[tuple[Span, Meaning]]:
    """Every mention, found before or not, and what it means.

    `languages` are those of the document beside English.
    """
    return _mentions(Variants.of(sources, folded.text, languages), folded)


def mentions_of(
    sources: Iterable[Finding], text: str, folded: Folded, languages: Collection[str] = ()
) -> Iterator[tuple[Span, Meaning]]:
    """As `mentions`, of what `sources` mark in another `text`."""
    return _mentions(Variants.of(sources, text, languages), folded)


def _mentions(
    variants: Variants, folded: Folded, tick: Tick = silent
) -> Iterator[tuple[Span, Meaning]]:
    for key, first, last in folded.loose(Keys.of(variants.loose)):
        meant = variants.loose[key]
        if first < last or stands_for_itself(folded, first, meant):
            yield folded.span(first, last), meant
    tick()
    strict = {phrase: fold(phrase) for phrase in telling(variants.strict, tick)}
    standing = Phrases(strict.values()).places_in(folded)
    for phrase, meant in variants.strict.items():
        for first, last in standing.get(strict[phrase].written, ()):
            if first < last or stands_for_itself(folded, first, meant):
                whole = folded.span(first, last)
                yield Span(whole.start, whole.end - meant.ending), meant
    for form, meant in telling(variants.forms.items(), tick):
        for first, last in folded.strict(fold(form)):
            span = folded.span(first, last)
            common = is_common(folded.words[first], variants.languages)
            if span.of(folded.text) == form and stands_for_itself(
                folded, first, meant, common=common
            ):
                yield span, meant
    yield from signed_initials(folded, variants.initials)
    yield from initials_behind(folded, variants.families)
