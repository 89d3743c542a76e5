"""The samples of other languages: each finding is right, and exports keep what is clinical."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from support.borderline import in_words, surely_found
from support.sampling import crossed

from app.engine.domain.export import Mode
from app.engine.domain.review import Review
from app.engine.tagger.pack.packs import for_other_languages
from app.formats.base import Options
from app.paths import RESOURCES
from app.progress import NullReporter
from app.sandbox.worker import Worker
from app.training.corpora.inline import parse
from app.ui.queue.controller import samples
from app.workflow.export import export
from app.workflow.scan import Scanner, open_document

MARKED = sorted((Path(__file__).parents[2] / "tools" / "samples" / "translated").glob("*.txt"))
NOTES = {note.id: note for file in MARKED for note in parse(file.read_text("utf-8"), file.name)}
CLINICAL = {
    "es": ("Parkinson", "Babinski", "TA 128/74", "5/5", "Wegener", "FEV1 1,12 L (54 %)", "Crohn"),
    "it": ("Parkinson", "Babinski", "PA 128/74", "5/5", "Wegener", "FEV1 1,12 L (54 %)", "Crohn"),
    "sv": ("Parkinson", "Babinski", "BT 128/74", "5/5", "Wegener", "FEV1 1,12 L (54 %)", "Crohn"),
}


@pytest.fixture(scope="module")
def reviews(engine: Scanner, worker: Worker) -> dict[str, Review]:
    return {
        name: engine.scan(
            open_document(path(name), Options(), worker, NullReporter()), NullReporter()
        )
        for name in NOTES
    }


def path(name: str) -> Path:
    return RESOURCES / "samples" / NOTES[name].language / name


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("name", NOTES)
def test_a_sample_has_exactly_the_marked_findings(
    name: str, reviews: dict[str, Review], engine: Scanner
) -> None:
    note, review = NOTES[name], reviews[name]
    threshold = for_other_languages(engine.pack)[note.language].threshold
    expected = [
        word for one in note.spans for word in in_words(one.subcategory, one.span.of(note.text))
    ]
    assert [*surely_found(review.findings, review.document, threshold, expected)] == expected


@pytest.mark.parametrize(("name", "mode"), crossed(list(NOTES), Mode))
def test_an_export_of_a_sample_keeps_the_clinical_words(
    name: str,
    mode: Mode,
    reviews: dict[str, Review],
    engine: Scanner,
    worker: Worker,
    tmp_path: Path,
) -> None:
    review, target = reviews[name], tmp_path / name
    export(
        review,
        path(name),
        target,
        mode,
        key=bytes(range(32)),
        options=Options(),
        pack=engine.pack,
        worker=worker,
        reporter=NullReporter(),
    )
    exported = words(open_document(target, Options(), worker, NullReporter()).text)
    for term in CLINICAL[NOTES[name].language]:
        assert (term in exported) == (term in words(review.document.text))


@pytest.mark.parametrize("language", CLINICAL)
def test_the_window_offers_the_samples_of_its_language(language: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert {one.name for one in samples()} == {
            n.id for n in NOTES.values() if n.language == language
        }
    finally:
        QLocale.setDefault(before)
