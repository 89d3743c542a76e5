"""What a cell of a laboratory sheet says: a value, a unit, a range, a flag, a day."""

from __future__ import annotations

import re
from collections.abc import Iterable

from app.engine.text.calendar_terms import MONTHS, alternatives

_FEWEST, _MOST_DIGITS = 2, 4
_MONTHS, _DAYS = 12, 31

_NUMBER = r"\d{1,6}(?:[.,]\d{1,4})?"
_SIGNED = rf"(?:[<>≤≥]=?|[+−–-])?\s?{_NUMBER}"
_FIGURE = rf"{_SIGNED}(?:\s?[/:–-]\s?{_SIGNED}){{0,3}}"
_FLAG = r"(?:HH?|LL?|[AB]|[*]{1,3}|[↑↓]{1,2}|[+]{1,4})"
VALUE = re.compile(rf"(?:{_FIGURE}|[–−-]{{1,2}})(?:\s?%)?(?:\s?[*]?{_FLAG}|\s?\({_FLAG}\))?")
FIGURE = re.compile(_FIGURE)
_BOUNDS = re.compile(rf"[(\[]?\s?(?:[<>≤≥]=?\s?{_NUMBER}|{_NUMBER}\s?[–-]\s?{_NUMBER})\s?[)\]]?")
FLAG = re.compile(_FLAG)
UNIT = re.compile(
    r"%|(?:mmHg|kPa|fL|fl|pg|mm|cm|sec|seg|kg|UFC|CFU|EU|UI|mUI|µg|ppm|mosm)|\(calc\)"
    r"|(?:x\s?)?10\s?[*^]?[0-9³⁶⁹]{1,2}/[µu]?[Ll]|(?:mil|M|k|millones|Thousand|Million)/(?:mL|ml|uL|µL)"
    r"|(?:[munµµkc]?(?:mol|g|L|l|U|IU|UI|IE|kat|Eq|osm|EQ)|mmol|ng|pg)/(?:[a-zA-Zµ]{1,5}|1[.,]73\s?m2?)"
    r"(?:/[\w.,]{1,8})?",
)
WITH_UNIT = re.compile(rf"{_FIGURE}\s?(?:{UNIT.pattern})(?![^\W_])")
SUSCEPTIBLE = frozenset("SIRH")
NUMBERS = re.compile(r"\d+(?:[.,]\d+)?")
SLASHED = re.compile(r"\d{1,4}(?:[.,]\d+)?(?:[/-]\d{1,4}(?:[.,]\d+)?){1,3}")
# One of the first two numbers is a month; or a month and its year, or all in one.
WHOLE_DAY = re.compile(
    r"(?:19|20)\d\d([./-])(?:0?[1-9]|1[0-2])(?:\1\d{1,2})?"
    r"|(?:(?:0?[1-9]|1[0-2])([./-])\d{1,2}|\d{1,2}([./-])(?:0?[1-9]|1[0-2]))(?:\2|\3)(?:19|20)?\d\d"
    rf"|(?:0?\d|1[0-2])[./-](?:19|20)\d\d|\d{{6}}|\d{{8}}|.*(?:{alternatives(MONTHS)})\b.*",
    re.IGNORECASE,
)


def is_value(cell: str) -> bool:
    """Whether it says a value, with its flag, and no day."""
    written = cell.strip()
    return VALUE.fullmatch(written) is not None and WHOLE_DAY.fullmatch(written) is None


def is_reference(cell: str) -> bool:
    """Whether `(4.0 - 11.0)`, `<5`, `70-99` stands there; `671-9030` is a number."""
    if _BOUNDS.fullmatch(cell) is None:
        return False
    bounds = [float(one.replace(",", ".")) for one in NUMBERS.findall(cell)]
    plain = cell.strip("()[] ").replace(" ", "")
    is_short = bounds == sorted(bounds) and max(map(len, NUMBERS.findall(cell))) < _MOST_DIGITS
    return plain != cell.replace(" ", "") or cell[:1] in "<>≤≥" or is_short


def is_marked(cell: str) -> bool:
    """Whether brackets or a sign tell that it is a reference range."""
    return cell[:1] in ("(", "[", "<", ">", "≤", "≥") and is_reference(cell)


def are_values(cells: Iterable[str]) -> bool:
    """Whether most cells are values, units, ranges or flags."""
    told = [
        is_value(cell)
        or is_reference(cell)
        or UNIT.fullmatch(cell) is not None
        or FLAG.fullmatch(cell) is not None
        or cell in SUSCEPTIBLE
        for cell in cells
    ]
    return bool(told) and 3 * sum(told) >= 2 * len(told)


def is_no_day(written: str) -> bool:
    """Whether `142/78`, `16/15/12`, `7/5/5`, `0,001/8` are neither a day nor a month of a year."""
    if re.search(r"\d[.,]\d", written):
        return "/" in written or "-" in written
    parts = [int(part) for part in NUMBERS.findall(written)]
    if len(parts) == _FEWEST:
        first, second = parts
        is_day = (0 < first <= _DAYS and 0 < second <= _MONTHS) or (
            0 < first <= _MONTHS and 0 < second <= _DAYS
        )
        return not is_day
    return len(parts) > _FEWEST and WHOLE_DAY.fullmatch(written) is None
