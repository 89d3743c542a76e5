"""The surrogate key is in the keyring where there is one, and never gets another value."""

from __future__ import annotations

import json
import os
import shutil
import stat
from datetime import date
from pathlib import Path

import pytest

from app.errors import InputError, KeysLocked, WriteFailed
from app.keys import key_files
from app.keys.key_files import (
    Place,
    copy_key,
    drop_passphrase,
    given_key,
    is_locked,
    key_of,
    machine_key,
    place_of,
    remove_key,
    report_key,
    report_keys,
    rotate_key,
    set_passphrase,
    stored_keys,
    surrogate_key,
    tell_once,
    unlock,
)
from app.keys.key_purposes import is_root, mark_of

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
    assert is_root(key)
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


def test_a_key_that_cannot_be_put_in_place_leaves_no_copy(
    path: Path, keyring: Keyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    surrogate_key(path)
    monkeypatch.setattr(Path, "replace", _refused)
    with pytest.raises(WriteFailed):
        key_files.rotate_key(path)
    assert not [one for one in path.parent.iterdir() if one.name.startswith(".incognote-")]


def _refused(*_: object) -> None:
    raise PermissionError(13, "Permission denied")


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
    assert place_of(path) is Place(request.param)
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


def test_older_keys_stay_until_they_are_removed(kept: Path) -> None:
    first = surrogate_key(kept)
    for _ in range(2):
        rotate_key(None, kept, keep=True)
    used, second, oldest = stored_keys(kept)
    assert surrogate_key(kept) == used.root == key_of(used.mark, kept)
    assert oldest.root == first == key_of(mark_of(first), kept)
    assert used.since == second.since == date.today()  # noqa: DTZ011 - the user's day
    assert oldest.since is None
    assert report_key(first) in report_keys(kept)
    remove_key(oldest.mark, kept)
    assert stored_keys(kept) == (used, second)
    with pytest.raises(InputError, match="in use"):
        remove_key(used.mark, kept)
    for missing in (oldest.mark, "00000000"):
        with pytest.raises(InputError, match="mark"):
            remove_key(missing, kept)
        with pytest.raises(InputError, match="mark"):
            key_of(missing, kept)
    remove_key(second.mark, kept)
    assert stored_keys(kept) == (used,)


def test_older_keys_of_the_first_versions_are_kept_as_they_are(
    path: Path, keyring: Keyring
) -> None:
    path.parent.mkdir()
    path.write_bytes(OLD)
    before, after = rotate_key(None, path, keep=True)
    assert before == OLD
    assert after != OLD
    assert [key.root for key in stored_keys(path)] == [after, OLD]
    assert max(map(len, keyring.secrets.values())) * 2 <= 2560, "what Windows takes, in UTF-16"


def test_no_more_keys_are_kept_than_every_keyring_takes(path: Path, keyring: Keyring) -> None:
    for _ in range(11):
        rotate_key(None, path, keep=True)
    with pytest.raises(InputError, match="too many"):
        rotate_key(None, path, keep=True)
    assert max(map(len, keyring.secrets.values())) * 2 <= 2560
    assert len(keyring.secrets) == 1


def test_behind_a_passphrase_nothing_on_the_disk_holds_the_key(
    kept: Path, tmp_path: Path, keyring: Keyring
) -> None:
    before = surrogate_key(kept)
    set_passphrase("four words of mine", kept)
    assert place_of(kept) is Place.PASSPHRASE
    written = everything_in(kept.parent)
    assert before not in written
    assert before.hex().encode() not in written
    assert not keyring.secrets
    assert surrogate_key(kept) == before, "not asked again while the program runs"
    restarted = tmp_path / "restarted"
    shutil.copytree(kept.parent, restarted)
    again = restarted / kept.name
    assert is_locked(again)
    for use in (surrogate_key, stored_keys, report_keys):
        with pytest.raises(KeysLocked):
            use(again)
    with pytest.raises(KeysLocked, match="not the passphrase"):
        unlock("other words", again)
    unlock("four words of mine", again)
    assert surrogate_key(again) == before


def test_a_rotated_key_stays_behind_the_passphrase(path: Path, keyring: Keyring) -> None:
    path.parent.mkdir()
    path.write_bytes(OLD)
    set_passphrase("four words of mine", path)
    assert not path.exists()
    _, after = rotate_key(None, path, keep=True)
    assert place_of(path) is Place.PASSPHRASE
    assert [key.root for key in stored_keys(path)] == [after, OLD]
    assert drop_passphrase(path) is Place.KEYRING
    assert [key.root for key in stored_keys(path)] == [after, OLD]
    assert not path.exists()


def test_without_a_keyring_a_dropped_passphrase_leaves_a_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(key_files, "system_keyring", lambda: None)
    before = surrogate_key(path)
    set_passphrase("four words of mine", path)
    assert not path.exists()
    assert drop_passphrase(path) is Place.FILE
    assert path.read_bytes() == before == surrogate_key(path)


def test_an_open_key_is_told_once_and_a_protected_one_never(
    path: Path, keyring: Keyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    surrogate_key(path)
    assert not tell_once(path)
    with monkeypatch.context() as without:
        without.setattr(key_files, "system_keyring", lambda: None)
        other = path.parent / "other" / "surrogate.key"
        surrogate_key(other)
        assert [tell_once(other), tell_once(other)] == [True, False]


def test_a_file_whose_key_went_elsewhere_is_overwritten(
    path: Path, keyring: Keyring, tmp_path: Path
) -> None:
    path.parent.mkdir()
    path.write_bytes(OLD)
    link = tmp_path / "same"
    os.link(path, link)
    surrogate_key(path)
    assert not path.exists()
    assert link.read_bytes() != OLD
    assert len(link.read_bytes()) == len(OLD)


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
