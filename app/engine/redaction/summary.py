"""The summary of a whole batch: a line a document, totals, and no text or name of an original.

An original is told by its place in the batch: its name may be that of a patient.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from io import StringIO

from app import __version__
from app.engine.domain.labels import schema
from app.engine.redaction.report import Report
from app.engine.redaction.report_page import ENGLISH, KINDS, SignedAs, Wording
from app.engine.review.left_over import LeftOver, of_batch
from app.errors import SENTENCES
from app.html_pages import rendered
from app.phrases import phrase


class Result(StrEnum):
    """What came of one document.

    Not verified is a copy whose original is in a language without a model.
    """

    EXPORTED = "exported"
    UNVERIFIED = "unverified"
    FAILED = "failed"
    STOPPED = "stopped"


RESULTS = {
    Result.EXPORTED: phrase("Exported and verified"),
    Result.UNVERIFIED: phrase("Exported, not verified"),
    Result.FAILED: phrase("Not exported"),
    Result.STOPPED: phrase("Stopped"),
}


@dataclass(frozen=True, slots=True)
class Line:
    """One document of a batch.

    Attributes:
        number: its place in the batch, from 1.
        copy: file name of the export, which tells of no identifier; empty without one.
        report: of the export.
        error: code of the failure, also where only the report could not be written.
    """

    number: int
    result: Result
    copy: str = ""
    report: Report | None = None
    error: str = ""

    @property
    def removed(self) -> int:
        """How many findings and boxes are not in the export."""
        return sum(row.removed for row in self.report.rows) if self.report else 0

    @property
    def undecided(self) -> int:
        """How many of them nobody decided on."""
        return sum(row.suggested for row in self.report.rows) if self.report else 0

    @property
    def rejected(self) -> int:
        """How many findings stay in the export: of the reviewer, or of the policy."""
        return sum(row.rejected + row.kept for row in self.report.rows) if self.report else 0

    @property
    def left(self) -> LeftOver | None:
        """What is expected to be left, where that was measured."""
        return self.report.left if self.report else None

    @property
    def checks(self) -> int:
        """How many extracts of the export were searched."""
        return sum(self.report.checks.values()) if self.report else 0


_COLUMNS = (
    *("document", "result", "error", "copy", "kind", "mode", "pages", "words"),
    *("removed", "undecided", "kept", "boxes", "checks", "notices", "export_sha256"),
    *("expected_left", "least_left", "most_left", "policy", "pack"),
)
# What a spreadsheet takes for the beginning of a formula.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def to_csv(lines: Sequence[Line]) -> str:
    """A header, a row a document; names of columns, results and errors are English codes."""
    kinds = _kinds(lines)
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow((*_COLUMNS, *kinds))
    for line in lines:
        report = line.report
        counts = {row.subcategory: row.removed for row in report.rows} if report else {}
        told: tuple[object, ...] = ("",) * 4
        behind: tuple[object, ...] = ("",) * 12
        if report is not None:
            told = report.kind, report.mode, report.pages, report.words
            codes = " ".join(dict.fromkeys(notice.code.value for notice in report.notices))
            behind = (
                *(line.removed, line.undecided, line.rejected, report.boxes, line.checks),
                *(codes, report.export_sha256),
                *_left_of(line),
                *(_harmless(report.policy), _harmless(report.pack)),
            )
        writer.writerow(
            (
                *(line.number, line.result.value, line.error, _harmless(line.copy)),
                *told,
                *behind,
                *(counts.get(kind, 0) if report else "" for kind in kinds),
            )
        )
    return out.getvalue()


def content_of(lines: Sequence[Line]) -> dict[str, object]:
    """What JSON says: the lines of the table, and which program made the batch."""
    return {
        "program": f"incognote {__version__}",
        "documents": [
            {
                "document": line.number,
                "result": line.result.value,
                "error": line.error,
                "copy": line.copy,
                "export_sha256": line.report.export_sha256 if line.report else "",
                "removed": line.removed,
                "undecided": line.undecided,
                "kept": line.rejected,
                "checks": line.checks,
                "left": _interval(line.left),
            }
            for line in lines
        ],
        "left": _interval(total_left(lines)),
    }


def _interval(left: LeftOver | None) -> dict[str, object] | None:
    if left is None:
        return None
    return {"expected": round(left.expected, 3), "least": left.least, "most": left.most}


def to_html(
    lines: Sequence[Line], wording: Wording = ENGLISH, *, signed: SignedAs | None = None
) -> str:
    """The summary as one page that needs nothing else, light and dark, readable when printed."""
    labels = schema()
    removed: Counter[str] = Counter()
    for line in lines:
        for row in line.report.rows if line.report else ():
            removed[row.subcategory] += row.removed
    return rendered(
        "summary.html",
        lines=lines,
        left=total_left(lines),
        unmeasured=sum(line.report is not None and line.left is None for line in lines),
        widest=max((line.left.most for line in lines if line.left), default=1) or 1,
        exported=sum(line.result is Result.EXPORTED for line in lines),
        unverified=sum(line.result is Result.UNVERIFIED for line in lines),
        rows=[
            (labels.subcategories[kind], labels.category_of(kind), removed[kind])
            for kind in _kinds(lines)
        ],
        program=f"incognote {__version__}",
        packs=sorted({line.report.pack for line in lines if line.report}),
        results=RESULTS,
        reasons=SENTENCES,
        kinds=KINDS,
        say=wording.words,
        signed=signed,
        wording=wording,
    )


def _left_of(line: Line) -> tuple[object, ...]:
    """Three columns; empty where nothing was measured."""
    left = line.left
    return ("",) * 3 if left is None else (round(left.expected, 3), left.least, left.most)


def total_left(lines: Sequence[Line]) -> LeftOver | None:
    """What is left of all documents of which that is known."""
    return of_batch([line.left for line in lines if line.left is not None])


def _kinds(lines: Sequence[Line]) -> list[str]:
    """The kinds of which something was found, in the order of the schema."""
    found = {row.subcategory for line in lines if line.report for row in line.report.rows}
    return [name for name in schema().subcategories if name in found]


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text
