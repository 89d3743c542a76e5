"""The folder of saved sessions: one encrypted file for each document.

What encrypts is imported inside the functions that need it: see `app.sessions.store`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from app.atomic_files import drafts_in
from app.errors import SessionDamaged, SessionError
from app.sessions.events import Opened, Record
from app.sessions.history import EventLog
from app.sessions.summary import Summary

if TYPE_CHECKING:  # loads the cipher, for which no window should wait
    from app.sessions.saved_session import SavedSession

SUFFIX = ".session"

KEPT_DAYS = 30
"""How long a session lasts once its document is closed, or exported and left as it was."""
_DAY = 86_400
_HOUR = 3_600


class SessionFiles:
    """The sessions of a folder by the paths of their documents, as far as they were read."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[Path, SavedSession] = {}

    def get(self, path: Path) -> SavedSession | None:
        """The session of a document."""
        return self._known.get(path)

    @property
    def unsaved(self) -> tuple[Path, ...]:
        """Documents whose file could not be written to. May be asked from any thread."""
        return tuple(path for path, kept in tuple(self._known.items()) if kept.unsaved)

    def write(self, path: Path, records: list[Record], key: bytes) -> None:
        """Add to the session of a document, begun when it was opened. Raises `SessionError`."""
        from app.sessions.saved_session import SavedSession  # noqa: PLC0415 - see the module's docstring

        kept = self._known.get(path)
        if kept is None:
            if not isinstance(records[0], Opened):
                return
            name = f"{secrets.token_hex(16)}{SUFFIX}"
            kept = self._known[path] = SavedSession(self._folder / name, key, EventLog())
        kept.write(records)
        if kept.log.closed and kept.log.found is None:
            kept.forget()
            del self._known[path]
        elif kept.log.closed:
            kept.close()

    def forget(self, names: Iterable[str]) -> None:
        """Delete sessions for good, by the names of their files. Raises `SessionError`."""
        from app.sessions.saved_session import forget_file  # noqa: PLC0415 - see the module's docstring

        for name in names:
            path = self._folder / f"{name}{SUFFIX}"
            source = next((one for one, kept in self._known.items() if kept.path == path), None)
            if source is None:
                forget_file(path)
            else:
                self.drop(source)

    def drop(self, source: Path) -> None:
        """Delete the session of a document for good. Raises `SessionError`."""
        self._known.pop(source).forget()

    def close(self) -> None:
        """Let go of every file."""
        for kept in self._known.values():
            kept.close()

    def listed(self, key: bytes) -> tuple[Summary, ...]:
        """What is there, the latest first; what is past its time is deleted.

        A session that cannot be read is listed with its error. Raises `SessionError`.
        """
        found: list[Summary] = []
        for path in self._folder.glob(f"*{SUFFIX}"):
            summary = self._look_at(path, key)
            if summary is not None:
                found.append(summary)
        for draft in drafts_in(self._folder):
            if _age(draft) > _HOUR:
                draft.unlink(missing_ok=True)
        return tuple(sorted(found, key=lambda one: (one.at, one.opened), reverse=True))

    def _look_at(self, path: Path, key: bytes) -> Summary | None:
        """What a list shows of a session file; it is known from now on."""
        for kept in self._known.values():
            if kept.path == path and kept.held:
                return kept.summary
        try:
            return self._read(path, key)
        except SessionDamaged as error:
            return Summary(path.stem, error=error)
        except OSError as error:
            return Summary(
                path.stem,
                error=SessionError(f"Saved work cannot be read: {error.strerror}."),
            )

    def _read(self, path: Path, key: bytes) -> Summary | None:
        """As `_look_at`; None for what is past its time or belongs to another window."""
        from app.sessions.journal import is_destroyed  # noqa: PLC0415 - see the module's docstring
        from app.sessions.saved_session import SavedSession, forget_file  # noqa: PLC0415

        if is_destroyed(path):
            forget_file(path)
            return None
        kept = SavedSession.read(path, key)
        summary = kept.summary
        finished = summary.closed or summary.exported
        if kept.in_use:
            self._take(kept)
            return None
        if finished and _age(path) > KEPT_DAYS * _DAY:
            kept.forget()
            return None
        self._take(kept)
        return summary

    def _take(self, kept: SavedSession) -> None:
        """Know a session, unless another file holds later work on the document.

        What keeps copies of folders may have brought an older state of it back.
        """
        known = self._known.get(kept.source)
        if known is None or known.path == kept.path or not _holds_later(known, kept):
            self._known[kept.source] = kept


def _holds_later(known: SavedSession, other: SavedSession) -> bool:
    return known.held or _state(known) >= _state(other)


def _state(kept: SavedSession) -> tuple[int, int, int]:
    """Greater for later work."""
    summary = kept.summary
    return summary.at, summary.opened, len(kept.log.records)


def _age(path: Path) -> float:
    """Seconds since a file was last written."""
    return time.time() - path.stat().st_mtime
