"""What is derived from a root key: one key for each purpose, none of which tells another.

A root of version 2 is the version and 32 bytes, from which HKDF (RFC 5869) derives. One of 32 bytes
alone is of an earlier program: what it made must stay the same, so it is used as it was then.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.keys.encryption import SigningKey

KEY_BYTES = 32
_VERSION = b"\x02"
_SURROGATES, _SHIFTS, _FINGERPRINTS = b"surrogates", b"shifts of dates", b"fingerprints"
_CASES, _SIGNING = b"cases", b"signing of reports"


def new_root() -> bytes:
    """A root that nobody has yet."""
    return _VERSION + secrets.token_bytes(KEY_BYTES)


def is_root(content: bytes) -> bool:
    """Whether this can be a root of any version."""
    return len(content) == KEY_BYTES or (
        len(content) == len(_VERSION) + KEY_BYTES and content.startswith(_VERSION)
    )


def planning_key(key: bytes) -> bytes:
    """What an export is planned with, and no more: neither a root nor fingerprints follow from it.

    But for a root of an earlier program, which is that key itself.
    """
    surrogates, shifts = surrogates_and_shifts(key)
    return surrogates if surrogates == shifts else surrogates + shifts


def surrogates_and_shifts(key: bytes) -> tuple[bytes, bytes]:
    """The keys of surrogates and of shifts, of a root or of a `planning_key`."""
    if len(key) == KEY_BYTES:
        return key, key
    if len(key) == 2 * KEY_BYTES:
        return key[:KEY_BYTES], key[KEY_BYTES:]
    return _derived(key, _SURROGATES), _derived(key, _SHIFTS)


def fingerprint_key(root: bytes) -> bytes:
    """The secret of the fingerprints in reports: whoever holds it can try names on a report."""
    if len(root) == KEY_BYTES:
        return hmac.digest(root, b"fingerprints of reports", "sha256")
    return _derived(root, _FINGERPRINTS)


def cases_key(root: bytes) -> bytes:
    """What names cases and seals their vaults: who holds it can tell whose the surrogates are."""
    if len(root) == KEY_BYTES:
        return hmac.digest(root, _CASES, "sha256")
    return _derived(root, _CASES)


def signer_of(root: bytes) -> bytes:
    """The public key of what signs reports (Ed25519): it tells nothing of the root."""
    return _signing_key(root).public


def sign(root: bytes, content: bytes) -> bytes:
    """A signature that `signed_by` checks with the public key of `signer_of`."""
    return _signing_key(root).sign(content)


def signed_by(content: bytes, signature: bytes, public: bytes) -> bool:
    """Whether exactly these bytes were signed by the holder of the key of this public key."""
    from app.keys.encryption import is_signed  # noqa: PLC0415 - loads the library of ciphers

    return is_signed(content, signature, public)


def mark_of_public(public: bytes) -> str:
    """Eight signs by which to tell public keys apart."""
    return hashlib.sha256(public).hexdigest()[:8]


def public_to_pem(public: bytes) -> str:
    """A public key as other programs read it (RFC 8410)."""
    from app.keys.encryption import to_pem  # noqa: PLC0415 - as above

    return to_pem(public)


def public_from_pem(untrusted_pem: bytes) -> bytes:
    """The public key in such a file. Raises `ValueError` for anything else."""
    from app.keys.encryption import from_pem  # noqa: PLC0415 - as above

    return from_pem(untrusted_pem)


def mark_of(root: bytes) -> str:
    """Eight signs by which to tell keys apart; nobody finds the key by them."""
    return hmac.digest(root, b"which key this is", "sha256")[:4].hex()


def _signing_key(root: bytes) -> SigningKey:
    from app.keys.encryption import SigningKey  # noqa: PLC0415 - as above

    if len(root) == KEY_BYTES:
        return SigningKey(hmac.digest(root, _SIGNING, "sha256"))
    return SigningKey(_derived(root, _SIGNING))


def _derived(root: bytes, purpose: bytes) -> bytes:
    if not is_root(root):
        raise ValueError("not a root")
    from app.keys.encryption import derived  # noqa: PLC0415 - loads the library of ciphers

    return derived(root[len(_VERSION) :], purpose)
