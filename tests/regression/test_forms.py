"""Forms with a letter in each box, and forms with labels in their first column."""

from __future__ import annotations

from pathlib import Path

import docx
import openpyxl
import pytest

from app.engine.domain.document import Document
from app.engine.domain.export import Mode
from app.formats.base import Options
from app.progress import NullReporter
from app.sandbox.worker import Worker
from app.workflow.export import plan_export
from app.workflow.scan import Scanner, open_document

KEY = bytes(range(32))
BOXES = {
    "Surname": "QUILLFEATHER",
    "First name": "ZEPHYRINA",
    "Date of birth": "14031957",
    "NHS number": "9434765919",
    "Telephone": "07700900461",
}
REASON = "Reason for admission: pneumonia. CRP 143 mg/L."


def as_word(path: Path) -> Path:
    document = docx.Document()
    for label, value in BOXES.items():
        cells = document.add_table(1, 1 + len(value)).rows[0].cells
        for cell, written in zip(cells, (label, *value), strict=True):
            cell.text = written
        document.add_paragraph()
    document.add_paragraph(REASON)
    document.save(str(path))
    return path


def as_workbook(path: Path) -> Path:
    book = openpyxl.Workbook()
    for label, value in BOXES.items():
        book.active.append([label, *value])
    book.active.append([REASON])
    book.save(path)
    return path


def as_text(path: Path) -> Path:
    rows = (f"{label}: | {' | '.join(value)} |" for label, value in BOXES.items())
    path.write_text("\n".join((*rows, REASON)), encoding="utf-8")
    return path


FORMS = {"form.docx": as_word, "form.xlsx": as_workbook, "form.txt": as_text}


def opened(path: Path, worker: Worker) -> Document:
    return open_document(path, Options(), worker, NullReporter())


@pytest.mark.parametrize("name", FORMS)
def test_what_stands_in_boxes_is_found_whole(
    name: str, engine: Scanner, worker: Worker, tmp_path: Path
) -> None:
    document = opened(FORMS[name](tmp_path / name), worker)
    found = "".join(
        f.span.of(document.text) for f in engine.scan(document, NullReporter()).findings
    )
    assert "".join(filter(str.isalnum, found)) == "".join(BOXES.values())


@pytest.mark.parametrize("name", ["form.docx", "form.xlsx"])
def test_letters_in_cells_are_not_enciphered(
    name: str, engine: Scanner, worker: Worker, tmp_path: Path
) -> None:
    document = opened(FORMS[name](tmp_path / name), worker)
    _, plan = plan_export(engine.scan(document, NullReporter()), Mode.SURROGATE, KEY)
    assert plan.edits
    assert all(edit.replacement.startswith("[") for edit in plan.edits)


def test_labels_below_the_first_one_are_no_values_of_it(
    engine: Scanner, worker: Worker, tmp_path: Path
) -> None:
    book = openpyxl.Workbook()
    rows = {"Surname": "Quillfeather", "First name": "Zephyrina", "Date of birth": "14/03/1957"}
    for row in (*rows.items(), (REASON, None), ("Telephone", "07700 900461")):
        book.active.append(row)
    book.save(tmp_path / "form.xlsx")
    document = opened(tmp_path / "form.xlsx", worker)
    found = [f.span.of(document.text) for f in engine.scan(document, NullReporter()).findings]
    assert found == [*rows.values(), "07700 900461"]
