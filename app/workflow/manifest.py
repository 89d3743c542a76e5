"""What of a run over many files is finished, so that a run that was killed can be continued.

It lies beside the exports for as long as a run goes on, and after one that was stopped or killed. A
line is added when an export and its reports are in place. Names and contents of originals are in it
only as keyed hashes: whoever finds the folder learns nothing that the exports do not tell.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TextIO

from filelock import FileLock, Timeout

from app.atomic_files import drafts_in
from app.digests import digest_of
from app.errors import WriteFailed

NAME = ".incognote-run.jsonl"
_LOCK = ".incognote-run.lock"


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished file: what it was, as a keyed hash, and its export as it was written.

    `removed` and `kept` are how many findings are not, and are, in the export.
    """

    source: str
    copy: str
    sha256: str
    removed: int
    kept: int


class Manifest:
    """The finished files of a run into one folder. May be used by several threads."""

    def __init__(self, folder: Path, secret: bytes, choices: str, *, resume: bool) -> None:
        """Begin a run, or continue the one before.

        `secret` keys the hashes. `choices` is all that changes what an export looks like: what was
        finished under others counts as not finished.

        Raises `WriteFailed` where `resume` is asked for while another run goes on there.
        """
        self._folder = folder
        self._secret = secret
        self._choices = choices
        self._turn = threading.Lock()
        self._file: TextIO | None = None
        self._lock = FileLock(folder / _LOCK, thread_local=False)
        self._entries: dict[str, Entry] = {}
        self._finished: dict[Path, Entry] = {}
        if resume:
            self._take_lock()
            if not self._lock.is_locked:
                raise WriteFailed("Another run is writing to this folder.")
            self._entries = {one.source: one for one in _read(folder / NAME)}
            _remove_drafts(folder)

    def settle(self, sources: Sequence[Path]) -> Mapping[Path, str]:
        """Find out which of all files of the run are finished; their exports' names.

        What is known of others is forgotten: their exports are made anew, under the same names.
        """
        if self._entries:
            entries = ((path, self._entry_of(path)) for path in sources)
            self._finished = {path: entry for path, entry in entries if entry is not None}
        return {path: entry.copy for path, entry in self._finished.items()}

    def hold(self) -> None:
        """Let no other run continue this one, and take its drafts for a killed one's."""
        with self._turn:
            self._take_lock()

    def finished(self, source: Path) -> Entry | None:
        """What is known of a file that is finished, and whose export is as it was written."""
        return self._finished.get(source)

    def _entry_of(self, source: Path) -> Entry | None:
        with suppress(OSError):
            entry = self._entries.get(self._key(source, digest_of(source)))
            if entry is not None and digest_of(self._folder / entry.copy) == entry.sha256:
                return entry
        return None

    def add(self, source: Path, of: str, copy: str, sha256: str, removed: int, kept: int) -> None:
        """Note that a file is finished. One that cannot be noted is done again some day.

        `of` is the SHA-256 of what was read: the file may be another one by now.
        """
        with self._turn, suppress(OSError):
            if self._file is None:
                self._begin()
            if self._file is not None:
                entry = Entry(self._key(source, of), copy, sha256, removed, kept)
                self._file.write(json.dumps(asdict(entry)) + "\n")
                self._file.flush()

    def close(self, *, complete: bool) -> None:
        """End the run; of one that came to its end nothing stays."""
        with self._turn, suppress(OSError):
            if self._file is not None:
                self._file.close()
            if self._lock.is_locked:
                if complete:
                    (self._folder / NAME).unlink(missing_ok=True)
                with suppress(OSError):  # Windows keeps it while it is open
                    (self._folder / _LOCK).unlink(missing_ok=True)
                self._lock.release()

    def _begin(self) -> None:
        """Open the file; where another run holds it, this one has none."""
        self._take_lock()
        if self._lock.is_locked:
            # What was finished before stays in it, behind a line that may have been cut.
            self._file = (self._folder / NAME).open("a" if self._entries else "w", encoding="utf-8")
            self._file.write("\n" if self._entries else "")

    def _take_lock(self) -> None:
        """Once: a lock that is taken twice would have to be let go twice."""
        if self._lock.is_locked:
            return
        with suppress(Timeout, OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(timeout=0)

    def _key(self, source: Path, sha256: str) -> str:
        told = "\0".join((self._choices, str(source.absolute()), sha256))
        told_bytes = told.encode("utf-8", errors="surrogateescape")
        return hmac.new(self._secret, told_bytes, hashlib.sha256).hexdigest()


def _read(path: Path) -> list[Entry]:
    """The entries of a file; lines that were cut, or are of another kind, are passed over."""
    found: list[Entry] = []
    with suppress(OSError):
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
            with suppress(ValueError, TypeError):
                entry = Entry(**json.loads(line))
                # An export lies in the folder itself.
                if isinstance(entry.copy, str) and Path(entry.copy).name == entry.copy:
                    found.append(entry)
    return found


def _remove_drafts(folder: Path) -> None:
    with suppress(OSError):
        for path in drafts_in(folder):
            path.unlink(missing_ok=True)
