"""Keeps the work on every open document, in the folder of the sessions or in a project.

What encrypts is imported inside the functions that need it: the window only makes a `SessionStore`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from app.engine.domain.case import CaseBook
from app.engine.domain.document import Document
from app.engine.domain.policy import ExportChoices
from app.engine.wordlists.lists import WordLists
from app.errors import (
    AppError,
    SessionError,
    SessionInUse,
    SessionLocked,
    SourceChanged,
    WriteFailed,
)
from app.keys import key_files
from app.sessions.events import Opened, Record
from app.sessions.history import Work, text_digest
from app.sessions.session_folder import SessionFiles
from app.sessions.summary import RecentProject, Summary

if TYPE_CHECKING:  # loads the cipher, for which no window should wait
    from app.sessions.open_project import OpenProject
    from app.sessions.project import Member
    from app.sessions.saved_session import SavedSession


class SessionStore:
    """Keeps work in the sessions of one folder or, while one is open, in a project.

    `note`, `take_up`, `note_order`, `waiting`, `keeps`, `late`, `exports`, `book` and `unlocked`
    may be used from any thread; all other methods come one after the other. `late` are documents
    that were opened while their saved work was locked: nothing more of them is saved until it is
    taken up.
    `in_use` are documents that another window has open, whose work is not saved here.
    `key_in_file` tells, once unlocked, that nothing but the user's account protects the key.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = SessionFiles(folder)
        self._key: bytes | None = None
        self._late = False
        self._project: OpenProject | None = None
        self._elsewhere: set[Path] = set()
        self._overdue: set[Path] = set()
        self.key_in_file = False
        self.late: frozenset[Path] = frozenset()
        self.in_use: frozenset[Path] = frozenset()
        self._order: tuple[Path, ...] | None = None
        self._notes: deque[tuple[Path, tuple[Callable[[], Record], ...] | None]] = deque()

    @property
    def folder(self) -> Path:
        """Where the sessions lie."""
        return self._folder

    def unlock(self, passphrase: str | None = None) -> tuple[Summary, ...]:
        """Get the key, delete what is past its time, and list what is there, the latest first.

        Raises `SessionLocked`; what was noted is then kept for another try. A session that cannot
        be read is listed with its error.
        """
        from app.sessions.session_key import (  # noqa: PLC0415 - see the module's docstring
            lies_in_file,
            session_key,
        )

        try:
            self._key = session_key(self._folder, passphrase)
        except SessionLocked:
            self._late = True
            raise
        if passphrase:
            self._open_other_keys(passphrase)
        self.key_in_file = lies_in_file(self._folder)
        found = self._listed(self._key)
        if self._late:
            # These documents were searched anew while their saved work could not be seen.
            noted = {path for path, _ in self._notes.copy()}
            self._overdue = {path for path in noted if self._has_work(path)}
            self.late = frozenset(self._overdue)
        return found

    def set_passphrase(self, passphrase: str) -> None:
        """Keep all keys, of surrogates too, only behind a passphrase. Raises `SessionError`."""
        from app.sessions.session_key import set_passphrase  # noqa: PLC0415 - see the module's docstring

        if self._key is None:
            raise SessionLocked("The saved work is locked.")
        try:
            set_passphrase(self._folder, self._key, passphrase)
            key_files.set_passphrase(passphrase, self._other_keys)
        except OSError as error:
            raise SessionError(f"The passphrase could not be set: {error.strerror}.") from None
        except WriteFailed as error:
            raise SessionError(error.message, hint=error.hint) from None

    @property
    def _other_keys(self) -> Path:
        """Where the keys of surrogates and fingerprints lie, beside the sessions."""
        return self._folder.parent / "surrogate.key"

    def _open_other_keys(self, passphrase: str) -> None:
        """One passphrase opens all keys; one that lies open in a file is taken behind it."""
        try:
            if key_files.place_of(self._other_keys) is key_files.Place.FILE:
                key_files.set_passphrase(passphrase, self._other_keys)
            key_files.unlock(passphrase, self._other_keys)
        except AppError:
            return  # told where the keys are needed

    @property
    def unlocked(self) -> bool:
        """Whether the key is there."""
        return self._key is not None

    def note(self, path: Path, *makes: Callable[[], Record]) -> None:
        """Something happened to the document at `path`; `makes` are called when it is saved.

        What comes with one call is saved in one go, and never a part of it alone.
        """
        self._notes.append((path, makes))

    def take_up(self, path: Path) -> None:
        """Forget what was noted so far of a document that is `late`: its saved work goes on."""
        self._notes.append((path, None))

    def note_order(self, paths: Sequence[Path]) -> None:
        """The documents are to be reviewed in this order; stored with the next `save`."""
        self._order = tuple(paths)

    @property
    def waiting(self) -> bool:
        """Whether there is anything to save."""
        if self._project is not None and self._project.unsaved:
            return True
        return bool(self._notes) or bool(self._files.unsaved) or self._order is not None

    def keeps(self, path: Path) -> bool:
        """Whether the work on a document is saved, but for the last moment's."""
        kept = self._kept(path)
        return kept is not None and not kept.unsaved and path not in self._elsewhere

    def save(self) -> None:
        """Write what was noted, once there is a key.

        Raises `SessionError`, after all that can be written is.
        """
        if self._key is None:
            return
        failed: SessionError | None = None
        for path, records in self._noted().items():
            if path in self._overdue:
                self._overdue.discard(path)
                self._elsewhere.add(path)
            elif records and isinstance(records[0], Opened):
                self._elsewhere.discard(path)
                self.in_use -= {path}
            if path in self._elsewhere:
                continue
            try:
                self._write(path, records, self._key)
            except SessionError as error:
                failed = error
                if isinstance(error, SessionInUse):
                    self._elsewhere.add(path)
                    self.in_use |= {path}
        self._save_order(self._key)
        if failed is not None:
            raise failed

    def resume(self, path: Path, document: Document) -> Work | None:
        """The work that was left on a document; None where there is none.

        Raises `SourceChanged` where it is for another document, or text, than is there now.
        """
        self.save()
        if self._project is not None:
            self._project.begun(path)
        return None if path in self._elsewhere else self.saved_work(path, document)

    def saved_work(self, path: Path, document: Document) -> Work | None:
        """As `resume`, also of a document that is `late`."""
        kept = self._kept(path)
        found = kept.log.found if kept is not None else None
        if kept is None or found is None:
            return None
        if (found.sha256, found.text_sha256) != (document.sha256, text_digest(document)):
            if kept.summary.exported:
                return None
            raise SourceChanged(
                "The document is not the one that was reviewed: it, or the program, has changed.",
                hint="Put the reviewed file back and open it, or try again to start over.",
            )
        return kept.log.work(document)

    def forget(self, names: Iterable[str]) -> tuple[Summary, ...]:
        """Delete sessions for good; a list of the rest, as `unlock` gives it.

        Raises `SessionError`.
        """
        self.save()
        if self._key is None:
            return ()
        self._files.forget(names)
        return self._listed(self._key)

    def forget_document(self, path: Path) -> tuple[Summary, ...]:
        """Delete the session of a document for good; the rest, as `forget`."""
        self.save()
        kept = self._kept(path)
        if self._project is not None:
            if kept is not None:
                kept.forget()
            return self.forget([])
        known = self._files.get(path)
        return self.forget([known.path.stem] if known is not None else [])

    def close(self) -> None:
        """Save and let go of every file. Raises `SessionError`."""
        try:
            self.save()
        finally:
            self._files.close()
            if self._project is not None:
                self._project.close()
                self._project.remember(left=True)

    @property
    def project(self) -> OpenProject | None:
        """The open project."""
        return self._project

    def open_project(
        self, path: Path, reviewer: str, passphrase: str | None = None
    ) -> tuple[Summary, ...]:
        """Keep all work in this project from now on; what the reviewer left of each document.

        Raises `SessionError`, of which `ProjectLocked` asks for a passphrase or another one; then
        nothing changes.
        """
        from app.sessions.open_project import OpenProject  # noqa: PLC0415 - see the docstring
        from app.sessions.project import Project  # noqa: PLC0415

        self.save()
        key, before = self._unlocked_key, self._project
        same = before is not None and before.project.path == path
        project = (
            before.project if before and same else Project.open(path, key, self._folder, passphrase)
        )
        self._use(OpenProject(project, reviewer, self._folder, key))
        return self._project.summaries if self._project is not None else ()

    def begin_project(
        self,
        path: Path,
        reviewer: str,
        sources: Iterable[Path],
        passphrase: str | None = None,
    ) -> None:
        """Keep all work in a new project from now on; that on `sources` moves into it.

        Whoever knows the `passphrase` can open it; without one, only this user can. Raises
        `SessionError`; then nothing changes.
        """
        from app.sessions.open_project import OpenProject  # noqa: PLC0415 - see the docstring
        from app.sessions.project import Project  # noqa: PLC0415

        self.save()
        key = self._unlocked_key
        project = Project.begin(path, key, self._folder, passphrase)
        moved = []
        try:
            begun = OpenProject(project, reviewer, self._folder, key)
            for source in sources:
                kept = self._kept(source)
                begun.add(source, kept.log.records if kept is not None else ())
                moved += [source] if kept is not None and self._project is None else []
            begun.remember(left=True)
        except SessionError:
            project.close()
            raise
        self._use(begun)
        for source in moved:
            self._files.drop(source)

    def share_project(self, passphrase: str) -> None:
        """Let whoever knows this passphrase open the project. Raises `SessionError`."""
        self.save()
        if self._project is not None:
            self._project.project.share(passphrase)

    def close_project(self) -> None:
        """Keep work in the folder again. Raises `SessionError`."""
        self.save()
        if self._project is not None:
            self._project.remember(left=False)
        self._use(None)

    def projects(self) -> tuple[RecentProject, ...]:
        """Those that were open lately, the latest first."""
        from app.sessions.encrypted_lists import recent_projects  # noqa: PLC0415 - see the docstring

        return () if self._key is None else recent_projects(self._folder, self._key)

    def forget_project(self, path: Path) -> tuple[RecentProject, ...]:
        """Take a project off the list, as `projects`; the file stays. Raises `SessionError`."""
        from app.sessions.encrypted_lists import keep_recent  # noqa: PLC0415 - see the docstring

        rest = [one for one in self.projects() if one.path != path]
        keep_recent(self._folder, self._unlocked_key, rest)
        return tuple(rest)

    def lists(self) -> tuple[WordLists, WordLists]:
        """What the user, and the open project, wants always or never removed.

        Raises `SessionError`.
        """
        from app.sessions.encrypted_lists import read_lists  # noqa: PLC0415 - see the docstring

        own = read_lists(self._folder, self._unlocked_key)
        return own, self._project.project.lists if self._project is not None else WordLists()

    def keep_lists(self, own: WordLists, of_project: WordLists) -> None:
        """Store what `lists` gave, as it is now. Raises `SessionError`."""
        from app.sessions.encrypted_lists import keep_lists  # noqa: PLC0415 - see the docstring

        keep_lists(self._folder, self._unlocked_key, own)
        if self._project is not None and self._project.project.lists != of_project:
            self._project.project.keep_lists(of_project)

    @property
    def exports(self) -> ExportChoices | None:
        """How the documents of the open project were exported last."""
        return self._project.project.exports if self._project is not None else None

    def keep_exports(self, choices: ExportChoices) -> None:
        """Remember that in the open project, where there is one. Raises `SessionError`."""
        if self._project is not None and self._project.project.exports != choices:
            self._project.project.keep_exports(choices)

    @property
    def book(self) -> CaseBook:
        """What is said of the patients of the open project."""
        return self._project.project.book if self._project is not None else CaseBook()

    def keep_book(self, book: CaseBook) -> None:
        """Remember that in the open project, where there is one. Raises `SessionError`."""
        if self._project is not None and self._project.project.book != book:
            self._project.project.keep_book(book)

    def _save_order(self, key: bytes) -> None:
        from app.sessions.encrypted_lists import keep_queue_order  # noqa: PLC0415 - see the docstring

        order, self._order = self._order, None
        if order is None:
            return
        try:
            if self._project is not None:
                self._project.put_in_order(order)
            else:
                keep_queue_order(self._folder, key, order)
        except SessionError:
            self._order = self._order or order
            raise

    def _listed(self, key: bytes) -> tuple[Summary, ...]:
        """The sessions of the folder, the latest first, each with its place in the queue."""
        from app.sessions.encrypted_lists import queue_order  # noqa: PLC0415 - see the docstring

        places = {path: place for place, path in enumerate(queue_order(self._folder, key))}
        return tuple(
            replace(one, place=places.get(one.path)) if one.path is not None else one
            for one in self._files.listed(key)
        )

    @property
    def _unlocked_key(self) -> bytes:
        if self._key is None:
            raise SessionLocked("The saved work is locked.")
        return self._key

    def _kept(self, path: Path) -> SavedSession | Member | None:
        return self._files.get(path) if self._project is None else self._project.member(path)

    def _has_work(self, path: Path) -> bool:
        kept = self._files.get(path)
        return kept is not None and kept.log.found is not None

    def _noted(self) -> dict[Path, list[Record]]:
        noted: dict[Path, list[Record]] = {path: [] for path in self._files.unsaved}
        if self._project is not None:
            noted |= {path: [] for path in self._project.unsaved}
        while self._notes:
            path, makes = self._notes.popleft()
            if makes is None:
                noted[path] = []
                self._overdue.discard(path)
                self._elsewhere.discard(path)
                self.in_use -= {path}
                continue
            noted.setdefault(path, []).extend([make() for make in makes])
        return noted

    def _write(self, path: Path, records: list[Record], key: bytes) -> None:
        if self._project is not None:
            self._project.write(path, records)
        else:
            self._files.write(path, records, key)

    def _use(self, project: OpenProject | None) -> None:
        before, self._project = self._project, project
        if before is not None and (project is None or project.project is not before.project):
            before.close()
        self._elsewhere.clear()
        self.in_use = frozenset()
