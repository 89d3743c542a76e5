"""Small encrypted files beside the saved sessions: queue order, recent projects, word lists.

They are encrypted because they name files and patients. A project's own word lists are in its file.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from app.engine.wordlists.lists import Always, WordLists
from app.errors import SessionDamaged, SessionError
from app.sessions import journal
from app.sessions.journal import Journal
from app.sessions.summary import RecentProject

_QUEUE_FILE = "queue.list"
_MOST_QUEUED = 5_000


def queue_order(folder: Path, key: bytes) -> tuple[Path, ...]:
    """The documents in their order; none where the list is damaged: that loses no work."""
    try:
        contents = journal.read((folder / _QUEUE_FILE).read_bytes(), key)
        stored = json.loads(contents[0]) if contents else []
        return tuple(Path(path) for path in stored)
    except (OSError, SessionDamaged, ValueError, TypeError):
        return ()


def keep_queue_order(folder: Path, key: bytes, paths: Sequence[Path]) -> None:
    """Store the order of one window; documents of others come behind. Raises `SessionError`."""
    others = (path for path in queue_order(folder, key) if path not in paths)
    listed = [str(path) for path in (*paths, *others)][:_MOST_QUEUED]
    try:
        Journal(folder / _QUEUE_FILE, key, [json.dumps(listed).encode()]).close()
    except OSError as error:
        raise SessionError(f"The order of documents was not saved: {error.strerror}.") from None


# A project's name is the user's own and may still tell something, as may the folder it lies in.
_PROJECTS_FILE = "projects.list"
_MOST_PROJECTS = 10


def recent_projects(folder: Path, key: bytes) -> tuple[RecentProject, ...]:
    """The latest first; those whose files are gone are left out, and a damaged list is empty."""
    try:
        contents = journal.read((folder / _PROJECTS_FILE).read_bytes(), key)
        stored = json.loads(contents[0]) if contents else []
        listed = [RecentProject(Path(path), *rest) for path, *rest in stored]
    except (OSError, SessionDamaged, ValueError, TypeError):
        return ()
    there = [project for project in listed if project.path.is_file()]
    return tuple(sorted(there, key=lambda project: project.at, reverse=True))


def keep_recent(folder: Path, key: bytes, projects: Sequence[RecentProject]) -> None:
    """Store the list. Raises `SessionError`."""
    latest = sorted(projects, key=lambda project: project.at, reverse=True)[:_MOST_PROJECTS]
    stored = [[str(one.path), one.at, one.documents, one.reviewed, one.left] for one in latest]
    try:
        Journal(folder / _PROJECTS_FILE, key, [json.dumps(stored).encode()]).close()
    except OSError as error:
        raise SessionError(f"The list of projects could not be saved: {error.strerror}.") from None


_WORDS_FILE = "words.list"


def read_lists(folder: Path, key: bytes) -> WordLists:
    """The user's lists; empty ones where there are none yet.

    Raises `SessionDamaged` and `SessionError`: taking lists that cannot be read for empty ones
    would leave in the documents what the user wants removed.
    """
    try:
        contents = journal.read((folder / _WORDS_FILE).read_bytes(), key)
    except FileNotFoundError:
        return WordLists()
    except SessionDamaged:
        raise _damaged() from None
    except OSError as error:
        raise SessionError(f"The word lists cannot be read: {error.strerror}.") from None
    if not contents:
        # It was put in place whole, and somebody cut it off.
        raise _damaged()
    return decoded(contents[0])


def keep_lists(folder: Path, key: bytes, lists: WordLists) -> None:
    """Store the user's lists. Raises `SessionError`."""
    try:
        Journal(folder / _WORDS_FILE, key, [encoded(lists)]).close()
    except OSError as error:
        raise SessionError(f"The word lists could not be saved: {error.strerror}.") from None


def encoded(lists: WordLists) -> bytes:
    """The lists as JSON."""
    always = [[one.text, one.subcategory] for one in lists.always]
    return json.dumps(["Lists", always, list(lists.never)], separators=(",", ":")).encode()


def decoded(content: bytes) -> WordLists:
    """What `encoded` was given. Raises `SessionDamaged`."""
    try:
        match json.loads(content):
            case ["Lists", list(always), list(never)] if all(isinstance(t, str) for t in never):
                return WordLists(
                    tuple(Always(str(t), str(kind)) for t, kind in always), tuple(never)
                )
    except (ValueError, TypeError):
        pass  # said below, as for a file of another kind
    raise _damaged()


def _damaged() -> SessionDamaged:
    return SessionDamaged(
        "The word lists are damaged.",
        hint=f"Delete the file {_WORDS_FILE} in the sessions folder to start with empty lists.",
    )
