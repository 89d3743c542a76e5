"""A review as the views show it: what is marked, with which label, in which state."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum

from app.engine.domain.labels import Category, schema
from app.engine.domain.types import Span
from app.ui.core.language import phrase, tr

OWN = "→"
_SHORT = {
    "NAME": phrase("NAME"),
    "DATE": phrase("DATE"),
    "LOCATION": phrase("PLACE"),
    "AGE": phrase("AGE"),
    "CONTACT": phrase("CONTACT"),
    "ID": phrase("ID"),
    "PROFESSION": phrase("JOB"),
}


class State(Enum):
    """What is known about a marked place."""

    SUGGESTED = phrase("to review")
    ACCEPTED = phrase("accepted")
    REJECTED = phrase("rejected")
    ADDED = phrase("added by hand")
    REPLACED = phrase("as exported")
    NEAR = phrase("near miss")

    @property
    def words(self) -> str:
        """The state in the language in use."""
        return tr(self.value)


@dataclass(frozen=True, slots=True)
class Mark:
    """One marked place in a shown text. `id` is that of its finding.

    `replacement` is what an export puts there, where that is shown or the reviewer chose it;
    `boxed` if a black box comes around it.
    """

    id: str
    span: Span
    subcategory: str
    state: State
    replacement: str = field(default="", repr=False)
    boxed: bool = False

    @property
    def labelled(self) -> bool:
        """Whether a label stands beside it: a near miss is quiet, an export shows its own."""
        return self.state not in (State.REPLACED, State.NEAR)

    @property
    def category(self) -> Category:
        """The category that gives the colour."""
        return schema().category_of(self.subcategory)

    @property
    def label(self) -> str:
        """Few letters that name the category beside the mark; an arrow before own words."""
        return short_label(self.category) + (OWN if self.replacement else "")


class Marks(Sequence[Mark]):
    """Marks of one text, sorted and disjoint, found by place or by id in no time.

    Of thousands only a few are in sight: those that inherit make each when it is looked at.
    """

    def __init__(self, marks: Sequence[Mark] = ()) -> None:
        self._marks = tuple(marks)

    def __len__(self) -> int:
        return len(self._marks)

    def __getitem__(self, place: int) -> Mark:  # type: ignore[override]
        return self._marks[place]

    def between(self, start: int, end: int) -> Iterator[Mark]:
        """Marks that share a code point with the range `start` to `end`."""
        places = range(len(self))
        first = bisect_right(places, start, key=self._start)
        if first and self._end(first - 1) > start:
            first -= 1
        for place in range(first, bisect_left(places, end, key=self._start)):
            yield self[place]

    def at(self, offset: int) -> Mark | None:
        """The mark that covers `offset`."""
        return next(self.between(offset, offset + 1), None)

    def by_id(self, finding_id: str) -> Mark | None:
        """The mark of a finding, if it is shown."""
        return next((mark for mark in self._marks if mark.id == finding_id), None)

    def differing(self, before: Marks, most: int | None = None) -> Collection[str] | None:  # noqa: ARG002
        """Ids of what may look otherwise than in `before`; None where that may be all.

        Where there are more than `most`, any of them that are more than that.
        """
        return None

    def _start(self, place: int) -> int:
        return self._marks[place].span.start

    def _end(self, place: int) -> int:
        return self._marks[place].span.end


def spoken_label(category: Category) -> str:
    """The category by the word that menus and the sheet of keys have for it."""
    return tr(category.title)


def short_label(category: Category) -> str:
    """Few capital letters for a category."""
    return tr(_SHORT.get(category.name, category.name))
