"""Names of months, weekdays, seasons and feasts in the languages of the program, folded."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

_MONTHS = (
    ("jan january gennaio gen enero ene januari"),
    ("feb february febbraio febrero februari"),
    ("mar march marzo mars mrz"),
    ("apr april aprile abril abr"),
    ("may maggio mag mayo maj"),
    ("jun june giugno giu junio juni"),
    ("jul july luglio lug julio juli"),
    ("aug august agosto ago augusti"),
    ("sep sept september settembre set septiembre setiembre"),
    ("oct october ottobre ott octubre okt oktober"),
    ("nov november novembre noviembre"),
    ("dec december dicembre dic diciembre december"),
)
_WEEKDAYS = (
    ("mon monday lun lunedi lunes man mandag"),
    ("tue tues tuesday mar martedi martes tis tisdag"),
    ("wed weds wednesday mer mercoledi mie miercoles ons onsdag"),
    ("thu thur thurs thursday gio giovedi jue jueves tor tors torsdag"),
    ("fri friday ven venerdi vie viernes fre fredag"),
    ("sat saturday sab sabato sabado lor lordag"),
    ("sun sunday dom domenica domingo son sondag"),
)
_SEASONS = (
    ("winter inverno invierno vinter vintern"),
    ("spring primavera var varen"),
    ("summer midsummer estate verano sommar sommaren"),
    ("fall autumn autunno otono host hosten"),
)


def _numbered(lines: tuple[str, ...], first: int) -> Mapping[str, int]:
    words = {word: number for number, line in enumerate(lines, first) for word in line.split()}
    return MappingProxyType(words)


MONTHS = _numbered(_MONTHS, 1)
"""Folded name of a month → 1 to 12."""

WEEKDAYS = _numbered(_WEEKDAYS, 0)
"""Folded name of a weekday → 0 (Monday) to 6."""

SEASONS = _numbered(_SEASONS, 0)
"""Folded name of a season → 0 (winter) to 3."""

FEASTS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "New Year's Day": (1, 1),
        "New Year's": (1, 1),
        "Epiphany": (1, 6),
        "MLK Day": (1, 18),
        "Groundhog Day": (2, 2),
        "Valentine's Day": (2, 14),
        "Presidents' Day": (2, 18),
        "Mardi Gras": (2, 24),
        "Ash Wednesday": (2, 25),
        "St. Patrick's Day": (3, 17),
        "Nowruz": (3, 21),
        "Palm Sunday": (4, 5),
        "Passover": (4, 8),
        "Good Friday": (4, 10),
        "Easter Sunday": (4, 12),
        "Easter": (4, 12),
        "Mother's Day": (5, 10),
        "Memorial Day": (5, 28),
        "Pentecost": (5, 31),
        "Flag Day": (6, 14),
        "Father's Day": (6, 18),
        "Juneteenth": (6, 19),
        "Midsummer": (6, 24),
        "Canada Day": (7, 1),
        "Independence Day": (7, 4),
        "Fourth of July": (7, 4),
        "Labor Day": (9, 4),
        "Rosh Hashanah": (9, 20),
        "Yom Kippur": (9, 29),
        "Columbus Day": (10, 11),
        "Diwali": (10, 28),
        "Halloween": (10, 31),
        "All Saints' Day": (11, 1),
        "Veterans Day": (11, 11),
        "Thanksgiving": (11, 25),
        "Black Friday": (11, 27),
        "Hanukkah": (12, 14),
        "Christmas Eve": (12, 24),
        "Christmas Day": (12, 25),
        "Christmas": (12, 25),
        "Boxing Day": (12, 26),
        "New Year's Eve": (12, 31),
        "Ramadan": (3, 10),
        "Eid": (4, 9),
        "Purim": (3, 13),
        "Lunar New Year": (2, 5),
        "Chinese New Year": (2, 5),
        "St. David's Day": (3, 1),
        "St David's Day": (3, 1),
        "St Patrick's Day": (3, 17),
        "April Fool's Day": (4, 1),
        "Patriots' Day": (4, 20),
        "Anzac Day": (4, 25),
        "Cinco de Mayo": (5, 5),
        "Whitsun": (5, 31),
        "Bank Holiday": (8, 29),
        "Bastille Day": (7, 14),
        "Michaelmas": (9, 29),
        "Remembrance Day": (11, 11),
        "St. Andrew's Day": (11, 30),
        "St Andrew's Day": (11, 30),
        "Advent": (12, 3),
        "Xmas Eve": (12, 24),
        "Xmas": (12, 25),
        "Kwanzaa": (12, 27),
        "Hogmanay": (12, 31),
        "Lent": (3, 5),
        "Holy Week": (4, 6),
        "Maundy Thursday": (4, 9),
        "Shabbat": (6, 6),
        "Shabbos": (6, 6),
        "Presidents Day": (2, 18),
        "Australia Day": (1, 26),
    }
)
"""Feast → month and day, about where it falls if it moves."""
