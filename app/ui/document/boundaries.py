"""Where a finding begins and ends, corrected by keys."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.engine.domain.document import Span
from app.engine.domain.review import Finding, Review
from app.engine.review import boundaries, transitions
from app.ui.core.language import phrase, tr
from app.ui.core.services import Services
from app.ui.document.area import DocumentArea
from app.ui.review.reviewer import Reviewer

_NO_ROOM = phrase("Another finding, another cell or the end of the text is in the way.")
_ONLY_WORD = phrase("This is the only word of the finding. Reject the finding to keep the word.")
_NO_CUT = phrase("Put the cursor inside the finding, or select a part of it, to split it there.")
_NO_NEIGHBOUR = phrase("The next finding does not directly follow this one.")
_ELSEWHERE = phrase("The same words are redacted elsewhere, so the export redacts them here too.")
_NO_FOCUS = phrase("Go to a finding first.")


class BoundaryController(QObject):
    """Acts on the finding in the focus, and says in words why nothing was done."""

    def __init__(self, services: Services, area: DocumentArea, reviewer: Reviewer) -> None:
        super().__init__(area)
        self._reviewer = reviewer
        self._area = area
        self._tell = services.notifier.document_message.emit
        bind = services.commands.bind
        bind("start_earlier", lambda: self.move_start(-1))
        bind("start_later", lambda: self.move_start(1))
        bind("end_later", lambda: self.move_end(1))
        bind("end_earlier", lambda: self.move_end(-1))
        bind("split", self.split)
        bind("merge", self.unite)
        area.resized.connect(self.resize)

    def move_start(self, by: int) -> None:
        """Begin a word earlier (-1) or later (1)."""
        if found := self._found():
            after, name = boundaries.move_start(found[0], found[1].id, by)
            self._do(after, tr("move the start of"), name, _NO_ROOM if by < 0 else _ONLY_WORD)
            self._tell_of_same(*found, after, name)

    def move_end(self, by: int) -> None:
        """End a word later (1) or earlier (-1)."""
        if found := self._found():
            after, name = boundaries.move_end(found[0], found[1].id, by)
            self._do(after, tr("move the end of"), name, _NO_ROOM if by > 0 else _ONLY_WORD)
            self._tell_of_same(*found, after, name)

    def resize(self, finding_id: str, span: Span) -> None:
        """Make a finding cover what its handle was dragged to."""
        review = self._reviewer.review
        if review is not None and finding_id in review.by_id:
            finding = review.by_id[finding_id]
            first = span.start != finding.span.start
            after, name = boundaries.resize(review, finding_id, span)
            verb = tr("move the start of") if first else tr("move the end of")
            self._do(after, verb, name, _NO_ROOM)
            self._tell_of_same(review, finding, after, name)

    def split(self) -> None:
        """Cut at the selection or the cursor or, where neither is inside, behind the first word."""
        found = self._found()
        if found is None:
            return
        review, finding = found
        places = self._places(finding)
        gap = boundaries.first_gap(review, finding.id)
        after, names = boundaries.split(review, finding.id, places or (gap,))
        chosen = [name for name in names if places and after.by_id[name].span.end > places[0]]
        wanted = (chosen or names)[0]
        if after is not review:
            self._area.clear_selection()
        self._do(after, tr("split"), wanted, _NO_CUT)

    def unite(self) -> None:
        """Make the finding and the next one, right behind it, one."""
        if found := self._found():
            after, name = boundaries.unite(found[0], found[1].id)
            self._do(after, tr("merge the next finding into"), name, _NO_NEIGHBOUR)

    def _found(self) -> tuple[Review, Finding] | None:
        review, finding = self._reviewer.review, self._reviewer.focus.finding
        if review is None or finding is None:
            self._tell(tr(_NO_FOCUS))
            return None
        return review, finding

    def _places(self, finding: Finding) -> tuple[int, ...]:
        if self._area.previewing:
            return ()
        view = self._area.view
        selected, caret = view.selection(), view.caret()
        edges = (selected.start, selected.end) if selected else (caret,) if caret else ()
        return tuple(edge for edge in edges if finding.span.start < edge < finding.span.end)

    def _tell_of_same(self, before: Review, finding: Finding, after: Review, name: str) -> None:
        """What is taken from a finding comes back with the suggestions if it stands elsewhere."""
        smaller = after.by_id[name].span != finding.span and finding.span.covers(
            after.by_id[name].span
        )
        if smaller and len(transitions.same_findings(before, finding.id)) > 1:
            self._tell(tr(_ELSEWHERE))

    def _do(self, after: Review, verb: str, focus: str, otherwise: str) -> None:
        if not self._reviewer.correct(after, verb, focus):
            self._tell(tr(otherwise))
