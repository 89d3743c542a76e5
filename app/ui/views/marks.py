"""A review as the views show it: what is marked, with which label, in which state."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import accumulate, chain, islice
from typing import Any

from app.engine.domain.document import Span
from app.engine.domain.export import Mode, RedactionPlan
from app.engine.domain.labels import Category, schema
from app.engine.domain.review import Action, Decision, Finding, Review
from app.engine.review.transitions import REVIEWER
from app.ui.core.language import phrase, tr

OWN = "→"
_SHORT = {
    "NAME": phrase("NAME"),
    "DATE": phrase("DATE"),
    "LOCATION": phrase("LOCATION"),
    "AGE": phrase("AGE"),
    "CONTACT": phrase("CONTACT"),
    "ID": phrase("ID"),
    "PROFESSION": phrase("PROF."),
}


class State(Enum):
    """What is known about a marked place."""

    PROVISIONAL = phrase("provisional")
    SUGGESTED = phrase("to review")
    ACCEPTED = phrase("accepted")
    REJECTED = phrase("rejected")
    ADDED = phrase("added by hand")
    MIXED = phrase("some accepted, some rejected")
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


def joined_ends(text: str, span: Span) -> tuple[bool, bool]:
    """Whether a letter or sign stands right before and right behind a part of `text`."""
    before, behind = span.before(text, 1), text[span.end : span.end + 1]
    return bool(before.strip()), bool(behind.strip())


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


_NONE: Mapping[str, Finding] = {}


class ReviewMarks(Marks):
    """Every finding of a review in its original text, and the near misses between them.

    A near miss that a finding covers by now is left out.
    """

    def __init__(
        self, review: Review, near: Mapping[str, Finding] = _NONE, before: Marks | None = None
    ) -> None:
        """`before` are the marks of the review before this one, whose order may be the same."""
        super().__init__()
        self.review, self.near = review, near
        self._made: dict[str, Mark] = {}
        self._found: Sequence[Finding] = review.findings
        known = before if isinstance(before, ReviewMarks) else None
        if known and known.near is near and known.review.findings is review.findings:
            self._found = known.found
        elif near:
            self._found = with_near(review.findings, near.values())

    @property
    def found(self) -> Sequence[Finding]:
        """What is marked, in order."""
        return self._found

    def __len__(self) -> int:
        return len(self._found)

    def __getitem__(self, place: int) -> Mark:  # type: ignore[override]
        return self._mark(self._found[place])

    def by_id(self, finding_id: str) -> Mark | None:
        finding = self.review.by_id.get(finding_id)
        if finding is None and finding_id in self.near:
            span = self.near[finding_id].span
            place = bisect_left(self._found, span, key=lambda one: one.span)
            shown = self._found[place : place + 1]
            finding = shown[0] if shown and shown[0].id == finding_id else None
        return self._mark(finding) if finding is not None else None

    def differing(self, before: Marks, most: int | None = None) -> Collection[str] | None:
        if not isinstance(before, ReviewMarks) or type(before) is not type(self):
            return None
        old, new = before.review, self.review
        differ = other_keys(old.decisions, new.decisions, most)
        if old.findings is not new.findings:
            differ |= other_keys(old.by_id, new.by_id, most)
        if before.near is not self.near:
            differ |= other_keys(before.near, self.near, most)
        return differ

    def _start(self, place: int) -> int:
        return self._found[place].span.start

    def _end(self, place: int) -> int:
        return self._found[place].span.end

    def _mark(self, finding: Finding) -> Mark:
        mark = self._made.get(finding.id)
        if mark is None:
            mark = self._made[finding.id] = self._new(finding)
        return mark

    def _new(self, finding: Finding) -> Mark:
        if finding.id not in self.review.by_id:
            return Mark(finding.id, finding.span, finding.subcategory, State.NEAR)
        decision = self.review.decisions.get(finding.id)
        state = _state(finding, decision)
        own = (decision.replacement or "") if decision and state is not State.REJECTED else ""
        return Mark(finding.id, finding.span, finding.subcategory, state, own)


class ProvisionalMarks(ReviewMarks):
    """What was found so far in a document that is still searched."""

    def _new(self, finding: Finding) -> Mark:
        return replace(super()._new(finding), state=State.PROVISIONAL)


class ExportMarks(Marks):
    """The edits of a plan, where they stand in the text that it makes or in the original."""

    def __init__(self, originals: ReviewMarks, plan: RedactionPlan, *, in_original: bool) -> None:
        super().__init__()
        self._originals = originals
        # An empty replacement has no place in the new text.
        self._edits = [edit for edit in plan.edits if in_original or edit.replacement]
        grown = (len(edit.replacement) - len(edit.span) for edit in plan.edits)
        shifts = zip(plan.edits, accumulate(grown, initial=0), strict=False)
        self._starts = [
            edit.span.start + (0 if in_original else shift)
            for edit, shift in shifts
            if in_original or edit.replacement
        ]
        self._in_original = in_original
        self._boxed = in_original and plan.mode is not Mode.SURROGATE

    def __len__(self) -> int:
        return len(self._edits)

    def __getitem__(self, place: int) -> Mark:  # type: ignore[override]
        edit, start = self._edits[place], self._starts[place]
        original = self._originals.at(edit.span.start)
        name = original.id if original is not None else ""
        span = Span(start, self._end(place))
        return Mark(
            name, span, edit.subcategory, State.REPLACED, edit.replacement, boxed=self._boxed
        )

    def by_id(self, finding_id: str) -> Mark | None:
        finding = self._originals.review.by_id.get(finding_id)
        if finding is None:
            return None
        place = bisect_left(self._edits, finding.span.start, key=lambda edit: edit.span.start)
        near = self[place] if place < len(self._edits) else None
        return near if near is not None and near.id == finding_id else None

    def _start(self, place: int) -> int:
        return self._starts[place]

    def _end(self, place: int) -> int:
        edit = self._edits[place]
        return self._starts[place] + (
            len(edit.span) if self._in_original else len(edit.replacement)
        )


def with_near(findings: Iterable[Finding], near: Iterable[Finding]) -> list[Finding]:
    """Findings and the near misses between them; one that a finding covers is left out."""
    outer: list[Finding] = []
    misses = {one.id for one in near}
    for one in sorted((*findings, *near), key=lambda finding: finding.span.start):
        if outer and one.span.start < outer[-1].span.end:
            if one.id in misses:
                continue
            outer.pop()
        outer.append(one)
    return outer


def state_of(review: Review, finding: Finding) -> State:
    """What a reviewer made of a finding so far."""
    return _state(finding, review.decisions.get(finding.id))


def other_keys(
    before: Mapping[str, Any], after: Mapping[str, Any], most: int | None = None
) -> set[str]:
    """Keys that have another value, or a value in one of both only.

    With `most`, no more than one beyond it: whoever gives it goes through everything then.
    """
    changed = (
        key
        for key, value in after.items()
        if (old := before.get(key)) is not value and old != value
    )
    gone = (key for key in before if key not in after)
    return set(islice(chain(changed, gone), None if most is None else most + 1))


def _state(finding: Finding, decision: Decision | None) -> State:
    if decision is None:
        return State.SUGGESTED
    if decision.action is Action.REJECT:
        return State.REJECTED
    return State.ADDED if finding.detector == REVIEWER else State.ACCEPTED
