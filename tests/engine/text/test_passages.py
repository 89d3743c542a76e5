"""The language of each passage is told where it is sure, and nothing is said where it is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.languages import ENGLISH, ITALIAN, SERVED, SPANISH, SWEDISH, UNSERVED

from app.engine.domain.document import Span
from app.engine.text.passages import passages
from app.paths import RESOURCES
from app.training.corpora import inline

AUTHORED = Path(inline.__file__).parents[1] / "authored"

LAB = "\n".join(
    f"{name:<8}{value:>8}  {unit}"
    for name, value, unit in (
        ("Na", "141", "mmol/L"),
        ("K", "4.2", "mmol/L"),
        ("Urea", "6.1", "mmol/L"),
        ("Hb", "132", "g/L"),
        ("WBC", "7.1", "10^9/L"),
        ("Plt", "233", "10^9/L"),
        ("ALT", "24", "U/L"),
        ("TSH", "1.8", "mU/L"),
        ("CRP", "<5", "mg/L"),
        ("HbA1c", "41", "mmol/mol"),
    )
)
OTHERS = {
    "de": "Der Patient wurde wegen zunehmender Atemnot aufgenommen und erhielt Sauerstoff.",
    "fr": "La patiente est revenue pour des douleurs au genou qui durent depuis des semaines.",
    "pt": "O doente foi internado por febre e tosse, e teve alta ao fim de cinco dias.",
    "da": "Patienten blev indlagt med feber og hoste, og hun fik det bedre efter nogle få dage.",
    "fi": "Potilas tuli päivystykseen kovan vatsakivun vuoksi, eikä hänellä ollut kuumetta.",
    "pl": "Pacjent został przyjęty do szpitala z powodu bólu w klatce piersiowej od dwóch dni.",
    "ru": "Пациент поступил с жалобами на боль в груди, которая началась два дня назад вечером.\n"
    "Температура нормальная, кашля нет. Назначено лечение и осмотр врача через неделю.",
    "ar": "دخل المريض إلى المستشفى بسبب ألم في الصدر منذ يومين ولم يكن لديه حمى",
    "zh": "患者因胸痛两天入院，无发热。已抽血化验，并开始抗生素治疗。两周后复查。",
}


def languages(text: str) -> list[str]:
    return [passage.language for passage in passages(text)]


@pytest.mark.parametrize(("code", "text"), [*SERVED.items(), *UNSERVED.items(), *OTHERS.items()])
def test_a_note_is_of_its_language(code: str, text: str) -> None:
    assert languages(text) == [code]


@pytest.mark.parametrize("text", ["", "\n\n", "12 / 34", "x", "Hb 132", "\ud800", "A" * 5000])
def test_nothing_is_said_of_what_is_no_language(text: str) -> None:
    assert passages(text) == ()


def test_a_list_of_results_belongs_to_the_note_around_it() -> None:
    assert languages(f"{ENGLISH}\n{LAB}\n\n{ENGLISH}") == ["en"]
    assert languages(f"{SPANISH}\n{LAB}\n\n{SPANISH}") == ["es"]


def test_names_do_not_make_a_language() -> None:
    names = "Szczepan Brzęczyszczykiewicz\nMaría José de la Cruz Hernández\nGiuseppe Dell'Acqua\n"
    assert languages(f"{ENGLISH}{names}{ENGLISH}") == ["en"]
    assert passages(names) == ()


@pytest.mark.parametrize(
    ("around", "quoted", "expected"),
    [
        (ENGLISH, SPANISH, ["en", "es", "en"]),
        (SPANISH, ENGLISH, ["es", "en", "es"]),
        (SWEDISH, ITALIAN, ["sv", "it", "sv"]),
    ],
)
def test_a_quote_is_found_where_it_stands(around: str, quoted: str, expected: list[str]) -> None:
    text = f"{around}\n{quoted}\n{around}"
    told = passages(text)
    assert [passage.language for passage in told] == expected
    start, end = text.index(quoted), text.index(quoted) + len(quoted.rstrip())
    assert abs(told[1].span.start - start) <= 2
    assert abs(told[1].span.end - end) <= 2


def test_one_sentence_is_found_in_a_note_of_another_language() -> None:
    sentence = SPANISH.splitlines()[0]
    assert languages(f"{ENGLISH}\n{sentence}\n\n{ENGLISH}") == ["en", "es", "en"]


def test_a_quote_in_a_long_line_is_found() -> None:
    line = " ".join((*ENGLISH.split(), *SPANISH.split(), *ENGLISH.split()))
    assert languages(line) == ["en", "es", "en"]


def test_words_in_capitals_are_read_too() -> None:
    assert languages(SPANISH.upper()) == ["es"]


@pytest.mark.parametrize("name", ["dev_ordinary_en", "dev_hard_en"])
def test_english_notes_raise_no_alarm(name: str) -> None:
    """Notes of every genre, from dictated letters to panels of results and messages."""
    notes = inline.parse((AUTHORED / f"{name}.txt").read_text(encoding="utf-8"), name)
    alarms = {note.id for note in notes if set(languages(note.text)) - {"en"}}
    assert alarms == set()


def test_the_sample_note_raises_no_alarm() -> None:
    text = (RESOURCES / "samples" / "sample-note.txt").read_text(encoding="utf-8")
    assert languages(text) == ["en"]


@pytest.mark.parametrize("code", ["es", "it", "sv"])
def test_notes_in_other_languages_are_found(code: str) -> None:
    """Nearly all of the ordinary ones: a panel without a word is of no language."""
    name = f"test_ordinary_{code}"
    notes = inline.parse((AUTHORED / f"{name}.txt").read_text(encoding="utf-8"), name)
    found = sum(code in languages(note.text) for note in notes)
    assert found == len(notes)


def test_a_long_text_reports_that_work_goes_on() -> None:
    ticks: list[None] = []
    passages(ENGLISH * 200, tick=lambda: ticks.append(None))
    assert len(ticks) > 5


SHORTHAND = (
    "1:1 Hjort 82 KOL-exa 1 l O2 Betapred 8 st CRP 88, RIK natt\n"
    "3:1 Falk 54 alk.abst CIWA 22 Oxascand 25 tn\n"
    "3:2 Berg 79 stroke hö NIHSS 9 DT fre HLR nej\n"
)


def test_a_text_of_which_nothing_is_sure_is_in_the_only_served_language_that_fits() -> None:
    assert [(told.language, told.span) for told in passages(SHORTHAND)] == [
        ("sv", Span(0, len(SHORTHAND)))
    ]


@pytest.mark.parametrize(
    "text",
    [
        "611 Lowry 81F CHF/CKD3b FCd 1.5L FR Bumex gtt UOP 2100 KCl x2\n612 Bell 44M CIWA 14\n",
        "B1 Fontana 84 SCC VM 35% 900 BI -600\nB2 De Bellis 71 GOLD 3 NIV EPAP 6 HGT 288\n",
        "SAT 98. PÅ 2 L. FR 24\n",
    ],
)
def test_a_text_that_fits_several_or_says_too_little_is_in_none(text: str) -> None:
    assert passages(text) == ()


def test_the_name_of_the_patient_makes_no_passage_foreign() -> None:
    head = "VANDERSLOOT, Zebulon 13/11/1985 73293514\n\nDischarge summary: Zebulon Vandersloot\n"
    head += "Re: Zebulon Vandersloot, born 13/11/1985\n\n"
    body = "Zebulon Vandersloot was admitted with chest pain radiating to the left arm. "
    body += "He went home after three days and will be seen in the clinic in six weeks.\n"
    assert {passage.language for passage in passages(head + body)} == {"en"}
