"""Facts that surrogates changed in notes that were read line by line beside their originals."""

from __future__ import annotations

import re

import pytest
from support.marked_text import made

from app.engine.names.gazetteer import first_names, last_names
from app.engine.names.origins import sex_of
from app.engine.text.folding import fold_word

KEYS = [bytes([number]) * 32 for number in range(6)]


@pytest.mark.parametrize(
    ("marked", "language", "sex"),
    [
        ("La acompaña su sobrino <PATIENT|Efrén>, que se queda.", "es", "m"),
        ("Su amigo <PATIENT|Ibrahima Barry>, vecino.", "es", "m"),
        ("Paziente <PATIENT|GIORDANENGO BRUNA>, 68 anni.", "it", "f"),
        ("Paziente: <PATIENT|Samuele Lupi>, M, 24 anni circa", "it", "m"),
        ("Paziente <PATIENT|BAZZAN DORIANA>. Sesso F.", "it", "f"),
        ("<PATIENT|Jaylen Roquemore> | 19 y.o. male | Room 22", "en", "m"),
        ("<PATIENT|Jaylen Roquemore> | 19 y.o. female | Room 22", "en", "f"),
        ("Patient: <PATIENT|Crisanto M. Buenaventura>   66/M    Hosp No", "en", "m"),
        ("Gestante <PATIENT|Xoanaka Quispe Huamán> , 19 a, G1P0, FUR 02/08", "es", "f"),
        ("<PATIENT|Temmy Adeyemi>, 31, G3P2, NHS", "en", "f"),
        ("call from Leah, wife. <PATIENT|Gord> not settling", "en", "m"),
        ("Ciudad. Su hermana Sor <PATIENT|Cruz> vive", "es", "f"),
        ("To: <DOCTOR|Hassan Al-Jabiri> om provet", "sv", "m"),
        ("Pat <PATIENT|Ros-Marie Kvist> f. 57", "sv", "f"),
        ("Employee: <PATIENT|Ieuan ap Rhys> seen", "en", "m"),
        ("Name: <PATIENT|Crisanto Buenaventura>  NRIC  Age/Sex: 74/F", "en", "f"),
    ],
)
def test_a_man_stays_a_man_and_a_woman_a_woman(marked: str, language: str, sex: str) -> None:
    for key in KEYS:
        (name,) = made(marked, language, key)
        words = [fold_word(word) for word in name.split()]
        told = {first_names().get(words[-1] if name.isupper() else words[0], "")}
        assert told <= {sex, ""}, name


def test_initials_that_are_called_so_stay_initials() -> None:
    for key in KEYS:
        (subject,) = made("subject initials <PATIENT|BKO>; seen", "en", key)
        (signed,) = made("Remiss. Sign <DOCTOR|EKL>, dsk", "sv", key)
        for letters in (subject, signed):
            assert len(letters) == 3
            assert letters.isupper()


def test_what_stands_behind_an_article_is_no_surname() -> None:
    for key in KEYS:
        (street,) = made("Abita in <STREET|via della Carbonara 61>.", "it", key)
        assert re.fullmatch(r"via della [A-Z][a-z]+[ae] \d\d", street), street


def test_a_company_stays_one_and_small_words_stay() -> None:
    (works,) = made("<ORGANIZATION|Carpenterie Fucensi S.r.l.>", "it")
    assert works.endswith(" S.r.l.")
    (company, imaging) = made(
        "<ORGANIZATION|Cárnicas del Isuela, S.L.> y <HOSPITAL|Diagnóstico por Imágenes Lartaun>",
        "es",
    )
    assert company.endswith(", S.L.")
    assert imaging.startswith("Diagnóstico por Imágenes ")
    assert not imaging.endswith("Lartaun")


def test_a_short_town_in_capitals_is_a_town() -> None:
    (town,) = made("Pronto soccorso, <CITY|ROMA>.", "it")
    assert len(town) > 4 or set(town) & set("AEIOU")


def test_days_without_a_year_are_read_in_the_order_that_lies_near() -> None:
    """A hold of 72 hours on `7/4` was moved as if it had begun in April."""
    hold, day, meeting = made(
        "Hold on <DATE|7/4>. <DATE|6 July 2023>. Meeting on <DATE|7/7>.", "en"
    )
    numbers = [int(part) for part in hold.split("/")], [int(part) for part in meeting.split("/")]
    assert numbers[1][1] - numbers[0][1] == 3 or numbers[0][0] != numbers[1][0]
    assert int(day.split()[0]) - numbers[0][1] == 2 or int(day.split()[0]) < 3


def test_the_first_of_two_days_of_a_month_moves_like_the_second() -> None:
    for key in KEYS:
        first, second = made("Visite il 26/04/2021 (<DATE|13> e <DATE|20 aprile>).", "it", key)
        if "[DATE]" in (first, second):  # moved by a whole month or year
            continue
        apart = int(second.split()[0]) - int(first.split()[0])
        assert apart == 7 or (apart < 0 and len(first.split()) == 2)


def test_a_feast_is_one_of_the_language() -> None:
    (feast,) = made("Sedan <DATE|ramadan> är hon sämre och har ont.", "sv")
    assert feast.casefold() != "labor day"


def test_an_occupation_of_either_sex_has_no_sex() -> None:
    (job,) = made("La Sra. fue <PROFESSION|pendolista> en una fábrica de géneros.", "es")
    assert job == "profesional"


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Ricovero il <DATE|1° giugno 2021>.", "it"),
        ("Ingresa el <DATE|1º de junio de 2021>.", "es"),
        ("Ingresa el <DATE|1.º de junio de 2021>.", "es"),
        ("Ingresa el <DATE|martes 1º de junio>.", "es"),
        ("Controllo il <DATE|1°>.", "it"),
    ],
)
def test_only_the_first_of_a_month_is_an_ordinal(marked: str, language: str) -> None:
    for key in KEYS:
        (day,) = made(marked, language, key)
        number = re.search(r"(\d+)(\.?[º°])?", day)
        assert number is not None
        assert number[2] is None or number[1] == "1", day


def test_the_first_of_a_month_moves_like_other_days() -> None:
    for key in KEYS:
        first, third = made("Dal <DATE|1° giugno 2021> al <DATE|3 giugno 2021>.", "it", key)
        apart = int(third.split()[0]) - int(first.split()[0].rstrip("°"))
        assert apart == 2 or apart < 0, (first, third)


@pytest.mark.parametrize(
    ("marked", "language"),
    [("<DATE|dal 3 al 7 giugno 2021>", "it"), ("<DATE|30-31 de mayo de 2021>", "es")],
)
def test_both_days_of_a_range_move_alike_and_tell_their_months(marked: str, language: str) -> None:
    months = {
        "it": "gen feb mar apr mag giu lug ago set ott nov dic",
        "es": "ene feb mar abr may jun jul ago sep oct nov dic",
    }[language].split()
    distance = 4 if language == "it" else 1
    for key in KEYS:
        (span,) = made(marked, language, key)
        days = [int(one) for one in re.findall(r"\b\d\d?\b", span)]
        named = [months.index(word[:3]) for word in re.findall(r"[a-z]{4,}", span)]
        if days[1] > days[0]:
            assert (days[1] - days[0], len(named)) == (distance, 1), span
        else:
            assert (named[1] - named[0]) % 12 == 1, span
            assert re.match(r"(?:dal )?\d+ (?:de )?[a-z]", span), span


def test_a_doctor_with_two_family_names_gets_two() -> None:
    """`Dr. Solís Acebal` became a woman's given name and one family name."""
    note = (
        "<PATIENT|Ana García López>, la ve el Dr. <DOCTOR|Solís Acebal>, la Dra."
        " <DOCTOR|Zapata Ferrer> y el Dr. <DOCTOR|Amparo Villamizar>."
    )
    for key in KEYS:
        _, solis, zapata, amparo = made(note, "es", key)
        for two in (solis, zapata):
            assert fold_word(two.split()[0]) in last_names(), two
        assert fold_word(amparo.split()[0]) in first_names()


@pytest.mark.parametrize(
    ("marked", "kept"),
    [
        ("agronoma alla <ORGANIZATION|Cantina Di Tullio>.", "Cantina "),
        ("imbarcato sulla <ORGANIZATION|nave Olonia 7000>", "nave "),
        ("presso <HOSPITAL|Centro Diagnostico Adriatico>", "Centro Diagnostico "),
        ("caduto sotto il <LOCATION_OTHER|ponte Morandi>", "ponte "),
        ("in <STREET|salita Millelire 8>", "salita "),
        ("in <STREET|frazione Paquier 14>", "frazione "),
        ("coro della <ORGANIZATION|Filarmonica di Biasca>", "Filarmonica di "),
        ("presso <ORGANIZATION|Off. Mecc. Lucane snc>", "Off. Mecc. "),
        ("l'<ORGANIZATION|ASP Trapani> La invita", "ASP "),
        ("alla <ORGANIZATION|Trattoria Sbrana>", "Trattoria "),
    ],
)
def test_what_kind_of_place_it_is_stays_in_italian(marked: str, kept: str) -> None:
    for key in KEYS:
        (place,) = made(marked, "it", key)
        assert place.startswith(kept), place


@pytest.mark.parametrize(
    ("marked", "sex"),
    [
        ("il sig. <PATIENT|Marra Donato>, tornitore", "m"),
        ("Paziente: <PATIENT|Viganò Fausto>, 24 anni", "m"),
        ("Paziente: <PATIENT|Bortolazzi Adelina>, 69", "f"),
        ("morso di cane a <PATIENT|Gatti Olimpia>, 6 anni", "f"),
    ],
)
def test_a_family_name_in_front_does_not_change_the_sex_in_italian(marked: str, sex: str) -> None:
    for key in KEYS:
        (name,) = made(marked, "it", key)
        assert sex_of(fold_word(name.split()[-1])) == sex, name


@pytest.mark.parametrize(
    ("marked", "wrong"),
    [
        ("La figlia è <PROFESSION|verduraia> a Lodi.", "lavoratrice"),
        ("Era <PROFESSION|nostromo> a Termoli.", "lavoratore"),
        ("Ex <PROFESSION|tartufaio>, di 71 anni.", "lavoratore"),
        ("Suona come <PROFESSION|fisarmonicista> di paese.", "dipendente"),
        ("Il padre, <PROFESSION|croupier> a Sanremo.", "lavoratore"),
    ],
)
def test_italian_work_keeps_its_class(marked: str, wrong: str) -> None:
    for key in KEYS:
        (work,) = made(marked, "it", key)
        assert work not in (wrong, "dipendente"), work


@pytest.mark.parametrize(
    ("marked", "wanted"),
    [
        ("La madre lavora in un <PROFESSION|caseificio>.", "stabilimento"),
        ("Esposta in <PROFESSION|filanda> dal 1968.", "fabbrica"),
        ("Sei ore in <PROFESSION|legatoria>.", "fabbrica"),
    ],
)
def test_where_somebody_works_stays_a_place_of_work(marked: str, wanted: str) -> None:
    assert made(marked, "it") == [wanted]


def test_a_bare_day_lies_in_the_month_of_the_days_beside_it() -> None:
    """`Hearing 16th` of a note of September, whose other days became those of November."""
    for key in KEYS:
        first, bare, last = made(
            "<DATE|11 September> seen. Hearing <DATE|16th>. <DATE|18 September> text.", "en", key
        )
        days = [int(re.sub(r"\D", "", one)) for one in (first, bare, last)]
        assert (days[1] - days[0]) % 30 in (5, 4, 6, 7), (first, bare, last)


def test_a_weekday_and_its_day_move_with_days_in_words() -> None:
    for key in KEYS:
        both, later = made("Hechos: <DATE|lunes 7>. Cita: <DATE|17 oct>.", "es", key)
        apart = int(later.split()[0]) - int(both.split()[1])
        assert apart == 10 or apart < 0, (both, later)


def test_a_year_behind_a_roman_month_moves_with_it() -> None:
    for key in KEYS:
        first, last = made("Sed. <DATE|12 II 2026>. Testo <DATE|12 II 26>.", "it", key)
        assert first.split()[2][2:] == last.split()[2]


@pytest.mark.parametrize(("written", "language"), [("nov-25", "it"), ("nov/25", "es")])
def test_an_abbreviated_month_and_two_figures_are_month_and_year(
    written: str, language: str
) -> None:
    for key in KEYS:
        (made_,) = made(f"Scad. <DATE|{written}>.", language, key)
        assert made_[-2:] in ("24", "25", "26"), made_


def test_may_in_three_letters_becomes_three_letters() -> None:
    for key in KEYS:
        (shown,) = made("due <DATE|12MAY> then", "en", key)
        assert re.fullmatch(r"\d{1,2}[A-Z]{3,4}", shown), shown


def test_the_plural_of_a_weekday_is_a_word() -> None:
    for key in KEYS:
        (day,) = made("Viene los <DATE|domingos>.", "es", key)
        assert re.fullmatch(r"(?:lunes|martes|miércoles|jueves|viernes|sábados)", day), day


def test_somebody_who_was_taken_for_a_town_stays_one_person() -> None:
    """The aunt Chelo of a family tree was a town in one of its lines."""
    for key in KEYS:
        aunt, town = made("Tía, <PATIENT|Chelo>. Hija de <CITY|Chelo>.", "es", key)
        assert town == aunt
        aunt, town = made("Zia <PATIENT|Lourdes>. Viaggio a <CITY|Lourdes>.", "it", key)
        assert town != aunt


def test_the_second_of_two_given_names_is_no_family_name() -> None:
    for key in KEYS:
        both, alone = made("Paciente: <PATIENT|María Amparo>. <PATIENT|Amparo>, casada.", "es", key)
        assert alone == both.split()[1]
        assert sex_of(fold_word(alone), "es") in ("f", ""), alone


@pytest.mark.parametrize(
    ("road", "kept"), [("E4", r"E\d"), ("A-3", r"A-\d"), ("SS16", r"SS\d\d"), ("M25", r"M\d\d")]
)
def test_a_road_stays_one_of_its_class(road: str, kept: str) -> None:
    for key in KEYS:
        (shown,) = made(f"Olycka på <STREET|{road}> i går", "sv", key)
        assert re.fullmatch(kept, shown), shown
        assert shown != road


def test_an_occupation_is_not_in_the_one_that_stands_for_it() -> None:
    for key in KEYS:
        (work,) = made("poi <PROFESSION|vigile> a lungo", "it", key)
        assert "vigile" not in work
