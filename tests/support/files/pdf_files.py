"""Makes PDF files with fictional people in every slot that a PDF has for text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

import pikepdf
from pikepdf import Array, Dictionary, Name
from PIL import Image, ImageDraw
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

from app.paths import RESOURCES

NAME = "Johansson"
WIDTH, HEIGHT = 595.0, 842.0

LETTER_LINES = (
    "St. Alma Hospital, Department of Cardiology",
    "Patient: Maria Johansson, born 12/04/1985",
    "Seen on ward 4 by Dr Keller for chest pain.",
    "Plan: review Johansson in six weeks at home.",
    "No further action required.",
)

Prepare = Callable[[pikepdf.Pdf, pikepdf.Page], None]


def page_canvas(path: Path) -> canvas.Canvas:
    """A reportlab canvas of A4 size without a date, so that files are reproducible."""
    return canvas.Canvas(str(path), pagesize=(WIDTH, HEIGHT), invariant=1)


def letter(path: Path, *, font: str = "Helvetica", size: float = 11) -> Path:
    page = page_canvas(path)
    page.setFont(font, size)
    for row, line in enumerate(LETTER_LINES):
        page.drawString(72, 780 - row * 18, line)
    page.setStrokeColorRGB(1, 0, 0)
    page.rect(72, 600, 200, 40)
    page.save()
    return path


def embedded_letter(path: Path, file_name: str = "LiberationSerif-Regular") -> Path:
    pdfmetrics.registerFont(TTFont(file_name, str(RESOURCES / "fonts" / f"{file_name}.ttf")))
    return letter(path, font=file_name)


def raw(
    path: Path,
    content: bytes,
    *,
    prepare: Prepare | None = None,
    box: tuple[float, float, float, float] = (0, 0, WIDTH, HEIGHT),
    rotate: int = 0,
) -> Path:
    """One page with this content; `/F1` is Helvetica, `/F2` Times."""
    with pikepdf.new() as pdf:
        pdf.add_blank_page(page_size=(WIDTH, HEIGHT))
        page = pdf.pages[0]
        page.obj.MediaBox = Array(list(box))
        page.obj.Resources = Dictionary(
            Font=Dictionary(F1=base_font(pdf, "Helvetica"), F2=base_font(pdf, "Times-Roman"))
        )
        page.obj.Contents = pdf.make_stream(content)
        if rotate:
            page.obj.Rotate = rotate
        if prepare:
            prepare(pdf, page)
        pdf.save(path, static_id=True)
    return path


def base_font(pdf: pikepdf.Pdf, name: str) -> pikepdf.Object:
    return pdf.make_indirect(
        Dictionary(
            Type=Name.Font,
            Subtype=Name.Type1,
            BaseFont=Name(f"/{name}"),
            Encoding=Name.WinAnsiEncoding,
        )
    )


def form_xobject(pdf: pikepdf.Pdf, content: bytes, **entries: object) -> pikepdf.Stream:
    form = pdf.make_stream(content)
    form.Type, form.Subtype = Name.XObject, Name.Form
    form.BBox = Array([0, -5, 400, 20])
    for key, value in entries.items():
        form[f"/{key}"] = value
    return form


OPERATORS = b"""BT /F1 11 Tf 72 780 Td (DISCHARGE SUMMARY) Tj 0 -18 Td
[(P)20(atient: Mar)-15(ia J)30(o)-10(han)25(s)-40(son, seen on w)15(ard 4)] TJ
0 -18 Td (Diagnosis: pneumonia.) Tj T* ET
BT /F1 11 Tf 0.6 Tc 1 Tw 90 Tz 72 700 Td 14 TL (Spaced Johansson end) Tj
(Next line Johansson with quote) ' 1 0.4 (double Johansson quote) " 0 Tc 0 Tw 100 Tz ET
BT /F1 11 Tf 72 600 Td <4A6F68616E73736F6E> Tj ( in hex) Tj ET
BT /F1 11 Tf 72 580 Td (J\\157hansson in octal) Tj ET
BT /F1 11 Tf 72 560 Td (J) Tj (o) Tj (h) Tj (a) Tj (n) Tj (s) Tj (s) Tj (o) Tj (n) Tj ET
BT /F1 11 Tf 3 Tr 72 540 Td (invisible Johansson here) Tj 0 Tr ET
1 1 1 rg BT /F1 11 Tf 72 520 Td (white Johansson here) Tj ET 0 g
BT /F1 11 Tf 5 Ts 72 500 Td (raised Johansson here) Tj 0 Ts ET
BT /F1 1 Tf 11 0 0 11 72 480 Tm (scaled Johansson here) Tj ET
BT /F1 11 Tf 0.866 0.5 -0.5 0.866 300 300 Tm (tilted Johansson here) Tj ET
"""


def operators(path: Path) -> Path:
    return raw(path, OPERATORS)


def rotated(path: Path) -> Path:
    content = b"BT /F1 11 Tf 0 1 -1 0 300 100 Tm (Patient: Maria Johansson, ward 4) Tj ET"
    return raw(path, content, rotate=90)


def cropped(path: Path) -> Path:
    def crop(_: pikepdf.Pdf, page: pikepdf.Page) -> None:
        page.obj.CropBox = Array([50, 60, 500, 700])

    content = (
        b"BT /F1 11 Tf 72 600 Td (Patient: Maria Johansson, ward 4) Tj ET"
        b" BT /F1 11 Tf 72 780 Td (Above the crop: Johansson) Tj ET"
    )
    return raw(path, content, box=(-20, -30, 575, 812), prepare=crop)


def shared_form(path: Path) -> Path:
    """A form inside a form, used twice on one page and once on the next."""

    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        fonts = Dictionary(Font=page.obj.Resources.Font)
        inner = form_xobject(
            pdf, b"BT /F1 11 Tf 0 0 Td (Header: Maria Johansson ward 4) Tj ET", Resources=fonts
        )
        outer = form_xobject(
            pdf,
            b"q /In Do Q",
            Matrix=Array([1, 0, 0, 1, 10, 0]),
            Resources=Dictionary(XObject=Dictionary(In=inner)),
        )
        page.obj.Resources.XObject = Dictionary(Fx=outer)
        pdf.add_blank_page(page_size=(WIDTH, HEIGHT))
        second = pdf.pages[1]
        second.obj.Resources = page.obj.Resources
        second.obj.Contents = pdf.make_stream(b"q 1 0 0 1 72 700 cm /Fx Do Q")

    content = (
        b"q 1 0 0 1 72 780 cm /Fx Do Q q 1 0 0 1 72 400 cm /Fx Do Q"
        b" BT /F1 11 Tf 72 300 Td (Body Johansson) Tj ET"
    )
    return raw(path, content, prepare=add)


def unbalanced(path: Path) -> Path:
    """Content that closes more states than it opens, and leaves others open."""
    content = (
        b"Q Q EMC q 2 0 0 2 0 0 cm /Span BMC 1 0 0 rg"
        b" BT /F1 6 Tf 36 390 Td (Patient: Maria Johansson, ward 4) Tj"
    )
    return raw(path, content)


def ligatures(path: Path) -> Path:
    """`fi` and `ffi` are single glyphs that a ToUnicode map spells out."""

    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        font = page.obj.Resources.Font.F1
        font.ToUnicode = pdf.make_stream(
            b"/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /T def"
            b" /CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange"
            b" 1 beginbfrange <20> <7D> <0020> endbfrange"
            b" 2 beginbfchar <7E> <00660066> <60> <FB01> endbfchar endcmap end end"
        )

    content = b"BT /F1 11 Tf 72 700 Td (Mrs Gri~th and Dr `nch met in the o~ce) Tj ET"
    return raw(path, content, prepare=add)


def two_columns(path: Path) -> Path:
    page = page_canvas(path)
    page.setFont("Times-Roman", 10)
    left = (
        "The patient was admitted in March after a fall",
        "at home. She was then transferred by Dr Maria",
        "Johansson to the ward for older people, where",
        "she recovered well and walked without help.",
    )
    right = (
        "On discharge her daughter Ebba Lindgren took",
        "her home. A review with Johansson is planned",
        "for the second week of May in the clinic.",
    )
    for column, lines in ((72, left), (315, right)):
        for row, line in enumerate(lines):
            page.drawString(column, 760 - row * 12, line)
    page.save()
    return path


def table(
    path: Path,
    rows: Sequence[Sequence[str]] = (
        ("Name", "Born", "Ward"),
        ("Maria", "Johansson", "4"),
        ("Erik Berg", "01/02/1950", "7"),
    ),
) -> Path:
    page = page_canvas(path)
    page.setFont("Helvetica", 10)
    for row, cells in enumerate(rows):
        for column, cell in enumerate(cells):
            page.drawString(72 + column * 110, 700 - row * 16, cell)
            page.rect(70 + column * 110, 696 - row * 16, 110, 16)
    page.save()
    return path


def filled_form(path: Path) -> Path:
    """A filled field and a free text on the page."""

    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        fonts = Dictionary(Font=page.obj.Resources.Font)
        look = form_xobject(
            pdf,
            b"/Tx BMC BT /F1 11 Tf 2 4 Td (Johansson) Tj ET EMC",
            Resources=fonts,
            BBox=Array([0, 0, 150, 18]),
        )
        field = Dictionary(
            Type=Name.Annot,
            Subtype=Name.Widget,
            FT=Name.Tx,
            T="surname",
            V=NAME,
            Rect=Array([72, 600, 222, 618]),
            DA="/F1 11 Tf 0 g",
            AP=Dictionary(N=look),
            F=4,
        )
        free = form_xobject(
            pdf,
            b"BT /F1 11 Tf 2 4 Td (Call Johansson) Tj ET",
            Resources=fonts,
            BBox=Array([0, 0, 150, 18]),
        )
        note = Dictionary(
            Type=Name.Annot,
            Subtype=Name.FreeText,
            Contents="Call Johansson",
            Rect=Array([300, 600, 450, 618]),
            AP=Dictionary(N=free),
        )
        annotations = [pdf.make_indirect(entry) for entry in (field, note)]
        page.obj.Annots = Array(annotations)
        pdf.Root.AcroForm = Dictionary(Fields=Array(annotations[:1]), DR=fonts, DA="/F1 11 Tf 0 g")

    return raw(path, b"BT /F1 11 Tf 72 640 Td (Surname of the patient) Tj ET", prepare=add)


def side_channels(path: Path) -> Path:
    """The name in metadata, structure, layers, scripts, attachments and unused objects."""

    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        obj, root = page.obj, pdf.Root
        with pdf.open_outline() as outline:
            outline.root.append(pikepdf.OutlineItem("Johansson history", 0))
        pdf.docinfo["/Title"] = "Report on Johansson"
        pdf.docinfo["/PatientName"] = NAME
        with pdf.open_metadata(set_pikepdf_as_editor=False) as metadata:
            metadata["dc:description"] = "Letter about Johansson"
        pdf.attachments["Johansson.txt"] = b"attachment about Johansson"
        layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name="Layer of Johansson"))
        root.OCProperties = Dictionary(
            OCGs=Array([layer]), D=Dictionary(OFF=Array([layer]), Order=Array([layer]))
        )
        obj.Resources.Properties = Dictionary(OC1=layer)
        element = pdf.make_indirect(
            Dictionary(
                Type=Name.StructElem,
                S=Name.P,
                K=0,
                ActualText="Johansson actual",
                Alt="Photo of Johansson",
                Pg=obj,
            )
        )
        root.StructTreeRoot = pdf.make_indirect(Dictionary(Type=Name.StructTreeRoot, K=element))
        obj.StructParents = 0
        root.Names.JavaScript = Dictionary(
            Names=Array(["js", Dictionary(S=Name.JavaScript, JS='var n = "Johansson"')])
        )
        root.PageLabels = Dictionary(Nums=Array([0, Dictionary(P="Johansson-", S=Name.D)]))
        obj.PieceInfo = Dictionary(App=Dictionary(Private=Dictionary(N=NAME)))
        obj.Thumb = pdf.make_stream(b"\xff\x00\x00" * 64)
        obj.Annots = Array(
            [
                Dictionary(
                    Type=Name.Annot,
                    Subtype=Name.Text,
                    Contents="Johansson complained",
                    T="Dr Johansson",
                    Rect=Array([300, 700, 320, 720]),
                ),
                Dictionary(
                    Type=Name.Annot,
                    Subtype=Name.Link,
                    Rect=Array([72, 770, 200, 795]),
                    A=Dictionary(S=Name.URI, URI="https://ehr.example/Johansson"),
                ),
            ]
        )
        obj.Resources.XObject = Dictionary(
            Unused=form_xobject(pdf, b"BT /F1 11 Tf (Unused Johansson) Tj ET")
        )
        obj.Resources.Font.F1.Johansson = "key of a font"
        obj.Resources.Font.Johansson = obj.Resources.Font.F1

    content = (
        b"/P <</MCID 0 /ActualText (Johansson marked)>> BDC"
        b" BT /Johansson 11 Tf 72 780 Td (Visible text of the letter) Tj ET EMC"
        b" /OC /OC1 BDC BT /Johansson 11 Tf 72 740 Td (Text in a hidden layer) Tj ET EMC"
        b" /Johansson MP (Johansson) nonsense (Johansson) 0 g % comment Johansson\n"
    )
    return raw(path, content, prepare=add)


def picture_of(text: str, width: int, height: int) -> ImageReader:
    image = Image.new("L", (width, height), 255)
    ImageDraw.Draw(image).text((width // 10, height // 3), text, fill=0, font_size=height // 4)
    data = BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return ImageReader(data)


def with_picture(path: Path, *, width: float, height: float) -> Path:
    """A letter with a logo, or a scan if the picture is large."""
    page = page_canvas(path)
    page.setFont("Helvetica", 11)
    page.drawString(72, 780, "Patient: Maria Johansson, ward 4")
    page.drawImage(picture_of("St. Alma", 400, 120), 72, 100, width, height)
    page.save()
    return path


def scan_with_hidden_text(path: Path) -> Path:
    """A small scan whose recognised text lies invisibly on it."""
    page = page_canvas(path)
    page.drawImage(picture_of("Maria Johansson", 400, 60), 72, 600, 200, 30)
    text = page.beginText(80, 610)
    text.setFont("Helvetica", 9)
    text.setTextRenderMode(3)
    text.textOut("Maria Johansson, ward 4")
    page.drawText(text)
    page.save()
    return path


def encrypted(path: Path, *, user: str) -> Path:
    plain = letter(path.with_suffix(".plain.pdf"))
    with pikepdf.open(plain) as pdf:
        pdf.save(path, encryption=pikepdf.Encryption(owner="owner", user=user))
    plain.unlink()
    return path
