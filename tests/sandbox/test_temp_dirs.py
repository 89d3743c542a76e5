"""No temporary file of a run that was killed stays for long."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from app.sandbox.temp_dirs import PrivateFolder, remove_stale_dirs

_HOLDS_ONE = """
import threading
from app.sandbox.temp_dirs import PrivateFolder
held = PrivateFolder()
(held.path / "note.txt").write_text("Patient: Thaddeus Okonkwo")
print(held.path, flush=True)
threading.Event().wait()
"""


@pytest.fixture(autouse=True)
def own_temporary_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


@pytest.fixture
def other_run(tmp_path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", _HOLDS_ONE],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "TMPDIR": str(tmp_path), "TEMP": str(tmp_path)},
    )


def aged(run: subprocess.Popen[str]) -> Path:
    assert run.stdout is not None
    folder = Path(run.stdout.readline().strip())
    past = time.time() - 3600
    for path in folder.parent.iterdir():
        os.utime(path, (past, past))
    return folder


def test_a_folder_is_readable_by_its_user_only_and_goes_with_all_that_is_in_it() -> None:
    with PrivateFolder() as folder:
        (folder.path / "note.txt").write_text("Patient")
        if os.name == "posix":
            assert folder.path.stat().st_mode & 0o077 == 0
        assert [path.name for path in folder.path.iterdir()] == ["note.txt"]
    assert not folder.path.parent.exists()


@pytest.mark.skipif(os.name != "posix", reason="folders by descriptors")
def test_folders_too_deep_for_recursion_and_paths_are_removed(tmp_path: Path) -> None:
    with PrivateFolder() as folder:
        held = os.open(folder.path, os.O_RDONLY)
        for _ in range(3000):
            os.mkdir("d", dir_fd=held)
            deeper = os.open("d", os.O_RDONLY, dir_fd=held)
            os.close(held)
            held = deeper
        os.write(os.open("note.txt", os.O_CREAT | os.O_WRONLY, dir_fd=held), b"Patient")
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_run_left_is_removed_by_the_next(other_run: subprocess.Popen[str]) -> None:
    folder = aged(other_run)
    remove_stale_dirs()
    assert (folder / "note.txt").exists(), "the other run still works with it"
    other_run.kill()
    other_run.wait()
    remove_stale_dirs()
    assert not folder.parent.exists()


def test_a_folder_that_is_just_being_made_stays(other_run: subprocess.Popen[str]) -> None:
    assert other_run.stdout is not None
    folder = Path(other_run.stdout.readline().strip())
    other_run.kill()
    other_run.wait()
    remove_stale_dirs()
    assert folder.exists()


def test_folders_of_others_stay(tmp_path: Path) -> None:
    other = tmp_path / "incognote-of-another-program"
    other.mkdir()
    (other / "file").write_text("x")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (tmp_path / "incognote-link").symlink_to(elsewhere)
    remove_stale_dirs()
    assert (other / "file").exists()
    assert elsewhere.exists()
