"""Which identifiers an export removed, for whoever has the original and this machine's secret.

A report lies beside its export, and names, dates and numbers have so little variety that a plain
hash of one is found by trying them all. The fingerprints are HMAC-SHA256 (RFC 2104) under a secret
that no report holds, mixed with a salt, so that two reports of one patient have nothing in common.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date

from app.engine.domain.document import Document, Span
from app.engine.domain.export import RedactionPlan
from app.engine.domain.review import Action, Decision, Finding, Review
from app.engine.text.days import days_in
from app.engine.text.folding import Folded, fold
from app.errors import Corrupt, VerificationFailed

_MOST_WORDS = 12
_SALT_BYTES = _MARK_BYTES = 16
_BETWEEN_TICKS = 1000  # runs of words


@dataclass(frozen=True, slots=True)
class Fingerprints:
    """What a report knows of the identifiers.

    Attributes:
        salt: hexadecimal, of this report alone.
        original: fingerprint of the original file.
        removed: subcategory and fingerprint of every removed identifier, with the word before and
            after it, each once.
        kept: the same for what the reviewer kept.
        moved_onto: fingerprints of days that were removed, and that other dates were moved onto.
    """

    salt: str
    original: str
    removed: tuple[tuple[str, str], ...]
    kept: tuple[tuple[str, str], ...]
    moved_onto: tuple[str, ...] = ()


def fingerprints(review: Review, plan: RedactionPlan, secret: bytes) -> Fingerprints:
    """The fingerprints of a review and its plan under a fresh salt."""
    salt = secrets.token_hex(_SALT_BYTES)
    marker = _Marker(secret, salt)
    folded = fold(review.document.text)
    given = days_in(edit.replacement for edit in plan.edits if edit.subcategory == "DATE")
    return Fingerprints(
        salt,
        marker.mark(review.document.sha256),
        marker.marks(review.redacted, folded),
        marker.marks(review.staying, folded),
        tuple(sorted(map(marker.day, days_in(_removed_dates(review)) & given))),
    )


def is_of(document: Document, known: Fingerprints, secret: bytes) -> bool:
    """Whether `known` was made of this document with this secret."""
    mark = _Marker(secret, known.salt).mark(document.sha256)
    return hmac.compare_digest(mark, known.original)


def recognise(
    document: Document,
    known: Fingerprints,
    secret: bytes,
    tick: Callable[[], None] = lambda: None,
) -> Review:
    """The review that `known` was made of, as far as a search needs it.

    `tick` is called now and then. Raises `Corrupt` where `known` was made of another file or on
    another machine, and `VerificationFailed` where an identifier is not found again in the
    original.
    """
    marker = _Marker(secret, known.salt)
    if not is_of(document, known, secret):
        raise Corrupt(
            "The report is about another original, or was made on another computer.",
            hint="Name the report of this original, or leave it out to search for all findings.",
        )
    removed, kept = ({mark: name for name, mark in marks} for marks in (known.removed, known.kept))
    findings: list[Finding] = []
    decisions: dict[str, Decision] = {}
    seen: set[str] = set()
    end = 0
    for number, (span, mark) in enumerate(marker.candidates(fold(document.text))):
        if number % _BETWEEN_TICKS == 0:
            tick()
        subcategory = removed.get(mark) or kept.get(mark)
        if subcategory is None:
            continue
        seen.add(mark)
        if span.start >= end:
            finding = Finding(f"report-{span.start}", span, subcategory, 1.0, "report")
            findings.append(finding)
            # The same words with the same ones beside them may be kept in one place only.
            action = Action.ACCEPT if mark in removed else Action.REJECT
            decisions[finding.id] = Decision(finding.id, action)
            end = span.end
    if removed.keys() - seen:
        raise VerificationFailed("The report names identifiers that the original does not contain.")
    return Review(document, tuple(findings), decisions)


def moved_onto(review: Review, known: Fingerprints, secret: bytes) -> frozenset[date]:
    """The days that were removed, and that the export holds since other dates were moved there."""
    marker, marks = _Marker(secret, known.salt), frozenset(known.moved_onto)
    return frozenset(day for day in days_in(_removed_dates(review)) if marker.day(day) in marks)


def _removed_dates(review: Review) -> Iterator[str]:
    """The dates that are not to be in the export, as the original has them."""
    for finding in review.redacted:
        if finding.subcategory == "DATE":
            yield finding.span.of(review.document.text)


class _Marker:
    def __init__(self, secret: bytes, salt: str) -> None:
        self._key = hmac.digest(secret, salt.encode(), "sha256")

    def mark(self, words: str) -> str:
        return hmac.digest(self._key, words.encode(), "sha256")[:_MARK_BYTES].hex()

    def day(self, day: date) -> str:
        return self.mark(f"moved onto {day.isoformat()}")

    def marks(self, findings: tuple[Finding, ...], folded: Folded) -> tuple[tuple[str, str], ...]:
        """Sorted, so that their order tells nothing. Long ones are marked piece by piece."""
        found: set[tuple[str, str]] = set()
        for finding in findings:
            words = folded.words_in(finding.span)
            for start in range(words.start, words.stop, _MOST_WORDS):
                stop = min(start + _MOST_WORDS, words.stop)
                found.add((finding.subcategory, self._place(folded, start, stop)))
        return tuple(sorted(found))

    def candidates(self, folded: Folded) -> Iterator[tuple[Span, str]]:
        """Every run of words with its fingerprint, the longest at a place first."""
        count = len(folded.words)
        for start in range(count):
            for stop in range(min(count, start + _MOST_WORDS), start, -1):
                yield folded.span(start, stop - 1), self._place(folded, start, stop)

    def _place(self, folded: Folded, start: int, stop: int) -> str:
        # With the words around: `71` may be an age here and a weight there.
        before, after = folded.words[max(0, start - 1) : start], folded.words[stop : stop + 1]
        return self.mark("\n".join(map(" ".join, (before, folded.words[start:stop], after))))
