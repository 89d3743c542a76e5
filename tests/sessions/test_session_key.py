"""The key is kept in one place, is the same at every start, and is never made anew by mistake."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest
from support.window.session_files import needs_passphrase

from app.errors import SessionLocked
from app.keys import system_keyring
from app.sessions import session_key as keys
from app.sessions.session_key import session_key, set_passphrase


class Keyring:
    """A system's keyring that may be locked."""

    def __init__(self) -> None:
        self.secrets: dict[tuple[str, str], str] = {}
        self.locked = False

    def set_password(self, service: str, name: str, secret: str) -> None:
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
    monkeypatch.setattr(keys, "system_keyring", lambda: keyring)
    return keyring


@pytest.fixture
def no_keyring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keys, "system_keyring", lambda: None)


def test_without_a_keyring_the_key_lies_in_a_file_for_the_user_alone(
    tmp_path: Path, no_keyring: None
) -> None:
    key = session_key(tmp_path)
    assert len(key) == 32
    assert session_key(tmp_path) == key
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / "session.key").stat().st_mode) == 0o600


def test_with_a_keyring_no_file_holds_the_key(tmp_path: Path, keyring: Keyring) -> None:
    key = session_key(tmp_path)
    assert session_key(tmp_path) == key
    for path in tmp_path.iterdir():
        assert key not in path.read_bytes()
        assert key.hex().encode() not in path.read_bytes()


def test_a_key_in_a_file_goes_into_a_keyring_that_came_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr(keys, "system_keyring", lambda: None)
        key = session_key(tmp_path)
    keyring = Keyring()
    monkeypatch.setattr(keys, "system_keyring", lambda: keyring)
    assert session_key(tmp_path) == key
    assert not (tmp_path / "session.key").exists()
    assert keyring.secrets
    assert session_key(tmp_path) == key
    assert not keys.lies_in_file(tmp_path)


def test_a_key_stays_in_its_file_where_the_keyring_does_not_take_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keyring = Keyring()
    keyring.locked = True
    monkeypatch.setattr(keys, "system_keyring", lambda: keyring)
    key = session_key(tmp_path)
    assert (tmp_path / "session.key").read_bytes() == key
    assert session_key(tmp_path) == key


def test_a_keyring_that_cannot_be_reached_is_not_taken_for_a_first_start(
    tmp_path: Path, keyring: Keyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = session_key(tmp_path)
    keyring.locked = True
    with pytest.raises(SessionLocked):
        session_key(tmp_path)
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(keys, "system_keyring", lambda: None)
        with pytest.raises(SessionLocked):
            session_key(tmp_path)
    keyring.locked = False
    assert session_key(tmp_path) == key


@pytest.mark.parametrize("ring", ["keyring", "no_keyring"])
def test_a_passphrase_is_the_only_way_to_the_key_once_it_is_set(
    tmp_path: Path, ring: str, request: pytest.FixtureRequest
) -> None:
    keyring = request.getfixturevalue(ring)
    key = session_key(tmp_path)
    assert not needs_passphrase(tmp_path)
    set_passphrase(tmp_path, key, "correct horse")
    assert needs_passphrase(tmp_path)
    assert session_key(tmp_path, "correct horse") == key
    for wrong in (None, "", "correct hors"):
        with pytest.raises(SessionLocked):
            session_key(tmp_path, wrong)
    assert not (tmp_path / "session.key").exists()
    assert keyring is None or not keyring.secrets


@pytest.mark.parametrize(
    "stored", ["", "[]", "5", "null", "{}", json.dumps({"kept": "passphrase", "salt": 1})]
)
def test_a_damaged_file_is_refused_and_not_replaced(
    tmp_path: Path, stored: str, no_keyring: None
) -> None:
    (tmp_path / "key.json").write_text(stored)
    with pytest.raises(SessionLocked):
        session_key(tmp_path)
    assert (tmp_path / "key.json").read_text() == stored


def test_only_the_systems_own_keyring_is_used() -> None:
    from keyring.backend import KeyringBackend

    found = system_keyring.system_keyring()
    assert found is None or isinstance(found, KeyringBackend)
    assert system_keyring.SYSTEM[0].startswith("keyring.backends.")
