"""Which projects were open lately: an encrypted list beside the saved sessions.

A project's name is the user's own and may still tell something, as may the folder it lies in.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from app.errors import SessionDamaged
from app.sessions import journal
from app.sessions.journal import Journal
from app.sessions.summary import RecentProject

_NAME = "projects.list"
_MOST = 10


def recent_projects(folder: Path, key: bytes) -> tuple[RecentProject, ...]:
    """The latest first; those whose files are gone are left out, and a damaged list is empty."""
    try:
        contents = journal.read((folder / _NAME).read_bytes(), key)
        stored = json.loads(contents[0]) if contents else []
        listed = [RecentProject(Path(path), *rest) for path, *rest in stored]
    except (OSError, SessionDamaged, ValueError, TypeError):
        return ()
    there = [project for project in listed if project.path.is_file()]
    return tuple(sorted(there, key=lambda project: project.at, reverse=True))


def keep_recent(folder: Path, key: bytes, projects: Sequence[RecentProject]) -> None:
    """Store the list. Raises `OSError`."""
    latest = sorted(projects, key=lambda project: project.at, reverse=True)[:_MOST]
    stored = [[str(one.path), one.at, one.documents, one.reviewed, one.left] for one in latest]
    Journal(folder / _NAME, key, [json.dumps(stored).encode()]).close()
