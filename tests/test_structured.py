"""What the fields of a structured file identify is found, named rightly, and gone from exports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from structured_files import FILES, Structured

from app import pipeline
from app.engine.types import Finding, Mode, Review, Span
from app.formats.base import Options
from app.isolate import Worker
from app.job import Silent
from app.settings import Settings

KEY = bytes(range(32))


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with Worker() as shared_worker:
        yield shared_worker


@pytest.fixture(scope="module")
def engine() -> pipeline.Engine:
    return pipeline.Engine.load(Settings())


def written(file: Structured, folder: Path) -> Path:
    path = folder / f"report{file.suffix}"
    path.write_bytes(file.data)
    return path


def places(file: Structured, text: str) -> Iterator[tuple[str, Span]]:
    """The kind and the place of every marked literal: values keep their order."""
    position = 0
    for kind, literal in file.identifiers:
        start = text.index(literal, position)
        position = start + len(literal)
        yield kind, Span(start, position)


def found_at(review: Review, span: Span) -> Finding | None:
    return next((finding for finding in review.findings if finding.span.covers(span)), None)


@pytest.mark.parametrize("name", FILES)
def test_every_identifying_field_is_found_with_its_kind(
    name: str, engine: pipeline.Engine, worker: Worker, tmp_path: Path
) -> None:
    file = FILES[name]
    document = pipeline.open_document(written(file, tmp_path), Options(), worker, Silent())
    review = engine.scan(document, Silent())
    for kind, span in places(file, document.text):
        finding = found_at(review, span)
        assert finding is not None, span.of(document.text)
        assert (finding.subcategory, finding.span) == (kind, span), span.of(document.text)


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("name", FILES)
def test_export_of_a_structured_file_passes_its_checks_and_keeps_its_codes(
    name: str, mode: Mode, engine: pipeline.Engine, worker: Worker, tmp_path: Path
) -> None:
    file = FILES[name]
    source = written(file, tmp_path)
    review = engine.scan(pipeline.open_document(source, Options(), worker, Silent()), Silent())
    target = tmp_path / f"export{file.suffix}"
    pipeline.export(
        *pipeline.plan_export(review, mode, KEY),
        source,
        target,
        options=Options(),
        pack=engine.pack,
        worker=worker,
        reporter=Silent(),
    )
    left = target.read_text(encoding="utf-8")
    for kind, literal in file.identifiers:
        if mode is Mode.MASK and kind not in ("STATE", "DATE") and len(literal) > 3:
            assert literal not in left, kind
