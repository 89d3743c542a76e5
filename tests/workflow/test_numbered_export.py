"""Copies with numbered labels pass every check, in each format, and link what belongs together."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.domain.export import Mode
from app.formats.base import Options
from app.paths import RESOURCES
from app.progress import NullReporter
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.settings import Settings
from app.workflow.export import export
from app.workflow.scan import Scanner, open_document


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with Worker(READER) as worker:
        yield worker


@pytest.fixture(scope="module")
def scanner() -> Scanner:
    return Scanner.load(Settings())


@pytest.mark.parametrize("name", ["sample-note.txt", "sample-letter.docx", "sample-summary.pdf"])
def test_numbers_link_mentions_and_nothing_is_left(
    scanner: Scanner, worker: Worker, tmp_path: Path, name: str
) -> None:
    source, target = RESOURCES / "samples" / name, tmp_path / name
    review = scanner.scan(open_document(source, Options(), worker, NullReporter()), NullReporter())
    made = export(
        review,
        source,
        target,
        Mode.NUMBERED,
        key=bytes(32),
        options=Options(),
        pack=scanner.pack,
        worker=worker,
        reporter=NullReporter(),
    )
    assert made.report.mode == "numbered"
    copy = open_document(target, Options(), worker, NullReporter())
    numbers = Counter(re.findall(r"PATIENT-\d+", copy.text))
    assert max(numbers.values()) > 1
    assert "Okonkwo" not in copy.text
