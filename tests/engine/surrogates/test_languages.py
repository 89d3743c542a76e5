"""Surrogates are of the language of their passage, and nobody has them."""

from __future__ import annotations

import hashlib
import re
from itertools import product

import pytest
from stdnum import luhn
from stdnum.es import dni, nie
from stdnum.it import codicefiscale
from support.surrogates import KEYS, replaced

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review
from app.engine.names.gazetteer import PROVINCES, lists
from app.engine.redaction.plan import label
from app.engine.surrogates.generator import SurrogateGenerator
from app.engine.text.folding import key_of


@pytest.mark.parametrize("language", ["en", "es", "it", "sv"])
def test_names_and_towns_are_of_the_language(language: str) -> None:
    own = lists(language)
    given, family = {key_of(n) for n in (*own.female, *own.male)}, {key_of(n) for n in own.last}
    for key in KEYS[:4]:
        made, town = replaced(
            (language, "PATIENT", "Xaverine Quillfeather"), (language, "CITY", "Quallham"), key=key
        )
        first, last = made.split()
        assert key_of(first) in given
        assert key_of(last) in family
        assert town in own.cities


def test_each_passage_of_a_letter_has_its_own() -> None:
    spanish, swedish = replaced(("es", "DATE", "12 de mayo"), ("sv", "DATE", "den 12 maj"))
    assert re.fullmatch(r"\d+ de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto)", spanish)
    assert re.fullmatch(r"den \d+ (?:januari|februari|mars|april|maj|juni|juli|augusti)", swedish)


def test_a_name_has_one_surrogate_in_all_passages() -> None:
    first, second = replaced(("es", "PATIENT", "Quillfeather"), ("sv", "PATIENT", "Quillfeather"))
    assert first == second


@pytest.mark.parametrize(
    ("language", "literal", "pattern"),
    [
        ("es", "12345678Z", r"\d{8}[A-Z]"),
        ("es", "12.345.678-Z", r"\d\d\.\d{3}\.\d{3}-[A-Z]"),
        ("es", "X1234567L", r"X\d{7}[A-Z]"),
        ("it", "RSSMRA85T10A562S", r"[A-Z]{6}\d\d[A-EHLMPRST][0-3]\d[A-IL]\d{3}[A-Z]"),
        ("it", "RSSMRA85T50A562S", r"[A-Z]{6}\d\d[A-EHLMPRST][4-7]\d[A-IL]\d{3}[A-Z]"),
        ("it", "RSS MRA 85T10 A562S", r"[A-Z]{3} [A-Z]{3} \d\d[A-Z]\d\d [A-Z]\d{3}[A-Z]"),
        ("sv", "19370922-0042", r"19\d\d(?:0[1-9]|1[0-2])[0-3]\d-9[89]\d\d"),
        ("sv", "850375-1234", r"\d\d(?:0[1-9]|1[0-2])[6-9]\d-9[89]\d\d"),
        ("sv", "180512+0041", r"\d\d(?:0[1-9]|1[0-2])[0-3]\d\+9[89]\d\d"),
    ],
)
def test_numbers_of_persons_have_their_shape_and_nobody_has_them(
    language: str, literal: str, pattern: str
) -> None:
    for key in KEYS:
        (made,) = replaced((language, "SSN", literal), key=key)
        assert re.fullmatch(pattern, made), made
        assert made != literal
        plain = made.replace(".", "").replace(" ", "")
        assert not any(check.is_valid(plain) for check in (dni, nie, codicefiscale))
        if language == "sv":
            assert not luhn.is_valid("".join(filter(str.isdigit, made))[-10:])


@pytest.mark.parametrize(
    ("language", "literal", "pattern"),
    [
        ("es", "654 57 03 53", r"\d{3} \d\d \d\d \d\d"),
        ("es", "+34 612 345 678", r"\+34 \d{3} \d{3} \d{3}"),
        ("it", "051 234 5678", r"0[1-9]\d \d{3} \d{4}"),
        ("it", "347 1693015", r"3\d\d \d{7}"),
        ("sv", "070-123 45 67", r"070-174 06 \d\d"),
        ("sv", "08-123 456 78", r"08-465 004 \d\d"),
        ("sv", "0490-155 07 3", r"0\d{3}-\d{3} \d\d \d"),
    ],
)
def test_telephones_keep_their_form_and_ring_nowhere(
    language: str, literal: str, pattern: str
) -> None:
    for key in KEYS[:4]:
        (made,) = replaced((language, "PHONE", literal), key=key)
        assert re.fullmatch(pattern, made), made


@pytest.mark.parametrize(
    ("language", "literal"),
    [
        ("es", "Nochebuena"),
        ("es", "Semana Santa"),
        ("it", "Ferragosto"),
        ("it", "Natale"),
        ("sv", "midsommar"),
        ("sv", "julafton"),
        ("es", "mediados de agosto"),
        ("it", "fine luglio"),
        ("sv", "mitten av januari"),
        ("es", "lunes"),
        ("it", "venerdì"),
        ("sv", "torsdag"),
    ],
)
def test_dates_in_words_move_in_their_language(language: str, literal: str) -> None:
    for key in KEYS[:4]:
        (made,) = replaced((language, "DATE", literal), key=key)
        assert key_of(made) != key_of(literal)
        assert not made.startswith("["), "a mask"


def test_a_province_becomes_another() -> None:
    for key in KEYS:
        (made,) = replaced(("it", "STATE", "TO"), key=key)
        assert made in PROVINCES
        assert made != "TO"


def test_a_swedish_street_stays_one_word_and_a_street() -> None:
    for key, literal in product(KEYS[:4], ("Fredsgatan 18 B", "Kungsängsvägen 33")):
        (made,) = replaced(("sv", "STREET", literal), key=key)
        ending = "gatan" if "gatan" in literal else "vägen"
        assert re.fullmatch(rf"[A-ZÅÄÖ][a-zà-ÿ]+{ending} \d\d(?: [A-Z])?", made), made


@pytest.mark.parametrize(
    ("language", "literal", "kept"),
    [
        ("es", "Ctra. de Trujillo, km 3", "Ctra. de "),
        ("it", "Casa di Cura Villa Turina", "Casa di Cura "),
        ("sv", "Centralsjukhuset Karlstad", "Centralsjukhuset "),
    ],
)
def test_words_that_say_what_a_place_is_stay(language: str, literal: str, kept: str) -> None:
    (made,) = replaced((language, "HOSPITAL", literal))
    assert made.startswith(kept)
    assert made != literal


def test_a_given_name_that_no_list_has_keeps_its_sex() -> None:
    for key in KEYS:
        (made,) = replaced(("it", "PATIENT", "Gerlandino Quillfeather"), key=key)
        assert made.split()[0] in lists("it").male


def test_a_finding_outside_of_the_review_is_masked() -> None:
    other = Finding("9-12-CITY", Span(9, 12), "CITY", 1.0, "gold")
    digest = hashlib.sha256(b"").hexdigest()
    made = SurrogateGenerator(KEYS[0], Review(Document("d", "text", digest, ""), ()))
    assert made(other) == label(other)


@pytest.mark.parametrize(
    ("language", "literal", "words"),
    [
        ("sv", "fem sju noll två två tre noll noll elva", 9),
        ("es", "dos dos cero cuatro uno ocho", 6),
        ("it", "ottantotto zero quattro sette uno", 5),
        ("en", "seven four, dash, one zero", 5),
    ],
)
def test_a_number_that_is_spelled_out_stays_one(language: str, literal: str, words: int) -> None:
    digits = {
        "sv": "noll ett två tre fyra fem sex sju åtta nio",
        "es": "cero uno dos tres cuatro cinco seis siete ocho nueve",
        "it": "zero uno due tre quattro cinque sei sette otto nove",
        "en": "zero one two three four five six seven eight nine",
    }[language].split()
    for key in KEYS:
        (made,) = replaced((language, "IDNUM", literal), key=key)
        drawn = re.findall(r"\w+", made)
        assert len(drawn) == words, made
        assert set(drawn) <= set(digits), made
        assert made != literal


@pytest.mark.parametrize(
    ("literal", "pattern"),
    [
        ("LifeMed 8", r"[A-Z][a-z]{3}[A-Z][a-z]{2} \d"),
        ("Air Idaho 4", r"[A-Z][a-z]+ [A-Z][a-z]+ \d"),
    ],
)
def test_words_of_a_number_become_names(literal: str, pattern: str) -> None:
    names = {key_of(name) for name in lists("en").last}
    for key in KEYS:
        (made,) = replaced(("en", "IDNUM", literal), key=key)
        assert re.fullmatch(pattern, made), made
        assert {key_of(word) for word in re.findall(r"[A-Z][a-z]+", made)} <= names, made
