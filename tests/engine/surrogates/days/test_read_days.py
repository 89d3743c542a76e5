"""Ages, births and feasts that surrogates changed in notes read beside their originals."""

from __future__ import annotations

import re
from datetime import date, timedelta
from itertools import pairwise

import pytest
from support.marked_text import made

from app.engine.surrogates.days.date_notation import ordinal

KEYS = [bytes([number]) * 32 for number in range(12)]
LABEL = "[DATE]"


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_an_age_before_a_birth_is_in_years(key: bytes) -> None:
    seen, age, born = made("<DATE|09/05/2025> F <AGE|34>  d.o.b. <DATE|30/06/1990>", "es", key)
    days = [date(*map(int, reversed(one.split("/")))) for one in (seen, born)]
    assert days[0].year - days[1].year - (
        (days[0].month, days[0].day) < (days[1].month, days[1].day)
    ) == int(age)


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_a_year_of_two_figures_behind_its_month_stays_a_year(key: bytes) -> None:
    text = "Visita <DATE|06/11/2024>. Grado II desde <DATE|marzo del 24>."
    seen, since = made(text, "es", key)
    if since != LABEL:
        assert 0 <= int(seen[-2:]) - int(since[-2:]) <= 1


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_a_swedish_year_behind_a_stroke_is_no_day(key: bytes) -> None:
    _, since, since_figures = made(
        "<DATE|2025-01-28>: TIA <DATE|nov -22>, sedan <DATE|2022-11-15>", "sv", key
    )
    assert re.fullmatch(r"[a-zåäö]{3,4} -\d\d", since), since
    assert since[-2:] == since_figures[2:4]


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_months_of_twelve_stay_months_of_twelve(key: bytes) -> None:
    (age,) = made("baby Mei, <AGE|7/12>, well", "en", key)
    assert age in ("6/12", "7/12", "8/12")


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("<DATE|06/11/2024>, nacida <DATE|17/05/2011> (<AGE|13> años y <AGE|5> meses)", "es"),
        ("<DATE|06/11/2024>, nata <DATE|17/05/2011> (<AGE|13> anni <AGE|5> mesi)", "it"),
        ("<DATE|06/11/2024>, nata <DATE|17/05/2011> (<AGE|13 anni e 5 mesi>)", "it"),
    ],
)
def test_months_behind_years_agree_with_the_birth(marked: str, language: str, key: bytes) -> None:
    seen, born, *told = made(marked, language, key)
    visit, birth = (date(*map(int, reversed(one.split("/")))) for one in (seen, born))
    months = 12 * (visit.year - birth.year) + visit.month - birth.month - (visit.day < birth.day)
    numbers = [int(word) for one in told for word in one.split() if word.isdigit()]
    assert numbers[0] == months // 12
    assert numbers[1] == 5


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_who_is_sixteen_once_does_not_get_younger_where_others_get_older(key: bytes) -> None:
    now, then = map(int, made("is <AGE|27>, took tablets at <AGE|16>, and", "en", key))
    assert (now > 27) == (then > 16)
    assert then < 18


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_a_small_child_gets_one_year_older_or_younger(key: bytes) -> None:
    for age in (3, 4, 5):
        (shown,) = made(f"figlia di <AGE|{age}> anni", "it", key)
        assert abs(int(shown) - age) == 1


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_a_day_with_a_space_before_the_year_tells_the_age(key: bytes) -> None:
    marked = "Op <DATE|19/11 2024>. Född <IDNUM|530228-1195>, <AGE|71>-årig"
    seen, number, age = made(marked, "sv", key)
    day, month, year = map(int, seen.replace("/", " ").split())
    born = date(1900 + int(number[:2]), int(number[2:4]), int(number[4:6]))
    assert year - born.year - ((month, day) < (born.month, born.day)) == int(age)


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_days_stand_first_but_in_english(key: bytes) -> None:
    seen, since = made("Fecha: <DATE|6 de noviembre de 2024>, toma desde <DATE|10/06>", "es", key)
    months = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre"
    day, _, name, _, year = seen.split()
    number = [*months.split(), "diciembre"].index(name) + 1
    shift = date(int(year), number, int(day)) - date(2024, 11, 6)
    moved = date(2024, 6, 10) + shift
    assert since == f"{moved.day:02d}/{moved.month:02d}"


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_a_short_tuesday_beside_another_day_is_no_march(key: bytes) -> None:
    days = ("lun", "mar", "mié", "jue", "vie", "sáb", "dom")
    first, second, seen = made("sc <DATE|mar> y <DATE|sáb>. <DATE|18/02/2025>", "es", key)
    shift = date(*map(int, reversed(seen.split("/")))) - date(2025, 2, 18)
    assert first == days[(1 + shift.days) % 7]
    assert second == days[(5 + shift.days) % 7]


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
@pytest.mark.parametrize("language", ["es", "it"])
@pytest.mark.parametrize("written", ["mar 18/11", "mar. 18/11", "Mar 18-11"])
def test_a_short_tuesday_before_its_date_is_no_march(
    key: bytes, language: str, written: str
) -> None:
    days = ("lun", "mar", "mer", "gio", "ven", "sab", "dom")
    if language == "es":
        days = ("lun", "mar", "mié", "jue", "vie", "sáb", "dom")
    moved, seen = made(f"<DATE|{written}>: afebril. <DATE|17/11/2025>", language, key)
    shift = date(*map(int, reversed(seen.split("/")))) - date(2025, 11, 17)
    day = date(2025, 11, 18) + shift
    sign = written[-3]
    name = days[day.weekday()] if written[0] == "m" else days[day.weekday()].capitalize()
    assert moved == f"{name}{written[3:-5]}{day:%d}{sign}{day:%m}"


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
@pytest.mark.parametrize("language", ["es", "it"])
def test_a_short_tuesday_before_a_day_is_no_march(key: bytes, language: str) -> None:
    moved, seen = made("<DATE|mar 18>: afebril. <DATE|17/11/2025>", language, key)
    shift = date(*map(int, reversed(seen.split("/")))) - date(2025, 11, 17)
    day = date(2025, 11, 18) + shift
    assert moved.split()[1] == f"{day:%d}"
    assert moved[0] == "lmmgvsd"[day.weekday()] or (moved[0], day.weekday()) == ("j", 3)


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
@pytest.mark.parametrize(
    ("written", "language"),
    [("22 al 26", "es"), ("22 a 26", "es"), ("22-26", "sv"), ("4 to 18", "en"), ("8 al 12", "it")],
)
def test_from_day_to_day_of_a_month_that_is_not_told_stays_as_long(
    key: bytes, written: str, language: str
) -> None:
    moved, seen = made(f"del <DATE|{written}> fuori, <DATE|2025-11-03>", language, key)
    first, last, *_ = (int(one) for one in re.findall(r"\d+", written))
    begins, ends = (int(one) for one in re.findall(r"\d+", moved))
    shift = date.fromisoformat(seen) - date(2025, 11, 3)
    assert (begins, ends) == tuple((date(2025, 11, day) + shift).day for day in (first, last)) or (
        begins - first
    ) % 28 == (ends - last) % 28


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_a_day_before_a_comma_is_of_the_month_behind_it(key: bytes) -> None:
    days = made("Incontri: <DATE|18>, <DATE|25 giugno 2020> e <DATE|2 luglio 2020>", "it", key)
    if days[0] == LABEL:  # it would be the same day of another month
        return
    first, second = int(days[0].split()[0]), int(days[1].split()[0])
    if second > 7:
        assert days[0] == f"{second - 7}"
    else:  # `29 giugno` before `6 luglio`
        assert len(days[0].split()) == 2
        assert first > 20


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
@pytest.mark.parametrize(
    ("language", "marked"),
    [
        ("es", "Los días <DATE|3>, <DATE|10> y <DATE|17 de abril de 2025>."),
        ("en", "On <DATE|April 3>, <DATE|10> and <DATE|17, 2025>."),
        ("en", "On <DATE|3>, <DATE|10> and <DATE|17 April 2025>, seen <DATE|25/04/2025>"),
    ],
)
def test_days_of_a_list_stay_a_week_apart(key: bytes, language: str, marked: str) -> None:
    days = made(marked, language, key)[:3]
    if LABEL in days:  # one would be the same day of another month
        return
    numbers = [int(re.findall(r"(?<!\d)\d\d?(?!\d)", day)[0]) for day in days]
    assert all((b - a) % 28 in (7, 4, 5, 6) for a, b in pairwise(numbers)), days
    # Each stands with its month, or beside one of the same month.
    turns = [at for at, (a, b) in enumerate(pairwise(numbers)) if b < a]
    for at in turns:
        named = days[at] if marked.startswith(("Los", "On <DATE|3>")) else days[at + 1]
        assert re.search(r"[^\W\d_]{3}", named), days


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
@pytest.mark.parametrize(
    ("first", "between", "last"),
    [("9 March", " to the ", "16th"), ("March 9", "-", "16"), ("9 March 2025", " until ", "16th")],
)
def test_the_end_of_a_leave_is_of_the_month_of_its_beginning(
    key: bytes, first: str, between: str, last: str
) -> None:
    text = f"on leave <DATE|{first}>{between}<DATE|{last}>. Seen <DATE|2025-03-04>"
    begins, ends, seen = made(text, "en", key)
    shift = date.fromisoformat(seen) - date(2025, 3, 4)
    day = date(2025, 3, 16) + shift
    assert ends in (LABEL, f"{day.day}{last[2:] and ordinal(day.day)}"), begins


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_weeks_short_years_and_months_of_years_stay_what_they_are(key: bytes) -> None:
    text = "Åter <DATE|v. 40>–<DATE|41>, op <DATE|-19>, stelkramp <DATE|2023-10>. <DATE|2023-09-25>"
    first, last, year, month, seen = made(text, "sv", key)
    shift = date.fromisoformat(seen) - date(2023, 9, 25)
    weeks = [(date.fromisocalendar(2023, n, 4) + shift).isocalendar().week for n in (40, 41)]
    assert (first, last) in ((f"v. {weeks[0]}", f"{weeks[1]}"), ("v. 41", "42"))
    assert year[0] == "-"
    assert abs(int(year[1:]) - 19) == max(1, round(abs(shift.days) / 365.25))
    moved = date(2023, 10, 15) + shift
    assert month in (f"{moved:%Y-%m}", "2023-11", "2023-09")


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_the_saint_of_a_feast_is_no_day_of_the_week(key: bytes) -> None:
    (shown,) = made("rivede la cuginetta a <DATE|S. Lucia> a casa", "it", key)
    assert re.match(r"[A-Z][a-z]?\.", shown) is None


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_a_month_and_a_day_with_a_hyphen_are_no_days(key: bytes) -> None:
    moved, seen = made("since <DATE|4-22>, seen <DATE|2025-05-02> at 10", "en", key)
    day = date(2025, 4, 22) + (date.fromisoformat(seen) - date(2025, 5, 2))
    assert moved == f"{day.month}-{day.day}"


FEASTS = {
    "Año Nuevo": (1, 1), "día del padre": (3, 19), "día del trabajo": (5, 1),
    "día de la madre": (5, 3), "Halloween": (10, 31), "Nochevieja": (12, 31),
}  # fmt: skip
MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
@pytest.mark.parametrize(
    ("feast", "day", "seen", "most"),
    [
        ("Jueves Santo", date(2025, 4, 17), date(2025, 4, 21), 1),
        ("Navidad 24", date(2024, 12, 25), date(2025, 1, 3), 3),
        ("Navidad", date(2024, 12, 25), date(2024, 11, 6), 16),
    ],
)
def test_a_feast_keeps_its_interval(
    key: bytes, feast: str, day: date, seen: date, most: int
) -> None:
    """By another feast near to where it moves, else by the day itself."""
    shown, visit = made(f"el <DATE|{feast}>, alta <DATE|{seen:%d/%m/%Y}>.", "es", key)
    shift = date(*map(int, reversed(visit.split("/")))) - seen
    moved = day + shift
    name = shown.removesuffix(f" {moved.year % 100:02d}")
    if name in FEASTS:
        near = [date(moved.year + turn, *FEASTS[name]) for turn in (-1, 0, 1)]
        assert min(abs((one - moved).days) for one in near) <= most
    else:
        assert name == f"{moved.day} de {MONTHS.split()[moved.month - 1]}"


def test_a_feast_between_days_without_a_year_keeps_its_interval() -> None:
    born, died = "Born <DATE|New Year's Eve> 23:51", "died <DATE|5th January>, NHS Trust."
    for key in KEYS:
        feast, day = made(f"{born}; {died}", "en", key)
        assert feast not in ("Valentine's Day", "Halloween") or day.split()[1] in (
            "February", "November",
        )  # fmt: skip


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_two_feasts_of_one_stay_do_not_become_one(key: bytes) -> None:
    came, left = made("Ingreso: <DATE|Jueves Santo>. Alta: <DATE|Lunes de Pascua>.", "es", key)
    assert came != left


def test_a_feast_far_from_all_others_is_none_of_another_country() -> None:
    british = "Ward 4, FBC normal. Since <DATE|Easter>, seen <DATE|13/03/2025> by the registrar"
    americans = {"Presidents' Day", "Groundhog Day", "Thanksgiving", "Columbus Day", "Flag Day"}
    assert not americans & {made(british, "en", key)[0] for key in KEYS}
    assert made("dagbok t.o.m. <DATE|höstlovet>", "sv") == [LABEL]


def test_a_number_behind_a_month_is_no_day_where_days_stand_first() -> None:
    assert made("TONO 14 e 24 (a <DATE|marzo 13> e 19)", "it") == [LABEL]
    assert made("(a <DATE|marzo 13 2024>)", "it") != [LABEL]


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_a_swedish_day_with_dashes_begins_with_the_year(key: bytes) -> None:
    born, seen, age = made("f <DATE|28-11-05>, seen <DATE|2019-01-23>, <AGE|90> år", "sv", key)
    year, month, day = map(int, born.split("-"))
    visit = date.fromisoformat(seen)
    assert visit.year - 1900 - year - ((visit.month, visit.day) < (month, day)) >= int(age) - 3
    first, later = made("Akut <DATE|24-11-05>, ny tid <DATE|25-02-18>", "sv", key)
    days = [date.fromisoformat(f"20{one}") for one in (first, later)]
    assert (days[1] - days[0]).days == 105


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_a_weekday_of_two_letters_moves_with_its_day(key: bytes) -> None:
    (shown,) = made("Rond <DATE|to 23/1 2025>", "sv", key)
    word, _, rest = shown.partition(" ")
    day, month, year = map(int, rest.replace("/", " ").split())
    short = ("må", "ti", "on", "to", "fr", "lö", "sö")
    assert word == short[date(year, month, day).weekday()]


def test_yule_is_no_july() -> None:
    assert made("blödde vid <DATE|jul>. Sett <DATE|2025-03-12>", "sv")[0] == LABEL


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_the_birth_of_a_child_does_not_hide_that_of_the_patient(key: bytes) -> None:
    marked = (
        "<DATE|27/01/2025>, Federica, <DATE|08/05/1986>, <AGE|38> aa; un bimbo nato a"
        " <DATE|maggio '22>"
    )
    seen, born, age, _ = made(marked, "it", key)
    visit, birth = (date(*map(int, reversed(one.split("/")))) for one in (seen, born))
    early = (visit.month, visit.day) < (birth.month, birth.day)
    assert visit.year - birth.year - early == int(age)


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_a_feast_around_new_year_has_the_year_in_which_it_lies(key: bytes) -> None:
    feast, seen = made("ricaduta a <DATE|Ferragosto 2020>. <DATE|27/01/2025>", "it", key)
    shift = date(*map(int, reversed(seen.split("/")))) - date(2025, 1, 27)
    moved = date(2020, 8, 15) + shift
    if feast.startswith("Capodanno"):
        year = int(feast.rpartition(" ")[2])
        assert abs((date(year, 1, 1) - moved).days) <= 30


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_an_age_in_days_is_an_interval(key: bytes) -> None:
    *_, age = made("Born <DATE|31 December>, died <DATE|5 January> aged <AGE|5> days.", "en", key)
    assert age == "5"


def test_a_day_that_moves_is_never_found_in_what_stands_for_it() -> None:
    """`2 May 2025` would be, in `12 May 2025` and `22 May 2025`, by a check without the plan."""
    shown = [
        made("seen on <DATE|2 May 2025>.", "en", bytes([n % 256, n // 256]) * 16)[0]
        for n in range(600)
    ]
    assert LABEL in shown
    assert not any(one.endswith("2 May 2025") for one in shown)


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_a_bank_holiday_is_one_of_another_month(key: bytes) -> None:
    _, weekend = made(
        "<DATE|21 October 2024>: over the <DATE|August bank holiday weekend>", "en", key
    )
    assert re.fullmatch(r"[A-Z][a-z]+ bank holiday weekend", weekend), weekend


@pytest.mark.parametrize("key", [bytes([number]) * 32 for number in range(60)], ids=range(60))
def test_a_month_alone_becomes_one_into_which_its_days_move(key: bytes) -> None:
    seen, month = made("Seen <DATE|2025-01-28>. Hb 104 (121 in <DATE|October>), MCV", "en", key)
    offset = date.fromisoformat(seen) - date(2025, 1, 28)
    days = [date(2024, 10, 1) + timedelta(days=number) + offset for number in range(31)]
    assert month in {f"{day:%B}" for day in days}
