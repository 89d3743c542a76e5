"""A window on a backend whose findings are known, and keys sent as a person would."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.known.known_report import EMPTY_REPORT

from app.engine.domain.case import Case, Correction, KnownPatient, KnownPatients
from app.engine.domain.document import Document, Page, Span, Word
from app.engine.domain.export import USUAL_LAYOUT, Edit, Layout, RedactionPlan
from app.engine.domain.geometry import Box, SamePicture
from app.engine.domain.parts import Part, ProvisionalFindings
from app.engine.domain.policy import Chosen, policy_of
from app.engine.domain.review import Finding, Review
from app.engine.mentions.entities import entities
from app.engine.mentions.known_patients import Joined, patient_of
from app.engine.mentions.similar import Similar, similar
from app.engine.redaction.plan import label
from app.engine.redaction.summary import Line
from app.engine.review import transitions
from app.engine.review.known import with_known
from app.engine.review.languages import language_notices
from app.engine.review.redact_all import Places, SearchTerm, places
from app.engine.review.second_look import RiskyPlace, risky_places
from app.engine.surrogates import people
from app.engine.surrogates.cases import joined, settled_all
from app.engine.text.passages import passages
from app.engine.wordlists import apply
from app.engine.wordlists.lists import WordLists
from app.errors import AppError, Corrupt, PasswordNeeded, WriteFailed
from app.formats.base import Options
from app.notices import Notice, NoticeCode
from app.progress import Reporter, Stage
from app.settings import Settings
from app.ui.core.backend import Backend
from app.ui.core.documents import Phase
from app.ui.shell.main_window import MainWindow
from app.workflow.detector_process import LoadedPack, corrected
from app.workflow.export import write_summary
from app.workflow.open_cases import LinkedReviews
from app.workflow.signed_reports import Signer

NOTE = """Patient: Thaddeus Okonkwo   MRN: 40-771-926
Seen 02/09/2025 by Dr. Venkataraman. Mr. Okonkwo 🙂 fell at home.
José\u0301 Álvarez was there. Follow-up with Venkataraman on 02/16/2025.
Thaddeus Okonkwo agrees.
"""
KNOWN = {
    "Thaddeus Okonkwo": "PATIENT",
    "Mr. Okonkwo": "PATIENT",
    "Venkataraman": "DOCTOR",
    "02/09/2025": "DATE",
    "02/16/2025": "DATE",
    "40-771-926": "MEDICALRECORD",
}
TIMEOUT = 20_000


NOTICES = (Notice(NoticeCode.PDF_LAYERS),)


@dataclass
class KnownBackend(Backend):
    """Finds the literals in `KNOWN`. `gate` holds scans and suggestions back until it is set.

    It is in doubt of `doubted`, by scores, which are near misses where `KNOWN` has them not. Files
    open with `password`. With `recognises` it tells languages, of which it has a model for English.
    """

    gate: threading.Event = field(default_factory=threading.Event)
    load_error: AppError | None = None
    complete_error: AppError | None = None
    export_error: AppError | None = None
    report_error: AppError | None = None
    loads: list[Settings] = field(default_factory=list)
    exports: list[tuple[Review, Path, Chosen]] = field(default_factory=list)
    layouts: list[Layout] = field(default_factory=list)
    dated: list[bool] = field(default_factory=list)
    reviewers: list[tuple[str, ...]] = field(default_factory=list)
    closed: bool = False
    date_shift: int = 364
    paged: bool = False
    doubted: Mapping[str, float] = field(default_factory=dict)
    scores: Mapping[str, float] = field(default_factory=dict)
    password: str | None = None
    drafts: list[tuple[Review, Chosen]] = field(default_factory=list)
    together: LinkedReviews = field(default_factory=LinkedReviews)
    recognises: bool = False
    rendered: list[Options] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.gate.set()

    def load(self, settings: Settings, reporter: Reporter) -> LoadedPack:
        self.loads.append(settings)
        if self.load_error is not None:
            raise self.load_error
        return LoadedPack("en-minilm", "0.1", "en", "0" * 64, "cpu")

    def warm(self) -> None: ...

    def added_packs(self, reporter: Reporter) -> tuple[str, ...]:
        return ("de-other",)

    def open(self, path: Path, options: Options, reporter: Reporter) -> Document:
        reporter.step(Stage.READ, 0, 1)
        if options.password != self.password:
            raise PasswordNeeded("The PDF needs a password.")
        content = path.read_bytes()
        if b"\0" in content:
            raise Corrupt("The file could not be read (ValueError).")
        text, digest = content.decode(errors="replace"), hashlib.sha256(content).hexdigest()
        pages = pages_of(text) if self.paged else ()
        kind = "pdf" if self.paged else "text"
        starts = [page.start for page in pages]
        told = passages(text, starts) if self.recognises else ()
        return Document(digest[:16], kind, digest, text, pages, notices=NOTICES, passages=told)

    def scan(
        self, document: Document, reporter: Reporter, *, provisional_from: int | None = None
    ) -> Review:
        while not self.gate.wait(0.01):
            reporter.step(Stage.DETECT, 1, 4)
        found = self._known(document.text, 0)
        near = tuple(self._candidates(document.text))
        return Review(document, found, candidates=near, served=("en",) if self.recognises else ())

    def scan_part(self, part: Part, reporter: Reporter) -> ProvisionalFindings:
        return ProvisionalFindings(part.start, part.end, self._known(part.text, part.start))

    def _known(self, text: str, at: int) -> tuple[Finding, ...]:
        found: list[Finding] = []
        for literal, kind in KNOWN.items():
            start = text.find(literal)
            while start >= 0:
                span = Span(at + start, at + start + len(literal))
                score = self.scores.get(literal, 0.9)
                found.append(Finding(f"f{span.start}", span, kind, score, "fake"))
                start = text.find(literal, start + len(literal))
        return tuple(sorted(found, key=lambda finding: finding.span))

    def _candidates(self, text: str) -> Iterator[Finding]:
        for literal, score in self.doubted.items():
            start = text.index(literal)
            yield Finding("", Span(start, start + len(literal)), "PATIENT", score, "fake")

    def complete(self, review: Review, reporter: Reporter) -> Review:
        while not self.gate.wait(0.01):
            reporter.step(Stage.DETECT, 0, 0)
        if self.complete_error is not None:
            raise self.complete_error
        return transitions.add_unflagged_mentions(review)

    def entities(self, review: Review, reporter: Reporter) -> Mapping[str, str]:
        return entities(review.findings, review.document.text)

    def follow(
        self,
        review: Review,
        added: WordLists,
        dropped: WordLists,
        reporter: Reporter,
        *,
        anew: bool,
    ) -> Review:
        return apply.exchange_lists(review, added, dropped, anew=anew)

    def with_known(self, review: Review, patients: KnownPatients, reporter: Reporter) -> Review:
        return with_known(review, patients)

    def know(self, usually: KnownPatients, by_document: Mapping[str, KnownPatients]) -> None: ...

    def link(self, linked: LinkedReviews) -> None:
        self.together = linked

    def linked(self, label: str) -> tuple[Review, ...]:
        return self.together.reviews.get(label, ())

    def is_taken(self, label: str, words: str) -> bool:
        return words == "Taken Already"

    def named_in(self, label: str, reporter: Reporter) -> tuple[people.Named, ...]:
        reviews = self.linked(label)
        return people.named_in(self._case(label), reviews, bytes(32), bytes(32), longest=364)

    def corrections(
        self,
        named: people.Named,
        others: tuple[people.Named, ...],
        words: str,
        reporter: Reporter,
    ) -> tuple[Correction, ...]:
        return corrected(named, others, words, reporter)

    def split_off(
        self,
        label: str,
        named: people.Named,
        variants: tuple[people.Variant, ...],
        taken: tuple[str, ...],
        reporter: Reporter,
    ) -> tuple[Correction, ...]:
        return people.split_off(self._case(label), named, variants, taken, bytes(32))

    def _case(self, label: str) -> Case:
        joint = {"a" * 32: joined("a" * 32, self.linked(label))}
        (case,) = settled_all((), joint, bytes(32), bytes(32))
        return replace(case, corrections=self.together.corrections.get(label, ()))

    def patient_of(
        self, document: Document, patients: tuple[KnownPatient, ...], reporter: Reporter
    ) -> Joined:
        return patient_of(document, patients)

    def similar(
        self, review: Review, span: Span, subcategory: str, reporter: Reporter
    ) -> tuple[Similar, ...]:
        return similar(review, span, subcategory)

    def risky_places(self, review: Review, reporter: Reporter) -> tuple[RiskyPlace, ...]:
        return risky_places(review)

    def search(self, document: Document, term: SearchTerm, reporter: Reporter) -> Places:
        return places(document.text, term)

    def export_name(
        self, review: Review, source: Path, reporter: Reporter, *, neutral: bool = False
    ) -> str:
        stem = "document-0" if neutral else source.stem
        return f"{stem}.deid{source.suffix}"

    def shift_dates(self, longest: int) -> None:
        self.date_shift = longest

    def plan(self, review: Review, mode: Chosen, reporter: Reporter) -> RedactionPlan:
        edits = (Edit(f.span, label(f), f.subcategory) for f in review.redacted)
        return RedactionPlan(review.document.id, policy_of(mode).mode, tuple(edits))

    def export(
        self,
        review: Review,
        source: Path,
        target: Path,
        options: Options,
        mode: Chosen,
        reporter: Reporter,
        *,
        layout: Layout = USUAL_LAYOUT,
        neutral_date: bool = False,
        reviewers: tuple[str, ...] = (),
        replaces: bool = True,
        beside: bool = False,
    ) -> Any:
        assert options.password == self.password
        reporter.step(Stage.WRITE, 0, 1)
        self.layouts.append(layout)
        if self.export_error is not None:
            raise self.export_error
        if not target.parent.is_dir():
            raise WriteFailed("The folder cannot be written.")
        if target.exists() and not replaces:
            raise WriteFailed("A file came meanwhile.")
        self.exports.append((review, target, mode))
        self.dated.append(neutral_date)
        self.reviewers.append(reviewers)
        target.write_text(
            self.plan(review, mode, reporter).apply(review.document.text), encoding="utf-8"
        )
        told = language_notices(review)
        report = replace(EMPTY_REPORT, notices=told, verified=not told)
        return SimpleNamespace(path=target, report=report)

    def write_report(self, report: Any, export: Path, run: str = "") -> Path:
        if self.report_error is not None:
            raise self.report_error
        page = export.with_suffix(".report.html")
        page.write_text("report", encoding="utf-8")
        return page

    def write_summary(
        self, lines: Sequence[Line], folder: Path, run: str, *, neutral_date: bool
    ) -> Path:
        return write_summary(lines, folder, Signer(bytes(32)), neutral_date=neutral_date)

    def render(
        self, path: Path, options: Options, number: int, scale: float, reporter: Reporter
    ) -> Any:
        self.rendered.append(options)
        width, height = round(400 * scale), round(300 * scale)
        return SimpleNamespace(width=width, height=height, rgb=b"\xff" * (3 * width * height))

    def page_sizes(
        self, path: Path, options: Options, reporter: Reporter
    ) -> Sequence[tuple[float, float]]:
        return ()

    def draft(
        self,
        review: Review,
        source: Path,
        options: Options,
        mode: Chosen,
        layout: Layout,
        reporter: Reporter,
    ) -> Path:
        self.drafts.append((review, mode))
        return source

    def same_pictures(
        self, path: Path, options: Options, number: int, box: Box, reporter: Reporter
    ) -> Sequence[SamePicture]:
        return ()

    def close(self) -> None:
        self.closed = True


def pages_of(text: str) -> tuple[Page, ...]:
    """Two lines a page, each word 8 points a letter, 20 points a line."""
    pages: list[Page] = []
    start = 0
    lines = text.splitlines(keepends=True)
    for number, first in enumerate(range(0, len(lines), 2), 1):
        part = "".join(lines[first : first + 2])
        words: list[Word] = []
        at = start
        for row, line in enumerate(lines[first : first + 2]):
            for column, word in enumerate(line.split()):
                begin = text.index(word, at)
                at = begin + len(word)
                box = Box(80 * column, 40 + 20 * row, 80 * column + 70, 52 + 20 * row)
                words.append(Word(Span(begin, at), box))
        pages.append(Page(number, start, start + len(part), 800, 300, tuple(words)))
        start += len(part)
    return tuple(pages)


@pytest.fixture
def backend() -> KnownBackend:
    return KnownBackend()


@pytest.fixture
def note(tmp_path: Path) -> Path:
    path = tmp_path / "note.txt"
    path.write_text(NOTE, encoding="utf-8")
    return path


@pytest.fixture
def window(qtbot: QtBot, backend: KnownBackend) -> Iterator[MainWindow]:
    """A shown window; it is closed, and its threads have ended, after the test."""
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        yield window
        backend.gate.set()


@pytest.fixture
def opened(window: MainWindow, note: Path, qtbot: QtBot) -> MainWindow:
    """A window with the note in it, searched."""
    window.start([note])
    wait_ready(qtbot, window)
    return window


@pytest.fixture
def paged(qtbot: QtBot, note: Path) -> Iterator[MainWindow]:
    """A window with the note as pages in it, searched."""
    with shown(qtbot, MainWindow(KnownBackend(paged=True), Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        yield window


@contextmanager
def shown(qtbot: QtBot, window: MainWindow) -> Iterator[MainWindow]:
    """Show a window; in the end close it and wait for its threads."""
    window.show()
    qtbot.waitExposed(window)
    yield window
    leave(qtbot, window)


def leave(qtbot: QtBot, window: MainWindow) -> None:
    """Close without questions and wait for the end of every thread."""
    if not window.closing.ended:
        with qtbot.waitSignal(window.closing.finished, timeout=TIMEOUT):
            window.closing.leave()
    window.deleteLater()


def wait_ready(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: window.reviewer.review is not None, timeout=TIMEOUT)
    wait_listed(qtbot, window)


def wait_listed(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until the list shows the review, a moment after the view does."""
    qtbot.waitUntil(lambda: not window.presenter.list_later.isActive())


def saved(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until all that was done is kept."""
    qtbot.waitUntil(lambda: not window.autosave.pending, timeout=TIMEOUT)


def settled(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until the document in view and those ahead of it are read and searched."""

    def still() -> bool:
        entry = window.services.documents.current
        begun = entry is not None and entry.phase is not Phase.WAITING
        return begun and not any(entry.job for entry in window.services.documents.entries)

    qtbot.waitUntil(still, timeout=TIMEOUT)
    wait_listed(qtbot, window)


def press(
    qtbot: QtBot,
    widget: QWidget,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    QTest.keyClick(widget, key, modifier)


def review_of(window: MainWindow) -> Review:
    review = window.reviewer.review
    assert review is not None
    return review


def texts(window: MainWindow, wanted: Callable[[Review, Finding], bool]) -> list[str]:
    """The texts of the findings of the current review that are `wanted`, in order."""
    review = review_of(window)
    return [f.span.of(review.document.text) for f in review.findings if wanted(review, f)]
