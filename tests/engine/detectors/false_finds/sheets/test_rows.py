"""Lines become rows of cells, and cells of rows stand in columns, however they are kept apart."""

from __future__ import annotations

import pytest

from app.engine.detectors.false_finds.sheets.rows import Rows, Sheet
from app.engine.domain.document import Span


def around(text: str, words: str) -> Sheet | None:
    start = text.index(words)
    return Rows(text).around(Span(start, start + len(words)))


def column(text: str, words: str) -> list[str]:
    sheet = around(text, words)
    assert sheet is not None
    start = text.index(words)
    cell = sheet.own.cell_at(Span(start, start + len(words)))
    assert cell is not None
    return [one.span.of(text) for one in sheet.column(cell)]


@pytest.mark.parametrize(
    "text",
    [
        "Test     Value   Unit\nSodium   134     mmol/L\nUrea     9.8     mmol/L",
        "| Test   | Value | Unit   |\n|--------|-------|--------|\n| Sodium | 134   | mmol/L |\n"
        "| Urea   | 9.8   | mmol/L |",
        "Test\tValue\tUnit\nSodium\t134\tmmol/L\nUrea\t9.8\tmmol/L",
        "Test;Value;;Unit\nSodium;134;;mmol/L\nUrea;9.8;H;mmol/L",
        "test,Value,unit,low,high\nsodium,134,mmol/L,135,146\nurea,9.8,mmol/L,2,7",
    ],
)
def test_a_column_is_told_by_places_or_by_numbers(text: str) -> None:
    assert column(text, "134") == ["Value", "9.8"]


def test_an_empty_cell_counts() -> None:
    assert column("Na\t\tx\nK\t4.4\ty", "4.4") == []
    assert column("Na\t\tx\nK\t4.4\ty", "x") == ["y"]


def test_leaders_keep_cells_apart() -> None:
    assert column("Hb ......... 87 g/L\nPlt ........ 133", "87 g/L") == ["133"]


def test_rows_end_at_an_empty_line_and_at_running_text() -> None:
    text = "Na    1\n\nK     2\nseen and well\nCl    3"
    assert column(text, "2") == []


def test_running_text_is_no_row() -> None:
    assert around("Seen with Ann, who is well.", "Ann") is None
