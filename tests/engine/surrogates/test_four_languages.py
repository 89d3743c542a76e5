"""Facts that surrogates changed in 24 notes in four languages, each with its kind."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

import pytest
from support.marked_text import made, review_of

from app.engine.domain.review import Review
from app.engine.names.gazetteer import first_names, lists
from app.engine.names.occupations import class_of
from app.engine.names.origins import sex_of
from app.engine.surrogates.generator import SurrogateGenerator
from app.engine.text.folding import fold_word, key_of
from app.engine.text.vocabulary import exact_words

KEYS = [bytes([number]) * 32 for number in range(6)]
LABEL = re.compile(r"\[[A-Z ]+\]")


def tagged(marked: str, language: str, score: float) -> Review:
    """A review in which the tagger found the first finding with this score."""
    review = review_of(marked, language)
    first, *others = review.findings
    return replace(review, findings=(replace(first, score=score, detector="tagger"), *others))


@pytest.mark.parametrize(
    ("marked", "language", "score"),
    [
        ("Sökorsak: <PATIENT|Andnöd>, 2 dygn.", "sv", 0.75),
        ("Soc: <PATIENT|Änka>, bor ensam.", "sv", 0.94),
        ("Överväg benmärg (<DOCTOR|myelom>, MDS). Ringt <DOCTOR|Lotta Ek>.", "sv", 0.58),
        ("Överkänslig mot <ORGANIZATION|ASA>.", "sv", 0.52),
        ("a Genova, <CITY|mancino>, che da ottobre trema; <PATIENT|Ugo Re>", "it", 0.77),
        ("la <COUNTRY|corea> di Huntington di <PATIENT|Ugo Re>", "it", 0.65),
        ("guida il <PROFESSION|trattore>", "it", 0.75),
    ],
)
def test_a_word_of_medicine_becomes_no_name(marked: str, language: str, score: float) -> None:
    review = tagged(marked, language, score)
    for key in KEYS:
        assert LABEL.fullmatch(SurrogateGenerator(key, review)(review.findings[0]))


@pytest.mark.parametrize(
    ("marked", "language", "score"),
    [
        ("chiama <PATIENT|Ornella>, la figlia", "it", 0.97),
        ("paziente <COUNTRY|rumeno>, con <PATIENT|Ugo Re>", "it", 0.7),
        ("ringt <PATIENT|ornella> i går", "sv", 0.95),
        ("<PROFESSION|camionista> in pensione", "it", 0.75),
    ],
)
def test_a_name_among_them_has_a_surrogate(marked: str, language: str, score: float) -> None:
    review = tagged(marked, language, score)
    assert not LABEL.fullmatch(SurrogateGenerator(bytes(32), review)(review.findings[0]))


def test_no_everyday_word_is_a_given_name() -> None:
    """Of whom a label would stand in place of a surrogate."""
    for language in ("es", "it", "sv"):
        listed = {fold_word(word) for word in exact_words(f"everyday_{language}")}
        assert not listed & {fold_word(name) for name in lists(language).given}


@pytest.mark.parametrize(
    ("language", "literal", "kept"),
    [
        ("es", "Clínica Maternal Nuestra Señora del Olmo", "Clínica Maternal Nuestra Señora del "),
        ("es", "CSM ARGANZUELA NORTE", "CSM "),
        ("it", "CONSULTORIO FAMILIARE DI VIA CARDUCCI", "CONSULTORIO FAMILIARE DI VIA "),
        ("it", "LABORATORIO ANALISI S. ROCCO", "LABORATORIO ANALISI S. "),
        ("sv", "AKUTMOTTAGNINGEN, LINDÖVIKENS SJUKHUS", "AKUTMOTTAGNINGEN, "),
        ("sv", "Centrallasarettet Hallinge", "Centrallasarettet "),
    ],
)
def test_what_kind_of_place_it_is_stays(language: str, literal: str, kept: str) -> None:
    for key in KEYS:
        (shown,) = made(f"Ref. <HOSPITAL|{literal}>.", language, key)
        assert shown.startswith(kept)
        assert shown != literal


@pytest.mark.parametrize(("language", "end"), [("sv", "skolan")])
def test_a_school_stays_one(language: str, end: str) -> None:
    (shown,) = made("Går i årskurs 2 på <ORGANIZATION|Almbyskolan>.", language)
    assert shown.endswith(end)
    assert not shown.startswith("Almby")


@pytest.mark.parametrize(
    ("language", "literal"),
    [("it", "UTIC"), ("it", "Cardiologia - UTIC"), ("sv", "MAVA"), ("sv", "SÄBO"), ("es", "UCI")],
)
def test_a_ward_that_all_hospitals_have_becomes_no_name(language: str, literal: str) -> None:
    for key in KEYS:
        (shown,) = made(f"Ref. <HOSPITAL|{literal}>.", language, key)
        assert LABEL.fullmatch(shown)


@pytest.mark.parametrize(
    ("language", "literal", "sex"),
    [
        ("it", "Ospedale Santa Maria", "f"),
        ("it", "Ospedale San Martino", "m"),
        ("it", "LABORATORIO S. ROCCO", "m"),
        ("es", "Hospital Infantil San Telmo", "m"),
        ("es", "Clínica Santa Elena", "f"),
    ],
)
def test_a_saint_stays_one_and_keeps_the_sex(language: str, literal: str, sex: str) -> None:
    for key in KEYS:
        (shown,) = made(f"Ref. <HOSPITAL|{literal}>.", language, key)
        saint = shown.split()[-1]
        assert shown.split()[:-1] == literal.split()[:-1]
        assert sex_of(fold_word(saint), language) in (sex, "")
        assert key_of(saint) in first_names()


@pytest.mark.parametrize(
    ("marked", "language", "sex"),
    [
        ("after his marriage to <PATIENT|Carla> ended badly he moved", "en", "f"),
        ("Namn: <PATIENT|Torvald Lagercrantz>    Pnr: 520704-3317   Kön: M", "sv", "m"),
        ("Fru <PATIENT|Märta> ringde.", "sv", "f"),
        ("La sig.ra <PATIENT|Ornella> riferisce.", "it", "f"),
        ("bror <PATIENT|Lars-Åke> (71 år)", "sv", "m"),
        ("Tel, sekr. <PATIENT|Ann-Britt> svarar", "sv", "f"),
        ("La Dra. <DOCTOR|Aitana Lizarraga>, genetista", "es", "f"),
    ],
)
def test_who_is_a_woman_stays_one(marked: str, language: str, sex: str) -> None:
    for key in KEYS:
        (name,) = made(marked, language, key)
        first = fold_word(name.split()[0])
        assert "-" not in name or first in first_names()
        assert sex_of(first, language) in (sex, ""), name
        assert not (sex == "f" and first == "jose")


def test_a_swedish_owner_stays_one() -> None:
    for key in KEYS:
        (name,) = made("enligt dr <DOCTOR|Perssons> beslut", "sv", key)
        assert name[-1] in "sxz"
        assert key_of(name) != "perssons"
    (lars,) = made("<PATIENT|Lars> bor kvar", "sv")
    assert not lars.endswith("ss")


def test_somebody_of_a_calling_in_a_is_a_man() -> None:
    for key in KEYS:
        (job,) = made("il figlio Corrado, <PROFESSION|geometra>, arriva", "it", key)
        assert job[-1] != "a"


@pytest.mark.parametrize(
    ("language", "literal", "before"),
    [("it", "ex magliaia", "ex "), ("it", "ex ferroviere", "ex "), ("en", "ex-miner", "ex-")],
)
def test_who_was_something_is_it_no_more(language: str, literal: str, before: str) -> None:
    for key in KEYS:
        (job,) = made(f"vive sola, <PROFESSION|{literal}>, cade", language, key)
        assert job.startswith(before)
        assert class_of(job.removeprefix(before), language) is not None


def test_a_region_is_no_town_and_a_town_nobody() -> None:
    regions = {key_of(name) for name in lists("es").states}
    for key in KEYS:
        (region,) = made("C/ Simancas, Gijón, <CITY|Asturias>.", "es", key)
        assert key_of(region) in regions or LABEL.fullmatch(region), region
        (town,) = made("Origen: <PATIENT|Aranda de Duero> (I-1)", "es", key)
        assert key_of(town) in {key_of(name) for name in lists("es").cities} or " " in town


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Turno <DATE|24>-<DATE|25/01/25>", "es"),
        ("Clinic <DATE|3>-<DATE|4/04/2024>, seen <DATE|25/03/2024>", "en"),
    ],
)
def test_the_first_of_two_days_in_figures_moves_like_the_second(marked: str, language: str) -> None:
    for key in KEYS:
        first, second, *_ = made(marked, language, key)
        if LABEL.fullmatch(first):  # moved by a whole month
            continue
        day = int(second.partition("/")[0])
        # The last of a month before the first of the next has its month.
        assert first.count("/") == (day == 1)
        assert day == 1 or int(first) == day - 1


def test_two_days_in_one_stay_as_far_apart() -> None:
    for key in KEYS:
        (both,) = made("Turno noche <DATE|24-25/01/25>", "es", key)
        first, last = both.split("-")
        assert first.count("/") == (int(last[:2]) == 1)
        assert int(last[:2]) == 1 or int(first) == int(last[:2]) - 1
        assert date(2000 + int(last[6:]), int(last[3:5]), int(last[:2]))


def test_a_night_from_day_to_day_is_two_days() -> None:
    for key in KEYS:
        night, seen = made("natt <SSN|250203-250204> avd, op <DATE|2025-02-01>", "sv", key)
        first, last = (date.fromisoformat(f"20{one}") for one in night.split("-"))
        assert (last - first).days == 1
        assert (first - date.fromisoformat(seen)).days == 2


@pytest.mark.parametrize(
    ("literal", "form"),
    [
        ("måndagen den 4 november", r"\w+dagen den \d+ \w+"),
        ("t.o.m. 28/2", r"t\.o\.m\. \d+/\d+"),
        ("onsdagar", r"\w+dagar"),
    ],
)
def test_swedish_days_in_words_have_surrogates(literal: str, form: str) -> None:
    for key in KEYS:
        (shown, _) = made(f"inkom <DATE|{literal}> till <DATE|2024-11-09>", "sv", key)
        assert re.fullmatch(form, shown)


@pytest.mark.parametrize("literal", ["Sat 8/11/25", "Saturday, 08/11/2025"])
def test_a_weekday_tells_which_field_is_the_month(literal: str) -> None:
    """It was a Monday in August, and the birth expected in January was one in February."""
    for key in KEYS:
        seen, due = made(f"Seen <DATE|{literal}>, EDD <DATE|2/1/26>", "en", key)
        days = [
            date(2000 + int(y) % 100, int(m), int(d))
            for d, m, y in (one.split()[-1].split("/") for one in (seen, due))
        ]
        assert (days[1] - days[0]).days == 55
        assert seen.startswith(f"{days[0]:%a}")


def test_a_birth_in_a_family_tree_agrees_with_the_age() -> None:
    for key in KEYS:
        born, age, seen = made(
            "Probando, n. <DATE|30-11-2015>, <AGE|9> años. Visto <DATE|12/02/2025>.", "es", key
        )
        day, month, year = map(int, born.split("-"))
        on_day, on_month, on_year = map(int, seen.split("/"))
        lived = on_year - year - ((on_month, on_day) < (month, day))
        assert lived == int(age)
