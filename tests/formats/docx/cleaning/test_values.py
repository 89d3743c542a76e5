"""Values that say how a document looks stay as they are; others go."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.files.docx_files import export, members, package, part

from app.formats.docx.markup.form_values import is_form_value


@pytest.mark.parametrize(
    ("attribute", "value"),
    [
        *(("val", v) for v in ("thinThickSmallGap", "upperRoman", "1440", "-5", "12.5pt", "50%")),
        *(("val", v) for v in ("FF00AA", "BF", "true", "sv-SE", "zh-Hant-TW", "Heading 1", "rId7")),
        ("style", "position:absolute;margin-left:9pt;width:2in;mso-wrap-style:square;z-index:-1"),
        ("style", 'font-family:"Arial Black";font-size:20pt;v-text-kern:t'),
        ("eqn", "if lineDrawn pixelLineWidth 0"),
        ("path", "m@4@5l@4@11@9@11@9@5xe"),
        ("path", "m,l,21600r21600,l21600,xnsem10,qx5@3qy2e"),
        ("v", "m0,0c1,2,3,4,5,6xe"),
        ("fmla", "?: a b c"),
        ("script", "Jpan"),
        ("fillcolor", "#4f81bd [3204]"),
        ("color2", "shadow add(102)"),
        ("colors", "0 #5e9eff;26214f yellow;1 #ffebfa"),
        ("fmla", "*/ 11000 h 20000"),
        ("uri", "http://schemas.openxmlformats.org/drawingml/2006/chart"),
    ],
)
def test_measures_choices_and_formulas_are_form(attribute: str, value: str) -> None:
    assert is_form_value(attribute, value)


@pytest.mark.parametrize(
    ("attribute", "value"),
    [
        *(("val", v) for v in ("quillfeather", "Quillfeather", "left Quillfeather", "novak")),
        ("style", "width:9pt;mso-note:Quillfeather"),
        ("style", 'font-family:"Quillfeather"'),
        ("eqn", "sum quillfeather 0 1"),
        ("fmla", "val Quillfeather"),
        ("path", "quillfeather"),
        *(("val", v) for v in ("Anna", "en-Anna-GB")),
        ("path", "m zave rdas h xe"),
        ("style", "zave rdas h"),
        *(("style", v) for v in ("n o v a k", "N,o,v,a,k", "n1o1v1a1k1", "width:9pt;n-o-v-a-k")),
    ],
)
def test_words_are_not(attribute: str, value: str) -> None:
    assert not is_form_value(attribute, value)


def test_long_values_are_told_in_linear_time() -> None:
    assert not is_form_value("path", "1" * 300_000 + "quillfeather")
    assert not is_form_value("val", "1 " * 200_000 + "quillfeather")


def test_an_unusual_typeface_has_one_neutral_name_in_all_parts(tmp_path: Path) -> None:
    body = "<w:p><w:r><w:rPr><w:rFonts w:ascii='Novak Hand' w:hAnsi='Arial'/></w:rPr></w:r></w:p>"
    fonts = part("fonts", "<w:font w:name='Novak Hand'><w:family w:val='roman'/></w:font>")
    path = package(
        tmp_path / "a.docx",
        "<w:p><w:r><w:t>Seen</w:t></w:r></w:p>" + body,
        parts={"fontTable.xml": fonts},
        relations={"k": ("fontTable", "fontTable.xml")},
    )
    written = members(export(path))
    assert b'w:ascii="Typeface 1" w:hAnsi="Arial"' in written["word/document.xml"]
    assert b'w:name="Typeface 1"' in written["word/fontTable.xml"]
    assert b'w:val="roman"' in written["word/fontTable.xml"]


def test_a_number_is_no_colour_and_no_choice(tmp_path: Path) -> None:
    """A number that the document shows could stand where only a colour or a word may stand."""
    kept = "<w:jc w:val='center'/>", "<w:color w:val='FF0000' w:themeColor='accent1'/>"
    number = "40771926"
    body = (
        f"<w:p><w:pPr>{kept[0]}</w:pPr><w:r><w:rPr>{kept[1]}</w:rPr><w:t>Seen</w:t></w:r></w:p>"
        f"<w:p><w:pPr><w:jc w:val='{number}'/><w:shd w:val='clear' w:fill='{number}'/></w:pPr>"
        f"<w:r><w:rPr><w:color w:val='{number}' w:themeColor='{number}'/>"
        f"<w:highlight w:val='{number}'/></w:rPr><w:t>on the ward</w:t></w:r></w:p>"
    )
    written = members(export(package(tmp_path / "a.docx", body)))["word/document.xml"]
    assert number.encode() not in written
    for value in (b'"center"', b'"FF0000"', b'"accent1"', b'"clear"'):
        assert value in written
