"""The single mistakes behind the figures, for error analysis. They hold corpus text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from app.engine.domain.document import Span
from app.engine.evaluation.units import Labelled, Pair, Token

_CONTEXT = 40


class Kind(StrEnum):
    """What went wrong, worst first."""

    MISSED = "missed"
    PARTLY_MISSED = "partly missed"
    WRONG_LABEL = "wrong label"
    SPURIOUS = "spurious"


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake with up to 40 characters on either side.

    `subcategory` is the gold one, but for SPURIOUS; `predicted` is what the system said, if it
    said anything. `causes` are values of `app.engine.evaluation.causes.Cause`.
    """

    kind: Kind
    document_id: str
    span: Span
    subcategory: str
    predicted: str | None
    text: str = field(repr=False)
    before: str = field(repr=False)
    after: str = field(repr=False)
    causes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lone:
    """A token that only one of two systems labels rightly, with what each of them says."""

    document_id: str
    span: Span
    gold: str | None
    first: str | None
    second: str | None
    text: str = field(repr=False)
    before: str = field(repr=False)
    after: str = field(repr=False)


def lone(pair: Pair, first: Sequence[Token], second: Sequence[Token]) -> Iterator[Lone]:
    """Tokens of a document that one of two systems alone labels as the gold standard does."""
    for one, other in zip(first, second, strict=True):
        if (one.predicted == one.gold) != (other.predicted == other.gold):
            start, end = one.span.start, one.span.end
            yield Lone(
                document_id=pair.id,
                span=one.span,
                gold=one.gold,
                first=one.predicted,
                second=other.predicted,
                text=one.span.of(pair.text),
                before=pair.text[max(0, start - _CONTEXT) : start],
                after=pair.text[end : end + _CONTEXT],
            )


def mistakes(pair: Pair, found: Sequence[Token]) -> Iterator[Mistake]:
    """Gold spans that leak or have a wrong label, and predictions that touch no gold span."""
    for marked in pair.gold:
        inside = [token for token in found if marked.span.covers(token.span)]
        touched = any(other.span.overlaps(marked.span) for other in pair.predicted)
        kind = _judge(inside) if touched else Kind.MISSED
        if kind is not None:
            answer = next((t.predicted for t in inside if t.predicted is not None), None)
            yield _mistake(kind, pair, marked, answer)
    for marked in pair.predicted:
        if not any(gold.span.overlaps(marked.span) for gold in pair.gold):
            yield _mistake(Kind.SPURIOUS, pair, marked, marked.subcategory)


def _judge(inside: Sequence[Token]) -> Kind | None:
    leaked = sum(token.predicted is None for token in inside)
    if inside and leaked == len(inside):
        return Kind.MISSED
    if leaked:
        return Kind.PARTLY_MISSED
    if any(token.predicted != token.gold for token in inside):
        return Kind.WRONG_LABEL
    return None


def _mistake(kind: Kind, pair: Pair, marked: Labelled, predicted: str | None) -> Mistake:
    start, end = marked.span.start, marked.span.end
    return Mistake(
        kind=kind,
        document_id=pair.id,
        span=marked.span,
        subcategory=marked.subcategory,
        predicted=predicted,
        text=marked.span.of(pair.text),
        before=pair.text[max(0, start - _CONTEXT) : start],
        after=pair.text[end : end + _CONTEXT],
    )
