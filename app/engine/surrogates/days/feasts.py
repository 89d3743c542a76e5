"""Feasts on a day of the week, and those that countries of one language have on different days.

A British note that tells of Mother's Day means the fourth Sunday of Lent, an Australian one that
tells of Father's Day the first Sunday of September.
"""

from __future__ import annotations

from datetime import date, timedelta

from dateutil.easter import easter

from app.engine.text.folding import key_of

_MONDAY, _TUESDAY, _THURSDAY, _SUNDAY, _WEEK = 0, 1, 3, 6, 7
_LAST = 5
# Month and which Sunday of it; days after Easter; month and day.
_Told = tuple[str, int, int]
_SECOND_OF_MAY: _Told = ("sunday", 5, 2)
_THIRD_OF_JUNE: _Told = ("sunday", 6, 3)
_LENT: _Told = ("easter", 0, -21)
_MOTHERS: dict[str, _Told] = {
    "GB": _LENT,
    "IE": _LENT,
    "NG": _LENT,
    "ES": ("sunday", 5, 1),
    "ZA": _SECOND_OF_MAY,
    "AR": ("sunday", 10, 3),
    "MX": ("day", 5, 10),
    "GT": ("day", 5, 10),
    "BO": ("day", 5, 27),
    "CR": ("day", 8, 15),
    "DO": ("sunday", 5, _LAST),
    "SE": ("sunday", 5, _LAST),
}
_FATHERS: dict[str, _Told] = {
    "AU": ("sunday", 9, 1),
    "NZ": ("sunday", 9, 1),
    "ES": ("day", 3, 19),
    "BO": ("day", 3, 19),
    "GT": ("day", 6, 17),
    "UY": ("sunday", 7, 2),
    "DO": ("sunday", 7, _LAST),
    "IT": ("day", 3, 19),
    "CH": ("day", 3, 19),
    "SE": ("sunday", 11, 2),
    "FI": ("sunday", 11, 2),
}
# Month, which day of the week in it, and how many days later.
_BY_WEEKDAY = {
    key_of(feast): told
    for feast, told in {
        "Presidents Day": (2, _MONDAY, 3, 0),
        "Patriots' Day": (4, _MONDAY, 3, 0),
        "Memorial Day": (5, _MONDAY, _LAST, 0),
        "Labor Day": (9, _MONDAY, 1, 0),
        "Columbus Day": (10, _MONDAY, 2, 0),
        "Melbourne Cup": (11, _TUESDAY, 1, 0),
        "Melbourne Cup Day": (11, _TUESDAY, 1, 0),
        "Thanksgiving": (11, _THURSDAY, 4, 0),
        "Black Friday": (11, _THURSDAY, 4, 1),
    }.items()
}
_CANADIAN_THANKSGIVING = (10, _MONDAY, 2, 0)
_OF_MOTHERS = frozenset(
    map(
        key_of,
        (
            "Mother's Day",
            "Mothers' Day",
            "Mothering Sunday",
            "día de la madre",
            "festa della mamma",
            "mors dag",
        ),
    )
)
_OF_FATHERS = frozenset(
    map(key_of, ("Father's Day", "Fathers' Day", "día del padre", "festa del papà", "fars dag"))
)


def day_in(country: str, feast: str, year: int) -> date | None:
    """When a folded feast is in a country; None for one that no day of the week tells."""
    if feast in _OF_MOTHERS:
        return _on(_MOTHERS.get(country, _SECOND_OF_MAY), year)
    if feast in _OF_FATHERS:
        return _on(_FATHERS.get(country, _THIRD_OF_JUNE), year)
    if feast in _BY_WEEKDAY:
        is_canadian = country == "CA" and feast == key_of("Thanksgiving")
        month, weekday, number, later = (
            _CANADIAN_THANKSGIVING if is_canadian else _BY_WEEKDAY[feast]
        )
        return _day_of_week(year, month, weekday, number) + timedelta(days=later)
    return None


def _on(told: _Told, year: int) -> date:
    by, month, number = told
    if by == "easter":
        return easter(year) + timedelta(days=number)
    if by == "day":
        return date(year, month, number)
    return _day_of_week(year, month, _SUNDAY, number)


def _day_of_week(year: int, month: int, weekday: int, number: int) -> date:
    """The `number`th such day of a month, or its last one."""
    first = date(year, month, 1)
    day = first + timedelta(days=(weekday - first.weekday()) % _WEEK + _WEEK * (number - 1))
    return day if day.month == month else day - timedelta(days=_WEEK)
