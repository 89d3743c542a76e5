"""What cannot be redacted safely is refused, with a sentence that says why."""

from __future__ import annotations

import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from support.files.docx_files import HEAD, NAMESPACES, WORD, p, package, part, read

from app.errors import Corrupt, Encrypted, InputError, LimitExceeded, NeedsOcr, Unsupported
from app.formats.docx.opc import archive as archive_module


def with_part(step: str, target: str, data: str, body: str = "") -> Callable[[Path], Path]:
    return lambda path: package(
        path, p("x") + body, parts={target: data}, relations={"k": (step, target)}
    )


def chart_of_dates(path: Path) -> Path:
    dates = "<c:numRef><c:numCache><c:formatCode>yyyy-mm</c:formatCode></c:numCache></c:numRef>"
    xml = f"{HEAD}<c:chartSpace {NAMESPACES}><c:xVal>{dates}</c:xVal></c:chartSpace>"
    return with_part("chart", "c.xml", xml)(path)


def document_type(path: Path) -> Path:
    evil = '<!DOCTYPE w [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
    xml = part("document", "<w:body><w:p><w:r><w:t>x</w:t></w:r></w:p></w:body>")
    return package(path, "", parts={"document.xml": xml.replace("?>\n", f"?>{evil}", 1)})


def twice(path: Path) -> Path:
    package(path, p("x"))
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("word/DOCUMENT.xml", "<x/>")
    return path


def locked(path: Path) -> Path:
    data = bytearray(package(path, p("x")).read_bytes())
    start = data.find(b"PK\x01\x02")
    data[start + 8] |= 1
    path.write_bytes(data)
    return path


def bomb(path: Path) -> Path:
    return package(path, p("x"), more={"a.bin": b"\0" * (archive_module.RATIO_MATTERS + 1)})


def lying_size(path: Path) -> Path:
    data = bytearray(package(path, p("x" * 5000)).read_bytes())
    start = data.find(b"PK\x01\x02", data.find(b"word/document.xml", len(data) // 2) - 60)
    struct.pack_into("<I", data, start + 24, 10)
    path.write_bytes(data)
    return path


CASES: dict[str, tuple[type[InputError], str, Callable[[Path], Path]]] = {
    "macros": (Unsupported, "macros", lambda f: package(
        f, p("x"), main="application/vnd.ms-word.document.macroEnabled.main+xml")),
    "workbook": (Unsupported, "Excel", lambda f: package(
        f, p("x"), main=WORD.replace("wordprocessing", "spreadsheet") + "sheet.main+xml")),
    "merged document": (Unsupported, "another document", with_part(
        "aFChunk", "a.html", "<p>Okonkwo</p>")),
    "diagram": (Unsupported, "SmartArt", with_part("diagramData", "d.xml", "<x/>")),
    "chart whose values are dates": (Unsupported, "values are dates", chart_of_dates),
    "unknown part in use": (Unsupported, "unknown", with_part(
        "hologram", "h.xml", "<x/>", '<w:p><w:r><x:show r:id="k"/></w:r></w:p>')),
    "document type": (Unsupported, "document type", document_type),
    "markup in a text": (Corrupt, "markup", lambda f: package(
        f, "<w:p><w:r><w:t>Okon<w:b/>kwo</w:t></w:r></w:p>")),
    "other root": (Corrupt, "not what", lambda f: package(
        f, "", parts={"document.xml": "<html/>"})),
    "broken XML": (Corrupt, "well-formed", lambda f: package(f, "<w:p>")),
    "two members of one name": (Corrupt, "same name", twice),
    "password": (Encrypted, "password", locked),
    "bomb": (LimitExceeded, "unpacked", bomb),
    "size that lies": (Corrupt, "damaged", lying_size),
    "pictures only": (NeedsOcr, "pictures", lambda f: package(
        f, '<w:p><w:r><w:pict><v:shape><v:imagedata r:id="k"/></v:shape></w:pict></w:r></w:p>',
        relations={"k": ("image", "none.png")})),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_file_that_cannot_be_redacted_is_refused(tmp_path: Path, case: str) -> None:
    kind, word, make = CASES[case]
    path = make(tmp_path / "a.docx")
    with pytest.raises(kind, match=word) as caught:
        read(path)
    assert type(caught.value) is kind
    assert "Okonkwo" not in str(caught.value)


def test_deep_nesting_is_refused_and_not_a_crash(tmp_path: Path) -> None:
    body = "<w:tbl><w:tr><w:tc>" * 2000 + p("x") + "</w:tc></w:tr></w:tbl>" * 2000
    with pytest.raises(InputError):
        read(package(tmp_path / "a.docx", body))


def test_too_many_paragraphs_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from app.formats.docx import stories

    monkeypatch.setattr(stories, "MAX_BLOCKS", 3)
    with pytest.raises(LimitExceeded):
        read(package(tmp_path / "a.docx", p("x") * 4))


def test_a_template_with_macros_is_refused(tmp_path: Path) -> None:
    main = WORD.replace("openxmlformats-officedocument.wordprocessingml", "ms-word.template")
    with pytest.raises(Unsupported):
        read(package(tmp_path / "a.dotx", p("x"), main=f"{main}macroEnabledTemplate.main+xml"))
