"""A run that was killed goes on where it was, and its folder tells nothing of the originals."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest

from app.digests import digest_of
from app.errors import WriteFailed
from app.workflow.manifest import NAME, Manifest

SECRET = bytes(range(32))


def _finish(folder: Path, source: Path, *, choices: str = "mask") -> None:
    """What a run does that is killed behind one file: it has no time to end."""
    copy = folder / f"{source.stem}.deid.txt"
    folder.mkdir(exist_ok=True)
    copy.write_text("[PATIENT]", encoding="utf-8")
    run = Manifest(folder, SECRET, choices, resume=False)
    run.add(source, digest_of(source), copy.name, _sha256_of_label(), 1, 0)
    run.close(complete=False)


def _sha256_of_label() -> str:
    return hashlib.sha256(b"[PATIENT]").hexdigest()


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "Okonkwo.txt"
    path.write_text("Mr. Okonkwo", encoding="utf-8")
    return path


def _resumed(folder: Path, source: Path, choices: str = "mask") -> list[str]:
    run = Manifest(folder, SECRET, choices, resume=True)
    names = run.settle([source]).values()
    assert (run.finished(source) is not None) == bool(names)
    run.close(complete=False)
    return sorted(names)


def test_what_is_finished_is_known_again(tmp_path: Path, source: Path) -> None:
    _finish(tmp_path / "out", source)
    assert _resumed(tmp_path / "out", source) == ["Okonkwo.deid.txt"]


def test_the_manifest_names_no_original(tmp_path: Path, source: Path) -> None:
    folder = tmp_path / "out"
    _finish(folder, source)
    (folder / "Okonkwo.deid.txt").rename(folder / "document-1.deid.txt")
    told = (folder / NAME).read_text("utf-8").replace("Okonkwo.deid.txt", "")
    assert "Okonkwo" not in told
    assert str(tmp_path) not in told


@pytest.mark.parametrize("change", ["original", "copy", "copy gone", "choices", "torn", "none"])
def test_what_changed_is_done_again(tmp_path: Path, source: Path, change: str) -> None:
    folder = tmp_path / "out"
    _finish(folder, source)
    copy, manifest = folder / "Okonkwo.deid.txt", folder / NAME
    match change:
        case "original":
            source.write_text("Mrs. Okonkwo", encoding="utf-8")
        case "copy":
            copy.write_text("[PATI", encoding="utf-8")
        case "copy gone":
            copy.unlink()
        case "torn":
            manifest.write_bytes(manifest.read_bytes()[:-20])
        case "none":
            manifest.unlink()
    choices = "surrogate" if change == "choices" else "mask"
    assert _resumed(folder, source, choices) == []


def test_a_copy_elsewhere_is_never_taken_for_an_export(tmp_path: Path, source: Path) -> None:
    folder = tmp_path / "out"
    _finish(folder, source)
    (tmp_path / "Okonkwo.deid.txt").write_text("[PATIENT]", encoding="utf-8")
    manifest = folder / NAME
    manifest.write_text(
        manifest.read_text("utf-8").replace('"Okonkwo.', '"../Okonkwo.'), encoding="utf-8"
    )
    assert _resumed(folder, source) == []


def test_a_run_that_goes_on_writes_behind_a_torn_line(tmp_path: Path, source: Path) -> None:
    folder = tmp_path / "out"
    _finish(folder, source)
    manifest = folder / NAME
    manifest.write_bytes(manifest.read_bytes() + b'{"source": "ab')
    other = source.with_name("other.txt")
    other.write_text("Nobody", encoding="utf-8")
    (folder / "other.deid.txt").write_text("[PATIENT]", encoding="utf-8")
    run = Manifest(folder, SECRET, "mask", resume=True)
    run.add(other, digest_of(other), "other.deid.txt", _sha256_of_label(), 1, 0)
    run.close(complete=False)
    again = Manifest(folder, SECRET, "mask", resume=True)
    assert len(again.settle([source, other])) == 2
    again.close(complete=True)
    assert sorted(path.name for path in folder.iterdir()) == [
        "Okonkwo.deid.txt",
        "other.deid.txt",
    ]


def test_going_on_removes_drafts_of_the_killed_run_and_nothing_else(
    tmp_path: Path, source: Path
) -> None:
    folder = tmp_path / "out"
    _finish(folder, source)
    for name in (".incognote-a1_b2c3d.pdf", ".incognote-notes.txt", ".other", "mine.txt"):
        (folder / name).touch()
    _resumed(folder, source)
    left = {path.name for path in folder.iterdir()}
    assert left == {NAME, "Okonkwo.deid.txt", ".incognote-notes.txt", ".other", "mine.txt"}


def test_two_runs_into_one_folder_do_not_take_each_other_for_killed(
    tmp_path: Path, source: Path
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    running = Manifest(folder, SECRET, "mask", resume=False)
    running.add(source, digest_of(source), "a.deid.txt", "0", 1, 0)
    with pytest.raises(WriteFailed):
        Manifest(folder, SECRET, "mask", resume=True)
    beside = Manifest(folder, SECRET, "mask", resume=False)
    beside.add(source, digest_of(source), "b.deid.txt", "0", 1, 0)
    beside.close(complete=True)
    assert "a.deid.txt" in (folder / NAME).read_text("utf-8")
    running.close(complete=True)
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
def test_a_pipe_among_the_originals_is_not_waited_for(tmp_path: Path, source: Path) -> None:
    _finish(tmp_path / "out", source)
    os.mkfifo(tmp_path / "pipe.txt")
    assert _resumed(tmp_path / "out", tmp_path / "pipe.txt") == []


def test_a_file_that_changed_while_it_was_checked_is_not_finished(
    tmp_path: Path, source: Path
) -> None:
    folder = tmp_path / "out"
    read = digest_of(source)
    source.write_text("Mr. Okonkwo, and a new page", encoding="utf-8")
    (tmp_path / "out").mkdir()
    (folder / "Okonkwo.deid.txt").write_text("[PATIENT]", encoding="utf-8")
    run = Manifest(folder, SECRET, "mask", resume=False)
    run.add(source, read, "Okonkwo.deid.txt", _sha256_of_label(), 1, 0)
    run.close(complete=False)
    assert _resumed(folder, source) == []


def test_a_run_that_has_finished_nothing_yet_keeps_its_drafts(tmp_path: Path) -> None:
    running = Manifest(tmp_path, SECRET, "mask", resume=False)
    running.hold()
    with pytest.raises(WriteFailed):
        Manifest(tmp_path, SECRET, "mask", resume=True)
    running.close(complete=True)
