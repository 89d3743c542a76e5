"""Commands that show, copy and rotate the surrogate key, and exports with the key of a file."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from support.command_line import incognote

from app.cli.parser import run
from app.errors import SessionLocked
from app.keys.key_files import surrogate_key
from app.keys.key_purposes import mark_of
from app.paths import data_dir
from app.sessions.session_key import session_key

WORDS = "four words of mine"
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


@pytest.mark.slow
def test_a_rotated_key_that_stays_checks_and_continues_what_it_made(home: Path) -> None:
    before = surrogates(home, "before")
    rotated = incognote("keys", "rotate")
    assert rotated.returncode == 0, rotated.stderr
    old, new = re.findall("key ([0-9a-f]{8}):", rotated.stdout)
    assert surrogates(home, "after") != before
    assert surrogates(home, "again", "--key", old) == before
    report = home / "before" / "note.txt.report.json"
    files = (home / "note.txt", home / "before" / "note.deid.txt")
    checked = incognote("verify", *files, "--report", report)
    assert checked.returncode == 0, checked.stderr
    assert re.findall("key ([0-9a-f]{8}):", incognote("keys", "show").stdout) == [new, old]
    assert incognote("keys", "remove", new).returncode == 3, "in use"
    assert incognote("keys", "remove", old).returncode == 0
    assert incognote("verify", *files, "--report", report).returncode != 0


@pytest.fixture
def locked(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home whose keys are behind a passphrase, which was typed on a terminal."""
    note = home / "note.txt"
    note.write_text(NOTE)
    monkeypatch.setattr("app.cli.passphrase.sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("app.cli.passphrase.getpass.getpass", lambda _: WORDS)
    assert run(["keys", "passphrase"]) == 0
    return home


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="descriptors are handed on")
def test_jobs_give_the_passphrase_without_a_terminal(locked: Path) -> None:
    key = surrogate_key()
    assert not any(
        text in path.read_bytes()
        for path in data_dir().rglob("*")
        if path.is_file()
        for text in (key, key.hex().encode(), WORDS.encode())
    )
    asked = incognote("keys", "show")
    assert asked.returncode == 11
    assert "--passphrase-fd" in asked.stderr
    reading, writing = os.pipe()
    os.write(writing, WORDS.encode() + b"\n")
    os.close(writing)
    shown = incognote("keys", "show", "--passphrase-fd", reading, pass_fds=(reading,))
    os.close(reading)
    assert f"key {mark_of(key)}: encrypted, behind a passphrase" in shown.stdout
    told = {**os.environ, "INCOGNOTE_PASSPHRASE": WORDS}
    done = incognote("redact", locked / "note.txt", "-o", locked / "out", "--report", env=told)
    assert done.returncode == 0, done.stderr
    wrong = incognote("keys", "show", env={**told, "INCOGNOTE_PASSPHRASE": "other words"})
    assert wrong.returncode == 11
    assert "not the passphrase" in wrong.stderr


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_nobody_else_can_write_where_the_keys_are(home: Path) -> None:
    assert incognote("keys", "show", umask=0).returncode == 0
    kept = [home / "home", *(home / "home").rglob("*")]
    assert data_dir() in kept
    assert [path.name for path in kept if path.stat().st_mode & 0o002] == []


def test_no_child_process_is_started_with_the_passphrase(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be in the environment of code that a hostile file runs there."""
    monkeypatch.setenv("INCOGNOTE_PASSPHRASE", WORDS)
    assert run(["keys", "show"]) == 0
    assert "INCOGNOTE_PASSPHRASE" not in os.environ


@pytest.mark.slow
def test_the_passphrase_of_the_keys_is_that_of_saved_work(locked: Path) -> None:
    folder = data_dir() / "sessions"
    with pytest.raises(SessionLocked):
        session_key(folder)
    assert session_key(folder, WORDS)


@pytest.mark.slow
def test_keys_that_lie_open_are_told_of_once(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "note.txt").write_text(NOTE)
    told = [
        "no keyring" in incognote("redact", home / "note.txt", "-o", home / name).stderr
        for name in ("a", "b")
    ]
    assert told == [True, False]
