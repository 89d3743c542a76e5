"""Rows of analyses that the tagger takes for people, places, days and numbers, in all languages.

Only what the tagger found is judged, and only by the rows around it: what a column is called, what
else stands in it, whether values with units, ranges and flags stand beside. A date in full, a name
behind a title and a name that the document has elsewhere are never judged.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from app.engine.detectors.base import TAGGER
from app.engine.detectors.false_finds import familiar
from app.engine.detectors.false_finds.any_rule import any_holds
from app.engine.detectors.false_finds.sheets.cells import (
    FIGURE,
    FLAG,
    NUMBERS,
    SLASHED,
    SUSCEPTIBLE,
    UNIT,
    VALUE,
    WHOLE_DAY,
    WITH_UNIT,
    are_values,
    is_marked,
    is_no_day,
    is_reference,
    is_value,
)
from app.engine.detectors.false_finds.sheets.columns import (
    has_days,
    is_column_name,
    is_listed,
    is_of_limits,
    is_of_methods,
    is_of_results,
    is_of_units,
    letters_of,
    names_columns,
)
from app.engine.detectors.false_finds.sheets.rows import Cell, Row, Rows, Sheet
from app.engine.detectors.structured.field_names import kind_of_heading
from app.engine.detectors.structured.headings import is_measured
from app.engine.domain.labels import is_id
from app.engine.domain.review import Finding
from app.engine.text.distinctive import PERSONS, PLACES
from app.engine.text.folding import fold, key_of
from app.engine.text.titles import title_before

_SURE, _VERY_SURE = 0.95, 0.999
_NEAR, _LONG, _FEWEST, _FEWEST_CELLS = 24, 3, 2, 3
_LONGEST_WORD, _LONGEST_SHORT, _LONGEST_NUMBER = 14, 5, 5
_NAMED = frozenset((*PERSONS, *PLACES, "USERNAME", "PROFESSION"))

_WORDED = frozenset(
    (
        "neg", "negative", "negativo", "negativa", "negativt", "negativ", "pos", "positive",
        "positivo", "positiva", "positivt", "positiv", "nd", "absent", "assente", "ausente",
        "normal", "normale", "ua", "nr",
    )
)  # fmt: skip
# What a meter shows beyond its range.
_BEYOND = frozenset(("HI", "LO", "HIGH", "LOW", "ALTO", "BAJO", "ERR"))
_WORD = re.compile(r"[^\W\d_][\w.'’°-]*(?:[ -][\w.]+)?")
_TITLE = title_before("bm|bma|ssk|usk")


@dataclass(frozen=True, slots=True)
class _Place:
    """A finding in its cell, and the sheet with that cell."""

    finding: Finding
    cell: Cell
    sheet: Sheet
    sheets: Sheets

    @property
    def text(self) -> str:
        """The whole document."""
        return self.sheets.text

    @property
    def written(self) -> str:
        """What is said in the cell."""
        return self.cell.span.of(self.text).strip()

    def header(self) -> Row | None:
        """The nearest row above that names columns."""
        return next(filter(self.sheets.is_header, self.sheet.above()), None)

    def heading(self) -> str:
        """What the column is called; empty if nothing tells."""
        header = self.header()
        if header is None:
            return ""
        cell = header.in_column(self.cell, self.sheet.own)
        return cell.span.of(self.text).strip() if cell is not None else ""

    def above(self) -> list[str]:
        """The values above it in its column."""
        own = self.cell.span.start
        cells = [cell for cell in self.sheet.column(self.cell) if cell.span.start < own]
        return [written for cell in cells if is_value(written := cell.span.of(self.text).strip())]

    def column(self) -> list[str]:
        """What else stands in the column, above its heading nothing."""
        header = self.header()
        first = header.start if header is not None else -1
        cells = (
            cell.span.of(self.text).strip()
            for cell in self.sheet.column(self.cell)
            if cell.span.start > first
        )
        heading = self.heading()
        return [cell for cell in cells if cell and cell != heading]


class Sheets:
    """Judges the findings of a document; what a row is, is found out once for all of them."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._rows = Rows(text)
        self._headers: dict[int, bool] = {}
        self._analyses: dict[int, bool] = {}

    def names_nobody(self, finding: Finding, known: frozenset[str]) -> bool:
        """Whether a finding belongs to a row of analyses.

        `known` are words, in lower case, and initials of people with full names in the document.
        """
        if finding.detector != TAGGER or finding.score >= _VERY_SURE:
            return False
        has_digits = any(map(str.isdigit, finding.span.of(self.text)))
        if not _is_numbered(finding) and (has_digits or finding.subcategory not in _NAMED):
            return False
        sheet = self._rows.around(finding.span)
        cell = sheet.own.cell_at(finding.span) if sheet is not None else None
        if sheet is None or cell is None:
            return False
        place = _Place(finding, cell, sheet, self)
        if has_digits:
            return _is_beside_values(place) and any_holds(_NUMBERED_RULES, place)
        # The tagger may take both words of `Abbott Alinity` for a name, so that they are known.
        if _is_method(place) or _is_flag(place):
            return True
        is_known = not is_listed(place.written) and _may_be_known(finding, self.text, known)
        return not is_known and any_holds(_NAMED_RULES, place)

    def is_header(self, row: Row) -> bool:
        """Whether half of the cells, two of them words, say what a column may hold."""
        if row.start not in self._headers:
            self._headers[row.start] = names_columns(row, self.text)
        return self._headers[row.start]

    def is_of_analysis(self, row: Row) -> bool:
        """Whether a value stands beside its unit, its range or how susceptible a germ is."""
        if row.start not in self._analyses:
            self._analyses[row.start] = _is_of_analysis(row, self.text)
        return self._analyses[row.start]


def _is_numbered(finding: Finding) -> bool:
    return is_id(finding.subcategory) or finding.subcategory in ("DATE", "AGE", "PHONE", "ZIP")


def _may_be_known(finding: Finding, text: str, known: frozenset[str]) -> bool:
    words = fold(finding.span.of(text)).words
    return (
        not known.isdisjoint(words)
        or familiar.initials(list(key_of(finding.span.of(text)))) in known
        or _TITLE.search(finding.span.before(text, _NEAR)) is not None
    )


def _is_of_figures(place: _Place) -> bool:
    """The `3/10` of a column with `0/10` in it, the `12/11/9` of one with `7/5/5`."""
    written = place.finding.span.of(place.text)
    if (
        place.finding.subcategory != "DATE"
        or SLASHED.fullmatch(written) is None
        or WHOLE_DAY.fullmatch(written) is not None
        or VALUE.fullmatch(place.written) is None
        or len(place.sheet.own.cells) < _FEWEST_CELLS
        or kind_of_heading([place.heading()]) is not None
    ):
        return False
    column = place.column()
    others = [cell for cell in column if SLASHED.search(cell) and is_value(cell)]
    # The day of a column stands above its values.
    if place.header() is None and not is_no_day(written) and not place.above():
        return False
    return not any(WHOLE_DAY.fullmatch(cell) for cell in column) and (
        any(is_no_day(one[0]) for cell in others for one in SLASHED.finditer(cell))
        or (is_no_day(written) and len(column) >= _FEWEST and are_values(column))
    )


def _is_below_heading(place: _Place) -> bool:
    """The 3520 below *Vikt*, the `2-7` below *Ref.*: short figures of what was measured."""
    written = place.finding.span.of(place.text)
    if (
        place.finding.score >= _SURE
        or FIGURE.fullmatch(written) is None
        or VALUE.fullmatch(place.written) is None
        or WHOLE_DAY.fullmatch(written) is not None
        or max(map(len, NUMBERS.findall(written))) > _LONGEST_NUMBER
    ):
        return False
    heading = place.heading()
    if not heading or kind_of_heading([heading]) is not None:
        return False
    if is_measured(heading):
        return True
    return (
        is_of_results(heading)
        and not is_of_units(heading)
        and _is_sheet(place)
        and (is_of_limits(heading) or place.sheets.is_of_analysis(place.sheet.own))
    )


def _is_flag(place: _Place) -> bool:
    """The `S` of an antibiotic as a Saturday: nothing but such letters stand above and below."""
    if place.finding.score >= _SURE or place.written not in SUSCEPTIBLE:
        return False
    column = place.column()
    letters = [cell for cell in column if cell in SUSCEPTIBLE]
    values = [cell for cell in place.sheet.own.cells if is_value(cell.span.of(place.text))]
    return len(letters) >= _FEWEST and 2 * len(letters) >= len(column) and bool(values)


def _is_column_name(place: _Place) -> bool:
    """`Wt`, `V.R.`, `VAF` in a row that names columns, above values."""
    header = place.sheet.own
    if place.finding.score >= _SURE or not (_fills(place) or is_column_name(place.written)):
        return False
    is_header = place.sheets.is_header(header) and not has_days(header, place.text)
    if is_header and is_column_name(place.written) and len(place.written) > _LONG:
        return True
    below = [
        cell.span.of(place.text).strip()
        for row in place.sheet.beneath()
        if (cell := row.in_column(place.cell, header)) is not None
    ][:_FEWEST_CELLS]
    if len(below) < _FEWEST or not are_values(below):
        return False
    if is_column_name(place.written):
        return True
    # Patients may be above the columns too: they are several, and rarely a few capitals.
    others = [cell for cell in header.cells if not is_column_name(cell.span.of(place.text).strip())]
    is_rare = 3 * len(others) <= len(header.cells)
    is_short = place.written.isupper() and len(place.written) <= _LONGEST_SHORT
    return is_header and is_rare and is_short


def _is_method(place: _Place) -> bool:
    """`Abbott Alinity` below *method*."""
    return is_of_methods(place.heading()) and _is_sheet(place)


def _is_result(place: _Place) -> bool:
    """`Sm` below *Result*, `HI` among the figures of a meter."""
    if place.finding.score >= _SURE or not _fills(place):
        return False
    if place.written in _BEYOND:
        column = place.column()
        return len([cell for cell in column if is_value(cell)]) >= _FEWEST and are_values(column)
    heading = place.heading()
    if is_of_units(heading):
        return UNIT.fullmatch(place.written) is not None
    return (
        is_of_results(heading)
        and _is_beside_values(place)
        and len(place.written) <= _LONGEST_WORD
        and _is_sheet(place)
    )


def _is_beside_values(place: _Place) -> bool:
    """Whether the row tells something of an analysis elsewhere; a row of days does not."""
    others = [
        cell.span.of(place.text).strip() for cell in place.sheet.own.cells if cell is not place.cell
    ]
    return any(
        (is_value(cell) and (SLASHED.fullmatch(cell) is None or is_no_day(cell)))
        or UNIT.fullmatch(cell) is not None
        or WITH_UNIT.match(cell) is not None
        or is_marked(cell)
        or FLAG.fullmatch(cell) is not None
        or cell in SUSCEPTIBLE
        for cell in others
    )


def _is_analysis(place: _Place) -> bool:
    """`Waaler-Rose` before its value, its unit and its range."""
    if place.finding.score >= _SURE or "," in place.written:
        return False
    row = [cell.span.of(place.text).strip() for cell in place.sheet.own.cells]
    number = place.sheet.own.cells.index(place.cell)
    behind = row[number + 1 : number + 4]
    return (
        len(behind) >= _FEWEST
        and any(map(str.isdigit, behind[0]))
        and is_value(behind[0])
        and any(UNIT.fullmatch(cell) or is_marked(cell) for cell in behind[1:])
    )


def _fills(place: _Place) -> bool:
    """Whether the finding is all that the cell says, but for marks."""
    return place.finding.span.of(place.text).strip(" .:") == place.written.strip(" .:") and (
        _WORD.fullmatch(place.written) is not None
    )


def _is_sheet(place: _Place) -> bool:
    """Whether two rows are of analyses."""
    return sum(map(place.sheets.is_of_analysis, place.sheet.rows)) >= _FEWEST


def _is_of_analysis(row: Row, text: str) -> bool:
    cells = [cell.span.of(text).strip() for cell in row.cells]
    return any(map(WITH_UNIT.match, cells)) or (
        any(map(is_value, cells))
        and any(
            UNIT.fullmatch(cell) is not None
            or is_reference(cell)
            or cell in SUSCEPTIBLE
            or letters_of(cell) in _WORDED
            for cell in cells
        )
    )


_NUMBERED_RULES: tuple[Callable[[_Place], bool], ...] = (
    _is_of_figures,
    _is_below_heading,
)
_NAMED_RULES: tuple[Callable[[_Place], bool], ...] = (
    _is_column_name,
    _is_result,
    _is_analysis,
)
