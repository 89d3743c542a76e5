"""A key behind a passphrase: for the saved sessions of one user, and for a project of several."""

from __future__ import annotations

import secrets

from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from app.sessions.crypto import KEY_BYTES, OVERHEAD, SALT_BYTES, Vault

_WORK, _BLOCK, _LANES = 2**17, 8, 1
"""Cost of scrypt (RFC 7914): 128 MiB and about half a second for each guess."""

SEALED_BYTES = SALT_BYTES + KEY_BYTES + OVERHEAD
"""Length of a sealed key with its salt."""


def seal_key(key: bytes, passphrase: str) -> bytes:
    """`key`, which only this passphrase opens."""
    salt = secrets.token_bytes(SALT_BYTES)
    return salt + _vault(salt, passphrase).seal(key, b"key")


def open_key(sealed: bytes, passphrase: str) -> bytes:
    """The key that `seal_key` sealed. Raises `Altered` for another passphrase."""
    salt = sealed[:SALT_BYTES]
    return _vault(salt, passphrase).open(sealed[SALT_BYTES:], b"key")


def _vault(salt: bytes, passphrase: str) -> Vault:
    derived = Scrypt(salt, KEY_BYTES, _WORK, _BLOCK, _LANES).derive(passphrase.encode())
    return Vault(derived, salt)
