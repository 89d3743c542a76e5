"""Secrets of this machine: in the system's keyring, behind a passphrase, else in private files.

The key of surrogates, and older ones, lie in one place. A file `NAME.json` beside where they would
lie as a file tells where they are, so that a keyring that cannot be reached for once is noticed,
and not taken for a first start.
"""

from __future__ import annotations

import json
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import date
from enum import Enum
from pathlib import Path

from filelock import FileLock

from app.atomic_files import draft_of, write_atomically
from app.errors import InputError, KeysLocked, WriteFailed
from app.keys.key_purposes import KEY_BYTES, fingerprint_key, is_root, mark_of, new_root
from app.keys.system_keyring import forget, get, put, system_keyring
from app.paths import data_dir

_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_MOST_KEYS = 12
"""In one place: a keyring of Windows takes no more."""
_SEVERAL = b"incognote keys 1"
_ROOT, _DAY = KEY_BYTES + 1, 4
_OF_BEFORE = b"\x01"


class KeyringUnreachable(Exception):
    """The key is in the system's keyring, which does not give it."""


class Place(Enum):
    """Where the keys lie."""

    KEYRING = "keyring"
    PASSPHRASE = "passphrase"  # noqa: S105 - where a key lies, and no password
    FILE = "file"


@dataclass(frozen=True, slots=True)
class StoredKey:
    """A root key, and since when it has been in use; None where nobody knows."""

    root: bytes = field(repr=False)
    since: date | None = None

    @property
    def mark(self) -> str:
        """Eight signs to tell it from others."""
        return mark_of(self.root)


# What was unlocked: the passphrase and the keys, by the path and how they lie there. The program
# asks for a passphrase once.
_UNLOCKED: dict[tuple[Path, str], tuple[str, bytes]] = {}


def surrogate_key(path: Path | None = None) -> bytes:
    """What makes surrogates the same in every document of one patient on this machine.

    Whoever holds the key and knows a name can find its surrogate, so it is never exported.
    Raises `WriteFailed` where it can be neither read nor made, and `KeysLocked`.
    """
    return stored_keys(path)[0].root


def stored_keys(path: Path | None = None) -> tuple[StoredKey, ...]:
    """The key in use, and older ones, the latest first. Raises as `surrogate_key`."""
    path = path or _surrogate_file()
    with _translated(path), _locked(path):
        return _keys_in(_content(path))


def key_of(mark: str, path: Path | None = None) -> bytes:
    """The stored key of this mark. Raises `InputError`, and as `surrogate_key`."""
    for key in stored_keys(path):
        if key.mark == mark:
            return key.root
    raise InputError("No key of this mark is stored.", hint="See them with: incognote keys show.")


def given_key(path: Path) -> bytes:
    """The surrogate key in a file that the user names, for jobs that reach no keyring.

    Raises `InputError` for a file that is no key, and for one that others may read.
    """
    try:
        with path.open("rb") as file:
            told, key = os.fstat(file.fileno()), file.read(_ROOT + 1)
    except OSError as error:
        raise InputError(f"The key file cannot be opened: {error.strerror}.") from None
    if os.name == "posix" and told.st_mode & _OTHERS:
        raise InputError(
            "The key file is not private: others may read or change it.",
            hint="Take that from them (chmod 600); rotate the key if somebody may have read it.",
        )
    if not is_root(key):
        raise InputError(
            "The key file holds no key.", hint="Make one with: incognote keys copy FILE."
        )
    return key


def copy_key(target: Path, path: Path | None = None) -> bytes:
    """Write the surrogate key, which is returned, to a new file that only the user may read.

    Raises `WriteFailed`.
    """
    key = surrogate_key(path)
    _write_copy(target, key)
    return key


def rotate_key(
    old: Path | None, path: Path | None = None, *, keep: bool = False
) -> tuple[bytes, bytes]:
    """Make another surrogate key, for all exports from now on; the key before, and the new one.

    With `keep` the key before stays stored, to check and continue what it made. `old` is a new file
    for it. Without both it is gone, and with it what earlier exports and reports share with any
    later one. Wherever this is broken off, the key before is in its place or in that file. Raises
    `WriteFailed`, and `InputError` where too many are kept.
    """
    path = path or _surrogate_file()
    with _translated(path), _locked(path):
        before, *older = _keys_in(_content(path))
        kept = [before, *older] if keep else older
        if len(kept) >= _MOST_KEYS:
            raise InputError(
                "There are too many older keys.", hint="Remove one: incognote keys remove MARK."
            )
        if old is not None:
            _write_copy(old, before.root)
        new = StoredKey(new_root(), date.today() if keep else None)  # noqa: DTZ011 - the user's day
        _store(path, _packed((new, *kept)))
        return before.root, new.root


def remove_key(mark: str, path: Path | None = None) -> None:
    """Remove an older key for good. Raises `InputError` for any other, and as `surrogate_key`."""
    path = path or _surrogate_file()
    with _translated(path), _locked(path):
        used, *older = _keys_in(_content(path))
        rest = tuple(key for key in older if key.mark != mark)
        if len(rest) == len(older):
            in_use = used.mark == mark
            raise InputError(
                "This key is in use." if in_use else "No older key has this mark.",
                hint="See them with: incognote keys show.",
            )
        _store(path, _packed((used, *rest)))


def place_of(path: Path | None = None) -> Place:
    """Where the keys lie, or will when they are made. Raises `WriteFailed`."""
    path = path or _surrogate_file()
    with _translated(path):
        note = _read_note(path)
        if note is None and not path.exists() and system_keyring() is not None:
            return Place.KEYRING
        return Place(note["kept"]) if note else Place.FILE


def is_locked(path: Path | None = None) -> bool:
    """Whether a passphrase is needed that was not given yet. Raises `WriteFailed`."""
    path = path or _surrogate_file()
    with _translated(path):
        note = _read_note(path)
    return note is not None and "sealed" in note and (path, note["sealed"]) not in _UNLOCKED


def unlock(passphrase: str, path: Path | None = None) -> None:
    """Open the keys for as long as the program runs. Raises `KeysLocked` for another passphrase."""
    path = path or _surrogate_file()
    with _translated(path), _locked(path):
        note = _read_note(path)
        if note is None or "sealed" not in note or (path, note["sealed"]) in _UNLOCKED:
            return
        from app.keys.encryption import Altered, open_key  # noqa: PLC0415 - loads the library of ciphers

        try:
            content = open_key(bytes.fromhex(note["sealed"]), passphrase)
        except Altered:
            raise KeysLocked("This is not the passphrase of the keys.") from None
        _UNLOCKED[path, note["sealed"]] = passphrase, content


def set_passphrase(passphrase: str, path: Path | None = None) -> None:
    """Keep the keys only behind this passphrase from now on. Raises as `surrogate_key`."""
    path = path or _surrogate_file()
    with _translated(path), _locked(path):
        content, before = _content(path), _read_note(path)
        _seal(path, content, passphrase)
        _overwrite(path)
        _forget(before)


def drop_passphrase(path: Path | None = None) -> Place:
    """Keep the keys in the keyring again, else in a file; where. Raises as `surrogate_key`."""
    path = path or _surrogate_file()
    with _translated(path), _locked(path):
        content = _content(path)
        if not _into_keyring(path, content):
            write_atomically(path, content)
            path.with_suffix(".json").unlink(missing_ok=True)
        return Place((_read_note(path) or {"kept": "file"})["kept"])


def tell_once(path: Path | None = None) -> bool:
    """Whether the keys lie in a file that nothing protects, and nobody was told so before."""
    path = path or _surrogate_file()
    if place_of(path) is not Place.FILE or path.with_suffix(".told").exists():
        return False
    with suppress(OSError):
        path.with_suffix(".told").touch(mode=0o600)
    return True


def machine_key(path: Path) -> bytes:
    """The key of this path, in the keyring where there is one; made on first use.

    A key that lies in the file is taken over with its value, and the file goes once the keyring
    gives it back. Raises `OSError`, `KeyringUnreachable`, `KeysLocked`, and `ValueError` for a
    damaged file.
    """
    with _locked(path):
        return _keys_in(_content(path))[0].root


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
    """Remove the file of a key that is elsewhere, unless an older program made another."""
    with suppress(OSError):
        if path.read_bytes() == key:
            _overwrite(path)


def report_key(key: bytes | None = None) -> bytes:
    """The secret of the fingerprints in reports, of a surrogate key, else of the stored one.

    Whoever holds it can try names on a report. Raises as `surrogate_key`.
    """
    return fingerprint_key(key or surrogate_key())


def report_keys(path: Path | None = None) -> tuple[bytes, ...]:
    """As `report_key`, of all stored keys: an older one may have made a report."""
    return tuple(fingerprint_key(key.root) for key in stored_keys(path))


def _surrogate_file() -> Path:
    return data_dir() / "surrogate.key"


@contextmanager
def _translated(path: Path) -> Iterator[None]:
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
        places = path.with_suffix(".json")
        damaged = places.name if places.exists() else path.name
        raise WriteFailed(
            "The surrogate key is damaged.",
            hint=f"Delete {damaged} in the program's data folder; new surrogates will differ.",
        ) from None


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    path.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(path.with_suffix(".lock")):
        yield


def _packed(keys: tuple[StoredKey, ...]) -> bytes:
    """One key is stored as it is; several, each with its version and day."""
    if len(keys) == 1 and keys[0].since is None:
        return keys[0].root
    days = (0 if key.since is None else key.since.toordinal() for key in keys)
    roots = (key.root.rjust(_ROOT, _OF_BEFORE) for key in keys)
    return _SEVERAL + b"".join(
        root + day.to_bytes(_DAY, "big") for root, day in zip(roots, days, strict=True)
    )


def _keys_in(content: bytes) -> tuple[StoredKey, ...]:
    """Raises `ValueError` for what holds none."""
    if is_root(content):
        return (StoredKey(content),)
    rest, size = content.removeprefix(_SEVERAL), _ROOT + _DAY
    if rest == content or not rest or len(rest) % size:
        raise ValueError("not a key")
    keys = []
    for at in range(0, len(rest), size):
        root, day = rest[at : at + _ROOT], int.from_bytes(rest[at + _ROOT : at + size], "big")
        root = root[1:] if root.startswith(_OF_BEFORE) else root
        keys.append(StoredKey(root, date.fromordinal(day) if day else None))
    return tuple(keys)


def _content(path: Path) -> bytes:
    """What is stored of keys, made on first use, for whoever holds the lock."""
    match _read_note(path):
        case {"kept": "keyring", "name": str(name)}:
            content = get(system_keyring(), name)
            if not content:
                raise KeyringUnreachable
        case {"kept": "passphrase", "sealed": str(sealed)}:
            if (path, sealed) not in _UNLOCKED:
                raise KeysLocked("The keys of surrogates and fingerprints need their passphrase.")
            content = _UNLOCKED[path, sealed][1]
        case _:
            return _content_of_file(path)
    _keys_in(content)
    remove_copy(path, content)
    return content


def _content_of_file(path: Path) -> bytes:
    """As `_content`, where no place was told yet: what is there goes into the keyring."""
    content = path.read_bytes() if path.exists() else new_root()
    _keys_in(content)
    if not _into_keyring(path, content) and not path.exists():
        _write_new(path, content)
    return content


def _into_keyring(path: Path, content: bytes) -> bool:
    keyring, name = system_keyring(), secrets.token_hex(8)
    if not put(keyring, name, content):
        return False
    _write_note(path, {"kept": Place.KEYRING.value, "name": name})
    remove_copy(path, content)
    return True


def _store(path: Path, content: bytes) -> None:
    """Put other content in the place where the keys lie. Raises as `machine_key`."""
    note = _read_note(path)
    match note:
        case {"kept": "keyring"}:
            name = secrets.token_hex(8)
            if not put(system_keyring(), name, content):
                raise KeyringUnreachable
            _write_note(path, {"kept": Place.KEYRING.value, "name": name})
            _forget(note)
        case {"kept": "passphrase", "sealed": str(sealed)}:
            _seal(path, content, _UNLOCKED[path, sealed][0])
        case _:
            write_atomically(path, content)


def _seal(path: Path, content: bytes, passphrase: str) -> None:
    from app.keys.encryption import seal_key  # noqa: PLC0415 - loads the library of ciphers

    sealed = seal_key(content, passphrase).hex()
    _write_note(path, {"kept": Place.PASSPHRASE.value, "sealed": sealed})
    _UNLOCKED[path, sealed] = passphrase, content


def _forget(note: dict[str, str] | None) -> None:
    if note is not None and note.get("kept") == Place.KEYRING.value:
        forget(system_keyring(), note["name"])


def _write_note(path: Path, note: dict[str, str]) -> None:
    write_atomically(path.with_suffix(".json"), json.dumps(note).encode())


def _read_note(path: Path) -> dict[str, str] | None:
    """Where the keys lie; None for in a file. Raises `ValueError` for what names no place."""
    try:
        stored = json.loads(path.with_suffix(".json").read_bytes())
    except FileNotFoundError:
        return None
    match stored:
        case {"kept": "keyring", "name": str(name)}:
            return {"kept": "keyring", "name": name}
        case {"kept": "passphrase", "sealed": str(sealed)}:
            bytes.fromhex(sealed)
            return {"kept": "passphrase", "sealed": sealed}
    raise ValueError("names no place")


def _write_new(path: Path, content: bytes) -> None:
    """Raises `FileExistsError`."""
    with draft_of(path, replaces=False) as draft:
        draft.write_bytes(content)


def _write_copy(path: Path, key: bytes) -> None:
    """Raises `WriteFailed`."""
    try:
        _write_new(path, key)
    except OSError as error:
        raise WriteFailed(
            f"The key file cannot be written: {error.strerror}.",
            hint="Name a file that is not there yet, in a folder that you may write to.",
        ) from None


def _overwrite(path: Path) -> None:
    """Remove a file whose content nobody is to find on the disk, as far as a disk does as told."""
    if not path.exists():
        return
    with path.open("r+b") as file:
        file.write(secrets.token_bytes(path.stat().st_size))
        file.flush()
        os.fsync(file.fileno())
    path.unlink()
