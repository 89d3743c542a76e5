"""Facts that surrogates changed in notes of many genres, read line by line beside their originals."""

from __future__ import annotations

import pytest
from support.marked_text import made

from app.engine.names.gazetteer import first_names
from app.engine.names.nicknames import nicknames_of
from app.engine.names.origins import is_given_only, sex_of
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
