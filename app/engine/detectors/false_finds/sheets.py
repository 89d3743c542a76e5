"""Rows of analyses that the tagger takes for people, places, days and numbers, in all languages.

Only what the tagger found is judged, and only by the rows around it: what a column is called, what
else stands in it, whether values with units, ranges and flags stand beside. A date in full, a name
behind a title and a name that the document has elsewhere are never judged.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from app.engine.detectors.base import TAGGER
from app.engine.detectors.false_finds import familiar
from app.engine.detectors.false_finds.any_rule import any_holds
from app.engine.detectors.false_finds.rows import Cell, Row, Rows, Sheet
from app.engine.detectors.structured.field_names import kind_of_heading
from app.engine.detectors.structured.headings import is_heading, is_measured, is_results
from app.engine.domain.labels import is_id
from app.engine.domain.review import Finding
from app.engine.text.calendar_terms import MONTHS, alternatives
from app.engine.text.distinctive import PERSONS, PLACES
from app.engine.text.folding import fold, key_of
from app.engine.text.titles import title_before

_SURE, _VERY_SURE = 0.95, 0.999
_NEAR, _LONG, _FEWEST, _FEWEST_CELLS = 24, 3, 2, 3
_LONGEST_WORD, _LONGEST_SHORT, _MOST_DIGITS = 14, 5, 4
_MONTHS, _DAYS = 12, 31
_NAMED = frozenset((*PERSONS, *PLACES, "USERNAME", "PROFESSION"))

_NUMBER = r"\d{1,6}(?:[.,]\d{1,4})?"
_SIGNED = rf"(?:[<>≤≥]=?|[+−–-])?\s?{_NUMBER}"
_FIGURE = rf"{_SIGNED}(?:\s?[/:–-]\s?{_SIGNED}){{0,3}}"
_FLAG = r"(?:HH?|LL?|[AB]|[*]{1,3}|[↑↓]{1,2}|[+]{1,4})"
_VALUE = re.compile(rf"(?:{_FIGURE}|[–−-]{{1,2}})(?:\s?%)?(?:\s?[*]?{_FLAG}|\s?\({_FLAG}\))?")
_ONLY_FIGURE = re.compile(_FIGURE)
_BOUNDS = re.compile(rf"[(\[]?\s?(?:[<>≤≥]=?\s?{_NUMBER}|{_NUMBER}\s?[–-]\s?{_NUMBER})\s?[)\]]?")
_ONLY_FLAG = re.compile(_FLAG)
_UNIT = re.compile(
    r"%|(?:mmHg|kPa|fL|fl|pg|mm|cm|sec|seg|kg|UFC|CFU|EU|UI|mUI|µg|ppm|mosm)|\(calc\)"
    r"|(?:x\s?)?10\s?[*^]?[0-9³⁶⁹]{1,2}/[µu]?[Ll]|(?:mil|M|k|millones|Thousand|Million)/(?:mL|ml|uL|µL)"
    r"|(?:[munµµkc]?(?:mol|g|L|l|U|IU|UI|IE|kat|Eq|osm|EQ)|mmol|ng|pg)/(?:[a-zA-Zµ]{1,5}|1[.,]73\s?m2?)"
    r"(?:/[\w.,]{1,8})?",
)
_WITH_UNIT = re.compile(rf"{_FIGURE}\s?(?:{_UNIT.pattern})(?![^\W_])")
_SUSCEPTIBLE = frozenset("SIRH")
_WORDED = frozenset(
    (
        "neg", "negative", "negativo", "negativa", "negativt", "negativ", "pos", "positive",
        "positivo", "positiva", "positivt", "positiv", "nd", "absent", "assente", "ausente",
        "normal", "normale", "ua", "nr",
    )
)  # fmt: skip
# What a meter shows beyond its range.
_BEYOND = frozenset(("HI", "LO", "HIGH", "LOW", "ALTO", "BAJO", "ERR"))
_FIGURES = re.compile(r"\d+(?:[.,]\d+)?")
_SLASHED = re.compile(r"\d{1,4}(?:[.,]\d+)?(?:[/-]\d{1,4}(?:[.,]\d+)?){1,3}")
# One of the first two numbers is a month; or a month and its year, or all in one.
_WHOLE_DAY = re.compile(
    r"(?:19|20)\d\d([./-])(?:0?[1-9]|1[0-2])(?:\1\d{1,2})?"
    r"|(?:(?:0?[1-9]|1[0-2])([./-])\d{1,2}|\d{1,2}([./-])(?:0?[1-9]|1[0-2]))(?:\2|\3)(?:19|20)?\d\d"
    rf"|(?:0?\d|1[0-2])[./-](?:19|20)\d\d|\d{{6}}|\d{{8}}|.*(?:{alternatives(MONTHS)})\b.*",
    re.IGNORECASE,
)
_WORD = re.compile(r"[^\W\d_][\w.'’°-]*(?:[ -][\w.]+)?")
_TITLE = title_before("bm|bma|ssk|usk")

# What columns of such tables are called, beside the words of `fields.toml`; folded, without spaces.
_COLUMNS = frozenset(
    (
        "flag", "flags", "flagga", "alarma", "segn", "segnale", "indicador", "bedomning",
        "interpr", "interpretacion", "interpretazione", "interpretation", "sir", "mic", "cmi",
        "breakpoint", "eucast", "clsi", "ref", "rif", "refintervall", "vreferencia", "vr", "vn",
        "vref", "um", "unidad", "unita", "low", "high", "cutoff", "grans",
        "limite", "min", "max", "minimo", "maximo", "titre", "titer", "titolo",
        "titulo", "marker", "markor", "marcador", "analyte",
        "analita", "analito", "esame", "determinacion", "parametro", "prueba", "antibiotico",
        "antibiotic", "antibiotikum", "gen", "gene", "transcript", "transkript", "variant",
        "variante", "zygosity", "cdna", "vaf", "acmg", "sd", "fecha", "data", "datum", "date",
        "alder", "edad", "eta", "age", "huvud", "head", "collected", "test",
    )
)  # fmt: skip
_METHODS = frozenset(
    (
        "method", "metod", "metodo", "technique", "tecnica", "teknik", "analyser", "analyzer",
        "analizador", "analizzatore", "instrument", "strumento", "equipo", "reagent", "reactivo",
        "reagente", "reagens", "kit", "assay",
    )
)  # fmt: skip


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
        return [written for cell in cells if _is_value(written := cell.span.of(self.text).strip())]

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
        is_listed = _key(place.written) in _COLUMNS
        is_known = not is_listed and _may_be_known(finding, self.text, known)
        return not is_known and any_holds(_NAMED_RULES, place)

    def is_header(self, row: Row) -> bool:
        """Whether half of the cells, two of them words, say what a column may hold."""
        if row.start not in self._headers:
            self._headers[row.start] = _is_header(row, self.text)
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


def _is_no_day(written: str) -> bool:
    """Whether `142/78`, `16/15/12`, `7/5/5`, `0,001/8` are neither a day nor a month of a year."""
    if re.search(r"\d[.,]\d", written):
        return "/" in written or "-" in written
    parts = [int(part) for part in _FIGURES.findall(written)]
    if len(parts) == _FEWEST:
        first, second = parts
        is_day = (0 < first <= _DAYS and 0 < second <= _MONTHS) or (
            0 < first <= _MONTHS and 0 < second <= _DAYS
        )
        return not is_day
    return len(parts) > _FEWEST and _WHOLE_DAY.fullmatch(written) is None


def _is_of_figures(place: _Place) -> bool:
    """The `3/10` of a column with `0/10` in it, the `12/11/9` of one with `7/5/5`."""
    written = place.finding.span.of(place.text)
    if (
        place.finding.subcategory != "DATE"
        or _SLASHED.fullmatch(written) is None
        or _WHOLE_DAY.fullmatch(written) is not None
        or _VALUE.fullmatch(place.written) is None
        or len(place.sheet.own.cells) < _FEWEST_CELLS
        or kind_of_heading([place.heading()]) is not None
    ):
        return False
    column = place.column()
    others = [cell for cell in column if _SLASHED.search(cell) and _is_value(cell)]
    # The day of a column stands above its values.
    if place.header() is None and not _is_no_day(written) and not place.above():
        return False
    return not any(_WHOLE_DAY.fullmatch(cell) for cell in column) and (
        any(_is_no_day(one[0]) for cell in others for one in _SLASHED.finditer(cell))
        or (_is_no_day(written) and len(column) >= _FEWEST and _are_values(column))
    )


def _is_below_heading(place: _Place) -> bool:
    """The 3520 below *Vikt*, the `2-7` below *Ref.*: short figures of what was measured."""
    written = place.finding.span.of(place.text)
    if (
        place.finding.score >= _SURE
        or _ONLY_FIGURE.fullmatch(written) is None
        or _VALUE.fullmatch(place.written) is None
        or _WHOLE_DAY.fullmatch(written) is not None
        or max(map(len, _FIGURES.findall(written))) > _MOST_DIGITS + 1
    ):
        return False
    heading = place.heading()
    if not heading or kind_of_heading([heading]) is not None:
        return False
    if is_measured(heading):
        return True
    return (
        _is_of_results(heading)
        and _key(heading) not in _UNITS
        and _is_sheet(place)
        and (
            _LIMITS.match(_key(heading)) is not None or place.sheets.is_of_analysis(place.sheet.own)
        )
    )


# What is normal, and no value: `4/5` below it is no day.
_LIMITS = re.compile(
    r"ref|rif|range|rango|interv|normal|limi|cutoff|grans|breakpoint|v[rn]|low|high"
)
# Units of measure, or those of a hospital.
_UNITS = frozenset(("um", "unit", "units", "unidad", "unidades", "unita", "enhet", "enheter"))
_DATED = frozenset(("fecha", "data", "datum", "date", "alder", "edad", "eta", "age", "collected"))


def _is_flag(place: _Place) -> bool:
    """The `S` of an antibiotic as a Saturday: nothing but such letters stand above and below."""
    if place.finding.score >= _SURE or place.written not in _SUSCEPTIBLE:
        return False
    column = place.column()
    letters = [cell for cell in column if cell in _SUSCEPTIBLE]
    values = [cell for cell in place.sheet.own.cells if _is_value(cell.span.of(place.text))]
    return len(letters) >= _FEWEST and 2 * len(letters) >= len(column) and bool(values)


def _is_column_name(place: _Place) -> bool:
    """`Wt`, `V.R.`, `VAF` in a row that names columns, above values."""
    header = place.sheet.own
    if place.finding.score >= _SURE or not (_fills(place) or _is_known(place.written)):
        return False
    is_header = place.sheets.is_header(header) and not _has_digits(header, place.text)
    if is_header and _is_known(place.written) and len(place.written) > _LONG:
        return True
    below = [
        cell.span.of(place.text).strip()
        for row in place.sheet.beneath()
        if (cell := row.in_column(place.cell, header)) is not None
    ][:_FEWEST_CELLS]
    if len(below) < _FEWEST or not _are_values(below):
        return False
    if _is_known(place.written):
        return True
    # Patients may be above the columns too: they are several, and rarely a few capitals.
    others = [cell for cell in header.cells if not _is_known(cell.span.of(place.text).strip())]
    is_rare = 3 * len(others) <= len(header.cells)
    is_short = place.written.isupper() and len(place.written) <= _LONGEST_SHORT
    return is_header and is_rare and is_short


def _has_digits(row: Row, text: str) -> bool:
    return any(
        _WHOLE_DAY.match(cell.span.of(text).strip()) and any(map(str.isdigit, cell.span.of(text)))
        for cell in row.cells
    )


def _is_method(place: _Place) -> bool:
    """`Abbott Alinity` below *method*."""
    return _key(place.heading()) in _METHODS and _is_sheet(place)


def _is_result(place: _Place) -> bool:
    """`Sm` below *Result*, `HI` among the figures of a meter."""
    if place.finding.score >= _SURE or not _fills(place):
        return False
    if place.written in _BEYOND:
        column = place.column()
        return len([cell for cell in column if _is_value(cell)]) >= _FEWEST and _are_values(column)
    heading = place.heading()
    if _key(heading) in _UNITS:
        return _UNIT.fullmatch(place.written) is not None
    return (
        _is_of_results(heading)
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
        (_is_value(cell) and (_SLASHED.fullmatch(cell) is None or _is_no_day(cell)))
        or _UNIT.fullmatch(cell) is not None
        or _WITH_UNIT.match(cell) is not None
        or _is_marked(cell)
        or _ONLY_FLAG.fullmatch(cell) is not None
        or cell in _SUSCEPTIBLE
        for cell in others
    )


def _is_of_results(heading: str) -> bool:
    return is_results(heading) or _key(heading) in _COLUMNS - _DATED


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
        and _is_value(behind[0])
        and any(_UNIT.fullmatch(cell) or _is_marked(cell) for cell in behind[1:])
    )


def _fills(place: _Place) -> bool:
    """Whether the finding is all that the cell says, but for marks."""
    return place.finding.span.of(place.text).strip(" .:") == place.written.strip(" .:") and (
        _WORD.fullmatch(place.written) is not None
    )


def _key(written: str) -> str:
    return "".join(word for word in fold(written).words if not word.isdigit())


def _is_known(cell: str) -> bool:
    key, words = _key(cell), fold(cell).words
    listed = _COLUMNS | _METHODS
    return key in listed or listed.issuperset(words) or is_results(cell) or is_heading(cell)


def _is_header(row: Row, text: str) -> bool:
    cells = [cell.span.of(text).strip() for cell in row.cells]
    known = [cell for cell in cells if _is_known(cell)]
    return (
        len(cells) >= _FEWEST_CELLS
        and sum(len(cell) >= _LONG for cell in known) >= _FEWEST
        and 2 * len(known) >= len(cells)
    )


def _is_value(cell: str) -> bool:
    written = cell.strip()
    return _VALUE.fullmatch(written) is not None and _WHOLE_DAY.fullmatch(written) is None


def _is_reference(cell: str) -> bool:
    """Whether `(4.0 - 11.0)`, `<5`, `70-99` stands there; `671-9030` is a number."""
    if _BOUNDS.fullmatch(cell) is None:
        return False
    bounds = [float(one.replace(",", ".")) for one in _FIGURES.findall(cell)]
    plain = cell.strip("()[] ").replace(" ", "")
    is_short = bounds == sorted(bounds) and max(map(len, _FIGURES.findall(cell))) < _MOST_DIGITS
    return plain != cell.replace(" ", "") or cell[:1] in "<>≤≥" or is_short


def _is_marked(cell: str) -> bool:
    """Whether brackets or a sign tell that it is a reference range."""
    return cell[:1] in ("(", "[", "<", ">", "≤", "≥") and _is_reference(cell)


def _are_values(cells: Iterable[str]) -> bool:
    """Whether most cells are values, units, ranges or flags."""
    told = [
        _is_value(cell)
        or _is_reference(cell)
        or _UNIT.fullmatch(cell) is not None
        or _ONLY_FLAG.fullmatch(cell) is not None
        or cell in _SUSCEPTIBLE
        for cell in cells
    ]
    return bool(told) and 3 * sum(told) >= 2 * len(told)


def _is_sheet(place: _Place) -> bool:
    """Whether two rows are of analyses."""
    return sum(map(place.sheets.is_of_analysis, place.sheet.rows)) >= _FEWEST


def _is_of_analysis(row: Row, text: str) -> bool:
    cells = [cell.span.of(text).strip() for cell in row.cells]
    return any(map(_WITH_UNIT.match, cells)) or (
        any(map(_is_value, cells))
        and any(
            _UNIT.fullmatch(cell) is not None
            or _is_reference(cell)
            or cell in _SUSCEPTIBLE
            or _key(cell) in _WORDED
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
