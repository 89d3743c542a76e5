"""Labels of charts that are dates or numbers become text, which is searched and replaced as such.

A label is stored as a number with a format; a day is the number of days since a first one
(ECMA-376-1, 18.17.4.1). A number cannot hold a label such as `[DATE]`, so the categories of each
series become strings with the words that Word shows, and an axis of days one of categories.
"""

from __future__ import annotations

import re
from datetime import date, timedelta

from app.errors import Unsupported
from app.formats.docx.markup.tree import Element, every, qualified, remove, strip_attributes

_FIRST_DAY, _FIRST_DAY_OF_1904 = date(1899, 12, 30), date(1904, 1, 1)
_NUMERIC = "c:cat/c:numRef|c:cat/c:numLit"
_TEXT_OF = {
    qualified("c:numRef"): qualified("c:strRef"),
    qualified("c:numLit"): qualified("c:strLit"),
    qualified("c:numCache"): qualified("c:strCache"),
}
# Ends of an axis of days are days themselves.
_DAYS_ONLY = (
    "c:baseTimeUnit|c:majorUnit|c:majorTimeUnit|c:minorUnit|c:minorTimeUnit"
    "|c:scaling/c:max|c:scaling/c:min"
)
# Words in quotation marks, escaped signs, colours and conditions, fillers: none is a code.
_LITERAL = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]|[_*].')
_GENERAL = re.compile(r"general|standard|@", re.IGNORECASE)
_DAY, _MONTH, _TIME = (re.compile(codes, re.IGNORECASE) for codes in ("[yd]", "m", "[hs]"))
_DATE_CODES = re.compile(r"y+|m+|d+|[^ymd]", re.IGNORECASE)
_PLAIN_DAY = re.compile(r"[ymd/.,\s-]+", re.IGNORECASE)
_PERCENT = re.compile(r"0(?:\.(0{1,9}))?%")
_DECIMALS = re.compile(r"#?,?#*0(?:\.(0{1,9}))?")
# Not those of the system's language: the same file is read alike everywhere.
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MINUTES = 24 * 60
_MOST_DAYS = 2_950_000
"""Days up to the year 9976, whatever the first day: there are no dates after 9999."""


def to_text(chart: Element) -> bool:
    """Make labels of categories text; whether there were any that were none.

    Raises `Unsupported` where values, which draw the chart, are days: as numbers they would tell
    the dates, and without them there is no chart.
    """
    first_day = _FIRST_DAY
    for system in every(chart, "//c:date1904"):
        if system.get("val", "1") not in ("0", "false"):
            first_day = _FIRST_DAY_OF_1904
    labels = every(chart, f"//{_NUMERIC.replace('|', '|//')}")
    for label in labels:
        _make_text(label, first_day)
    codes = every(chart, "//c:numCache/c:formatCode|//c:numLit/c:formatCode")
    if any(shows_day(code.text or "") for code in codes) or any(
        shows_day(point.get("formatCode", "")) for point in every(chart, "//c:pt[@formatCode]")
    ):
        raise Unsupported(
            "The document contains a chart whose values are dates.",
            hint="Replace the chart with a picture in Word (cut it, then paste it as a picture) "
            "and open the file again: the picture will be read and redacted.",
        )
    days = every(chart, "//c:dateAx")
    for setting in every(chart, "//c:crossesAt") if days else ():
        remove(setting)
    for axis in days:
        for setting in every(axis, _DAYS_ONLY):
            remove(setting)
        for automatic in every(axis, "c:auto"):
            automatic.set("val", "0")
        axis.tag = qualified("c:catAx")
    return bool(labels)


def shows_day(number_format: str) -> bool:
    """Whether a number with this format is shown as a day or a month, with a time or without."""
    code = _GENERAL.sub("", _LITERAL.sub("", number_format))
    if _TIME.search(code):
        return _DAY.search(code) is not None
    return bool(_DAY.search(code) or _MONTH.search(code))


def _make_text(label: Element, first_day: date) -> None:
    for values in [label, *every(label, "c:numCache")]:
        own = every(values, "c:formatCode")
        usual = (own[0].text or "") if own else ""
        for point in every(values, "c:pt"):
            code = point.get("formatCode", usual)
            strip_attributes(point, ("formatCode",))
            for value in every(point, "c:v"):
                value.text = shown(value.text or "", code, first_day)
        for code_element in own:
            remove(code_element)
    for element in [label, *every(label, "c:numCache")]:
        element.tag = _TEXT_OF[element.tag]


def shown(value: str, number_format: str, first_day: date = _FIRST_DAY) -> str:
    """A stored number as the chart shows it; as it is stored where its format is not known."""
    try:
        number = float(value)
    except ValueError:
        return value
    if shows_day(number_format):
        return _day(number, number_format, first_day)
    code = number_format.split(";", maxsplit=1)[0].strip()
    if 0 <= number < 1 and _TIME.search(_LITERAL.sub("", code)):
        return _clock(number)
    percent, decimals = _PERCENT.fullmatch(code), _DECIMALS.fullmatch(code)
    if percent:
        return f"{number:.{len(percent[1] or '')}%}"
    if decimals:
        separator = "," if "," in code else ""
        return f"{number:{separator}.{len(decimals[1] or '')}f}"
    return value


def _day(number: float, number_format: str, first_day: date) -> str:
    if not 0 <= number < _MOST_DAYS:
        return str(number)
    day = first_day + timedelta(days=int(number))
    code = _LITERAL.sub("", number_format.split(";", maxsplit=1)[0]).strip()
    if not _PLAIN_DAY.fullmatch(code):
        # With a time of day, or with signs of another language.
        return f"{day.isoformat()} {_clock(number)}" if _TIME.search(code) else day.isoformat()
    return "".join(_part(day, part) for part in _DATE_CODES.findall(code))


def _clock(number: float) -> str:
    """The time of day that the fraction of a day is."""
    minutes = round(number % 1 * _MINUTES) % _MINUTES
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def _part(day: date, code: str) -> str:
    kind, length = code[0].lower(), len(code)
    if kind == "y":
        return f"{day.year:04d}" if length > 2 else f"{day.year % 100:02d}"
    if kind == "m":
        return _named(length, day.month, _MONTHS[day.month - 1])
    if kind == "d":
        return _named(length, day.day, _WEEKDAYS[day.weekday()])
    return code


def _named(length: int, number: int, name: str) -> str:
    """One letter of a code for the number, two for two digits, three for a short name, or all."""
    return {1: str(number), 2: f"{number:02d}", 3: name[:3]}.get(length, name)
