"""What a PDF holds besides its pages is announced to the reviewer and not exported."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import numpy as np
import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from PIL import Image
from support.files import pdf_files
from support.files.embedded import EMBEDDED
from support.notice_words import told

from app.engine.domain.document import Document
from app.engine.domain.export import Layer, Mode, RedactionPlan
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.images.image_data import strip_jpeg2000
from app.formats.pdf.renderer import render_page
from app.formats.raster.jpeg_segments import strip_jpeg
from app.progress import NullReporter

PDF = PdfFormat()


def exported(source: Path, target: Path) -> Document:
    document = PDF.read(source, Options(), NullReporter())
    PDF.write(source, Options(), RedactionPlan(document.id, Mode.MASK, ()), target, NullReporter())
    return document


def everything(path: Path) -> bytes:
    """All of a file with every stream unpacked."""
    unpacked = BytesIO()
    with pikepdf.open(path) as pdf:
        pdf.save(
            unpacked,
            qdf=True,
            static_id=True,
            compress_streams=False,
            stream_decode_level=pikepdf.StreamDecodeLevel.generalized,
            object_stream_mode=pikepdf.ObjectStreamMode.disable,
        )
    return unpacked.getvalue()


@pytest.fixture
def planted(tmp_path: Path) -> Path:
    return pdf_files.side_channels(tmp_path / "source.pdf")


def test_planted_names_are_really_in_the_source(planted: Path) -> None:
    assert everything(planted).count(b"Johansson") >= 14


def test_nothing_planted_is_left(planted: Path, tmp_path: Path) -> None:
    document = exported(planted, tmp_path / "target.pdf")
    assert document.text == "Visible text of the letter\n\nText in a hidden layer"
    assert b"Johansson" not in everything(tmp_path / "target.pdf")
    assert b"Johansson" not in (tmp_path / "target.pdf").read_bytes()
    utf16 = "Johansson".encode("utf-16-be")
    assert utf16 not in everything(tmp_path / "target.pdf")


def test_every_side_channel_is_announced_in_plain_words(planted: Path) -> None:
    notices = told(PDF.read(planted, Options(), NullReporter()).notices)
    for word in (
        *("Title", "Comments", "Links", "Bookmarks", "Attached", "Scripts", "Page labels"),
        *("Accessibility", "Layers", "Private data", "Page thumbnails"),
    ):
        assert word in notices
    assert "Johansson" not in notices


def with_mark(path: Path, subtype: pikepdf.Name, **entries: object) -> Path:
    """A page that says `Letter` with an annotation that has no appearance."""
    pdf_files.raw(path, b"BT /F1 11 Tf 72 700 Td (Letter) Tj ET")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        mark = Dictionary(Type=Name.Annot, Subtype=subtype, Rect=Array([72, 600, 200, 640]), F=4)
        for key, value in entries.items():
            mark[f"/{key}"] = value
        pdf.pages[0].obj.Annots = Array([pdf.make_indirect(mark)])
        pdf.save(path)
    return path


def pixels_that_differ(one: Path, other: Path) -> int:
    """Between the first pages of two files as a viewer shows them."""
    shown = [render_page(path, 1, 1.0) for path in (one, other)]
    first, second = (np.frombuffer(page.rgb, np.uint8).astype(int) for page in shown)
    return int((abs(first - second).reshape(-1, 3).max(axis=1) > 50).sum())


def test_a_comment_that_only_a_viewer_would_draw_is_read_and_stays_in_the_export(
    tmp_path: Path,
) -> None:
    path = with_mark(
        tmp_path / "a.pdf", Name.FreeText, Contents="Seen by Johansson", DA="/Helv 11 Tf"
    )
    document = exported(path, tmp_path / "target.pdf")
    assert document.text == "Letter\n\nSeen by Johansson"
    assert pixels_that_differ(path, tmp_path / "target.pdf") == 0
    assert "without an appearance of their own" not in told(document.notices)


MARKS: dict[str, dict[str, object]] = {
    "/Square": {"C": Array([1, 0, 0]), "IC": Array([0, 1, 0])},
    "/Circle": {"C": Array([1, 0, 0])},
    "/Text": {"Contents": "Johansson"},
    "/Ink": {"InkList": Array([Array([80, 610, 120, 635, 190, 605])]), "C": Array([0, 0, 1])},
    "/Highlight": {
        "QuadPoints": Array([72, 715, 110, 715, 72, 695, 110, 695]),
        "C": Array([1, 1, 0]),
    },
    "/StrikeOut": {
        "QuadPoints": Array([72, 715, 110, 715, 72, 695, 110, 695]),
        "C": Array([0, 0, 0]),
    },
}


@pytest.mark.parametrize("subtype", MARKS)
def test_a_mark_without_a_drawing_looks_as_it_did_in_the_viewer(
    subtype: str, tmp_path: Path
) -> None:
    path = with_mark(tmp_path / "a.pdf", Name(subtype), **MARKS[subtype])
    plain = with_mark(tmp_path / "plain.pdf", Name.Link)
    exported(path, tmp_path / "target.pdf")
    assert pixels_that_differ(path, plain) > 50
    assert pixels_that_differ(path, tmp_path / "target.pdf") < 20


def test_marks_that_cannot_be_drawn_are_said_to_go(tmp_path: Path) -> None:
    path = with_mark(tmp_path / "a.pdf", Name.Sound, Contents="Seen by Johansson")
    document = exported(path, tmp_path / "target.pdf")
    assert document.text == "Letter"
    assert "without an appearance of their own" in told(document.notices)
    assert b"Johansson" not in everything(tmp_path / "target.pdf")


def test_what_is_only_printed_is_not_in_the_export(tmp_path: Path) -> None:
    path = with_mark(
        tmp_path / "a.pdf", Name.FreeText, Contents="Seen by Johansson", DA="/Helv 11 Tf", F=32
    )
    assert exported(path, tmp_path / "target.pdf").text == "Letter"
    assert b"Johansson" not in everything(tmp_path / "target.pdf")


def test_plain_letter_is_not_said_to_hold_more_than_it_does(tmp_path: Path) -> None:
    path = pdf_files.raw(tmp_path / "a.pdf", b"BT /F1 11 Tf 72 700 Td (Letter) Tj ET")
    assert PDF.read(path, Options(), NullReporter()).notices == ()


def test_neutral_names_of_layers_are_not_taken_for_what_was_removed(
    planted: Path, tmp_path: Path
) -> None:
    exported(planted, tmp_path / "target.pdf")
    hidden = [
        extract.place
        for extract in PDF.extracts(tmp_path / "target.pdf", NullReporter(), EMBEDDED)
        if extract.layer is Layer.HIDDEN and "layer" in extract.text.lower()
    ]
    assert hidden == []


def test_a_resource_that_is_none_is_left_out(tmp_path: Path) -> None:
    path = pdf_files.raw(tmp_path / "a.pdf", b"/X0 Do BT /F1 11 Tf 72 700 Td (Letter) Tj ET")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        pdf.pages[0].obj.Resources.XObject = Dictionary(X0=pikepdf.String("Johansson"))
        pdf.save(path)
    assert exported(path, tmp_path / "target.pdf").text == "Letter"
    assert b"Johansson" not in everything(tmp_path / "target.pdf")


def test_hidden_layer_stays_hidden_without_its_name(planted: Path, tmp_path: Path) -> None:
    exported(planted, tmp_path / "target.pdf")
    with pikepdf.open(tmp_path / "target.pdf") as pdf:
        (layer,) = pdf.Root.OCProperties.OCGs
        assert str(layer.Name) == "Layer 1"
        assert [entry.objgen for entry in pdf.Root.OCProperties.D.OFF] == [layer.objgen]
    picture = render_page(tmp_path / "target.pdf", 1, 1)
    rows = np.frombuffer(picture.rgb, np.uint8).reshape(picture.height, -1)
    assert rows[842 - 792 : 842 - 776].min() < 128, "the letter is shown"
    assert rows[842 - 752 : 842 - 736].min() == 255, "the layer is not"


def test_layer_conditions_survive_without_names(tmp_path: Path) -> None:
    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        layers = [
            pdf.make_indirect(Dictionary(Type=Name.OCG, Name=f"Johansson {i}")) for i in range(2)
        ]
        condition = Dictionary(
            Type=Name.OCMD,
            OCGs=Array(layers),
            P=Name.AllOn,
            VE=Array([Name.And, layers[0], Array([Name.Not, layers[1]])]),
        )
        page.obj.Resources.Properties = Dictionary(C=pdf.make_indirect(condition))
        pdf.Root.OCProperties = Dictionary(
            OCGs=Array(layers), D=Dictionary(BaseState=Name.OFF, ON=Array(layers[:1]))
        )

    content = b"/OC /C BDC BT /F1 11 Tf 72 700 Td (Seen) Tj ET EMC"
    source = pdf_files.raw(tmp_path / "s.pdf", content, prepare=add)
    exported(source, tmp_path / "t.pdf")
    assert b"Johansson" not in everything(tmp_path / "t.pdf")
    assert render_page(tmp_path / "t.pdf", 1, 1) == render_page(source, 1, 1)
    with pikepdf.open(tmp_path / "t.pdf") as pdf:
        assert len(pdf.Root.OCProperties.OCGs) == 2
        assert len(pdf.Root.OCProperties.D.OFF) == 1


def test_export_holds_only_what_its_pages_need(planted: Path, tmp_path: Path) -> None:
    exported(planted, tmp_path / "target.pdf")
    with pikepdf.open(tmp_path / "target.pdf") as pdf:
        assert set(pdf.Root.keys()) == {"/Type", "/Pages", "/OCProperties"}
        assert "/Info" not in pdf.trailer
        page = pdf.pages[0].obj
        assert set(page.keys()) <= {"/Type", "/Parent", "/MediaBox", "/Resources", "/Contents"}
        assert set(page.Resources.keys()) == {"/Font", "/Properties", "/XObject"}
        assert list(page.Resources.Font.keys()) == ["/F1"]
        content = page.Contents.read_bytes()
        assert not re.search(rb"MCID|ActualText|nonsense| MP", content)


def test_pictures_patterns_and_drawn_fonts_look_the_same(tmp_path: Path) -> None:
    """One page with an inline image, a soft mask, an indexed image, a tile and a Type 3 font."""

    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        resources = page.obj.Resources
        image = pdf.make_stream(bytes(range(4)) * 4)
        for key, value in {
            "/Type": Name.XObject,
            "/Subtype": Name.Image,
            "/Width": 4,
            "/Height": 4,
            "/BitsPerComponent": 8,
            "/ColorSpace": Array(
                [Name.Indexed, Name.DeviceRGB, 3, b"\xff\0\0\0\xff\0\0\0\xff\x80\x80\x80"]
            ),
            "/Name": Name("/Johansson"),
            "/Alternates": "Johansson",
        }.items():
            image[key] = value
        mask = pdf.make_stream(bytes((255, 128, 64, 0)))
        for key, value in {
            "/Type": Name.XObject,
            "/Subtype": Name.Image,
            "/Width": 2,
            "/Height": 2,
            "/BitsPerComponent": 8,
            "/ColorSpace": Name.DeviceGray,
        }.items():
            mask[key] = value
        image.SMask = mask
        tile = pdf.make_stream(b"1 0 0 rg 0 0 5 5 re f")
        for key, value in {
            "/PatternType": 1,
            "/PaintType": 1,
            "/TilingType": 1,
            "/BBox": Array([0, 0, 10, 10]),
            "/XStep": 10,
            "/YStep": 10,
            "/Resources": Dictionary(),
        }.items():
            tile[key] = value
        bar = pdf.make_stream(b"600 0 0 0 500 700 d1 50 0 400 700 re f")
        resources.Font.T3 = Dictionary(
            Type=Name.Font,
            Subtype=Name.Type3,
            FontBBox=Array([0, 0, 600, 700]),
            FontMatrix=Array([0.001, 0, 0, 0.001, 0, 0]),
            CharProcs=Dictionary(a=bar),
            Encoding=Dictionary(Type=Name.Encoding, Differences=Array([97, Name("/a")])),
            FirstChar=97,
            LastChar=97,
            Widths=Array([600]),
            Resources=Dictionary(),
        )
        resources.XObject = Dictionary(Im0=image)
        resources.Pattern = Dictionary(P1=tile)
        resources.ExtGState = Dictionary(G0=Dictionary(Type=Name.ExtGState, ca=0.5, Johansson="x"))

    content = (
        b"q 60 0 0 60 72 500 cm /Im0 Do Q /Pattern cs /P1 scn 200 500 60 60 re f 0 g"
        b" q /G0 gs 300 500 60 60 re f Q BT /T3 24 Tf 400 520 Td (aaa) Tj ET"
        b" q 40 0 0 40 72 400 cm BI /W 2 /H 2 /BPC 8 /CS /G ID \x00\x80\xc0\xff EI Q"
        b" BT /F1 11 Tf 72 700 Td (Seen on the ward) Tj ET"
    )
    source = pdf_files.raw(tmp_path / "s.pdf", content, prepare=add)
    exported(source, tmp_path / "t.pdf")
    before, after = render_page(source, 1, 2), render_page(tmp_path / "t.pdf", 1, 2)
    assert before == after
    assert len(np.unique(np.frombuffer(after.rgb, np.uint8))) > 8
    assert b"Johansson" not in everything(tmp_path / "t.pdf")


def jpeg(**options: object) -> bytes:
    data = BytesIO()
    picture = Image.linear_gradient("L").convert("RGB")
    picture.save(data, "JPEG", quality=80, **options)
    return data.getvalue()


def test_pixels_of_a_jpeg_survive_the_loss_of_its_metadata() -> None:
    exif = Image.Exif()
    exif[0x010E] = "Photo of Johansson"
    written = jpeg(exif=exif, comment=b"Johansson", icc_profile=b"profile" * 9)
    stripped = strip_jpeg(written)
    assert written.count(b"Johansson") == 2
    assert b"Johansson" not in stripped
    before, after = Image.open(BytesIO(written)), Image.open(BytesIO(stripped))
    assert np.array_equal(np.asarray(before), np.asarray(after))
    # Viewers take the profile of a colour space, never that of the file.
    assert "icc_profile" not in after.info


def test_jpeg_2000_keeps_its_pixels_without_vendor_boxes() -> None:
    data = BytesIO()
    Image.linear_gradient("L").save(data, "JPEG2000", comment="Johansson")
    box = b"\0\0\0\x1fuuid" + b"0" * 14 + b"Johansson"
    written = data.getvalue()
    planted = written[:12] + box + written[12:] + b"Johansson"
    stripped = strip_jpeg2000(planted)
    assert b"Johansson" not in stripped
    assert len(stripped) == len(written)
    before, after = Image.open(BytesIO(written)), Image.open(BytesIO(stripped))
    assert np.array_equal(np.asarray(before), np.asarray(after))


def test_thumbnail_and_data_behind_the_end_of_a_jpeg_go() -> None:
    written = jpeg(progressive=True)
    thumbnail = b"\xff\xe0\0\x13JFIF\0\1\1\0\0\1\0\1\1\1JON"
    planted = b"Johansson" + written[:2] + thumbnail + written[20:] + b"Johansson"
    stripped = strip_jpeg(planted)
    assert b"Johansson" not in stripped
    assert b"JON" not in stripped
    before, after = Image.open(BytesIO(written)), Image.open(BytesIO(stripped))
    assert np.array_equal(np.asarray(before), np.asarray(after))


@pytest.mark.parametrize("data", [b"", b"\xff\xd8", b"\xff\xd8\xff\xe1\xff\xff", b"GIF89a"])
def test_data_that_is_no_jpeg_is_not_taken_for_one(data: bytes) -> None:
    with pytest.raises(ValueError, match="JPEG"):
        strip_jpeg(data)
    with pytest.raises(ValueError, match="JPEG"):
        strip_jpeg2000(data)


def test_metadata_of_a_picture_in_a_page_is_not_exported(tmp_path: Path) -> None:
    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        picture = pdf.make_stream(b"")
        picture.write(jpeg(comment=b"Johansson"), filter=Name.DCTDecode)
        for key, value in {
            "/Type": Name.XObject,
            "/Subtype": Name.Image,
            "/Width": 256,
            "/Height": 256,
            "/BitsPerComponent": 8,
            "/ColorSpace": Name.DeviceRGB,
        }.items():
            picture[key] = value
        page.obj.Resources.XObject = Dictionary(Im0=picture)

    content = b"q 60 0 0 60 72 500 cm /Im0 Do Q BT /F1 11 Tf 72 700 Td (Seen) Tj ET"
    source = pdf_files.raw(tmp_path / "s.pdf", content, prepare=add)
    exported(source, tmp_path / "t.pdf")
    assert b"Johansson" in source.read_bytes()
    assert b"Johansson" not in (tmp_path / "t.pdf").read_bytes()
    assert render_page(source, 1, 1) == render_page(tmp_path / "t.pdf", 1, 1)
