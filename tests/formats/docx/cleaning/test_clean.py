"""What a reader of the document does not see is not in the export, wherever it was planted."""

from __future__ import annotations

import io
import re
import zipfile
from pathlib import Path

import docx
import pytest
from lxml import etree
from PIL import Image
from support.files.docx_files import (
    HEAD,
    NAMESPACES,
    WORD,
    blip,
    export,
    members,
    p,
    package,
    part,
    picture,
    read,
)
from support.files.docx_hiding_places import IN_THE_BODY, PARTS, SECRET
from support.notice_words import told


def chart(body: str) -> str:
    return f"{HEAD}<c:chartSpace {NAMESPACES}><c:chart>{body}</c:chart></c:chartSpace>"


@pytest.mark.parametrize("slot", IN_THE_BODY)
def test_nothing_hidden_in_the_body_is_exported(tmp_path: Path, slot: str) -> None:
    path = package(tmp_path / "a.docx", p("Visible") + IN_THE_BODY[slot])
    assert SECRET not in read(path).text
    assert_gone(export(path))


@pytest.mark.parametrize("slot", PARTS)
def test_nothing_hidden_in_other_parts_is_exported(tmp_path: Path, slot: str) -> None:
    step, target, data = PARTS[slot]
    path = package(
        tmp_path / "a.docx",
        p("Visible"),
        parts={} if ":" in target else {target: data},
        relations={"rId9": (step, target)},
    )
    assert_gone(export(path))


def test_nothing_in_properties_or_loose_members_is_exported(tmp_path: Path) -> None:
    path = package(
        tmp_path / "a.docx",
        p("Visible"),
        more={"docProps/app.xml": f"<Properties><Company>{SECRET}</Company></Properties>",
              f"loose/{SECRET}.txt": SECRET},
    )  # fmt: skip
    with zipfile.ZipFile(path, "a") as archive:
        archive.comment = SECRET.encode()
    assert_gone(export(path))


def test_ids_and_part_names_are_not_taken_over(tmp_path: Path) -> None:
    path = package(
        tmp_path / "a.docx",
        p("Visible") + blip(f"rId{SECRET}"),
        parts={f"media/{SECRET}.png": picture()},
        relations={f"rId{SECRET}": ("image", f"media/{SECRET}.png")},
    )
    target = export(path)
    assert_gone(target)
    assert "word/media/image1.png" in members(target)


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "GIF"])
def test_pictures_lose_metadata_and_keep_pixels(tmp_path: Path, kind: str) -> None:
    exif = Image.Exif()
    exif[0x010E] = SECRET
    data = picture(kind, **({"comment": SECRET} if kind == "GIF" else {"exif": exif}))
    path = package(
        tmp_path / "a.docx",
        p("Visible") + blip(),
        parts={"i.dat": data + SECRET.encode()},
        relations={"i": ("image", "i.dat")},
    )
    target = export(path)
    assert_gone(target)
    kept = next(data for name, data in members(target).items() if "media" in name)
    before, after = Image.open(io.BytesIO(data)), Image.open(io.BytesIO(kept))
    assert after.format == kind
    assert after.convert("RGB").tobytes() == before.convert("RGB").tobytes()


@pytest.mark.parametrize("kind", ["PNG", "GIF"])
def test_a_picture_with_a_clear_colour_keeps_its_looks(tmp_path: Path, kind: str) -> None:
    made = Image.linear_gradient("L").resize((8, 8)).convert("P")
    target = io.BytesIO()
    made.save(target, kind, transparency=made.getpixel((0, 0)), dpi=(72, 72), comment=SECRET)
    path = package(
        tmp_path / "a.docx",
        p("x") + blip(),
        parts={"i.dat": target.getvalue() + SECRET.encode()},
        relations={"i": ("image", "i.dat")},
    )
    kept = next(data for name, data in members(export(path)).items() if "media" in name)
    before, after = Image.open(target), Image.open(io.BytesIO(kept))
    assert after.convert("RGBA").tobytes() == before.convert("RGBA").tobytes()


def test_a_picture_without_metadata_stays_byte_for_byte(tmp_path: Path) -> None:
    data = picture()
    path = package(
        tmp_path / "a.docx",
        p("x") + blip(),
        parts={"i.png": data},
        relations={"i": ("image", "i.png")},
    )
    assert members(export(path))["word/media/image1.png"] == data
    assert "Pictures stay, and only words in them are redacted" in told(read(path).notices)


@pytest.mark.parametrize("target", ["i.emf", "missing.png", "https://example.org/Okonkwo.png"])
def test_a_picture_that_cannot_be_checked_becomes_grey(tmp_path: Path, target: str) -> None:
    path = package(
        tmp_path / "a.docx",
        p("x") + blip(),
        parts={"i.emf": b"\x01\x00\x00\x00" + SECRET.encode()},
        relations={"i": ("image", target)},
    )
    exported = export(path)
    assert_gone(exported)
    grey = Image.open(io.BytesIO(members(exported)["word/media/image1.png"]))
    assert grey.size == (1, 1)
    assert "grey" in told(read(path).notices)


def test_a_chart_keeps_its_labels_and_loses_its_workbook(tmp_path: Path) -> None:
    series = (
        "<c:plotArea><c:ser><c:tx><c:strRef><c:f>Okonkwo!A1</c:f><c:strCache><c:pt><c:v>Weight"
        "</c:v></c:pt></c:strCache></c:strRef></c:tx><c:val><c:numRef><c:numCache><c:formatCode>"
        "'Okonkwo'0</c:formatCode><c:pt><c:v>71</c:v></c:pt></c:numCache></c:numRef></c:val>"
        "</c:ser></c:plotArea><c:externalData r:id='w'/><c:printSettings><c:headerFooter>Okonkwo"
        "</c:headerFooter></c:printSettings>"
    )  # fmt: skip
    shown = '<w:p><w:r><w:drawing><c:chart r:id="k"/></w:drawing></w:r></w:p>'
    path = package(
        tmp_path / "a.docx",
        p("x") + shown,
        parts={"k.xml": chart(series)},
        relations={"k": ("chart", "k.xml")},
    )
    assert read(path).text == "x\n\nWeight"
    target = export(path, "Weight")
    assert_gone(target)
    assert b"[NAME]" in members(target)["word/charts/chart1.xml"]
    assert b"<c:v>71</c:v>" in members(target)["word/charts/chart1.xml"]


def with_chart(path: Path, body: str) -> Path:
    return package(
        path,
        p("x") + '<w:p><w:r><w:drawing><c:chart r:id="k"/></w:drawing></w:r></w:p>',
        parts={"k.xml": chart(body)},
        relations={"k": ("chart", "k.xml")},
    )


def test_name_of_a_trend_line_is_text_that_can_be_removed(tmp_path: Path) -> None:
    line = "<c:trendline><c:name>Fit of Okonkwo</c:name></c:trendline>"
    path = with_chart(tmp_path / "a.docx", line)
    assert read(path).text == "x\n\nFit of Okonkwo"
    target = export(path, SECRET)
    assert_gone(target)
    assert b"<c:name>Fit of [NAME]</c:name>" in members(target)["word/charts/chart1.xml"]


@pytest.mark.parametrize("code", ['0" mmol"', '0.0" mmol/l"', '#,##0 "mg/dl"', "0%"])
def test_units_in_number_formats_stay_in_charts(tmp_path: Path, code: str) -> None:
    path = with_chart(tmp_path / "a.docx", f"<c:val><c:formatCode>{code}</c:formatCode></c:val>")
    assert code.encode() in members(export(path))["word/charts/chart1.xml"]
    assert "number formats" not in told(read(path).notices)


def test_other_words_in_number_formats_go_and_are_told(tmp_path: Path) -> None:
    for tag in ("<c:formatCode>0&quot; Okonkwo&quot;</c:formatCode>",
                "<c:numFmt formatCode='0&quot; Okonkwo&quot;'/>"):  # fmt: skip
        path = with_chart(tmp_path / "a.docx", f"<c:val>{tag}</c:val>")
        assert_gone(export(path))
        assert "number formats" in told(read(path).notices)


def test_links_inside_the_document_still_lead_somewhere(tmp_path: Path) -> None:
    target = export(package(tmp_path / "a.docx", IN_THE_BODY["bookmark in use"]))
    xml = members(target)["word/document.xml"].decode()
    (anchor,) = re.findall(r'w:anchor="(\w+)"', xml)
    assert f'w:name="{anchor}"' in xml


def test_styles_keep_their_meaning_under_neutral_names(tmp_path: Path) -> None:
    styles = part(
        "styles",
        "<w:style w:styleId='Heading1'><w:name w:val='heading 1'/></w:style>"
        f"<w:style w:customStyle='1' w:styleId='{SECRET}'><w:name w:val='{SECRET}'/>"
        "<w:basedOn w:val='Heading1'/></w:style>",
    )
    body = "".join(
        f"<w:p><w:pPr><w:pStyle w:val='{style}'/></w:pPr></w:p>" for style in (SECRET, "Heading1")
    )
    path = package(
        tmp_path / "a.docx",
        body + p("x"),
        parts={"s.xml": styles},
        relations={"s": ("styles", "s.xml")},
    )
    target = export(path)
    assert_gone(target)
    document = members(target)["word/document.xml"].decode()
    (custom,) = re.findall(r'w:styleId="(Style-\d)"', members(target)["word/styles.xml"].decode())
    assert re.findall(r'pStyle w:val="([^"]+)"', document) == [custom, "Heading1"]


def test_no_style_keeps_a_name_that_is_not_one_of_words_own(tmp_path: Path) -> None:
    styles = part(
        "styles",
        "<w:style w:styleId='Standard'><w:name w:val='Normal'/></w:style>"
        f"<w:style w:styleId='Style-1'><w:name w:val='{SECRET}'/></w:style>"
        "<w:style w:styleId='Heading1'><w:name w:val='heading 1'/>"
        "<w:basedOn w:val='Standard'/><w:next w:val='Style-1'/></w:style>",
    )
    path = package(
        tmp_path / "a.docx",
        "".join(f"<w:p><w:pPr><w:pStyle w:val='{s}'/></w:pPr></w:p>" for s in ("Standard", "x"))
        + p("x"),
        parts={"s.xml": styles},
        relations={"s": ("styles", "s.xml")},
    )
    target = export(path)
    assert_gone(target)
    written = members(target)["word/styles.xml"].decode()
    normal, custom, heading = re.findall(r'styleId="([^"]+)"', written)
    assert heading == "Heading1"
    assert len({normal, custom, heading, "Standard"}) == 4
    assert re.findall(r'(?:basedOn|next) w:val="([^"]+)"', written) == [normal, custom]
    assert re.findall(r'name w:val="([^"]+)"', written)[::2] == ["Normal", "heading 1"]
    assert f'pStyle w:val="{normal}"' in members(target)["word/document.xml"].decode()
    assert export(target).read_bytes() == target.read_bytes()


def test_only_what_is_dropped_is_told(tmp_path: Path) -> None:
    path = package(
        tmp_path / "a.docx",
        p("x") + IN_THE_BODY["deleted text"],
        parts={"c.xml": PARTS["comments"][2], "w.xml": PARTS["web settings"][2]},
        relations={"c": ("comments", "c.xml"), "w": ("webSettings", "w.xml")},
    )
    words = told(read(path).notices)
    assert "Tracked changes" in words
    assert "Comments" in words
    assert "properties" in words
    for other in ("Links", "Fields", "Pictures", "macros", "restrictions", "fonts"):
        assert other not in words
    assert read(export(path)).notices == ()


def test_the_same_document_is_exported_to_the_same_bytes(tmp_path: Path) -> None:
    path = package(tmp_path / "a.docx", p("Thad", "deus") + blip())
    assert export(path).read_bytes() == export(path).read_bytes()


def test_cleaning_again_changes_nothing(tmp_path: Path) -> None:
    path = package(tmp_path / "a.docx", "".join(IN_THE_BODY.values()))
    once = export(path)
    twice = export(once)
    for name, data in members(once).items():
        before = etree.canonicalize(data.decode())
        assert etree.canonicalize(members(twice)[name].decode()) == before, name


def test_a_plain_document_comes_through_unchanged(tmp_path: Path) -> None:
    made = docx.Document()
    made.add_heading("Letter", 1)
    made.add_paragraph("Seen with ").add_run("Dr. Venkataraman").bold = True
    made.add_table(2, 2).cell(0, 0).text = "cell"
    made.sections[0].header.paragraphs[0].text = "ward"
    path = tmp_path / "plain.docx"
    made.save(str(path))
    before, after = members(path), members(export(path))
    for name in ("word/document.xml", "word/header1.xml"):
        assert form(before[name]) == form(after[name])


def form(xml: bytes) -> str:
    """A part without the ids that an export gives anew or leaves out."""
    return re.sub(r' (w:rsid\w*|r:id)="[^"]*"', "", etree.canonicalize(xml.decode()))


def assert_gone(target: Path) -> None:
    for name, data in members(target).items():
        assert SECRET not in name
        assert SECRET.encode() not in data, name
    assert SECRET.encode() not in target.read_bytes()
    docx.Document(str(target))


def test_a_template_stays_a_template(tmp_path: Path) -> None:
    path = package(tmp_path / "a.dotx", p("x"), main=f"{WORD}template.main+xml")
    assert b"template.main+xml" in members(export(path))["[Content_Types].xml"]
