"""What the window needs from the program: one seam, called only from jobs.

`app.pipeline` and the libraries below it take a second to import; that happens in the first job,
when the window is already there.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from app.engine.types import Document, Mode, Plan, Review
from app.errors import AppError, ModelError
from app.formats.base import Options
from app.isolate import Worker
from app.job import Reporter
from app.settings import Settings

if TYPE_CHECKING:  # these load the libraries that the window must not wait for
    from app.engine.report import Report
    from app.formats.pdf.render import RenderedPage
    from app.pipeline import Engine, Exported


@dataclass(frozen=True, slots=True)
class Pack:
    """The model pack in use and where it runs, as the status bar names it."""

    name: str
    version: str
    language: str
    provider: str


class Backend(Protocol):
    """The program behind the window.

    Methods of one lane of `app.ui.jobs` are called one after the other; all may raise `AppError`
    and, where they take a reporter, `Cancelled`.
    """

    def load(self, settings: Settings) -> Pack:
        """Load the detectors. Lane DETECT."""

    def packs(self) -> tuple[str, ...]:
        """Names of the model packs on this machine. Lane QUICK."""

    def scan(self, document: Document, reporter: Reporter) -> Review:
        """Find identifiers. Lane DETECT."""

    def warm(self) -> None:
        """Get ready to read files. Lane FILES, before anything else."""

    def open(self, path: Path, options: Options, reporter: Reporter) -> Document:
        """Read a file. Lane FILES."""

    def export_name(self, review: Review, source: Path) -> str:
        """File name for the export, without identifiers. Lane QUICK."""

    def plan(self, review: Review, mode: Mode) -> Plan:
        """What an export would replace. Lane QUICK."""

    def export(
        self,
        review: Review,
        source: Path,
        target: Path,
        options: Options,
        mode: Mode,
        reporter: Reporter,
    ) -> Exported:
        """Write, check, put in place. Lane FILES."""

    def write_report(self, report: Report, export: Path) -> Path:
        """Store the report beside an export; the path of its HTML form. Lane FILES."""

    def render(self, path: Path, number: int, scale: float, reporter: Reporter) -> RenderedPage:
        """Picture of a page, at `scale` pixels a point. Lane PAGES."""

    def close(self) -> None:
        """End the child processes. No job may run any more."""


class PipelineBackend:
    """The real program: a child process for files, one for pages, and the engine."""

    def __init__(self) -> None:
        self._engine: Engine | None = None
        self._failure: AppError | None = None
        self._files: Worker | None = None
        self._pages: Worker | None = None

    def load(self, settings: Settings) -> Pack:
        """Load the detectors; where that fails, `scan` raises the same `ModelError` again."""
        from app.pipeline import Engine  # noqa: PLC0415 - see the module's docstring

        self._engine = self._failure = None
        try:
            engine = Engine.load(settings)
        except AppError as error:
            self._failure = error
            raise
        self._engine = engine
        return Pack(engine.pack.name, engine.pack.version, engine.pack.language, engine.provider)

    def packs(self) -> tuple[str, ...]:
        """Names of the model packs on this machine."""
        from app.engine.packs import available  # noqa: PLC0415 - see the module's docstring

        return tuple(pack.name for pack in available())

    def scan(self, document: Document, reporter: Reporter) -> Review:
        """Find identifiers with the loaded detectors."""
        return self._loaded().scan(document, reporter)

    def warm(self) -> None:
        """Start the child processes, which import their parsers while the user chooses a file."""
        self._files, self._pages = Worker(), Worker()
        from app import untrusted  # noqa: F401, PLC0415 - see the module's docstring

    def open(self, path: Path, options: Options, reporter: Reporter) -> Document:
        """Read a file in the child process."""
        # Not by way of `app.pipeline`: reading must not wait until the detectors are imported.
        from app import untrusted  # noqa: PLC0415 - see the module's docstring

        return self._file_worker().call(untrusted.read, path.absolute(), options, reporter)

    def export_name(self, review: Review, source: Path) -> str:
        """File name for the export, without identifiers."""
        from app import pipeline  # noqa: PLC0415 - see the module's docstring

        return pipeline.export_name(review, source)

    def plan(self, review: Review, mode: Mode) -> Plan:
        """What an export would replace."""
        from app import pipeline  # noqa: PLC0415 - see the module's docstring
        from app.keys import surrogate_key  # noqa: PLC0415

        return pipeline.plan_export(review, mode, surrogate_key())[1]

    def export(
        self,
        review: Review,
        source: Path,
        target: Path,
        options: Options,
        mode: Mode,
        reporter: Reporter,
    ) -> Exported:
        """Write, check, put in place."""
        from app import pipeline  # noqa: PLC0415 - see the module's docstring
        from app.keys import surrogate_key  # noqa: PLC0415

        return pipeline.export(
            review,
            source,
            target,
            options=options,
            mode=mode,
            key=surrogate_key(),
            engine=self._loaded(),
            worker=self._file_worker(),
            reporter=reporter,
        )

    def write_report(self, report: Report, export: Path) -> Path:
        """Store the report as HTML and JSON beside an export."""
        from app import pipeline  # noqa: PLC0415 - see the module's docstring

        return pipeline.write_reports(report, export)

    def render(self, path: Path, number: int, scale: float, reporter: Reporter) -> RenderedPage:
        """Picture of a page, drawn in its own child process."""
        from app import untrusted  # noqa: PLC0415 - see the module's docstring

        self._pages = self._pages or Worker()
        return self._pages.call(untrusted.render_page, path.absolute(), number, scale, reporter)

    def close(self) -> None:
        """End the child processes."""
        for worker in (self._files, self._pages):
            if worker is not None:
                worker.close()

    def _file_worker(self) -> Worker:
        self._files = self._files or Worker()
        return self._files

    def _loaded(self) -> Engine:
        if self._failure is not None:
            raise self._failure
        if self._engine is None:
            raise ModelError("The model is not loaded.")
        return self._engine
