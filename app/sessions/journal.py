"""An append-only file of sealed records.

A file is `MAGIC`, a random salt, then records. A record is its sealed length and its sealed
content, each bound to the record's number, so that none can be changed, moved, left out or brought
in from elsewhere. The length is sealed as well: a changed one would otherwise look like an end.
"""

from __future__ import annotations

import os
import secrets
import struct
from collections.abc import Iterable, Sequence
from pathlib import Path

from app.atomic_files import write_atomically
from app.errors import SessionDamaged
from app.keys.encryption import OVERHEAD, SALT_BYTES, Altered, Vault

MAGIC = b"Incognote session 1\n"
_HEADER = len(MAGIC) + SALT_BYTES
_LENGTH = struct.Struct(">I")
_LENGTH_BYTES = _LENGTH.size + OVERHEAD
_TORN = bytes(16)


class Journal:
    """A file that records are appended to.

    All methods raise `OSError`; what the file holds after one is not known, and the journal must be
    written anew.
    """

    def __init__(
        self, path: Path, key: bytes, contents: Sequence[bytes], head: bytes = b""
    ) -> None:
        """Begin a file with these records; a file that is there is replaced as a whole.

        `head` stands before the journal, and is not for `read`.
        """
        salt = secrets.token_bytes(SALT_BYTES)
        self._vault = Vault(key, salt)
        self._number = 0
        whole = head + MAGIC + salt + self._sealed(contents)
        write_atomically(path, whole)
        self.size = len(whole)
        self._file = path.open("ab", buffering=0)

    def append(self, contents: Iterable[bytes]) -> None:
        """Add records. They outlive the program and, once this returns, the machine."""
        sealed = self._sealed(contents)
        # A raw file may take a part only.
        while sealed:
            written = self._file.write(sealed)
            self.size += written
            sealed = sealed[written:]
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _sealed(self, contents: Iterable[bytes]) -> bytes:
        parts: list[bytes] = []
        for content in contents:
            length = _LENGTH.pack(len(content))
            parts.append(self._vault.seal(length, _place(self._number, b"length")))
            parts.append(self._vault.seal(content, _place(self._number, b"content")))
            self._number += 1
        return b"".join(parts)


def read(untrusted: bytes, key: bytes) -> tuple[bytes, ...]:
    """The records of a file, without one that a crash left unfinished at its end.

    Raises `SessionDamaged` where anything else was changed, and for other files and keys.
    """
    if untrusted.endswith(_TORN):
        # A power failure may leave zeros where the last records should be; no tag is all zeros.
        untrusted = untrusted.rstrip(b"\0")
    if not untrusted[: len(MAGIC)] == MAGIC[: len(untrusted)]:
        raise SessionDamaged("The saved work is not a file of this program.")
    if len(untrusted) < _HEADER:
        return ()
    vault = Vault(key, untrusted[len(MAGIC) : _HEADER])
    records: list[bytes] = []
    at = _HEADER
    try:
        while at + _LENGTH_BYTES <= len(untrusted):
            start, number = at + _LENGTH_BYTES, len(records)
            length = vault.open(untrusted[at:start], _place(number, b"length"))
            at = start + _LENGTH.unpack(length)[0] + OVERHEAD
            if at > len(untrusted):
                break
            records.append(vault.open(untrusted[start:at], _place(number, b"content")))
    except Altered:
        raise SessionDamaged("The saved work was changed, or was made with another key.") from None
    return tuple(records)


def destroy(path: Path) -> None:
    """Delete a file; without its salt, what a disk may keep of it opens with no key any more.

    Raises `OSError`.
    """
    with path.open("r+b") as file:
        file.write(bytes(_HEADER))
        file.flush()
        os.fsync(file.fileno())
    path.unlink()


def is_destroyed(path: Path) -> bool:
    """Whether `destroy` began with a file. Raises `OSError`."""
    with path.open("rb") as file:
        return file.read(_HEADER) == bytes(_HEADER)


def _place(number: int, part: bytes) -> bytes:
    return part + number.to_bytes(8, "big")
