"""What the reviewer's keys do: where the focus goes, and which review comes next."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import chain, islice

from PySide6.QtCore import QObject, Signal

from app.engine import review as transitions
from app.engine.labels import schema
from app.engine.types import Action, Finding, Review, Span
from app.ui.commands import ReviewCommand
from app.ui.session import Entry, Session

MAIN_KIND = {
    "NAME": "PATIENT",
    "DATE": "DATE",
    "LOCATION": "LOCATION_OTHER",
    "AGE": "AGE",
    "CONTACT": "PHONE",
    "ID": "IDNUM",
    "PROFESSION": "PROFESSION",
}
"""The subcategory that a category's own key means."""

_VERBS = {Action.ACCEPT: "accept", Action.REJECT: "reject", None: "reset"}


class Reviewer(QObject):
    """Acts on the current document of a session.

    `marked` brings the entry in which an identifier may have other mentions now.

    The focus is one finding; the scope is what the next decision is about: the focused finding, or
    more after `take_entity` and `take`.
    """

    focus_changed = Signal()
    marked = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._scope: tuple[str, ...] = ()
        session.reviewed.connect(self._forget_scope)
        session.current_changed.connect(self._forget_scope)

    @property
    def entry(self) -> Entry | None:
        """The current document, once it has a review."""
        entry = self._session.current
        return entry if entry is not None and entry.review is not None else None

    @property
    def review(self) -> Review | None:
        """The review of the current document."""
        return self.entry.review if self.entry else None

    @property
    def focus(self) -> Finding | None:
        """The focused finding."""
        if self.entry is None or self.review is None or self.entry.focus is None:
            return None
        return self.review.by_id.get(self.entry.focus)

    @property
    def scope(self) -> tuple[str, ...]:
        """Ids that the next decision is about."""
        if self._scope:
            return self._scope
        return (self.focus.id,) if self.focus else ()

    def look_at(self, finding_id: str | None) -> None:
        """Move the focus to a finding."""
        self.take((finding_id,) if finding_id else ())

    def take(self, finding_ids: Sequence[str]) -> None:
        """Make several findings the scope and focus the first."""
        if self.entry is None or self.review is None:
            return
        # The list may be a moment behind the review.
        finding_ids = [one for one in finding_ids if one in self.review.by_id]
        first = finding_ids[0] if finding_ids else None
        if first == self.entry.focus and tuple(finding_ids) == self.scope:
            return
        self.entry.focus = first
        self._scope = tuple(finding_ids)
        self.focus_changed.emit()

    def take_entity(self) -> None:
        """Widen the scope to every finding with the focused text; a second time narrows it."""
        if self.review is None or self.focus is None:
            return
        wide = transitions.same_findings(self.review, self.focus.id)
        self._scope = () if self._scope == wide else wide
        self.focus_changed.emit()

    def step(self, by: int) -> None:
        """Focus the next (1) or previous (-1) finding."""
        if self.review is None or not self.review.findings:
            return
        findings = self.review.findings
        place = findings.index(self.focus) if self.focus else -1 if by > 0 else 0
        self.look_at(findings[(place + by) % len(findings)].id)

    def next_undecided(self) -> None:
        """Focus the next finding that nobody decided on."""
        if self.review is not None:
            self.look_at(_undecided_after(self.review, self.focus) or self._focus_id)

    def decide(self, action: Action | None) -> None:
        """Accept or reject the scope, or make it undecided again, and move on."""
        if self.review is None or not self.scope:
            return
        after = transitions.decide(self.review, self.scope, action)
        title = f"{_VERBS[action]} {self._named(self.scope)}"
        following = _undecided_after(after, self.focus) if action else None
        self._do(after, title, following or self._focus_id)

    def accept_category(self) -> None:
        """Accept every undecided finding of the focused finding's category."""
        if self.review is None or self.focus is None:
            return
        labels = schema()
        category = labels.category_of(self.focus.subcategory)
        chosen = [
            finding.id
            for finding in self.review.findings
            if self.review.action(finding) is None
            and labels.category_of(finding.subcategory) is category
        ]
        if chosen:
            after = transitions.decide(self.review, chosen, Action.ACCEPT)
            following = _undecided_after(after, self.focus)
            title = f"accept {_counted(len(chosen), 'finding')} of {category.title}"
            self._do(after, title, following or self._focus_id)

    def recategorise(self, subcategory: str) -> None:
        """Give the scope another kind, and accept it."""
        if self.review is None or not self.scope:
            return
        after = transitions.recategorise(self.review, self.scope, subcategory)
        kind = schema().subcategories[subcategory].title
        self._do(after, f"change {self._named(self.scope)} to {kind}", self._focus_id)
        self.marked.emit(self.entry)

    def add(self, span: Span, subcategory: str, others: Iterable[Span] = ()) -> None:
        """Mark what the reviewer selected, and `others` like it."""
        if self.review is None:
            return
        spans = (span, *others)
        after = transitions.add(self.review, spans, subcategory)
        kind = schema().subcategories[subcategory].title
        added = next(f for f in after.findings if f.span.overlaps(span))
        self._do(after, f"mark {_counted(len(spans), 'place')} as {kind}", added.id)
        self.marked.emit(self.entry)

    @property
    def _focus_id(self) -> str | None:
        return self.focus.id if self.focus else None

    def _do(self, after: Review, title: str, focus: str | None) -> None:
        if self.entry is not None and after != self.review:
            self.entry.stack.push(
                ReviewCommand(
                    self._session,
                    self.entry,
                    after,
                    title=title,
                    focus_before=self._focus_id,
                    focus_after=focus,
                )
            )

    def _named(self, finding_ids: Sequence[str]) -> str:
        if self.review is None or len(finding_ids) != 1:
            return _counted(len(finding_ids), "finding")
        kind = self.review.by_id[finding_ids[0]].subcategory
        return f"a finding of {schema().subcategories[kind].title}"

    def _forget_scope(self) -> None:
        self._scope = ()


def _undecided_after(review: Review, finding: Finding | None) -> str | None:
    """The first undecided finding behind `finding`, round the end if need be."""
    findings = review.findings
    start = bisect_right(findings, finding.span, key=lambda f: f.span) if finding else 0
    for other in chain(islice(findings, start, None), islice(findings, start)):
        if review.action(other) is None:
            return other.id
    return None


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
