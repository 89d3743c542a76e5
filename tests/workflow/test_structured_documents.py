"""What the fields of a structured file identify is found, named rightly, and gone from exports."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.files.structured_files import FILES, Structured

from app.engine.domain.document import Span
from app.engine.domain.export import Mode
from app.engine.domain.review import Finding, Review
from app.errors import ExportError
from app.formats.base import Options
from app.progress import NullReporter
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.settings import Settings
from app.workflow.export import export
from app.workflow.scan import Scanner, open_document

KEY = bytes(range(32))


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with Worker(READER) as shared_worker:
        yield shared_worker


@pytest.fixture(scope="module")
def engine() -> Scanner:
    return Scanner.load(Settings())


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
    name: str, engine: Scanner, worker: Worker, tmp_path: Path
) -> None:
    file = FILES[name]
    document = open_document(written(file, tmp_path), Options(), worker, NullReporter())
    review = engine.scan(document, NullReporter())
    for kind, span in places(file, document.text):
        finding = found_at(review, span)
        assert finding is not None, span.of(document.text)
        assert (finding.subcategory, finding.span) == (kind, span), span.of(document.text)


@pytest.mark.parametrize("name", ["HL7", "FHIR in JSON", "FHIR in XML", "CDA"])
def test_codes_of_a_standard_stay_in_exports(
    name: str, engine: Scanner, worker: Worker, tmp_path: Path
) -> None:
    left = exported(FILES[name].data, FILES[name].suffix, Mode.MASK, engine, worker, tmp_path)
    for code in CODES[name].split():
        assert left.count(code) == FILES[name].data.decode().count(code), code


CODES = {
    "HL7": "||ORU^R01| |P|2.5 ^MR ^USSSA^SS |NM|2345-7^ ^LN mg/dL |70-99|H|||F| |SPO^ |F||| ^PRN^",
    "FHIR in JSON": '"Patient" "usual" "official" "phone" "final" "2345-7" "mg/dL" "female"',
    "FHIR in XML": '<use value="official"/> <system value="phone"/> <gender value="female"/>',
    "CDA": 'code="34133-9" codeSystem="2.16.840.1.113883.6.1" use="HP" code="F" <patientRole>',
}


def test_names_of_elements_that_tell_nobody_do_not_stop_an_export(
    engine: Scanner, worker: Worker, tmp_path: Path
) -> None:
    data = b'<r><name>Thaddeus Okonkwo</name><t a="Okonkwo">Mr. Okonkwo was seen.</t></r>'
    left = exported(data, ".xml", Mode.MASK, engine, worker, tmp_path)
    assert re.match(r'<r><name>\[\w+\]</name><t a="\[\w+\]">Mr. \[\w+\]', left)
    assert "konkwo" not in left


@pytest.mark.parametrize("name", ["Okonkwo", "okonkwo", "patientOkonkwo", "Thaddeus_Okonkwo"])
def test_an_element_that_is_called_like_a_patient_does(
    name: str, engine: Scanner, worker: Worker, tmp_path: Path
) -> None:
    data = f"<r><name>Thaddeus Okonkwo</name><{name}>seen</{name}></r>".encode()
    with pytest.raises(ExportError, match="name of a field") as caught:
        exported(data, ".xml", Mode.MASK, engine, worker, tmp_path)
    assert "window" in caught.value.hint


def test_lines_of_a_text_stay_lines(engine: Scanner, worker: Worker, tmp_path: Path) -> None:
    data = "Patient: Åsa Öström\r\nsköterska Björk – “ok”\r\n".encode("cp1252")
    left = exported(data, ".txt", Mode.MASK, engine, worker, tmp_path, "cp1252")
    assert left.count("\r\n") == 2
    assert not {"Åsa", "Öström", "Björk"} & set(left.split())


def exported(
    data: bytes,
    suffix: str,
    mode: Mode,
    engine: Scanner,
    worker: Worker,
    folder: Path,
    encoding: str = "utf-8",
) -> str:
    """What a checked export of a file says."""
    source = folder / f"original{suffix}"
    source.write_bytes(data)
    review = engine.scan(open_document(source, Options(), worker, NullReporter()), NullReporter())
    target = folder / f"left{suffix}"
    export(
        review,
        source,
        target,
        mode,
        key=KEY,
        options=Options(),
        pack=engine.pack,
        worker=worker,
        reporter=NullReporter(),
    )
    return target.read_bytes().decode(encoding)


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("name", FILES)
def test_export_of_a_structured_file_passes_its_checks_and_keeps_its_codes(
    name: str, mode: Mode, engine: Scanner, worker: Worker, tmp_path: Path
) -> None:
    file = FILES[name]
    data = written(file, tmp_path).read_bytes()
    left = exported(data, file.suffix, mode, engine, worker, tmp_path)
    for kind, literal in file.identifiers:
        if mode is Mode.MASK and kind not in ("STATE", "DATE") and len(literal) > 3:
            assert literal not in left, kind
