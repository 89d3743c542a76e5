"""A store of sessions whose process is killed."""

from __future__ import annotations

from app.sessions.store import SessionStore


def let_go(store: SessionStore) -> None:
    """Let go of the files as the system does for a killed process: nothing more is written."""
    store._key = None
    store._files.close()
