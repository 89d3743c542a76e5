"""A project holds the work of several reviewers, opens as it was left, and tells nobody else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.random_reviews import Reviewer, document, reviewers
from support.sampling import sampled

from app.engine.domain.export import Mode
from app.engine.domain.policy import ExportChoices
from app.errors import ProjectLocked, SessionDamaged, SessionError, SessionInUse
from app.sessions.events import Closed, Opened, ScanResult, WorkProgress
from app.sessions.project import Project
from app.sessions.storage import ADJUDICATION
from app.sessions.store import SessionStore

KEY = bytes(range(32))


def begun(folder: Path) -> Project:
    return Project.begin(folder / "study.incognote", KEY, folder)


def again(project: Project, folder: Path) -> Project:
    project.close()
    return Project.open(project.path, KEY, folder)


@settings(max_examples=20, deadline=None)
@given(reviewers(), reviewers(), st.data())
def test_what_two_reviewers_did_comes_back_as_each_left_it(
    tmp_path_factory: pytest.TempPathFactory,
    first: Reviewer,
    second: Reviewer,
    data: st.DataObject,
) -> None:
    tmp_path = tmp_path_factory.mktemp("project")
    project = begun(tmp_path)
    source = tmp_path / "note.txt"
    members = [project.add(source, name) for name in ("AB", "CD")]
    for member, reviewer in zip(members, (first, second), strict=True):
        member.write([Opened(source, None, 1), *reviewer.records])
    for _ in range(data.draw(st.integers(0, 4))):
        number = data.draw(st.integers(0, 1))
        reviewer = (first, second)[number]
        known = len(reviewer.records)
        reviewer.act(data)
        members[number].write(reviewer.records[known:])
    reopened = again(project, tmp_path)
    try:
        assert reopened.reviewers == ("AB", "CD")
        assert reopened.sources == (source,)
        for name, reviewer in (("AB", first), ("CD", second)):
            kept = reopened.member(source, name)
            assert kept is not None
            work = kept.log.work(document())
            assert (work.review, work.index) == (reviewer.review, reviewer.index)
    finally:
        reopened.close()


def test_a_project_tells_nothing_without_the_key(tmp_path: Path) -> None:
    project = begun(tmp_path)
    source = tmp_path / "okonkwo-thaddeus.txt"
    project.add(source, "Venkataraman").write([Opened(source, None, 1), WorkProgress(True, 5)])
    project.close()
    held = project.path.read_bytes()
    for word in (b"okonkwo", b"Venkataraman", b"Opened", str(tmp_path).encode()):
        assert word not in held
    with pytest.raises(SessionDamaged):
        Project.open(project.path, bytes(32), tmp_path)
    # A failed try keeps nobody out.
    Project.open(project.path, KEY, tmp_path).close()


WORDS = "four calm harbour seals"


def shared(folder: Path) -> Project:
    project = Project.begin(folder / "study.incognote", KEY, folder, WORDS)
    project.add(folder / "okonkwo.txt", "Venkataraman").write([Opened(folder / "a", None, 1)])
    return project


def test_a_passphrase_opens_a_project_on_another_computer_and_nothing_else_does(
    tmp_path: Path,
) -> None:
    project = shared(tmp_path)
    project.close()
    elsewhere = bytes(32)
    opened = Project.open(project.path, elsewhere, tmp_path, WORDS)
    assert opened.reviewers == ("Venkataraman",)
    assert opened.shared
    opened.add(tmp_path / "b.txt", "CD")
    opened.close()
    assert Project.open(project.path, KEY, tmp_path, WORDS).reviewers == ("Venkataraman", "CD")


@pytest.mark.parametrize("wrong", sampled([None, "", WORDS.title(), WORDS + " "], 4))
def test_a_wrong_passphrase_is_told_and_keeps_nobody_out(tmp_path: Path, wrong: str | None) -> None:
    project = shared(tmp_path)
    project.close()
    held = project.path.read_bytes()
    assert not [word for word in (b"konkwo", b"Venka", WORDS.encode()) if word in held]
    for key in (KEY, bytes(32)):
        with pytest.raises(ProjectLocked, match="passphrase"):
            Project.open(project.path, key, tmp_path, wrong)
    Project.open(project.path, KEY, tmp_path, WORDS).close()


def test_a_passphrase_set_later_is_the_only_way_from_then_on(tmp_path: Path) -> None:
    project = begun(tmp_path)
    project.add(tmp_path / "a.txt", "AB")
    assert not project.shared
    project.share(WORDS)
    project.add(tmp_path / "b.txt", "AB")
    project.close()
    with pytest.raises(ProjectLocked):
        Project.open(project.path, KEY, tmp_path)
    opened = Project.open(project.path, bytes(32), tmp_path, WORDS)
    assert len(opened.sources) == 2
    opened.share("another one")
    opened.close()
    with pytest.raises(ProjectLocked):
        Project.open(project.path, KEY, tmp_path, WORDS)
    Project.open(project.path, KEY, tmp_path, "another one").close()


@pytest.mark.parametrize("cut", sampled([10, 40, 90], 3))
def test_a_damaged_lock_is_refused(tmp_path: Path, cut: int) -> None:
    project = shared(tmp_path)
    project.close()
    project.path.write_bytes(project.path.read_bytes()[:cut])
    with pytest.raises(SessionError):
        Project.open(project.path, KEY, tmp_path, WORDS)


@pytest.mark.parametrize("content", [b"", b"no project", b"Incognote session 1\n" + bytes(400)])
def test_a_file_that_is_no_project_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "study.incognote"
    path.write_bytes(content)
    with pytest.raises(SessionDamaged):
        Project.open(path, KEY, tmp_path)


def test_a_project_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SessionError, match="cannot be read"):
        Project.open(tmp_path / "none.incognote", KEY, tmp_path)


def test_a_project_is_open_in_one_window_only(tmp_path: Path) -> None:
    project = begun(tmp_path)
    with pytest.raises(SessionInUse):
        Project.open(project.path, KEY, tmp_path)
    project.close()


def test_documents_that_moved_with_their_project_are_found(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    (before / "notes").mkdir(parents=True)
    source = before / "notes" / "note.txt"
    source.write_text("x", encoding="utf-8")
    project = begun(before)
    project.add(source, "AB")
    project.close()
    before.rename(after)
    moved = Project.open(after / project.path.name, KEY, tmp_path)
    assert moved.sources == (after / "notes" / "note.txt",)
    moved.close()


def test_documents_keep_the_order_that_they_were_put_in(tmp_path: Path) -> None:
    project = begun(tmp_path)
    sources = [tmp_path / name for name in "abcd"]
    for source in sources:
        for reviewer in ("AB", "CD"):
            project.add(source, reviewer)
    project.put_in_order([sources[3], sources[1]])
    project.add(tmp_path / "e", "AB")
    wanted = (sources[3], sources[1], sources[0], sources[2], tmp_path / "e")
    assert project.sources == wanted
    reopened = again(project, tmp_path)
    assert reopened.sources == wanted
    member = reopened.member(sources[0], "CD")
    assert member is not None
    member.forget()
    assert again(reopened, tmp_path).sources == wanted


def test_a_document_taken_out_leaves_no_trace_and_a_closed_one_stays(tmp_path: Path) -> None:
    project = begun(tmp_path)
    for name in ("a.txt", "b.txt"):
        project.add(tmp_path / name, "AB").write([Opened(tmp_path / name, None, 1), Closed()])
    taken = project.member(tmp_path / "a.txt", "AB")
    assert taken is not None
    taken.forget()
    reopened = again(project, tmp_path)
    assert reopened.sources == (tmp_path / "b.txt",)
    assert not reopened.members[0].log.closed
    reopened.close()


def test_the_work_on_disagreements_is_no_reviewers(tmp_path: Path) -> None:
    project = begun(tmp_path)
    for name in ("AB", ADJUDICATION, "CD"):
        project.add(tmp_path / "a.txt", name)
    assert project.reviewers == ("AB", "CD")
    project.close()


@settings(max_examples=5, deadline=None)
@given(reviewers(), st.data())
def test_work_moves_into_a_project_and_the_second_reviewer_begins_with_the_same_findings(
    tmp_path_factory: pytest.TempPathFactory, reviewer: Reviewer, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("kept")
    source, path = folder / "note.txt", folder / "study.incognote"
    for _ in range(3):
        reviewer.act(data)
    store = SessionStore(folder / "sessions")
    store.unlock()
    for record in (Opened(source, None, 1), *reviewer.records):
        store.note(source, lambda record=record: record)  # type: ignore[misc]
    store.begin_project(path, "AB", [source])
    assert store.keeps(source)
    work = store.resume(source, document())
    assert work is not None
    assert work.review == reviewer.review
    assert store.unlock() == ()
    (summary,) = store.open_project(path, "CD")
    assert (summary.path, summary.findings) == (source, 0)
    store.note(source, lambda: Opened(source, None, 2))
    second = store.resume(source, document())
    found = next(one for one in reversed(reviewer.records) if isinstance(one, ScanResult))
    assert second is not None
    assert second.review.findings == found.findings
    assert second.review.decisions == {}
    store.close_project()
    assert store.resume(source, document()) is None
    store.close()


def test_a_project_remembers_how_it_is_exported_and_its_folder_may_move(tmp_path: Path) -> None:
    here = tmp_path / "here"
    (here / "out").mkdir(parents=True)
    choices = ExportChoices(Mode.NUMBERED, here / "out", report=False, summary=True)
    project = Project.begin(here / "study.incognote", KEY, tmp_path)
    assert project.exports is None
    project.keep_exports(choices)
    opened = again(project, tmp_path)
    assert opened.exports == choices
    opened.share("a passphrase of some length")
    opened.close()
    moved = here.rename(tmp_path / "there")
    last = Project.open(moved / "study.incognote", KEY, tmp_path, "a passphrase of some length")
    assert last.exports == replace(choices, folder=moved / "out")
    last.close()


def test_choices_of_a_later_version_are_left_alone(tmp_path: Path) -> None:
    project = begun(tmp_path)
    project.append([b'["Exports","holograms","/out","out",true,true]'])
    opened = again(project, tmp_path)
    assert opened.exports is None
    opened.close()
