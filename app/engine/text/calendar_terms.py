"""Names of months, weekdays, seasons and feasts in the languages of the program."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType

from app.engine.text.folding import fold_word, key_of

MONTH_SERIES = tuple(
    tuple(line.split())
    for line in (
        "january february march april may june july august september october november december",
        "jan feb mar apr may jun jul aug sep oct nov dec",
        "jan feb mar apr may june july aug sept oct nov dec",
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre"
        " dicembre",
        "gen feb mar apr mag giu lug ago set ott nov dic",
        "genn febbr mar apr magg giu lug ago set ott nov dic",
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre",
        "ene feb mar abr may jun jul ago sep oct nov dic",
        "ene feb mar abr mayo jun jul ago sept oct nov dic",
        "januari februari mars april maj juni juli augusti september oktober november december",
        "jan feb mar apr maj jun jul aug sep okt nov dec",
        "jan feb mars april maj juni juli aug sept okt nov dec",
        "jan febr mars april maj juni juli aug sept okt nov dec",
    )
)
"""Names of the months, January first: a full and a short series a language."""

WEEKDAY_SERIES = tuple(
    tuple(line.split())
    for line in (
        "monday tuesday wednesday thursday friday saturday sunday",
        "mon tue wed thu fri sat sun",
        "mon tues wed thurs fri sat sun",
        "mon tue weds thur fri sat sun",
        "m tu w th f sa su",
        "lunedì martedì mercoledì giovedì venerdì sabato domenica",
        "lun mar mer gio ven sab dom",
        "lunes martes miércoles jueves viernes sábado domingo",
        "lun mar mié jue vie sáb dom",
        "måndag tisdag onsdag torsdag fredag lördag söndag",
        "måndagen tisdagen onsdagen torsdagen fredagen lördagen söndagen",
        "måndagar tisdagar onsdagar torsdagar fredagar lördagar söndagar",
        "mån tis ons tors fre lör sön",
        "mån tis ons tor fre lör sön",
    )
)
"""Names of the weekdays, Monday first."""

SEASON_SERIES = tuple(
    tuple(line.split())
    for line in (
        "winter spring summer fall",
        "winter spring midsummer autumn",
        "inverno primavera estate autunno",
        "invierno primavera verano otoño",
        "vinter vår sommar höst",
        "vintern våren sommaren hösten",
    )
)
"""Names of the seasons, winter first."""


def _numbered(series: tuple[tuple[str, ...], ...], first: int) -> Mapping[str, int]:
    words = {fold_word(w): number for names in series for number, w in enumerate(names, first)}
    return MappingProxyType(words)


MONTHS = _numbered(MONTH_SERIES, 1)
"""Folded name of a month → 1 to 12."""

WEEKDAYS = _numbered(WEEKDAY_SERIES, 0)
"""Folded name of a weekday → 0 (Monday) to 6."""

SEASONS = _numbered(SEASON_SERIES, 0)
"""Folded name of a season → 0 (winter) to 3."""


def alternatives(words: Iterable[str]) -> str:
    """A pattern, to stand in a group, that finds any of `words`: the longest that fits."""
    return "|".join(sorted({re.escape(word) for word in words}, key=lambda w: (-len(w), w)))


def named_like(word: str, series: tuple[tuple[str, ...], ...], number: int) -> str:
    """The name of index `number` in the series that `word` is from, by language and length."""
    names = _first_with(series).get(fold_word(word))
    return names[number] if names else word


@lru_cache(maxsize=64)
def _first_with(series: tuple[tuple[str, ...], ...]) -> Mapping[str, tuple[str, ...]]:
    """By folded name the first of the series that has it."""
    return {fold_word(name): names for names in reversed(series) for name in names}


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
        "Mothering Sunday": (3, 22),
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
        "Deepavali": (10, 28),
        "Dussehra": (10, 10),
        "Navratri": (10, 5),
        "Navaratri": (10, 5),
        "Durga Puja": (10, 8),
        "Ganesh Chaturthi": (9, 5),
        "Raksha Bandhan": (8, 18),
        "Karva Chauth": (10, 20),
        "Makar Sankranti": (1, 14),
        "Vaisakhi": (4, 13),
        "Baisakhi": (4, 13),
        "Republic Day": (1, 26),
        "Eid al-Fitr": (4, 9),
        "Eid al-Adha": (6, 16),
        "St Brigid's Day": (2, 1),
        "St. Brigid's Day": (2, 1),
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
        "Shrove Tuesday": (2, 25),
        "Shrove Tues": (2, 25),
        "Pancake Day": (2, 25),
        "Easter Monday": (4, 13),
        "Easter Mon": (4, 13),
        "Easter Tuesday": (4, 14),
        "Easter Tues": (4, 14),
        "Whit Sunday": (5, 31),
        "Whit Monday": (6, 1),
        "Burns Night": (1, 25),
        "St Stephen's Day": (12, 26),
        "St. Stephen's Day": (12, 26),
        "Norouz": (3, 21),
        "Nouruz": (3, 21),
        "Shabbat": (6, 6),
        "Shabbos": (6, 6),
        "Presidents Day": (2, 18),
        "Australia Day": (1, 26),
        "Half-term": (2, 17),
        "Half term": (2, 17),
        "Spring break": (3, 15),
        "Vesak": (5, 12),
        "Day of the Dead": (11, 2),
        "Melbourne Cup Day": (11, 3),
        "Melbourne Cup": (11, 3),
        "Bonfire Night": (11, 5),
    }
)
"""Feast → month and day, about where it falls if it moves."""

FEASTS_BY_LANGUAGE: Mapping[str, Mapping[str, tuple[int, int]]] = MappingProxyType(
    {
        "es": MappingProxyType(
            {
                "Año Nuevo": (1, 1),
                "día de Reyes": (1, 6),
                "San Valentín": (2, 14),
                "miércoles de ceniza": (2, 25),
                "día del padre": (3, 19),
                "las Fallas": (3, 19),
                "domingo de Ramos": (4, 5),
                "Semana Santa": (4, 9),
                "Jueves Santo": (4, 9),
                "Viernes Santo": (4, 10),
                "Sábado Santo": (4, 11),
                "domingo de Resurrección": (4, 12),
                "lunes de Pascua": (4, 13),
                "día del trabajo": (5, 1),
                "día de la madre": (5, 3),
                "Corpus Christi": (6, 4),
                "noche de San Juan": (6, 23),
                "San Juan": (6, 24),
                "San Fermín": (7, 7),
                "día del Pilar": (10, 12),
                "Halloween": (10, 31),
                "Todos los Santos": (11, 1),
                "día de Muertos": (11, 2),
                "la Inmaculada": (12, 8),
                "Nochebuena": (12, 24),
                "Navidad": (12, 25),
                "Navidades": (12, 25),
                "Nochevieja": (12, 31),
                "Ramadán": (3, 10),
                "Lunes Santo": (4, 6),
                "Martes Santo": (4, 7),
                "Miércoles Santo": (4, 8),
                "Domingo de Pascua": (4, 12),
                "martes de Carnaval": (2, 25),
                "Carnaval": (2, 25),
                "Año Viejo": (12, 31),
                "martes de Pascua": (4, 14),
            }
        ),
        "it": MappingProxyType(
            {
                "Capodanno": (1, 1),
                "Epifania": (1, 6),
                "Befana": (1, 6),
                "Candelora": (2, 2),
                "San Valentino": (2, 14),
                "Carnevale": (2, 24),
                "festa della donna": (3, 8),
                "festa del papà": (3, 19),
                "domenica delle Palme": (4, 5),
                "Giovedì Santo": (4, 9),
                "Venerdì Santo": (4, 10),
                "Sabato Santo": (4, 11),
                "Pasqua": (4, 12),
                "Pasquetta": (4, 13),
                "festa dei lavoratori": (5, 1),
                "festa della mamma": (5, 10),
                "Corpus Domini": (6, 4),
                "festa della Repubblica": (6, 2),
                "Ferragosto": (8, 15),
                "Halloween": (10, 31),
                "Ognissanti": (11, 1),
                "Immacolata": (12, 8),
                "Santa Lucia": (12, 13),
                "vigilia di Natale": (12, 24),
                "Natale": (12, 25),
                "Santo Stefano": (12, 26),
                "San Silvestro": (12, 31),
                "Ramadan": (3, 10),
                "martedì grasso": (2, 25),
                "giovedì grasso": (2, 20),
                "mercoledì delle Ceneri": (2, 26),
                "lunedì dell'Angelo": (4, 13),
            }
        ),
        "sv": MappingProxyType(
            {
                "nyårsdagen": (1, 1),
                "trettondagsafton": (1, 5),
                "trettondagen": (1, 6),
                "trettonhelgen": (1, 6),
                "tjugondag Knut": (1, 13),
                "alla hjärtans dag": (2, 14),
                "fettisdagen": (2, 24),
                "sportlovet": (2, 25),
                "skärtorsdagen": (4, 9),
                "skärtorsdag": (4, 9),
                "långfredagen": (4, 10),
                "långfredag": (4, 10),
                "påskafton": (4, 11),
                "påskdagen": (4, 12),
                "annandag påsk": (4, 13),
                "påskhelgen": (4, 12),
                "påsklovet": (4, 14),
                "påsken": (4, 12),
                "påskas": (4, 12),
                "påsk": (4, 12),
                "valborg": (4, 30),
                "första maj": (5, 1),
                "Kristi himmelsfärdsdag": (5, 21),
                "Kristi himmelsfärd": (5, 21),
                "midsommarnatten": (6, 21),
                "nouruz": (3, 21),
                "norouz": (3, 21),
                "nowruz": (3, 21),
                "pingst": (5, 31),
                "mors dag": (5, 31),
                "nationaldagen": (6, 6),
                "midsommarafton": (6, 20),
                "midsommardagen": (6, 21),
                "midsommar": (6, 21),
                "höstlovet": (10, 28),
                "alla helgons dag": (11, 1),
                "allhelgona": (11, 1),
                "fars dag": (11, 8),
                "lucia": (12, 13),
                "jullovet": (12, 27),
                "julafton": (12, 24),
                "juldagen": (12, 25),
                "annandag jul": (12, 26),
                "julas": (12, 24),
                "julen": (12, 25),
                "nyårsafton": (12, 31),
                "nyår": (12, 31),
            }
        ),
    }
)
"""The same in other languages."""

EASTER_OF_FEASTS = (4, 12)
"""Easter Sunday of the year whose feasts these are."""

FEASTS_WITH_EASTER = frozenset(
    map(
        key_of,
        (
            "Mardi Gras", "Shrove Tuesday", "Shrove Tues", "Pancake Day", "Ash Wednesday", "Lent",
            "Palm Sunday", "Holy Week", "Maundy Thursday", "Good Friday", "Easter",
            "Easter Sunday", "Easter Monday", "Easter Mon", "Easter Tuesday", "Easter Tues",
            "Pentecost", "Whitsun", "Whit Sunday", "Whit Monday", "miércoles de ceniza",
            "domingo de Ramos", "Semana Santa", "Lunes Santo", "Martes Santo", "Miércoles Santo",
            "Jueves Santo", "Viernes Santo", "Sábado Santo", "domingo de Resurrección",
            "Domingo de Pascua", "lunes de Pascua", "martes de Pascua", "martes de Carnaval",
            "Carnaval", "Corpus Christi", "Carnevale", "martedì grasso", "giovedì grasso",
            "mercoledì delle Ceneri", "domenica delle Palme", "Giovedì Santo", "Venerdì Santo",
            "Sabato Santo", "Pasqua", "Pasquetta", "lunedì dell'Angelo", "Corpus Domini",
            "fettisdagen", "skärtorsdagen", "skärtorsdag", "långfredagen", "långfredag",
            "påskafton", "påskdagen", "annandag påsk", "påskhelgen", "påsken", "påskas", "påsk",
            "Kristi himmelsfärdsdag", "Kristi himmelsfärd", "pingst",
        ),
    )
)  # fmt: skip
"""Keys of the feasts that move with Easter."""
