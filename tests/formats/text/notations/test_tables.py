"""Tables in text files stay tables, with the standard library's reader as the judge."""

from __future__ import annotations

import csv
import io
import re
from itertools import pairwise
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.files.notation_files import checked_text, edited, shown, written
from support.notice_words import told

from app.engine.domain.document import Span
from app.engine.domain.export import Edit
from app.formats.text.notations.tables import delimiter_of

Quoting = Literal[0, 1, 2]
CELL = st.text("ab ö;,\"\n'|\\=", max_size=8)
ROWS = st.lists(st.lists(CELL, min_size=2, max_size=3), min_size=1, max_size=4)
DIALECTS = st.sampled_from([(",", "\n"), (",", "\r\n"), (";", "\r\n"), ("\t", "\n"), ("|", "\r")])
QUOTING: st.SearchStrategy[Quoting] = st.sampled_from((0, 1, 2))


def table(rows: list[list[str]], dialect: tuple[str, str], quoting: Quoting) -> bytes:
    delimiter, end = dialect
    target = io.StringIO()
    # A first row without doubt, as a header has: the delimiter is taken from it.
    heads = [["head"] * 9, *rows]
    # The writer takes only its own line end for one, and leaves others without quotes.
    quoting = csv.QUOTE_ALL if end == "\r" else quoting
    csv.writer(target, delimiter=delimiter, lineterminator=end, quoting=quoting).writerows(heads)
    return target.getvalue().encode()


def cells(data: bytes, delimiter: str) -> list[list[str]]:
    text = io.StringIO(data.decode(), newline="")
    return list(csv.reader(text, delimiter=delimiter, strict=True))


@settings(max_examples=80, deadline=None)
@given(rows=ROWS, dialect=DIALECTS, quoting=QUOTING)
def test_without_edits_every_byte_stays(
    rows: list[list[str]], dialect: tuple[str, str], quoting: Quoting
) -> None:
    data = table(rows, dialect, quoting)
    assert written(data, ".csv") == data


@settings(max_examples=80, deadline=None)
@given(rows=ROWS, dialect=DIALECTS, quoting=QUOTING)
def test_the_reviewer_sees_every_cell_between_barriers(
    rows: list[list[str]], dialect: tuple[str, str], quoting: Quoting
) -> None:
    data = table(rows, dialect, quoting)
    document = shown(data, ".csv")
    assert not document.notices
    edges = sorted({0, *document.barriers, len(document.text)})
    stretches = {document.text[a:b] for a, b in pairwise(edges)}
    for cell in (cell for row in cells(data, dialect[0]) for cell in row if cell.strip()):
        assert cell in stretches


@settings(max_examples=120, deadline=None)
@given(
    rows=ROWS, dialect=DIALECTS, quoting=QUOTING, before=CELL, after=CELL,
    replacement=st.text("ab ö;,\"\n\t'|", max_size=8),
)  # fmt: skip
def test_an_edit_changes_its_cell_and_nothing_else(
    rows: list[list[str]],
    dialect: tuple[str, str],
    quoting: Quoting,
    before: str,
    after: str,
    replacement: str,
) -> None:
    original = [*rows, [f"{before}Okonkwo{after}", "x"], *rows]
    left = cells(edited(table(original, dialect, quoting), ".csv", Okonkwo=replacement), dialect[0])
    expected = cells(table(original, dialect, quoting), dialect[0])
    changed = expected[len(rows) + 1]
    changed[0] = changed[0].replace("Okonkwo", replacement)
    got = left[len(rows) + 1][0]
    # A cell without quotes cannot hold the line ends of a replacement.
    assert re.sub(r"[\r\n]+", " ", got) == re.sub(r"[\r\n]+", " ", changed[0])
    left[len(rows) + 1][0] = changed[0]
    assert left == expected


@pytest.mark.parametrize(
    ("text", "suffix", "delimiter"),
    [("a,b;c,d", ".csv", ","), ("a;b;c,d", ".csv", ";"), ("a,b", ".tsv", "\t"),
     ('"a,b,c";d\n1,2,3', ".csv", ";"), ("a;b\r1,2,3,4", ".csv", ";")],
)  # fmt: skip
def test_the_delimiter_is_that_of_the_first_line(text: str, suffix: str, delimiter: str) -> None:
    assert delimiter_of(text, suffix) == delimiter


def test_a_surrogate_with_a_comma_is_quoted_where_it_must_be() -> None:
    data = b'name,age,seen\r\nOkonkwo,71,"by Okonkwo"\r\n'
    assert edited(data, ".csv", Okonkwo='Berg, "Bo"') == (
        b'name,age,seen\r\n"Berg, ""Bo""",71,"by Berg, ""Bo"""\r\n'
    )


@pytest.mark.parametrize("number", ["LSY905093611", "VDB336445466"])
def test_a_surrogate_that_reads_as_packed_text_is_a_label(number: str) -> None:
    data = b"name,member_id,seen\nLind,YZP882014477,Mon\n"
    changed = edited(data, ".csv", YZP882014477=number)
    assert cells(changed, ",")[1] == ["Lind", "[PATIENT]", "Mon"]


def test_doubled_quotes_are_shown_as_one() -> None:
    data = b'note\n"called ""Oko"" by all"\n'
    assert 'called "Oko" by all' in shown(data, ".csv").text
    assert edited(data, ".csv", Oko="Bo") == data.replace(b"Oko", b"Bo")


@pytest.mark.parametrize("data", [b'a,b\n"open,1\n', b'a,b\n"x"y,1\n', b'a,b\n"x" ,1\n'])
def test_a_table_with_broken_quotes_is_plain_text_and_said(data: bytes) -> None:
    document = shown(data, ".csv")
    assert document.text == data.decode()
    assert "plain text" in told(document.notices[:1])
    assert written(data, ".csv") == data


def test_an_edit_of_a_delimiter_leaves_the_table_as_it_is() -> None:
    assert written(b"a,b\n", ".csv", Edit(Span(1, 2), "[X]", "PATIENT")) == b"a,b\n"


def test_barriers_lie_inside_the_text() -> None:
    assert shown(b"\ta\tb\n", ".tsv").barriers == (1, 2, 3, 4)


def test_a_cell_of_any_length_is_checked() -> None:
    data = b"a,b\n" + b"word " * 40_000 + b"Okonkwo,1\n"
    assert "Okonkwo" in checked_text(data, ".csv")


def test_json_and_attachments_in_cells_are_undone() -> None:
    data = b'id;data\n1;"{""name"": ""J\\u00f6nsson""}"\n2;Sm9obiBTbWl0aA==\n'
    assert "Jönsson" in shown(data, ".csv").text
    left = edited(data, ".csv", Jönsson="Berg")
    assert left == b'id;data\n1;"{""name"": ""Berg""}"\n2;cmVtb3ZlZA==\n'
