"""The queue of documents: which is read next, which is reviewed, which is tried again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.sessions.storage import PROJECT
from app.ui.core.documents import OpenDocument, OpenDocuments, Phase
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.language import tr
from app.ui.core.undo import UndoHistory
from app.ui.queue.opener import Opener
from app.workflow.folders import FolderContents, documents_in

AHEAD = 2
"""Documents that are read and searched before the reviewer comes to them. More would fill the
memory with what may never be looked at."""


class Queue(QObject):
    """Keeps the document in view and the next ones ready, in the order of the session.

    `said` brings words for the status line.
    """

    said = Signal(str)

    def __init__(self, session: OpenDocuments, opener: Opener, undoing: UndoHistory) -> None:
        super().__init__(session)
        self._undoing = undoing
        self._session = session
        self._opener = opener
        self._looking = False
        self.paused = False
        for signal in (
            session.added,
            session.removed,
            session.moved,
            session.updated,
            session.current_changed,
        ):
            signal.connect(self._look)

    @property
    def line(self) -> list[OpenDocument]:
        """What is to be reviewed, from behind the document in view and round the end."""
        entries, current = self._session.entries, self._session.current
        place = entries.index(current) if current in entries else -1
        ahead = [*entries[place + 1 :], *entries[: max(place, 0)]]
        return [entry for entry in ahead if entry.waits]

    @property
    def reviewed(self) -> list[OpenDocument]:
        """What was called reviewed."""
        return [entry for entry in self._session.entries if entry.finished]

    @property
    def refused(self) -> list[OpenDocument]:
        """What could not be read or searched, and might be after another try."""
        return [one for one in self._session.entries if one.phase in (Phase.FAILED, Phase.STOPPED)]

    def pause(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """Begin with no other document than the one in view, or go on."""
        self.paused = on
        self._look()
        if self._session.current is not None:
            self._session.updated.emit(self._session.current)

    def retry(self) -> None:
        """Try again what was refused or stopped."""
        self._opener.retry(self.refused)

    def finish(self) -> None:
        """Call the document in view reviewed, and go on to the next."""
        entry = self._session.current
        if entry is None or entry.review is None:
            self.said.emit(tr("The document is not ready to be reviewed yet."))
            return
        if not entry.finished:
            self._undoing.note(
                tr("call {name} reviewed").format(name=entry.path.name),
                entry,
                lambda: self._call(entry, reviewed=False),
                lambda: self._finish(entry),
            )
        self._finish(entry)

    def _finish(self, entry: OpenDocument) -> None:
        self._mark(entry, reviewed=True)
        line = self.line
        self._session.show(line[0] if line else entry)
        parts = [tr("{name} is reviewed.").format(name=entry.path.name)]
        if entry.undecided:
            parts.append(tr("%n undecided will be removed.", None, entry.undecided))
            parts.append(tr("Undo takes this back."))
        self.said.emit(" ".join(parts if line else [*parts, self._rest()]))

    def reopen(self) -> None:
        """The document in view is to be reviewed after all."""
        entry = self._session.current
        if entry is not None and entry.finished:
            self._undoing.note(
                tr("call {name} not reviewed").format(name=entry.path.name),
                entry,
                lambda: self._call(entry, reviewed=True),
                lambda: self._call(entry, reviewed=False),
            )
            self._call(entry, reviewed=False)

    def _call(self, entry: OpenDocument, *, reviewed: bool) -> None:
        """Stay at a document, or go back to it, and call it reviewed or not."""
        self._mark(entry, reviewed=reviewed)
        self._session.show(entry)
        words = tr("{name} is reviewed.") if reviewed else tr("{name} is to be reviewed again.")
        self.said.emit(words.format(name=entry.path.name))

    def _mark(self, entry: OpenDocument, *, reviewed: bool) -> None:
        # One that is searched anew meanwhile has nothing that was reviewed.
        entry.finished = reviewed and entry.review is not None
        self._session.updated.emit(entry)

    def move(self, by: int) -> None:
        """Move the document in view up (-1) or down (1)."""
        entry = self._session.current
        if entry is not None:
            self._session.move(entry, self._session.entries.index(entry) + by)

    def _rest(self) -> str:
        aside = [entry for entry in self._session.entries if not entry.finished]
        if not aside:
            return tr("That was the last one.")
        return tr("%n need another look: see the list.", None, len(aside))

    def _look(self) -> None:
        current = self._session.current
        if self._looking or current is None:
            return
        # Each start is told to all, and so to this method again.
        self._looking = True
        wanted = [current]
        if not self.paused:
            wanted += [entry for entry in self.line if entry is not current][:AHEAD]
        running = [entry for entry in self._session.entries if entry.job is not None]
        needless = [entry for entry in running if entry.waits and entry not in wanted]
        starting = [entry for entry in wanted if entry.phase is Phase.WAITING]
        # Turning over the leaves of a long queue must not read all of it.
        for entry in needless[: max(0, len(running) + len(starting) - AHEAD - 1)]:
            self._opener.put_back(entry)
        for entry in starting:
            self._opener.read(entry)
        self._looking = False


# What the user gives to be opened: files, and folders of files.


class Intake(QObject):
    """Passes on files at once and looks into folders first.

    `said` brings words about that, `project` the path of a project that was among the files.
    """

    said = Signal(str)
    project = Signal(object)

    def __init__(self, runner: JobRunner, take: Callable[[Sequence[Path]], None]) -> None:
        super().__init__(runner)
        self._runner = runner
        self._take = take

    def open(self, paths: Sequence[Path]) -> None:
        """Put files, and what is in folders, into the queue."""
        projects = [path for path in paths if path.suffix.lower() == PROJECT]
        if projects:
            # It takes the place of all that is open, and of other files that came with it.
            self.project.emit(projects[0])
            return
        if not any(path.is_dir() for path in paths):
            self._take(paths)
            return
        given = tuple(path.absolute() for path in paths)
        self._runner.start(
            Lane.QUICK,
            lambda reporter: documents_in(given, reporter),
            done=self._found,
        )

    def _found(self, found: FolderContents) -> None:
        self._take(found.paths)
        if words := _left_out(found):
            self.said.emit(words)


def _left_out(found: FolderContents) -> str:
    """What was left out, and why; empty where nothing was."""
    parts = []
    if not found.paths:
        parts.append(tr("No documents are in this folder."))
    if found.others:
        parts.append(tr("%n files are of a kind that cannot be read.", None, len(found.others)))
    if found.shut:
        parts.append(tr("%n folders could not be opened.", None, len(found.shut)))
    return " ".join(parts)
