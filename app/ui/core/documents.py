"""The open documents, and the history of each one's review."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from pathlib import Path
from sys import getsizeof
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoGroup, QUndoStack

from app.engine.domain.document import Document, Page
from app.engine.domain.parts import Provisional
from app.engine.domain.review import Finding, Review
from app.errors import AppError
from app.formats.base import Options
from app.progress import Stage
from app.sessions.events import ViewPosition

_USUAL = Options()
_WORD_BYTES, _FINDING_BYTES = 48, 400
_ALMOST = 0.99


class Phase(Enum):
    """How far a document has come, in a word."""

    WAITING = "waiting"
    READING = "reading"
    SCANNING = "scanning"
    READY = "ready"
    STOPPED = "stopped"
    FAILED = "failed"
    LOCKED = "locked"


@dataclass(frozen=True, slots=True)
class Waiting:
    """A document that is not being read yet."""

    @property
    def phase(self) -> Phase:
        """In a word."""
        return Phase.WAITING


@dataclass(frozen=True, slots=True)
class Reading:
    """It is being read and, once its `document` is there, searched, by a `job` while one runs.

    `unread` are its pages without their words, until it is read. `provisional` is what is known of
    a long one meanwhile. `progress` is that of the `stage`, 0 to 0.99: while there is work left
    nothing is finished. None where nobody can say. A job that has not come to a stage waits for its
    turn; once it has waited for long, `waits_for` says in words for what.
    """

    document: Document | None = field(default=None, repr=False)
    searching: bool = False
    unread: Document | None = field(default=None, repr=False)
    provisional: Provisional | None = field(default=None, repr=False)
    job: int | None = None
    progress: float | None = None
    stage: Stage | None = None
    waits_for: str = ""

    @property
    def phase(self) -> Phase:
        """In a word."""
        return Phase.SCANNING if self.searching else Phase.READING

    @property
    def is_queued(self) -> bool:
        """Whether it waits for its turn to be read or searched."""
        begins = self.searching or self.document is None
        return begins and self.job is not None and self.stage is None


@dataclass(frozen=True, slots=True)
class Ready:
    """A document that was read and searched."""

    document: Document = field(repr=False)
    review: Review = field(repr=False)

    @property
    def phase(self) -> Phase:
        """In a word."""
        return Phase.READY


@dataclass(frozen=True, slots=True)
class Failed:
    """It was refused with an `error`, stopped, or needs a password, which `phase` tells.

    There may be a `document` all the same, where that was read and not searched.
    """

    phase: Phase
    error: AppError | None = None
    document: Document | None = field(default=None, repr=False)


class PageCheck(Enum):
    """How far a reviewer came with a page that text recognition read."""

    UNSEEN = auto()
    SEEN = auto()
    CHECKED = auto()


@dataclass(frozen=True, slots=True)
class PageChecks:
    """Numbers of pages: those that were `seen`, and recognised ones that a person ticked.

    A recognised page is seen once all of it was in view, any other once something of it was.
    A page is `checked` by hand only: that it was in view does not mean that anybody compared it.
    """

    seen: frozenset[int] = frozenset()
    checked: frozenset[int] = frozenset()

    def of(self, number: int) -> PageCheck:
        """How far the reviewer came with one page."""
        if number in self.checked:
            return PageCheck.CHECKED
        return PageCheck.SEEN if number in self.seen else PageCheck.UNSEEN


@dataclass(eq=False)
class OpenDocument:
    """One open document, as far as it is by its `state`.

    `is_saved` tells that its decisions are saved; `resumed` that they came from a saved session,
    and `place` then where to go once it is shown. `near` are the near misses by their ids and
    `entities` keys by those of findings; both follow the review a moment later, and so do the
    `surrogates` that an export will write, by findings, where it writes any. `pending_focus` is
    a near miss that is wanted in the focus once it is there. A password stays in `options`,
    nowhere else. `is_reviewed` tells that the reviewer called it reviewed, and `seconds` how long
    it was worked on. `page_checks` tells how far they came with its pages, and
    `turns` by how many quarters, clockwise, they turned pages. `undrawn` are
    those that could not be drawn. Of one that was reviewed in a saved session and is not read yet,
    `was_exported` and `undecided_before` tell the rest of its status.
    """

    path: Path
    stack: QUndoStack
    options: Options = field(default_factory=Options)
    state: Waiting | Reading | Ready | Failed = field(default_factory=Waiting)
    focus: str | None = None
    near: Mapping[str, Finding] = field(default_factory=dict, repr=False)
    entities: Mapping[str, str] = field(default_factory=dict, repr=False)
    surrogates: Mapping[str, str] = field(default_factory=dict, repr=False)
    pending_focus: str | None = None
    exported: Review | None = field(default=None, repr=False)
    is_saved: bool = False
    resumed: bool = False
    is_reviewed: bool = False
    seconds: float = 0.0
    page_checks: PageChecks = PageChecks()
    undrawn: frozenset[int] = frozenset()
    turns: Mapping[int, int] = field(default_factory=dict)
    was_exported: bool = False
    undecided_before: int = 0
    place: ViewPosition | None = field(default=None, repr=False)
    case: str = field(default="", repr=False)

    @property
    def phase(self) -> Phase:
        """How far it has come, in a word."""
        return self.state.phase

    @property
    def document(self) -> Document | None:
        """Its text, once it is read."""
        return None if isinstance(self.state, Waiting) else self.state.document

    @property
    def review(self) -> Review | None:
        """What was found in it and decided on, once it is searched."""
        return self.state.review if isinstance(self.state, Ready) else None

    @property
    def unread(self) -> Document | None:
        """Its pages without their words, while it is being read."""
        return self.state.unread if isinstance(self.state, Reading) else None

    @property
    def provisional(self) -> Provisional | None:
        """What is known of a long one while it is read and searched; nothing to decide on."""
        return self.state.provisional if isinstance(self.state, Reading) else None

    @property
    def shown_review(self) -> Review | None:
        """Its review or, until there is one, what was found so far."""
        if self.provisional is not None and self.provisional.searched:
            return self.provisional.review
        return self.review

    @property
    def job(self) -> int | None:
        """What runs for it."""
        return self.state.job if isinstance(self.state, Reading) else None

    @property
    def progress(self) -> float | None:
        """How far that is, 0 to 0.99; None where nobody can say."""
        return self.state.progress if isinstance(self.state, Reading) else None

    @property
    def is_queued(self) -> bool:
        """Whether it is to be read or searched, and waits for its turn."""
        return isinstance(self.state, Reading) and self.state.is_queued

    @property
    def waits_for(self) -> str:
        """What it has waited for, in words; empty where that is not for long."""
        return self.state.waits_for if self.is_queued and isinstance(self.state, Reading) else ""

    @property
    def pages_searched(self) -> tuple[int, int] | None:
        """How many of its pages were searched so far, of how many; None where nobody can say."""
        known = self.provisional
        if known is None or not known.searched or not known.document.pages:
            return None
        return known.pages_searched, len(known.document.pages)

    @property
    def shown_progress(self) -> float | None:
        """As `progress`; of one whose pages are told one by one, how many of them were searched.

        To read a page and to search it are done at once there.
        """
        searched = self.pages_searched
        if searched is not None and searched[0] < searched[1]:
            return searched[0] / searched[1]
        return self.progress

    @property
    def is_combining(self) -> bool:
        """Whether all of it is searched, and what was found is being put together."""
        return isinstance(self.state, Reading) and self.state.stage is Stage.COMBINE

    @property
    def error(self) -> AppError | None:
        """Why it was refused."""
        return self.state.error if isinstance(self.state, Failed) else None

    def go_on(self, **fields: Any) -> None:
        """Its reading came further: these fields of that are other ones."""
        if isinstance(self.state, Reading):
            self.state = replace(self.state, **fields)

    def came_to(self, stage: Stage, finished: int, total: int) -> None:
        """`finished` of `total` units of a stage of its reading are done."""
        share = min(_ALMOST, finished / total) if total else None
        self.go_on(stage=stage, progress=share)

    @property
    def undecided(self) -> int:
        """Findings that nobody has decided on."""
        if self.review is None:
            return self.undecided_before
        return len(self.review.findings) - len(self.review.decisions)

    @property
    def is_exported(self) -> bool:
        """Whether an export holds the review as it is."""
        if self.review is None:
            return self.was_exported
        return self.exported is self.review

    def note_export(self, review: Review) -> None:
        """An export holds this review now: with all decided there is nothing left to review."""
        self.exported = review
        if self.review is review and not self.undecided:
            self.is_reviewed = True

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        document, review = self.document, self.review
        if document is None:
            return 0
        found = len(review.findings) + len(review.candidates) if review is not None else 0
        words = sum(len(page.words) for page in document.pages)
        return getsizeof(document.text) + _WORD_BYTES * words + _FINDING_BYTES * found

    @property
    def ocr_pages_unseen(self) -> tuple[int, ...]:
        """Pages that text recognition read, not seen to their end nor ticked so far."""
        return self._recognised(PageCheck.UNSEEN)

    @property
    def ocr_pages_unchecked(self) -> tuple[int, ...]:
        """Pages that text recognition read and that nobody ticked as compared so far."""
        return self._recognised(PageCheck.UNSEEN, PageCheck.SEEN)

    @property
    def pages_unseen(self) -> tuple[int, ...]:
        """Pages that text recognition did not read, and of which nothing was looked at so far.

        Those that cannot be looked at are `undrawn`.
        """
        pages = self.document.pages if self.document is not None else ()
        seen = self.page_checks.seen | self.undrawn
        return tuple(
            page.number for page in pages if not page.recognised and page.number not in seen
        )

    def _recognised(self, *states: PageCheck) -> tuple[int, ...]:
        pages = self.document.pages if self.document is not None else ()
        checks = self.page_checks
        return tuple(
            page.number for page in pages if page.recognised and checks.of(page.number) in states
        )

    @property
    def is_pending(self) -> bool:
        """Whether the reviewer can still come to it: it is neither reviewed nor refused."""
        return not self.is_reviewed and not isinstance(self.state, Failed)

    @property
    def unsaved(self) -> bool:
        """Whether there are decisions that are in no export and are not kept."""
        return (
            not self.is_saved
            and self.review is not None
            and bool(self.review.decisions or self.review.regions != self.review.document.unread)
            and self.exported is not self.review
        )


class OpenDocuments(QObject):
    """Which documents are open, in which order, and which one is looked at.

    `updated` tells of phase and progress, `reviewed` of another review of the entry, `came_further`
    of more that is known of one that is still read or searched, `moved` of its
    place before and now. `near_open`: near misses are shown and walked through, and
    `near_open_changed` tells of that.
    """

    added = Signal(object)
    removed = Signal(object)
    moved = Signal(int, int)
    updated = Signal(object)
    read = Signal(object)
    reviewed = Signal(object)
    came_further = Signal(object)
    current_changed = Signal(object)
    near_open_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: list[OpenDocument] = []
        self.current: OpenDocument | None = None
        self.near_open = False
        self.undo_group = QUndoGroup(self)

    def add(self, path: Path, options: Options = _USUAL) -> OpenDocument:
        """A new entry for a file; the one that is there for a file that is open already."""
        for entry in self.entries:
            if entry.path == path:
                return entry
        entry = OpenDocument(path, QUndoStack(self.undo_group), options)
        self.entries.append(entry)
        self.added.emit(entry)
        return entry

    def remove(self, entry: OpenDocument) -> None:
        """Forget a document and its decisions."""
        place = self.entries.index(entry)
        self.entries.remove(entry)
        self.removed.emit(entry)
        if entry is self.current:
            rest = self.entries[min(place, len(self.entries) - 1)] if self.entries else None
            self.show(rest)
        self.undo_group.removeStack(entry.stack)

    def move(self, entry: OpenDocument, place: int) -> None:
        """Put a document elsewhere in the order; a place beyond the end is the end."""
        before = self.entries.index(entry)
        after = max(0, min(place, len(self.entries) - 1))
        if before != after:
            self.entries.insert(after, self.entries.pop(before))
            self.moved.emit(before, after)

    def show(self, entry: OpenDocument | None) -> None:
        """Make `entry` the one that is looked at."""
        if entry is self.current:
            return
        self.current = entry
        self.undo_group.setActiveStack(entry.stack if entry else None)  # type: ignore[arg-type]
        self.current_changed.emit(entry)

    def show_near(self, *, opened: bool) -> None:
        """Whether near misses are shown."""
        if opened is not self.near_open:
            self.near_open = opened
            self.near_open_changed.emit(opened)

    def set_review(self, entry: OpenDocument, review: Review, focus: str | None) -> None:
        """Replace the review of `entry` and say which finding to look at."""
        entry.state = Ready(entry.document or review.document, review)
        known = focus in review.by_id or focus in entry.near or review.region(focus or "")
        entry.focus, entry.pending_focus = (focus, None) if known else (None, focus)
        self.reviewed.emit(entry)
        self.updated.emit(entry)


def unread(sizes: Iterable[tuple[float, float]]) -> Document | None:
    """What is shown of a file that is still being read: pages of these sizes in points.

    They have no words. None where there are no pages.
    """
    pages = tuple(Page(number, 0, 0, *size) for number, size in enumerate(sizes, start=1))
    return Document("", "", "", "", pages) if pages else None


def is_unread(document: Document) -> bool:
    """Whether a document is one of these."""
    return not document.sha256
