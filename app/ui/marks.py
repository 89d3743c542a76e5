"""A review as the views show it: what is marked, with which label, in which state."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum

from app.engine.labels import Category, schema
from app.engine.review import REVIEWER
from app.engine.types import Action, Decision, Finding, Plan, Review, Span
from app.ui.language import phrase, tr

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


@dataclass(frozen=True, slots=True, eq=False)
class Mark:
    """One marked place in a shown text. `id` is that of its finding.

    `replacement` is what an export puts there, where that is shown or the reviewer chose it.
    Compared by identity: an unchanged mark is the same object in the next `Marks`.
    """

    id: str
    span: Span
    subcategory: str
    state: State
    replacement: str = field(default="", repr=False)

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
    """Marks of one text, sorted and disjoint, found by place or by id in no time."""

    def __init__(self, marks: Sequence[Mark]) -> None:
        self._marks = tuple(marks)
        self._starts = [mark.span.start for mark in self._marks]
        self._places = {mark.id: place for place, mark in enumerate(self._marks)}

    def __len__(self) -> int:
        return len(self._marks)

    def __iter__(self) -> Iterator[Mark]:
        return iter(self._marks)

    def __getitem__(self, place: int) -> Mark:  # type: ignore[override]
        return self._marks[place]

    def between(self, start: int, end: int) -> Iterator[Mark]:
        """Marks that share a code point with the range `start` to `end`."""
        first = bisect_right(self._starts, start)
        if first and self._marks[first - 1].span.end > start:
            first -= 1
        yield from self._marks[first : bisect_left(self._starts, end)]

    def at(self, offset: int) -> Mark | None:
        """The mark that covers `offset`."""
        return next(self.between(offset, offset + 1), None)

    def by_id(self, finding_id: str) -> Mark | None:
        """The mark of a finding, if it is shown."""
        place = self._places.get(finding_id)
        return None if place is None else self._marks[place]


def spoken_label(category: Category) -> str:
    """The short label as a word."""
    label = short_label(category)
    return label if len(label) <= 2 else label.capitalize()


def short_label(category: Category) -> str:
    """Few capital letters for a category."""
    return tr(_SHORT.get(category.name, category.name))


def state_of(review: Review, finding: Finding) -> State:
    """What a reviewer made of a finding so far."""
    return _state(finding, review.decisions.get(finding.id))


def marks_of(review: Review, before: Marks | None = None) -> Marks:
    """Every finding of a review in its original text; those of `before` that still fit stay."""
    marks: list[Mark] = []
    known = {mark.id: mark for mark in before or ()}
    decisions = review.decisions
    for finding in review.findings:
        decision = decisions.get(finding.id)
        state = _state(finding, decision)
        own = (decision.replacement or "") if decision and state is not State.REJECTED else ""
        mark = known.get(finding.id)
        if (
            mark is None
            or mark.state is not state
            or mark.subcategory != finding.subcategory
            or mark.span != finding.span
            or mark.replacement != own
        ):
            mark = Mark(finding.id, finding.span, finding.subcategory, state, own)
        marks.append(mark)
    return Marks(marks)


def _state(finding: Finding, decision: Decision | None) -> State:
    if decision is None:
        return State.SUGGESTED
    if decision.action is Action.REJECT:
        return State.REJECTED
    return State.ADDED if finding.detector == REVIEWER else State.ACCEPTED


def with_near(marks: Marks, near: Iterable[Finding]) -> Marks:
    """`marks` and the near misses between them; one that a finding covers by now is left out."""
    added = (Mark(one.id, one.span, one.subcategory, State.NEAR) for one in near)
    kept: list[Mark] = []
    for mark in sorted((*marks, *added), key=lambda mark: mark.span.start):
        if kept and mark.span.start < kept[-1].span.end:
            if mark.state is State.NEAR:
                continue
            kept.pop()
        kept.append(mark)
    return Marks(kept)


def exported_marks(originals: Marks, plan: Plan, *, in_original: bool) -> Marks:
    """The edits of `plan`, where they stand in the text that it makes or in the original."""
    marks: list[Mark] = []
    shift = 0
    for edit in plan.edits:
        start = edit.span.start + shift
        original = originals.at(edit.span.start)
        shown = edit.span if in_original else Span(start, start + max(1, len(edit.replacement)))
        if original is not None and (in_original or edit.replacement):
            marks.append(
                Mark(original.id, shown, edit.subcategory, State.REPLACED, edit.replacement)
            )
        shift += len(edit.replacement) - len(edit.span)
    return Marks(marks)
