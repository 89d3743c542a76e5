"""Dates in words: months, weekdays, seasons and feasts, in the words of the same language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from functools import partial

from dateutil.easter import easter

from app.engine.surrogates.days.date_notation import (
    LETTERED_DAY,
    Fields,
    Writer,
    named,
    number_like,
    ordinal,
    year_like,
    year_of,
)
from app.engine.surrogates.days.date_shift import DateShift
from app.engine.surrogates.days.feasts import day_in
from app.engine.surrogates.table import NoSurrogate, in_case_of
from app.engine.text.calendar_terms import (
    EASTER_OF_FEASTS,
    FEASTS,
    FEASTS_BY_LANGUAGE,
    FEASTS_WITH_EASTER,
    MONTH_SERIES,
    MONTHS,
    SEASON_SERIES,
    SEASONS,
    WEEKDAY_SERIES,
    WEEKDAYS,
)
from app.engine.text.folding import fold_word, key_of

# Feasts of no creed, so that none is told by another's date.
_FEASTS = (
    "New Year's Day", "Groundhog Day", "Valentine's Day", "Presidents' Day", "Flag Day",
    "Memorial Day", "Mother's Day", "Father's Day", "Independence Day", "Labor Day",
    "Columbus Day", "Halloween", "Veterans Day", "Thanksgiving", "New Year's Eve",
)  # fmt: skip
# Those that are feasts on the same day outside of America as well.
_FEASTS_ABROAD = ("New Year's Day", "Valentine's Day", "Halloween", "New Year's Eve")
_NEUTRAL_FEASTS: Mapping[str, tuple[str, ...]] = {
    "en": _FEASTS,
    "es": (
        "Año Nuevo", "día del padre", "día del trabajo", "día de la madre", "Halloween",
        "Nochevieja",
    ),
    "it": (
        "Capodanno", "festa della donna", "festa del papà", "festa dei lavoratori",
        "festa della mamma", "festa della Repubblica", "Ferragosto", "Halloween",
    ),
    "sv": (
        "nyårsdagen", "alla hjärtans dag", "första maj", "mors dag", "nationaldagen", "fars dag",
        "nyårsafton",
    ),
}  # fmt: skip
_BY_LANGUAGE = {"en": FEASTS, **FEASTS_BY_LANGUAGE}
_FOLDED_FEASTS = {
    language: {key_of(feast): day for feast, day in feasts.items()}
    for language, feasts in _BY_LANGUAGE.items()
}
_DECADES = (
    "twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties",
)  # fmt: skip
_LETTERS = ("M", "T", "W", "Th", "F", "S", "Su")
_LETTER_NUMBERS = {"m": 0, "t": 1, "tu": 1, "w": 2, "th": 3, "f": 4, "s": 5, "sa": 5, "su": 6}

# The first word of the first series of every language.
_HEADS = {
    "january": "en", "monday": "en", "winter": "en",
    "gennaio": "it", "lunedì": "it", "inverno": "it",
    "enero": "es", "lunes": "es", "invierno": "es",
    "januari": "sv", "måndag": "sv", "vinter": "sv",
}  # fmt: skip

_NEAR_FEAST = 30
_HOLIDAYS = ("lov", "lovet")
# They last for days or weeks.
_LONG_FEASTS = frozenset(
    map(
        key_of,
        (
            "Lent", "Holy Week", "Passover", "Hanukkah", "Ramadan", "Kwanzaa", "Advent",
            "Half-term", "Spring break", "Semana Santa", "las Fallas", "Navidades", "Carnaval",
            "Carnevale", "Ramadán", "trettonhelgen", "påskhelgen", "julas", "påskas",
        ),
    )
)  # fmt: skip
_YULE = "jul"
_DAY_AHEAD = ("it", "sv")
_YEAR_BEHIND = re.compile(r"[^\W\d_]+\.?[-/]\d\d")
_ENGLISH = ("st", "nd", "rd", "th")

Series = tuple[tuple[str, ...], ...]


class WordedDates:
    """Writers by the group of `date_notation.SHAPES` that tells the notation.

    They raise `ValueError` for a day that the calendar does not have.
    """

    def __init__(self, shift: DateShift, language: str) -> None:
        self._shift = shift
        self._language = language
        self._months = _own_first(MONTH_SERIES, language)
        self._weekdays = _own_first(WEEKDAY_SERIES, language)
        self._seasons = _own_first(SEASON_SERIES, language)
        self.writers: Mapping[str, Writer] = {
            "md_m": partial(self._named_day, prefix="md"),
            "dm_m": partial(self._named_day, prefix="dm"),
            "ymd_m": self._year_first,
            "mony_m": self._named_month,
            "season_n": self._season,
            "feast_n": self._feast,
            "month": self._month,
            "wd_n": self._weekday_and_day,
            "weekday": self._weekday,
            "letters": self._letters,
            "spelled": self._spelled_decade,
            "day": self._day_alone,
        }

    def _named_day(self, match: re.Match[str], prefix: str) -> Fields:
        """A day with the name of its month before or after it, perhaps with a range and a year."""
        word, day, last, year, suffix = (match[f"{prefix}_{field}"] for field in "mdeyo")
        month, in_year = MONTHS[fold_word(word)], year_of(year) if year else None
        if prefix == "md" and self._language != "en" and _YEAR_BEHIND.fullmatch(match[0]):
            moved = self._shift.month(year_of(day), month)  # `nov-25`
            return {
                "md_m": named(word, self._months, moved.month - 1),
                "md_d": year_like(moved, day),
            }
        # `a marzo 13 e 19 mmHg`: there days stand before the month.
        if prefix == "md" and not year and self._language in _DAY_AHEAD and not match["md_o"]:
            raise NoSurrogate
        moved = self._shift.day(in_year, month, int(day))
        series = self._series_of(match, f"{prefix}_m")
        name = named(word, series, moved.month - 1)
        made = {f"{prefix}_m": name, f"{prefix}_d": number_like(moved.day, day)}
        if year:
            made[f"{prefix}_y"] = year_like(moved, year)
        if suffix:
            made[f"{prefix}_o"] = _suffix_like(moved.day, suffix)
        if last:
            end = self._shift.day(in_year, month, int(last))
            later = named(word, series, end.month - 1)
            made[f"{prefix}_e"] = str(end.day)
            if end.month != moved.month and prefix == "md":
                made["md_e"] = f"{later} {end.day}"
            elif end.month != moved.month:  # `30 de mayo al 2 de junio`
                of = " de " if re.search(r"\bde\b", match[0][len(day) :]) else " "
                made["dm_o" if suffix else "dm_d"] += f"{of}{name}"
                made["dm_m"] = later
        return made

    def _year_first(self, match: re.Match[str]) -> Fields:
        year, word, day = match["ymd_y"], match["ymd_m"], match["ymd_d"]
        moved = self._shift.day(year_of(year), MONTHS[fold_word(word)], int(day))
        return {
            "ymd_y": year_like(moved, year),
            "ymd_m": named(word, self._series_of(match, "ymd_m"), moved.month - 1),
            "ymd_d": number_like(moved.day, day),
        }

    def _series_of(self, match: re.Match[str], group: str) -> Series:
        """The names of months to choose from: `04-May-22`, `12MAY` and `May.` have short ones."""
        start, end = match.span(group)
        before, beside = match.string[:start][-1:], match.string[end : end + 1]
        joined = before.isdigit() or (beside != "" and not beside.isspace())
        short = match[group].lower() == "may" and joined
        return self._months[1:] if short else self._months

    def _named_month(self, match: re.Match[str]) -> Fields:
        word, year = match["mony_m"], match["mony_y"]
        moved = self._shift.month(year_of(year), MONTHS[fold_word(word)])
        name = named(word, self._months, moved.month - 1)
        return {"mony_m": name, "mony_y": year_like(moved, year)}

    def _month(self, match: re.Match[str]) -> Fields:
        word = match["month"]
        if self._language == "sv" and word.casefold() == _YULE:
            raise NoSurrogate  # `vid jul`, which is no July
        moved = self._shift.month(None, MONTHS[fold_word(word)])
        return {"month": named(word, self._months, moved.month - 1)}

    def _season(self, match: re.Match[str]) -> Fields:
        word, year = match["season_n"], match["season_y"]
        number = SEASONS[fold_word(word)]
        moved = self._shift.day(year_of(year) if year else None, 1 + 3 * number, 15)
        season = (moved.month % 12) // 3
        if season == number and (not year or moved.year == year_of(year)):
            season = (number + self._shift.sign) % 4
        made = {"season_n": named(word, self._seasons, season)}
        return made | ({"season_y": year_like(moved, year)} if year else {})

    def _feast(self, match: re.Match[str]) -> Fields:
        name, year = match["feast_n"], match["feast_y"]
        language = self._language_of_feast(name)
        feast = self._day_of_feast(name, year_of(year) if year else None)
        moved = self._shift.day(feast.year, feast.month, feast.day)
        neutral = _NEUTRAL_FEASTS[self._language]
        if self._language == "en" and not self._shift.month_first:
            neutral = _FEASTS_ABROAD
        listed = _FOLDED_FEASTS[language][key_of(name)]
        others = [f for f in neutral if _BY_LANGUAGE[self._language][f] != listed]

        def near_to(feast: str) -> date:
            beside = (self._day_of_feast(feast, moved.year + turn) for turn in (-1, 0, 1))
            return min(beside, key=lambda day: abs((day - moved).days))

        def away(feast: str) -> int:
            return abs((near_to(feast) - moved).days)

        near = min(others, key=away)
        if key_of(name).endswith(_HOLIDAYS):
            raise NoSurrogate  # no feast is a week of holidays
        # Another feast must not change an interval by more than a third of it, nor than a month.
        beside = (self._day_of_feast(*one) for one in self._shift.feasts)
        interval = self._shift.to_nearest(feast, (day for day in beside if day != feast))
        if interval is not None and away(near) > min(_NEAR_FEAST, interval // 3):
            if key_of(name) in _LONG_FEASTS:
                raise NoSurrogate
            made = {"feast_n": in_case_of(self._in_words(moved), name)}
            return made | ({"feast_y": year_like(moved, year)} if year else {})
        made = {"feast_n": in_case_of(near, name)}
        return made | ({"feast_y": year_like(near_to(near), year)} if year else {})

    def _day_of_feast(self, name: str, year: int | None) -> date:
        """The day of a feast, exact where it moves with Easter, and as the country has it."""
        key = key_of(name)
        listed = _FOLDED_FEASTS[self._language_of_feast(name)][key]
        usual = day_in(self._shift.country, key, self._shift.main_year)
        at = year or self._shift.year_near(*(usual.timetuple()[1:3] if usual else listed))
        if usual is not None:
            return day_in(self._shift.country, key, at) or usual
        if key not in FEASTS_WITH_EASTER:
            return date(at, *listed)
        return date(at, *listed) + (easter(at) - date(at, *EASTER_OF_FEASTS))

    def _in_words(self, day: date) -> str:
        """`3 December`, in the order of the document."""
        month = self._months[0][day.month - 1]
        if self._language == "en":
            name = month.capitalize()
            return f"{name} {day.day}" if self._shift.month_first else f"{day.day} {name}"
        return f"{day.day} de {month}" if self._language == "es" else f"{day.day} {month}"

    def _language_of_feast(self, name: str) -> str:
        """Whose feast it is; of several languages, as `Halloween` is, that of the passage."""
        key = key_of(name)
        own = (self._language, *_BY_LANGUAGE)
        return next(language for language in own if key in _FOLDED_FEASTS[language])

    def _weekday_and_day(self, match: re.Match[str]) -> Fields:
        word, day, suffix = match["wd_n"], match["wd_d"], match["wd_o"]
        weekday, moved = self._shift.day_of_week(WEEKDAYS[fold_word(word)], int(day))
        made = {"wd_n": named(word, self._weekdays, weekday), "wd_d": number_like(moved, day)}
        return made | ({"wd_o": _suffix_like(moved, suffix)} if suffix else {})

    def _weekday(self, match: re.Match[str]) -> Fields:
        word = match["weekday"]
        number = self._shift.weekday(WEEKDAYS[fold_word(word)])
        made = named(word, self._weekdays, number)
        # `Domingos` has another ending than `lunes`, which are one Monday and several.
        suffix = "" if made[-1] in "sS" else match["weekday_s"]
        return {"weekday": made, "weekday_s": suffix}

    def _letters(self, match: re.Match[str]) -> Fields:
        if self._language != "en":
            raise NoSurrogate  # `L a S`: the letters of other languages are others

        def moved(letter: re.Match[str]) -> str:
            made = _LETTERS[self._shift.weekday(_LETTER_NUMBERS[letter[0].lower()])]
            return made.upper() if len(letter[0]) > 1 and letter[0].isupper() else made

        # The second T of `TTS` is Thursday.
        return {"letters": LETTERED_DAY.sub(moved, match["letters"].replace("TT", "TTh", 1))}

    def _spelled_decade(self, match: re.Match[str]) -> Fields:
        word = match["spelled"]
        made = _DECADES[(_DECADES.index(word.lower()) + self._shift.sign) % len(_DECADES)]
        return {"spelled": in_case_of(made.capitalize() if word[0].isupper() else made, word)}

    def _day_alone(self, match: re.Match[str]) -> Fields:
        moved = self._shift.day_of_month(int(match["day"]))
        return {"day": str(moved), "day_o": _suffix_like(moved, match["day_o"])}


def _own_first(series: Series, language: str) -> Series:
    """The series of a language before all others: `april` is a month of several."""
    heads = [
        number
        for number, names in enumerate(series)
        if names[0] in _HEADS and (not number or series[number - 1][0] != names[0])
    ]
    own = next(n for n in heads if _HEADS[series[n][0]] == language)
    end = next((n for n in heads if n > own), len(series))
    return (*series[own:end], *series[:own], *series[end:])


def _suffix_like(day: int, suffix: str) -> str:
    if suffix[0] == ":":
        return ":a" if day % 10 in (1, 2) and day not in (11, 12) else ":e"
    if suffix.lower() not in _ENGLISH:  # `1º de junio`: only the first of a month is one
        return suffix if day == 1 else ""
    return in_case_of(ordinal(day), suffix)
