"""Secrets of this machine: in the system's keyring, else in files that only the user may read.

A file `NAME.json` beside where the key would lie says that it is in the keyring, so that a keyring
that cannot be reached for once is noticed, and not taken for a first start.
"""

from __future__ import annotations

import hmac
import json
import os
import secrets
from contextlib import suppress
from pathlib import Path

from filelock import FileLock

from app.errors import WriteFailed
from app.paths import data_dir
from app.system_keyring import get, put, system_keyring

KEY_BYTES = 32


class KeyringUnreachable(Exception):
    """The key is in the system's keyring, which does not give it."""


def surrogate_key(path: Path | None = None) -> bytes:
    """What makes surrogates the same in every document of one patient on this machine.

    Whoever holds the key and knows a name can find its surrogate, so it is never exported.
    Raises `WriteFailed` where it can be neither read nor made.
    """
    path = path or data_dir() / "surrogate.key"
    try:
        return machine_key(path)
    except OSError as error:
        raise WriteFailed(f"The surrogate key cannot be kept: {error.strerror}.") from None
    except KeyringUnreachable:
        raise WriteFailed(
            "The system's keyring, which holds the surrogate key, cannot be reached.",
            hint="Unlock the keyring, or log in to the desktop, and try again.",
        ) from None
    except ValueError:
        raise WriteFailed(
            "The surrogate key is damaged.",
            hint=f"Delete {path.name} in the program's data folder; new surrogates will differ.",
        ) from None


def machine_key(path: Path) -> bytes:
    """The key of this path, in the keyring where there is one; made on first use.

    A key that lies in the file is taken over with its value, and the file goes once the keyring
    gives it back. Raises `OSError`, `KeyringUnreachable`, and `ValueError` for a damaged file.
    """
    place = path.with_suffix(".json")
    path.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(path.with_suffix(".lock")):
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
        _write_new(place, json.dumps({"kept": "keyring", "name": name}).encode())
        remove_copy(path, key)
        return key


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


def report_key() -> bytes:
    """The secret of the fingerprints in reports, drawn from the stored key.

    Whoever holds it can try names on a report. Raises `WriteFailed` as `surrogate_key`.
    """
    return hmac.digest(surrogate_key(), b"fingerprints of reports", "sha256")


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
