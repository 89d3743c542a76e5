"""Fictional documents as hospitals have them, made by other programs than this one."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import docx
import numpy as np
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.shared import Mm, Pt
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate, Paragraph, Table, TableStyle

from app.paths import RESOURCES

_SEED = 7
_LETTER = (
    "Dear Dr. Achterberg,",
    "Thank you for referring Mrs. Ingrid Venkataraman, born 14 March 1951, whom we saw in our"
    " cardiology clinic on 3 June 2025. She lives at 27 Harbour Lane, Millbrook, with her husband"
    " Dominic and can be reached at (555) 010-4471.",
    "Mrs. Venkataraman has had atrial fibrillation since 2019 and takes apixaban 5 mg twice daily."
    " Over the last three months she noticed shortness of breath on stairs. There was no chest pain"
    " and no syncope. Blood pressure was 138/82 mmHg, the pulse 76 and irregular.",
    "The echocardiogram of 5 June 2025 showed a preserved ejection fraction of 55 % and a mildly"
    " enlarged left atrium. We suggest to continue the present treatment and to see her again in"
    " December. Her daughter, Priya Venkataraman-Szabo, will accompany her.",
    "Please write to thomas.lindqvist@stalma.example with any question.",
    "With kind regards,",
)
_HEAD = (
    ("Patient", "Ingrid Venkataraman"),
    ("Record number", "40-771-926"),
    ("Date of letter", "12 June 2025"),
)
_SIGNED = ("Thomas Lindqvist, MD", "Consultant Cardiologist")
_REPORT = (
    "<b>History.</b> Mr. Marisol Delacroix, a 58-year-old teacher from Eastport, was admitted on"
    " 11 February 2025 after he fell from a ladder at his home, 8 Quarry Road. His wife Beatrix"
    " called the ambulance at once. He remembers the fall and did not lose consciousness.",
    "<b>Findings.</b> The right wrist was swollen and tender. Radiographs of the same day show a"
    " fracture of the distal radius without displacement. Dr. Oluwaseun Okonkwo of Radiology"
    " confirmed the finding by telephone. Sensation and circulation of the hand were normal.",
    "<b>Course.</b> A cast was applied by Nurse Henrik Szabo. Mr. Delacroix was given paracetamol"
    " and left the same evening. On 18 February 2025 the cast was checked by Dr. Marchetti; the"
    " fingers were warm and could be moved freely.",
    "<b>Plan.</b> The cast stays for five weeks. An appointment was made for 21 March 2025 in the"
    " clinic of Dr. Marchetti, telephone (555) 010-7732. Mr. Delacroix was told to come earlier if"
    " the hand swells, hurts more or becomes numb.",
    "<b>Work.</b> A certificate was issued for Eastport Grammar School until 31 March 2025. His"
    " insurance number 884-20-1175 was passed to the accounts office.",
)
_FIELDS = (
    ("Surname", "Okonkwo"),
    ("First name", "Thaddeus"),
    ("Date of birth", "09/02/1944"),
    ("Address", "114 Mill Street, Northford"),
    ("Telephone", "(555) 010-2246"),
    ("Family doctor", "Dr. Marchetti"),
    ("Allergies", "Penicillin (rash, 2003)"),
    ("Present complaint", "Cough and fever for four days"),
)
_FAX = (
    "ST. ALMA HOSPITAL    Ward 7 North",
    "FAX to: Dr. Henrik Achterberg, 555-010-9080",
    "",
    "Patient:  Beatrix Marchetti    DOB 22/11/1938",
    "MRN:  51-228-640",
    "",
    "Mrs. Marchetti was admitted on 4 May 2025 with",
    "pneumonia of the right lower lobe. She was treated",
    "with amoxicillin for seven days and recovered well.",
    "Her son, Dominic Marchetti, collected her on",
    "13 May 2025. Oxygen is not needed at home.",
    "",
    "Please check the chest radiograph in six weeks.",
    "",
    "Dr. Priya Szabo, Ward 7 North",
)
_LAB_HEAD = (
    ("Patient", "Henrik Lindqvist", "Born", "30.08.1967"),
    ("Record", "62-104-388", "Collected", "17.04.2025 07:40"),
    ("Ordered by", "Dr. A. Delacroix", "Reported", "17.04.2025 11:15"),
)
_RESULTS = (
    ("Test", "Result", "Unit", "Reference", "Validated by"),
    ("Haemoglobin", "13.1", "g/dL", "13.5–17.5", "M. Okonkwo"),
    ("Leukocytes", "11.8", "10⁹/L", "4.0–10.0", "M. Okonkwo"),
    ("Platelets", "241", "10⁹/L", "150–400", "M. Okonkwo"),
    ("Sodium", "139", "mmol/L", "135–145", "P. Szabo"),
    ("Potassium", "4.4", "mmol/L", "3.5–5.1", "P. Szabo"),
    ("Creatinine", "96", "µmol/L", "62–106", "P. Szabo"),
    ("C-reactive protein", "48", "mg/L", "< 5", "P. Szabo"),
    ("Glucose", "6.2", "mmol/L", "3.9–5.6", "P. Szabo"),
)
_REMARK = "Result of CRP told to Dr. Delacroix by telephone at 11:02 (Szabo)."


def make_all(folder: Path) -> list[Path]:
    """Seven files; the same bytes but for what the libraries say of themselves."""
    return [
        letter_pdf(folder / "letter.pdf"),
        report_pdf(folder / "report.pdf"),
        form_pdf(folder / "form.pdf"),
        fax_pdf(folder / "fax.pdf"),
        lab_pdf(folder / "lab.pdf"),
        letter_docx(folder / "letter.docx"),
        lab_docx(folder / "lab.docx"),
    ]


def letter_pdf(path: Path) -> Path:
    """A letter with a letterhead, a stamp with a name, and a signature block."""
    page = Canvas(str(path), pagesize=A4, invariant=1)
    width, height = A4
    page.drawImage(_reader(letterhead()), 22 * mm, height - 36 * mm, 70 * mm, 17.5 * mm)
    page.setStrokeColorRGB(0.1, 0.25, 0.5)
    page.line(22 * mm, height - 39 * mm, width - 22 * mm, height - 39 * mm)
    y = height - 50 * mm
    for name, value in _HEAD:
        page.setFont("Times-Bold", 11)
        page.drawString(22 * mm, y, f"{name}:")
        page.setFont("Times-Roman", 11)
        page.drawString(55 * mm, y, value)
        y -= 15
    style = ParagraphStyle("body", fontName="Times-Roman", fontSize=11, leading=14.5, alignment=4)
    y -= 14
    for text in _LETTER:
        paragraph = Paragraph(text, style)
        _, tall = paragraph.wrap(width - 44 * mm, height)
        paragraph.drawOn(page, 22 * mm, y - tall)
        y -= tall + 9
    page.setFont("Times-Italic", 11)
    for number, line in enumerate(_SIGNED):
        page.drawString(22 * mm, y - 40 - 14 * number, line)
    page.saveState()
    page.translate(120 * mm, y - 22 * mm)
    page.rotate(8)
    page.drawImage(_reader(stamp()), 0, 0, 52 * mm, 19.5 * mm, mask="auto")
    page.restoreState()
    page.save()
    return path


def report_pdf(path: Path) -> Path:
    """Two columns of justified text below a title."""
    document = BaseDocTemplate(str(path), pagesize=A4, invariant=1)
    width, height = A4
    column = (width - 50 * mm) / 2
    frames = [
        Frame(20 * mm + side * (column + 10 * mm), 150 * mm, column, height - 200 * mm)
        for side in (0, 1)
    ]

    def title(page: Canvas, _: object) -> None:
        page.setFont("Helvetica-Bold", 15)
        page.drawString(20 * mm, height - 28 * mm, "Discharge report: Marisol Delacroix")
        page.setFont("Helvetica", 9)
        page.drawString(20 * mm, height - 35 * mm, "Case 2025-004417, St. Alma Hospital, Eastport")

    document.addPageTemplates(PageTemplate(frames=frames, onPage=title))
    style = ParagraphStyle("column", fontName="Helvetica", fontSize=9, leading=12, alignment=4)
    style.spaceAfter = 6
    document.build([Paragraph(text, style) for text in _REPORT])
    return path


def form_pdf(path: Path) -> Path:
    """An AcroForm with text fields and check boxes."""
    page = Canvas(str(path), pagesize=A4, invariant=1)
    _, height = A4
    page.setFont("Helvetica-Bold", 14)
    page.drawString(22 * mm, height - 30 * mm, "Admission form")
    page.setFont("Helvetica", 10)
    for row, (name, value) in enumerate(_FIELDS):
        y = height - (45 + 11 * row) * mm
        page.drawString(22 * mm, y + 5, name)
        page.acroForm.textfield(
            name=name, value=value, x=65 * mm, y=y, width=110 * mm, height=20,
            fontName="Helvetica", fontSize=10, borderWidth=1, fillColor=colors.whitesmoke,
        )  # fmt: skip
    y = height - 140 * mm
    for column, (name, checked) in enumerate((("Smoker", False), ("Diabetes", True))):
        x = (22 + 45 * column) * mm
        page.acroForm.checkbox(name=name, checked=checked, x=x, y=y, size=14, buttonStyle="check")
        page.drawString(x + 20, y + 3, name)
    page.save()
    return path


def fax_pdf(path: Path) -> Path:
    """A page of black and white pixels at 200 dots an inch, askew and with specks."""
    page = Image.new("L", (1654, 1200), 255)
    letters = ImageFont.truetype(RESOURCES / "fonts" / "LiberationMono-Regular.ttf", 36)
    for row, line in enumerate(_FAX):
        ImageDraw.Draw(page).text((130, 120 + 62 * row), line, fill=20, font=letters)
    page = page.rotate(0.8, Image.Resampling.BICUBIC, fillcolor=255)
    page = page.filter(ImageFilter.GaussianBlur(0.8))
    chance = np.random.default_rng(_SEED)
    pixels = np.asarray(page, dtype=float) + chance.normal(0, 22, (page.height, page.width))
    specks = chance.random(pixels.shape)
    pixels[specks < 0.0015] = 0
    bilevel = Image.fromarray(((pixels > 150) * 255).astype(np.uint8)).convert("1")
    made = Canvas(str(path), pagesize=(1654 * 0.36, 1200 * 0.36), invariant=1)
    made.drawImage(_reader(bilevel), 0, 0, 1654 * 0.36, 1200 * 0.36)
    made.save()
    return path


def lab_pdf(path: Path) -> Path:
    """Tables with rules and shaded rows."""
    page = Canvas(str(path), pagesize=A4, invariant=1)
    width, height = A4
    page.setFont("Helvetica-Bold", 13)
    page.drawString(20 * mm, height - 25 * mm, "Laboratory report")
    grid = [("GRID", (0, 0), (-1, -1), 0.5, colors.grey), ("FONTSIZE", (0, 0), (-1, -1), 9)]
    head = Table(_LAB_HEAD, colWidths=[25 * mm, 60 * mm, 25 * mm, 60 * mm], style=TableStyle(grid))
    head.wrapOn(page, width, height)
    head.drawOn(page, 20 * mm, height - 52 * mm)
    shaded = [
        *grid,
        ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#1f3d66")),
        ("TEXTCOLOR", (0, 0), (-1, 0), colors.white),
        ("ROWBACKGROUNDS", (0, 1), (-1, -1), (colors.white, colors.HexColor("#e8eef6"))),
    ]
    # The typefaces that every viewer has know no raised digits.
    rows = [[cell.replace("⁹", "^9") for cell in row] for row in _RESULTS]
    widths = [45 * mm, 25 * mm, 25 * mm, 35 * mm, 40 * mm]
    table = Table(rows, colWidths=widths, style=TableStyle(shaded))
    table.wrapOn(page, width, height)
    table.drawOn(page, 20 * mm, height - 118 * mm)
    page.setFont("Helvetica", 9)
    page.drawString(20 * mm, height - 128 * mm, _REMARK)
    page.save()
    return path


def letter_docx(path: Path) -> Path:
    """The letter as a Word document, with its letterhead in the header."""
    document = _word_document()
    header = document.sections[0].header.paragraphs[0]
    header.add_run().add_picture(_png(letterhead()), width=Mm(70))
    for name, value in _HEAD:
        line = document.add_paragraph()
        line.paragraph_format.space_after = Pt(0)
        line.add_run(f"{name}:\t").bold = True
        line.add_run(value)
    document.add_paragraph()
    for text in _LETTER:
        document.add_paragraph(text).alignment = WD_ALIGN_PARAGRAPH.JUSTIFY
    document.add_picture(_png(stamp()), width=Mm(52))
    for signed in _SIGNED:
        document.add_paragraph().add_run(signed).italic = True
    document.save(str(path))
    return path


def lab_docx(path: Path) -> Path:
    """The tables as a Word document."""
    document = _word_document()
    document.add_heading("Laboratory report", 1)
    for rows, look in ((_LAB_HEAD, "Table Grid"), (_RESULTS, "Light Grid Accent 1")):
        table = document.add_table(rows=0, cols=len(rows[0]), style=look)
        for row in rows:
            for cell, text in zip(table.add_row().cells, row, strict=True):
                cell.text = text
        document.add_paragraph()
    document.add_paragraph(_REMARK)
    document.save(str(path))
    return path


def letterhead() -> Image.Image:
    """A logo with the hospital's name and telephone number."""
    made = Image.new("RGB", (840, 210), "white")
    pen = ImageDraw.Draw(made)
    pen.ellipse((10, 25, 170, 185), fill=(26, 64, 128))
    pen.rectangle((78, 50, 102, 160), fill="white")
    pen.rectangle((35, 93, 145, 117), fill="white")
    pen.text((200, 35), "St. Alma Hospital", fill=(26, 64, 128), font=_font("Bold", 66))
    pen.text(
        (202, 120), "Millbrook  ·  (555) 010-4400", fill=(90, 90, 90), font=_font("Regular", 40)
    )
    return made


def stamp() -> Image.Image:
    """Blue ink on nothing."""
    made = Image.new("RGBA", (800, 300), (30, 50, 160, 0))
    pen, ink = ImageDraw.Draw(made), (30, 50, 160, 230)
    pen.rounded_rectangle((8, 8, 792, 292), 24, outline=ink, width=8)
    pen.text((50, 40), "Dr. Thomas Lindqvist", fill=ink, font=_font("Bold", 66))
    pen.text((50, 130), "Cardiology, room 214", fill=ink, font=_font("Regular", 50))
    pen.text((50, 205), "Licence 77-30418", fill=ink, font=_font("Regular", 50))
    return made


def _font(weight: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(RESOURCES / "fonts" / f"LiberationSans-{weight}.ttf", size)


def _png(picture: Image.Image) -> BytesIO:
    data = BytesIO()
    picture.save(data, "PNG")
    data.seek(0)
    return data


def _reader(picture: Image.Image) -> ImageReader:
    return ImageReader(_png(picture))


def _word_document() -> docx.document.Document:
    document = docx.Document()
    section = document.sections[0]
    section.page_width, section.page_height = Mm(210), Mm(297)
    document.styles["Normal"].font.name = "Calibri"
    document.styles["Normal"].font.size = Pt(11)
    return document
