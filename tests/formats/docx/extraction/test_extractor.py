"""The check sees what the writer should have removed, in files that were never cleaned."""

from __future__ import annotations

from pathlib import Path

import docx
import pytest
from support.files.docx_files import (
    blip,
    export,
    extracts,
    layer,
    p,
    package,
    part,
    picture,
    strict,
)
from support.files.docx_hiding_places import IN_THE_BODY, PARTS, SECRET
from support.files.embedded import EMBEDDED

from app.engine.domain.export import Layer
from app.errors import VerificationFailed
from app.formats.docx.format import DocxFormat
from app.formats.docx.markup.known_values import is_form
from app.progress import NullReporter


def seen(path: Path) -> str:
    """What the extracts hold but for raw bytes, where only long strings are sought."""
    return "\n".join(e.text for e in extracts(path) if e.layer is not Layer.RAW)


@pytest.mark.parametrize("slot", IN_THE_BODY)
def test_every_hidden_place_in_the_body_is_searched(tmp_path: Path, slot: str) -> None:
    assert SECRET in seen(package(tmp_path / "a.docx", p("Visible") + IN_THE_BODY[slot]))


@pytest.mark.parametrize("slot", PARTS)
def test_every_other_part_is_searched_or_fails_the_check(tmp_path: Path, slot: str) -> None:
    step, target, data = PARTS[slot]
    path = package(
        tmp_path / "a.docx",
        p("Visible"),
        parts={} if ":" in target else {target: data},
        relations={"rId9": (step, target)},
    )
    if target.endswith((".xlsx", ".bin")):
        with pytest.raises(VerificationFailed):
            extracts(path)
    else:
        layers = Layer.RAW if target.endswith(".png") else None
        assert SECRET in (layer(path, layers) if layers else seen(path))


def test_two_readers_see_the_text_with_runs_joined(tmp_path: Path) -> None:
    path = package(tmp_path / "a.docx", p("Thad", "deus &amp; Okon", "kwo"))
    texts = {e.place: e.text for e in extracts(path) if e.layer is Layer.TEXT}
    assert [place.split(" part ")[0] for place in texts] == ["tags", "python-docx"]
    assert {text.strip() for text in texts.values()} == {"Thaddeus & Okonkwo"}


def test_strict_documents_are_read_by_both(tmp_path: Path) -> None:
    texts = [e.text for e in extracts(strict(tmp_path)) if e.layer is Layer.TEXT]
    assert [text.strip() for text in texts] == ["Thaddeus Okonkwo"] * 2


def test_metadata_of_pictures_is_searched(tmp_path: Path) -> None:
    from PIL import Image

    exif = Image.Exif()
    exif[0x010E] = SECRET
    path = package(
        tmp_path / "a.docx",
        p("x") + blip(),
        parts={"media/image1.jpeg": picture("JPEG", exif=exif)},
        relations={"i": ("image", "media/image1.jpeg")},
    )
    assert SECRET in layer(path, Layer.HIDDEN)


def test_names_of_members_are_searched_and_never_named_as_a_place(tmp_path: Path) -> None:
    path = package(tmp_path / "a.docx", p("x"), more={f"{SECRET}.xml": "<x/>"})
    assert SECRET in layer(path, Layer.HIDDEN)
    assert not any(SECRET in extract.place for extract in extracts(path))


@pytest.mark.parametrize("data", [b"no archive", b"PK\x03\x04 cut"])
def test_a_file_that_cannot_be_read_fails_the_check(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a.docx").write_bytes(data)
    with pytest.raises(VerificationFailed):
        list(DocxFormat().extracts(tmp_path / "a.docx", NullReporter(), EMBEDDED))


def test_a_document_type_fails_the_check(tmp_path: Path) -> None:
    path = package(tmp_path / "a.docx", p("x"), parts={"x.xml": "<!DOCTYPE x><x/>"})
    with pytest.raises(VerificationFailed):
        extracts(path)


@pytest.mark.parametrize("where", ["before", "after"])
def test_bytes_around_the_archive_fail_the_check(tmp_path: Path, where: str) -> None:
    path = package(tmp_path / "a.docx", p("x"))
    data = path.read_bytes()
    path.write_bytes(b"Okonkwo" + data if where == "before" else data + b"Okonkwo")
    with pytest.raises(VerificationFailed):
        extracts(path)


def test_a_name_in_a_place_for_form_is_searched_as_raw(tmp_path: Path) -> None:
    path = package(tmp_path / "a.docx", '<w:p><w:pPr><w:jc w:val="Okonkwo"/></w:pPr></w:p>')
    assert SECRET in layer(path, Layer.RAW)


def test_form_does_not_look_like_a_person(tmp_path: Path) -> None:
    body = (
        '<w:p><w:pPr><w:shd w:fill="black"/></w:pPr><w:r><w:rPr><w:color w:val="brown"/>'
        '<w:rFonts w:ascii="Georgia"/></w:rPr><w:br w:type="page"/><w:t>x</w:t></w:r>'
        '<w:fldSimple w:instr="PAGE"/></w:p>'
    )
    found = layer(package(tmp_path / "a.docx", body), Layer.HIDDEN).split()
    raw = layer(package(tmp_path / "a.docx", body), Layer.RAW).split()
    assert not {"black", "brown", "Georgia", "page", "PAGE", "Microsoft"} & {*found, *raw}


def test_the_names_of_parts_do_not_look_like_what_was_removed(tmp_path: Path) -> None:
    path = package(
        tmp_path / "a.docx",
        p("The document had its styles, settings and numbering, a footnote and a theme."),
        parts={"s.xml": part("styles", ""), "n.xml": part("numbering", "")},
        relations={"s": ("styles", "s.xml"), "n": ("numbering", "n.xml")},
    )
    places = [e for e in extracts(export(path)) if e.layer is not Layer.TEXT]
    for word in ("document", "styles", "settings", "numbering", "footnote", "theme"):
        assert not [e.place for e in places if word in e.text]


@pytest.mark.parametrize("value", ["Okonkwo", "12345678", "Deb", "Abbe", "71", "Strong Okonkwo"])
def test_a_name_that_somebody_typed_is_never_form(value: str) -> None:
    assert not is_form("docPr", "descr", value)


@pytest.mark.parametrize("value", ["Deb", "Abbe", "Okonkwo Heading", "rIdOkonkwo"])
def test_words_are_not_measures(value: str) -> None:
    assert not is_form("zoomScale", "val", value)


def test_a_file_of_word_itself_can_be_searched(tmp_path: Path) -> None:
    document = docx.Document()  # whose template names a part /word/stylesWithEffects.xml
    document.add_paragraph("Well.")
    document.save(str(tmp_path / "a.docx"))
    assert "Well." in seen(tmp_path / "a.docx")
