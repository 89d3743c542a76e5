"""Times left count what is left: pages to read and search, findings to decide on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication

from app.engine.domain.document import Document, Page, Span
from app.engine.domain.review import Action, Decision, Finding, Review
from app.progress import Stage
from app.ui.core.documents import OpenDocument, OpenDocuments, Reading, Ready, unread
from app.ui.queue import pace as module
from app.ui.queue.pace import Pace


@dataclass
class Clock:
    now: float = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=clock.monotonic))
    return clock


@pytest.fixture
def documents(qapp: QApplication) -> Iterator[OpenDocuments]:
    documents = OpenDocuments()
    yield documents
    documents.deleteLater()


def paper(pages: int) -> Document:
    sheets = tuple(Page(number, 0, 0, 1, 1) for number in range(1, pages + 1))
    return Document("", "pdf", "", "", pages=sheets)


def found(document: Document, findings: int, decided: int = 0) -> Review:
    spans = [Span(2 * at, 2 * at + 1) for at in range(findings)]
    text = replace(document, text="x " * findings)
    marks = tuple(Finding(f"{at}", span, "PATIENT", 1.0, "rules") for at, span in enumerate(spans))
    decisions = {one.id: Decision(one.id, Action.ACCEPT) for one in marks[:decided]}
    return Review(text, marks, decisions)


@dataclass
class Queue:
    """Documents that are read and searched as a test says."""

    documents: OpenDocuments
    clock: Clock

    def add(self, name: str) -> OpenDocument:
        return self.documents.add(Path(name))

    def reads(self, entry: OpenDocument, pages: int, share: float, seconds: float) -> None:
        if entry.job is None:
            entry.state = Reading(unread=unread([(1.0, 1.0)] * pages), job=1)
        self._goes_on(entry, Stage.READ, share, seconds)

    def searches(self, entry: OpenDocument, pages: int, share: float, seconds: float) -> None:
        if entry.document is None:
            entry.state = Reading(paper(pages), searching=True, job=2)
        self._goes_on(entry, Stage.DETECT, share, seconds)

    def _goes_on(self, entry: OpenDocument, stage: Stage, share: float, seconds: float) -> None:
        self.documents.updated.emit(entry)
        self.clock.now += seconds
        entry.came_to(stage, round(1000 * share), 1000)
        self.documents.updated.emit(entry)

    def ends(self, entry: OpenDocument, review: Review) -> None:
        entry.state = Ready(review.document, review)
        self.documents.updated.emit(entry)


@pytest.fixture
def queue(documents: OpenDocuments, clock: Clock) -> Queue:
    return Queue(documents, clock)


def test_pages_that_are_left_count_and_not_documents(queue: Queue) -> None:
    pace = Pace(queue.documents)
    short, long = queue.add("short.pdf"), queue.add("long.pdf")
    queue.reads(short, 10, 0.5, 2.0)
    queue.searches(short, 10, 0.5, 1.0)
    queue.ends(short, found(paper(10), 5))
    queue.reads(long, 1000, 0.1, 20.0)
    left = pace.search_left()
    assert left is not None
    # 900 pages to read, a fifth of a second each, and all to search.
    assert 180 < left < 300


def test_one_long_document_is_timed_by_what_is_done_of_it(queue: Queue) -> None:
    pace = Pace(queue.documents)
    long = queue.add("long.pdf")
    queue.searches(long, 1000, 0.001, 1.0)
    assert pace.search_left() is None
    queue.searches(long, 1000, 0.1, 29.0)
    assert pace.search_left() == pytest.approx(270, rel=0.05)


def test_nothing_is_said_before_anything_is_known(queue: Queue) -> None:
    pace = Pace(queue.documents)
    queue.add("unknown.pdf")
    assert pace.search_left() is None
    assert pace.left() is None
    reading = queue.add("reading.pdf")
    queue.reads(reading, 10, 0.9, 60.0)
    # How long searching takes is not known.
    assert pace.search_left() is None


def test_findings_that_are_left_count_and_not_documents(queue: Queue) -> None:
    pace = Pace(queue.documents)
    small, large = queue.add("small.pdf"), queue.add("large.pdf")
    queue.ends(small, found(paper(1), 5, decided=5))
    queue.ends(large, found(paper(100), 500))
    small.is_reviewed, small.seconds = True, 15.0
    left = pace.left()
    assert left == pytest.approx(500 * 3.0)


def test_the_own_speed_is_known_after_some_decisions(queue: Queue) -> None:
    pace = Pace(queue.documents)
    large = queue.add("large.pdf")
    queue.ends(large, found(paper(100), 500, decided=100))
    large.seconds = 50.0
    assert pace.left() == pytest.approx(400 * 0.5)


def test_pages_that_are_not_searched_yet_hold_as_many_findings_as_others(queue: Queue) -> None:
    pace = Pace(queue.documents)
    small, coming = queue.add("small.pdf"), queue.add("coming.pdf")
    queue.ends(small, found(paper(2), 10, decided=10))
    small.is_reviewed, small.seconds = True, 10.0
    queue.reads(coming, 20, 0.1, 1.0)
    assert pace.left() == pytest.approx(100)
