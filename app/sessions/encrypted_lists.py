"""In which order documents were to be reviewed: an encrypted list beside the saved sessions."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from app.errors import SessionDamaged
from app.sessions import journal
from app.sessions.journal import Journal

_NAME = "queue.list"
_MOST = 5_000


def queue_order(folder: Path, key: bytes) -> tuple[Path, ...]:
    """The documents in their order; none where the list is damaged: that loses no work."""
    try:
        contents = journal.read((folder / _NAME).read_bytes(), key)
        stored = json.loads(contents[0]) if contents else []
        return tuple(Path(path) for path in stored)
    except (OSError, SessionDamaged, ValueError, TypeError):
        return ()


def keep_queue_order(folder: Path, key: bytes, paths: Sequence[Path]) -> None:
    """Store the order of one window; documents of others come behind. Raises `OSError`."""
    others = (path for path in queue_order(folder, key) if path not in paths)
    listed = [str(path) for path in (*paths, *others)][:_MOST]
    Journal(folder / _NAME, key, [json.dumps(listed).encode()]).close()
