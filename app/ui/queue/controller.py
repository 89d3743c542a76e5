"""The queue of documents: which is read next, which is reviewed, which is tried again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog

from app.formats.base import ENDINGS
from app.paths import RESOURCES
from app.sessions.storage import PROJECT
from app.ui.core.documents import Failed, OpenDocument, Phase
from app.ui.core.jobs import Lane
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.queue.open_dialogs import EncodingDialog, PasswordDialog, has_encoding
from app.ui.queue.opener import DocumentOpener
from app.ui.queue.pace import Pace
from app.ui.queue.panel import QueueFoot
from app.workflow.folders import FolderContents, documents_in
from app.workflow.provisional import MANY_PAGES, is_long

_ENDINGS = " ".join(f"*{ending}" for ending in ENDINGS)
_KINDS = (".txt", ".docx", ".pdf")
_SAMPLES = ("sample-note.txt", "sample-letter.docx", "sample-summary.pdf", "sample-stay.pdf")
AHEAD = 2
"""Documents behind the one in view that are always made ready; so many are read at once as well."""
MOST_WEIGHT = 256 << 20
"""Bytes that documents may take that wait to be reviewed; further ones are read when it is less."""
_PATIENCE_MS = 400
"""How long the document in view waits for others: most are read or searched by then."""


class QueueController(QObject):
    """Keeps the document in view and the next ones ready, in their order.

    `project_wanted` brings the path of a project that was among the files to open.
    """

    project_wanted = Signal(object)

    def __init__(self, services: Services, opener: DocumentOpener, pace: Pace) -> None:
        super().__init__(services.documents)
        self._services = services
        self._documents, self._history = services.documents, services.history
        self._opener, self._pace = opener, pace
        self._tell = services.notifier.message.emit
        self._searching = False
        self.paused = False
        self.patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self.patience.timeout.connect(self._go_first)
        self._documents.current_changed.connect(self._make_way)
        for signal in (
            self._documents.added,
            self._documents.removed,
            self._documents.moved,
            self._documents.updated,
            self._documents.current_changed,
        ):
            signal.connect(self._look)
        opener.locked.connect(self.ask_password)
        opener.lost.connect(services.notifier.fail)
        self._bind()

    def _bind(self) -> None:
        bind = self._services.commands.bind
        bind("open", self.ask_files)
        bind("open_folder", self.ask_folder)
        bind("encoding", self.ask_encoding)
        bind("statistics", self.show_statistics)
        bind("finish", self.finish)
        bind("reopen", self.reopen)
        bind("move_up", lambda: self.move(-1))
        bind("move_down", lambda: self.move(1))
        bind("pause", self.pause)
        bind("retry", self.retry)
        bind("next_document", lambda: self.step(1))
        bind("previous_document", lambda: self.step(-1))

    @property
    def line(self) -> list[OpenDocument]:
        """What is to be reviewed, from behind the document in view and round the end."""
        entries, current = self._documents.entries, self._documents.current
        place = entries.index(current) if current in entries else -1
        ahead = [*entries[place + 1 :], *entries[: max(place, 0)]]
        return [entry for entry in ahead if entry.is_pending]

    @property
    def reviewed(self) -> list[OpenDocument]:
        """What was called reviewed."""
        return [entry for entry in self._documents.entries if entry.is_reviewed]

    @property
    def refused(self) -> list[OpenDocument]:
        """What could not be read or searched, and might be after another try."""
        return [
            one for one in self._documents.entries if one.phase in (Phase.FAILED, Phase.STOPPED)
        ]

    def pause(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """Begin with no other document than the one in view, or go on."""
        self.paused = on
        self._look()
        if self._documents.current is not None:
            self._documents.updated.emit(self._documents.current)

    def retry(self) -> None:
        """Try again what was refused or stopped."""
        self._opener.retry(self.refused)

    def finish(self) -> None:
        """Call the document in view reviewed, and go on to the next."""
        entry = self._documents.current
        if entry is None or entry.review is None:
            self._tell(tr("The document is not ready to be reviewed yet."))
            return
        if not entry.is_reviewed:
            self._history.note(
                tr("mark {name} as reviewed").format(name=entry.path.name),
                entry,
                lambda: self._call(entry, reviewed=False),
                lambda: self._finish(entry),
            )
        self._finish(entry)

    def _finish(self, entry: OpenDocument) -> None:
        self._mark(entry, reviewed=True)
        line = self.line
        self._documents.show(line[0] if line else entry)
        parts = [tr("{name} marked as reviewed.").format(name=entry.path.name)]
        if entry.undecided:
            parts.append(tr("%n undecided findings will be redacted.", None, entry.undecided))
        words = " ".join(parts if line else [*parts, self._rest()])
        self._services.notifier.undoable.emit(words)

    def reopen(self) -> None:
        """The document in view is to be reviewed after all."""
        entry = self._documents.current
        if entry is not None and entry.is_reviewed:
            self._history.note(
                tr("mark {name} as not reviewed").format(name=entry.path.name),
                entry,
                lambda: self._call(entry, reviewed=True),
                lambda: self._call(entry, reviewed=False),
            )
            self._call(entry, reviewed=False)

    def _call(self, entry: OpenDocument, *, reviewed: bool) -> None:
        """Stay at a document, or go back to it, and call it reviewed or not."""
        self._mark(entry, reviewed=reviewed)
        self._documents.show(entry)
        words = (
            tr("{name} marked as reviewed.") if reviewed else tr("{name} marked as not reviewed.")
        )
        self._tell(words.format(name=entry.path.name))

    def _mark(self, entry: OpenDocument, *, reviewed: bool) -> None:
        # One that is searched anew meanwhile has nothing that was reviewed.
        entry.is_reviewed = reviewed and entry.review is not None
        self._documents.updated.emit(entry)

    def move(self, by: int) -> None:
        """Move the document in view up (-1) or down (1)."""
        entry = self._documents.current
        if entry is not None:
            self._documents.move(entry, self._documents.entries.index(entry) + by)

    def _rest(self) -> str:
        aside = [entry for entry in self._documents.entries if not entry.is_reviewed]
        if not aside:
            return tr("That was the last one.")
        return tr("%n need your attention: see the list.", None, len(aside))

    def _make_way(self, current: OpenDocument | None) -> None:
        """Put back what would hold up the document that is turned to for minutes."""
        if current is None or current.review is not None or isinstance(current.state, Failed):
            return
        if current.is_queued:
            # It was put into the queue as one of many.
            self._opener.let_pass(current)
        for entry in self._documents.entries:
            busy = entry.job is not None and entry.is_pending
            if entry is not current and busy and _is_slow(entry):
                self._opener.put_back(entry)

    def _lose_patience(self) -> None:
        """Count for how long the document in view waits for its turn."""
        current = self._documents.current
        if current is None or not current.is_queued:
            self.patience.stop()
        elif not current.waits_for and not self.patience.isActive():
            self.patience.start()

    def _go_first(self) -> None:
        """Let what is read or searched wait for the document in view; else say what it waits for.

        One child reads and another searches, so that a scan holds others up until it is read.
        """
        current = self._documents.current
        if current is None or not current.is_queued:
            return
        entries = self._documents.entries
        before = [one for one in entries if one.phase is current.phase and one.job is not None]
        busy = [one for one in before if not one.is_queued]
        for entry in busy:
            self._opener.let_pass(entry)
        if busy:
            self.patience.start()
            return
        current.go_on(waits_for=self._reason_to_wait(current))
        self._documents.updated.emit(current)

    def _reason_to_wait(self, current: OpenDocument) -> str:
        if current.phase is Phase.READING:
            return tr("Waiting for an export or another task to finish…")
        if self._services.model.pack is None:
            return tr("Waiting for the model to load…")
        return tr("Waiting for another search to stop…")

    def _look(self) -> None:
        self._lose_patience()
        current = self._documents.current
        if self._searching or current is None:
            return
        # Starting a document notifies all listeners, this method among them.
        self._searching = True
        line = [] if self.paused else [entry for entry in self.line if entry is not current]
        wanted = [current, *line[:AHEAD]]
        running = [entry for entry in self._documents.entries if entry.job is not None]
        starting = [entry for entry in wanted if entry.phase is Phase.WAITING]
        room = AHEAD + 1 - len(running) - len(starting)
        for entry in self._needless(running, wanted, line)[: max(0, -room)]:
            self._opener.put_back(entry)
        far = [entry for entry in line[AHEAD:] if entry.phase is Phase.WAITING]
        if room > 0 and far and sum(entry.weight for entry in line) < MOST_WEIGHT:
            starting += far[:room]
        for entry in starting:
            self._opener.read(entry)
        self._searching = False

    def _needless(
        self,
        running: Sequence[OpenDocument],
        wanted: Sequence[OpenDocument],
        line: Sequence[OpenDocument],
    ) -> list[OpenDocument]:
        """What runs and is not wanted now, the last in line first: least was done for it."""
        places = {entry: place for place, entry in enumerate(line)}
        found = [entry for entry in running if entry.is_pending and entry not in wanted]
        return sorted(found, key=lambda entry: places.get(entry, len(line)), reverse=True)

    def follow_on(self, foot: QueueFoot) -> None:
        """Tell there how far the queue is, from now on, with what can be done with all of it."""
        for name, words in (
            ("pause", tr("Pause")),
            ("retry", tr("Try again")),
            ("export_reviewed", tr("Export")),
        ):
            foot.offer(name, self._services.commands[name], words)

        def show() -> None:
            pace = self._pace
            foot.show_queue(
                self._documents.entries, pace.left(), pace.search_left(), paused=self.paused
            )

        for signal in (self._documents.added, self._documents.removed, self._documents.updated):
            signal.connect(show)
        show()

    def step(self, by: int) -> None:
        """Show the next or previous document."""
        entries, current = self._documents.entries, self._documents.current
        if current is not None:
            self._documents.show(entries[(entries.index(current) + by) % len(entries)])

    def again(self) -> None:
        """Read and search the document in view once more."""
        if self._documents.current is not None:
            self._opener.again(self._documents.current)

    def stop(self) -> None:
        """Stop what runs for the document in view."""
        if self._documents.current is not None:
            self._opener.stop(self._documents.current)

    # What the user gives to be opened: files, and folders of files.

    def open_samples(self) -> None:
        """Open the fictional documents."""
        self._opener.open(samples())

    def open(self, paths: Sequence[Path]) -> None:
        """Put files, and what is in folders, into the queue."""
        projects = [path for path in paths if path.suffix.lower() == PROJECT]
        if projects:
            # It takes the place of all that is open, and of other files that came with it.
            self.project_wanted.emit(projects[0])
            return
        if not any(path.is_dir() for path in paths):
            self._opener.open(paths)
            return
        given = tuple(path.absolute() for path in paths)
        self._services.jobs.start(
            Lane.QUICK,
            lambda reporter: documents_in(given, reporter),
            done=self._found,
        )

    def _found(self, found: FolderContents) -> None:
        self._opener.open(found.paths)
        if words := _left_out(found):
            self._tell(words)

    def ask_files(self) -> None:
        """Choose files to open."""
        kinds = tr("Documents ({endings});;All files (*)").format(endings=_ENDINGS)
        dialog = QFileDialog(self._services.dialogs.window, tr("Open documents"), "", kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._chosen)
        self._services.dialogs.open(dialog)

    def ask_folder(self) -> None:
        """Choose a folder whose documents are to be opened."""
        dialog = QFileDialog(self._services.dialogs.window, tr("Open a folder"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.filesSelected.connect(self._chosen)
        self._services.dialogs.open(dialog)

    def _chosen(self, names: Sequence[str]) -> None:
        self.open([Path(name) for name in names])

    def ask_encoding(self) -> None:
        """Choose in which encoding the text in view is read."""
        entry, dialogs = self._documents.current, self._services.dialogs
        if entry is None or not has_encoding(entry):
            self._tell(tr("The encoding can be chosen for text files only."))
            return
        dialog = EncodingDialog(entry, dialogs.window)
        dialog.chosen.connect(lambda name: self._opener.read_as(entry, name))
        dialogs.open(dialog)

    def ask_current_password(self) -> None:
        """Ask for the password of the document in view."""
        entry = self._documents.current
        if entry is not None:
            self.ask_password(entry, wrong=False)

    def ask_password(self, entry: OpenDocument, wrong: bool) -> None:  # noqa: FBT001 - a slot
        """Ask for the password of a document; one that is not in view waits for its turn."""
        dialogs = self._services.dialogs
        if dialogs.current is not None or entry is not self._documents.current:
            return
        dialog = PasswordDialog(entry.path.name, wrong=wrong, parent=dialogs.window)
        dialog.given.connect(lambda password: self._opener.unlock(entry, password))
        dialogs.open(dialog)

    def show_statistics(self) -> None:
        """Show the reviewer's own figures."""
        from app.ui.queue.statistics_dialog import StatisticsDialog  # noqa: PLC0415 - not at the start

        dialogs = self._services.dialogs
        dialogs.open(StatisticsDialog(self._documents.entries, dialogs.window))


def _is_slow(entry: OpenDocument) -> bool:
    """Whether what runs for a document holds others up for longer than it takes to begin anew."""
    if entry.document is not None:
        return is_long(entry.document)
    return entry.unread is not None and len(entry.unread.pages) >= MANY_PAGES


def samples() -> list[Path]:
    """The bundled fictional documents that are there, in the language in use."""
    folder = RESOURCES / "samples" / QLocale.languageToCode(QLocale().language())
    if folder.is_dir():
        return sorted(folder.iterdir(), key=lambda path: _KINDS.index(path.suffix))
    paths = [RESOURCES / "samples" / name for name in _SAMPLES]
    return [path for path in paths if path.is_file()]


def _left_out(found: FolderContents) -> str:
    """What was left out, and why; empty where nothing was."""
    parts = []
    if not found.paths:
        parts.append(tr("No documents in this folder."))
    if found.others:
        parts.append(tr("%n files are of a type that cannot be read.", None, len(found.others)))
    if found.shut:
        parts.append(tr("%n folders could not be opened.", None, len(found.shut)))
    return " ".join(parts)
