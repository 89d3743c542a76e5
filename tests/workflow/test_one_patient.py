"""One patient has one identity in all files of a machine, however each of them names her."""

from __future__ import annotations

import re
from datetime import date
from itertools import accumulate

import pytest

from app.engine.domain.document import Document, Fields, Span
from app.engine.domain.export import Mode
from app.engine.domain.review import Finding, Review
from app.engine.names.gazetteer import lists
from app.workflow.export import plan_export

KEY = bytes(range(32))
DAY = "2024-03-12"
_MARK = re.compile(r"\[(\w+):([^\]]*)\]")


def exported(marked: str, *, rows: bool = False) -> str:
    """The export with surrogates of a text in which `[PATIENT:…]` and `[DATE:…]` stand."""
    text, findings, place = "", [], 0
    for match in _MARK.finditer(marked):
        text += marked[place : match.start()]
        span = Span(len(text), len(text) + len(match[2]))
        findings.append(Finding(f"{span.start}", span, match[1], 1.0, "known"))
        text, place = text + match[2], match.end()
    text += marked[place:]
    lines = (line.span() for line in re.finditer(r"\S[^\n]*\n", text)) if rows else ()
    document = Document("d", "text", "0" * 64, text, rows=tuple(Span(*one) for one in lines))
    _, edits = plan_export(Review(document, tuple(findings)), Mode.SURROGATE, KEY)
    return edits.apply(text)


def letter(*names: str) -> list[str]:
    """Surrogates of the names of one letter, and the day on which it says she was seen."""
    said = ". ".join(f"[PATIENT:{name}]" for name in names)
    return re.split(r"\. ", exported(f"{said}. [DATE:{DAY}]"))


FULL = letter("Zephyrina Quillfeather")


def fielded(*fields: tuple[str, str]) -> list[str]:
    """Surrogates of names in fields of their own, and of the days in others."""
    lines = [f"{value}\n" for _, value in fields]
    starts = [0, *accumulate(map(len, lines))]
    places = [(at, at + len(value)) for at, (_, value) in zip(starts, fields, strict=False)]
    kinds = ("DATE" if value == DAY else "PATIENT" for _, value in fields)
    found = tuple(
        Finding(f"{start}", Span(start, end), kind, 1.0, "fields")
        for (start, end), kind, (name, _) in zip(places, kinds, fields, strict=True)
        if name != "MSH-1.1"
    )
    told = Fields.of((*place, name) for place, (name, _) in zip(places, fields, strict=True))
    document = Document("d", "text", "0" * 64, "".join(lines), fields=told)
    _, edits = plan_export(Review(document, found), Mode.SURROGATE, KEY)
    return edits.apply(document.text).split()


def of_hl7(family: str, given: str) -> tuple[tuple[str, str], ...]:
    return (("MSH-1.1", "|"), ("PID-5.1", family), ("PID-5.2", given), ("PID-7.1", DAY))


HL7 = of_hl7("QUILLFEATHER", "ZEPHYRINA")
OTHER = of_hl7("OKONKWO", "THADDEUS")
TABLE = (("$.Given", "Zephyrina"), ("$.Family", "Quillfeather"), ("$.Born", DAY))


@pytest.mark.parametrize("fields", [HL7, HL7 + OTHER, TABLE])
def test_names_in_fields_of_their_own_are_those_of_her_letters(
    fields: tuple[tuple[str, str], ...],
) -> None:
    made = [one.title() for one in fielded(*fields) if one != "|"]
    assert sorted(made[:2]) == sorted(FULL[0].split())
    assert made[2] == FULL[-1]


def test_a_family_name_in_a_field_of_its_own_becomes_a_family_name() -> None:
    families = {name.casefold() for name in lists("en").last}
    made = fielded(*HL7, *of_hl7("BRACKWATER", "THADDEUS"), *of_hl7("ACHTERBERG", "MAUD"))
    assert {made[1].casefold(), made[5].casefold(), made[9].casefold()} <= families


@pytest.mark.parametrize(
    "names",
    [
        ("QUILLFEATHER, Zephyrina",),
        ("Quillfeather, Zephyrina M",),
        ("Zephyrina Quillfeather", "Quillfeather"),
        ("Zephyrina Quillfeather", "Mary Okafor"),
    ],
)
def test_letters_that_name_her_otherwise_give_her_the_same_name_and_shift(
    names: tuple[str, ...],
) -> None:
    made = letter(*names)
    assert set(FULL[0].casefold().split()) <= set(re.findall("[a-z]+", made[0].casefold()))
    assert made[-1] == FULL[-1]


def test_an_initial_is_that_of_her_surrogate_where_no_letter_tells_her_name() -> None:
    given, family = FULL[0].split()
    assert letter("Z Quillfeather") == [f"{given[0]} {family}", FULL[-1]]
    assert letter("Quillfeather, Z", "Mrs Quillfeather")[0] == f"{family}, {given[0]}"


def test_an_initial_is_that_of_the_only_given_name_that_it_can_mean() -> None:
    alone, short, _ = letter("Zephyrina", "Z Quillfeather")
    assert short.startswith(f"{alone[0]} ")


def test_an_initial_is_nobodys_where_two_may_be_meant() -> None:
    """The family of a doctor: she is not of the patient's, whose letters are drawn by her key."""
    patient = ("Thaddeus Okonkwo",) * 2
    *_, one, other, short, _ = letter(
        *patient, "Zoe Quillfeather", "Zephyrina Quillfeather", "Z Quillfeather"
    )
    assert one[0] == other[0] or short[0] == letter(*patient, "Z Quillfeather")[2][0]


def test_a_row_of_a_table_moves_as_the_letters_of_its_patient() -> None:
    names = ("Ingrid Lindqvist", "Thaddeus Okonkwo", "Zephyrina Quillfeather")
    rows = "".join(f"[DATE:{DAY}],[PATIENT:{name}],stable\n" for name in names)
    shifted = [line.split(",")[0] for line in exported(rows, rows=True).splitlines()]
    assert shifted == [letter(name)[-1] for name in names]
    assert len(set(shifted)) == len(names)
    assert all(date.fromisoformat(day) for day in shifted)


def test_two_patients_share_neither_names_nor_shift() -> None:
    one, other = letter("Zephyrina Quillfeather"), letter("Zephyrina Okonkwo")
    assert one[0].split()[0] != other[0].split()[0]
    assert one[-1] != other[-1]


def test_progress_is_told_while_surrogates_of_many_patients_are_made() -> None:
    """A child that is quiet for 20 seconds is ended: a table of 10,000 patients was refused."""
    names = [f"Zorvath{letter * 3}ine" for letter in "abcdefgh"]
    text = "\n".join(names)
    found = []
    for name in names:
        span = Span(text.index(name), text.index(name) + len(name))
        found.append(Finding(f"{span.start}", span, "PATIENT", 0.99, "tagger"))
    told: list[int] = []
    quiet: list[int] = []

    def tick() -> None:
        told.append(1)

    review = Review(Document("d", "text", "", text), tuple(found))
    plan_export(review, Mode.MASK, bytes(32), tick=lambda: quiet.append(1))
    plan_export(review, Mode.SURROGATE, bytes(32), tick=tick)
    assert len(told) >= len(quiet) + len(names)
