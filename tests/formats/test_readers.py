"""What one reader sees of an export is one text, however many pages and parts it has."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from leakage.slots import docx_slots, pdf_slots, picture_slots, text_slots
from support.files import docx_files, docx_hiding_places, pdf_files, raster_files, scan_files
from support.files.embedded import EMBEDDED
from support.files.structured_files import FILES

from app.engine.domain.export import Extract, Layer, Reader, place_in_words
from app.errors import AppError
from app.formats.registry import detect
from app.paths import RESOURCES
from app.progress import NullReporter

Make = Callable[[Path], object]

_SEEN = ("", "on black", "without opacity")
_LOOKS = [f"{hidden} {seen}".strip() for hidden in ("", "of what is hidden") for seen in _SEEN]
# The readers of running text, and the ways in which they look at it.
_WAYS: dict[Reader, tuple[str, ...]] = {
    Reader.PDFIUM: ("",),
    Reader.PDFPLUMBER: ("",),
    Reader.DRAWINGS: ("",),
    Reader.STORED_PICTURES: ("",),
    Reader.PYTHON_DOCX: ("",),
    Reader.TAGS: ("",),
    Reader.RECOGNITION: (*_LOOKS, *(f"{look} strengthened".strip() for look in _LOOKS)),
}
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
    for sample in sorted((RESOURCES / "samples").glob("sample-*")):
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
        for extract in detect(path).extracts(path, NullReporter(), EMBEDDED):
            if extract.layer is Layer.TEXT:
                yield extract
    except AppError:
        return


def _mark(number: int) -> Any:
    if number % 16 == 0:
        return ()
    return pytest.mark.exhaustive if number % 4 else pytest.mark.slow


@pytest.mark.parametrize(
    ("name", "make"),
    [
        pytest.param(file_name, made, id=name, marks=_mark(number))
        for number, (name, file_name, made) in enumerate(_made())
    ],
)
def test_a_reader_has_one_source_for_all_parts(name: str, make: Make, tmp_path: Path) -> None:
    make(tmp_path / name)
    readers: set[tuple[Reader, str]] = set()
    for extract in texts_in(tmp_path / name):
        readers.add((extract.reader, extract.variant))
        assert extract.source == ((), extract.reader, extract.variant)
        if extract.reader is Reader.CODEC:
            # In each encoding it is another text, which has one part.
            assert extract.variant
        else:
            # A number would belong to a page or a part.
            assert extract.reader in _WAYS
            assert extract.variant in _WAYS[extract.reader]
    assert len(readers) == len({place_in_words(reader, "", way) for reader, way in readers})


@pytest.mark.parametrize("pages", [1, 3])
def test_pages_of_one_reader_are_one_text(pages: int, tmp_path: Path) -> None:
    path = tmp_path / "made.pdf"
    scan_files.scan(path, *[scan_files.picture()] * pages)
    parts: Counter[Reader] = Counter(extract.reader for extract in texts_in(path))
    for reader in (Reader.PDFIUM, Reader.PDFPLUMBER, Reader.RECOGNITION):
        assert parts[reader] == pages
    assert len({extract.source for extract in texts_in(path)}) == len(parts)


def test_parts_of_a_word_document_are_one_text(tmp_path: Path) -> None:
    path = tmp_path / "made.docx"
    docx_slots.SLOTS["label and formula of a chart"](path)
    tags = [extract for extract in texts_in(path) if extract.reader is Reader.TAGS]
    assert len({extract.part for extract in tags}) > 1
    assert len({extract.source for extract in tags}) == 1
