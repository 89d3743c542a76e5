"""Countries, nationalities and towns abroad keep what a reader takes from them."""

from __future__ import annotations

import pytest
from support.marked_text import made, review_of

from app.engine.names.countries import countries, country_meant, has_town
from app.engine.names.towns import region_named, regions
from app.engine.surrogates.generator import SurrogateGenerator
from app.engine.text.folding import key_of

KEYS = [bytes([number]) * 32 for number in range(12)]


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Nato a <CITY|Tirana>, <COUNTRY|Albania>.", "it"),
        ("Född i <CITY|Tuzla> i <COUNTRY|Bosnien>.", "sv"),
        ("De <CITY|Tetuán> (<COUNTRY|Marruecos>).", "es"),
        ("Born in <CITY|Guadalajara>, <COUNTRY|Mexico>.", "en"),
        ("She is from <COUNTRY|Vietnam>. Schooled in <CITY|Hanoi>.", "en"),
    ],
)
def test_a_town_abroad_becomes_one_of_the_country_beside_it(marked: str, language: str) -> None:
    for key in KEYS:
        review = review_of(marked, language)
        generator = SurrogateGenerator(key, review)
        by_kind = {one.subcategory: generator(one) for one in review.findings}
        mention = country_meant(by_kind["COUNTRY"], language)
        assert mention is not None, by_kind
        assert has_town(mention.country.code, key_of(by_kind["CITY"])), by_kind


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Nacida en <CITY|Bilbao>, <COUNTRY|España>.", "es"),
        ("In <CITY|Boston>, <STATE|MA>, <COUNTRY|USA>.", "en"),
        ("At <CITY|Leeds>, <ZIP|LS1 4AP>, <COUNTRY|UK>.", "en"),
    ],
)
def test_the_country_of_invented_towns_is_named_as_no_other(marked: str, language: str) -> None:
    for key in KEYS:
        assert made(marked, language, key)[-1] == "[COUNTRY]"


@pytest.mark.parametrize(
    ("literal", "language"),
    [("Irlanda", "es"), ("Nueva Zelanda", "es"), ("Inglaterra", "es"), ("Irlanda", "it")],
)
def test_a_country_of_a_small_part_of_the_world_becomes_no_far_one(
    literal: str, language: str
) -> None:
    for key in KEYS:
        (country,) = made(f"Da poco in <COUNTRY|{literal}>.", language, key)
        mention = country_meant(country, language)
        assert mention is not None, country
        assert mention.country.area in ("anglo", "west"), country


@pytest.mark.parametrize(
    ("marked", "language", "form"),
    [
        ("Cittadina <COUNTRY|nigeriana>.", "it", 1),
        ("Badante <COUNTRY|Rumena>.", "it", 1),
        ("Operai <COUNTRY|marocchini>.", "it", 2),
        ("Vecino <COUNTRY|alemán>.", "es", 0),
        ("Vecina <COUNTRY|colombiana>.", "es", 1),
        ("Vecinas <COUNTRY|marroquíes>.", "es", 2),
        ("Speaks <COUNTRY|Spanish>.", "en", 0),
        ("Talar <COUNTRY|norska>.", "sv", 2),
        ("Ett <COUNTRY|norskt> pass.", "sv", 1),
    ],
)
def test_a_nationality_becomes_one_in_the_same_form(marked: str, language: str, form: int) -> None:
    for key in KEYS:
        (people,) = made(marked, language, key)
        original = marked.partition("|")[2].partition(">")[0]
        mention = country_meant(people, language)
        assert mention is not None, people
        assert people.lower() == mention.country.wordings[language].forms[0][form].lower()
        assert people[0].isupper() == original[0].isupper()


@pytest.mark.parametrize(
    ("marked", "spoken", "written", "form"),
    [
        ("Badante <COUNTRY|rumena>.", "en", "it", 1),
        ("Operaie <COUNTRY|marocchine>.", "sv", "it", 3),
        ("Vecinas <COUNTRY|marroquíes>.", "en", "es", 2),
        ("Talar <COUNTRY|norska> på jobbet.", "en", "sv", 2),
    ],
)
def test_a_nationality_in_another_language_than_its_passage_stays_in_that(
    marked: str, spoken: str, written: str, form: int
) -> None:
    """English has one form; that there was no fourth ended the export."""
    for key in KEYS:
        (people,) = made(marked, spoken, key)
        mention = country_meant(people, written)
        assert mention is not None, people
        assert people == mention.country.wordings[written].forms[0][form]


def test_a_country_and_its_nationality_stay_those_of_one_country() -> None:
    for key in KEYS:
        country, people = made("Dalla <COUNTRY|Nigeria>, lingua <COUNTRY|nigeriana>.", "it", key)
        first, second = country_meant(country, "it"), country_meant(people, "it")
        assert first is not None
        assert second is not None
        assert first.country is second.country


def test_short_names_of_countries_become_names_and_codes_codes() -> None:
    for key in KEYS:
        usa, uk = made("Vive negli <COUNTRY|USA>, prima in <COUNTRY|UK>.", "it", key)
        assert {usa, uk} <= {one.wordings["it"].names[0] for one in countries().values()}
        (code,) = made("Nacionalidad: <COUNTRY|ARG>", "es", key)
        assert len(code) == 3
        assert country_meant(code, "es") is not None


def test_what_names_no_known_country_gets_no_name_of_one() -> None:
    assert made("Vecina <COUNTRY|zembliana>.", "es", KEYS[0]) == ["[COUNTRY]"]


def test_a_region_of_no_list_lies_where_its_town_does() -> None:
    note = "Vive en <CITY|Rosario> (<STATE|Santa Fe>). Madre de <STATE|Santa Fe>."
    for key in KEYS:
        town, region, again = made(note, "es", key)
        assert region == again
        assert town in regions("es")[region_named(region, "es")].towns


def test_a_region_abroad_is_not_moved_home() -> None:
    note = "De <CITY|Rosario> (<STATE|Santa Fe>), <COUNTRY|Argentina>."
    for key in KEYS:
        town, region, country = made(note, "es", key)
        mention = country_meant(country, "es")
        assert mention is not None
        assert has_town(mention.country.code, key_of(town))
        assert region == "[STATE]"


def test_each_word_for_a_people_is_read_again() -> None:
    for country in countries().values():
        for language, wording in country.wordings.items():
            for forms in wording.forms:
                assert all(country_meant(form, language) is not None for form in forms)
            mention = country_meant(wording.names[0], language)
            assert mention is not None
            assert mention.country is country


@pytest.mark.parametrize(
    ("country", "language"),
    [("Spain", "en"), ("Vietnam", "en"), ("ecuatoriana", "es"), ("Albania", "it"), ("Iran", "sv")],
)
def test_a_surrogate_does_not_tell_its_country(country: str, language: str) -> None:
    """Were the nearest in length taken, Spain would always be Italy."""
    keys = (bytes([number, 7]) * 16 for number in range(40))
    assert len({made(f"xx <COUNTRY|{country}>.", language, key)[0] for key in keys}) >= 4
