"""From reviews to records of what changed, and back."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from app.engine.domain.document import Document
from app.engine.domain.geometry import Region
from app.engine.domain.review import (
    Decision,
    Finding,
    LanguageChoice,
    ListedWords,
    Review,
    SearchedBy,
)
from app.errors import SessionDamaged
from app.sessions.events import (
    Change,
    Closed,
    Opened,
    Record,
    ScanResult,
    StepDone,
    StepExtended,
    StepMoved,
    ViewPosition,
    WorkProgress,
)


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the undo history. `title` says in words what undo takes back."""

    title: str
    before: Review
    after: Review
    focus_before: str | None
    focus_after: str | None


@dataclass(frozen=True, slots=True)
class Work:
    """A review with its whole history, of which `index` steps are done, and where its reader is."""

    review: Review
    steps: tuple[Step, ...]
    index: int
    focus: str | None
    place: ViewPosition | None
    worked: WorkProgress


class EventLog:
    """The records of one document that still matter, in their order."""

    def __init__(self, records: Iterable[Record] = ()) -> None:
        self.opened: Opened | None = None
        self.found: ScanResult | None = None
        self.place: ViewPosition | None = None
        self.worked = WorkProgress()
        self.closed = False
        self._steps: list[Record] = []
        for record in records:
            self.add(record)

    def add(self, record: Record) -> None:
        """Take note of what happened."""
        match record:
            case Opened():
                self.opened = record
                self.closed = False
            case Closed():
                self.closed = True
            case ScanResult():
                self.found, self.place = record, None
                # The document was called reviewed with other findings.
                self.worked = WorkProgress(reviewed=False, seconds=self.worked.seconds)
                self._steps.clear()
            case ViewPosition():
                self.place = record
            case WorkProgress():
                self.worked = record
            case _:
                self._steps.append(record)
                # The machine may have failed after a step, before the position that follows it.
                if self.place is not None and not isinstance(record, StepExtended):
                    moved = record.focus_after if isinstance(record, StepDone) else record.focus
                    self.place = replace(self.place, focus=moved, top=None, exported=False)

    @property
    def records(self) -> tuple[Record, ...]:
        """Fewer records that lead to the same state as all that were added."""
        worked = self.worked if self.worked != WorkProgress() else None
        last = (self.place, worked, Closed() if self.closed else None)
        wanted = (self.opened, self.found, *self._steps, *last)
        return tuple(record for record in wanted if record is not None)

    def counts(self) -> tuple[int, int]:
        """How many findings there are now, and how many of them are undecided."""
        if self.found is None:
            return 0, 0
        findings, decisions, *_ = self._states()[-1]
        return len(findings), len(findings) - len(decisions)

    def work(self, document: Document) -> Work:
        """The review and its history, on the document of which `found` tells."""
        states = [
            Review(document, *state)
            for state in self._states(everything=True, boxes=document.unread)
        ]
        steps, index, focus = self._history()
        if self.place is not None:
            focus = self.place.focus
        review = states[index]
        made = tuple(
            Step(did.title, before, after, did.focus_before, did.focus_after)
            for (did, _), before, after in zip(steps, states, states[1:], strict=False)
        )
        return Work(review, made, index, focus, self.place, self.worked)

    def _history(self) -> tuple[list[tuple[StepDone, list[Change]]], int, str | None]:
        """Each step with what it changed, how many are done, and the focus behind the last move."""
        steps: list[tuple[StepDone, list[Change]]] = []
        index, focus = 0, self.found.focus if self.found else None
        for record in self._steps:
            match record:
                case StepDone():
                    steps[index:] = [(record, [record.change])]
                    index, focus = index + 1, record.focus_after
                case StepExtended() if 0 < index == len(steps):
                    steps[-1][1].append(record.change)
                case StepMoved(wanted, focus_then) if 0 <= wanted <= len(steps):
                    index, focus = wanted, focus_then
                case _:
                    raise SessionDamaged("The saved work is inconsistent.")
        return steps, index, focus

    def _states(self, *, everything: bool = False, boxes: tuple[Region, ...] = ()) -> list[_State]:
        """What a review that begins with `boxes` holds after each step.

        The undone ones too if `everything`.
        """
        steps, index, _ = self._history()
        found = self.found
        states: list[_State] = [
            (
                *(found.findings, {}, found.candidates, boxes, ()),
                *(found.served, LanguageChoice(), found.searched_by),
            )
            if found
            else ((), {}, (), (), (), (), LanguageChoice(), None)
        ]
        for _, changes in steps if everything else steps[:index]:
            state = states[-1]
            for change in changes:
                state = _changed(state, change)
            states.append(state)
        return states


_State = tuple[
    tuple[Finding, ...],
    Mapping[str, Decision],
    tuple[Finding, ...],
    tuple[Region, ...],
    tuple[ListedWords, ...],
    tuple[str, ...],
    LanguageChoice,
    SearchedBy | None,
]
"""What a review is made of beside its document, in that order."""


def difference(before: Review, after: Review) -> Change:
    """What has to change in `before` to make it `after`."""
    without: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()
    if before.findings is not after.findings:
        old = {finding.id: finding for finding in before.findings}
        new = {finding.id for finding in after.findings}
        without = tuple(name for name in old if name not in new)
        findings = tuple(one for one in after.findings if old.get(one.id) != one)
    struck: tuple[int, ...] = ()
    candidates: tuple[Finding, ...] = ()
    if before.candidates is not after.candidates:
        left = set(after.candidates)
        struck = tuple(n for n, candidate in enumerate(before.candidates) if candidate not in left)
        candidates = after.candidates[len(before.candidates) - len(struck) :]
    return Change(
        without,
        findings,
        tuple(name for name in before.decisions if name not in after.decisions),
        tuple(one for name, one in after.decisions.items() if before.decisions.get(name) != one),
        struck,
        candidates,
        after.regions if before.regions != after.regions else None,
        after.listed if before.listed != after.listed else None,
        after.languages if before.languages != after.languages else None,
    )


def searched(review: Review, focus: str | None) -> ScanResult:
    """The record of the search that a review began with; `focus` is the finding looked at."""
    return ScanResult(
        review.document.sha256,
        text_digest(review.document),
        review.findings,
        focus,
        review.candidates,
        review.served,
        review.searched_by,
    )


def text_digest(document: Document) -> str:
    """Of the text as it was read."""
    return hashlib.sha256(document.text.encode("utf-8", "surrogatepass")).hexdigest()


def _changed(state: _State, change: Change) -> _State:
    findings, decisions, candidates, regions, listed, served, languages, searched_by = state
    if change.without or change.findings:
        kept = {finding.id: finding for finding in findings}
        for name in change.without:
            kept.pop(name, None)
        kept.update((finding.id, finding) for finding in change.findings)
        findings = tuple(sorted(kept.values(), key=lambda finding: finding.span))
    gone = frozenset(change.undecided)
    left = {name: one for name, one in decisions.items() if name not in gone}
    made = left | {one.finding_id: one for one in change.decisions}
    if change.struck or change.candidates:
        left_over = [one for number, one in enumerate(candidates) if number not in change.struck]
        candidates = (*left_over, *change.candidates)
    regions = regions if change.regions is None else change.regions
    listed = listed if change.listed is None else change.listed
    languages = languages if change.languages is None else change.languages
    return findings, made, candidates, regions, listed, served, languages, searched_by
