"""Several people's annotations of the same documents: how far they agree, and the majority's word.

Source: Catelli et al. 2020, three annotators, observed agreement, Krippendorff's alpha, majority.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path

from app.engine.domain.document import Span
from app.engine.domain.label_maps import LabelMap
from app.engine.evaluation.agreement import (
    Ratings,
    krippendorff_alpha,
    marked_only,
    observed_agreement,
)
from app.engine.evaluation.scores import OUTSIDE
from app.engine.evaluation.units import painted, words
from app.errors import InputError
from app.training.corpora.documents import GoldSpan, LabelledDocument
from app.training.corpora.files import read_corpus, write_corpus

_WORDS = ((0.0, "poor"), (0.2, "slight"), (0.4, "fair"), (0.6, "moderate"), (0.8, "substantial"))


@dataclass(frozen=True, slots=True)
class Agreement:
    """How far people agree on some tokens."""

    tokens: int
    observed: float
    alpha: float

    @classmethod
    def of(cls, given: Ratings) -> Agreement:
        """That of one row an annotator."""
        return cls(len(given[0]), observed_agreement(given), krippendorff_alpha(given))

    @property
    def word(self) -> str:
        """What Landis and Koch 1977 call such an alpha."""
        return next((name for most, name in _WORDS if self.alpha <= most), "almost perfect")


@dataclass(frozen=True, slots=True)
class Dispute:
    """A token on which annotators differ. `text` is of the corpus.

    Attributes:
        answers: what each says, in the order of the annotators.
        settled: what most of them say; None where no answer has more than half of them.
    """

    document_id: str
    span: Span
    text: str = field(repr=False)
    answers: tuple[str, ...]
    settled: str | None


@dataclass(frozen=True, slots=True)
class Annotations:
    """What came of a comparison.

    Attributes:
        every: over all tokens.
        marked: over those that somebody marked.
        majority: the documents with what most annotators marked.
    """

    every: Agreement
    marked: Agreement
    disputes: tuple[Dispute, ...] = field(repr=False)
    majority: tuple[LabelledDocument, ...] = field(repr=False)

    @property
    def open(self) -> tuple[Dispute, ...]:
        """Disputes without a majority: their tokens are unmarked in `majority`."""
        return tuple(one for one in self.disputes if one.settled is None)


def agree(
    annotators: Sequence[Path], file_format: str, labels: LabelMap | None = None
) -> Annotations:
    """Compare what `annotators`, a file or folder each, marked in the same documents.

    Raises `InputError` for fewer than two, and where they lack each other's documents.
    """
    if len(annotators) < 2:
        raise InputError("Agreement needs the annotations of at least two people.")
    forward = None if labels is None else labels.forward
    corpora = [
        {document.id: document for document in read_corpus([path], file_format, forward)}
        for path in annotators
    ]
    rated: list[Ratings] = []
    disputes: list[Dispute] = []
    majority: list[LabelledDocument] = []
    for versions in _together(corpora, annotators):
        ratings, found, settled = _document(versions)
        rated.append(ratings)
        disputes += found
        majority.append(settled)
    every = [list(chain.from_iterable(rows)) for rows in zip(*rated, strict=True)]
    return Annotations(
        Agreement.of(every), Agreement.of(marked_only(every)), tuple(disputes), tuple(majority)
    )


def write_majority(found: Annotations, folder: Path, file_format: str) -> None:
    """Write the majority's documents. Raises `WriteFailed`."""
    write_corpus(found.majority, folder, file_format)


def _together(
    corpora: Sequence[Mapping[str, LabelledDocument]], annotators: Sequence[Path]
) -> list[tuple[LabelledDocument, ...]]:
    found = []
    for name, first in corpora[0].items():
        versions = [corpus.get(name) for corpus in corpora]
        for path, other in zip(annotators, versions, strict=True):
            if other is None or other.text != first.text:
                raise InputError(f"{path.name}: another text of {name}, or none.")
        found.append(tuple(one for one in versions if one is not None))
    if any(len(corpus) != len(corpora[0]) for corpus in corpora):
        raise InputError("The annotators have different numbers of documents.")
    return found


def _document(
    versions: tuple[LabelledDocument, ...],
) -> tuple[Ratings, list[Dispute], LabelledDocument]:
    first = versions[0]
    pieces = words(first.text, [one.span for version in versions for one in version.spans])
    covers = [painted(first.text, version.spans) for version in versions]
    answers = [tuple(cover[piece.start] or OUTSIDE for cover in covers) for piece in pieces]
    settled = [_majority(one) for one in answers]
    disputes = [
        Dispute(first.id, piece, piece.of(first.text), given, chosen)
        for piece, given, chosen in zip(pieces, answers, settled, strict=True)
        if len(set(given)) > 1
    ]
    ratings = [list(row) for row in zip(*answers, strict=True)] or [[] for _ in versions]
    spans = _joined(pieces, settled, versions)
    return ratings, disputes, replace(first, spans=spans)


def _majority(answers: Sequence[str]) -> str | None:
    ((label, count),) = Counter(answers).most_common(1)
    return label if 2 * count > len(answers) else None


def _joined(
    pieces: Sequence[Span], settled: Sequence[str | None], versions: Sequence[LabelledDocument]
) -> tuple[GoldSpan, ...]:
    """Tokens of one label become one span where some annotator's span holds both."""
    spans: list[GoldSpan] = []
    for piece, label in zip(pieces, settled, strict=True):
        if label is None or label == OUTSIDE:
            continue
        if spans and spans[-1].subcategory == label:
            both = Span(spans[-1].span.end - 1, piece.start + 1)
            held = (one for v in versions for one in v.spans if one.subcategory == label)
            if any(one.span.covers(both) for one in held):
                spans[-1] = GoldSpan(Span(spans[-1].span.start, piece.end), label)
                continue
        spans.append(GoldSpan(piece, label))
    return tuple(spans)
