"""What one reader sees of an export is one text, however many pages and parts it has."""

from __future__ import annotations

import re
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from leakage import docx_slots, pdf_slots, picture_slots, text_slots
from support import docx_files, docx_hiding_places, pdf_files, raster_files, scan_files
from support.structured_files import FILES

from app.engine.domain.export import Extract, Layer
from app.errors import AppError
from app.formats.registry import detect
from app.paths import RESOURCES
from app.progress import NullReporter

Make = Callable[[Path], object]

_PIECE = re.compile(r" (?:page|part)\b.*")
_PDFS: tuple[Make, ...] = (
    pdf_files.letter,
    pdf_files.embedded_letter,
    pdf_files.operators,
    pdf_files.rotated,
    pdf_files.cropped,
    pdf_files.shared_form,
    pdf_files.unbalanced,
    pdf_files.ligatures,
    pdf_files.two_columns,
    pdf_files.filled_form,
    pdf_files.side_channels,
    pdf_files.scan_with_hidden_text,
)


def _copied(sample: Path) -> Make:
    return lambda path: shutil.copy(sample, path)


def _written(data: bytes) -> Make:
    return lambda path: path.write_bytes(data)


def _packaged(body: str) -> Make:
    return lambda path: docx_files.package(path, body)


def _scan(path: Path) -> None:
    shown = scan_files.picture(), scan_files.picture(scan_files.FOREIGN)
    scan_files.scan(path, *shown)


def _made() -> Iterator[tuple[str, str, Make]]:
    """Name, file name and maker of every file."""
    for sample in sorted((RESOURCES / "samples").iterdir()):
        yield sample.name, sample.name, _copied(sample)
    yield from ((made.__name__, "made.pdf", made) for made in _PDFS)
    yield "scan", "made.pdf", _scan
    for name, body in docx_hiding_places.IN_THE_BODY.items():
        yield name, "made.docx", _packaged(body)
    for kind in ("PNG", "TIFF"):
        yield f"frames of {kind}", f"made.{kind.lower()}", _written(raster_files.frames(kind))
        yield f"erased {kind}", f"made.{kind.lower()}", _written(raster_files.erased(kind))
    yield "thumbnail", "made.jpg", _written(raster_files.jfif_thumbnail())
    for name, file in FILES.items():
        yield name, f"made{file.suffix}", _written(file.data)
    yield from ((name, "made.pdf", made) for name, made in pdf_slots.SLOTS.items())
    yield from ((name, "made.docx", made) for name, made in docx_slots.SLOTS.items())
    for name, (file_name, data) in text_slots.SLOTS.items():
        yield name, file_name, _written(data)
    for name, (file_name, made) in picture_slots.SLOTS.items():
        yield name, file_name, made


def texts_in(path: Path) -> Iterator[Extract]:
    """The running text in a file, as far as it can be read."""
    try:
        for extract in detect(path).extracts(path, NullReporter()):
            if extract.layer is Layer.TEXT:
                yield extract
    except AppError:
        return


@pytest.mark.parametrize(
    ("name", "make"),
    [pytest.param(file_name, made, id=name) for name, file_name, made in _made()],
)
def test_sources_are_what_the_places_in_words_told(name: str, make: Make, tmp_path: Path) -> None:
    make(tmp_path / name)
    told: defaultdict[str, set[object]] = defaultdict(set)
    sources: defaultdict[object, set[str]] = defaultdict(set)
    for extract in texts_in(tmp_path / name):
        reader = _PIECE.sub("", extract.place)
        told[reader].add(extract.source)
        sources[extract.source].add(reader)
    assert all(len(one) == 1 for one in told.values())
    assert all(len(one) == 1 for one in sources.values())
