"""Names stay from where they are: a Hale becomes no Sosa, the sister of a Jelassi no Marta."""

from __future__ import annotations

import pytest
from support.marked_text import made

from app.engine.names.gazetteer import first_names, last_names
from app.engine.names.origins import names_at_home, names_of, origin_of, sex_of
from app.engine.text.folding import fold_word

KEYS = [bytes([number]) * 32 for number in range(8)]


@pytest.mark.parametrize("language", ["en", "es", "it", "sv"])
def test_names_of_home_are_drawn_from_those_of_nowhere_else(language: str) -> None:
    own = names_at_home(language)
    for names in (own.female, own.male, own.last):
        assert len(names) > 150
        assert not [one for one in names if origin_of(fold_word(one), language)]


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Seen by <DOCTOR|Tamsin Bell>, <DOCTOR|K. Hoover> and Mr <DOCTOR|Bright>.", "en"),
        ("Dr <DOCTOR|Nyberg>, <DOCTOR|Viktor Sand> och <DOCTOR|Per-Erik Wallin>", "sv"),
    ],
)
def test_a_name_of_home_becomes_none_of_elsewhere(marked: str, language: str) -> None:
    for key in KEYS:
        for name in made(marked, language, key):
            words = [fold_word(word) for word in name.split() if len(word) > 2]
            assert not [word for word in words if origin_of(word, language)], name


def _of(origin: str) -> frozenset[str]:
    own = names_of(origin)
    return frozenset(map(fold_word, (*own.given, *own.last)))


@pytest.mark.parametrize(
    ("marked", "language", "origin"),
    [
        ("Pat <PATIENT|Mohamed-Amin Jelassi>, mamma <PATIENT|Sirine>.", "sv", "arabic"),
        ("Elev <PATIENT|Nimo Abdirahman Warsame> 5B, mamma <PATIENT|Fadumo>.", "sv", "arabic"),
        ("Mr <PATIENT|Theodore Nakamura>. His wife <PATIENT|Keikoe> came.", "en", "japanese"),
    ],
)
def test_kin_whom_no_list_knows_is_from_where_the_patient_is(
    marked: str, language: str, origin: str
) -> None:
    for key in KEYS:
        patient, kin = made(marked, language, key)
        assert fold_word(patient.split()[-1]) in _of(origin), patient
        assert fold_word(kin) in _of(origin), kin


def test_a_family_from_home_and_elsewhere_tells_nothing_of_kin() -> None:
    marked = "<PATIENT|Yasmina El Amrani Ruiz>; su abuela <PATIENT|Paquitina>."
    for key in KEYS:
        assert origin_of(fold_word(made(marked, "es", key)[1]), "es") in ("", None)


@pytest.mark.parametrize(
    ("marked", "language", "sex"),
    [
        ("två systrar: <PATIENT|Hibeh> <AGE|17> och <PATIENT|Sirinne> <AGE|14>", "sv", "f"),
        ("three daughters, <PATIENT|Hibeh>, <PATIENT|Sirinne> and <PATIENT|Aidah>", "en", "f"),
        ("dos hijas (<PATIENT|Hibeh> y <PATIENT|Sirinne>)", "es", "f"),
        ("två bröder: <PATIENT|Hibeh> och <PATIENT|Sirinne>", "sv", "m"),
        ("Läraren <PATIENT|Jocke> tycker hon kisar.", "sv", "m"),
        ("Vive con su mujer, <PATIENT|Oliva>, de 79 años", "es", "f"),
    ],
)
def test_sex_is_told_by_a_list_of_kin_and_by_a_nickname(
    marked: str, language: str, sex: str
) -> None:
    for key in KEYS:
        for name in made(marked, language, key):
            if not name.isdigit():
                assert sex_of(fold_word(name), language) in (sex, ""), name
                assert fold_word(name) in first_names() or language != "es", name


def test_a_name_behind_an_academic_title_is_a_family_name_unless_it_is_given_there() -> None:
    for key in KEYS:
        sanna, chiara = made("dr.ssa <DOCTOR|Sanna>, dott.ssa <DOCTOR|Chiara>", "it", key)
        assert fold_word(sanna) in last_names(), sanna
        assert sex_of(fold_word(chiara), "it") == "f", chiara
        (nurse,) = made("L'infermiera: <DOCTOR|Lo Iacono V>.", "it", key)
        family, initial = nurse.split()
        assert fold_word(family) in last_names(), nurse
        assert len(initial) == 1


def test_nicknames_by_custom_follow_their_person() -> None:
    for key in KEYS:
        full, short = made("<PATIENT|Guillermo Peña>. Don <PATIENT|Memo> llama.", "es", key)
        assert short != "Memo"
        assert sex_of(fold_word(short), "es") in ("m", "")
        assert full.split()[0] != short


def test_a_title_in_front_of_a_name_stays() -> None:
    for marked, language, title in (
        ("tre figli e <PATIENT|Suor Agnese>", "it", "Suor "),
        ("Ass: <DOCTOR|Ul Brännström>", "sv", "Ul "),
        ("crew, <DOCTOR|Paramedic Steph>", "en", "Paramedic "),
    ):
        (shown,) = made(marked, language)
        assert shown.startswith(title), shown


def test_helpers_are_called_by_given_names_and_mrs_by_family_names() -> None:
    for key in KEYS:
        for marked, language in (
            ("Obturación. Aux. <DOCTOR|Yolisa>.", "es"),
            ("Kontaktperson: <DOCTOR|Yusrah>. Hjälpmedel", "sv"),
        ):
            (name,) = made(marked, language, key)
            assert fold_word(name) in first_names(), name
        (teacher,) = made("and Mrs <DOCTOR|Ogden> aware", "en", key)
        assert fold_word(teacher) in last_names(), teacher
        (nun,) = made("with Sr <DOCTOR|Breegeh>.", "en", key)
        assert sex_of(fold_word(nun), "en") != "m" or fold_word(nun) in last_names(), nun


def test_two_given_names_stay_two() -> None:
    for key in KEYS:
        for name in made("Enf. <DOCTOR|Mª José>, abuela <PATIENT|Rosa Elba>", "es", key):
            assert all(fold_word(word) in first_names() for word in name.split()), name


def test_a_nickname_in_quotes_and_shorthand_behind_a_name_stay_what_they_are() -> None:
    for key in KEYS:
        (full,) = made('Pt: <PATIENT|Desmond "Des" Tregear>', "en", key)
        given, nickname, _ = full.split()
        assert given.startswith(nickname.strip('"')), full
        (doctor,) = made("svar dr <DOCTOR|Pettersson rtg>", "sv", key)
        assert doctor.endswith(" rtg"), doctor


def test_a_name_beside_one_of_elsewhere_by_a_hyphen_stays_at_home() -> None:
    for key in KEYS:
        mother, nan = made("<PATIENT|Michela Pintus-Okafor>, nonna <PATIENT|Bonarina>", "it", key)
        first = fold_word(mother.split()[1].partition("-")[0])
        assert origin_of(first, "it") in ("", None), mother
        assert origin_of(fold_word(nan), "it") in ("", None), nan


@pytest.mark.parametrize("key", [bytes([number]) * 32 for number in range(6)])
def test_a_daughter_of_an_irish_family_is_not_called_like_somebody_in_china(key: bytes) -> None:
    (name,) = made("Re <PATIENT|Sinéad Ní Chonchúir>", "en", key)
    assert len(name.split()) == 2
