"""Times left count what is left: pages to read and search, findings to decide on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication

from app.engine.domain.document import Document, Page, Span
from app.engine.domain.parts import Provisional
from app.engine.domain.review import Action, Decision, Finding, Review
from app.progress import Stage
from app.ui.core.documents import OpenDocument, OpenDocuments, Reading, unread
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
        if entry.is_queued:
            entry.came_to(stage, 0, 0)
        self.documents.updated.emit(entry)
        self.clock.now += seconds
        entry.came_to(stage, round(1000 * share), 1000)
        self.documents.updated.emit(entry)

    def searches_provisionally(
        self, entry: OpenDocument, pages: int, searched: int, findings: int
    ) -> None:
        """The first pages are read and searched; so many findings were in them."""
        sheets = tuple(Page(number, number, number + 1, 1, 1) for number in range(1, pages + 1))
        document = Document("", "pdf", "", "x" * (pages + 1), pages=sheets)
        marks = tuple(
            Finding(f"{at}", Span(at, at + 1), "PATIENT", 1.0, "rules") for at in range(findings)
        )
        known = Provisional(Review(document, marks), searched + 1, pages)
        entry.state = Reading(document, searching=True, provisional=known, job=3)
        self.documents.came_further.emit(entry)

    def ends(self, entry: OpenDocument, review: Review) -> None:
        self.documents.set_review(entry, review, None)

    def decides(self, entry: OpenDocument, *seconds: float, each: int = 1) -> None:
        """The reviewer decides, after so many seconds each time, on `each` findings."""
        for passed in seconds:
            self.clock.now += passed
            review = entry.review
            assert review is not None
            decided = len(review.decisions) + each
            review = found(paper(len(review.document.pages)), len(review.findings), decided)
            self.documents.set_review(entry, review, None)

    def was_reviewed_before(self, *seconds: float) -> None:
        """The reviewer took so long for each finding of a document that is closed again."""
        before = self.add("before.pdf")
        self.ends(before, found(paper(1), 9))
        self.decides(before, *seconds)
        self.documents.remove(before)

    def was_searched_before(self, pages: int) -> None:
        """A document was read and searched, with which all begins."""
        before = self.add("before.pdf")
        self.reads(before, pages, 0.5, 9.0)
        self.searches(before, pages, 0.5, 9.0)
        self.ends(before, found(paper(pages), 5))


@pytest.fixture
def queue(documents: OpenDocuments, clock: Clock) -> Queue:
    return Queue(documents, clock)


def test_pages_that_are_left_count_and_not_documents(queue: Queue) -> None:
    pace = Pace(queue.documents)
    queue.was_searched_before(3)
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
    queue.was_reviewed_before(*[2.0] * 6)
    small, large = queue.add("small.pdf"), queue.add("large.pdf")
    queue.ends(small, found(paper(1), 5, decided=5))
    queue.ends(large, found(paper(100), 500))
    small.is_reviewed = True
    assert pace.left() == pytest.approx(500 * 2.0)


def test_the_own_speed_is_known_after_some_decisions(queue: Queue) -> None:
    pace = Pace(queue.documents)
    large = queue.add("large.pdf")
    queue.ends(large, found(paper(100), 500))
    queue.decides(large, *[3.0] * 5)
    assert pace.left() is None, "too few: from the first on there is no time"
    queue.decides(large, 3.0)
    assert pace.left() == pytest.approx(494 * 3.0)


def test_pauses_are_left_out_of_the_own_speed(queue: Queue) -> None:
    pace = Pace(queue.documents)
    large = queue.add("large.pdf")
    queue.ends(large, found(paper(100), 500))
    queue.decides(large, *[4.0, 45.0, 4.0, 3600.0] * 4)
    assert pace.left() == pytest.approx(484 * 4.0)


def test_a_decision_on_a_whole_category_counts_as_what_it_decides(queue: Queue) -> None:
    pace = Pace(queue.documents)
    large = queue.add("large.pdf")
    queue.ends(large, found(paper(100), 500))
    queue.decides(large, *[4.0] * 7, each=20)
    assert pace.left() == pytest.approx(360 * 4.0 / 20)


def test_what_is_taken_back_is_no_decision(queue: Queue) -> None:
    pace = Pace(queue.documents)
    large = queue.add("large.pdf")
    queue.ends(large, found(paper(100), 500))
    queue.decides(large, *[4.0] * 7)
    queue.decides(large, 1.0, each=-1)
    assert pace.left() == pytest.approx(494 * 4.0)


def test_pages_that_are_not_searched_yet_hold_as_many_findings_as_others(queue: Queue) -> None:
    pace = Pace(queue.documents)
    queue.was_reviewed_before(*[2.0] * 6)
    small, coming = queue.add("small.pdf"), queue.add("coming.pdf")
    queue.ends(small, found(paper(2), 10, decided=10))
    small.is_reviewed = True
    queue.reads(coming, 8, 0.1, 1.0)
    assert pace.left() == pytest.approx(8 * 5 * 2.0)


def test_one_page_tells_nothing_of_a_thousand(queue: Queue) -> None:
    pace = Pace(queue.documents)
    queue.was_reviewed_before(*[2.0] * 6)
    letter, book = queue.add("letter.pdf"), queue.add("book.pdf")
    queue.ends(letter, found(paper(1), 45))
    queue.reads(book, 1000, 0.01, 1.0)
    assert pace.left() is None
    queue.searches_provisionally(book, pages=1000, searched=500, findings=450)
    assert pace.left() == pytest.approx((45 + 900) * 2.0, rel=0.06)


def test_one_document_tells_nothing_of_many_that_nobody_has_looked_into(queue: Queue) -> None:
    pace = Pace(queue.documents)
    queue.ends(queue.add("first.pdf"), found(paper(3), 30))
    for number in range(32):
        queue.add(f"{number}.pdf")
    assert pace.left() is None
    assert pace.search_left() is None


def test_a_long_document_does_not_make_the_others_long(queue: Queue) -> None:
    pace = Pace(queue.documents)
    queue.was_searched_before(2)
    for number in range(3):
        done = queue.add(f"{number}.pdf")
        queue.reads(done, 2, 0.5, 1.0)
        queue.searches(done, 2, 0.5, 1.0)
        queue.ends(done, found(paper(2), 4))
    queue.reads(queue.add("book.pdf"), 1000, 0.999, 1.0)
    queue.add("unknown.pdf")
    before = pace.search_left()
    queue.documents.remove(queue.documents.entries[-1])
    after = pace.search_left()
    assert before is not None
    assert after is not None
    assert before - after < 10


def test_no_time_grows_while_nobody_does_anything(queue: Queue) -> None:
    pace = Pace(queue.documents)
    queue.was_reviewed_before(*[2.0] * 6)
    first, coming = queue.add("first.pdf"), queue.add("coming.pdf")
    queue.ends(first, found(paper(10), 20))
    queue.searches(coming, 10, 0.5, 10.0)
    left, search_left = pace.left(), pace.search_left()
    # It is slower from here on, and there is much more in it.
    queue.searches(coming, 10, 0.6, 600.0)
    assert pace.search_left() == search_left
    queue.ends(coming, found(paper(10), 400))
    assert pace.left() == left
    assert left is not None
    queue.decides(first, 1.0)
    told = pace.left()
    assert told is not None
    assert told > 5 * left, "once somebody does, it is right again"


def test_what_is_found_meanwhile_is_no_work_of_the_reviewer(queue: Queue) -> None:
    pace = Pace(queue.documents)
    first, other = queue.add("first.pdf"), queue.add("other.pdf")
    queue.ends(first, found(paper(10), 20))
    queue.documents.show(first)
    pace.touch()
    seconds = first.seconds
    queue.clock.now += 40.0
    queue.documents.set_review(other, found(paper(1), 9, decided=3), None)
    assert first.seconds == seconds


def test_of_more_than_a_day_nothing_is_said(queue: Queue) -> None:
    pace = Pace(queue.documents)
    queue.was_reviewed_before(*[2.0] * 6)
    queue.ends(queue.add("huge.pdf"), found(paper(9_000), 44_000))
    assert pace.left() is None


def test_what_the_first_document_takes_tells_nothing_of_others(queue: Queue) -> None:
    """Processes start with it, and libraries are loaded."""
    pace = Pace(queue.documents)
    queue.was_searched_before(2)
    coming = [queue.add(f"{number}.pdf") for number in range(3)]
    assert pace.search_left() is None
    queue.reads(coming[0], 2, 0.5, 1.0)
    queue.searches(coming[0], 2, 0.5, 1.0)
    queue.ends(coming[0], found(paper(2), 4))
    left = pace.search_left()
    assert left is not None
    assert left < 5, "two of two pages, half a second each to read and to search"


def test_the_time_until_its_turn_is_not_that_of_a_search(queue: Queue) -> None:
    pace = Pace(queue.documents)
    queue.was_searched_before(10)
    waiting = queue.add("waiting.pdf")
    waiting.state = Reading(paper(10), searching=True, job=4)
    queue.documents.updated.emit(waiting)
    queue.clock.now += 600.0
    queue.searches(waiting, 10, 0.5, 5.0)
    assert pace.search_left() == pytest.approx(5.0, rel=0.05)
