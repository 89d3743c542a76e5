"""Commands that show, copy and rotate the surrogate key, and exports with the key of a file."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from support.command_line import incognote

from app.key_files import surrogate_key

NOTE = "Patient: Thaddeus Okonkwo, born 14/03/1961.\nMr Okonkwo was seen on 2 May 2025.\n"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, in which nothing was kept yet."""
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    return tmp_path


def surrogates(folder: Path, name: str, *options: object) -> str:
    note = folder / "note.txt"
    note.write_text(NOTE)
    out = folder / name
    done = incognote("redact", note, "-o", out, "--mode", "surrogate", "--report", *options)
    assert done.returncode == 0, done.stderr
    return (out / "note.deid.txt").read_text()


@pytest.mark.slow
def test_a_rotated_key_makes_other_surrogates_and_the_kept_one_those_of_before(home: Path) -> None:
    before = surrogates(home, "before")
    old = home / "old.key"
    rotated = incognote("keys", "rotate", "--keep", old)
    assert rotated.returncode == 0, rotated.stderr
    assert surrogate_key().hex() not in rotated.stdout + rotated.stderr
    assert surrogates(home, "after") != before
    assert surrogates(home, "again", "--key-file", old) == before

    report = home / "before" / "note.txt.report.json"
    files = (home / "note.txt", home / "before" / "note.deid.txt")
    assert incognote("verify", *files, "--report", report).returncode != 0
    checked = incognote("verify", *files, "--report", report, "--key-file", old)
    assert checked.returncode == 0, checked.stderr


@pytest.mark.slow
def test_a_copied_key_is_the_same_key(home: Path) -> None:
    copied = incognote("keys", "copy", home / "job.key")
    assert copied.returncode == 0, copied.stderr
    shown = incognote("keys", "show").stdout
    assert re.findall("key [0-9a-f]{8}", copied.stdout) == re.findall("key [0-9a-f]{8}", shown)
    assert surrogates(home, "a") == surrogates(home, "b", "--key-file", home / "job.key")


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_a_key_that_others_may_read_stops_the_command(home: Path) -> None:
    incognote("keys", "copy", home / "job.key")
    (home / "job.key").chmod(0o644)
    (home / "note.txt").write_text(NOTE)
    done = incognote(
        "redact", home / "note.txt", "-o", home / "out", "--key-file", home / "job.key"
    )
    assert done.returncode == 3
    assert "not private" in done.stderr
    assert not (home / "out").exists()


def test_nobody_rotates_without_saying_what_becomes_of_the_key(home: Path) -> None:
    assert incognote("keys", "rotate").returncode == 2
