"""The check sees what the reader's way of looking hides: hatched grounds, the grain of copies."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.files import scan_files
from support.files.embedded import EMBEDDED

from app.engine.domain.export import Mode
from app.engine.domain.review import Finding, Review
from app.engine.redaction.plan import label, plan
from app.engine.text.search import occurrences
from app.engine.verification.verify import verify
from app.formats.base import Format, Options
from app.formats.image.format import ImageFormat
from app.formats.ocr.looks.other_look import other_lines, words_of_other_look
from app.formats.ocr.page_reader import read_picture
from app.formats.pdf.format import PdfFormat
from app.progress import NullReporter

NAME = "Johansson"


def nothing() -> None:
    pass


@pytest.mark.parametrize("quarters", [0, 1, 2])
def test_the_other_look_reads_the_line_that_the_reader_misses_and_no_other(quarters: int) -> None:
    picture = scan_files.hatched().rotate(90 * quarters, expand=True)
    read = read_picture(picture, nothing)
    assert read.text.count(NAME) == 1
    (seen,) = other_lines(picture, read, nothing)
    assert NAME in seen.text
    x, y = (seen.quad.min(axis=0) + seen.quad.max(axis=0)) / 2 / picture.size
    where = {0: y < 0.5, 1: x < 0.5, 2: y > 0.5}
    assert where[quarters]


def test_what_the_reader_read_with_certainty_is_not_read_again() -> None:
    clean = scan_files.picture()
    assert not words_of_other_look(clean, read_picture(clean, nothing), nothing)


@pytest.mark.parametrize("kind", ["pdf", "png"])
def test_a_name_that_only_another_look_sees_fails_the_check(kind: str, tmp_path: Path) -> None:
    source, target = tmp_path / f"scan.{kind}", tmp_path / f"copy.{kind}"
    used: Format = PdfFormat() if kind == "pdf" else ImageFormat()
    if kind == "pdf":
        scan_files.scan(source, scan_files.hatched())
    else:
        scan_files.hatched().save(source, dpi=(200, 200))
    document = used.read(source, Options(), NullReporter())
    (span,) = occurrences(document.text, NAME)
    review = Review(document, (Finding("0", span, "PATIENT", 1.0, "test"),))
    edits = plan(review, Mode.MASK, label)
    used.write(source, Options(), edits, target, NullReporter())
    found = verify(edits, review, used.extracts(target, NullReporter(), EMBEDDED)).leaks
    assert {leak.place for leak in found} == {"recognition smoothed page 1"}
    assert {leak.page for leak in found} == {1}
