"""The identifiers that the leakage tests plant, and the way of a planted file to its export."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from leakage import search_programs

from app.engine.domain.document import Document
from app.engine.domain.export import Mode
from app.engine.domain.review import Finding, Review
from app.engine.redaction.report import to_json
from app.engine.redaction.report_page import to_html
from app.engine.tagger.pack import packs
from app.engine.text.folding import fold
from app.engine.text.search import occurrences
from app.errors import AppError
from app.formats.base import Options
from app.paths import MODELS
from app.progress import NullReporter
from app.sandbox.worker import Worker
from app.workflow.export import export
from app.workflow.naming import export_name
from app.workflow.scan import open_document

NAME, NUMBER, DOCTOR = "Thaddeus Okonkwo", "40-771-926", "Åse Jönssønbråten"
SURNAME = "Okonkwo"
# What every planted file shows besides its slot, so that a reviewer has something to mark.
LINES = (
    f"Patient: {NAME}, MRN {NUMBER}",
    "Seen on the ward with chest pain and discharged in good condition.",
)
_IDENTIFIERS = {
    NAME: "PATIENT",
    "Thaddeus": "PATIENT",
    SURNAME: "PATIENT",
    DOCTOR: "DOCTOR",
    "Jönssønbråten": "DOCTOR",
    NUMBER: "MEDICALRECORD",
}
# Black boxes go the way of labels; slots whose pixels they cover are tried with them too.
MODES = (Mode.MASK, Mode.SURROGATE)
_KEY = bytes(range(32))


@dataclass(frozen=True, slots=True)
class Export:
    """A finished export, and what the page and the JSON of its report say."""

    path: Path
    reports: str


def review_of(document: Document) -> Review:
    """Everything planted that the document shows, marked."""
    folded = fold(document.text)
    found: list[Finding] = []
    for literal, subcategory in _IDENTIFIERS.items():
        for span in occurrences(folded, literal):
            crosses = any(span.start < barrier < span.end for barrier in document.barriers)
            if not crosses and not any(span.overlaps(other.span) for other in found):
                found.append(Finding(f"{span.start}", span, subcategory, 0.9, "known"))
    return Review(document, tuple(sorted(found, key=lambda finding: finding.span)))


def exported(source: Path, mode: Mode, worker: Worker, options: Options | None = None) -> Export:
    """Take `source` through the whole job. Raises what the job raises, and leaves no draft."""
    options = options or Options()
    before = source.read_bytes()
    folder = source.parent / "out"
    document = open_document(source, options, worker, NullReporter())
    review = review_of(document)
    assert review.findings, "the planted file shows nothing to mark"
    try:
        done = export(
            review,
            source,
            folder / export_name(review, source),
            mode,
            key=_KEY,
            options=options,
            pack=packs.describe(MODELS / packs.DEFAULT),
            worker=worker,
            reporter=NullReporter(),
        )
    except Exception:
        assert not list(folder.glob("*")), "a refused export left a file"
        raise
    finally:
        assert source.read_bytes() == before
    assert [path.name for path in folder.iterdir()] == [done.path.name]
    # The PDF is made of the page, in half a second.
    return Export(done.path, to_html(done.report) + to_json(done.report))


def assert_nothing_left(
    source: Path, mode: Mode, worker: Worker, *, refused: type[AppError] | None = None
) -> Path | None:
    """No program finds what is planted in the export, which is returned.

    Or it is `refused` without being shown.
    """
    if refused is not None:
        with pytest.raises(refused) as caught:
            exported(source, mode, worker)
        assert not search_programs.shows(str(caught.value) + caught.value.hint)
        return None
    copy = exported(source, mode, worker)
    assert search_programs.leaks(copy.path) == []
    assert not search_programs.shows(copy.reports)
    return copy.path
