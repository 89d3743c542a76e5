"""The surrogate key is in the keyring where there is one, and never gets another value."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from app import key_files
from app.errors import WriteFailed
from app.key_files import machine_key, surrogate_key

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
