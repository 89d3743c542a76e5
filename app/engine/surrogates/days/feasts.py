"""Feasts that countries of one language have on different days: Mother's Day and Father's Day.

A British note that tells of Mother's Day means the fourth Sunday of Lent, an Australian one that
tells of Father's Day the first Sunday of September.
"""

from __future__ import annotations

from datetime import date, timedelta

from dateutil.easter import easter

from app.engine.text.folding import key_of

_SUNDAY, _WEEK = 6, 7
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
    """When a folded feast is in a country; None for one that all have on the same day."""
    if feast in _OF_MOTHERS:
        return _on(_MOTHERS.get(country, _SECOND_OF_MAY), year)
    if feast in _OF_FATHERS:
        return _on(_FATHERS.get(country, _THIRD_OF_JUNE), year)
    return None


def _on(told: _Told, year: int) -> date:
    by, month, number = told
    if by == "easter":
        return easter(year) + timedelta(days=number)
    if by == "day":
        return date(year, month, number)
    first = date(year, month, 1)
    sunday = first + timedelta(days=(_SUNDAY - first.weekday()) % _WEEK + _WEEK * (number - 1))
    return sunday if sunday.month == month else sunday - timedelta(days=_WEEK)
