"""A name of few strokes, shades, dots or signs is text of its page, goes, and is looked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.files.embedded import EMBEDDED
from support.sampling import thinned
from support.widths.words_by_marks import LONG, WAYS, Make, page, squares

from app.engine.domain.export import Mode
from app.engine.domain.review import Finding, Review
from app.engine.redaction.plan import label, plan
from app.engine.text.search import occurrences
from app.engine.verification.verify import verify
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.progress import NullReporter

PDF = PdfFormat()


def shown_name(text: str) -> str | None:
    """The name as it was read, whole or letter by letter."""
    lines = (line for line in text.splitlines() if "ward" not in line)
    return next((one for one in lines if one.replace(" ", "") in ("E.HILL", LONG)), None)


# Squares are letters to readers of text; of a page that has become a picture they cannot be read
# again, and it is refused.
@pytest.mark.parametrize("make", [make for make in WAYS if make is not squares])
def test_the_name_is_read_and_removed(make: Make, tmp_path: Path) -> None:
    source, target = page(tmp_path / "a.pdf", make), tmp_path / "b.pdf"
    document = PDF.read(source, Options(), NullReporter())
    name = shown_name(document.text)
    assert name is not None
    spans = occurrences(document.text, name)
    found = (Finding(str(n), span, "PATIENT", 1.0, "test") for n, span in enumerate(spans))
    review = Review(document, tuple(found))
    edits = plan(review, Mode.MASK, label)
    PDF.write(source, Options(), edits, target, NullReporter())
    extracts = list(PDF.extracts(target, NullReporter(), EMBEDDED))
    assert verify(edits, review, extracts).passed
    assert not [one.place for one in extracts if shown_name(one.text)]


@pytest.mark.parametrize("make", [squares, *thinned(WAYS, 3)])
def test_the_check_reads_it_in_a_copy_made_elsewhere(make: Make, tmp_path: Path) -> None:
    extracts = PDF.extracts(page(tmp_path / "a.pdf", make), NullReporter(), EMBEDDED)
    assert any(shown_name(one.text) for one in extracts if one.place == "drawings page 1")
