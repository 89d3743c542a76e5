"""A project: a set of documents and the work of all reviewers on them, in one encrypted file.

The file is a journal like that of a single document. Its records say which log they belong to: that
of one reviewer on one document.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from filelock import FileLock, Timeout

from app.engine.domain.case import CaseBook
from app.engine.domain.policy import ExportChoices
from app.engine.wordlists.lists import WordLists
from app.errors import ProjectLocked, SessionDamaged, SessionError, SessionInUse
from app.keys.encryption import KEY_BYTES, SEALED_BYTES, Altered, open_key, seal_key
from app.sessions import case_book, export_choices, journal
from app.sessions.encrypted_lists import decoded, encoded
from app.sessions.events import Closed, Record, ScanResult, decode, encode
from app.sessions.history import EventLog
from app.sessions.journal import Journal
from app.sessions.storage import ADJUDICATION
from app.sessions.summary import Summary

_FIRST = b'["Project",1]'
_ROOM = 1 << 20
"""As for a single document."""


class Member:
    """The work of one reviewer on one document of a project. `unsaved` as for a single document."""

    def __init__(self, project: Project, number: int, source: Path, reviewer: str) -> None:
        self.number = number
        self.source = source
        self.reviewer = reviewer
        self.log = EventLog()
        self.unsaved = False
        self._project = project

    @property
    def summary(self) -> Summary:
        """For a list."""
        return Summary.of(str(self.number), self.source, self.log)

    def write(self, records: Iterable[Record]) -> None:
        """Add records and see that they last. Raises `SessionError` and can be called again.

        To close a document does not take it out of the project.
        """
        added = [record for record in records if not isinstance(record, Closed)]
        for record in added:
            self.log.add(record)
        self.unsaved = True
        self._project.append([_in(self.number, encode(record)) for record in added])
        self.unsaved = False

    def forget(self) -> None:
        """Take the reviewer's work on the document out of the project. Raises `SessionError`."""
        self._project.drop(self)


class Project:
    """A project file, held by one process from `open` or `begin` until `close`."""

    def __init__(self, path: Path, lock: ProjectLock, locks: Path) -> None:
        self.path = path
        self.members: list[Member] = []
        self.lists = WordLists()
        self.exports: ExportChoices | None = None
        self.book = CaseBook()
        self._opens = lock
        self._numbers = 0
        self._journal: Journal | None = None
        self._full = 0
        name = hashlib.sha256(str(path.absolute()).encode()).hexdigest()
        self._lock = FileLock(locks / f"{name[:32]}.lock", blocking=False, thread_local=False)

    @classmethod
    def open(cls, path: Path, key: bytes, locks: Path, passphrase: str | None = None) -> Project:
        """Go on with a project. What keeps others out lies in the folder `locks`.

        Raises `SessionInUse`, `SessionDamaged`, `ProjectLocked` without the right passphrase, and
        `SessionError` where it cannot be read.
        """
        project = cls(path, ProjectLock(key), locks)
        try:
            project._hold()
            untrusted = path.read_bytes()
            project._opens = ProjectLock.of(untrusted, key, passphrase)
            untrusted = untrusted[len(project._opens.head) :]
            first, *contents = journal.read(untrusted, project._opens.key) or (b"",)
            if first != _FIRST:
                raise SessionDamaged("The project was made by another version of the program.")
            for content in contents:
                project._take(content)
        except OSError as error:
            project.close()
            raise SessionError(
                f"The project cannot be read: {error.strerror}.",
                hint="Check that the file exists and that you can read it and write to its folder.",
            ) from None
        except ProjectLocked:
            project.close()
            raise
        except SessionDamaged:
            project.close()
            raise SessionDamaged(
                "The project was made by another user or on another computer, or it is damaged.",
                hint="A project without a passphrase opens only where it was made.",
            ) from None
        return project

    @classmethod
    def begin(cls, path: Path, key: bytes, locks: Path, passphrase: str | None = None) -> Project:
        """A new project, in the place of a file that may be there; `locks` as in `open`.

        With a `passphrase`, whoever knows it can open the project anywhere; else `key` opens it.
        Raises `SessionInUse` and `SessionError`.
        """
        lock = ProjectLock(key) if passphrase is None else ProjectLock.behind(passphrase)
        project = cls(path, lock, locks)
        try:
            project._hold()
            project.append([])
        except OSError as error:
            raise _unwritten(error) from None
        return project

    @property
    def shared(self) -> bool:
        """Whether a passphrase opens it, on any computer."""
        return self._opens.shared

    def share(self, passphrase: str) -> None:
        """Let this passphrase open it from now on, and nothing else. Raises `SessionError`.

        The key is a new one: who knew the passphrase before cannot read what comes now.
        """
        before, self._opens = self._opens, ProjectLock.behind(passphrase)
        self._full = 0
        try:
            self.append([])
        except SessionError:
            self._opens = before
            raise

    @property
    def sources(self) -> tuple[Path, ...]:
        """The documents, in the order in which they came."""
        return tuple(dict.fromkeys(member.source for member in self.members))

    @property
    def reviewers(self) -> tuple[str, ...]:
        """Who has worked on it, the first first."""
        names = dict.fromkeys(member.reviewer for member in self.members)
        return tuple(name for name in names if name != ADJUDICATION)

    def member(self, source: Path, reviewer: str) -> Member | None:
        """The work of a reviewer on a document."""
        for member in self.members:
            if (member.source, member.reviewer) == (source, reviewer):
                return member
        return None

    def found(self, source: Path) -> ScanResult | None:
        """What the search found in a document before its first reviewer did anything."""
        every = [one for one in self.members if one.reviewer != ADJUDICATION]
        found = (one.log.found for one in every if one.source == source)
        return next((one for one in found if one is not None), None)

    def add(self, source: Path, reviewer: str) -> Member:
        """The place for the work of a reviewer on a document that is new to the reviewer."""
        member = Member(self, self._numbers, source, reviewer)
        self._numbers += 1
        self.members.append(member)
        self.append([self._member(member)])
        return member

    def keep_lists(self, lists: WordLists) -> None:
        """Other words are always, or never, removed in this project. Raises `SessionError`."""
        self.lists = lists
        self.append([encoded(lists)])

    def keep_exports(self, choices: ExportChoices) -> None:
        """Remember how the documents are exported. Raises `SessionError`."""
        self.exports = choices
        self.append([export_choices.encoded(choices, self.path)])

    def keep_book(self, book: CaseBook) -> None:
        """Remember what is said of the patients. Raises `SessionError`.

        The file is written anew, without a trace of what was said before.
        """
        self.book = book
        self._full = 0
        self.append([])

    def put_in_order(self, sources: Sequence[Path]) -> None:
        """Put documents into this order, others behind them. Raises `SessionError`."""
        before = self.sources
        self._sort(sources)
        if self.sources != before:
            numbers = [one.number for one in self.members]
            self.append([json.dumps(["Order", numbers]).encode()])

    def drop(self, member: Member) -> None:
        """Forget a member; the file is written anew, without a trace of it."""
        self.members.remove(member)
        self._full = 0
        self.append([])

    def append(self, contents: list[bytes]) -> None:
        """Add to the file, or write it anew. Raises `SessionError`; then it can be called again."""
        try:
            if self._journal is None or self._journal.size > self._full:
                self._write_anew()
            else:
                self._journal.append(contents)
        except OSError as error:
            # What the file holds now is not known: the next time it is written anew.
            self._let_go()
            raise _unwritten(error) from None

    def close(self) -> None:
        """Let go of the file."""
        self._let_go()
        if self._lock.is_locked:
            self._lock.release()

    def _hold(self) -> None:
        try:
            self._lock.acquire()
        except Timeout:
            raise SessionInUse("The project is open in another window.") from None

    def _take(self, content: bytes) -> None:
        try:
            match json.loads(content):
                case ["Member", int(number), str(source), str(relative), str(reviewer)]:
                    found = self._found(Path(source), relative)
                    self.members.append(Member(self, number, found, reviewer))
                    self._numbers = max(self._numbers, number + 1)
                case ["In", int(number), record]:
                    log = next(one.log for one in self.members if one.number == number)
                    log.add(decode(json.dumps(record).encode()))
                case ["Order", list(numbers)]:
                    sources = {one.number: one.source for one in self.members}
                    self._sort([sources[number] for number in numbers if number in sources])
                case [export_choices.TAG, *_] as record:
                    self.exports = export_choices.decoded(record, self.path)
                case [case_book.TAG, *_] as record:
                    self.book = case_book.decoded(record, self.path)
                case ["Lists", *_]:
                    self.lists = decoded(content)
                case _:
                    raise SessionDamaged("The project was made by another version of the program.")
        except (ValueError, StopIteration):
            raise SessionDamaged("The project is inconsistent.") from None

    def _sort(self, sources: Sequence[Path]) -> None:
        places = {source: place for place, source in enumerate(dict.fromkeys(sources))}
        self.members.sort(key=lambda one: places.get(one.source, len(places)))

    def _found(self, source: Path, relative: str) -> Path:
        """Where a document is now; it may have moved together with the project."""
        beside = (self.path.parent / relative).absolute() if relative else source
        return beside if not source.exists() and beside.exists() else source

    def _member(self, member: Member) -> bytes:
        try:
            relative = os.path.relpath(member.source, self.path.parent)
        except ValueError:  # another drive
            relative = ""
        return json.dumps(
            ["Member", member.number, str(member.source), relative, member.reviewer]
        ).encode()

    def _write_anew(self) -> None:
        self._let_go()
        contents = [_FIRST, encoded(self.lists)]
        if self.exports is not None:
            contents.append(export_choices.encoded(self.exports, self.path))
        if self.book != CaseBook():
            contents.append(case_book.encoded(self.book, self.path))
        for member in self.members:
            contents.append(self._member(member))
            contents += [_in(member.number, encode(record)) for record in member.log.records]
        self._journal = Journal(self.path, self._opens.key, contents, self._opens.head)
        self._full = 2 * self._journal.size + _ROOM

    def _let_go(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None


def _in(number: int, record: bytes) -> bytes:
    return b'["In",%d,%s]' % (number, record)


def _unwritten(error: OSError) -> SessionError:
    return SessionError(f"The project could not be written: {error.strerror}.")


HEAD = b"Incognote shared project 1\n"


@dataclass(frozen=True, slots=True)
class ProjectLock:
    """The key of a project's journal, and what stands before the journal.

    A project opens with the key of this computer, or with a passphrase that others may know. The
    file of one with a passphrase begins with `HEAD` and its own key, sealed.
    """

    key: bytes = field(repr=False)
    head: bytes = field(default=b"", repr=False)

    @property
    def shared(self) -> bool:
        """Whether whoever knows the passphrase can open the project."""
        return bool(self.head)

    @classmethod
    def behind(cls, passphrase: str) -> ProjectLock:
        """A new lock that this passphrase opens."""
        key = secrets.token_bytes(KEY_BYTES)
        return cls(key, HEAD + seal_key(key, passphrase))

    @classmethod
    def of(cls, untrusted: bytes, key: bytes, passphrase: str | None) -> ProjectLock:
        """The lock of a file: opened by the passphrase if it has one, else by `key`.

        Raises `ProjectLocked` for a wrong or missing passphrase.
        """
        if not untrusted.startswith(HEAD):
            return cls(key)
        if passphrase is None:
            raise ProjectLocked("The project needs a passphrase.")
        head = untrusted[: len(HEAD) + SEALED_BYTES]
        try:
            return cls(open_key(head[len(HEAD) :], passphrase), head)
        except Altered:
            raise ProjectLocked("This is not the passphrase of the project.") from None
