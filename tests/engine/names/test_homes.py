"""Places of a note are replaced by places of its country, and by a label where no list has any."""

from __future__ import annotations

import pytest
from support.marked_text import made

from app.engine.names.american_places import cities
from app.engine.names.countries import countries, has_town
from app.engine.names.gazetteer import lists
from app.engine.names.homes import UNKNOWN, USUAL, home_of
from app.engine.names.towns import regions
from app.engine.text.folding import fold_word, key_of

KEYS = [bytes([number]) * 32 for number in range(8)]
NOTES = {
    "GB": "CHI 130. Health visitor, NHS Grampian. Mum works in <CITY|Fraserburgh>.",
    "IE": "Discussed with PHN, HSE. Garda informed. Lives in <CITY|Skibbereen>.",
    "CA": "Referred by the CLSC, RAMQ. He is from <CITY|Cheticamp>. Tel <PHONE|902-555-0171>.",
    "AU": "NDIS and MBS. Transfer by RFDS from <CITY|Quilpie>.",
    "NZ": "NHI ABC1234. Whānau in <CITY|Ruatoria>, Plunket.",
    "IN": "UHID 11, W/o Ram. Rs 200, AIIMS. From <CITY|Bhiwani Khera>.",
    "ZA": "SASSA grant, HPCSA. Lives in <CITY|Mamelodi>.",
}
FOREIGN = {
    "CO": ("es", "EPS Famisanar, IPS Central. Vive en <CITY|Ventaquemada>."),
    "CL": ("es", "CESFAM Boca Sur, Fonasa B. Vive en <CITY|Curanilahue Alto>."),
    "PE": ("es", "MINSA, EsSalud. Natural de <CITY|Ayaviri>."),
    "CH": ("it", "AVS 756.8812. SPITEX attiva, LAMal. Vive a <CITY|Mendrisio>."),
    "FI": ("sv", "FPA-kort, neuvola, hvc. Svärfar från <CITY|Kaskö>."),
}


def test_a_british_plate_tells_britain() -> None:
    named = [("VEHICLE", "BX71 LHF")]
    assert home_of("Call 21:04, Mob 21:05", named, "en") == "GB"
    assert home_of("Call 21:04, Mob 21:05", [("VEHICLE", "884 BQX")], "en") == "US"


def test_a_telephone_as_australia_writes_it_tells_australia() -> None:
    text = "Thank you. With A/Prof Lind."
    assert home_of(text, [("PHONE", "(02) 5550 1123")], "en") == "AU"
    assert home_of("Thank you.", [("PHONE", "021 555 0148")], "en") == "US"


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_a_region_of_an_address_in_a_message_is_one_of_its_country(key: bytes) -> None:
    message = "NHS <CITY|Saltdean>^<STATE|E SUSSEX>^<ZIP|BN2 8XX>||<PHONE|01273 496 0911>"
    british = {key_of(one.name) for one in regions("en-GB").values()}
    assert key_of(made(message, "en", key)[1]) in british
    assert key_of(made("NHS, lives in <STATE|W YORKS>", "en", key)[0]) in british


@pytest.mark.parametrize("country", NOTES)
def test_an_english_note_has_towns_of_its_country(country: str) -> None:
    british = {key_of(town) for one in regions("en-GB").values() for town in one.towns}
    for key in KEYS:
        town = key_of(made(NOTES[country], "en", key)[0])
        assert has_town(country, town) or (country == "GB" and town in british)


@pytest.mark.parametrize("country", FOREIGN)
def test_so_has_a_note_in_another_language(country: str) -> None:
    language, note = FOREIGN[country]
    for key in KEYS:
        assert has_town(country, key_of(made(note, language, key)[0]))


def test_where_only_the_spelling_tells_a_town_becomes_a_label() -> None:
    note = "Anaemia, FBC sent, paracetamol qds. Lives in <CITY|Quillmouth>."
    for key in KEYS:
        assert made(note, "en", key) == ["[CITY]"]


def test_an_american_note_keeps_american_towns() -> None:
    american = {town for towns in cities().values() for town in towns}
    for note in (
        "Medicaid. Lives in <CITY|Quillham>.",
        "Lives in <CITY|Quillham>, <STATE|OH>. Paracetamol once, SHO wrote.",
        "Haemophilus influenzae. Born in <CITY|Quetta>, lives in <CITY|Quillham>.",
    ):
        for key in KEYS:
            assert made(note, "en", key)[-1 if "Quetta" in note else 0] in american


def test_institutions_are_called_like_towns_of_the_country() -> None:
    listed = {fold_word(town) for towns in cities().values() for town in towns}
    surnames = {fold_word(name) for name in lists("en").last}
    american = {town for town in listed - surnames if not has_town("AU", town)}
    note = "NDIS, MBS. At <HOSPITAL|Quilpie Hospital> and <HOSPITAL|Orange Base Hospital>."
    for key in KEYS:
        for hospital in made(note, "en", key):
            assert fold_word(hospital.split()[0]) not in american


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("NHS. Mum lives in <CITY|Benidorm>.", "en"),
        ("Detenuto, n. a <CITY|Durazzo>, vive qui.", "it"),
        ("Figlio a <CITY|Losanna>.", "it"),
        ("Natural de <CITY|Cochabamba>.", "es"),
        ("Född i <CITY|Mogadishu>.", "sv"),
    ],
)
def test_a_town_abroad_becomes_one_abroad(marked: str, language: str) -> None:
    others = countries().keys() - {"GB" if language == "en" else USUAL[language]}
    for key in KEYS:
        (town,) = made(marked, language, key)
        assert any(has_town(country, key_of(town)) for country in others), town


def test_a_village_that_is_called_like_one_abroad_stays_at_home() -> None:
    british = {town for one in regions("en-GB").values() for town in one.towns}
    for key in KEYS:
        assert made("NHS. Lives in <CITY|Bala>.", "en", key)[0] in british


def test_regions_of_a_country_without_lists_become_labels() -> None:
    note = "OHIP, RAMQ. <CITY|Cheticamp>, <STATE|NS> <ZIP|B0E 1H0>, once in <STATE|Ontario>."
    for key in KEYS:
        town, code, postal, region = made(note, "en", key)
        assert has_town("CA", key_of(town))
        assert code == region == "[STATE]"
        assert len(postal) == 7


@pytest.mark.parametrize(
    ("text", "named", "language", "home"),
    [
        ("Seen in clinic.", [("CITY", "Leeds")], "en", "GB"),
        ("Seen in clinic.", [("ZIP", "AL5 2QP")], "en", "GB"),
        ("Seen in clinic.", [("ZIP", "K1A 0B1")], "en", "CA"),
        ("Seen in clinic.", [("PHONE", "+353 86 555 0101")], "en", "IE"),
        ("Seen in clinic.", [("PHONE", "416-555-0101")], "en", "CA"),
        ("Seen in clinic.", [("CITY", "Lahore")], "en", "US"),
        ("Seen in clinic.", [("STATE", "Kerala")], "en", "IN"),
        ("Anaemia, paracetamol.", [], "en", UNKNOWN),
        ("NHS and HSE, anaemia.", [], "en", UNKNOWN),
        ("Visto en consulta.", [("CITY", "Bogotá"), ("CITY", "Cuzco")], "es", "ES"),
        ("Su hermana vive fuera.", [("PHONE", "+57 311 555 0101")], "es", "ES"),
        ("Tiene EPS.", [("PHONE", "+57 311 555 0101")], "es", "CO"),
        ("In ambulatorio.", [], "it", "IT"),
        ("Lades in.", [("CITY", "Vasa")], "sv", "SE"),
    ],
)
def test_what_tells_the_country(
    text: str, named: list[tuple[str, str]], language: str, home: str
) -> None:
    assert home_of(text, named, language) == home
