"""Facts that surrogates changed in notes of many genres, read beside their originals."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from support.marked_text import made

from app.engine.names.countries import has_town
from app.engine.names.gazetteer import first_names
from app.engine.names.nicknames import nicknames_of
from app.engine.names.occupations import class_of
from app.engine.names.origins import is_given_only, sex_of
from app.engine.names.towns import BRITISH, region_of_postal_code, regions
from app.engine.text.folding import fold_word, key_of

KEYS = [bytes([number]) * 32 for number in range(6)]


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Re: <PATIENT|Matilda ROSSITER>. I saw <PATIENT|Tilly> today.", "en"),
        ("Paciente <PATIENT|Jesús Canul Uc>. Don <PATIENT|Chucho> ya evacuó.", "es"),
        ("Tutor <PATIENT|Rebecca Fothergill>. <PATIENT|Bex> rang.", "en"),
    ],
)
def test_a_short_form_that_is_no_beginning_follows_its_name(marked: str, language: str) -> None:
    for key in KEYS:
        full, short = made(marked, language, key)
        begins = fold_word(full).startswith(fold_word(short))
        assert begins or fold_word(short) in nicknames_of(full.split()[0]), (full, short)


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("21:31 - <DOCTOR|Ceci>: voy.", "es"),
        ("relevo llega <DOCTOR|Lety>.", "es"),
        ("Técnico: <DOCTOR|Suso>.", "es"),
        ("supplied by OT (<DOCTOR|Bex>).", "en"),
        ("<DOCTOR|Jonno> HCA: who has the key", "en"),
    ],
)
def test_who_is_called_for_short_gets_a_given_name(marked: str, language: str) -> None:
    for key in KEYS:
        (name,) = made(marked, language, key)
        assert fold_word(name) in first_names() or is_given_only(key_of(name)), name


def test_a_short_form_of_home_is_from_home() -> None:
    """`Jen`, whom Chinese lists have, became `Lichu`."""
    for key in KEYS:
        (name,) = made("Grosser: <DOCTOR|Jen L. Marsh>, PA", "en", key)
        assert fold_word(name.split()[0]) in first_names(), name


def test_initials_without_the_middle_or_the_last_name_are_of_their_person() -> None:
    for key in KEYS:
        full, letters = made(
            'Pt: <PATIENT|LUNDQUIST, Tobias R>. "Thanks, <PATIENT|T.L>."', "en", key
        )
        family, given = full.split(", ")
        assert letters == f"{given[0]}.{family[0]}"
        letters, full = made(
            "Asunto: rodilla <PATIENT|J.L.P>. Derivo a <PATIENT|José Luis Palomar Heras>.",
            "es",
            key,
        )
        assert letters == ".".join(word[0] for word in full.split()[:3])


def test_a_man_who_is_told_before_his_age_stays_a_man() -> None:
    for key in KEYS:
        name, _ = made(
            "Derivo a <PATIENT|Guadalupe Palomar Heras> (<PATIENT|Lupe>), varón de 52 años.",
            "es",
            key,
        )
        assert sex_of(fold_word(name.split()[0]), "es") in ("m", ""), name


@pytest.mark.parametrize(
    ("marked", "language", "kept"),
    [
        ("<STREET|Flat 302>, Pune", "en", "Flat "),
        ("<STREET|P.O. Box 44291>, Olympia", "en", "P.O. Box "),
        ("<STREET|12 Abbey Mews>, Leeds", "en", " Mews"),
        ("<HOSPITAL|Consultorio Dra. Polo> - Tandil", "es", "Consultorio Dra. "),
        ("<ORGANIZATION|Escuela N° 42>", "es", "Escuela N° "),
        ("<STREET|2nd Cross, Jayanagar 4th Block>", "en", " Cross, "),
        ("<HOSPITAL|Royal Banksia Children's Hospital>", "en", "Royal "),
        ("<STREET|Carrera 43A # 16-38>, Medellín", "es", "Carrera "),
        ("en la <STREET|Cra 18 Bis # 62-10 sur>, barrio", "es", "Cra "),
        ("<STREET|Calle Jazmín #415, Col. Santa Cecilia>", "es", ", Col. Santa "),
        ("<STREET|calle Ruiseñor, 9, 1.º izda>.", "es", " izda"),
        ("<STREET|Paraje Las Norias 112>", "es", "Paraje Las "),
        ("<ORGANIZATION|Mercado del Val>", "es", "Mercado del "),
        ("<HOSPITAL|Instituto Oncológico del Litoral>", "es", "Instituto Oncológico del "),
        ('<HOSPITAL|RESIDENCIA GERIÁTRICA "LOS ALERCES>"', "es", 'RESIDENCIA GERIÁTRICA "LOS '),
        ("<HOSPITAL|CLÍNICA LOS GUADUALES S.A.S.> NIT", "es", " S.A.S."),
        ("<HOSPITAL|Hospital San Rafael de Tunjuelo E.S.E.>", "es", " E.S.E."),
        ("<CITY|Complejo Hospitalario de Arnoya> (Ourense)", "es", "Complejo Hospitalario de "),
    ],
)
def test_what_kind_of_place_or_street_it_is_stays(marked: str, language: str, kept: str) -> None:
    original = marked.partition("|")[2].partition(">")[0]
    for key in KEYS:
        (name,) = made(marked, language, key)
        assert kept in name
        assert name != original


def test_a_clinic_of_nothing_but_its_kind_is_a_label() -> None:
    assert made("<HOSPITAL|PAEDIATRIC OUTPATIENT CLINIC>", "en") == ["[HOSPITAL]"]
    assert made("<HOSPITAL|Consultorios externos de Salud Mental>", "es") == ["[HOSPITAL]"]


def test_a_mailbox_of_an_office_stays_one() -> None:
    assert made("<EMAIL|turnos@iolitoral.example>", "es") == ["turnos@example.org"]
    (address,) = made("<EMAIL|secretaria.benavides@hc.example>", "es")
    local = address.partition("@")[0]
    assert local.startswith("secretaria.")
    assert not local.endswith("benavides")


def test_who_is_named_in_full_is_somebody_and_no_town() -> None:
    for key in KEYS:
        mother, short = made(
            "Madre: <PATIENT|Amparo Martín Úbeda>. Tfno 654 (<CITY|Amparo>)", "es", key
        )
        assert mother.split()[0] == short


def test_a_town_of_the_note_is_no_name_of_somebody() -> None:
    for key in KEYS:
        town, again = made(
            "<CITY|Rosario>, PAMI. Hijos: Darío (contador, <PATIENT|Rosario>)", "es", key
        )
        assert town == again


def test_a_nickname_is_the_same_person_wherever_it_stands() -> None:
    for key in KEYS:
        _, first, again = made(
            'Su esposo <PATIENT|Ramiro> ("<PATIENT|el Güero>"). <ORGANIZATION|El Güero> pide.',
            "es",
            key,
        )
        assert first.casefold() == again.casefold()


def test_towns_of_one_address_lie_in_one_region() -> None:
    for key in KEYS:
        village, town, code = made("<CITY|Newlyn>, <CITY|Penzance> <ZIP|TR18 5JP>, NHS", "en", key)
        counties = [
            one.code for one in regions(BRITISH).values() if {village, town} <= set(one.towns)
        ]
        assert counties == [region_of_postal_code(code, BRITISH)]


def test_a_mexican_note_has_towns_of_mexico_and_no_state_as_a_town() -> None:
    for key in KEYS:
        town, state = made("<CITY|León>, <STATE|Gto>. Pago: CLABE, factura a RFC", "es", key)
        assert has_town("MX", key_of(town))
        assert state == "[STATE]"
        town, state = made("<CITY|Guadalajara>, <CITY|Jal>. IMSS, CURP", "es", key)
        assert has_town("MX", key_of(town))
        assert state == "[CITY]"


def test_a_province_is_no_town() -> None:
    assert made("PAMI. <CITY|Pcia. de Buenos Aires>", "es") == ["[CITY]"]


def test_an_expiry_is_a_month_and_a_year() -> None:
    for key in KEYS:
        expiry, seen = made("lot exp <DATE|04/27>, seen <DATE|02/11/2026>", "en", key)
        before = 12 * 2027 + 4 - (12 * 2026 + 2)
        month, year = map(int, expiry.split("/"))
        now = date(int(seen[-4:]), int(seen[:2]), 1)
        assert abs(12 * (2000 + year) + month - (12 * now.year + now.month) - before) <= 1


def test_days_with_two_letters_for_the_weekday_move_with_the_date() -> None:
    days = ("Lu", "Ma", "Mi", "Ju", "Vi", "Sá", "Do")
    for key in KEYS:
        monday, wednesday, left = made(
            "<DATE|Lu 1/9> RIN. <DATE|Mi 3/9> duerme. Alta <DATE|07/09/2025>", "es", key
        )
        day, month, year = map(int, left.split("/"))
        seen = date(year, month, day) - timedelta(days=6)
        assert monday == f"{days[seen.weekday()]} {seen.day}/{seen.month}"
        seen += timedelta(days=2)
        assert wednesday == f"{days[seen.weekday()]} {seen.day}/{seen.month}"


def test_letters_of_spanish_weekdays_are_no_english_ones() -> None:
    assert made("Trabaja L a <DATE|S> de 4 a 11. Visto el <DATE|10/06/2025>", "es")[0] == "[DATE]"


@pytest.mark.parametrize(
    ("country", "feast", "day"),
    [
        ("NHS", "Mother's Day", date(2025, 3, 30)),
        ("NDIS", "Father's Day", date(2025, 9, 7)),
        ("Medicaid", "Mother's Day", date(2025, 5, 11)),
    ],
)
def test_a_feast_is_on_the_day_that_its_country_has_it(country: str, feast: str, day: date) -> None:
    beside = day - timedelta(days=4)
    for key in KEYS:
        text = f"{country}. Seen <DATE|{beside:%Y-%m-%d}>, stays until <DATE|{feast}>."
        seen, told = made(text, "en", key)
        moved = date.fromisoformat(seen) + timedelta(days=4)
        assert str(moved.day) in told.split(), (seen, told)


def test_a_feast_that_is_taken_for_somebody_is_a_label() -> None:
    assert made("<PATIENT|Diwali> fell on <DATE|31 Oct>.", "en")[0] == "[PATIENT]"


def test_months_of_an_infant_stay_however_they_are_written() -> None:
    text = "F.N. <DATE|21/06/2025>. <DATE|03/02/2026>: <AGE|7> m 13 d; a los <AGE|9> m de EC"
    for key in KEYS:
        assert made(text, "es", key)[2:] == ["7", "9"]
    years, months = made("niño de <AGE|5> a <AGE|3> m, apendicitis", "es")
    assert years != "5"
    assert months == "3"


def test_what_somebody_studies_is_no_work() -> None:
    assert made("Estudia 3er año de <PROFESSION|Veterinaria> en", "es") == ["[PROFESSION]"]
    assert made("Trabaja de <PROFESSION|veterinaria> en", "es") != ["[PROFESSION]"]


def test_help_in_a_kitchen_is_no_help_on_a_ward() -> None:
    for key in KEYS:
        (work,) = made("Ocupación: <PROFESSION|auxiliar de cocina>.", "es", key)
        known = class_of(work, "es")
        assert known is not None
        assert known == class_of("cocinera", "es")


def test_the_class_of_a_school_stays() -> None:
    for key in KEYS:
        (school,) = made("Escuela: <ORGANIZATION|Primaria Benito Juárez, 3° B>.", "es", key)
        assert school.endswith(", 3° B")


def test_a_log_in_of_a_given_name_and_two_initials_is_of_its_person() -> None:
    for key in KEYS:
        full, address = made(
            "Madre: <PATIENT|Amparo Martín Úbeda>, <EMAIL|amparomu@correo.example>", "es", key
        )
        given, *families = map(fold_word, full.split())
        assert address == f"{given}{families[0][0]}{families[1][0]}@example.org"


def test_a_roman_numeral_stays_one() -> None:
    for key in KEYS:
        (ward,) = made("Vive en <LOCATION_OTHER|Barrio Oeste II>.", "es", key)
        assert ward.split()[-1] in ("I", "III", "IV", "V", "VI")
