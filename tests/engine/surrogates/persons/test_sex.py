"""Women of a note stay women in its export, given names given names, nicknames their person's."""

from __future__ import annotations

import pytest
from support.marked_text import made

from app.engine.names.gazetteer import last_names
from app.engine.names.nicknames import nicknames_of
from app.engine.names.origins import sex_of
from app.engine.text.folding import fold_word

KEYS = [bytes([number]) * 32 for number in range(6)]


@pytest.mark.parametrize(
    ("marked", "language", "sex"),
    [
        ("Her brother <PATIENT|Bartholomew> is here.", "en", "m"),
        ("Bro <PATIENT|Early> works nights.", "en", "m"),
        ("Ph dau <PATIENT|Tizzy> 24/7.", "en", "f"),
        ("His wife, that's <PATIENT|Ginger>, put him in a cab.", "en", "f"),
        ('Step-dad, "<PATIENT|Reign>", called.', "en", "m"),
        ("Hubby <PATIENT|Merle> drove.", "en", "m"),
        ("Nan <PATIENT|Keziah> lives near.", "en", "f"),
        ("Volunteer <PATIENT|Prudence> M/W 2-4.", "en", "f"),
        ("<PATIENT|Tink Roper> 93 F. Dx: none", "en", "f"),
        ("<PATIENT|Imogen> (health visitor) rang.", "en", "f"),
        ("Pt <PATIENT|Auer, Rod> | 64 Y M | 4417209", "en", "m"),
        ("Case ME25 <PATIENT|LAVIGNE, Quill> M 38 Rt 11 motel", "en", "m"),
        ("PID|1||0041||<PATIENT|DECKER^QUILL^V>||19570830|F|||88", "en", "f"),
        ("<PATIENT|Quill Roper> 31 F LUQ pain", "en", "f"),
        ("Nombre <PATIENT|MONTES, Rita> — Edad 71 — Sexo M —", "es", "f"),
        ("RN de <PATIENT|Yohana Ruíz> (20 a).", "es", "f"),
        ("Papá: <PATIENT|Anderson>, 22, rider.", "es", "m"),
        ("Mamá <PATIENT|Jenifer> llama.", "es", "f"),
        ("Il paziente <PATIENT|Andrea Bianchi>, 40 anni", "it", "m"),
        ("Papà <PATIENT|Nuhu> lo accompagna.", "it", "m"),
        ("Styvfar kallas <PATIENT|Vargen>, 40.", "sv", "m"),
        ("Tío materno, <PATIENT|Ombú>, a los 44.", "es", "m"),
        ("La nonna paterna, <PATIENT|Perla>, aiuta.", "it", "f"),
        ("<PATIENT|Lind, Hilding>   18 03 22-1135\nF d stenhuggare", "sv", "m"),
        ("Lillasyster <PATIENT|Stjärna> provtas.", "sv", "f"),
        ("Storebror heter <PATIENT|Loke>.", "sv", "m"),
    ],
)
def test_kin_and_signs_of_sex_tell_whose_name_it_is(marked: str, language: str, sex: str) -> None:
    for key in KEYS:
        (name,) = made(marked, language, key)
        words = [fold_word(word) for word in name.replace("^", " ").replace(",", "").split()]
        given = words[1 if name.isupper() or "," in name else 0]
        assert sex_of(given) in (sex, ""), name


@pytest.mark.parametrize("key", KEYS)
def test_fields_of_a_form_tell_given_and_family_names(key: bytes) -> None:
    text = "Surname <PATIENT|ABERCROMBIE>   Forename(s): <PATIENT|ROHINI>"
    family, given = made(text, "en", key)
    assert fold_word(family) in last_names()
    assert sex_of(fold_word(given)) == "f"


@pytest.mark.parametrize("key", KEYS)
def test_a_woman_gets_no_name_that_men_have(key: bytes) -> None:
    (name,) = made("PACIENTE: <PATIENT|QUISPE MAMANI, NILDA> EDAD: 46", "es", key)
    given = fold_word(name.split(", ")[1])
    assert given not in ("jose", "maria jose")
    assert sex_of(given, "es") == "f"


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("MW <DOCTOR|Saoirse> (student).", "en"),
        ("ECA <DOCTOR|Misty> drove.", "en"),
        ("<DOCTOR|Misty>: ok" + "\n<DOCTOR|Misty>: yes" * 5, "en"),
        ("Nurse <DOCTOR|Kayleigh> at 12.", "en"),
        ("Dear <DOCTOR|Imogen>, thank you.", "en"),
        ("passata a <DOCTOR|Mirjana>; stock 14.", "it"),
        ("Papá: <PATIENT|Anderson>, 22.", "es"),
        ("Partner: husband <PATIENT|Lewis>.", "en"),
    ],
)
def test_a_given_name_alone_stays_a_given_name(marked: str, language: str) -> None:
    for key in KEYS:
        name, *_ = made(marked, language, key)
        folded = fold_word(name)
        assert sex_of(folded) or folded not in last_names(), name


def test_who_may_be_a_man_or_a_woman_is_called_as_either_may_be() -> None:
    for key in KEYS:
        (name,) = made("<PATIENT|Quillon> was seen, 66.", "en", key)
        assert not sex_of(fold_word(name), "en"), name


@pytest.mark.parametrize("key", KEYS)
def test_a_nickname_is_one_of_its_persons_sex(key: bytes) -> None:
    full, short = made("<PATIENT|Yulissa Féliz>, «<PATIENT|Yuli>», G1P0.", "es", key)
    told = {sex_of(fold_word(full.split()[0])), sex_of(fold_word(short))}
    assert told <= {"f", ""}, (full, short)


@pytest.mark.parametrize(
    ("long", "short", "language"),
    [
        ("Harold Tomlinson", "Hal", "en"),
        ("Consuelo Prieto", "Chelo", "es"),
        ("Niklas Holm", "Nicke", "sv"),
        ("Concetta Arcuri", "Titina", "it"),
    ],
)
def test_a_short_form_is_one_of_the_name_that_stands_for_the_long_one(
    long: str, short: str, language: str
) -> None:
    for key in KEYS:
        full, called = made(f"<PATIENT|{long}>, 70. <PATIENT|{short}> was in.", language, key)
        given = fold_word(full.split()[0])
        spelled = fold_word(called)
        assert given.startswith(spelled) or spelled in nicknames_of(given), (full, called)


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
@pytest.mark.parametrize(
    ("name", "language"),
    [("Josep Maria Ferrer Puig", "es"), ("Carlo Maria Bellandi", "it"), ("Holger Sjö Lind", "sv")],
)
def test_a_second_name_is_of_the_sex_of_the_first(name: str, language: str, key: bytes) -> None:
    (shown,) = made(f"Dr <PATIENT|{name}>, 61", language, key)
    assert sex_of(fold_word(shown.split()[1]), language) != "f", shown
