"""A case vault opens with its key alone, and gives back what it was given."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.domain.case import Case, NamedPerson, Pin
from app.errors import SessionDamaged, SessionError, SessionInUse
from app.keys.key_purposes import cases_key, new_root
from app.sessions.case_vault import CaseVault, KeptCase, Replaced

KEY = cases_key(new_root())
KEPT = KeptCase(
    "p1",
    Case(
        "a" * 32,
        1,
        "okonkwo t",
        (NamedPerson("Thaddeus Okonkwo", "PATIENT"),),
        (Pin("name", "okonkwo", "Doyle", named=True), Pin("id", "zq1", "AB2", named=False)),
        (("1958-07-14", "1961-01-22"),),
        ("doyle luke",),
    ),
    frozenset((Replaced("PATIENT", "Thaddeus Okonkwo", "Luke Doyle"),)),
)


def kept(path: Path, key: bytes = KEY) -> CaseVault:
    vault = CaseVault(path, key)
    vault.close()
    return vault


def filled(path: Path) -> Path:
    vault = CaseVault(path, KEY)
    vault.keep([KEPT], 364)
    vault.close()
    return path


def test_a_vault_gives_back_what_it_was_given(tmp_path: Path) -> None:
    vault = kept(filled(tmp_path / "cases"))
    assert vault.cases == {KEPT.case.id: KEPT}
    assert vault.date_shift == 364


def test_nothing_in_the_file_can_be_read(tmp_path: Path) -> None:
    content = filled(tmp_path / "cases").read_bytes()
    for word in (b"Okonkwo", b"okonkwo", b"Doyle", b"p1", b"1958", KEPT.case.id.encode()):
        assert word not in content


def test_another_key_does_not_open_it(tmp_path: Path) -> None:
    with pytest.raises(SessionDamaged):
        kept(filled(tmp_path / "cases"), cases_key(new_root()))


def test_a_changed_byte_is_noticed(tmp_path: Path) -> None:
    path = filled(tmp_path / "cases")
    content = path.read_bytes()
    for at in (0, 30, len(content) - 1):
        path.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
        with pytest.raises(SessionDamaged):
            kept(path)


def test_two_commands_do_not_write_it_at_once(tmp_path: Path) -> None:
    vault = CaseVault(tmp_path / "cases", KEY)
    with pytest.raises(SessionInUse):
        CaseVault(tmp_path / "cases", KEY)
    vault.close()
    kept(tmp_path / "cases")


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(SessionError):
        CaseVault(tmp_path, KEY)


def test_a_vault_that_fails_to_open_is_let_go(tmp_path: Path) -> None:
    path = filled(tmp_path / "cases")
    with pytest.raises(SessionDamaged):
        CaseVault(path, bytes(32))
    assert kept(path).cases
