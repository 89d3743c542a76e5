"""The surrogate key is in the keyring where there is one, and never gets another value."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from app import key_files
from app.errors import InputError, WriteFailed
from app.key_files import (
    copy_key,
    given_key,
    lies_in_keyring,
    machine_key,
    mark_of,
    report_key,
    rotate_key,
    surrogate_key,
)

OLD = bytes(range(32))


class Keyring:
    """A system's keyring that may be locked, or forget what it was told."""

    def __init__(self) -> None:
        self.secrets: dict[tuple[str, str], str] = {}
        self.locked = self.forgetful = False

    def set_password(self, service: str, name: str, secret: str) -> None:
        if not self.forgetful:
            self.secrets[service, name] = secret

    def get_password(self, service: str, name: str) -> str | None:
        if self.locked:
            raise RuntimeError("locked")
        return self.secrets.get((service, name))

    def delete_password(self, service: str, name: str) -> None:
        del self.secrets[service, name]


@pytest.fixture
def keyring(monkeypatch: pytest.MonkeyPatch) -> Keyring:
    keyring = Keyring()
    monkeypatch.setattr(key_files, "system_keyring", lambda: keyring)
    return keyring


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "surrogate.key"


def everything_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


def test_with_a_keyring_no_file_holds_the_key(path: Path, keyring: Keyring) -> None:
    key = surrogate_key(path)
    assert len(key) == 32
    assert surrogate_key(path) == key
    written = everything_in(path.parent)
    assert key not in written
    assert key.hex().encode() not in written


def test_a_key_in_a_file_is_taken_over_with_its_value(path: Path, keyring: Keyring) -> None:
    path.parent.mkdir()
    path.write_bytes(OLD)
    assert surrogate_key(path) == OLD
    assert not path.exists()
    assert list(keyring.secrets.values()) == [OLD.hex()]
    assert surrogate_key(path) == OLD


@pytest.mark.parametrize("fault", ["locked", "forgetful"])
def test_a_key_stays_in_its_file_where_the_keyring_does_not_give_it_back(
    path: Path, keyring: Keyring, fault: str
) -> None:
    path.parent.mkdir()
    path.write_bytes(OLD)
    setattr(keyring, fault, True)
    assert surrogate_key(path) == OLD
    assert path.read_bytes() == OLD


def test_a_new_key_lies_in_a_file_where_the_keyring_fails(path: Path, keyring: Keyring) -> None:
    keyring.locked = True
    key = surrogate_key(path)
    assert path.read_bytes() == key
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_keyring_that_cannot_be_reached_is_not_taken_for_a_first_start(
    path: Path, keyring: Keyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = surrogate_key(path)
    keyring.locked = True
    with pytest.raises(WriteFailed, match="keyring"):
        surrogate_key(path)
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(key_files, "system_keyring", lambda: None)
        with pytest.raises(WriteFailed, match="keyring"):
            surrogate_key(path)
    assert not path.exists()
    keyring.locked = False
    assert surrogate_key(path) == key


def test_a_copy_goes_that_a_killed_program_left(path: Path, keyring: Keyring) -> None:
    key = surrogate_key(path)
    path.write_bytes(key)
    assert surrogate_key(path) == key
    assert not path.exists()


def test_a_key_that_an_older_program_made_beside_is_not_lost(path: Path, keyring: Keyring) -> None:
    key = surrogate_key(path)
    path.write_bytes(OLD)
    assert surrogate_key(path) == key
    assert path.read_bytes() == OLD


@pytest.mark.parametrize("stored", ["", "[]", "{}", json.dumps({"kept": "elsewhere"})])
def test_a_damaged_note_is_refused_and_not_replaced(
    path: Path, keyring: Keyring, stored: str
) -> None:
    path.parent.mkdir()
    path.with_suffix(".json").write_text(stored)
    with pytest.raises(WriteFailed, match="damaged"):
        surrogate_key(path)
    assert path.with_suffix(".json").read_text() == stored


def test_a_damaged_file_is_not_put_into_the_keyring(path: Path, keyring: Keyring) -> None:
    path.parent.mkdir()
    path.write_bytes(b"short")
    with pytest.raises(WriteFailed, match="damaged"):
        surrogate_key(path)
    assert not keyring.secrets


def test_without_a_keyring_the_key_lies_in_its_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(key_files, "system_keyring", lambda: None)
    assert machine_key(path) == path.read_bytes()


@pytest.fixture(params=["keyring", "file"])
def kept(
    request: pytest.FixtureRequest, path: Path, keyring: Keyring, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """The path of a key that was made before, in a keyring or in its file."""
    if request.param == "file":
        monkeypatch.setattr(key_files, "system_keyring", lambda: None)
    surrogate_key(path)
    assert lies_in_keyring(path) == (request.param == "keyring")
    return path


def test_a_rotated_key_is_another_and_stays(kept: Path) -> None:
    before = surrogate_key(kept)
    assert rotate_key(None, kept) == (before, surrogate_key(kept))
    after = surrogate_key(kept)
    assert before != after == surrogate_key(kept)
    assert report_key(before) != report_key(after)
    assert mark_of(before) != mark_of(after)


def test_a_discarded_key_is_nowhere_any_more(kept: Path, keyring: Keyring) -> None:
    before = surrogate_key(kept)
    rotate_key(None, kept)
    assert before.hex() not in keyring.secrets.values()
    assert before not in everything_in(kept.parent)


def test_the_key_before_is_kept_in_a_file_that_only_the_user_may_read(
    kept: Path, tmp_path: Path
) -> None:
    before, old = surrogate_key(kept), tmp_path / "old.key"
    rotate_key(old, kept)
    assert given_key(old) == before


def test_nothing_is_rotated_where_the_key_before_cannot_be_kept(kept: Path, tmp_path: Path) -> None:
    before, old = surrogate_key(kept), tmp_path / "old.key"
    old.write_bytes(b"something else")
    with pytest.raises(WriteFailed, match="cannot be written"):
        rotate_key(old, kept)
    assert surrogate_key(kept) == before
    assert old.read_bytes() == b"something else"


@pytest.mark.parametrize("fault", ["locked", "forgetful"])
def test_nothing_is_rotated_where_the_keyring_fails(
    path: Path, keyring: Keyring, fault: str
) -> None:
    before = surrogate_key(path)
    setattr(keyring, fault, True)
    with pytest.raises(WriteFailed, match="keyring"):
        rotate_key(None, path)
    keyring.locked = keyring.forgetful = False
    assert surrogate_key(path) == before


def test_a_copied_key_is_read_where_no_keyring_is(
    kept: Path, tmp_path: Path, keyring: Keyring
) -> None:
    copy = tmp_path / "job.key"
    assert copy_key(copy, kept) == surrogate_key(kept)
    keyring.locked = True
    assert mark_of(given_key(copy)) == mark_of(copy.read_bytes())
    if os.name == "posix":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
@pytest.mark.parametrize("mode", [0o640, 0o604, 0o660, 0o644])
def test_a_key_file_that_others_may_read_is_refused(tmp_path: Path, mode: int) -> None:
    file = tmp_path / "job.key"
    file.write_bytes(OLD)
    file.chmod(mode)
    with pytest.raises(InputError, match="not private"):
        given_key(file)


@pytest.mark.parametrize("content", [b"", OLD[:31], OLD + b"\n"])
def test_a_file_that_is_no_key_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "job.key"
    file.write_bytes(content)
    file.chmod(0o600)
    with pytest.raises(InputError, match="no key"):
        given_key(file)
    with pytest.raises(InputError, match="cannot be opened"):
        given_key(tmp_path / "absent")


def test_secrets_for_different_uses_differ(tmp_path: Path) -> None:
    """A report tells nothing of surrogates, nor the mark of either."""
    assert len({OLD, report_key(OLD), bytes.fromhex(mark_of(OLD))}) == 3
    assert not report_key(OLD).hex().startswith(mark_of(OLD))
