"""Labels of charts that are dates or numbers are searched and replaced as the text they show."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.files.docx_files import HEAD, NAMESPACES, export, members, p, package, read

from app.errors import Unsupported
from app.formats.docx.cleaning.chart_labels import shown, shows_day

LABELLED = (
    "<c:plotArea><c:lineChart><c:ser><c:cat><c:numRef><c:f>Sheet1!$A$2:$A$3</c:f><c:numCache>"
    "<c:formatCode>{code}</c:formatCode><c:ptCount val='2'/><c:pt idx='0'><c:v>{first}</c:v></c:pt>"
    "<c:pt idx='1' formatCode='General'><c:v>7</c:v></c:pt></c:numCache></c:numRef></c:cat>"
    "<c:val><c:numRef><c:numCache><c:formatCode>General</c:formatCode><c:pt idx='0'><c:v>71</c:v>"
    "</c:pt></c:numCache></c:numRef></c:val></c:ser></c:lineChart>"
    "<c:dateAx><c:axId val='5'/><c:scaling><c:max val='45009'/></c:scaling>"
    "<c:crossesAt val='45008'/><c:auto val='1'/><c:baseTimeUnit val='days'/></c:dateAx>"
    "</c:plotArea>"
)


def with_chart(path: Path, body: str, beside: str = "") -> Path:
    xml = f"{HEAD}<c:chartSpace {NAMESPACES}>{beside}<c:chart>{body}</c:chart></c:chartSpace>"
    return package(
        path,
        p("x") + '<w:p><w:r><w:drawing><c:chart r:id="k"/></w:drawing></w:r></w:p>',
        parts={"k.xml": xml},
        relations={"k": ("chart", "k.xml")},
    )


@pytest.mark.parametrize(
    ("value", "code", "words"),
    [
        ("45000", "dd/mm/yyyy", "15/03/2023"),
        ("45000", "m/d/yy", "3/15/23"),
        ("45000", "[$-409]d-mmm-yy;@", "15-Mar-23"),
        ("45000", "mmmm yyyy", "March 2023"),
        ("45000", "dddd", "Wednesday"),
        ("45000.5", "m/d/yyyy h:mm", "2023-03-15 12:00"),
        ("0.25", "h:mm", "06:00"),
        ("2019", "General", "2019"),
        ("2019", "0", "2019"),
        ("1234567", "#,##0", "1,234,567"),
        ("0.125", "0.0%", "12.5%"),
        ("4417", '0" mg/dl"', "4417"),
        ("-3", "dd/mm/yyyy", "-3.0"),
        ("9e99", "dd/mm/yyyy", "9e+99"),
        ("5", "0." + "0" * 99, "5"),
        ("nan", "yyyy", "nan"),
        ("Okonkwo", "yyyy", "Okonkwo"),
    ],
)
def test_a_number_is_written_as_word_shows_it(value: str, code: str, words: str) -> None:
    assert shown(value, code) == words


@pytest.mark.parametrize(
    ("code", "is_day"),
    [
        ("yyyy-mm", True),
        ("mmm", True),
        ("d.m.yy h:mm", True),
        ("General", False),
        ('0.0" mg/dl"', False),
        ("#,##0;[Red]-#,##0", False),
        ("h:mm", False),
        ("mm:ss", False),
    ],
)
def test_days_are_told_from_units_and_colours(code: str, is_day: bool) -> None:
    assert shows_day(code) is is_day


def test_dates_and_numbers_that_label_a_chart_are_text(tmp_path: Path) -> None:
    body = LABELLED.format(code="dd/mm/yyyy", first="45000")
    path = with_chart(tmp_path / "a.docx", body)
    assert read(path).text == "x\n\n15/03/2023\n7"
    assert "docx-chart-labels" in {notice.code.value for notice in read(path).notices}


def test_a_date_that_labels_a_chart_is_removed_from_it(tmp_path: Path) -> None:
    path = with_chart(tmp_path / "a.docx", LABELLED.format(code="dd/mm/yyyy", first="45000"))
    xml = members(export(path, "15/03/2023"))["word/charts/chart1.xml"].decode()
    assert "4500" not in xml
    assert "15/03/2023" not in xml
    assert "<c:strRef>" in xml
    assert "<c:v>71</c:v>" in xml
    assert "c:catAx" in xml
    assert "c:dateAx" not in xml
    assert "baseTimeUnit" not in xml


def test_days_since_1904_are_those_days(tmp_path: Path) -> None:
    body = LABELLED.format(code="yyyy-mm-dd", first="43538")
    path = with_chart(tmp_path / "a.docx", body, beside="<c:date1904 val='1'/>")
    assert "2023-03-15" in read(path).text


def test_values_that_are_dates_are_refused_with_a_way_on(tmp_path: Path) -> None:
    body = LABELLED.format(code="General", first="1").replace(
        "<c:val><c:numRef><c:numCache><c:formatCode>General", "<c:val><c:numRef><c:numCache>"
        "<c:formatCode>mmm-yy"
    )  # fmt: skip
    with pytest.raises(Unsupported, match="values are dates") as refused:
        read(with_chart(tmp_path / "a.docx", body))
    assert "picture" in refused.value.hint


def test_units_and_colours_in_formats_of_values_are_no_dates(tmp_path: Path) -> None:
    for code in ("0.0&quot; mg/dl&quot;", "#,##0;[Red]-#,##0"):
        body = LABELLED.format(code="General", first="1").replace(
            "<c:val><c:numRef><c:numCache><c:formatCode>General", "<c:val><c:numRef><c:numCache>"
            f"<c:formatCode>{code}"
        )  # fmt: skip
        assert read(with_chart(tmp_path / "a.docx", body)).text == "x\n\n1\n7"


def test_drawings_on_a_chart_are_left_out_and_told(tmp_path: Path) -> None:
    path = package(
        tmp_path / "a.docx",
        p("x") + '<w:p><w:r><w:drawing><c:chart r:id="k"/></w:drawing></w:r></w:p>',
        parts={
            "k.xml": f"{HEAD}<c:chartSpace {NAMESPACES}><c:userShapes r:id='s'/></c:chartSpace>",
            "_rels/k.xml.rels": f"{HEAD}<Relationships xmlns='http://schemas.openxmlformats.org/"
            "package/2006/relationships'><Relationship Id='s' Type='http://schemas.openxmlformats."
            "org/officeDocument/2006/relationships/chartUserShapes' Target='s.xml'/>"
            "</Relationships>",
            "s.xml": "<x>Okonkwo</x>",
        },
        relations={"k": ("chart", "k.xml")},
    )
    assert "docx-chart-drawings" in {notice.code.value for notice in read(path).notices}
    assert not any(b"Okonkwo" in data for data in members(export(path)).values())


def test_a_chart_of_a_new_kind_becomes_the_picture_beside_it(tmp_path: Path) -> None:
    drawing = (
        '<w:p><w:r><mc:AlternateContent xmlns:cx1="http://schemas.microsoft.com/office/drawing/'
        '2015/9/8/chartex"><mc:Choice Requires="cx1"><w:drawing><cx1:chart r:id="k"/></w:drawing>'
        "</mc:Choice><mc:Fallback><w:t>seen instead</w:t></mc:Fallback></mc:AlternateContent>"
        "</w:r></w:p>"
    )
    path = package(
        tmp_path / "a.docx",
        p("x") + drawing,
        parts={"k.xml": "<x>Okonkwo</x>"},
        relations={"k": ("chartEx", "k.xml")},
    )
    document = read(path)
    assert document.text == "x\nseen instead"
    assert "docx-new-charts" in {notice.code.value for notice in document.notices}
    assert not any(b"Okonkwo" in data for data in members(export(path)).values())
