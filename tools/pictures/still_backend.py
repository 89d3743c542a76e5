"""A program behind the window that has no child processes and no model: for pictures of it."""

from __future__ import annotations

import re
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from app.engine.detectors.merge import merge
from app.engine.detectors.rules.detector import RuleDetector
from app.engine.domain.document import Document, Span
from app.engine.domain.export import USUAL_LAYOUT, Layout
from app.engine.domain.policy import Chosen
from app.engine.domain.review import Finding, Review, finding_id
from app.formats.base import Options
from app.progress import Reporter
from app.settings import Settings
from app.ui.core.backend import Backend
from app.ui.core.language import LANGUAGES
from app.workflow.detector_process import LoadedPack

_NAME = re.compile(
    r"\b(?:Thaddeus |Imani |Mr\. |Dr\. )?(?:Okonkwo|Venkataraman)\b"
    r"|\b(?:Casimiro |Torvald |Priscila |Priscilla |Priska )?"
    r"(?:Urquijo|Arnedo|Ubertini|Arnaboldi|Lindeborg|Arvidsson)\b"
)
_DOUBTED = re.compile(r"\b(?:Monday|Tuesday|Friday|church|daughter|retired \w+)\b")


# PDFium is made for one thread; the program reads and draws in two processes.
_TURN = threading.Lock()


class _Here:
    """Stands for a child process."""

    outbox = Path(tempfile.gettempdir())

    def call(self, job: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        """Do it at once, or as soon as nobody else does."""
        with _TURN:
            return job(*arguments, **named)

    def compute(self, _: Reporter, job: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        """The same for a job that tells no progress."""
        return self.call(job, *arguments, **named)


class StillBackend(Backend):
    """Reads and draws as the real one; finds by rules; pretends to export."""

    def load(self, settings: Settings, reporter: Reporter) -> LoadedPack:  # noqa: ARG002
        """Nothing is loaded."""
        return LoadedPack("en-minilm", "1.1.0", "en", "0" * 64, "cpu")

    def warm(self) -> None:
        """Nothing is started."""

    def scan(
        self,
        document: Document,
        reporter: Reporter,
        *,
        provisional_from: int | None = None,  # noqa: ARG002
    ) -> Review:
        """Rules, and the names that the samples are known to hold."""
        found = [*RuleDetector().detect(document, reporter)]
        found += _findings(_NAME, document.text, "PATIENT", 0.97)
        candidates = _findings(_DOUBTED, document.text, "PROFESSION", 0.2)
        return Review(
            document,
            merge(found, document),
            candidates=(*found, *candidates),
            served=tuple(LANGUAGES),
        )

    def export(
        self,
        review: Review,
        source: Path,
        target: Path,
        options: Options,  # noqa: ARG002
        mode: Chosen,  # noqa: ARG002
        reporter: Reporter,  # noqa: ARG002
        *,
        layout: Layout = USUAL_LAYOUT,  # noqa: ARG002
        neutral_date: bool = False,  # noqa: ARG002
        reviewers: tuple[str, ...] = (),  # noqa: ARG002
        replaces: bool = True,  # noqa: ARG002
        beside: bool = False,  # noqa: ARG002
    ) -> Any:
        """Say what the real one would."""
        rows = (SimpleNamespace(accepted=len(review.findings), suggested=0, added=0, kept=0),)
        checks = {"text": 3, "hidden": 12, "raw": 40}
        report = SimpleNamespace(
            rows=rows,
            checks=checks,
            notices=review.document.notices,
            verified=True,
            language_notices=(),
            left=None,
        )
        return SimpleNamespace(path=target.with_suffix(source.suffix), report=report)

    def write_report(self, report: Any, export: Path, run: str = "") -> Path:  # noqa: ARG002
        """Where it would be."""
        return export.with_suffix(".report.html")

    def write_summary(
        self,
        lines: object,  # noqa: ARG002
        folder: Path,
        run: str = "",  # noqa: ARG002
        *,
        neutral_date: bool = False,  # noqa: ARG002
    ) -> Path:
        """Where that of a batch would be."""
        return folder / "summary.html"

    def _worker(self, role: object) -> Any:  # noqa: ARG002
        return _Here()


def _findings(pattern: re.Pattern[str], text: str, kind: str, score: float) -> list[Finding]:
    spans = [Span(*one.span()) for one in pattern.finditer(text)]
    return [Finding(finding_id(span, kind), span, kind, score, "samples") for span in spans]
