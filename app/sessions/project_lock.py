"""How a project is locked: with the key of this computer, or with a passphrase others may know.

A file with a passphrase begins with `HEAD` and its own key, sealed; the journal follows.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from app.errors import ProjectLocked
from app.sessions.crypto import KEY_BYTES, Altered
from app.sessions.passphrase import SEALED_BYTES, open_key, seal_key

HEAD = b"Incognote shared project 1\n"


@dataclass(frozen=True, slots=True)
class ProjectLock:
    """The key of a project's journal, and what stands before the journal."""

    key: bytes = field(repr=False)
    head: bytes = field(default=b"", repr=False)

    @property
    def shared(self) -> bool:
        """Whether whoever knows the passphrase can open the project."""
        return bool(self.head)

    @classmethod
    def behind(cls, passphrase: str) -> ProjectLock:
        """A new lock that this passphrase opens."""
        key = secrets.token_bytes(KEY_BYTES)
        return cls(key, HEAD + seal_key(key, passphrase))

    @classmethod
    def of(cls, untrusted: bytes, key: bytes, passphrase: str | None) -> ProjectLock:
        """The lock of a file: opened by the passphrase if it has one, else by `key`.

        Raises `ProjectLocked` for a wrong or missing passphrase.
        """
        if not untrusted.startswith(HEAD):
            return cls(key)
        if passphrase is None:
            raise ProjectLocked("The project opens with a passphrase.")
        head = untrusted[: len(HEAD) + SEALED_BYTES]
        try:
            return cls(open_key(head[len(HEAD) :], passphrase), head)
        except Altered:
            raise ProjectLocked("This is not the passphrase of the project.") from None
