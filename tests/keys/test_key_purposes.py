"""Each purpose has a key of its own, and keys of earlier programs make what they made."""

from __future__ import annotations

import hmac

import pytest

from app.keys.key_purposes import (
    fingerprint_key,
    is_root,
    mark_of,
    new_root,
    planning_key,
    surrogates_and_shifts,
)

OLD = bytes(range(32))
NEW = b"\x02" + bytes(range(100, 132))


def hkdf(key: bytes, purpose: bytes) -> bytes:
    """RFC 5869 for one block, by another way than the program's."""
    extracted = hmac.digest(bytes(32), key, "sha256")
    return hmac.digest(extracted, b"incognote " + purpose + b"\x01", "sha256")


def test_keys_are_derived_as_the_standard_says() -> None:
    surrogates, shifts = surrogates_and_shifts(NEW)
    assert surrogates == hkdf(NEW[1:], b"surrogates")
    assert shifts == hkdf(NEW[1:], b"shifts of dates")
    assert fingerprint_key(NEW) == hkdf(NEW[1:], b"fingerprints")


def test_no_two_purposes_share_a_key() -> None:
    keys = (*surrogates_and_shifts(NEW), fingerprint_key(NEW), NEW[1:])
    assert len(set(keys)) == 4
    assert not any(key.hex().startswith(mark_of(NEW)) for key in keys)


def test_what_plans_exports_is_told_neither_the_root_nor_the_key_of_fingerprints() -> None:
    planning = planning_key(NEW)
    assert NEW[1:] not in planning
    assert fingerprint_key(NEW) not in planning
    assert surrogates_and_shifts(planning) == surrogates_and_shifts(NEW)
    assert planning_key(planning) == planning


def test_a_key_of_an_earlier_program_makes_what_it_made() -> None:
    assert planning_key(OLD) == OLD
    assert surrogates_and_shifts(OLD) == (OLD, OLD)
    assert fingerprint_key(OLD) == hmac.digest(OLD, b"fingerprints of reports", "sha256")


def test_roots_are_told_from_anything_else() -> None:
    assert is_root(OLD)
    assert is_root(NEW)
    assert is_root(new_root())
    assert new_root() != new_root()
    for other in (b"", OLD[1:], OLD + b"\n", b"\x03" + OLD, planning_key(NEW)):
        assert not is_root(other)
    with pytest.raises(ValueError, match="not a root"):
        fingerprint_key(OLD + b"\n")
