"""What is compared: the gold and the predicted spans of one document."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from app.engine.domain.types import Span


class Labelled(Protocol):
    """Anything that says which subcategory stands where: a finding, a gold span."""

    @property
    def span(self) -> Span:
        """Code points of the document's text."""

    @property
    def subcategory(self) -> str:
        """Name of a subcategory of the schema."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One document, what a person marked in it and what a system found in it.

    Raises `ValueError` if a span ends behind the text.
    """

    id: str
    text: str = field(repr=False)
    gold: Sequence[Labelled] = field(repr=False)
    predicted: Sequence[Labelled] = field(repr=False)

    def __post_init__(self) -> None:
        for marked in (*self.gold, *self.predicted):
            if marked.span.end > len(self.text):
                raise ValueError("a span ends behind the text")
