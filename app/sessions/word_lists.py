"""The lists of words that are always, or never, removed: encrypted, for they name patients.

Those of the user lie beside the saved sessions; those of a project are in its file.
"""

from __future__ import annotations

import json
from pathlib import Path

from app.engine.wordlists.lists import Always, Lists
from app.errors import SessionDamaged, SessionError
from app.sessions import journal
from app.sessions.journal import Journal

_NAME = "words.list"


def read_lists(folder: Path, key: bytes) -> Lists:
    """The user's lists; empty ones where there are none yet.

    Raises `SessionDamaged` and `SessionError`: taking lists that cannot be read for empty ones
    would leave in the documents what the user wants removed.
    """
    try:
        contents = journal.read((folder / _NAME).read_bytes(), key)
    except FileNotFoundError:
        return Lists()
    except SessionDamaged:
        raise _damaged() from None
    except OSError as error:
        raise SessionError(
            f"The lists of what is always or never removed cannot be read: {error.strerror}."
        ) from None
    if not contents:
        # It was put in place whole, and somebody cut it off.
        raise _damaged()
    return decoded(contents[0])


def keep_lists(folder: Path, key: bytes, lists: Lists) -> None:
    """Store the user's lists. Raises `SessionError`."""
    try:
        Journal(folder / _NAME, key, [encoded(lists)]).close()
    except OSError as error:
        raise SessionError(
            f"The lists of what is always or never removed could not be kept: {error.strerror}."
        ) from None


def encoded(lists: Lists) -> bytes:
    """The lists as JSON."""
    always = [[one.text, one.subcategory] for one in lists.always]
    return json.dumps(["Lists", always, list(lists.never)], separators=(",", ":")).encode()


def decoded(content: bytes) -> Lists:
    """What `encoded` was given. Raises `SessionDamaged`."""
    try:
        match json.loads(content):
            case ["Lists", list(always), list(never)] if all(isinstance(t, str) for t in never):
                return Lists(tuple(Always(str(t), str(kind)) for t, kind in always), tuple(never))
    except (ValueError, TypeError):
        pass  # said below, as for a file of another kind
    raise _damaged()


def _damaged() -> SessionDamaged:
    return SessionDamaged(
        "The lists of what is always or never removed are damaged.",
        hint=f"Delete the file {_NAME} in the folder of the sessions to begin with empty lists.",
    )
