"""`incognote --self-test`: try whether this copy of the program does its whole job here.

Every format is opened, searched, reviewed, exported in every mode and checked, with every model
pack that the program brings. An export must lack what the document says of its fictional patient
and keep the rest, by a reading of its own; the search of exports must find what is left in an
original; child processes must not be able to do what their confinement takes from them; the window
must show a review. One line a cell, and the exit status is 0 only if none failed.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from app import paths
from app.cli.terminal import printable
from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.export import Mode
from app.engine.domain.review import Action, LanguageChoice, Review
from app.engine.review.transitions import add, decide
from app.engine.tagger.pack.packs import PackInfo, available
from app.errors import AppError, VerificationFailed
from app.formats.base import Options
from app.progress import NullReporter
from app.sandbox import landlock, probe, reader_process
from app.sandbox.confinement import Calls, Files, Network, Reading
from app.sandbox.reader_process import READER
from app.sandbox.role import Role
from app.sandbox.worker import Worker
from app.settings import Settings
from app.workflow.confined_scanner import ConfinedScanner
from app.workflow.detector_process import PLANNER, detector_role
from app.workflow.export import export
from app.workflow.scan import open_document

FOLDER = paths.RESOURCES / "self-test"
# What the documents there say; `tools/samples/make_self_test.py` makes them.
IDENTIFIERS = ("Okonkwo", "40-771-926", "Venkataraman")
MARKED_BY_HAND = "metformin"
KEPT = "hypertension"
_WINDOW_SECONDS = 120.0
_KEY = bytes(32)
_SILENT = NullReporter()


class Failed(Exception):
    """A cell of the test whose outcome is wrong; says what, without text of a document."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is tried; the usual values are everything.

    Attributes:
        names: of the files in `FOLDER`.
        modes: of the exports.
        confinement, window: whether these are tried as well.
    """

    names: tuple[str, ...] = ()
    modes: tuple[Mode, ...] = tuple(Mode)
    confinement: bool = True
    window: bool = True

    @property
    def files(self) -> list[Path]:
        """The files to try. Raises `Failed` where the program was installed without them."""
        found = [
            one for one in sorted(FOLDER.glob("*.*")) if not self.names or one.name in self.names
        ]
        if len(found) < max(1, len(self.names)):
            raise Failed("the documents of the test are missing")
        return found


class _Table:
    """Does the cells, and prints a line each."""

    def __init__(self) -> None:
        self.done = self.failed = 0

    def cell(self, name: str, act: Callable[[], str | None]) -> None:
        """Do one; what `act` returns is told behind its name."""
        started = time.monotonic()
        self.done += 1
        try:
            verdict, told = "passed", act() or ""
        except (Failed, AppError) as error:
            verdict, told = "FAILED", str(error)
        except Exception as error:  # noqa: BLE001 - one broken cell must not hide the others
            verdict, told = "FAILED", type(error).__name__
        self.failed += verdict == "FAILED"
        line = f"{verdict}  {name:32} {time.monotonic() - started:6.1f} s  {told}"
        print(printable(line.rstrip()), flush=True)


def run(chosen: Chosen | None = None) -> int:
    """Do the whole test; the exit status of the program."""
    chosen = chosen or Chosen()
    table = _Table()
    with tempfile.TemporaryDirectory(prefix="incognote-self-test-") as name:
        folder = Path(name)
        if chosen.confinement:
            for role in (READER, detector_role(), PLANNER):
                table.cell(f"confinement {role.name}", partial(_confined, role, folder))
        packs = [pack for pack in available() if pack.path.parent == paths.MODELS]
        table.cell("packs", partial(_some, [pack.name for pack in packs]))
        documents: list[Path] = []
        table.cell("documents", lambda: documents.extend(_copies(chosen, folder)))
        for pack in packs if documents else ():
            with ConfinedScanner(Settings(pack=pack.name)) as scanner, Worker(READER) as worker:
                for source in documents:
                    _try_document(table, chosen, _Job(pack, source, scanner, worker))
        if chosen.window:
            table.cell("window", partial(_window, folder))
    word = "FAILED" if table.failed else "passed"
    print(f"{word}: {table.done - table.failed} of {table.done}", flush=True)
    return 1 if table.failed else 0


def _some(packs: Sequence[str]) -> str:
    if not packs:
        raise Failed("the program has no usable model")
    return ", ".join(packs)


def _copies(chosen: Chosen, folder: Path) -> list[Path]:
    """The files, each where an export may lie beside it."""
    return [Path(shutil.copy(path, folder)) for path in chosen.files]


@dataclass(frozen=True, slots=True)
class _Job:
    """A document with what works on it, read in the first language of the pack."""

    pack: PackInfo
    source: Path
    scanner: ConfinedScanner
    worker: Worker

    def read(self, path: Path) -> Document:
        """A document as the reader sees it."""
        return open_document(path, Options(), self.worker, _SILENT)

    def review(self) -> Review:
        """Everything found and accepted, and one word marked by hand."""
        document = self.read(self.source)
        whole = Passage(Span(0, len(document.text)), self.pack.language, 1.0)
        review = self.scanner.scan(document, _SILENT, LanguageChoice((whole,)))
        review = decide(review, [one.id for one in review.findings], Action.ACCEPT)
        start = review.document.text.find(MARKED_BY_HAND)
        if start < 0:
            raise Failed("the document was not read correctly")
        return add(review, [Span(start, start + len(MARKED_BY_HAND))], "PROFESSION")

    def exported(self, review: Review, mode: Mode) -> str:
        """Export, and read the export again."""
        target = self.source.with_name(f"{self.source.stem}.deid{self.source.suffix}")
        made = export(
            review,
            self.source,
            target,
            mode,
            key=_KEY,
            options=Options(),
            pack=self.scanner.pack,
            worker=self.worker,
            reporter=_SILENT,
            planner=lambda review, mode, key: self.scanner.plan_export(
                review, mode, key, Settings().date_shift, _SILENT
            ),
        )
        # One who reads a picture may lose the space between two words.
        text = "".join(self.read(made.path).text.split()).casefold()
        made.path.unlink()
        _holds_only_what_it_may(text)
        return f"{len(review.findings)} findings"

    def check_finds(self, review: Review) -> str:
        """Have an export searched that is the original, unchanged."""
        _, edits = self.scanner.plan_export(review, Mode.MASK, _KEY, 364, _SILENT)
        untouched = self.source.with_name(f"untouched{self.source.suffix}")
        shutil.copy(self.source, untouched)
        try:
            found = self.worker.call(
                reader_process.verify_export, edits, review, untouched, _SILENT, predicted=True
            )
        except VerificationFailed:
            return "refused"
        finally:
            untouched.unlink()
        if found.passed:
            raise Failed("the search of exports passed an original")
        return f"{len(found.leaks)} found"


def _holds_only_what_it_may(text: str) -> None:
    """Raise `Failed` for an export, without white space, that says too much or nothing."""
    for wanted, there in (
        (KEPT, True),
        (MARKED_BY_HAND, False),
        *((i, False) for i in IDENTIFIERS),
    ):
        if (wanted.casefold() in text) is not there:
            raise Failed(f"{wanted} is {'missing from' if there else 'still in'} the export")


def _try_document(table: _Table, chosen: Chosen, job: _Job) -> None:
    name = job.source.name
    reviews: list[Review] = []
    table.cell(f"{job.pack.name} {name} open", lambda: reviews.append(job.review()))
    for review in reviews:
        for mode in chosen.modes:
            table.cell(f"{job.pack.name} {name} {mode.value}", partial(job.exported, review, mode))
        table.cell(f"{job.pack.name} {name} check", partial(job.check_finds, review))


def _confined(role: Role, folder: Path) -> str:
    """Compare what the child says was taken from it, and what it can still do."""
    (folder / "private").write_bytes(b"nothing")
    with Worker(role) as worker:
        possible = worker.call(probe.attempts, str(folder), _SILENT)
        confinement = worker.confinement
    (folder / "written").unlink(missing_ok=True)
    if sys.platform != "linux":
        return "not available on this system; the child process can do whatever the user can"
    if confinement is None:
        raise Failed("nothing is known about the child process")
    weak: list[str] = []
    if landlock.version() == 0:
        weak = ["reads files it was not given", "writes outside its folder"]
    elif Files.OPEN is confinement.files or Reading.OPEN is confinement.reading:
        raise Failed("the kernel has Landlock, but the child process runs without it")
    if confinement.calls is Calls.OPEN or confinement.network is Network.OPEN:
        raise Failed(f"not confined: {confinement}")
    if unexpected := [one for one in possible if one not in weak]:
        raise Failed(f"the child process {', '.join(unexpected)}")
    told = f"; this kernel has no Landlock, so it {', '.join(weak)}" if weak else ""
    return f"{confinement}{told}"


def _window(folder: Path) -> str:
    """Have the window show a review. Raises `Failed`."""
    from app.ui.application import shows_review  # noqa: PLC0415 - the rest needs no Qt

    source = Path(shutil.copy(FOLDER / "note.txt", folder))
    if not shows_review(source, _WINDOW_SECONDS):
        raise Failed("the window shows no review")
    return "shows a review"
