"""Scores, times, weeks and counts that were taken for days or ages become no other ones."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from support.marked_text import made, review_of, tagged

from app.engine.domain.review import Action, Decision
from app.engine.surrogates.generator import SurrogateGenerator

LABEL = re.compile(r"\[[A-Z ]+\]")


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("ht/wt <DATE|25th/9th>, HC 50th", "en"),
        ("TLICS <DATE|1.\n14.50> Perfalgan 1 g", "en"),
        ("Theatre slot <DATE|11.05-11.48>, scope out", "en"),
        ("Visto <DATE|09.50-10.30> in ambulatorio", "it"),
        ("Rounds <DATE|5a-9a>, rain", "en"),
        ("Passet <DATE|15-22>, lugnt", "sv"),
        ("Turno <DATE|15-22>: todo bien", "es"),
        ("VA R <DATE|6/18>, L <DATE|6/12>, pinhole 6/9, near 6/6 and 6/5", "en"),
        ("Low,Rhys,6/9,6/6,6/5,<DATE|6/18>,R0,<DATE|6/12>,soon", "en"),
        ("kö i går, <DATE|4/10>. Ångest 7/10, kväll 1/10", "sv"),
        ("60 Gy/20 fr, fr <DATE|7/20>", "sv"),
        ("Lavora <DATE|6/7> h al giorno", "it"),
        ("Study visit <DATE|6/9>, week 24", "en"),
        ("cell <DATE|23>, quiet", "en"),
        ("Steg <DATE|9/20> klart", "sv"),
    ],
)
def test_a_score_or_a_time_becomes_no_other(marked: str, language: str) -> None:
    shown = tagged(marked, language, 0.84 if "|23>" in marked or "15-22" in marked else 0.97)
    assert all(LABEL.fullmatch(one) for one in shown), shown


def test_a_decimal_alone_in_its_cell_becomes_no_other_day() -> None:
    marked = "Hb\n<DATE|14.6>\nNa\t<DATE|12.10>\tvisita del <DATE|14.6>, poi"
    assert [bool(LABEL.fullmatch(one)) for one in tagged(marked, "it", 0.74)] == [True, True, False]
    assert not any(LABEL.fullmatch(one) for one in tagged(marked, "it", 0.95))


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("gravid v <AGE|32>, mår bra", "sv"),
        ("incinta, sett. <AGE|31>", "it"),
        ("hypertoni sedan <AGE|20> år och rökte", "sv"),
        ("hipertensa desde hace <AGE|20> años", "es"),
        ("fuma da <AGE|30> anni", "it"),
        ("smoked for <AGE|30> years", "en"),
        ("Temp <AGE|88>F in the tent", "en"),
        ("T <AGE|38> stamattina", "it"),
        ("figli <AGE|2>, vive solo", "it"),
        ("home visit D3, 7, 14, 21, 28, <AGE|42>.", "en"),
    ],
)
def test_a_measure_becomes_no_other(marked: str, language: str) -> None:
    (shown,) = tagged(marked, language, 0.9)
    assert LABEL.fullmatch(shown), shown


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("sedan <AGE|20> års ålder", "sv"),
        ("from <AGE|20> years of age", "en"),
        ("smoked since <AGE|17>, stopped", "en"),
        ("hijos de <AGE|7> y <AGE|9> años", "es"),
        ("seen on <DATE|5/10>, pain 7/10 on the day", "en"),
        ("visto il <DATE|14/03> in ambulatorio", "it"),
        ("Fecha <DATE|15-03>, control", "es"),
        ("seen <DATE|Monday 3/4>, then 9/4", "en"),
        ("open <DATE|3.4-9.4>", "sv"),
        ("UKG <DATE|tis 18/3>, tid <DATE|24/3>", "sv"),
    ],
)
def test_days_and_ages_still_become_others(marked: str, language: str) -> None:
    shown = tagged(marked, language, 0.97 if "UKG" in marked else 0.995)
    assert not any(LABEL.fullmatch(one) for one in shown), shown


def test_hba1c_in_a_table_is_no_age() -> None:
    marked = (
        "Name,Age,Grade,HbA1c,Next\n"
        "<PATIENT|Hale>,<AGE|61>,R0,<AGE|58>,soon\n"
        "<PATIENT|Orton>,<AGE|49>,R1,<AGE|77>,soon\n"
    )
    ages = tagged(marked, "en", 0.97)
    assert [LABEL.fullmatch(one) is not None for one in ages] == [False, False, True] * 2


def test_what_a_reviewer_accepted_still_becomes_another() -> None:
    review = review_of("gravid v <AGE|32>, mår bra", "sv")
    (one,) = review.findings
    accepted = replace(review, decisions={one.id: Decision(one.id, Action.ACCEPT)})
    assert LABEL.fullmatch(SurrogateGenerator(bytes(32), review)(one))
    assert not LABEL.fullmatch(SurrogateGenerator(bytes(32), accepted)(one))


def test_a_time_behind_a_weekday_stays() -> None:
    for key in range(6):
        (shown,) = made("VF <DATE|Thurs 13.15> with her", "en", bytes([key]) * 32)
        assert shown.endswith(" 13.15"), shown


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("C1 <DATE|5/8/24>; ... 5: <DATE|28/10>; <DATE|6/6>: given, dose cut at <DATE|4/6>", "en"),
        ("BSA 1.7, grade III (<DATE|8/9>). Seen today", "en"),
        ("Campione emolizzato (<DATE|1/3>).", "it"),
        ("Kriterier uppfyllt <DATE|3/3>. Skopi i vår", "sv"),
        ("AMTS has improved to <DATE|8/10>. Eating", "en"),
        ("off work 1/52, no flying <DATE|10/7>", "en"),
        ("Tack för remiss <DATE|13 augusti. 68>-årig man", "sv"),
        ("dal <DATE|17> al (<DATE|18?) gennaio>", "it"),
        ("<AGE|3>^ gta, alvo aperto", "it"),
        ("smette <AGE|2> mesi prima del parto", "it"),
        ("fell <AGE|3> weeks ago, bruised", "en"),
        ("revisión a <AGE|3> semanas con placa", "es"),
        ("Åter om <AGE|6> veckor till mig", "sv"),
        ("in terapia dai <AGE|2> anni precedenti", "it"),
    ],
)
def test_courses_grades_and_intervals_become_no_others(marked: str, language: str) -> None:
    shown = tagged(marked, language, 0.95)
    assert LABEL.fullmatch(shown[-1]), shown


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Visto il <DATE|6/6> in ambulatorio", "it"),
        ("Ricovero dal <DATE|3/3>", "it"),
        ("<DATE|9/9> 11.20 telefonata", "it"),
        ("seen (<DATE|22/9>) at home", "en"),
        ("Alta <DATE|05/05>, bien", "es"),
        ("a <AGE|3> semanas de vida ingresó", "es"),
    ],
)
def test_days_and_ages_beside_them_get_other_ones(marked: str, language: str) -> None:
    assert not any(LABEL.fullmatch(one) for one in tagged(marked, language, 0.95))
