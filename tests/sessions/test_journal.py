"""A session file opens as it was written, or as it was earlier, or says that it was changed."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.errors import SessionDamaged
from app.sessions import journal
from app.sessions.journal import Journal, read

KEY = bytes(range(32))
CONTENTS = st.lists(st.binary(max_size=60), max_size=5)
files = settings(
    max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def written(path: Path, first: list[bytes], later: list[bytes]) -> bytes:
    file = Journal(path, KEY, first)
    for content in later:
        file.append([content])
    file.close()
    return path.read_bytes()


@files
@given(CONTENTS, CONTENTS)
def test_every_prefix_opens_as_an_earlier_state(
    tmp_path: Path, first: list[bytes], later: list[bytes]
) -> None:
    whole = written(tmp_path / "a.session", first, later)
    everything = (*first, *later)
    assert read(whole, KEY) == everything
    counts = [len(read(whole[:size], KEY)) for size in range(len(whole) + 1)]
    assert counts == sorted(counts)
    for size, count in enumerate(counts):
        assert read(whole[:size], KEY) == everything[:count]
    assert counts[-1] == len(everything)


@files
@given(CONTENTS, CONTENTS, st.data())
def test_every_changed_byte_is_noticed(
    tmp_path: Path, first: list[bytes], later: list[bytes], data: st.DataObject
) -> None:
    whole = written(tmp_path / "a.session", [*first, b"x"], later)
    change = data.draw(st.integers(1, 255))
    for place in range(len(whole)):
        changed = bytearray(whole)
        changed[place] ^= change
        with pytest.raises(SessionDamaged):
            read(bytes(changed), KEY)


@files
@given(CONTENTS, st.integers(16, 5000), st.integers(0, 100))
def test_zeros_that_a_power_failure_leaves_are_an_end(
    tmp_path: Path, contents: list[bytes], zeros: int, lost: int
) -> None:
    whole = written(tmp_path / "a.session", contents, [])
    cut = whole[: max(len(whole) - lost, 0)]
    assert read(cut + bytes(zeros), KEY) == read(cut.rstrip(b"\0"), KEY)


def test_records_cannot_change_places_or_files(tmp_path: Path) -> None:
    one = written(tmp_path / "a.session", [b"aaaa", b"bbbb"], [])
    other = written(tmp_path / "b.session", [b"aaaa", b"bbbb"], [])
    head = len(journal.MAGIC) + 16
    size = (len(one) - head) // 2
    swapped = one[:head] + one[head + size :] + one[head : head + size]
    mixed = one[: head + size] + other[head + size :]
    without = one[:head] + one[head + size :]
    for untrusted in (swapped, mixed, without):
        with pytest.raises(SessionDamaged):
            read(untrusted, KEY)


def test_another_key_opens_nothing(tmp_path: Path) -> None:
    with pytest.raises(SessionDamaged):
        read(written(tmp_path / "a.session", [b"Thaddeus"], []), bytes(32))


def test_a_foreign_file_is_refused(tmp_path: Path) -> None:
    for foreign in (b"%PDF-1.7", b"Incognote session 2\n" + bytes(99), b"x" * 500):
        with pytest.raises(SessionDamaged):
            read(foreign, KEY)


def test_nothing_of_the_contents_is_readable_and_only_the_user_may_read(tmp_path: Path) -> None:
    path = tmp_path / "sessions" / "a.session"
    whole = written(path, [b"Thaddeus Okonkwo"], [b"Thaddeus Okonkwo"])
    assert b"Thaddeus" not in whole
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_writing_anew_replaces_the_whole_file_and_leaves_no_draft(tmp_path: Path) -> None:
    path = tmp_path / "a.session"
    before = written(path, [b"one"], [b"two"])
    assert read(written(path, [b"three"], []), KEY) == (b"three",)
    assert before[20:36] != path.read_bytes()[20:36]
    assert [one.name for one in tmp_path.iterdir()] == ["a.session"]


def test_a_destroyed_file_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "a.session"
    written(path, [b"one"], [])
    journal.destroy(path)
    assert not path.exists()
