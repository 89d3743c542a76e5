"""Secrets of this machine: in the system's keyring, else in files that only the user may read.

A file `NAME.json` beside where the key would lie says that it is in the keyring, so that a keyring
that cannot be reached for once is noticed, and not taken for a first start.
"""

from __future__ import annotations

import hmac
import json
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock

from app.errors import InputError, WriteFailed
from app.paths import data_dir
from app.system_keyring import forget, get, put, system_keyring

KEY_BYTES = 32
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


class KeyringUnreachable(Exception):
    """The key is in the system's keyring, which does not give it."""


def surrogate_key(path: Path | None = None) -> bytes:
    """What makes surrogates the same in every document of one patient on this machine.

    Whoever holds the key and knows a name can find its surrogate, so it is never exported.
    Raises `WriteFailed` where it can be neither read nor made.
    """
    path = path or _surrogate_file()
    with _told(path):
        return machine_key(path)


def given_key(path: Path) -> bytes:
    """The surrogate key in a file that the user names, for jobs that reach no keyring.

    Raises `InputError` for a file that is no key, and for one that others may read.
    """
    try:
        with path.open("rb") as file:
            told, key = os.fstat(file.fileno()), file.read(KEY_BYTES + 1)
    except OSError as error:
        raise InputError(f"The key file cannot be opened: {error.strerror}.") from None
    if os.name == "posix" and told.st_mode & _OTHERS:
        raise InputError(
            "The key file is not private: others can read or change it.",
            hint="Make it private (chmod 600), and rotate the key if somebody may have read it.",
        )
    if len(key) != KEY_BYTES:
        raise InputError(
            "The key file contains no key.", hint="Make one with: incognote keys copy FILE."
        )
    return key


def copy_key(target: Path, path: Path | None = None) -> bytes:
    """Write the surrogate key, which is returned, to a new file that only the user may read.

    Raises `WriteFailed`.
    """
    key = surrogate_key(path)
    _write_copy(target, key)
    return key


def rotate_key(old: Path | None, path: Path | None = None) -> tuple[bytes, bytes]:
    """Make another surrogate key, for all exports from now on; the key before, and the new one.

    `old` is a new file for the key before, without which it is gone, and with it what earlier
    exports and reports share with any later one. Wherever this is broken off, the key before is in
    its place or in that file. Raises `WriteFailed`.
    """
    path = path or _surrogate_file()
    place, new = path.with_suffix(".json"), secrets.token_bytes(KEY_BYTES)
    with _told(path), _locked(path):
        before = _machine_key(path)
        if old is not None:
            _write_copy(old, before)
        named = _name_in_keyring(place)
        if named is None:
            _replace(path, new)
            return before, new
        keyring, name = system_keyring(), secrets.token_hex(8)
        if not put(keyring, name, new):
            raise KeyringUnreachable
        _replace(place, _in_keyring(name))
        forget(keyring, named)
        return before, new


def lies_in_keyring(path: Path | None = None) -> bool:
    """Whether the system's keyring holds the surrogate key. Raises `WriteFailed`."""
    path = path or _surrogate_file()
    with _told(path):
        return _name_in_keyring(path.with_suffix(".json")) is not None


def mark_of(key: bytes) -> str:
    """Eight signs by which to tell keys apart; nobody finds the key by them."""
    return hmac.digest(key, b"which key this is", "sha256")[:4].hex()


def machine_key(path: Path) -> bytes:
    """The key of this path, in the keyring where there is one; made on first use.

    A key that lies in the file is taken over with its value, and the file goes once the keyring
    gives it back. Raises `OSError`, `KeyringUnreachable`, and `ValueError` for a damaged file.
    """
    with _locked(path):
        return _machine_key(path)


def file_key(path: Path) -> bytes:
    """The stored key, made on first use. Raises `OSError`, and `ValueError` for a damaged file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        _write_new(path, secrets.token_bytes(KEY_BYTES))
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise ValueError("not a key")
    return key


def remove_copy(path: Path, key: bytes) -> None:
    """Remove the file of a key that the keyring holds, unless an older program made another."""
    with suppress(OSError):
        if path.read_bytes() == key:
            path.unlink()


def report_key(key: bytes | None = None) -> bytes:
    """The secret of the fingerprints in reports, drawn from a surrogate key, else the stored one.

    Whoever holds it can try names on a report. Raises `WriteFailed` as `surrogate_key`.
    """
    return hmac.digest(key or surrogate_key(), b"fingerprints of reports", "sha256")


def _surrogate_file() -> Path:
    return data_dir() / "surrogate.key"


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Raise `WriteFailed` for what prevents that the key at `path` is read or made."""
    try:
        yield
    except OSError as error:
        raise WriteFailed(f"The surrogate key cannot be saved: {error.strerror}.") from None
    except KeyringUnreachable:
        raise WriteFailed(
            "The system's keyring, which holds the surrogate key, cannot be reached.",
            hint="Unlock the keyring, or log in to the desktop, and try again. A command that runs"
            " without a desktop takes the key from a file, with --key-file.",
        ) from None
    except ValueError:
        raise WriteFailed(
            "The surrogate key is damaged.",
            hint=f"Delete {path.name} in the program's data folder; new surrogates will differ.",
        ) from None


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    path.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(path.with_suffix(".lock")):
        yield


def _in_keyring(name: str) -> bytes:
    return json.dumps({"kept": "keyring", "name": name}).encode()


def _machine_key(path: Path) -> bytes:
    """As `machine_key`, for whoever holds the lock."""
    place = path.with_suffix(".json")
    name = _name_in_keyring(place)
    if name is not None:
        key = get(system_keyring(), name)
        if len(key) != KEY_BYTES:
            raise KeyringUnreachable
        remove_copy(path, key)
        return key
    keyring = system_keyring()
    if keyring is None:
        return file_key(path)
    key = file_key(path) if path.exists() else secrets.token_bytes(KEY_BYTES)
    name = secrets.token_hex(8)
    if not put(keyring, name, key):
        if not path.exists():
            _write_new(path, key)
        return key
    _write_new(place, _in_keyring(name))
    remove_copy(path, key)
    return key


def _name_in_keyring(place: Path) -> str | None:
    """Raises `ValueError` for a file that names no place."""
    try:
        stored = json.loads(place.read_bytes())
    except FileNotFoundError:
        return None
    match stored:
        case {"kept": "keyring", "name": str(name)}:
            return name
    raise ValueError("names no place")


def _write_new(path: Path, content: bytes) -> None:
    """Raises `FileExistsError`."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _write_copy(path: Path, key: bytes) -> None:
    """Raises `WriteFailed`."""
    try:
        _write_new(path, key)
    except OSError as error:
        raise WriteFailed(
            f"The key file cannot be written: {error.strerror}.",
            hint="Name a file that does not exist yet, in a folder that you can write to.",
        ) from None


def _replace(path: Path, content: bytes) -> None:
    """Put other content in place at once, or leave what is there. Raises `OSError`."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    _write_new(draft, content)
    draft.replace(path)
