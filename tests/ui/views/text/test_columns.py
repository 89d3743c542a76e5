"""A table of blanks is told from prose, whatever its letters."""

from __future__ import annotations

import pytest

from app.ui.queue.controller import samples
from app.ui.views.text.columns import has_columns, longest_line, tab_stops

_ROWS = (("Sodium", "141"), ("Potassium", "4.2"), ("CRP", "12"))


def test_rows_of_values_are_columns() -> None:
    assert has_columns("Values\n" + "\n".join(f"{name:<20}{value}" for name, value in _ROWS))
    assert has_columns("\n".join(f"{name}\t{value}" for name, value in _ROWS))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "She slept well.  He did not.\nNothing else happened.  They left.\n" * 3,
        "    indented\n    indented\n    indented\n",
        "Patient: A. B.    MRN: 1\nSeen today.\nWard 4    Bed 2\n",
    ],
)
def test_prose_is_not(text: str) -> None:
    assert not has_columns(text)


def test_the_sample_note_is_prose_and_a_table_of_it_is_not() -> None:
    note = next(path for path in samples() if path.suffix == ".txt").read_text(encoding="utf-8")
    assert not has_columns(note)
    assert has_columns(note + "\n".join(f"{name:<20}{value}" for name, value in _ROWS))


def test_the_longest_line_counts_tabs_as_far_as_they_reach() -> None:
    assert longest_line("a\tb\nabc") == "a       b"
    assert longest_line("") == ""


def test_columns_parted_by_tabs_begin_behind_the_longest_cell_of_each() -> None:
    text = "A title above\nName\tBed\tSeen\nVenkataraman\t\tno\n\t12\tyes, at length\n"
    assert tab_stops(text) == [14, 19]
    assert longest_line(text, tab_stops(text)) == " " * 19 + "yes, at length"


def test_prose_with_a_tab_has_no_columns() -> None:
    assert not tab_stops("Name:\tOkonkwo\nHe slept well.\tHe left.\n")
