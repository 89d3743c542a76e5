"""Streams that paint nothing, and objects that no list names, are searched or fail the check."""

from __future__ import annotations

import base64
import gzip
import unicodedata
import zlib
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, String
from support.files import pdf_files
from support.files.embedded import EMBEDDED

from app.engine.domain.export import Layer
from app.engine.text.escapes import plain
from app.engine.text.folding import fold
from app.engine.text.search import occurrences
from app.engine.verification.decoding import decoded_forms
from app.errors import VerificationFailed
from app.formats.pdf.extraction.extractor import extracts
from app.progress import NullReporter

SECRET = "Théodora Quillfeather"
CONTENT = b"BT /F1 11 Tf 72 700 Td (Harmless) Tj ET"

SAID: dict[str, bytes] = {
    "plain": SECRET.encode(),
    "composed otherwise": unicodedata.normalize("NFD", SECRET).encode(),
    "apart": " ".join(SECRET).encode(),
    "two bytes a letter": SECRET.encode("utf-16"),
    "packed by gzip": gzip.compress(SECRET.encode()),
    "packed again": zlib.compress(SECRET.encode()),
    "Base64": base64.b64encode(SECRET.encode()),
    "with tags": b"<x><p>Th&#233;odora Q<b>uill</b>feather</p></x>",
}


def hidden(path: Path) -> list[str]:
    return [
        said
        for extract in extracts(path, NullReporter(), EMBEDDED)
        if extract.layer is Layer.HIDDEN
        for said in (extract.text, plain(extract.text), *decoded_forms(extract.text))
    ]


@pytest.mark.parametrize("case", SAID)
@pytest.mark.parametrize("place", ["private data", "form"])
def test_a_stream_that_paints_nothing_is_searched_as_text(
    case: str, place: str, tmp_path: Path
) -> None:
    def plant(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
        stream = pdf.make_stream(SAID[case])
        if place == "form":
            pdf.Root.AcroForm = Dictionary(Fields=Array(), XFA=Array([String("x"), stream]))
        else:
            pdf.Root.PieceInfo = Dictionary(X=Dictionary(Private=stream))

    path = pdf_files.raw(tmp_path / "a.pdf", CONTENT, prepare=plant)
    assert any(any(occurrences(fold(said), SECRET)) for said in hidden(path))


@pytest.mark.parametrize(
    "data", [b"%PDF-1.7 no more", b"PK\3\4", gzip.compress(b"{\\rtf1 x}", mtime=0)]
)
def test_a_file_in_private_data_fails_the_check_if_it_cannot_be_searched(
    data: bytes, tmp_path: Path
) -> None:
    def plant(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
        pdf.Root.PieceInfo = Dictionary(X=pdf.make_stream(data))

    path = pdf_files.raw(tmp_path / "a.pdf", CONTENT, prepare=plant)
    with pytest.raises(VerificationFailed, match="could not be searched"):
        list(extracts(path, NullReporter(), EMBEDDED))


def unlisted(number: int) -> bytes:
    packed = zlib.compress(b"BT (Theodora Quillfeather) Tj ET")
    head = b"%d 0 obj\n<</Filter/FlateDecode/Length %d>>stream\n" % (number, len(packed))
    return head + packed + b"\nendstream\nendobj\n"


@pytest.mark.parametrize("number", [1, 99])
@pytest.mark.parametrize("before", [True, False])
def test_objects_that_the_list_does_not_name_fail_the_check(
    number: int, before: bool, tmp_path: Path
) -> None:
    path = pdf_files.letter(tmp_path / "a.pdf")
    data = path.read_bytes()
    if before:
        data = unlisted(number) + data
    else:
        table = data.rindex(b"\nxref") + 1
        end = data.rindex(b"startxref")
        moved = table + len(unlisted(number))
        tail = b"startxref\n%d\n%%%%EOF\n" % moved
        data = data[:table] + unlisted(number) + data[table:end] + tail
    path.write_bytes(data)
    with pytest.raises(VerificationFailed, match="its own index does not list"):
        list(extracts(path, NullReporter(), EMBEDDED))


def test_a_length_of_its_own_is_no_unlisted_object(tmp_path: Path) -> None:
    path = pdf_files.letter(tmp_path / "a.pdf")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        pdf.Root.X = pdf.make_indirect(5)  # type: ignore[call-overload]
        pdf.save(path, object_stream_mode=pikepdf.ObjectStreamMode.disable)
    assert list(extracts(path, NullReporter(), EMBEDDED))
