"""Work is kept while it goes on, comes back once, and is gone when it should be."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path

import pytest
from support.random_reviews import document
from support.window.killed_store import let_go

from app.engine.domain.document import Span
from app.engine.domain.review import Action, Finding, Review
from app.engine.review import transitions
from app.errors import SessionError, SessionInUse, SourceChanged
from app.sessions.events import Closed, Opened, ScanResult, StepDone, ViewPosition
from app.sessions.history import difference, text_digest
from app.sessions.session_folder import KEPT_DAYS
from app.sessions.store import SessionStore

NOTE = Path("/notes/Thaddeus Okonkwo.txt")
PLACE = ViewPosition("f0", 9, False, True, 1.0, 40, "okon", False)
FINDINGS = (
    Finding("f0", Span(0, 16), "PATIENT", 0.9, "known"),
    Finding("f28", Span(28, 40), "DOCTOR", 0.8, "known"),
)


def reviewed(store: SessionStore, path: Path = NOTE) -> Review:
    """Open a document, accept one finding of two, and save."""
    first = Review(document(), FINDINGS)
    after = transitions.decide(first, ["f0"], Action.ACCEPT)
    store.note(path, lambda: Opened(path, None, time.time_ns()))
    digest = text_digest(first.document)
    store.note(path, lambda: ScanResult(first.document.sha256, digest, first.findings, "f0"))
    store.note(path, lambda: StepDone("accept", difference(first, after), "f0", "f28"))
    store.note(path, lambda: PLACE)
    store.save()
    return after


def opened(folder: Path) -> SessionStore:
    store = SessionStore(folder)
    store.unlock()
    return store


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "sessions"


def only(folder: Path) -> Path:
    (path,) = folder.glob("*.session")
    return path


@pytest.mark.parametrize("name", ["0" * 32, "f" * 32, "copy"])
def test_an_older_copy_of_a_session_takes_nothing_back(folder: Path, name: str) -> None:
    store = opened(folder)
    before = reviewed(store)
    older = only(folder).read_bytes()
    after = transitions.decide(before, ["f28"], Action.ACCEPT)
    store.note(NOTE, lambda: StepDone("accept", difference(before, after), "f28", None))
    store.note(NOTE, lambda: replace(PLACE, at=time.time_ns()))
    store.save()
    store.close()
    (folder / f"{name}.session").write_bytes(older)
    work = opened(folder).saved_work(NOTE, document())
    assert work is not None
    assert work.review.decisions == after.decisions


def test_work_comes_back_as_it_was_saved(folder: Path) -> None:
    store = opened(folder)
    after = reviewed(store)
    let_go(store)
    again = SessionStore(folder)
    (summary,) = again.unlock()
    assert (summary.path, summary.findings, summary.undecided) == (NOTE, 2, 1)
    assert not summary.closed
    work = again.resume(NOTE, document())
    assert work is not None
    assert (work.review, work.index, work.focus) == (after, 1, "f0")
    assert work.steps[0].title == "accept"
    assert work.place == PLACE


def test_a_document_that_was_never_reviewed_has_no_work(folder: Path) -> None:
    assert opened(folder).resume(NOTE, document()) is None


def test_another_file_or_another_text_is_not_reviewed_with_old_offsets(folder: Path) -> None:
    store = opened(folder)
    reviewed(store)
    same = document()
    for other in (replace(same, sha256="0" * 64), replace(same, text=same.text + " ")):
        with pytest.raises(SourceChanged):
            store.resume(NOTE, other)


def test_work_that_was_exported_does_not_stand_in_the_way_of_a_new_version(folder: Path) -> None:
    store = opened(folder)
    reviewed(store)
    store.note(NOTE, lambda: replace(PLACE, exported=True))
    assert store.resume(NOTE, replace(document(), sha256="0" * 64)) is None
    assert store.resume(NOTE, document()) is not None


def test_nothing_of_the_document_is_in_names_or_files(folder: Path) -> None:
    reviewed(opened(folder))
    everything = "\n".join(
        path.name + path.read_bytes().decode("latin-1") for path in folder.iterdir()
    ).casefold()
    for planted in ("thaddeus", "okonkwo", "venkataraman", "02/09/2025", "notes", "patient"):
        assert planted not in everything


def test_a_second_window_neither_writes_nor_reads_what_is_open_in_the_first(folder: Path) -> None:
    first = opened(folder)
    reviewed(first)
    before = only(folder).read_bytes()
    second = SessionStore(folder)
    assert second.unlock() == ()
    second.note(NOTE, lambda: Opened(NOTE, None, 1))
    with pytest.raises(SessionInUse):
        second.save()
    second.note(NOTE, lambda: PLACE)
    second.save()
    assert second.resume(NOTE, document()) is None
    assert only(folder).read_bytes() == before


def test_what_the_first_window_did_since_is_not_lost_by_the_second(folder: Path) -> None:
    first, second = opened(folder), SessionStore(folder)
    reviewed(first)
    second.unlock()
    first.note(NOTE, lambda: replace(PLACE, top=77))
    first.close()
    second.note(NOTE, lambda: Opened(NOTE, None, 2))
    work = second.resume(NOTE, document())
    assert work is not None
    assert work.place is not None
    assert work.place.top == 77


def test_a_file_that_cannot_be_read_is_listed_and_can_be_forgotten(folder: Path) -> None:
    store = opened(folder)
    reviewed(store)
    let_go(store)
    (folder / "foreign.session").write_bytes(b"something else")
    changed = bytearray(only_named(folder, "foreign").read_bytes())
    changed[-1] ^= 1
    only_named(folder, "foreign").write_bytes(changed)
    again = SessionStore(folder)
    listed = again.unlock()
    assert len(listed) == 2
    assert all(one.error is not None for one in listed)
    assert again.forget(one.name for one in listed) == ()
    assert not list(folder.glob("*.session"))


def only_named(folder: Path, other_than: str) -> Path:
    (path,) = (path for path in folder.glob("*.session") if path.stem != other_than)
    return path


def test_forgetting_leaves_no_file_and_no_work(folder: Path) -> None:
    store = opened(folder)
    reviewed(store)
    store.forget_document(NOTE)
    assert not list(folder.glob("*.session"))
    assert store.resume(NOTE, document()) is None
    store.note(NOTE, lambda: PLACE)
    store.save()
    assert not list(folder.glob("*.session"))


@pytest.mark.parametrize(("end", "kept"), [("closed", False), ("exported", False), ("left", True)])
def test_finished_work_goes_after_its_time_and_unfinished_work_stays(
    folder: Path, end: str, kept: bool
) -> None:
    store = opened(folder)
    reviewed(store)
    if end != "left":
        last = Closed() if end == "closed" else replace(PLACE, exported=True)
        store.note(NOTE, lambda: last)
    store.close()
    path = only(folder)
    for days, there in ((KEPT_DAYS - 1, True), (KEPT_DAYS + 1, kept)):
        then = time.time() - days * 86_400
        os.utime(path, (then, then))
        assert bool(SessionStore(folder).unlock()) is there
        assert path.exists() is there


def test_what_could_not_be_written_is_written_as_soon_as_it_can_be(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opened(folder)
    reviewed(store)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", full)
        store.note(NOTE, lambda: replace(PLACE, top=78))
        with pytest.raises(SessionError, match="No space left"):
            store.save()
        assert store.waiting
    store.save()
    let_go(store)
    work = opened(folder).resume(NOTE, document())
    assert work is not None
    assert work.place is not None
    assert work.place.top == 78


def test_a_long_session_is_written_anew_before_it_grows_without_end(folder: Path) -> None:
    store = opened(folder)
    reviewed(store)
    largest = 0
    for at in range(120):
        store.note(NOTE, lambda at=at: replace(PLACE, filter="x" * 30_000, top=at))  # type: ignore[misc]
        store.save()
        largest = max(largest, only(folder).stat().st_size)
    assert largest < 2_000_000
    work = store.resume(NOTE, document())
    assert work is not None
    assert work.place is not None
    assert work.place.top == 119


def test_drafts_of_a_crash_are_removed(folder: Path) -> None:
    opened(folder)
    draft = folder / ".incognote-a1_b2c3d.session"
    draft.write_bytes(b"sealed")
    os.utime(draft, (1, 1))
    opened(folder)
    assert not draft.exists()
