"""One saved session: its file, and what the file says."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from filelock import FileLock, Timeout

from app.errors import SessionDamaged, SessionError, SessionInUse
from app.sessions import journal
from app.sessions.events import Record, decode, encode
from app.sessions.history import EventLog
from app.sessions.journal import Journal
from app.sessions.summary import Summary

_ROOM = 1 << 20
"""Bytes that a file may grow by before it is written anew without what no longer matters."""


class SavedSession:
    """A session file. Held by one process at a time once it is written to.

    `unsaved` tells that the log holds more than the file, because it could not be written.
    """

    def __init__(self, path: Path, key: bytes, log: EventLog) -> None:
        self.path = path
        self.log = log
        self._key = key
        self.unsaved = False
        self._journal: Journal | None = None
        self._full = 0
        # The jobs of the window run in changing threads.
        self._lock = FileLock(path.with_suffix(".lock"), blocking=False, thread_local=False)

    @classmethod
    def read(cls, path: Path, key: bytes) -> SavedSession:
        """What a file says. Raises `SessionDamaged` and `OSError`."""
        return cls(path, key, _log(path, key))

    @property
    def source(self) -> Path:
        """The document. Raises `SessionDamaged` where no record names it."""
        if self.log.opened is None:
            raise SessionDamaged("The saved work is empty.")
        return self.log.opened.path

    @property
    def summary(self) -> Summary:
        """For a list. Raises `SessionDamaged` where the records contradict each other."""
        return Summary.of(self.path.stem, self.source, self.log)

    @property
    def held(self) -> bool:
        """Whether this object keeps others from writing."""
        return self._lock.is_locked

    @property
    def in_use(self) -> bool:
        """Whether another window writes to it."""
        if self._lock.is_locked:
            return False
        try:
            with self._lock:
                return False
        except Timeout:
            return True

    def hold(self) -> None:
        """Keep other processes from writing to it.

        Raises `SessionInUse`, `SessionDamaged` and `OSError`.
        """
        if self._acquired() and self.path.exists():
            # Another window may have gone on with it since it was read.
            self.log = _log(self.path, self._key)

    def write(self, records: Iterable[Record]) -> None:
        """Add records and see that they last. Raises `SessionError` and can be called again."""
        added = tuple(records)
        try:
            self.hold()
            for record in added:
                self.log.add(record)
            self.unsaved = True
            if self._journal is None or self._journal.size > self._full:
                self._write_anew()
            else:
                self._journal.append(encode(record) for record in added)
            self.unsaved = False
        except OSError as error:
            self._let_go()
            raise SessionError(f"Your work could not be saved: {error.strerror}.") from None

    def close(self) -> None:
        """Let go of the file."""
        self._let_go()
        if self._lock.is_locked:
            self._lock.release()

    def forget(self) -> None:
        """Delete the file for good. Raises `SessionInUse` and `SessionError`."""
        self._acquired()
        self.close()
        forget_file(self.path)

    def _acquired(self) -> bool:
        """Take the lock; whether it was not taken before. Raises `SessionInUse`."""
        if self._lock.is_locked:
            return False
        try:
            self._lock.acquire()
        except Timeout:
            raise SessionInUse("The document is open in another window.") from None
        return True

    def _write_anew(self) -> None:
        self._let_go()
        self._journal = Journal(self.path, self._key, [encode(one) for one in self.log.records])
        self._full = 2 * self._journal.size + _ROOM

    def _let_go(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None


def _log(path: Path, key: bytes) -> EventLog:
    return EventLog(map(decode, journal.read(path.read_bytes(), key)))


def forget_file(path: Path) -> None:
    """Delete a session file that may be unreadable. Raises `SessionError`."""
    try:
        journal.destroy(path)
        path.with_suffix(".lock").unlink(missing_ok=True)
    except FileNotFoundError:
        return
    except OSError as error:
        raise SessionError(
            f"Saved work could not be deleted: {error.strerror}.",
            hint="Delete the sessions folder in the program's data folder.",
        ) from None
