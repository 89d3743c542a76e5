"""The check sees all of a workbook, with no help of what wrote it, and stops at what it cannot."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from support.files.xlsx_files import MAIN, package, row, searched

from app.engine.domain.export import Layer
from app.errors import VerificationFailed


def seen(path: Path, *layers: Layer) -> str:
    return "\n".join(one.text for one in searched(path) if one.layer in (layers or Layer))


def test_cells_are_text_whatever_way_they_are_kept(tmp_path: Path) -> None:
    shared = f"<sst {MAIN}><si><r><t>Okon</t></r><r><t>kwo</t></r></si></sst>"
    cells = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>4471829</v></c></row>'
    path = package(tmp_path, cells + row(2, "Ashby"), parts={"xl/sharedStrings.xml": shared})
    assert {"Okonkwo", "4471829", "Ashby"} <= {*seen(path, Layer.TEXT).split("\n")}


def test_letters_told_by_their_numbers_are_read(tmp_path: Path) -> None:
    shared = f"<sst {MAIN}><si><t>Ash_x0062_y_x000D_</t></si></sst>"
    cells = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>' + row(2, "_x004F_konkwo")
    path = package(tmp_path, cells, parts={"xl/sharedStrings.xml": shared})
    assert {"Okonkwo", "Ashby"} <= {*seen(path, Layer.TEXT).split()}


def test_a_number_is_searched_as_the_days_that_it_would_be(tmp_path: Path) -> None:
    path = package(tmp_path, '<row r="1"><c r="A1"><v>17728</v></c></row>')
    assert "1948-07-14" in seen(path, Layer.HIDDEN)
    assert "1952-07-15" in seen(path, Layer.HIDDEN)


@pytest.mark.parametrize("code", ["yyyy\\-mm\\-dd", "0_d", "0*d"])
def test_what_is_shown_as_a_day_is_searched_as_a_number_and_in_both_systems(
    code: str, tmp_path: Path
) -> None:
    styles = (
        f'<styleSheet {MAIN}><numFmts count="1"><numFmt numFmtId="164" formatCode="{code}"/>'
        "</numFmts>"
        '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>'
    )
    cells = '<row r="1"><c r="A1" s="1"><v>19624</v></c></row>'
    said = seen(package(tmp_path, cells, parts={"xl/styles.xml": styles}))
    assert {"19624", "1953-09-22", "1957-09-23"} <= {*said.split("\n")}


@pytest.mark.parametrize(
    ("before", "behind"),
    [
        ('<sheetPr codeName="Okonkwo"/>', ""),
        ("<!-- Okonkwo -->", ""),
        ("", "<?note Okonkwo?>"),
        ("", "<x>Okonkwo</x>"),
        ("", '<mergeCells><mergeCell ref="Okonkwo"/></mergeCells>'),
        ("", "<headerFooter><oddHeader>&amp;COkonkwo</oddHeader></headerFooter>"),
        (
            "",
            '<headerFooter><oddHeader>&amp;C&amp;12Okon&amp;"Arial,Bold"kwo</oddHeader></headerFooter>',
        ),
        ("", "<headerFooter><oddHeader>&amp;ROkon&amp;Bkwo&amp;P</oddHeader></headerFooter>"),
        ("", "<x>Oko_x006E_kwo</x>"),
        ('<sheetPr codeName="_x004F_konkwo"/>', ""),
    ],
)
def test_what_is_beside_cells_is_searched_as_hidden(
    before: str, behind: str, tmp_path: Path
) -> None:
    path = package(tmp_path, row(1, "x"), before=before, behind=behind)
    assert "Okonkwo" in seen(path, Layer.HIDDEN)


@pytest.mark.parametrize(
    "behind", ["<Okonkwo/>", "<x:Okonkwo xmlns:x='y'/>", "<x Okonkwo='1'/>", "<n4471829/>"]
)
def test_names_that_no_program_gives_are_searched(behind: str, tmp_path: Path) -> None:
    said = seen(package(tmp_path, row(1, "x"), behind=behind), Layer.RAW)
    assert "Okonkwo" in said or "4471829" in said


def test_what_programs_write_is_no_name(tmp_path: Path) -> None:
    path = package(
        tmp_path, row(1, "x"), behind="<mergeCells><mergeCell ref='A1:B1'/></mergeCells>"
    )
    assert not {"worksheet", "mergeCells", "sheetData", "xmlns"} & set(
        seen(path, Layer.RAW).split()
    )


def test_what_a_formula_would_put_together_is_searched(tmp_path: Path) -> None:
    formula = "SUBSTITUTE(&quot;OkoXkwo&quot;,&quot;X&quot;,&quot;n&quot;)"
    cell = f'<row r="2"><c r="A2"><f>{formula}</f><v>0</v></c></row>'
    assert "Okonkwo" in seen(package(tmp_path, cell), Layer.HIDDEN)


def test_the_directory_of_the_archive_is_searched(tmp_path: Path) -> None:
    path = package(tmp_path, row(1, "x"), parts={"xl/Okonkwo.xml": "<x/>"})
    with zipfile.ZipFile(path, "a") as archive:
        archive.comment = b"4471829"
    assert "Okonkwo" in seen(path, Layer.HIDDEN)
    assert "4471829" in seen(path, Layer.HIDDEN)


@pytest.mark.parametrize("parts", [{"xl/a.bin": "x"}, {"xl/a.xml": "<x>"}])
def test_a_part_that_cannot_be_searched_stops_the_check(
    parts: dict[str, str | bytes], tmp_path: Path
) -> None:
    with pytest.raises(VerificationFailed):
        searched(package(tmp_path, row(1, "x"), parts=parts))


def test_bytes_outside_the_parts_stop_the_check(tmp_path: Path) -> None:
    path = package(tmp_path, row(1, "x"))
    path.write_bytes(b"Okonkwo" + path.read_bytes())
    with pytest.raises(VerificationFailed):
        searched(path)
