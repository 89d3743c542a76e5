"""Authenticated encryption of files, and of keys behind a passphrase; derived keys; signatures."""

from __future__ import annotations

import secrets

from cryptography.exceptions import InvalidSignature, InvalidTag, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    PublicFormat,
    load_pem_public_key,
)

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
        of_file = HKDF(SHA256(), KEY_BYTES, salt, b"incognote session").derive(key)
        self._cipher = ChaCha20Poly1305(of_file)

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


def derived(key: bytes, purpose: bytes) -> bytes:
    """The key of this purpose, of 32 bytes, which tells nothing of others (HKDF, RFC 5869)."""
    return HKDF(SHA256(), KEY_BYTES, None, b"incognote " + purpose).derive(key)


_WORK, _BLOCK, _LANES = 2**17, 8, 1
"""Cost of scrypt (RFC 7914): 128 MiB and about half a second for each guess."""

SEALED_BYTES = SALT_BYTES + KEY_BYTES + OVERHEAD
"""Length of a sealed key with its salt."""


def seal_key(key: bytes, passphrase: str) -> bytes:
    """`key`, or several, which only this passphrase opens: of a user, or of a project."""
    salt = secrets.token_bytes(SALT_BYTES)
    return salt + _vault(salt, passphrase).seal(key, b"key")


def open_key(sealed: bytes, passphrase: str) -> bytes:
    """The key that `seal_key` sealed. Raises `Altered` for another passphrase."""
    salt = sealed[:SALT_BYTES]
    return _vault(salt, passphrase).open(sealed[SALT_BYTES:], b"key")


def _vault(salt: bytes, passphrase: str) -> Vault:
    from_words = Scrypt(salt, KEY_BYTES, _WORK, _BLOCK, _LANES).derive(passphrase.encode())
    return Vault(from_words, salt)


class SigningKey:
    """Signs with Ed25519 (RFC 8032); the same content has the same signature."""

    def __init__(self, seed: bytes) -> None:
        """`seed`: 32 bytes that nobody else knows."""
        self._key = Ed25519PrivateKey.from_private_bytes(seed)

    @property
    def public(self) -> bytes:
        """What everybody may know, of 32 bytes: it checks signatures and makes none."""
        return self._key.public_key().public_bytes_raw()

    def sign(self, content: bytes) -> bytes:
        """A signature of 64 bytes."""
        return self._key.sign(content)


def is_signed(content: bytes, signature: bytes, public: bytes) -> bool:
    """Whether the holder of this key's secret part signed exactly these bytes."""
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, content)
    except (InvalidSignature, ValueError):
        return False
    return True


def to_pem(public: bytes) -> str:
    """A public key as other programs read it (RFC 8410)."""
    key = Ed25519PublicKey.from_public_bytes(public)
    return key.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo).decode("ascii")


def from_pem(untrusted_pem: bytes) -> bytes:
    """The public key of Ed25519 in such a file. Raises `ValueError` for anything else."""
    try:
        key = load_pem_public_key(untrusted_pem)
    except UnsupportedAlgorithm:
        key = None
    if isinstance(key, Ed25519PublicKey):
        return key.public_bytes_raw()
    raise ValueError("no key of Ed25519")
