"""Records bring back the review, its undo and redo, and the place, as they were."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.random_reviews import Reviewer, document, reviewers

from app.engine.domain.document import Document, Page, Span
from app.engine.domain.geometry import Box
from app.engine.domain.review import Finding
from app.errors import SessionDamaged
from app.sessions import events
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
    decode,
    encode,
)
from app.sessions.history import EventLog, Work, difference, text_digest

some = settings(max_examples=60, deadline=None)
PLACE = ViewPosition(None, 5, True, False, 1.25, 300, "okon", True)
NOTHING = Change((), (), (), ())


def as_left(reviewer: Reviewer) -> tuple[object, ...]:
    return reviewer.review, tuple(reviewer.steps), reviewer.index


def of(work: Work) -> tuple[object, ...]:
    return work.review, work.steps, work.index


@some
@given(reviewers(), st.data())
def test_after_every_record_the_work_is_as_it_was_then(
    reviewer: Reviewer, data: st.DataObject
) -> None:
    log = EventLog(reviewer.records)
    for _ in range(data.draw(st.integers(0, 8))):
        known = len(reviewer.records)
        reviewer.act(data)
        for record in reviewer.records[known:]:
            log.add(decode(encode(record)))
        assert of(log.work(document())) == as_left(reviewer)
        findings = len(reviewer.review.findings)
        assert log.counts() == (findings, findings - len(reviewer.review.decisions))


@some
@given(reviewers(), st.data())
def test_fewer_records_say_the_same(reviewer: Reviewer, data: st.DataObject) -> None:
    events: list[Record] = [Opened(Path("note.txt"), None, 1), *reviewer.records]
    for _ in range(data.draw(st.integers(0, 8))):
        known = len(reviewer.records)
        reviewer.act(data)
        events += reviewer.records[known:]
        events += [replace(PLACE, top=at) for at in range(data.draw(st.integers(0, 3)))]
    log = EventLog(events)
    short = EventLog(log.records)
    assert len(log.records) <= len(events)
    assert sum(isinstance(one, ViewPosition) for one in log.records) <= 1
    assert short.work(document()) == log.work(document())
    assert short.opened == log.opened


@some
@given(reviewers(), st.data())
def test_a_difference_leads_from_one_review_to_the_other(
    reviewer: Reviewer, data: st.DataObject
) -> None:
    before = reviewer.review
    for _ in range(4):
        reviewer.act(data)
    found = ScanResult("", "", before.findings, None, before.candidates)
    log = EventLog([found, StepDone("all", difference(before, reviewer.review), None, None)])
    assert log.work(document()).review == reviewer.review


def test_records_survive_being_written_down() -> None:
    events: list[Record] = [
        Opened(Path("/notes/Thaddeus \udc80 🙂.txt"), "cp1252", 7),
        PLACE,
        Closed(),
        StepMoved(3, "f1"),
    ]
    assert [decode(encode(record)) for record in events] == events


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{}", b'["Did"]', b'["Nothing",1]', b'["Went",1]', b"\xff"]
)
def test_what_no_record_says_is_refused(content: bytes) -> None:
    with pytest.raises(SessionDamaged):
        decode(content)


def test_records_that_contradict_each_other_are_refused() -> None:
    for nonsense in (StepMoved(2, None), StepExtended(NOTHING)):
        with pytest.raises(SessionDamaged):
            EventLog([ScanResult("", "", (), None), nonsense]).counts()


def test_of_a_place_before_the_last_step_only_what_still_holds_counts() -> None:
    log = EventLog([ScanResult("", "", (), None), replace(PLACE, focus="f1")])
    log.add(StepDone("nothing", NOTHING, "f1", None))
    assert log.place is not None
    assert (log.place.focus, log.place.top, log.place.exported) == (None, None, False)


def test_the_digest_is_that_of_the_text() -> None:
    assert text_digest(document()) == hashlib.sha256(document().text.encode()).hexdigest()


def test_no_record_shows_where_the_document_lies() -> None:
    assert "Okonkwo" not in repr(Opened(Path("Okonkwo.txt"), None, 1))
    assert "okon" not in repr(PLACE)


def test_a_session_from_before_there_were_candidates_opens_without_any() -> None:
    digest = text_digest(document())
    old = json.dumps(["Found", document().sha256, digest, [["a", 0, 8, "DATE", 0.5, "x"]], None])
    work = EventLog([decode(old.encode())]).work(document())
    assert [finding.id for finding in work.review.findings] == ["a"]
    assert work.review.candidates == ()


def test_what_was_called_reviewed_is_so_until_the_document_is_searched_anew() -> None:
    found = ScanResult("a", "b", (), None)
    events: list[Record] = [
        Opened(Path("note.txt"), None, 1),
        found,
        WorkProgress(reviewed=True, seconds=90),
    ]
    log = EventLog(decode(encode(record)) for record in events)
    assert EventLog(log.records).worked == WorkProgress(reviewed=True, seconds=90)
    log.add(found)
    assert log.worked == WorkProgress(reviewed=False, seconds=90)


@pytest.mark.parametrize("count", [0, 1, 100, 101, 250])
def test_long_lists_are_encoded_slice_by_slice_as_all_at_once(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    dumps = events._dumps

    def watched(value: object) -> str:
        sizes.append(len(value) if isinstance(value, list | tuple) else 1)
        return dumps(value)

    monkeypatch.setattr(events, "_dumps", watched)
    findings = tuple(
        Finding(f"é{n}", Span(2 * n, 2 * n + 1), "DATE", 0.5, "x") for n in range(count)
    )
    found = ScanResult("a", "b", findings, None, findings)
    written = encode(found)
    assert max(sizes) <= 100
    assert written == dumps(["Found", *events._fields(found)]).encode()
    assert decode(written) == found


def test_boxes_over_unread_writing_are_there_again_until_they_are_taken_away() -> None:
    page = Page(1, 0, 9, 200.0, 200.0, recognised=True, unread=(Box(10, 10, 90, 40),))
    scanned = Document("d" * 16, "pdf", "e" * 64, "some text", (page,))
    found = ScanResult(scanned.sha256, text_digest(scanned), (), None)
    begun = EventLog([found]).work(scanned).review
    assert begun.regions == scanned.unread
    assert len(begun.regions) == 1
    bare = replace(begun, regions=())
    log = EventLog([found, StepDone("erase", difference(begun, bare), None, None)])
    assert log.work(scanned).review.regions == ()
