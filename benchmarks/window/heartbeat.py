"""Watch the GUI thread through a whole job: the longest pause between beats, phase by phase.

Opens the real window with the bundled model, off the screen, on a text of about 5,000 findings and
on a PDF of ten pages. A timer beats every 5 ms on the GUI thread; the longest gap of a phase is
what a user would feel. `own` is how much of that gap the GUI thread itself was computing: where it
is small, the thread waited for the interpreter's lock or, on a busy machine, for a processor.
`turn` is the most that it computed in one turn of its event loop, whatever else the machine did.
The phase `idle` shows what the machine alone does. Work is kept as in the program, in sessions.

Then a PDF of 1,000 pages is scrolled through; its pages repeat, and only the first ones are read
and searched. Each frame is what the GUI thread computes to scroll by a step and paint pages and
thumbnails.

Run: python benchmarks/window/heartbeat.py [--pages]     (--pages does only the latter)
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["ORT_DISABLE_TELEMETRY"] = "1"

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QTimer

sys.path += [
    str(Path(__file__).resolve().parents[1]),
    str(Path(__file__).resolve().parents[1] / "chapters"),
]

from documents import pdf
from texts import long_text

from app.engine.domain.document import Document, Page, Span, Word, Words
from app.engine.domain.parts import Part, ProvisionalFindings
from app.engine.domain.review import Finding, Review
from app.formats.base import Options
from app.progress import Reporter
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.application import make_application
from app.ui.core.backend import Backend
from app.ui.export.dialog import ExportDialog
from app.ui.review.grouping import Grouping
from app.ui.shell.main_window import MainWindow

BEAT_MS = 5
LIMIT_MS = 50
SETTLE_SECONDS = 0.4
PATIENCE_SECONDS = 300.0
FRAME_MS = 1000 / 60
FRAMES = 300
PAGES = 1000
REPEATED = 20
_KNOWN = {
    "PATIENT": r"Thaddeus(?: \w+)? Okonkwo|Venkataraman",
    "DATE": r"\d\d/\d\d/\d{4}",
    "MEDICALRECORD": r"\d\d-\d{3}-\d{3}",
}


@dataclass(frozen=True, slots=True)
class Phase:
    """One row of the table: times in milliseconds."""

    name: str
    gap: float
    own: float
    turn: float
    seconds: float


class Heart:
    """Beats on the GUI thread and remembers its longest gap."""

    def __init__(self) -> None:
        self.phases: list[Phase] = []
        self._timer = QTimer(interval=BEAT_MS)
        self._timer.timeout.connect(self._beat)
        self._timer.start()
        self._longest, self._last, self._own = (0.0, 0.0), 0.0, 0.0
        self._turn = self._turned = 0.0
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._end_turn)

    def watch(
        self, name: str, act: Callable[[], object], done: Callable[[], bool] = lambda: True
    ) -> None:
        """Do something on the GUI thread and beat until it is done and everything is calm."""
        self._rest(SETTLE_SECONDS)
        self._reset()
        started = time.perf_counter()
        act()
        while not done():
            self._rest(0.02)
            if time.perf_counter() - started > PATIENCE_SECONDS:
                raise TimeoutError(name)
        took = time.perf_counter() - started
        self._rest(SETTLE_SECONDS)
        gap, own = self._longest
        phase = Phase(name, 1000 * gap, 1000 * own, 1000 * self._turn, took)
        self.phases.append(phase)
        verdict = "ok  " if phase.gap <= LIMIT_MS else "OVER"
        print(
            f"{verdict} {name:28} {phase.gap:7.0f} ms   own {phase.own:5.0f} ms   "
            f"turn {phase.turn:5.0f} ms   {took:6.2f} s",
            flush=True,
        )

    def _rest(self, seconds: float) -> None:
        loop = QEventLoop()
        QTimer.singleShot(round(1000 * seconds), loop.quit)
        loop.exec()

    def _beat(self) -> None:
        now, own = time.perf_counter(), time.thread_time()
        gap = now - self._last - BEAT_MS / 1000
        if gap > self._longest[0]:
            self._longest = gap, own - self._own
        self._last, self._own = now, own

    def _end_turn(self) -> None:
        own = time.thread_time()
        self._turn, self._turned = max(self._turn, own - self._turned), own

    def _reset(self) -> None:
        self._longest = 0.0, 0.0
        self._turn, self._turned = 0.0, time.thread_time()
        self._last, self._own = time.perf_counter(), time.thread_time()


def main() -> int:
    """Measure both documents; 1 if any phase was over the limit."""
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, limit {LIMIT_MS} ms")
    application = make_application(sys.argv[:1])
    heart = Heart()
    heart.watch("idle", lambda: None, _after(2.0))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if "--pages" in sys.argv:
            return int(_frames(heart, _long(folder)) > FRAME_MS)
        text = folder / "long.txt"
        text.write_text(long_text(5000), encoding="utf-8")
        sources = {"text": text, "pdf": pdf(folder / "ten.pdf", 10)}
        for kind, source in sources.items():
            print(f"--- {source.name}")
            _job(heart, kind, source)
        slowest = _frames(heart, _long(folder))
    application.processEvents()
    return int(slowest > FRAME_MS or any(phase.gap > LIMIT_MS for phase in heart.phases))


class Quick(Backend):
    """Reads and finds in no time, for here the painting of pages is measured."""

    def open(self, path: Path, options: Options, reporter: Reporter) -> Document:
        """The first pages again and again."""
        first = super().open(path.with_name("first.pdf"), options, reporter)
        pages = [
            _shifted(page, turn * len(first.text), turn * len(first.pages))
            for turn in range(PAGES // len(first.pages))
            for page in first.pages
        ]
        return replace(first, text=first.text * (PAGES // len(first.pages)), pages=tuple(pages))

    def scan(
        self,
        document: Document,
        reporter: Reporter,  # noqa: ARG002
        *,
        provisional_from: int | None = None,  # noqa: ARG002
    ) -> Review:
        """Findings of three kinds."""
        found = [
            Finding(f"{kind}{match.start()}", Span(*match.span()), kind, 0.9, "known")
            for kind, pattern in _KNOWN.items()
            for match in re.finditer(pattern, document.text)
        ]
        return Review(document, tuple(sorted(found, key=lambda finding: finding.span)))

    def scan_part(self, part: Part, reporter: Reporter) -> ProvisionalFindings:  # noqa: ARG002
        """Nothing so early."""
        return ProvisionalFindings(part.start, part.end, ())


def _long(folder: Path) -> Path:
    pdf(folder / "first.pdf", REPEATED)
    return pdf(folder / "long.pdf", PAGES)


def _frames(heart: Heart, source: Path) -> float:
    """Scroll through a long document; the frame that 95 of 100 are faster than, in ms."""
    print(f"--- {source.name}")
    window = MainWindow(Quick(), Settings(theme="light", tour_seen=True))
    window.show()
    window.start([source])
    heart.watch("pages: open", lambda: None, lambda: window.reviewer.review is not None)
    document = _entry(window)
    assert isinstance(document, Document)
    print(f"     {len(document.pages)} pages, {len(_findings(window))} findings")
    heart.watch("pages: accept category", window.reviewer.accept_category)
    view, thumbs = window.area.pages, window.area.thumbs
    bar = view.verticalScrollBar()
    slowest = 0.0
    for step in (40, bar.maximum() // FRAMES):
        bar.setValue(0)
        times: list[float] = []

        def turn(step: int = step, times: list[float] = times) -> None:
            started = time.thread_time()
            bar.setValue(bar.value() + step)
            view.viewport().repaint()
            thumbs.viewport().repaint()
            times.append(1000 * (time.thread_time() - started))

        timer = QTimer(window, interval=round(FRAME_MS))
        timer.timeout.connect(turn)
        heart.watch(f"pages: scroll by {step}", timer.start, partial(_enough, times))
        timer.stop()
        times.sort()
        late = times[round(0.95 * len(times))]
        slowest = max(slowest, late)
        print(
            f"     a frame {times[len(times) // 2]:.1f} ms, 95 of 100 below {late:.1f} ms, "
            f"all below {times[-1]:.1f} ms (limit {FRAME_MS:.1f})"
        )
    window.closing.leave()
    return slowest


def _job(heart: Heart, kind: str, source: Path) -> None:
    backend = Backend()
    store = SessionStore(source.parent / f"{kind}-sessions")
    window = MainWindow(backend, Settings(theme="light", tour_seen=True), store)
    documents, review = window.services.documents, window.reviewer

    def current() -> object:
        return documents.current.review if documents.current else None

    heart.watch(f"{kind}: show", window.show)
    heart.watch(f"{kind}: start", window.start, lambda: window.services.model.pack is not None)
    heart.watch(
        f"{kind}: open", lambda: window.opener.open([source]), lambda: _entry(window) is not None
    )
    heart.watch(f"{kind}: scan and show", lambda: None, lambda: current() is not None)
    print(f"     {len(_findings(window))} findings")
    heart.watch(f"{kind}: settle", lambda: None, _after(1.0))
    for at in (0.3, 0.6, 1.0):
        heart.watch(f"{kind}: scroll to {at:.0%}", partial(_scroll, window, at))
    heart.watch(f"{kind}: next", review.focus.next_undecided)
    heart.watch(f"{kind}: accept one", window.services.commands["accept"].trigger)
    heart.watch(f"{kind}: filter", lambda: window.findings.filter.setText("okon"))
    heart.watch(f"{kind}: filter cleared", window.findings.filter.clear)
    for grouping in (*Grouping, Grouping.CATEGORY):
        heart.watch(
            f"{kind}: group by {grouping}",
            partial(window.findings.set_grouping, grouping),
            lambda: not window.findings.model.making,
        )
    near = window.services.commands["near_misses"]
    heart.watch(f"{kind}: near misses", near.trigger)
    heart.watch(f"{kind}: no near misses", near.trigger)
    for name in ("accept_above", "palette", "settings", "shortcuts"):
        heart.watch(f"{kind}: {name}", window.services.commands[name].trigger)
        if window.services.dialogs.current is not None:
            window.services.dialogs.current.reject()
    heart.watch(f"{kind}: accept category", review.accept_category)
    heart.watch(f"{kind}: accept all", lambda: _accept_all(window))
    heart.watch(f"{kind}: undo", documents.undo_group.undo)
    heart.watch(f"{kind}: redo", documents.undo_group.redo)
    heart.watch(f"{kind}: other kind", lambda: review.recategorise("DOCTOR"))
    heart.watch(f"{kind}: entity", review.focus.take_entity)
    heart.watch(f"{kind}: select", lambda: _select(window))
    heart.watch(f"{kind}: add", lambda: window.marking.as_kind("ORGANIZATION"))
    preview = window.services.commands["preview"]
    heart.watch(
        f"{kind}: as exported", preview.trigger, lambda: window.derived.preview.plan is not None
    )
    heart.watch(f"{kind}: original", preview.trigger)
    heart.watch(f"{kind}: zoom", window.services.commands["zoom_in"].trigger)

    def named() -> bool:
        return _dialog(window).choice.export.isEnabled()

    heart.watch(f"{kind}: export dialog", window.services.commands["export"].trigger, named)
    dialog = _dialog(window)
    heart.watch(
        f"{kind}: export",
        dialog.choice.export.click,
        lambda: dialog.pages.currentWidget() is dialog.outcome,
    )
    print(f"     {dialog.outcome.title.text()}")
    heart.watch(f"{kind}: report", dialog.outcome.report.click)
    dialog.accept()
    sample = source.with_name(f"{kind}-sample.txt")
    sample.write_text(long_text(500), encoding="utf-8")
    heart.watch(f"{kind}: another", lambda: window.opener.open([sample]), lambda: bool(current()))
    heart.watch(f"{kind}: back to the first", lambda: window.queue.step(-1))
    window.closing.leave()


def _shifted(page: Page, by: int, number: int) -> Page:
    words = [Word(Span(word.span.start + by, word.span.end + by), word.box) for word in page.words]
    return replace(
        page,
        number=page.number + number,
        start=page.start + by,
        end=page.end + by,
        words=Words(words),
    )


def _enough(times: list[float]) -> bool:
    return len(times) >= FRAMES


def _entry(window: MainWindow) -> object:
    return window.services.documents.current.document if window.services.documents.current else None


def _accept_all(window: MainWindow) -> None:
    window.reviewer.focus.take(tuple(finding.id for finding in _findings(window)))
    window.services.commands["accept"].trigger()


def _dialog(window: MainWindow) -> ExportDialog:
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    return dialog


def _findings(window: MainWindow) -> tuple[Finding, ...]:
    review = window.reviewer.review
    return review.findings if review else ()


def _scroll(window: MainWindow, at: float) -> None:
    bar = window.area.view.verticalScrollBar()
    bar.setValue(round(at * bar.maximum()))


def _select(window: MainWindow) -> None:
    """Select a word that no finding covers."""
    review = window.reviewer.review
    assert review is not None
    words = re.finditer(r"\b[a-z]{6,}\b", review.document.text)
    spans = (Span(*word.span()) for word in words)
    found = [finding.span for finding in review.findings]
    free = (span for span in spans if not any(span.overlaps(other) for other in found))
    window.area.view.select(next(free))


def _after(seconds: float) -> Callable[[], bool]:
    end: list[float] = []

    def done() -> bool:
        if not end:
            end.append(time.perf_counter() + seconds)
        return time.perf_counter() > end[0]

    return done


if __name__ == "__main__":
    sys.exit(main())
