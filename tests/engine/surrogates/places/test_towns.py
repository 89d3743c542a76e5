"""Addresses of all languages: the invented town, its region and its postal code belong together."""

from __future__ import annotations

import re

import pytest
from support.marked_text import review_of

from app.engine.names.american_places import cities, postal_codes
from app.engine.names.gazetteer import lists
from app.engine.names.towns import OUTWARD, region_named, region_of_postal_code, regions
from app.engine.surrogates.generator import SurrogateGenerator
from app.engine.surrogates.places.addresses import beginning

KEYS = [bytes([number]) * 32 for number in range(24)]
ADDRESSES = {
    "en": "At <CITY|Salina>, <STATE|KS> <ZIP|67401>.",
    "en-GB": "Lives in <CITY|Tenterden>, <STATE|Kent> <ZIP|TN30 6LD>.",
    "es": "En <ZIP|45600> <CITY|Talavera de la Reina> (<STATE|Toledo>).",
    "it": "Residente a <ZIP|46029> <CITY|Suzzara> (<STATE|MN>).",
    "sv": "Bor i <ZIP|291 31> <CITY|Kristianstad>, <STATE|Skåne län>.",
}


@pytest.mark.parametrize("language", ADDRESSES)
def test_town_region_and_postal_code_of_an_address_exist_together(language: str) -> None:
    for key in KEYS:
        review = review_of(ADDRESSES[language], language[:2])
        generator = SurrogateGenerator(key, review)
        by_kind = {one.subcategory: generator(one) for one in review.findings}
        region = regions(language)[region_named(by_kind["STATE"], language)]
        assert region.towns[by_kind["CITY"]] == beginning(by_kind["ZIP"])
        assert (" " in by_kind["ZIP"]) == (language in ("sv", "en-GB"))


def test_towns_of_british_letters_are_british() -> None:
    british = {town for county in regions("en-GB").values() for town in county.towns}
    letter = "From <CITY|Harpenden> to <CITY|Leeds>, near <CITY|Nether Wallop>. <ZIP|AL5 2QP>"
    for key in KEYS:
        review = review_of(letter)
        generator = SurrogateGenerator(key, review)
        assert {generator(one) for one in review.findings if one.subcategory == "CITY"} <= british


def test_american_letters_keep_american_towns_beside_a_british_postal_code() -> None:
    letter = (
        "<CITY|Salina>, <STATE|KS> <ZIP|67401>. Born in <CITY|Leeds>, <ZIP|LS1 4AP>; <STATE|OH>."
    )
    review = review_of(letter)
    first = review.findings[0]
    for key in KEYS:
        assert any(SurrogateGenerator(key, review)(first) in towns for towns in cities().values())


def test_regions_are_told_by_code_name_and_county() -> None:
    assert region_named("TX", "en") == region_named("Texas", "en") == "TX"
    assert region_named("Skåne län", "sv") == region_named("Skånes län", "sv") == "M"
    assert region_named("MN", "it") == region_named("Mantova", "it") == "MN"
    assert not region_named("", "es")
    assert not region_named("Narnia", "es")


def test_american_towns_are_known_and_their_codes_lie_in_their_state() -> None:
    for state in regions("en").values():
        low, high = postal_codes(state.code)
        for town, digits in state.towns.items():
            assert town in cities()[state.code], town
            assert low // 100 <= int(digits) <= high // 100, town


def test_british_towns_are_in_one_county_each_and_their_codes_tell_it() -> None:
    towns = [town for county in regions("en-GB").values() for town in county.towns]
    assert len(towns) == len(set(towns))
    for county in regions("en-GB").values():
        for begins in county.towns.values():
            assert OUTWARD.fullmatch(begins)
            assert region_of_postal_code(f"{begins} 1AB", "en-GB") == county.code


@pytest.mark.parametrize("language", ["es", "it", "sv"])
def test_postal_areas_of_towns_are_three_digits_and_those_of_spain_are_of_their_province(
    language: str,
) -> None:
    for region in regions(language).values():
        assert region.towns
        for digits in region.towns.values():
            assert re.fullmatch(r"\d{3}", digits)
            assert language != "es" or digits.startswith(region.code)


def test_towns_have_the_names_of_their_own_language() -> None:
    assert {"Milano", "Torino"} <= set(lists("it").cities)
    assert not {"Milan", "Turin", "Gothenburg"} & {*lists("it").cities, *lists("sv").cities}
