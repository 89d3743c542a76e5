"""What the reviewer looks at: one finding in the focus, and what the next decision is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from app.engine.domain.review import Finding, Review
from app.engine.review import transitions
from app.ui.core.documents import OpenDocument, OpenDocuments
from app.ui.core.language import tr
from app.ui.review.order import in_order, least_certain_after, undecided_after


class ReviewFocus(QObject):
    """Knows what is looked at in the current document, and moves on.

    The focus is one finding; the scope is what the next decision is about: the focused finding, or
    more after `take_entity` and `take`. While near misses are looked at, both are empty, and
    `near_misses` is what accepting is about. With `least_certain_first`, what is next to review is
    what has the lowest score of the rest; `is_listed` tells which findings no filter hides, and
    `entities_known` whether it is known by now which findings mean the same. `changed` comes when
    another one is looked at; `message` brings words for the reviewer.
    """

    changed = Signal()
    message = Signal(str)

    def __init__(
        self,
        documents: OpenDocuments,
        is_listed: Callable[[str], bool],
        entities_known: Callable[[OpenDocument], bool],
    ) -> None:
        super().__init__(documents)
        self._documents = documents
        self._scope: tuple[str, ...] = ()
        self._near: tuple[str, ...] = ()
        self._by_text: tuple[str, ...] = ()
        self.is_listed = is_listed
        self.entities_known = entities_known
        self.least_certain_first = False
        documents.reviewed.connect(self._forget_scope)
        documents.current_changed.connect(self._forget_scope)

    @property
    def entry(self) -> OpenDocument | None:
        """The current document, once it has a review."""
        entry = self._documents.current
        return entry if entry is not None and entry.review is not None else None

    @property
    def review(self) -> Review | None:
        """The review of the current document."""
        return self.entry.review if self.entry else None

    @property
    def shown(self) -> Review | None:
        """The review or, until there is one, what was found so far: to look at, not to decide."""
        entry = self._documents.current
        return entry.shown_review if entry is not None else None

    @property
    def finding(self) -> Finding | None:
        """The focused finding."""
        if self.entry is None or self.review is None or self.entry.focus is None:
            return None
        return self.review.by_id.get(self.entry.focus)

    @property
    def provisional(self) -> str | None:
        """Id of the provisional finding that is looked at."""
        entry = self._documents.current
        if entry is None or entry.review is not None or self.shown is None:
            return None
        return entry.focus if entry.focus in self.shown.by_id else None

    @property
    def scope(self) -> tuple[str, ...]:
        """Ids that the next decision is about."""
        if self._scope:
            return self._scope
        return (self.finding.id,) if self.finding else ()

    @property
    def near_misses(self) -> tuple[str, ...]:
        """Ids of the near misses that are looked at."""
        at = self.entry.focus if self.entry else None
        if self.entry is None or at is None or at not in self.entry.near:
            return ()
        if self.finding is not None:
            return ()
        return tuple(one for one in self._near if one in self.entry.near) or (at,)

    @property
    def boxed(self) -> str | None:
        """Id of the box that is looked at."""
        at = self.entry.focus if self.entry else None
        return at if at and self.review is not None and self.review.region(at) else None

    @property
    def focused_ids(self) -> tuple[str, ...]:
        """Ids of the findings, or near misses, or of the box to ring."""
        one = self.boxed or self.provisional
        return self.scope or self.near_misses or ((one,) if one else ())

    def look_at(self, finding_id: str | None) -> None:
        """Move the focus to a finding."""
        self.take((finding_id,) if finding_id else ())

    def take(self, finding_ids: Sequence[str]) -> None:
        """Make several findings the scope and focus the first."""
        entry = self._documents.current
        if entry is not None and entry.review is None and self.shown is not None:
            first = next((one for one in finding_ids if one in self.shown.by_id), None)
            if first is not None and first != entry.focus:
                entry.focus = first
                self.changed.emit()
            return
        if self.entry is None or self.review is None:
            return
        # The list may be a moment behind the review.
        known, near = self.review.by_id, self.entry.near
        findings = tuple(one for one in finding_ids if one in known)
        chosen = findings or tuple(one for one in finding_ids if one in near)
        # Boxes are looked at one by one.
        chosen = chosen or tuple(one for one in finding_ids[:1] if self.review.region(one))
        first = chosen[0] if chosen else None
        if first == self.entry.focus and chosen == self.focused_ids:
            return
        self.entry.focus, self.entry.pending_focus = first, None
        self._scope, self._near = (chosen, ()) if findings else ((), chosen)
        self.changed.emit()

    def take_entity(self) -> None:
        """Widen the scope to every finding that means the same; a second time narrows it.

        Until it is known which these are, it takes those with the same text.
        """
        if self.entry is None or self.finding is None:
            return
        known = self.entities_known(self.entry)
        wide = self.alike(self.finding)
        self._by_text = ()
        if self._scope == wide and len(wide) > 1:
            self._scope = ()
            self.message.emit(tr("Only this mention is selected."))
        else:
            self._scope = wide
            self._by_text = () if known else wide
            self.message.emit(self._taken(known=known))
        self.changed.emit()

    def widen(self, entry: OpenDocument) -> None:
        """It is known now which findings mean the same: take all of what was taken by its text."""
        if entry is self.entry and self.finding and self._by_text and self._scope == self._by_text:
            self._by_text, self._scope = (), self.alike(self.finding)
            self.message.emit(self._taken(known=True))
            self.changed.emit()

    def alike(self, finding: Finding) -> tuple[str, ...]:
        """Ids of the findings with the same text or, where that is known, of the same entity."""
        assert self.entry is not None  # noqa: S101 - for the type checker
        assert self.review is not None  # noqa: S101 - for the type checker
        same = frozenset(transitions.same_findings(self.review, finding.id))
        keys = self.entry.entities if self.entities_known(self.entry) else {}
        meant = keys.get(finding.id)
        return tuple(
            one.id
            for one in self.review.findings
            if one.id in same or (meant is not None and keys.get(one.id) == meant)
        )

    def _taken(self, *, known: bool) -> str:
        count = len(self._scope)
        if known:
            return tr("%n mentions of the same person or thing selected.", None, count)
        taken = tr("%n mentions of the same text selected.", None, count)
        return " ".join((taken, tr("Other mentions are still being grouped.")))

    def step(self, by: int) -> None:
        """Focus the next (1) or previous (-1) finding; boxes, then open near misses, come last."""
        entry, shown = self._documents.current, self.shown
        if entry is None or shown is None:
            return
        at, order = entry.focus, in_order(shown, by_score=self.least_certain_first)
        order += [region.id for region in shown.regions]
        if self._documents.near_open:
            order += [one for one in entry.near if one not in shown.by_id]
        place = order.index(at) if at in order else -1 if by > 0 else 0
        for further in range(1, len(order) + 1):
            one = order[(place + by * further) % len(order)]
            # Findings that the filter hides are skipped, but for the one to go on from.
            if one == at or self.is_listed(one):
                self.look_at(one)
                return

    def next_undecided(self) -> None:
        """Focus the next finding that nobody decided on."""
        if self.review is None:
            self.step(1)
        else:
            self.look_at(self.undecided_after(self.review, self.finding) or self.at)

    def undecided_after(self, review: Review, finding: Finding | None) -> str | None:
        """The first undecided finding behind `finding`, in the order in which they are reviewed."""
        after = least_certain_after if self.least_certain_first else undecided_after
        # Findings that the filter hides come after all others are decided.
        return after(review, finding, self.is_listed) or after(review, finding)

    @property
    def at(self) -> str | None:
        """Id of what is looked at first: a finding, a near miss or a box."""
        return self.entry.focus if self.entry else None

    def _forget_scope(self) -> None:
        self._scope = self._near = self._by_text = ()
