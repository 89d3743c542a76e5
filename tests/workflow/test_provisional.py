"""Findings that are told early change nothing of those that stand in the end."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from reportlab.pdfgen.canvas import Canvas
from support.sampling import thinned

from app.engine.domain.document import Document, Page
from app.engine.domain.parts import (
    FIRST,
    LONG,
    USUAL,
    Part,
    Provisional,
    ProvisionalFindings,
    edge_before,
    next_stretch,
)
from app.engine.domain.review import Review
from app.errors import Corrupt
from app.formats.base import Options
from app.paths import RESOURCES
from app.progress import NullReporter, Stage
from app.sandbox import reader_process
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.settings import Settings
from app.workflow.provisional import PartsInOrder, in_its_languages, placed
from app.workflow.scan import Scanner

PAGES = 44
NOTE = (RESOURCES / "samples" / "sample-note.txt").read_text(encoding="utf-8").splitlines()


class Collector:
    def __init__(self) -> None:
        self.parts: list[object] = []

    def step(self, stage: Stage, done: int, total: int) -> None: ...

    def bring(self, part: object) -> None:
        self.parts.append(part)

    @property
    def found(self) -> list[ProvisionalFindings]:
        return [part for part in self.parts if isinstance(part, ProvisionalFindings)]


def shuffled(seed: int, lines: int) -> Document:
    """A long text; some of its pages begin at barriers."""
    rng = Random(seed)
    text = "\n".join(rng.choice(NOTE) for _ in range(lines))
    ends = [place for place, sign in enumerate(text) if sign == "\n"]
    barriers = tuple(sorted(rng.sample(ends, seed * 7)))
    return Document(f"{seed}", "text", "0" * 64, text, barriers=barriers)


@pytest.fixture(scope="module")
def scanner() -> Scanner:
    return Scanner.load(Settings())


@pytest.mark.slow
@pytest.mark.parametrize("seed", thinned([3, 0], 2))
def test_the_findings_in_the_end_are_those_of_a_search_that_tells_nothing(
    scanner: Scanner, seed: int
) -> None:
    document = shuffled(seed, 1300)
    alone = scanner.scan(document, NullReporter())
    collector = Collector()
    told = scanner.scan(document, collector, provisional_from=0)
    assert told.findings == alone.findings
    assert told.candidates == alone.candidates
    parts = collector.found
    assert len(parts) > 1
    assert parts[0].start == 0
    assert all(one.end == two.start for one, two in pairwise(parts))
    known = Provisional.of(document)
    for part in parts:
        known = known.found(part)
    assert known.searched == parts[-1].end
    assert _share_found(known.review, alone, known.searched) > 0.9


def _share_found(early: Review, whole: Review, end: int) -> float:
    """How much of what is found in the end was told early."""
    wanted = [one for one in whole.findings if one.span.end <= end]
    spans = [one.span for one in early.findings]
    return sum(any(span.overlaps(one.span) for span in spans) for one in wanted) / len(wanted)


@pytest.mark.slow
def test_a_search_that_goes_on_tells_only_what_comes_later(scanner: Scanner) -> None:
    document, collector = shuffled(0, 700), Collector()
    first = next_stretch(document, 0, FIRST // 2)
    assert first is not None
    scanner.scan(document, collector, provisional_from=first.end)
    assert collector.found[0].start == first.end


def test_stretches_end_where_hardly_an_identifier_is_cut() -> None:
    document = Document("", "", "", "Anna Lind\nKarin Ek\nOve Ros", barriers=(4,))
    assert edge_before(document, 0, 12) == 4
    assert edge_before(document, 4, 12) == 10
    assert edge_before(document, 19, 25) == 25
    last = next_stretch(document, 19, 100)
    assert last is not None
    assert last.text == "Ove Ros"
    assert next_stretch(document, last.end, USUAL) is None


def test_ids_of_early_findings_are_those_of_the_place_in_the_whole(scanner: Scanner) -> None:
    document = shuffled(0, 40)
    part = Part.of(document, len("\n".join(NOTE[:1])), len(document.text))
    early = placed(scanner.scan(part.document, NullReporter()).findings, part)
    for one in early.findings:
        assert one.id == f"{one.span.start}-{one.span.end}-{one.subcategory}"
        assert one.span.start >= part.start


def test_a_part_is_searched_in_its_own_language() -> None:
    spanish = "La paciente acude a urgencias porque desde ayer tiene mucho dolor en el pecho.\n"
    english = "The patient came to the clinic because she has had chest pain since yesterday.\n"
    document = Document("", "", "", english * 5 + spanish * 5)
    part = Part.of(document, len(english) * 5, len(document.text))
    assert {one.language for one in in_its_languages(part).passages} == {"es"}


@pytest.fixture(scope="module")
def long_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("long") / "long.pdf"
    made = Canvas(str(path), invariant=1)
    for number in range(PAGES):
        if number != 3:
            made.drawString(60, 700, f"Seen by Dr. Venkataraman on 02/09/2025, sheet {number}")
        made.showPage()
    made.save()
    return path


@pytest.mark.slow
def test_a_long_file_is_told_of_page_by_page_and_read_as_before(long_file: Path) -> None:
    with Worker(READER) as worker:
        plain = worker.call(reader_process.read, long_file, Options(), NullReporter())
        collector = Collector()
        document = worker.call(reader_process.read, long_file, Options(), PartsInOrder(collector))
    assert document == plain
    known = Provisional.of(Document("", "", "", ""))
    for part in collector.parts:
        assert isinstance(part, Part)
        known = known.read_on(part)
    assert known.pages_read == PAGES
    assert known.document.pages == document.pages
    assert known.document.text == document.text
    assert known.document.barriers == document.barriers
    assert known.as_read(document).pages_read == PAGES


def test_the_beginning_of_a_long_text_comes_before_its_languages(tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_text("\n".join(NOTE * (LONG // len("\n".join(NOTE)) + 1)), encoding="utf-8")
    collector = Collector()
    with Worker(READER) as worker:
        document = worker.call(reader_process.read, path, Options(), PartsInOrder(collector))
    (first,) = collector.parts
    assert isinstance(first, Part)
    assert FIRST // 2 < len(first.text) <= FIRST
    assert first.text.endswith("\n")
    assert document.text.startswith(first.text)
    known = Provisional.of(Document("", "", "", "")).read_on(first)
    assert known.as_read(document).document == document


def test_of_a_text_without_pages_only_the_beginning_can_be_brought() -> None:
    collector = Collector()
    parts = PartsInOrder(collector)
    parts.bring(Part(0, "x" * 10))
    with pytest.raises(Corrupt):
        parts.bring(Part(10, "x" * 10))
    assert len(collector.parts) == 1


def part(start: int, number: int) -> Part:
    return Part(start, "x" * 10, (Page(number, start, start + 10, 1, 1),))


@pytest.mark.parametrize(
    "untrusted",
    [
        "pages",
        Part(0, ""),
        Part(3, "x"),
        part(0, 2),
        part(3, 1),
        Part(0, "x", (Page(1, 0, 5, 1, 1),)),
        Part(0, "x", ("page",)),  # type: ignore[arg-type]
    ],
)
def test_a_reader_that_was_taken_over_cannot_bring_what_is_no_next_page(untrusted: object) -> None:
    collector = Collector()
    with pytest.raises(Corrupt):
        PartsInOrder(collector).bring(untrusted)
    assert not collector.parts


def test_a_reader_that_was_taken_over_cannot_bring_pages_without_end() -> None:
    pages = PartsInOrder(Collector())
    for number in range(1, 5_001):
        pages.bring(part(10 * (number - 1), number))
    with pytest.raises(Corrupt):
        pages.bring(part(50_000, 5_001))
