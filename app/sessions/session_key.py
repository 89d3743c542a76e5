"""The key of the saved sessions: in the system's keyring, in a file, or behind a passphrase.

`key.json` in the folder of the sessions tells which, so that a keyring that cannot be reached for
once is noticed, and not taken for a first start.
"""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

from filelock import FileLock

from app.atomic_files import write_atomically
from app.errors import SessionLocked
from app.keys.encryption import KEY_BYTES, SALT_BYTES, Altered, open_key, seal_key
from app.keys.key_files import file_key, remove_copy
from app.keys.system_keyring import forget, get, put, system_keyring


def session_key(folder: Path, passphrase: str | None = None) -> bytes:
    """The key, made on first use. Asks the system, which may ask the user.

    Raises `SessionLocked` where it cannot be reached or the passphrase is wrong or missing.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with FileLock(folder / "key.lock"):
            stored = _taken_over(folder, _stored(folder) or _made(folder))
            match stored:
                case {"kept": "keyring", "name": str(name)}:
                    key = _from_keyring(name)
                    remove_copy(folder / "session.key", key)
                    return key
                case {"kept": "file"}:
                    return file_key(folder / "session.key")
                case {"kept": "passphrase", "salt": str(salt), "sealed": str(sealed)}:
                    return _unsealed(bytes.fromhex(salt), bytes.fromhex(sealed), passphrase)
    except OSError as error:
        raise SessionLocked(
            f"The key to the saved work cannot be read: {error.strerror}."
        ) from None
    except (ValueError, TypeError):
        pass  # said below, as for a file that names no place
    raise SessionLocked(
        "The key to the saved work is damaged.",
        hint=f"Delete the folder {folder.name} in the program's data folder to start over.",
    )


def lies_in_file(folder: Path) -> bool:
    """Whether there was no keyring when the key was made, and no passphrase was set since."""
    try:
        stored = _stored(folder)
    except (OSError, ValueError):
        return False
    return stored is not None and stored.get("kept") == "file"


def set_passphrase(folder: Path, key: bytes, passphrase: str) -> None:
    """Keep the key only encrypted with this passphrase from now on. Raises `OSError`."""
    with FileLock(folder / "key.lock"):
        before = _stored(folder)
        whole = seal_key(key, passphrase)
        salt, sealed = whole[:SALT_BYTES], whole[SALT_BYTES:]
        _store(folder, {"kept": "passphrase", "salt": salt.hex(), "sealed": sealed.hex()})
        (folder / "session.key").unlink(missing_ok=True)
        if before is not None and before.get("kept") == "keyring":
            forget(system_keyring(), str(before.get("name")))


def _made(folder: Path) -> dict[str, Any]:
    """A new key in the keyring if there is one, else in a file; where it is."""
    name = secrets.token_hex(8)
    where: dict[str, Any] = {"kept": "file"}
    if put(system_keyring(), name, secrets.token_bytes(KEY_BYTES)):
        where = {"kept": "keyring", "name": name}
    _store(folder, where)
    return where


def _stored(folder: Path) -> dict[str, Any] | None:
    try:
        stored = json.loads((folder / "key.json").read_bytes())
    except FileNotFoundError:
        return None
    return dict(stored) or {"kept": None}


def _store(folder: Path, where: dict[str, Any]) -> None:
    write_atomically(folder / "key.json", json.dumps(where).encode())


def _unsealed(salt: bytes, sealed: bytes, passphrase: str | None) -> bytes:
    hint = "Enter the passphrase that was set for the saved sessions."
    if passphrase is None:
        raise SessionLocked("The saved work is locked with a passphrase.", hint=hint)
    try:
        return open_key(salt + sealed, passphrase)
    except Altered:
        raise SessionLocked("This is not the passphrase.", hint=hint) from None


def _taken_over(folder: Path, stored: dict[str, Any]) -> dict[str, Any]:
    """Where the key is, after one in a file went into a keyring that can be reached by now."""
    file = folder / "session.key"
    if stored.get("kept") != "file" or not file.exists():
        return stored
    name = secrets.token_hex(8)
    if not put(system_keyring(), name, file_key(file)):
        return stored
    stored = {"kept": "keyring", "name": name}
    _store(folder, stored)
    return stored


def _from_keyring(name: str) -> bytes:
    key = get(system_keyring(), name)
    if len(key) != KEY_BYTES:
        raise SessionLocked(
            "The system's keyring, which holds the key to the saved work, cannot be reached.",
            hint="Unlock the keyring and start the program again. Until then, work is not saved.",
        )
    return key
