"""A killed or failing writer leaves the old file, no draft, and nothing that others may read."""

from __future__ import annotations

import multiprocessing
import os
import stat
from pathlib import Path

import pytest

from app.atomic_files import draft_of, drafts_in, rename_all, write_atomically


@pytest.fixture
def target(tmp_path: Path) -> Path:
    path = tmp_path / "of the user" / "settings.json"
    path.parent.mkdir()
    path.write_bytes(b"old")
    return path


def refused(*_: object) -> None:
    raise PermissionError(13, "Permission denied")


def names_beside(target: Path) -> list[str]:
    return sorted(path.name for path in target.parent.iterdir())


def test_what_is_written_is_there_and_nothing_beside_it(target: Path) -> None:
    write_atomically(target, b"new")
    assert target.read_bytes() == b"new"
    assert names_beside(target) == [target.name]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no modes")
def test_only_the_user_may_read_what_is_written_and_a_folder_made_for_it(target: Path) -> None:
    target.chmod(0o644)
    new = target.parent / "new" / "key.json"
    for path in (target, new):
        write_atomically(path, b"secret")
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(new.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("step", ["pathlib.Path.write_bytes", "os.fsync", "pathlib.Path.replace"])
def test_an_error_leaves_the_old_file_and_no_draft(
    target: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(step, refused)
        with pytest.raises(PermissionError):
            write_atomically(target, b"new")
    assert target.read_bytes() == b"old"
    assert names_beside(target) == [target.name]


def test_a_block_that_is_cancelled_leaves_the_old_file_and_no_draft(target: Path) -> None:
    def cancelled(draft: Path) -> None:
        draft.write_bytes(b"half")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), draft_of(target) as draft:
        cancelled(draft)
    assert target.read_bytes() == b"old"
    assert names_beside(target) == [target.name]


def _die_half_way(target: Path) -> None:
    with draft_of(target) as draft:
        draft.write_bytes(b"half")
        os._exit(9)


def test_a_killed_writer_leaves_the_old_file_and_a_draft_that_is_known(target: Path) -> None:
    writer = multiprocessing.get_context("spawn").Process(target=_die_half_way, args=(target,))
    writer.start()
    writer.join()
    assert writer.exitcode == 9
    assert target.read_bytes() == b"old"
    (draft,) = drafts_in(target.parent)
    assert draft.read_bytes() == b"half"


def test_content_is_on_the_disk_before_it_takes_the_place_and_its_name_after(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    flush, replace = os.fsync, Path.replace

    def flushed(handle: int) -> None:
        steps.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "content")
        flush(handle)

    def replaced(draft: Path, path: Path) -> Path:
        steps.append("place")
        return replace(draft, path)

    monkeypatch.setattr(os, "fsync", flushed)
    monkeypatch.setattr(Path, "replace", replaced)
    write_atomically(target, b"new")
    assert steps == ["content", "place", *(["folder"] if os.name != "nt" else [])]


@pytest.mark.parametrize("has_links", [True, False])
def test_a_file_that_came_meanwhile_is_not_replaced(
    target: Path, monkeypatch: pytest.MonkeyPatch, has_links: bool
) -> None:
    if not has_links:
        monkeypatch.setattr(Path, "hardlink_to", refused)
    with pytest.raises(FileExistsError), draft_of(target, replaces=False) as draft:
        draft.write_bytes(b"new")
    assert target.read_bytes() == b"old"
    target.unlink()
    with draft_of(target, replaces=False) as draft:
        draft.write_bytes(b"new")
    assert target.read_bytes() == b"new"
    assert names_beside(target) == [target.name]


def test_names_are_changed_all_or_none(target: Path) -> None:
    former, draft = target.with_name("former.json"), target.with_name("draft.json")
    with pytest.raises(FileNotFoundError):
        rename_all([(target, former), (draft, target)])
    assert target.read_bytes() == b"old"
    assert names_beside(target) == [target.name]
    draft.write_bytes(b"new")
    rename_all([(target, former), (draft, target)])
    assert (former.read_bytes(), target.read_bytes()) == (b"old", b"new")
