"""A name drawn by shapes of their own or by the shaded cells of a table is read by the check."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import docx
import pytest
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls
from support.files.embedded import EMBEDDED
from support.widths.words_by_marks import LONG, bitmap, outline

from app.formats.docx.format import DocxFormat
from app.progress import NullReporter

_A = "http://schemas.openxmlformats.org/drawingml/2006/main"
_WPS = "http://schemas.microsoft.com/office/word/2010/wordprocessingShape"
_SIZE = 12_700  # English Metric Units a point


def shaded_cells() -> list[str]:
    """A table whose cells are black where the letters are."""
    picture = bitmap(LONG, 12)
    width, height = picture.size
    cells = [
        [_cell(dark=bool(picture.getpixel((x, y)))) for x in range(width)] for y in range(height)
    ]
    rows = "".join(f"<w:tr>{''.join(row)}</w:tr>" for row in cells)
    grid = '<w:gridCol w:w="60"/>' * width
    declared = nsdecls("w")
    return [f"<w:tbl {declared}><w:tblPr/><w:tblGrid>{grid}</w:tblGrid>{rows}</w:tbl>"]


def _cell(*, dark: bool) -> str:
    shading = f'<w:shd w:val="clear" w:fill="{"000000" if dark else "auto"}"/>'
    return f'<w:tc><w:tcPr><w:tcW w:w="60"/>{shading}</w:tcPr><w:p/></w:tc>'


def one_shape() -> list[str]:
    """One shape whose path is the word."""
    return [_anchored(" ".join(outline(LONG, 30, 0, 0)), 0, 200)]


def a_shape_a_letter() -> list[str]:
    """A shape for each letter, side by side."""
    return [
        _anchored(path, 40 * number, 40)
        for number, path in enumerate(outline(one, 30, 0, 0)[0] for one in LONG)
    ]


def _anchored(path: str, left: float, width: float) -> str:
    steps = []
    for x, y, step in re.findall(r"([-\d.]+) ([-\d.]+) ([ml])", path):
        point = f'<a:pt x="{round(float(x) * 100)}" y="{round((30 - float(y)) * 100)}"/>'
        name = "moveTo" if step == "m" else "lnTo"
        steps.append(f"<a:{name}>{point}</a:{name}>")
    width, height = round(width * _SIZE), 36 * _SIZE
    return f"""<w:p {nsdecls("w", "wp")} xmlns:a="{_A}" xmlns:wps="{_WPS}"><w:r><w:drawing>
        <wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="1"
         behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/>
        <wp:positionH relativeFrom="page"><wp:posOffset>{round(left * _SIZE)}</wp:posOffset>
        </wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>900000</wp:posOffset>
        </wp:positionV><wp:extent cx="{width}" cy="{height}"/><wp:wrapNone/>
        <wp:docPr id="1" name="Shape 1"/><wp:cNvGraphicFramePr/><a:graphic>
        <a:graphicData uri="{_WPS}"><wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="0" y="0"/>
        <a:ext cx="{width}" cy="{height}"/></a:xfrm><a:custGeom><a:pathLst>
        <a:path w="{round(width * 100 / _SIZE)}" h="3600">{"".join(steps)}</a:path></a:pathLst>
        </a:custGeom><a:solidFill><a:srgbClr val="000000"/></a:solidFill></wps:spPr><wps:bodyPr/>
        </wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>"""


@pytest.mark.parametrize("make", [shaded_cells, one_shape, a_shape_a_letter])
def test_drawn_words_are_read(make: Callable[[], list[str]], tmp_path: Path) -> None:
    document = docx.Document()
    for element in make():
        document.element.body.insert(0, parse_xml(element))
    document.save(str(tmp_path / "a.docx"))
    extracts = DocxFormat().extracts(tmp_path / "a.docx", NullReporter(), EMBEDDED)
    read = [one.text for one in extracts if one.place.startswith("drawings")]
    assert LONG in "".join("".join(read).split()).upper()


def test_tables_with_shaded_rows_show_no_words(tmp_path: Path) -> None:
    document = docx.Document()
    row = f"<w:tr>{_cell(dark=True) * 6}</w:tr><w:tr>{_cell(dark=False) * 6}</w:tr>"
    grid = '<w:gridCol w:w="900"/>' * 6
    table = f"<w:tbl {nsdecls('w')}><w:tblPr/><w:tblGrid>{grid}</w:tblGrid>{row * 5}</w:tbl>"
    document.element.body.insert(0, parse_xml(table))
    document.save(str(tmp_path / "a.docx"))
    extracts = DocxFormat().extracts(tmp_path / "a.docx", NullReporter(), EMBEDDED)
    assert not [one for one in extracts if one.place.startswith("drawings")]
