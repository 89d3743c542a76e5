"""The samples that newcomers open: each finding is right, and exports keep what is clinical."""

from __future__ import annotations

import json
import re
from collections import Counter
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from support.borderline import in_words, surely_found
from support.sampling import crossed

from app.engine.domain.export import Mode
from app.engine.domain.review import Review
from app.formats.base import Options
from app.paths import RESOURCES
from app.progress import NullReporter
from app.sandbox.worker import Worker
from app.workflow.export import export, plan_export
from app.workflow.scan import Scanner, open_document

SAMPLES = RESOURCES / "samples"
EXPECTED = json.loads(Path(__file__).with_name("samples.json").read_text(encoding="utf-8"))
KEY = bytes(range(32))

CLINICAL = {
    "sample-note.txt": (
        "carbidopa/levodopa 25/100 TID, Plavix 75 mg, Lipitor 40 mg",
        "BP 128/74, HR 82, SpO2 97% RA. GCS 15. 5/5 strength",
        "Babinski negative. Romberg positive",
        "Hgb 13.1, Cr 1.02, troponin 0.01 -> 0.01",
        "Walker ordered",
        "Parkinson's disease and CAD s/p CABG",
    ),
    "sample-letter.docx": (
        "three exacerbations of COPD",
        "saturations of 93 % on air",
        "Wegener's; the Hodgkin lymphoma",
        "Trelegy once daily",
        "Yours sincerely",
        "GMC",
        "FEV1",
        "1.12 L (54 %)",
        "FVC",
    ),
    "sample-summary.pdf": (
        "Crohn's disease",
        "low-residue diet from hospital day 3",
        "Foley catheter was removed on day 1",
        "was taught drain care",
        "Zosyn and changed to Augmentin",
        "Unit",
        "WBC (10^9/L)",
        "17.4",
        "Augmentin 875 mg twice a day",
        "over 50 mL a day",
    ),
    "sample-stay.pdf": (
        "COPD, GOLD 2. Atrial fibrillation, CHA2DS2-VASc 4",
        "Frail, speaking in short sentences",
        "QTc 441 by Bazett",
        "urea 1, RR 0, BP 1, age 1",
        "No Janeway lesions, no Osler nodes",
        "STEP-DOWN NURSING",
        "Mitts declined by daughter",
        "Sat in the chair",
        "apixaban 5 mg BID",
        "Medicare, member no.",
    ),
}
QUICK = tuple(name for name in CLINICAL if name != "sample-stay.pdf")


@pytest.fixture(scope="module")
def reviews(engine: Scanner, worker: Worker) -> dict[str, Review]:
    return {name: _scanned(SAMPLES / name, engine, worker) for name in CLINICAL}


def _scanned(path: Path, engine: Scanner, worker: Worker) -> Review:
    document = open_document(path, Options(), worker, NullReporter())
    return engine.scan(document, NullReporter())


def _words(text: str) -> str:
    return " ".join(text.split())


def test_every_sample_is_held() -> None:
    names = {path.name for path in SAMPLES.iterdir() if path.is_file()}
    assert names == set(CLINICAL) == set(EXPECTED)


@pytest.mark.parametrize("name", CLINICAL)
def test_a_sample_has_exactly_the_expected_findings(
    name: str, reviews: dict[str, Review], engine: Scanner
) -> None:
    review = reviews[name]
    expected = [word for kind, said in EXPECTED[name] for word in in_words(kind, said)]
    found = surely_found(review.findings, review.document, engine.pack.threshold, expected)
    assert [*found] == expected


@pytest.mark.parametrize(("name", "mode"), crossed([*QUICK, "sample-stay.pdf"], Mode))
def test_an_export_of_a_sample_keeps_the_clinical_words(
    name: str,
    mode: Mode,
    reviews: dict[str, Review],
    engine: Scanner,
    worker: Worker,
    tmp_path: Path,
) -> None:
    review, target = reviews[name], tmp_path / name
    original = _words(review.document.text)
    export(
        review,
        SAMPLES / name,
        target,
        mode,
        key=KEY,
        options=Options(),
        pack=engine.pack,
        worker=worker,
        reporter=NullReporter(),
    )
    exported = _words(open_document(target, Options(), worker, NullReporter()).text)
    for words in CLINICAL[name]:
        assert words in original
        assert words in exported
    for _, identifier in EXPECTED[name]:
        # Others may be words of the text as well, or the day that another date became.
        if len(identifier) > len("Brandvold"):
            assert identifier not in exported or mode is Mode.SURROGATE


@pytest.mark.parametrize("name", CLINICAL)
def test_surrogates_change_nothing_but_identifiers(name: str, reviews: dict[str, Review]) -> None:
    review, plan = plan_export(reviews[name], Mode.SURROGATE, KEY)
    assert Counter(edit.span for edit in plan.edits) == Counter(f.span for f in review.findings)
    assert all(edit.replacement.strip() for edit in plan.edits)


_AGE_AND_DAYS = {
    "sample-note.txt": (r"Age: (\d+)", r"DOB: (\S+)", r"Arrival: (\S+)"),
    "sample-stay.pdf": (r"Age: (\d+)", r"DOB: (\S+)", r"Arrival: (\S+)"),
    "sample-summary.pdf": (r"(\d+)-year-old", r"Date of birth (\S+)", r"Admitted (\S+)"),
    "sample-letter.docx": (r"(\d+)-year-old", r"born (\d+ \w+ \d+)", r"(\d+ \w+ 20\d\d) Dr"),
}


@pytest.mark.parametrize("name", _AGE_AND_DAYS)
def test_ages_agree_with_births_whatever_the_key(name: str, reviews: dict[str, Review]) -> None:
    for number in range(8):
        review, plan = plan_export(reviews[name], Mode.SURROGATE, bytes([number]) * 32)
        text = _words(plan.apply(review.document.text))
        age, *days = (re.search(pattern, text) for pattern in _AGE_AND_DAYS[name])
        assert age is not None
        born, seen = (_day(found) for found in days)
        years = seen.year - born.year - ((seen.month, seen.day) < (born.month, born.day))
        assert years == int(age[1]), (number, age[0], born, seen)


def _day(found: re.Match[str] | None) -> date:
    assert found is not None
    form = "%m/%d/%Y" if "/" in found[1] else "%d %B %Y"
    return datetime.strptime(found[1], form).replace(tzinfo=UTC).date()
