"""The summary of a batch counts what was done, and tells no word and no original file names."""

from __future__ import annotations

import csv
from dataclasses import replace
from io import StringIO

from support.known.known_report import EMPTY_REPORT, REPORT

from app.engine.redaction.summary import Line, Result, to_csv, to_html

LINES = (
    Line(1, Result.EXPORTED, "note.deid.pdf", REPORT),
    Line(2, Result.FAILED, error="encrypted"),
    Line(3, Result.EXPORTED, "other.deid.txt", EMPTY_REPORT, "write-failed"),
    Line(4, Result.STOPPED),
)


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(text)))


def test_each_document_has_its_row_with_its_counts() -> None:
    first, second, third, fourth = rows(to_csv(LINES))
    assert first["document"] == "1"
    assert (first["removed"], first["undecided"], first["kept"]) == ("6", "2", "4")
    assert (first["PATIENT"], first["boxes"], first["checks"]) == ("6", "2", "6")
    assert first["copy"] == "note.deid.pdf"
    assert (second["result"], second["error"], second["removed"]) == ("failed", "encrypted", "")
    assert (third["PATIENT"], third["error"]) == ("0", "write-failed")
    assert fourth["result"] == "stopped"


def test_a_spreadsheet_takes_no_name_for_a_formula() -> None:
    line = replace(LINES[0], copy="=cmd.deid.pdf")
    assert rows(to_csv([line]))[0]["copy"] == "'=cmd.deid.pdf"


def test_the_page_has_totals_and_reasons_and_escapes_names() -> None:
    page = to_html((*LINES, replace(LINES[0], number=5, copy="<b>.deid.pdf")))
    assert "<b>3</b> exported and verified" in page
    assert "<b>2</b> not exported" in page
    assert "<b>12</b> redacted" in page
    assert "The file is protected." in page
    assert "&lt;b&gt;.deid.pdf" in page
    assert "no original file names" in page


def test_a_batch_without_an_export_has_a_page_too() -> None:
    page = to_html(LINES[1:2])
    assert "<b>0</b> exported and verified" in page
    assert "Redacted, by type" not in page


def test_a_copy_in_a_language_without_a_model_is_not_called_checked() -> None:
    line = replace(LINES[0], result=Result.UNVERIFIED, error="language")
    assert rows(to_csv([line]))[0]["result"] == "unverified"
    page = to_html([line])
    assert "Exported, not verified" in page
    assert "<b>0</b> exported and verified" in page
    assert "There is no model for a language of the document." in page
