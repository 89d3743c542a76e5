"""Institutions keep what they are, and towns in their names stay towns."""

import re

import pytest
from support.marked_text import made
from support.surrogates import KEYS, replaced

from app.engine.names.gazetteer import lists
from app.engine.names.origins import names_at_home
from app.engine.text.folding import key_of


def towns(language: str) -> set[str]:
    return {key_of(town) for town in lists(language).cities}


@pytest.mark.parametrize(
    ("language", "literal", "before", "behind"),
    [
        ("it", "Ospedale di Gorizia", "Ospedale di ", ""),
        ("es", "Hospital de Toledo", "Hospital de ", ""),
        ("sv", "Lasarettet i Enköping", "Lasarettet i ", ""),
        ("en", "Savannah Hospital", "", " Hospital"),
        ("it", "Gorizia", "", ""),
        ("es", "prisión de Toledo", "prisión de ", ""),
        ("es", "C.S. Toledo", "C.S. ", ""),
    ],
)
def test_a_town_in_a_name_becomes_a_town(
    language: str, literal: str, before: str, behind: str
) -> None:
    for key in KEYS[:6]:
        (made,) = replaced((language, "HOSPITAL", literal), key=key)
        assert made.startswith(before)
        assert made.endswith(behind)
        assert key_of(made.removeprefix(before).removesuffix(behind)) in towns(language), made


def test_the_town_of_an_institution_is_that_of_the_address() -> None:
    made, town = replaced(("it", "HOSPITAL", "Ospedale di Gorizia"), ("it", "CITY", "Gorizia"))
    assert made == f"Ospedale di {town}"


def test_a_name_of_generic_words_keeps_all_but_the_first() -> None:
    for key in KEYS[:6]:
        (made,) = replaced(("en", "HOSPITAL", "Ridge Ave Access Center"), key=key)
        assert made.endswith(" Ave Access Center")
        assert not made.startswith("Ridge")


@pytest.mark.parametrize(
    ("literal", "language", "kept"),
    [
        ("LABORATORIO ANALISI SAN ROCCO S.r.l.", "it", "LABORATORIO ANALISI SAN [A-ZÀ-Þ]+ S.r.l."),
        ("ST BREDA'S UNIVERSITY HOSPITAL NHS TRUST", "en", r".* UNIVERSITY HOSPITAL NHS TRUST"),
        ("Urg. H. del Tajo", "es", r"Urg\. H\. del .+"),
        ("Hosp. Escalante Pradilla, Emerg", "es", r"Hosp\. .+, Emerg"),
        ("C.P. Topas", "es", r"C\.P\. .+"),
        ("IES Las Salinas", "es", "IES .+"),
        ("Unidad de Mama de San Pedro de Alcántara", "es", "Unidad de Mama de San .+"),
        (
            "Ospedale di Valfiorita - U.O.C. di Medicina Interna",
            "it",
            r".+ - U\.O\.C\. di Medicina .+",
        ),
        ("TI Ca' Foncello", "it", "TI Ca' .+"),
        ("Harbor Light mission", "en", "Harbor .+ mission"),
        ("Strål Karlstad", "sv", "Strål .+"),
        ("Umeå univ", "sv", ".+ univ"),
        ("Kiruna flygplats", "sv", ".+ flygplats"),
        ("Österbottens välfärdsområde", "sv", ".+ välfärdsområde"),
        ("Hjärtmottagningen, Norrfjärdens sjukhus", "sv", "Hjärtmottagningen, .+ sjukhus"),
        ("Auroramottagning", "sv", "[A-ZÅÄÖ].+mottagning"),
        ("linje 325", "sv", r"linje \d{3}"),
        ("Lokalpolisområde Umeå", "sv", "Lokalpolisområde .+"),
        ("Tribunale per i Minorenni di Lodi", "it", "Tribunale per i Minorenni di .+"),
        ("Officina Meccanica Zardi", "it", "Officina Meccanica .+"),
        ("Punto de Encuentro Familiar de Vigo", "es", "Punto de Encuentro Familiar de .+"),
        ("Taller Mecánico Zuloaga", "es", "Taller Mecánico .+"),
        ("Räddningstjänsten Piteå", "sv", "Räddningstjänsten .+"),
        ("LSS-boendet Eken", "sv", "LSS-boendet .+"),
        ("Meals on Wheels of Tulsa", "en", "Meals on Wheels of .+"),
        ("Kings County Sheriff's Office", "en", ".+ County Sheriff's Office"),
    ],
)
def test_what_kind_it_is_stays(literal: str, language: str, kept: str) -> None:
    for key in range(4):
        (shown,) = made(f"x <HOSPITAL|{literal}> y", language, bytes([key]) * 32)
        assert re.fullmatch(kept, shown), shown
        assert shown != literal


@pytest.mark.parametrize(
    ("literal", "language"),
    [("P.S.", "it"), ("Unidad de Consejo Genético", "es"), ("Hjärtkliniken", "sv")],
)
def test_a_kind_alone_becomes_a_label(literal: str, language: str) -> None:
    (shown,) = made(f"x <HOSPITAL|{literal}> y", language)
    assert shown == "[HOSPITAL]"


def test_a_word_in_a_number_stays() -> None:
    (shown,) = made("S/N <DEVICE|stent 0010988341>.", "es")
    assert re.fullmatch(r"stent \d{10}", shown), shown


def test_a_line_of_buses_keeps_its_word() -> None:
    (shown,) = made("pendlar med <STREET|linje 325>, tar 41 min", "sv")
    assert re.fullmatch(r"linje \d{3}", shown), shown
    assert shown != "linje 325"


@pytest.mark.parametrize("key", range(4))
def test_what_is_done_there_stays_in_its_letters(key: int) -> None:
    (shown,) = made("till <HOSPITAL|PCI Eskilstuna> kl 14", "sv", bytes([key]) * 32)
    assert shown.startswith("PCI ")
    assert "Eskilstuna" not in shown


@pytest.mark.parametrize("key", range(4))
def test_a_street_whose_kind_is_one_letter_keeps_it(key: int) -> None:
    (shown,) = made("bor <STREET|Ursviksv. 112 B lgh 1203>, och", "sv", bytes([key]) * 32)
    assert re.fullmatch(r"[A-ZÅÄÖ][a-zà-ÿ]+sv\. \d{3} [A-Z] lgh \d{4}", shown), shown
    assert "Ursvik" not in shown


@pytest.mark.parametrize("key", range(4))
def test_a_firm_of_one_word_bears_no_town(key: int) -> None:
    (shown,) = made("worked at <ORGANIZATION|Debenhams> for years", "en", bytes([key]) * 32)
    assert shown in names_at_home("en").last


@pytest.mark.parametrize(
    ("marked", "language", "kept"),
    [
        ("en el <HOSPITAL|HG Huatusco> (Dr", "es", "HG "),
        ("vs camión en <STREET|ruta 9 km 312>, vino", "es", "ruta "),
        ("jornalero en el <LOCATION_OTHER|rancho de los Croda> y", "es", "rancho de los "),
        ("till <HOSPITAL|Psykiatriska öppenvårdsmott. Lundby>, SU", "sv",
         "Psykiatriska öppenvårdsmott. "),
        ("l'<HOSPITAL|Ambulatorio Disturbi Cognitivi di via Saffi> di", "it",
         "Ambulatorio Disturbi Cognitivi di via "),
    ],
)  # fmt: skip
def test_what_an_institution_is_stays(marked: str, language: str, kept: str) -> None:
    (shown,) = made(marked, language)
    assert shown.startswith(kept), shown
