"""A disease or a word that has the name of somebody in the note does not get an invented name."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from support.marked_text import made, review_of

from app.engine.detectors.base import PROPAGATED
from app.engine.domain.review import Action, Decision
from app.engine.surrogates.generator import SurrogateGenerator

LABEL = re.compile(r"\[[A-Z ]+\]")


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Dr <DOCTOR|Fontaine>. INDICATION: <DOCTOR|Fontaine> IV, Rutherford 5.", "en"),
        ("Mr <PATIENT|Allen> was seen. Modified <PATIENT|Allen> test normal.", "en"),
        ("Mrs <PATIENT|Weber>: <PATIENT|Weber> lateralises to the left, Rinne +.", "en"),
        ("Dr <DOCTOR|Stokes>. Breathing is Cheyne-<DOCTOR|Stokes>, 20 s.", "en"),
        ("Dr <DOCTOR|Lown> asked: <DOCTOR|Lown-Ganong-Levine>?", "en"),
        ("Mr <PATIENT|Auer>. Faggots of <PATIENT|Auer> rods.", "en"),
        ("Mrs <PATIENT|Gram>'s <PATIENT|Gram>: GPR", "en"),
        ("Mr <PATIENT|Parkinson>, 70. PMH: <PATIENT|Parkinson>'s disease, HTN.", "en"),
        ("Mr <PATIENT|Parkinson>, 70. Hx of <PATIENT|Parkinson> since 2019.", "en"),
        ("Dr <DOCTOR|Bricker> did it. Cystectomy with <DOCTOR|Bricker> conduit.", "en"),
        ("From <CITY|Newport>. Stool: Salmonella <CITY|Newport>.", "en"),
        ("Mr <PATIENT|Norton>. <PATIENT|Norton> 14, Braden 12.", "en"),
        ("Dr <DOCTOR|Merkel>. <DOCTOR|Merkel> cell, mets.", "en"),
        ("Rowan, by Dr <DOCTOR|Denver>. <DOCTOR|Denver> II normal.", "en"),
        ("Dra. <DOCTOR|Kerr Pimentel>. Cesárea <DOCTOR|Kerr>, bloqueo.", "es"),
        ("Tec. <DOCTOR|Duffy>. Rh +, <DOCTOR|Duffy> a+, Lewis b.", "es"),
        ("Sra. <PATIENT|Allen>. Test de <PATIENT|Allen> positivo.", "es"),
        ("Sra. <PATIENT|Moro Ruiz>. Reflejo de <PATIENT|Moro> simétrico.", "es"),
        ("Sig. <PATIENT|Lewis>. <PATIENT|Lewis> antigene a parte.", "it"),
        ("Sig.ra <PATIENT|Duffy>: A pos, <PATIENT|Duffy>(a−b+), Kidd.", "it"),
        ("Sig. <PATIENT|Babinski>. Segno di <PATIENT|Babinski> assente.", "it"),
        ("Fru <PATIENT|Weber>. <PATIENT|Weber>s test u.a.", "sv"),
        ("Herr <PATIENT|Crohn>. Känd Mb <PATIENT|Crohn> sedan 2011.", "sv"),
    ],
)
def test_a_term_that_somebody_is_called_like_gets_no_name(marked: str, language: str) -> None:
    person, term = made(marked, language)
    assert not LABEL.fullmatch(person)
    assert LABEL.fullmatch(term), term


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Sgt <PATIENT|Bullet> came. Police wants the <PATIENT|bullet>.", "en"),
        ("ECA <DOCTOR|Misty>. It was <DOCTOR|misty> on the A10.", "en"),
        ("Theatre sister: <DOCTOR|Happiness>. And <DOCTOR|happiness>!", "en"),
        ("Abuela <PATIENT|Tránsito>: <PATIENT|tránsito> intestinal normal.", "es"),
        ("Sra. <PATIENT|Frías>. Bebidas <PATIENT|frías> no.", "es"),
        ("Educatrice <DOCTOR|Fiamma>; <DOCTOR|fiamma> ossidrica vietata.", "it"),
        ("Syster <DOCTOR|Blomma>. Ritar en <DOCTOR|blomma>.", "sv"),
    ],
)
def test_a_word_in_small_letters_gets_no_name(marked: str, language: str) -> None:
    """Nothing but the name elsewhere tells of it."""
    review = review_of(marked, language)
    other = replace(review.findings[1], detector=PROPAGATED)
    review = replace(review, findings=(review.findings[0], other))
    person, word = map(SurrogateGenerator(bytes(32), review), review.findings)
    assert not LABEL.fullmatch(person)
    assert LABEL.fullmatch(word), word


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Seen by <DOCTOR|Weber>. Dr <DOCTOR|Weber> test results.", "en"),
        ("<PATIENT|Emma Parkinson> came. <PATIENT|Parkinson> lives alone.", "en"),
        ("<PATIENT|Mr. Norton>, 80. <PATIENT|Norton> 80 yo.", "en"),
        ("<PATIENT|Weber>'s wife called. <PATIENT|Weber> was told.", "en"),
        ("<PATIENT|Ana Ruiz>. Prueba de <PATIENT|Ana> mañana.", "es"),
        ("<PATIENT|Anna Berg>. <PATIENT|Anna>s test kommer.", "sv"),
        ("pt <PATIENT|marta diaz> in. told <PATIENT|marta> to wait.", "en"),
    ],
)
def test_a_person_keeps_a_name(marked: str, language: str) -> None:
    for one in made(marked, language):
        assert not LABEL.search(one), one


def test_what_a_reviewer_took_for_a_name_gets_one() -> None:
    review = review_of("Dr <DOCTOR|Weber>. <DOCTOR|Weber> test next door.", "en")
    last = review.findings[-1]
    said = replace(review, decisions={last.id: Decision(last.id, Action.ACCEPT)})
    assert LABEL.fullmatch(SurrogateGenerator(bytes(32), review)(last))
    assert not LABEL.fullmatch(SurrogateGenerator(bytes(32), said)(last))


@pytest.mark.parametrize(
    ("marked", "word"),
    [
        ("<CITY|Boston> 3/2/3 = 8/9. Son in <CITY|Boston>.", "Boston"),
        ("<PATIENT|Paris> 0-IIa 14 mm. Daughter <PATIENT|Paris>.", "Paris"),
        ("<CITY|Lugano> IV lymphoma. Lives in <CITY|Lugano>.", "Lugano"),
        ("<DOCTOR|Rose Waaler>    1:40   <1:20. Sister <DOCTOR|Rose>.", "Rose"),
    ],
)
def test_a_classification_is_no_place_and_a_titre_nobodys(marked: str, word: str) -> None:
    term, name = made(marked, "en")
    assert term.startswith("["), (word, term)
    assert not name.startswith("["), (word, name)
