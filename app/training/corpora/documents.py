"""The one value that every corpus becomes, and how labels become those of the schema."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise

from app.engine.domain.document import Span
from app.engine.domain.label_maps import NATIVE, LabelMap, label_map
from app.engine.domain.labels import schema
from app.errors import Corrupt


@dataclass(frozen=True, slots=True)
class GoldSpan:
    """An identifier that a person marked.

    Attributes:
        entity: ties mentions of one entity within a document and a subcategory together.
        form: how a name is written, such as `full`, `last`, `initials` (see docs/annotation.md).
    """

    span: Span
    subcategory: str
    entity: str | None = None
    form: str | None = None


@dataclass(frozen=True, slots=True)
class LabelledDocument:
    """A text with its gold spans, sorted and disjoint. Offsets count code points.

    `barriers` are those of `app.engine.domain.document.Document`; corpora have none. Labels of a
    `native` document are its corpus's own, others those of the schema.

    Raises `ValueError` for spans that overlap, end behind the text or have an unknown label.
    """

    id: str
    text: str = field(repr=False)
    spans: tuple[GoldSpan, ...]
    language: str = "en"
    genre: str = ""
    barriers: tuple[int, ...] = ()
    native: bool = False

    def __post_init__(self) -> None:
        if self.spans and self.spans[-1].span.end > len(self.text):
            raise ValueError("a span ends behind the text")
        if any(a.span.end > b.span.start for a, b in pairwise(self.spans)):
            raise ValueError("spans overlap or are not sorted")
        if not self.native and not self.labels <= schema().subcategories.keys():
            raise ValueError("unknown subcategory")

    @property
    def labels(self) -> frozenset[str]:
        """Labels that occur."""
        return frozenset(marked.subcategory for marked in self.spans)


def disjoint(spans: Iterable[GoldSpan]) -> tuple[GoldSpan, ...]:
    """`spans` sorted and without overlaps.

    A span that begins inside an earlier one loses the common part, so that every marked code
    point stays marked; one that lies wholly inside goes.
    """
    kept: list[GoldSpan] = []
    for marked in sorted(spans, key=lambda s: (s.span.start, -s.span.end)):
        start = max(marked.span.start, kept[-1].span.end if kept else 0)
        if start < marked.span.end:
            rest = Span(start, marked.span.end)
            kept.append(GoldSpan(rest, marked.subcategory, marked.entity, marked.form))
    return tuple(kept)


class TextBuilder:
    """Puts a labelled text together piece by piece, and counts the offsets."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._length = 0
        self._spans: list[GoldSpan] = []

    def add(self, text: str) -> None:
        """Append text that identifies nobody."""
        self._parts.append(text)
        self._length += len(text)

    def mark(
        self, text: str, subcategory: str, entity: str | None = None, form: str | None = None
    ) -> None:
        """Append an identifier. Raises `ValueError` if it is empty."""
        span = Span(self._length, self._length + len(text))
        self._spans.append(GoldSpan(span, subcategory, entity, form))
        self.add(text)

    def document(
        self, id_: str, language: str = "en", genre: str = "", *, native: bool = False
    ) -> LabelledDocument:
        """What was put together so far."""
        text, spans = "".join(self._parts), tuple(self._spans)
        return LabelledDocument(id_, text, spans, language, genre, native=native)


Labels = Mapping[str, str | None]
"""A corpus's label to a subcategory, or to None where it marks no identifier."""


def own_labels() -> Labels:
    """The schema's own names."""
    return label_map("own").forward


def is_native(labels: Labels) -> bool:
    """Whether `labels` leave labels as they are."""
    return labels is label_map(NATIVE).forward


def translated(label: str, labels: Labels, where: str, *, named: bool = True) -> str | None:
    """The subcategory of `label`. Raises `Corrupt`, naming `where`, for a label not in `labels`.

    It names the label too, unless what was read for one may be a word of the document.
    """
    if label not in labels:
        what = f"the label {label}" if named and _NAME.fullmatch(label) else "a label"
        raise Corrupt(
            f"{where}: {what} is not in the label map.",
            hint="Check that the format fits the files, or give a map with --labels.",
        )
    return labels[label]


_NAME = re.compile(r"[\w.-]{1,60}")


def relabelled(document: LabelledDocument, back: LabelMap) -> LabelledDocument:
    """The document with the labels that `back` has for subcategories; spans without one go."""
    spans = tuple(
        replace(marked, subcategory=back.back[marked.subcategory])
        for marked in document.spans
        if marked.subcategory in back.back
    )
    return replace(document, spans=spans, native=True)
