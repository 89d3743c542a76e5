"""What machine-readable codes say is in no export: not drawn, not in pictures, not in files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import numpy as np
import pikepdf
import pypdfium2
import pytest
import zxingcpp
from leakage.planting import LINES, MODES, NAME, NUMBER, exported
from leakage.search_pixels import taken_out
from PIL import Image, ImageDraw, ImageFont
from reportlab.graphics import renderPDF
from reportlab.graphics.barcode import code39, code128
from reportlab.graphics.barcode.qr import QrCodeWidget
from reportlab.graphics.shapes import Drawing
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas
from support.files import docx_files, pdf_files
from support.sampling import crossed, sampled, thinned

from app.engine.domain.export import Mode
from app.engine.domain.hidden_content import Channel
from app.errors import Unsupported, VerificationFailed
from app.formats.base import Options
from app.formats.docx.markup.tree import NAMESPACES
from app.formats.embedded import EmbeddedFiles
from app.formats.registry import detect
from app.notices import NoticeCode
from app.paths import RESOURCES
from app.progress import NullReporter
from app.sandbox.worker import Worker
from app.workflow.scan import open_document

_SAID = f"{NAME} {NUMBER}"
_FORMATS = ("QRCode", "DataMatrix", "Aztec", "PDF417", "Code128", "EAN13")
_FONT = RESOURCES / "fonts" / "LiberationSans-Regular.ttf"
_SCALES = (2.0, 200 / 72, 4.0)
# A number of twelve digits, as there is room for in an EAN code.
_EAN = "004077192600"

Place = Callable[[Path, Image.Image], Path]


def code_picture(kind: str, scale: int = 4) -> Image.Image:
    made = zxingcpp.create_barcode(
        _EAN if kind == "EAN13" else _SAID, getattr(zxingcpp.BarcodeFormat, kind)
    )
    return Image.fromarray(np.array(made.to_image(scale=scale))).convert("L")


def codes(path: Path) -> Iterator[str]:
    """What can be decoded on rendered pages and in every image as stored."""
    pictures = [picture for _, picture in taken_out(path)]
    if path.suffix == ".pdf":
        with pypdfium2.PdfDocument(path) as document:
            pictures += [page.render(scale=s).to_pil() for page in document for s in _SCALES]
    for picture in pictures:
        grey = picture.convert("RGB").convert("L")
        for shown in (grey, grey.resize((2 * grey.width, 2 * grey.height))):
            yield from (code.text for code in zxingcpp.read_barcodes(np.array(shown)))


def in_pdf(path: Path, picture: Image.Image) -> Path:
    page = pdf_files.page_canvas(path)
    for row, line in enumerate(LINES):
        page.drawString(72, 760 - 18 * row, line)
    page.drawInlineImage(picture, 72, 400, picture.width / 4, picture.height / 4)
    page.save()
    return path


def in_pdf_under_a_box(path: Path, picture: Image.Image) -> Path:
    page = pdf_files.page_canvas(path)
    for row, line in enumerate(LINES):
        page.drawString(72, 760 - 18 * row, line)
    data = BytesIO()
    picture.save(data, "PNG")
    data.seek(0)
    page.drawImage(ImageReader(data), 72, 400, picture.width / 4, picture.height / 4)
    page.rect(60, 390, 480, 280, fill=1)
    page.save()
    return path


def in_file(path: Path, picture: Image.Image) -> Path:
    sheet = Image.new("L", (1500, 1500), 255)
    for row, line in enumerate(LINES):
        letters = ImageFont.truetype(_FONT, 30)
        ImageDraw.Draw(sheet).text((50, 50 + 60 * row), line, fill=20, font=letters)
    sheet.paste(picture, (90, 250))
    sheet.save(path, dpi=(200, 200))
    return path


def in_word(path: Path, picture: Image.Image) -> Path:
    data = BytesIO()
    picture.save(data, "PNG")
    body = "".join(docx_files.p(line) for line in LINES) + docx_files.blip("k")
    return docx_files.package(
        path,
        body,
        parts={"media/i.png": data.getvalue()},
        relations={"k": ("image", "media/i.png")},
    )


def _widget(page: Canvas, widget: object) -> None:
    drawing = Drawing(200, 200)
    drawing.add(widget)
    renderPDF.draw(drawing, page, 72, 400)


def _modules(page: Canvas, picture: Image.Image) -> None:
    for down, row in enumerate(np.asarray(picture)):
        for across in np.flatnonzero(row < 128):
            page.rect(72 + 2.5 * int(across), 480 - 2.5 * down, 2.5, 2.5, stroke=0, fill=1)


_DRAWN: dict[str, Callable[[Canvas], None]] = {
    "QR": lambda page: _widget(page, QrCodeWidget(_SAID)),
    "Code 128": lambda page: code128.Code128(_SAID, barWidth=1, barHeight=40).drawOn(page, 20, 400),
    "Code 39": lambda page: code39.Standard39(NUMBER, barWidth=1, stop=1).drawOn(page, 40, 400),
    "Data Matrix": lambda page: _modules(page, code_picture("DataMatrix", 1)),
}


def drawn(path: Path, draw: Callable[[Canvas], None]) -> Path:
    page = pdf_files.page_canvas(path)
    for row, line in enumerate(LINES):
        page.drawString(72, 760 - 18 * row, line)
    draw(page)
    page.save()
    return path


def _hidden(page: Canvas, draw: Callable[[Canvas], None], paper: float = 1) -> None:
    draw(page)
    page.setFillGray(paper)
    page.rect(0, 200, 595, 400, stroke=0, fill=1)


def _clipped(page: Canvas) -> None:
    page.saveState()
    window = page.beginPath()
    window.rect(0, 0, 5, 5)
    page.clipPath(window, stroke=0, fill=0)
    _modules(page, code_picture("QRCode", 1))
    page.restoreState()


def _in_form(page: Canvas) -> None:
    page.beginForm("code", 0, 0, 595, 842)
    _modules(page, code_picture("Aztec", 1))
    page.endForm()
    _hidden(page, lambda under: under.doForm("code"))


def _of_one_path(page: Canvas) -> None:
    path = page.beginPath()
    for down, row in enumerate(np.asarray(code_picture("QRCode", 1))):
        for across in np.flatnonzero(row < 128):
            path.rect(72 + 2 * int(across), 480 - 2 * down, 2, 2)
    page.drawPath(path, stroke=0, fill=1)


def _of_strokes(page: Canvas) -> None:
    bars = np.asarray(code_picture("Code128", 1))
    for across in np.flatnonzero(bars[bars.shape[0] // 2] < 128):
        page.line(20 + int(across), 300, 20 + int(across), 350)


def _of_paper_colour(page: Canvas) -> None:
    page.setFillGray(1)
    _modules(page, code_picture("DataMatrix", 1))


def _in_two_colours(page: Canvas) -> None:
    for down, row in enumerate(np.asarray(code_picture("QRCode", 1))):
        for across, shade in enumerate(row):
            page.setFillGray(int(shade) / 255)
            page.rect(72 + 2 * across, 480 - 2 * down, 2, 2, stroke=0, fill=1)


_HIDDEN: dict[str, Callable[[Canvas], None]] = {
    "under paper": lambda page: _hidden(page, lambda p: _modules(p, code_picture("QRCode", 1))),
    "under ink": lambda page: _hidden(page, lambda p: _modules(p, code_picture("PDF417", 1)), 0),
    "bars under paper": lambda page: _hidden(page, _of_strokes),
    "one path": lambda page: _hidden(page, _of_one_path),
    "two colours": lambda page: _hidden(page, _in_two_colours),
    "form": _in_form,
    "clipped away": _clipped,
    "paper's colour": _of_paper_colour,
}


def in_pattern(path: Path) -> Path:
    """A page painted with a pattern that shows a code as an inline image, and covered."""
    shown = code_picture("QRCode", 1)
    head = b"BI /W %d /H %d /CS /G /BPC 8 ID " % shown.size
    content = b"q 100 0 0 100 0 0 cm " + head + shown.tobytes() + b" EI Q"
    with pikepdf.open(drawn(path, lambda page: None), allow_overwriting_input=True) as pdf:
        pattern = pdf.make_stream(content)
        pattern.PatternType = pattern.PaintType = pattern.TilingType = 1
        pattern.BBox, pattern.XStep, pattern.YStep = pikepdf.Array([0, 0, 100, 100]), 100, 100
        pattern.Resources = pikepdf.Dictionary()
        page = pdf.pages[0]
        page.Resources.Pattern = pikepdf.Dictionary(P=pattern)
        page.contents_add(b"/Pattern cs /P scn 72 300 200 200 re f 1 g 60 250 480 300 re f")
        pdf.save(path)
    return path


def shapes_in(path: Path) -> int:
    """Operators that draw something, and inline images, in all content of a file."""
    with pikepdf.open(path) as pdf:
        streams = [
            one.read_bytes()
            for one in pdf.objects
            if isinstance(one, pikepdf.Stream) and one.get("/Subtype") != "/Image"
        ]
    return sum(len(re.findall(rb"\s(?:re|[lS]|ID)\s", data)) for data in streams)


def _dark(kind: str = "QRCode") -> list[tuple[int, int]]:
    down, across = np.nonzero(np.asarray(code_picture(kind, 1)) < 128)
    return list(zip(across.tolist(), down.tolist(), strict=True))


def _group() -> str:
    """A shape of DrawingML for each module."""
    shapes = "".join(
        f'<wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="{900 * x}" y="{900 * y}"/>'
        '<a:ext cx="900" cy="900"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>'
        "</wps:spPr><wps:bodyPr/></wps:wsp>"
        for x, y in _dark()
    )
    inside = (
        '<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/'
        f'wordprocessingGroup"><wpg:wgp xmlns:wpg="{NAMESPACES["wpg"]}"><wpg:cNvGrpSpPr/>'
        f"<wpg:grpSpPr/>{shapes}</wpg:wgp>"
        "</a:graphicData></a:graphic>"
    )
    return (
        '<w:p><w:r><w:drawing><wp:inline><wp:extent cx="9000" cy="9000"/>'
        f'<wp:docPr id="1" name="x"/>{inside}</wp:inline></w:drawing></w:r></w:p>'
    )


def _vml_group() -> str:
    rects = "".join(
        f'<v:rect style="position:absolute;left:{9 * x};top:{9 * y};width:9;height:9"'
        ' fillcolor="black" stroked="f"/>'
        for x, y in _dark("DataMatrix")
    )
    return (
        '<w:p><w:r><w:pict><v:group style="width:90pt;height:90pt" coordsize="360,360">'
        f"{rects}</v:group></w:pict></w:r></w:p>"
    )


def _vml_path() -> str:
    steps = " ".join(f"m{9 * x},{9 * y}r9,0,0,9,-9,0x" for x, y in _dark())
    shape = f'<v:shape style="width:90pt;height:90pt" coordsize="300,300" path="{steps}e"/>'
    return f"<w:p><w:r><w:pict>{shape}</w:pict></w:r></w:p>"


def _table() -> str:
    """A table with a shaded cell for each module."""
    dark, side = set(_dark()), code_picture("QRCode", 1).width
    cell = '<w:tc><w:tcPr><w:shd w:val="clear" w:fill="{}"/></w:tcPr><w:p/></w:tc>'
    rows = "".join(
        "<w:tr>"
        + "".join(cell.format("000000" if (x, y) in dark else "FFFFFF") for x in range(side))
        + "</w:tr>"
        for y in range(side)
    )
    grid = '<w:gridCol w:w="90"/>' * side
    return f"<w:tbl><w:tblPr/><w:tblGrid>{grid}</w:tblGrid>{rows}</w:tbl>"


def _rows() -> list[list[int]]:
    dark = _dark()
    return [[x for x, y in dark if y == row] for row in sorted({y for _, y in dark})]


def _paragraphs() -> str:
    """A paragraph for each row, to which its modules are anchored side by side."""
    place = '<wp:position{0} relativeFrom="{1}"><wp:posOffset>{2}</wp:posOffset></wp:position{0}>'

    def module(x: int) -> str:
        across = place.format("H", "column", 38100 * x)
        return (
            f'<w:r><w:drawing><wp:anchor behindDoc="0">{across}{place.format("V", "paragraph", 0)}'
            '<wp:extent cx="38100" cy="38100"/><wp:wrapNone/><wp:docPr id="1" name="x"/>'
            '<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/'
            'wordprocessingShape"><wps:wsp><wps:cNvSpPr/><wps:spPr><a:prstGeom prst="rect">'
            "<a:avLst/></a:prstGeom></wps:spPr><wps:bodyPr/></wps:wsp>"
            "</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>"
        )

    tight = '<w:pPr><w:spacing w:line="60" w:lineRule="exact"/></w:pPr>'
    return "".join(f"<w:p>{tight}{''.join(map(module, row))}</w:p>" for row in _rows())


def _vml_paragraphs() -> str:
    return "".join(
        "<w:p>"
        + "".join(
            '<w:r><w:pict><v:rect style="position:absolute;margin-top:0;'
            f'margin-left:{3 * x}pt;width:3pt;height:3pt" fillcolor="black"/></w:pict></w:r>'
            for x in row
        )
        + "</w:p>"
        for row in _rows()
    )


_IN_WORD: dict[str, Callable[[], str]] = {
    "cells of a table": _table,
    "shapes of a group": _group,
    "shapes of VML": _vml_group,
    "path of VML": _vml_path,
    "shapes of paragraphs": _paragraphs,
    "VML of paragraphs": _vml_paragraphs,
}


@pytest.mark.parametrize("way", sampled(_IN_WORD, 6))
def test_a_word_document_that_draws_a_code_is_refused_and_fails_the_check(
    way: str, tmp_path: Path
) -> None:
    body = "".join(docx_files.p(line) for line in LINES) + _IN_WORD[way]()
    source = docx_files.package(tmp_path / "source.docx", body)
    with pytest.raises(Unsupported, match="machine-readable code"):
        detect(source).read(source, Options(), NullReporter())
    with pytest.raises(VerificationFailed, match="machine-readable code"):
        list(detect(source).extracts(source, NullReporter(), EmbeddedFiles(detect)))


_PLACES: dict[str, tuple[str, Place]] = {
    "PDF": ("source.pdf", in_pdf),
    "PDF under a box": ("source.pdf", in_pdf_under_a_box),
    "PNG": ("source.png", in_file),
    "JPEG": ("source.jpg", in_file),
    "Word": ("source.docx", in_word),
}
# In the full run another kind of code in every second place.
_PICTURED = [
    pytest.param(
        place,
        kind,
        marks=()
        if (place, kind) == ("Word", "QRCode")
        else pytest.mark.slow
        if row == column and row % 2 == 0
        else pytest.mark.exhaustive,
    )
    for row, place in enumerate(_PLACES)
    for column, kind in enumerate(_FORMATS)
]


def assert_gone(source: Path, worker: Worker, mode: Mode) -> None:
    assert list(codes(source)), "the search does not see what is planted"
    export = exported(source, mode, worker)
    assert list(codes(export.path)) == []
    assert "Machine-readable codes" in export.reports


@pytest.mark.parametrize(("place", "kind"), _PICTURED)
def test_no_code_in_a_picture_can_be_read(
    place: str, kind: str, worker: Worker, tmp_path: Path
) -> None:
    name, make = _PLACES[place]
    assert_gone(make(tmp_path / name, code_picture(kind)), worker, Mode.SURROGATE)


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "mode"), crossed(_DRAWN, MODES, len(_DRAWN), 2))
def test_no_code_that_a_page_draws_can_be_read(
    kind: str, mode: Mode, worker: Worker, tmp_path: Path
) -> None:
    assert_gone(drawn(tmp_path / "source.pdf", _DRAWN[kind]), worker, mode)


@pytest.mark.slow
@pytest.mark.parametrize("way", thinned(["pattern", "under paper"], 2))
def test_no_code_stays_in_what_hides_it(way: str, worker: Worker, tmp_path: Path) -> None:
    source = tmp_path / "source.pdf"
    in_pattern(source) if way == "pattern" else drawn(source, _HIDDEN[way])
    assert shapes_in(source) > (0 if way == "pattern" else 50)
    export = exported(source, Mode.MASK, worker)
    assert shapes_in(export.path) == 0
    assert list(codes(export.path)) == []
    assert "Machine-readable codes" in export.reports


@pytest.mark.parametrize("way", sampled([*_HIDDEN, "pattern"], 3))
def test_the_check_finds_hidden_codes_itself(way: str, tmp_path: Path) -> None:
    source = tmp_path / "source.pdf"
    in_pattern(source) if way == "pattern" else drawn(source, _HIDDEN[way])
    with pytest.raises(VerificationFailed, match="machine-readable code"):
        list(detect(source).extracts(source, NullReporter(), EmbeddedFiles(detect)))


@pytest.mark.slow
@pytest.mark.parametrize("turn", thinned([90, 180], 2))
def test_a_faint_code_or_one_that_is_turned_goes(turn: int, worker: Worker, tmp_path: Path) -> None:
    faint = code_picture("QRCode").rotate(turn, expand=True).point(lambda s: 243 + 12 * (s > 128))
    source = in_file(tmp_path / "source.png", faint)
    export = exported(source, Mode.MASK, worker)
    with Image.open(export.path) as picture:
        strong = picture.convert("L").point(lambda shade: 255 * (shade > 249))
    assert zxingcpp.read_barcodes(np.array(strong)) == []


@pytest.mark.slow
@pytest.mark.parametrize("place", thinned(["PDF", "Word", "PNG"], 2))
def test_the_reviewer_is_told_what_codes_say(place: str, worker: Worker, tmp_path: Path) -> None:
    name, make = _PLACES[place]
    source = make(tmp_path / name, code_picture("QRCode"))
    document = open_document(source, Options(), worker, NullReporter())
    said = {one.channel: one.texts for one in document.dropped}
    assert said[Channel.CODES] == (_SAID,)
    told = {notice.code: dict(notice.params) for notice in document.notices}
    if place == "Word":
        assert NoticeCode.DOCX_CODES in told
    else:
        assert told[NoticeCode.CODES] == {"pages": (1,)}


@pytest.mark.slow
@pytest.mark.parametrize("place", sampled(["PDF", "PDF under a box", "PNG", "Word"], 2))
def test_the_check_finds_codes_itself(place: str, tmp_path: Path) -> None:
    name, make = _PLACES[place]
    source = make(tmp_path / name, code_picture("QRCode"))
    with pytest.raises(VerificationFailed, match="machine-readable code"):
        list(detect(source).extracts(source, NullReporter(), EmbeddedFiles(detect)))


@pytest.mark.parametrize("kind", sampled(_DRAWN, 3))
def test_the_check_finds_drawn_codes_itself(kind: str, tmp_path: Path) -> None:
    source = drawn(tmp_path / "source.pdf", _DRAWN[kind])
    with pytest.raises(VerificationFailed, match="machine-readable code"):
        list(detect(source).extracts(source, NullReporter(), EmbeddedFiles(detect)))


@pytest.mark.slow
def test_a_page_keeps_its_text_where_only_a_picture_holds_a_code(
    worker: Worker, tmp_path: Path
) -> None:
    source = in_pdf(tmp_path / "source.pdf", code_picture("QRCode"))
    export = exported(source, Mode.MASK, worker)
    with pypdfium2.PdfDocument(export.path) as document:
        kinds = [one.type for one in document[0].get_objects()]
    assert pypdfium2.raw.FPDF_PAGEOBJ_TEXT in kinds
    assert pypdfium2.raw.FPDF_PAGEOBJ_IMAGE in kinds
