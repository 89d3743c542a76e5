"""Places that became another kind of place in notes read beside their originals."""

from __future__ import annotations

import re

import pytest
from support.marked_text import made, review_of

from app.engine.names.countries import (
    countries,
    country_meant,
    has_town,
    towns_of,
)
from app.engine.names.gazetteer import lists
from app.engine.surrogates.generator import SurrogateGenerator
from app.engine.text.folding import key_of

KEYS = [bytes([number]) * 32 for number in range(8)]


@pytest.mark.parametrize(
    ("marked", "language", "gone"),
    [
        ("at <STREET|Flat 2, The Old Maltings, Mill Lane>, Otley", "en", "Mill"),
        ("<ORGANIZATION|Jo Hall> and her mother", "en", "Jo"),
        ("studies at <ORGANIZATION|Red River Coll>", "en", "Red"),
        ("aboard <VEHICLE|M/V Pacific Garnet>", "en", "Garnet"),
        ("flies with <ORGANIZATION|Air Peace>", "en", "Peace"),
        ("<HOSPITAL|Hospital La Fe>, Valencia", "es", "Fe"),
        ("Akut <HOSPITAL|SÖS - Ek J> ringer", "sv", "Ek"),
        ("prästen, <ORGANIZATION|Bo-Göran>", "sv", "Bo"),
    ],
)
def test_no_half_of_a_name_stays(marked: str, language: str, gone: str) -> None:
    for key in KEYS:
        (shown,) = made(marked, language, key)
        assert gone not in re.findall(r"\w+", shown), shown


def test_coordinates_keep_the_letters_of_the_compass_and_lie_in_another_region() -> None:
    for key in KEYS:
        (place,) = made("koord <LOCATION_OTHER|63.4471 N 19.0118 E>", "sv", key)
        found = re.fullmatch(r"(\d\d)\.\d{4} N (\d\d)\.\d{4} E", place)
        assert found
        assert 4 <= abs(int(found[1]) - 63) <= 9
        assert 4 <= abs(int(found[2]) - 19) <= 9


@pytest.mark.parametrize(
    ("marked", "language", "kept"),
    [
        ("at <ORGANIZATION|Oakapple Community Garden>", "en", "Community Garden"),
        ("comía en el <ORGANIZATION|Hogar del Jubilado>", "es", "Hogar "),
        ("<HOSPITAL|Unidad de Salud Mental Infanto-Juvenil Arboleda>", "es", "Infanto-Juvenil"),
        ("<HOSPITAL|CAV Pavia> per telefono", "it", "CAV "),
        ("tid på <HOSPITAL|Åkerbloms centrum>", "sv", " centrum"),
        ("<HOSPITAL|Ysbyty Glan Teifi>", "en", "Ysbyty "),
        ("pupil at <ORGANIZATION|Coláiste Muire>", "en", "Coláiste "),
        ("<ORGANIZATION|Samebyn Mittådalen>", "sv", "Samebyn "),
        ("ordf i <ORGANIZATION|Björkviks hembygdsförening>", "sv", " hembygdsförening"),
        ("chiamata da <ORGANIZATION|lido Aurora>, ora", "it", "lido "),
        ("<STREET|calle Pescadores 43, pta. 9>", "es", ", pta. "),
        ("Paciente <HEALTHPLAN|CIPA 0119384756>", "es", "CIPA "),
        ("<IDNUM|14.287.506   HC 60117>", "es", "   HC "),
        ("<HOSPITAL|DIAGNÓSTICO POR IMÁGENES SAN EUGENIO - Rosario>", "es", "POR IMÁGENES"),
        ("<HOSPITAL|Htal. Provincial del Centenario>", "es", "Htal. "),
        ("<HOSPITAL|Kirurgmott Norra Hälsinge sjukhus>", "sv", "Kirurgmott "),
        ("till <ORGANIZATION|korttidsboendet Åkerglim>", "sv", "korttidsboendet "),
        ("<HOSPITAL|NPI ASL VCO>, dr Rossi", "it", "NPI ASL "),
    ],
)
def test_what_kind_it_is_stays(marked: str, language: str, kept: str) -> None:
    for key in KEYS:
        (shown,) = made(marked, language, key)
        assert kept in shown, shown


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("FBC normal, SHO seen. Burnt as a child in <CITY|Enugu>.", "en"),
        ("FBC normal, SHO seen. They fly to <CITY|Lagos> soon.", "en"),
        ("Pt from <CITY|Accra>; lives in <CITY|Tulsa>, <STATE|OK>", "en"),
        ("Madre morta a <CITY|Dakar> nel 2003", "it"),
    ],
)
def test_a_city_of_africa_becomes_a_town_of_africa(marked: str, language: str) -> None:
    african = [one.code for one in countries().values() if one.area == "africa"]
    for key in KEYS:
        town = made(marked, language, key)[0]
        assert any(key_of(town) in map(key_of, towns_of(code)) for code in african), town


def test_a_place_of_one_name_becomes_a_town() -> None:
    for key in KEYS:
        (island,) = made("under uppväxten på <LOCATION_OTHER|Orust>, brändes", "sv", key)
        assert island in lists("sv").cities, island


def test_letters_from_ireland_keep_irish_towns() -> None:
    marked = "Ballyshannon, Co. Donegal. Attended in <CITY|Letterkenny> last week."
    for key in KEYS:
        (town,) = made(marked, "en", key)
        assert has_town("IE", key_of(town)), town


def test_a_passage_in_catalan_is_read_as_one_in_spanish() -> None:
    review = review_of("<HOSPITAL|HOSPITAL UNIVERSITARI VALL>, <DOCTOR|Pol Estrada>", "ca")
    shown = [SurrogateGenerator(key, review)(review.findings[0]) for key in KEYS]
    assert all(one.startswith("HOSPITAL UNIVERSITARI ") for one in shown), shown


def test_a_town_of_no_list_stays_a_town_in_the_name_of_its_hospital() -> None:
    for key in KEYS:
        hospital, town = made(
            "<HOSPITAL|AZIENDA OSPEDALIERA DI LODIGRANO>, <CITY|Lodigrano>, 3 maggio", "it", key
        )
        assert hospital.endswith(f" {town.upper()}")
        assert has_town("IT", key_of(town)), town


def test_a_country_of_europe_becomes_one_of_europe() -> None:
    for key in KEYS:
        (shown,) = made("un hijo en <COUNTRY|Bélgica>", "es", key)
        meant = country_meant(shown, "es")
        assert meant is not None
        assert meant.country.area in ("west", "east"), shown


def test_who_plays_becomes_who_plays_and_an_officer_of_housing_no_guard() -> None:
    sports = {"swimmer", "cyclist", "tennis player", "gymnast", "rower", "boxer", "athlete"}
    sports |= {"rugby player", "basketball player"}
    for key in KEYS:
        (player,) = made("is a <PROFESSION|footballer>, well", "en", key)
        assert player in sports, player
        (officer,) = made("their <PROFESSION|housing officer> rang", "en", key)
        assert not officer.endswith(("guard", "ranger", "soldier", "firefighter")), officer
