"""Reviewers who do anything, for property tests."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace

from hypothesis import strategies as st

from app.engine.domain.document import Document, Span
from app.engine.domain.geometry import Box, Region
from app.engine.domain.review import Action, Finding, ListedWords, Review
from app.engine.review import transitions
from app.sessions.events import Record, ScanResult, StepDone, StepExtended, StepMoved
from app.sessions.history import Step, difference, text_digest

TEXT = (
    "Thaddeus Okonkwo 🙂 saw Dr. Venkataraman on 02/09/2025. Mr. Okonkwo fell; call 555-0143. " * 3
)
_KINDS = ("PATIENT", "DOCTOR", "DATE", "PHONE")
_BARRIER = 40


def document() -> Document:
    digest = hashlib.sha256(TEXT.encode()).hexdigest()
    return Document(digest[:16], "text", digest, TEXT, barriers=(_BARRIER,))


@dataclass
class Reviewer:
    """Reviews as the window does, and keeps the history and the records."""

    review: Review
    steps: list[Step] = field(default_factory=list)
    index: int = 0
    focus: str | None = None
    records: list[Record] = field(default_factory=list)

    def act(self, draw: st.DataObject) -> None:
        acts = (
            "decide",
            "decide",
            "kind",
            "write",
            "add",
            "dismiss",
            "box",
            "words",
            "undo",
            "redo",
            "join",
        )
        getattr(self, draw.draw(st.sampled_from(acts)))(draw)

    def decide(self, draw: st.DataObject) -> None:
        chosen = self._some(draw)
        action = draw.draw(st.sampled_from((Action.ACCEPT, Action.REJECT, None)))
        self._do(transitions.decide(self.review, chosen, action), "decide")

    def kind(self, draw: st.DataObject) -> None:
        kind = draw.draw(st.sampled_from(_KINDS))
        self._do(transitions.recategorise(self.review, self._some(draw), kind), "kind")

    def write(self, draw: st.DataObject) -> None:
        for name in self._some(draw)[:1]:
            text = draw.draw(st.none() | st.text(max_size=5))
            self._do(transitions.replace_with(self.review, [name], text), "write")

    def add(self, draw: st.DataObject) -> None:
        after = transitions.add(
            self.review, [draw.draw(spans())], draw.draw(st.sampled_from(_KINDS))
        )
        self._do(after, "add", after.findings[0].id)

    def dismiss(self, draw: st.DataObject) -> None:
        near = transitions.near_misses(self.review)
        if near:
            chosen = draw.draw(st.lists(st.sampled_from(near), min_size=1, max_size=2))
            self._do(transitions.dismiss_near_misses(self.review, chosen), "dismiss")

    def box(self, draw: st.DataObject) -> None:
        edges = st.tuples(*[st.integers(0, 400).map(float)] * 4)
        boxes = st.lists(edges.map(lambda four: Region(1, Box(*four), "BIOID")), max_size=3)
        self._do(replace(self.review, regions=tuple(draw.draw(boxes))), "box")

    def words(self, draw: st.DataObject) -> None:
        listed = st.builds(ListedWords, st.text(max_size=5), st.none() | st.sampled_from(_KINDS))
        chosen = tuple(draw.draw(st.lists(listed, max_size=3)))
        self._do(replace(self.review, listed=chosen), "words")

    def undo(self, draw: st.DataObject) -> None:
        if self.index:
            self.index -= 1
            step = self.steps[self.index]
            self._go(step.before, step.focus_before)

    def redo(self, draw: st.DataObject) -> None:
        if self.index < len(self.steps):
            self.index += 1
            step = self.steps[self.index - 1]
            self._go(step.after, step.focus_after)

    def join(self, draw: st.DataObject) -> None:
        if self.index != len(self.steps) or not self.steps:
            return
        last = self.steps[-1]
        after = transitions.add(self.review, [draw.draw(spans())], "PATIENT")
        self.records.append(StepExtended(difference(self.review, after)))
        self.review = after
        self.steps[-1] = Step(last.title, last.before, after, last.focus_before, last.focus_after)

    def _do(self, after: Review, title: str, focus: str | None = None) -> None:
        step = Step(title, self.review, after, self.focus, focus)
        self.records.append(StepDone(title, difference(self.review, after), self.focus, focus))
        self.steps[self.index :] = [step]
        self.index += 1
        self.review, self.focus = after, focus

    def _go(self, review: Review, focus: str | None) -> None:
        self.records.append(StepMoved(self.index, focus))
        self.review, self.focus = review, focus

    def _some(self, draw: st.DataObject) -> list[str]:
        names = [finding.id for finding in self.review.findings]
        return draw.draw(st.lists(st.sampled_from(names), unique=True)) if names else []


def spans() -> st.SearchStrategy[Span]:
    starts = st.integers(0, len(TEXT) - 20)
    return st.tuples(starts, st.integers(1, 15)).map(lambda both: Span(both[0], sum(both)))


def reviewers() -> st.SearchStrategy[Reviewer]:
    """A reviewer before the first step; its records begin with what was found."""

    def made(found: list[Span]) -> Reviewer:
        disjoint: list[Finding] = []
        for number, span in enumerate(sorted(found)):
            if not disjoint or disjoint[-1].span.end <= span.start:
                disjoint.append(Finding(f"f{number}", span, "DATE", number / 50, "rules:x"))
        candidates = tuple(Finding("", span, "DATE", 0.02, "tagger") for span in found)
        review = Review(document(), tuple(disjoint), candidates=candidates)
        digest = text_digest(review.document)
        record = ScanResult(review.document.sha256, digest, review.findings, None, candidates)
        return Reviewer(review, records=[record])

    return st.lists(spans(), max_size=12).map(made)
