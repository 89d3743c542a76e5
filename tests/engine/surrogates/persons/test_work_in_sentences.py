"""What stands for work is a word of the same form, so that the sentence stays one; else a label."""

from __future__ import annotations

import re

import pytest
from support.marked_text import review_of

from app.engine.names.work_forms import Form, form_of, several, the_one
from app.engine.surrogates.generator import SurrogateGenerator

KEYS = [bytes([number]) * 32 for number in range(8)]
LABEL = "[PROFESSION]"


def made(marked: str, language: str, key: bytes) -> str:
    review = review_of(marked, language)
    return SurrogateGenerator(key, review)(review.findings[0])


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Works nights in <PROFESSION|sales> at the mall.", "en"),
        ("He still does <PROFESSION|payroll> for them.", "en"),
        ("Used to do <PROFESSION|siding> in summer.", "en"),
        ("Salmonella, no <PROFESSION|serovar>.", "en"),
        ("Exposed to <PROFESSION|benzene>.", "en"),
        ("Can she go back to <PROFESSION|shelling oysters>?", "en"),
        ("El del <PROFESSION|quiosco> llama.", "es"),
        ("Trabaja en <PROFESSION|packing de arándanos>.", "es"),
        ("Ahora <PROFESSION|carga bultos> en el puerto.", "es"),
        ("Läser till <PROFESSION|polisutbildningen>.", "sv"),
        ("Jobbade inom <PROFESSION|stenhuggeri>.", "sv"),
        ("Mamman (<PROFESSION|städar> nätter).", "sv"),
    ],
)
def test_what_names_nobody_gets_no_occupation(marked: str, language: str) -> None:
    for key in KEYS:
        assert made(marked, language, key) == LABEL


@pytest.mark.parametrize(
    ("marked", "wanted"),
    [
        ("Her husband <PROFESSION|drives> for them.", "works"),
        ("He <PROFESSION|stocks shelves> nights.", "works"),
        ("She <PROFESSION|bartends> at a bar.", "works"),
        ("He <PROFESSION|shucks oysters> now.", "works"),
        ("She <PROFESSION|lays fiber> for them.", "works"),
    ],
)
def test_what_somebody_does_stays_done(marked: str, wanted: str) -> None:
    for key in KEYS:
        assert made(marked, "en", key) == wanted


@pytest.mark.parametrize(
    ("marked", "wanted"),
    [
        ("Forty years in the <PROFESSION|sugar mill>.", "workshop"),
        ("She runs a <PROFESSION|quilting business>.", "shop"),
        ("Closing up the <PROFESSION|nail salon> she owns.", "shop"),
        ("Worked in an <PROFESSION|iron foundry>.", LABEL),
        ("He is an <PROFESSION|ICU pharmacist>.", "employee"),
        ("A <PROFESSION|CNA> at a home.", "HEALTH WORKER"),
    ],
)
def test_places_and_classes_suit_the_words_around(marked: str, wanted: str) -> None:
    for key in KEYS:
        assert made(marked, "en", key) == wanted


def test_an_article_before_an_occupation_stays_right() -> None:
    for key in KEYS:
        for article, work in (("a", "uranium miner"), ("an", "electrician"), ("a", "carpenter")):
            job = made(f"He is {article} <PROFESSION|{work}>.", "en", key)
            assert job == LABEL or (job[0] in "aeiou") == (article == "an"), job
        for article, work in (("lo ", "stampatore"), ("il ", "muratore"), ("l'", "idraulico")):
            job = made(f"È {article}<PROFESSION|{work}> del paese.", "it", key)
            with_lo = re.match(r"s[^aeiou]|z|ps|gn", job) is not None
            fits = {"lo ": with_lo, "il ": not with_lo and job[0] not in "aeiou"}
            assert job == LABEL or fits.get(article, job[0] in "aeiou"), (article, job)


def test_several_people_become_several() -> None:
    for key in KEYS:
        job = made("Both brothers were <PROFESSION|carpenters>.", "en", key)
        assert job.endswith(("s", "men")), job


def test_a_definite_swedish_occupation_stays_definite() -> None:
    for key in KEYS:
        job = made("Granne till <PROFESSION|svetsaren> i byn.", "sv", key)
        assert job.endswith(("aren", "ören", "mannen", "isten", "ikern", "skan", "anten")), job


@pytest.mark.parametrize(
    ("literal", "language", "form"),
    [
        ("tool and die maker", "en", Form.PERSON),
        ("stonemason", "en", Form.PERSON),
        ("tugboat captain", "en", Form.PERSON),
        ("member of a crew", "en", Form.PERSON),
        ("pickers", "en", Form.PEOPLE),
        ("guards", "en", Form.PEOPLE),
        ("sold hats", "en", Form.DID),
        ("retired mailman", "en", Form.PERSON),
        ("medical billing", "en", Form.OTHER),
        ("guía de montaña", "es", Form.PERSON),
        ("doblaje", "es", Form.OTHER),
        ("tornitore", "it", Form.PERSON),
        ("målaren", "sv", Form.THE_PERSON),
        ("lärare i slöjd", "sv", Form.PERSON),
    ],
)
def test_the_form_of_what_is_said_of_work(literal: str, language: str, form: Form) -> None:
    assert form_of(literal, language, known=language == "es" and " " in literal) is form


def test_forms_are_made() -> None:
    assert [several(job) for job in ("salesman", "cook", "secretary")] == [
        "salesmen",
        "cooks",
        "secretaries",
    ]
    assert [the_one(job) for job in ("bagare", "servitör", "sjöman", "mekaniker", "bonde")] == [
        "bagaren",
        "servitören",
        "sjömannen",
        "mekanikern",
        "bonden",
    ]
