"""The marks of a review, of its near misses and of its export, made when they are looked at."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import accumulate, chain, islice
from typing import Any

from app.engine.domain.export import Mode, Plan
from app.engine.domain.types import Action, Decision, Finding, Review, Span
from app.engine.review.transitions import REVIEWER
from app.ui.views.marks import Mark, Marks, State

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
        if not isinstance(before, ReviewMarks):
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


class ExportMarks(Marks):
    """The edits of a plan, where they stand in the text that it makes or in the original."""

    def __init__(self, originals: ReviewMarks, plan: Plan, *, in_original: bool) -> None:
        super().__init__()
        self._originals = originals
        # What is replaced by nothing stands nowhere in the new text.
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
    kept: list[Finding] = []
    misses = {one.id for one in near}
    for one in sorted((*findings, *near), key=lambda finding: finding.span.start):
        if kept and one.span.start < kept[-1].span.end:
            if one.id in misses:
                continue
            kept.pop()
        kept.append(one)
    return kept


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
