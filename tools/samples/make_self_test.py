"""Make the files of `incognote --self-test` in resources/self-test: one small note in every format.

The person, the doctor and the numbers are invented. `app/self_test.py` says what is in them.

Run: PYTHONPATH=$PWD python tools/samples/make_self_test.py
"""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from xml.sax.saxutils import escape

import docx
import openpyxl
from PIL import Image, ImageDraw, ImageFont
from reportlab.pdfgen.canvas import Canvas

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "resources" / "self-test"
LINES = (
    "Patient: Thaddeus Okonkwo",
    "MRN: 40-771-926",
    "Seen on 02/09/2025 by Dr. Priya Venkataraman.",
    "The patient has hypertension and takes metformin every day.",
)
FIELDS = {
    "patient_name": "Thaddeus Okonkwo",
    "mrn": "40-771-926",
    "note": " ".join(LINES[2:]),
}
HL7 = (
    "MSH|^~\\&|LAB|WARD|EHR|WARD|20250209184200||ORU^R01|17|P|2.5",
    "PID|1||40-771-926^^^WARD^MR||Okonkwo^Thaddeus||19570314|M",
    f"OBX|1|TX|NOTE^Note||{FIELDS['note']}||||||F",
)


def main() -> None:
    """Write every file."""
    TARGET.mkdir(exist_ok=True)
    texts = {
        "note.txt": "\n".join(LINES) + "\n",
        "note.csv": _table(","),
        "note.tsv": _table("\t"),
        "note.hl7": "\r".join(HL7) + "\r",
        "note.json": json.dumps(FIELDS, indent=2) + "\n",
        "note.xml": _xml(),
    }
    for name, text in texts.items():
        (TARGET / name).write_bytes(text.encode())
    document = docx.Document()
    for line in LINES:
        document.add_paragraph(line)
    document.save(str(TARGET / "note.docx"))
    _workbook(TARGET / "note.xlsx")
    _pdf(TARGET / "note.pdf")
    page = _picture()
    page.save(TARGET / "scan.png", optimize=True, dpi=(150, 150))
    page.convert("1").save(TARGET / "scan.tiff", compression="group4", dpi=(150, 150))
    page.save(TARGET / "scan.jpg", quality=60, dpi=(150, 150))
    page.save(TARGET / "scan.pdf", resolution=150)


def _table(separator: str) -> str:
    written = io.StringIO()
    rows = csv.writer(written, delimiter=separator, lineterminator="\n")
    rows.writerows((FIELDS.keys(), FIELDS.values()))
    return written.getvalue()


def _workbook(path: Path) -> None:
    book = openpyxl.Workbook()
    for row in (tuple(FIELDS.keys()), tuple(FIELDS.values())):
        book.active.append(row)
    book.save(path)


def _xml() -> str:
    inside = "".join(f"  <{name}>{escape(text)}</{name}>\n" for name, text in FIELDS.items())
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<record>\n{inside}</record>\n'


def _pdf(path: Path) -> None:
    canvas = Canvas(str(path), pagesize=(420, 300), invariant=1)
    for row, line in enumerate(LINES):
        canvas.drawString(40, 250 - 24 * row, line)
    canvas.save()


def _picture() -> Image.Image:
    page = Image.new("L", (1100, 420), 255)
    font = ImageFont.truetype(str(ROOT / "resources" / "fonts" / "LiberationSans-Regular.ttf"), 30)
    for row, line in enumerate(LINES):
        ImageDraw.Draw(page).text((60, 60 + 70 * row), line, 0, font)
    return page


if __name__ == "__main__":
    main()
