"""Lists of words outlive the program, tell nobody else, and are never taken for empty."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.wordlists.lists import WordLists
from app.errors import SessionDamaged, SessionError, SessionLocked
from app.sessions.encrypted_lists import decoded, encoded, keep_lists, read_lists
from app.sessions.store import SessionStore

KEY = bytes(range(32))
LISTS = WordLists().with_always("Thaddeus Okonkwo", "PATIENT").with_never("Coos Landing")


def unlocked(folder: Path) -> SessionStore:
    store = SessionStore(folder / "sessions")
    store.unlock()
    return store


def test_lists_come_back_and_are_not_readable_without_the_key(tmp_path: Path) -> None:
    assert read_lists(tmp_path, KEY) == WordLists()
    keep_lists(tmp_path, KEY, LISTS)
    assert read_lists(tmp_path, KEY) == LISTS
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Okonkwo" not in stored
    assert b"Landing" not in stored


@pytest.mark.parametrize("content", [b"", b"nonsense", b"Incognote session 1\n" + bytes(60)])
@pytest.mark.parametrize("left", [0, 60])
def test_lists_that_cannot_be_read_are_an_error_and_not_empty(
    tmp_path: Path, content: bytes, left: int
) -> None:
    keep_lists(tmp_path, KEY, LISTS)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:left] or content)
    with pytest.raises(SessionError):
        read_lists(tmp_path, KEY)


def test_a_list_of_another_version_is_refused() -> None:
    assert decoded(encoded(LISTS)) == LISTS
    for content in (b"{}", b'["Lists",[],[1]]', b'["Lists",[["a"]],[]]', b"\xff"):
        with pytest.raises(SessionDamaged):
            decoded(content)


def test_a_project_has_lists_of_its_own_that_move_with_its_file(tmp_path: Path) -> None:
    store = unlocked(tmp_path)
    with pytest.raises(SessionLocked):
        SessionStore(tmp_path / "sessions").lists()
    project = tmp_path / "study.incognote"
    store.begin_project(project, "Ann", [])
    of_project = WordLists().with_never("Harlow Bay")
    store.keep_lists(LISTS, of_project)
    store.close()

    moved = project.rename(tmp_path / "moved.incognote")
    again = unlocked(tmp_path)
    assert again.lists() == (LISTS, WordLists())
    again.open_project(moved, "Ann")
    assert again.lists() == (LISTS, of_project)
    again.close()
    assert b"Harlow" not in moved.read_bytes()
