"""Make the fictional samples in resources/samples. Every person, number and place is invented."""

# ruff: noqa: E501 - the lines of a note are as long as they are

from __future__ import annotations

from pathlib import Path

import docx
from docx.shared import Pt
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.styles import ParagraphStyle, getSampleStyleSheet
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import PageBreak, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from app.training.corpora import inline

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "resources" / "samples"
STAY = ROOT / "tools" / "samples" / "stay.txt"
TRANSLATED = ROOT / "tools" / "samples" / "translated"
PAGE_END = "---"

NOTE = """\
EMERGENCY DEPARTMENT NOTE
Harlow Bay General Hospital, 2210 Tidewater Avenue, Port Ansel, OR 97459

Patient: Thaddeus Okonkwo            MRN: 40-771-926
DOB: 03/14/1957   Age: 67            Arrival: 02/09/2025 18:42
PCP: Dr. Priya Venkataraman, (541) 555-0148

HPI: Mr. Okonkwo is a 67 y/o retired tugboat captain with Parkinson's disease and CAD s/p CABG in 2016,
brought in by his daughter Ngozi after a fall at home in Coos Landing on Sunday. He was seen at Mercy Point
Clinic last Thursday for dizziness. Ngozi can be reached at 541-555-0172 or ngozi.okonkwo@example.com.

Meds: carbidopa/levodopa 25/100 TID, Plavix 75 mg, Lipitor 40 mg. Allergies: none.
Exam: BP 128/74, HR 82, SpO2 97% RA. GCS 15. 5/5 strength. Babinski negative. Romberg positive.
CT head: no acute bleed. Hgb 13.1, Cr 1.02, troponin 0.01 -> 0.01.

A/P: Mechanical fall, likely orthostatic. Discussed with Dr. Venkataraman, who will see Thaddeus on 2/14.
Return precautions given to Mr. Okonkwo and his daughter. Walker ordered, delivery ref. DLV-338120.

Electronically signed: Marguerite Solheim, MD  02/09/2025 21:17   [msolheim]
"""

LETTER_BLOCKS = (
    "14 March 2025",
    "Dr. Tomasz Wierzbicki\nFenwick Row Surgery\n8 Fenwick Row\nLower Aldham LA9 7QT",
    "Dear Tomasz,",
    "Re: Mrs. Rosalind Achterberg, born 22 June 1949, NHS number 943 476 5919",
    "Thank you for asking me to see Mrs. Achterberg, a 75-year-old former headmistress, whom I reviewed "
    "in the respiratory clinic at St. Cuthbert's Infirmary on 11 March. She lives alone in Lower Aldham "
    "and is visited by her son Pieter, who drives over from Carlow Bridge at weekends.",
    "Rosalind has had three exacerbations of COPD since November. On examination she was comfortable, "
    "with saturations of 93 % on air and scattered wheeze. There was no clubbing and no cor pulmonale. "
    "I do not think that this is Wegener's; the Hodgkin lymphoma treated in 1998 remains in remission.",
    "I have started her on Trelegy once daily and asked the community team (tel. 01632 960158) to visit. "
    "Should she deteriorate, Pieter can be reached on 07700 900461.",
    "Yours sincerely,",
    "Dr. Ingrid Halvorsen\nConsultant Respiratory Physician\nGMC 7284915\n"
    "ingrid.halvorsen@stcuthberts.example",
)

SUMMARY_HEAD = (
    ("Patient", "Delacroix-Nguyen, Marisol", "Medical record no.", "HB-2093817"),
    ("Date of birth", "07/22/1984", "Account", "7700-31982-4"),
    ("Admitted", "01/18/2025", "Discharged", "01/23/2025"),
    ("Attending", "Bartholomew Quist, MD", "Unit", "6 West"),
)
SUMMARY_COURSE = (
    "Ms. Delacroix-Nguyen is a 40-year-old immigration lawyer with Crohn's disease, admitted through the "
    "emergency department of Harlow Bay General Hospital with two days of fever and right lower quadrant "
    "pain. She had last been seen by Dr. Anneliese Fairweather at Northgate Digestive Health in August "
    "2024, when infliximab was started.",
    "CT showed a 3.2 cm abscess next to the terminal ileum. Interventional radiology placed a pigtail "
    "drain on January 19. Cultures grew E. coli. She was treated with Zosyn and changed to Augmentin on "
    "January 21. Marisol tolerated a low-residue diet from hospital day 3. The "
    "Foley catheter was removed on day 1.",
    "Her husband, Dominic Nguyen, was taught drain care. He works nights for Tidewater Ferries "
    "and asks to be called after 3 pm at (541) 555-0119.",
)
SUMMARY_LABS = (
    ("Test", "01/18", "01/20", "01/23", "Reference"),
    ("WBC (10^9/L)", "17.4", "12.0", "8.1", "4.0-11.0"),
    ("Hemoglobin (g/dL)", "10.9", "10.4", "10.8", "12.0-16.0"),
    ("CRP (mg/L)", "184", "96", "22", "<5"),
    ("Creatinine (mg/dL)", "0.9", "0.8", "0.8", "0.5-1.1"),
)
SUMMARY_PLAN = (
    "Follow-up with Dr. Fairweather on 02/03/2025 at Northgate Digestive Health, 415 Juniper Street, "
    "Eugene, OR 97401, phone (541) 555-0136, fax (541) 555-0137. Drain study in one week.",
    "Augmentin 875 mg twice a day until February 1. Infliximab on hold. Return for fever, drain output "
    "over 50 mL a day, or bleeding.",
    "Insurance: Cascade Mutual, member ID CMX 4417 2098 31. Marisol has the patient portal login "
    "mdelacroix84.",
)


def _make_note() -> None:
    (SAMPLES / "sample-note.txt").write_text(NOTE, encoding="utf-8")


def _make_letter() -> None:
    letter = docx.Document()
    letter.styles["Normal"].font.name = "Calibri"
    letter.styles["Normal"].font.size = Pt(11)
    header = letter.sections[0].header.paragraphs[0]
    header.add_run("St. Cuthbert's Infirmary").bold = True
    header.add_run("  ·  Department of Respiratory Medicine  ·  Great Marlow Road, Aldham")
    letter.sections[0].footer.paragraphs[0].text = "R. Achterberg · hospital no. SC 558102"
    for block in LETTER_BLOCKS:
        paragraph = letter.add_paragraph()
        if block.startswith("Re:"):
            paragraph.add_run(block).bold = True
        else:
            paragraph.add_run(block)
    table = letter.add_table(rows=1, cols=3)
    table.style = "Light Grid Accent 1"
    for cell, text in zip(
        table.rows[0].cells, ("Spirometry", "11 March 2025", "2 Sept 2024"), strict=True
    ):
        cell.text = text
    for row in (("FEV1", "1.12 L (54 %)", "1.31 L (62 %)"), ("FVC", "2.40 L", "2.52 L")):
        for cell, text in zip(table.add_row().cells, row, strict=True):
            cell.text = text
    letter.save(str(SAMPLES / "sample-letter.docx"))


def _make_summary() -> None:
    styles = getSampleStyleSheet()
    body = ParagraphStyle(
        "body", parent=styles["BodyText"], fontSize=10.5, leading=14.5, spaceAfter=6
    )
    heading = ParagraphStyle("heading", parent=styles["Heading2"], fontSize=12, spaceBefore=10)
    plain = [("FONTSIZE", (0, 0), (-1, -1), 9.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)]
    head = Table(SUMMARY_HEAD, colWidths=(85, 165, 105, 125), hAlign="LEFT")
    head.setStyle(
        TableStyle(
            [
                *plain,
                ("TEXTCOLOR", (0, 0), (0, -1), colors.grey),
                ("TEXTCOLOR", (2, 0), (2, -1), colors.grey),
            ]
        )
    )
    labs = Table(SUMMARY_LABS, colWidths=(130, 70, 70, 70, 90), hAlign="LEFT")
    labs.setStyle(
        TableStyle(
            [
                *plain,
                ("LINEBELOW", (0, 0), (-1, 0), 0.75, colors.black),
                ("LINEBELOW", (0, 1), (-1, -1), 0.25, colors.lightgrey),
            ]
        )
    )
    story = [
        Paragraph("Discharge summary", styles["Title"]),
        Paragraph(
            "Harlow Bay General Hospital · 2210 Tidewater Avenue, Port Ansel, OR 97459", body
        ),
        Spacer(0, 8),
        head,
        Spacer(0, 8),
        Paragraph("Hospital course", heading),
        *(Paragraph(text, body) for text in SUMMARY_COURSE),
        Paragraph("Results", heading),
        labs,
        PageBreak(),
        Paragraph("Plan", heading),
        *(Paragraph(text, body) for text in SUMMARY_PLAN),
        Spacer(0, 16),
        Paragraph("Electronically signed by Bartholomew Quist, MD, 01/23/2025 14:06", body),
        Paragraph("cc: Anneliese Fairweather, MD", body),
    ]

    def footer(canvas: object, page: object) -> None:
        canvas.setFont("Helvetica", 8)  # type: ignore[attr-defined]
        canvas.drawString(72, 40, f"M. Delacroix-Nguyen · HB-2093817 · page {page.page}")  # type: ignore[attr-defined]

    target = SimpleDocTemplate(
        str(SAMPLES / "sample-summary.pdf"),
        pagesize=LETTER,
        title="Discharge summary Marisol Delacroix-Nguyen",
        author="Bartholomew Quist",
        invariant=1,
    )
    target.build(story, onFirstPage=footer, onLaterPages=footer)


def _make_stay() -> None:
    """Ten pages, on which every identifier is known: the speed of a review is measured on them."""
    (note,) = inline.parse(STAY.read_text(encoding="utf-8"), STAY.name)
    page = Canvas(str(SAMPLES / "sample-stay.pdf"), pagesize=LETTER, invariant=1)
    for lines in note.text.split(f"\n{PAGE_END}\n"):
        text = page.beginText(54, 744)
        text.setFont("Helvetica", 10)
        text.setLeading(17)
        text.textLines(lines.strip("\n"))
        page.drawText(text)
        page.showPage()
    page.save()


def _make_translated() -> None:
    """Notes, letters and summaries of other languages, on which every identifier is marked."""
    for marked in sorted(TRANSLATED.glob("*.txt")):
        folder = SAMPLES / marked.stem
        folder.mkdir(exist_ok=True)
        for sample in inline.parse(marked.read_text(encoding="utf-8"), marked.name):
            target = folder / sample.id
            make = {".txt": _make_text, ".docx": _make_word, ".pdf": _make_pdf}[target.suffix]
            make(sample.text, target)


def _make_text(text: str, target: Path) -> None:
    target.write_text(text + "\n", encoding="utf-8")


def _make_word(text: str, target: Path) -> None:
    head, *blocks = text.split("\n\n")
    letter = docx.Document()
    letter.styles["Normal"].font.name = "Calibri"
    letter.styles["Normal"].font.size = Pt(11)
    institution, dot, rest = head.partition(" · ")
    header = letter.sections[0].header.paragraphs[0]
    header.add_run(institution).bold = True
    header.add_run(dot + rest)
    for block in blocks:
        letter.add_paragraph(block)
    letter.core_properties.author = letter.core_properties.comments = ""
    letter.save(str(target))


def _make_pdf(text: str, target: Path) -> None:
    styles = getSampleStyleSheet()
    body = ParagraphStyle(
        "body", parent=styles["BodyText"], fontSize=10.5, leading=14.5, spaceAfter=6
    )
    heading = ParagraphStyle("heading", parent=styles["Heading2"], fontSize=12, spaceBefore=10)
    title, _, rest = text.partition("\n")
    story = [Paragraph(title, styles["Title"])]
    for block in rest.split("\n\n"):
        is_heading = len(block.split()) == 1
        story.append(
            Paragraph(block.strip().replace("\n", "<br/>"), heading if is_heading else body)
        )
    SimpleDocTemplate(str(target), pagesize=A4, title=title, invariant=1).build(story)


if __name__ == "__main__":
    SAMPLES.mkdir(parents=True, exist_ok=True)
    _make_translated()
    _make_note()
    _make_letter()
    _make_summary()
    _make_stay()
