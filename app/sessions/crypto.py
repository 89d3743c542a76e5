"""Authenticated encryption of one session file."""

from __future__ import annotations

import secrets

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

KEY_BYTES = 32
SALT_BYTES = 16
_NONCE_BYTES = 12
OVERHEAD = _NONCE_BYTES + 16
"""What sealing adds: the nonce before, the tag behind."""


class Altered(Exception):
    """What was opened is not what was sealed there with this key."""


class Vault:
    """Seals with ChaCha20-Poly1305 (RFC 8439) under a key that HKDF (RFC 5869) derives from a salt.

    The salt is the file's own, so that nothing sealed in one file opens in another, and nonces,
    random for each record, have to differ within one file only.
    """

    def __init__(self, key: bytes, salt: bytes) -> None:
        derived = HKDF(SHA256(), KEY_BYTES, salt, b"incognote session").derive(key)
        self._cipher = ChaCha20Poly1305(derived)

    def seal(self, content: bytes, place: bytes) -> bytes:
        """Encrypt `content`, bound to `place`: it opens with the same place only."""
        nonce = secrets.token_bytes(_NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, content, place)

    def open(self, sealed: bytes, place: bytes) -> bytes:
        """Decrypt. Raises `Altered`."""
        try:
            return self._cipher.decrypt(sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:], place)
        except (InvalidTag, ValueError):
            raise Altered from None
