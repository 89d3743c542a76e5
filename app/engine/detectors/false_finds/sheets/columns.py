"""What the columns of laboratory sheets are called, and which rows name them."""

from __future__ import annotations

import re

from app.engine.detectors.false_finds.sheets.cells import WHOLE_DAY
from app.engine.detectors.false_finds.sheets.rows import Row
from app.engine.detectors.structured.headings import is_heading, is_results
from app.engine.text.folding import fold
from app.engine.text.vocabulary import exact_words

_FEWEST, _FEWEST_CELLS, _LONG = 2, 3, 3
# What is normal, and no value: `4/5` below it is no day.
_LIMITS = re.compile(
    r"ref|rif|range|rango|interv|normal|limi|cutoff|grans|breakpoint|v[rn]|low|high"
)
# Units of measure, or those of a hospital.
_UNITS = frozenset(("um", "unit", "units", "unidad", "unidades", "unita", "enhet", "enheter"))
_DATED = frozenset(("fecha", "data", "datum", "date", "alder", "edad", "eta", "age", "collected"))


def names_columns(row: Row, text: str) -> bool:
    """Whether half of the cells, two of them words, say what a column may hold."""
    cells = [cell.span.of(text).strip() for cell in row.cells]
    known = [cell for cell in cells if is_column_name(cell)]
    return (
        len(cells) >= _FEWEST_CELLS
        and sum(len(cell) >= _LONG for cell in known) >= _FEWEST
        and 2 * len(known) >= len(cells)
    )


def has_days(row: Row, text: str) -> bool:
    """Whether a cell holds a day in figures, as a row of column names rarely does."""
    cells = [cell.span.of(text).strip() for cell in row.cells]
    return any(WHOLE_DAY.match(cell) and any(map(str.isdigit, cell)) for cell in cells)


def is_column_name(cell: str) -> bool:
    """Whether a cell may name a column of a sheet."""
    listed = exact_words("sheet_columns") | exact_words("sheet_methods")
    return (
        letters_of(cell) in listed
        or listed.issuperset(fold(cell).words)
        or is_results(cell)
        or is_heading(cell)
    )


def is_listed(heading: str) -> bool:
    """Whether it stands in the list of such names."""
    return letters_of(heading) in exact_words("sheet_columns")


def is_of_results(heading: str) -> bool:
    """Whether values, flags, units or limits stand below it."""
    return is_results(heading) or (is_listed(heading) and letters_of(heading) not in _DATED)


def is_of_limits(heading: str) -> bool:
    """Whether ranges of reference stand below it."""
    return _LIMITS.match(letters_of(heading)) is not None


def is_of_units(heading: str) -> bool:
    """Whether units stand below it, of measure or of a hospital."""
    return letters_of(heading) in _UNITS


def is_of_methods(heading: str) -> bool:
    """Whether analysers, methods or reagents stand below it."""
    return letters_of(heading) in exact_words("sheet_methods")


def letters_of(cell: str) -> str:
    """Its folded words, but for numbers, in one."""
    return "".join(word for word in fold(cell).words if not word.isdigit())
