"""A file is what its content says, and a wrong name is told, not guessed around."""

from __future__ import annotations

import zipfile
from pathlib import Path

import docx
import pytest

from app.errors import AppError, Corrupt, Encrypted, InputError, Unsupported
from app.formats.registry import FORMATS, by_kind, detect

COMPOUND = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600


def zipped(*names: str) -> bytes:
    import io

    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name in names:
            archive.writestr(name, "x")
    return target.getvalue()


@pytest.fixture
def word(tmp_path: Path) -> bytes:
    docx.Document().save(str(tmp_path / "made.docx"))
    return (tmp_path / "made.docx").read_bytes()


@pytest.mark.parametrize(
    "name",
    ["a.txt", "a.TXT", "a.md", "a.log", "a.csv", "a.xml", "a.json", "a.hl7", "a", "a.unknown"],
)
def test_text_is_text_under_any_open_name(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes("Jönsson".encode())
    assert detect(tmp_path / name).kind == "text"


@pytest.mark.parametrize("name", ["a.docx", "a.DOCX", "a.dotx", "a"])
def test_word_documents_are_recognised(tmp_path: Path, word: bytes, name: str) -> None:
    (tmp_path / name).write_bytes(word)
    assert detect(tmp_path / name).kind == "docx"


@pytest.mark.parametrize("name", ["a.txt", "a.doc", "a.odt", "a.json"])
def test_a_word_document_under_another_name_is_told(tmp_path: Path, word: bytes, name: str) -> None:
    (tmp_path / name).write_bytes(word)
    with pytest.raises(Corrupt, match="it is a Word document"):
        detect(tmp_path / name)


@pytest.mark.parametrize("name", ["a.docm", "a.dotm"])
def test_documents_that_may_hold_macros_are_not_said_to_hold_some(
    tmp_path: Path, word: bytes, name: str
) -> None:
    (tmp_path / name).write_bytes(word)
    with pytest.raises(Unsupported, match="may contain macros") as caught:
        detect(tmp_path / name)
    assert ".docx" in caught.value.hint


def test_text_under_another_name_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.docx").write_bytes(b"text")
    with pytest.raises(Corrupt, match="it is plain text"):
        detect(tmp_path / "a.docx")


CASES: list[tuple[str, bytes, type[AppError], str]] = [
    ("a.doc", COMPOUND + "WordDocument".encode("utf-16-le"), Unsupported, "old Word document"),
    ("a.docx", COMPOUND + "EncryptedPackage".encode("utf-16-le"), Encrypted, "password"),
    ("a.xls", COMPOUND + "Workbook".encode("utf-16-le"), Unsupported, "old Excel"),
    ("a.bin", COMPOUND, Unsupported, "old Office"),
    ("a.docx", zipped("[Content_Types].xml", "xl/workbook.xml"), Corrupt, "Excel"),
    ("a.xlsm", zipped("[Content_Types].xml", "xl/workbook.xml"), Unsupported, "macros"),
    ("a.xlsb", zipped("[Content_Types].xml", "xl/workbook.bin"), Corrupt, "Excel"),
    ("a.ods", zipped("mimetype", "META-INF/manifest.xml"), Unsupported, "OpenDocument"),
    ("a.pptx", zipped("ppt/presentation.xml"), Unsupported, "PowerPoint"),
    ("a.odt", zipped("mimetype", "META-INF/manifest.xml"), Unsupported, "OpenDocument"),
    ("a.epub", zipped("mimetype", "META-INF/container.xml"), Unsupported, "EPUB"),
    ("a.zip", zipped("note.txt"), Unsupported, "ZIP archive"),
    ("a.docx", b"PK\x03\x04 and no more", Corrupt, "damaged"),
    ("a.rtf", b"{\\rtf1 Jonsson}", Unsupported, "RTF"),
    ("a.txt", b"{\\rtf1 Jonsson}", Unsupported, "RTF"),
    ("a.doc", b"<html><body>", Unsupported, "HTML"),
    ("a.html", b"plain", Unsupported, "HTML"),
    ("a.eml", b"From: x", Unsupported, "e-mail"),
    ("a.gif", b"GIF89a", Unsupported, "picture"),
    ("a.txt", b"\x89PNG\r\n\x1a\n", Corrupt, "it is a picture"),
    ("a.png", b"text", Corrupt, "it is plain text"),
    ("a.dcm", b"\0" * 128 + b"DICM", Unsupported, "DICOM"),
    ("a.txt", b"\x01\x02\x03", Unsupported, "binary"),
    ("a.txt", b"", Corrupt, "empty"),
]


@pytest.mark.parametrize(("name", "data", "kind", "word"), CASES)
def test_other_files_are_refused_by_what_they_are(
    tmp_path: Path, name: str, data: bytes, kind: type[AppError], word: str
) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(kind, match=word) as caught:
        detect(tmp_path / name)
    assert type(caught.value) is kind


def test_rich_text_and_mail_are_refused_with_the_way_to_convert_them(tmp_path: Path) -> None:
    for name, data, way in (("a.rtf", b"{\\rtf1 x}", ".docx"), ("a.eml", b"From: x", "PDF")):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(Unsupported) as caught:
            detect(tmp_path / name)
        assert way in caught.value.hint


def test_what_cannot_be_opened_is_an_input_error(tmp_path: Path) -> None:
    for path in (tmp_path / "none.txt", tmp_path, tmp_path / ("x" * 5000)):
        with pytest.raises(InputError):
            detect(path)


def test_formats_are_found_by_their_kind() -> None:
    assert [by_kind(known.kind) for known in FORMATS] == list(FORMATS)
    with pytest.raises(Unsupported):
        by_kind("stone tablet")


def test_text_is_tried_last() -> None:
    assert FORMATS[-1].kind == "text"
