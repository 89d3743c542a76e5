"""Word documents that set their text in every way that the window shows, also by chance."""

from __future__ import annotations

import random
from pathlib import Path

import docx
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.shared import Pt

_WORDS = (
    *("Okonkwo", "slept", "🙂", "Å", "ward 4", "02/09/2025", "…", "a\tb", "two  blanks", "café"),
    *("x" * 60, "e\u0301", "\u2028", "(541) 555-0119"),
)


def letter(path: Path) -> Path:
    """A letter with a header, a title, headings, lists, a table with a wide cell, a footer."""
    made = docx.Document()
    section = made.sections[0]
    section.header.paragraphs[0].text = "Alma Hospital"
    section.footer.paragraphs[0].text = "Page of Okonkwo"
    made.add_heading("Discharge summary", 0)
    made.add_heading("History", 1)
    text = made.add_paragraph("Seen by ")
    text.add_run("Dr Keller").bold = True
    text.add_run(" and ").italic = True
    text.add_run("nurse Berg").underline = True
    text.add_run("\nat home")
    made.add_paragraph("in the middle").alignment = WD_ALIGN_PARAGRAPH.CENTER
    for words in ("first", "second"):
        made.add_paragraph(words, style="List Number")
    made.add_paragraph("a point", style="List Bullet")
    table = made.add_table(2, 3)
    table.cell(0, 0).merge(table.cell(0, 1)).text = "Wide"
    table.cell(0, 2).text = "Right"
    for column, words in enumerate(("Na", "141", "mmol/l")):
        table.cell(1, column).text = words
    table.cell(1, 1).add_paragraph("again 142")
    made.add_paragraph("After the table.")
    made.save(str(path))
    return path


def by_chance(path: Path, seed: int) -> Path:
    """Paragraphs and tables of all kinds, the same for the same seed."""
    chance, made = random.Random(seed), docx.Document()
    for _ in range(chance.randrange(1, 12)):
        match chance.randrange(6):
            case 0:
                made.add_heading(_said(chance), chance.randrange(0, 5))
            case 1:
                made.add_paragraph(_said(chance), style="List Number")
            case 2:
                made.add_paragraph(_said(chance), style="List Bullet 2")
            case 3:
                rows, columns = chance.randrange(1, 4), chance.randrange(1, 4)
                table = made.add_table(rows, columns)
                for cell in (cell for row in table.rows for cell in row.cells):
                    cell.text = _said(chance)
                    if chance.random() < 0.2:
                        cell.add_table(1, 2).cell(0, 1).text = _said(chance)
                    if chance.random() < 0.3:
                        cell.add_paragraph(_said(chance))
                if columns > 1:
                    table.cell(0, 0).merge(table.cell(rows - 1, 1))
            case _:
                paragraph = made.add_paragraph()
                for _ in range(chance.randrange(0, 4)):
                    run = paragraph.add_run(_said(chance))
                    run.bold, run.italic = chance.random() < 0.5, chance.random() < 0.3
                    run.font.size = Pt(chance.choice((8, 11, 20)))
    made.sections[0].header.paragraphs[0].text = _said(chance)
    made.save(str(path))
    return path


def _said(chance: random.Random) -> str:
    return " ".join(chance.choices(_WORDS, k=chance.randrange(0, 7)))
