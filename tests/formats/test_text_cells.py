"""Tables in text files stay tables."""

from __future__ import annotations

import csv
import io
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.types import Edit, Mode, Plan, Span
from app.formats.base import Options
from app.formats.cells import boundaries, delimiter_of
from app.formats.text import TextFormat
from app.job import Silent

CELL = st.text("ab ö;,\"\n'", max_size=8)


@given(rows=st.lists(st.lists(CELL, min_size=2, max_size=3), min_size=1, max_size=4))
def test_no_cell_shares_a_stretch_with_another(rows: list[list[str]]) -> None:
    target = io.StringIO()
    csv.writer(target, lineterminator="\n").writerows(rows)
    text = target.getvalue()
    edges = [0, *boundaries(text, ","), len(text)]
    stretches = {text[a:b] for a, b in pairwise(edges)}
    for cell in (cell for row in rows for cell in row if cell):
        assert cell.replace('"', '""') in stretches


@pytest.mark.parametrize(
    ("text", "suffix", "delimiter"),
    [("a,b;c,d", ".csv", ","), ("a;b;c,d", ".csv", ";"), ("a,b", ".tsv", "\t"),
     ('"a,b,c";d\n1,2,3', ".csv", ";")],
)  # fmt: skip
def test_the_delimiter_is_that_of_the_first_line(text: str, suffix: str, delimiter: str) -> None:
    assert delimiter_of(text, suffix) == delimiter


def test_replacements_cannot_break_the_table(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(b'name,age\r\n"Okonkwo, T",71\r\n')
    document = TextFormat().read(path, Options(), Silent())
    start = document.text.index("Okonkwo")
    edit = Edit(Span(start, start + 10), 'Berg, "Bo"\nAnna', "PATIENT")
    plan = Plan(document.id, Mode.SURROGATE, (edit,))
    TextFormat().write(path, Options(), plan, tmp_path / "b.csv", Silent())
    with (tmp_path / "b.csv").open(newline="") as file:
        assert list(csv.reader(file)) == [
            ["name", "age"],
            ["Berg   Bo Anna", "71"],
        ]


def test_barriers_lie_inside_the_text(tmp_path: Path) -> None:
    (tmp_path / "a.tsv").write_bytes(b"\ta\tb\n")
    document = TextFormat().read(tmp_path / "a.tsv", Options(), Silent())
    assert document.barriers == (1, 2, 3, 4)
