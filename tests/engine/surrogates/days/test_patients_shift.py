"""Dates of one patient move together, in all documents; those of two patients do not."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import docx
import pytest

from app.engine.detectors.structured.fields import fields_of
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review
from app.engine.mentions.patients import Patients
from app.engine.surrogates.generator import SurrogateGenerator
from app.engine.text.folding import fold
from app.engine.text.search import occurrences
from app.formats.base import Options
from app.formats.registry import detect
from app.progress import NullReporter

KEY = bytes(range(32))
PEOPLE = {
    "Zephyrina Quillfeather": date(2024, 3, 12),
    "Thaddeus Okonkwo": date(2024, 4, 5),
    "Ingrid Åkerblom": date(2024, 5, 23),
    "Marisol Delacroix": date(2024, 6, 1),
}
LETTER = "{} came on 2024-03-12 and again on 2024-03-19."


def review_of(document: Document, *names: str) -> Review:
    folded = fold(document.text)
    days = [day.isoformat() for day in PEOPLE.values()]
    kinds = {**dict.fromkeys(names or PEOPLE, "PATIENT"), **dict.fromkeys(days, "DATE")}
    found = [
        Finding(f"{span.start}", span, kind, 0.9, "known")
        for literal, kind in (*kinds.items(), ("2024-03-19", "DATE"))
        for span in occurrences(folded, literal)
    ]
    return Review(document, tuple(sorted(found, key=lambda finding: finding.span)))


def text_review(text: str, *names: str) -> Review:
    return review_of(Document("d", "text", "0" * 64, text), *names)


def shifts(review: Review, key: bytes = KEY) -> list[int]:
    """By how many days each date of the review moves."""
    generator, text = SurrogateGenerator(key, review), review.document.text
    return [
        (date.fromisoformat(generator(one)) - date.fromisoformat(one.span.of(text))).days
        for one in review.findings
        if one.subcategory == "DATE"
    ]


def letter_shift(name: str) -> int:
    first, second = shifts(text_review(LETTER.format(name), name))
    assert first == second
    return first


@pytest.mark.parametrize("name", ["QUILLFEATHER, Zephyrina M.", "Z. Quillfeather"])
def test_a_patient_has_one_shift_however_letters_name_her(name: str) -> None:
    assert letter_shift(name) == letter_shift("Zephyrina Quillfeather")


def test_two_patients_have_two_shifts() -> None:
    assert len({letter_shift(name) for name in PEOPLE}) == len(PEOPLE)


def test_relatives_move_with_the_patient_of_the_letter() -> None:
    name, *others = PEOPLE
    said = f"Patient: {name}\n{LETTER.format(name)}\n"
    said += "".join(f"Her sister {other} was born on 2024-04-05.\n" for other in others)
    assert set(shifts(text_review(said))) == {letter_shift(name)}


def test_paragraphs_of_a_letter_that_name_others_move_with_its_patient() -> None:
    name, *others = PEOPLE
    said = f"Re: {name}\nHi {others[0]} and {others[1]}, she came on 2024-03-12.\n"
    said += "She is worse since 2024-03-19.\n"
    said += f"Pastor {others[2]} visits on 2024-04-05.\n"
    said += f"{others[0]} - can you go on 2024-05-23?\n{others[1]} - started 2024-06-01.\n"
    assert set(shifts(text_review(said))) == {letter_shift(name)}


def test_documents_without_a_patient_share_no_shift() -> None:
    text = "Seen on 2024-03-12."
    one, other = (review_of(Document("d", "text", digit * 64, text)) for digit in ("0", "1"))
    assert shifts(one) != shifts(other)


def _list(path: Path) -> Path:
    path = path / "list.txt"
    rows = (f"{n}. {name}, seen {day}\n" for n, (name, day) in enumerate(PEOPLE.items(), 1))
    path.write_text("On the ward today:\n\n" + "\n".join(rows))
    return path


def _csv(path: Path) -> Path:
    path = path / "table.csv"
    rows = (f"{day},{name},stable\n" for name, day in PEOPLE.items())
    path.write_text("Seen,Name,State\n" + "".join(rows))
    return path


def _hl7(path: Path) -> Path:
    path = path / "batch.hl7"
    messages = []
    for name, day in PEOPLE.items():
        given, family = name.split()
        messages += [
            "MSH|^~\\&|A|B|C|D|||ADT^A01|1|P|2.5",
            f"PID|1||123||{given} {family}||{day}",
            f"NTE|1||{name} is well.",
        ]
    path.write_text("\r".join(messages))
    return path


def _json(path: Path) -> Path:
    path = path / "list.json"
    members = (f'{{"name": "{name}", "seen": "{day}"}}' for name, day in PEOPLE.items())
    path.write_text(f"[{', '.join(members)}]", encoding="utf-8")
    return path


def _word_table(path: Path) -> Path:
    path = path / "table.docx"
    document = docx.Document()
    document.add_paragraph("On the ward")
    table = document.add_table(len(PEOPLE), 3)
    for row, (name, day) in enumerate(PEOPLE.items()):
        for column, words in enumerate((f"{row + 1}", name, day.isoformat())):
            table.cell(row, column).text = words
    document.save(str(path))
    return path


@pytest.mark.parametrize("make", [_list, _csv, _hl7, _json, _word_table])
def test_each_record_has_the_shift_of_its_patients_letters(make: object, tmp_path: Path) -> None:
    assert callable(make)
    source = make(tmp_path)
    document = detect(source).read(source, Options(), NullReporter())
    assert shifts(review_of(document)) == [letter_shift(name) for name in PEOPLE]


SPLIT = [("Quillfeather", "Zephyrina"), ("Okonkwo", "Thaddeus"), ("Delacroix", "Marisol")]
DAYS = ("2024-03-12", "2024-03-19", "2024-04-02")


def _columns(header: str, row: str) -> str:
    """A table with two rows of each patient, who are not beside each other."""
    rows = [
        row.format(family=family, given=given, day=day, number=f"70{n}4411")
        for day in DAYS[:2]
        for n, (family, given) in enumerate(SPLIT)
    ]
    return "\n".join((header, *rows)) + "\n"


def _messages_with_results() -> str:
    return "".join(
        f"MSH|^~\\&|A|B|C|D|{DAYS[0]}||ORU^R01|1|P|2.5\rPID|1||70{n}4411||{family}^{given}\r"
        "NK1|1|Abernethy^Leocadia\r"
        + "".join(f"OBX|{k}|NM|X||5||||||F|||{day}\r" for k, day in enumerate(DAYS))
        for n, (family, given) in enumerate(SPLIT)
    )


def _patients_of_one_message() -> str:
    return "MSH|^~\\&|A|B|C|D|||ADT^A17|1|P|2.5\r" + "".join(
        f"PID|1||70{n}4411||{family}^{given}||{DAYS[0]}\rPV1|1|I|||||||||||||||||||||||||||||||||||"
        f"||||||{DAYS[1]}\r"
        for n, (family, given) in enumerate(SPLIT)
    )


def _bundle() -> str:
    patients = [
        {"resourceType": "Patient", "id": f"p{n}", "name": [{"given": [given], "family": family}]}
        for n, (family, given) in enumerate(SPLIT)
    ]
    visits = [
        {
            "id": f"o{n}",
            "resourceType": "Observation",
            "code": {"coding": [{"code": "1"}, {"code": "2"}]},
            "subject": {"reference": f"https://records.test/Patient/p{n}"},
            "effectiveDateTime": day,
        }
        for day in DAYS
        for n in range(len(SPLIT))
    ]
    entries = [{"resource": resource} for resource in (*patients, *visits)]
    return json.dumps({"resourceType": "Bundle", "entry": entries})


def _members_with_visits() -> str:
    return json.dumps(
        {
            "patients": [
                {
                    "mrn": f"70{n}4411",
                    "lastName": family,
                    "firstName": given,
                    "visits": [{"date": day, "ward": "A"} for day in DAYS],
                }
                for n, (family, given) in enumerate(SPLIT)
            ]
        }
    )


PARTED = {
    "columns": (
        ".csv",
        _columns("Visit date,Last name,First name,MRN", "{day},{family},{given},{number}"),
    ),
    "relatives": (
        ".csv",
        _columns("Patient name,Next of kin,Visit date", '"{family}, {given}","Roe, Ann",{day}'),
    ),
    "numbers": (".csv", _columns("MRN,Visit date,Result", "{number},{day},positive")),
    "messages": (".hl7", _messages_with_results()),
    "one message": (".hl7", _patients_of_one_message()),
    "bundle": (".json", _bundle()),
    "members": (".json", _members_with_visits()),
}


@pytest.mark.parametrize("kind", PARTED)
def test_each_patient_of_a_structured_file_has_one_shift_and_no_other_has_it(
    kind: str, tmp_path: Path
) -> None:
    ending, text = PARTED[kind]
    source = tmp_path / f"list{ending}"
    source.write_text(text, encoding="utf-8")
    document = detect(source).read(source, Options(), NullReporter())
    known = {one.span: one for one in fields_of(document)}
    days = {one.span: one for one in review_of(document).findings if one.subcategory == "DATE"}
    review = Review(document, tuple(dict(sorted({**days, **known}.items())).values()))
    patients, moved = Patients.of(review), shifts(review)
    dates = [one for one in review.findings if one.subcategory == "DATE"]
    by_patient = {(patients.at(one.span), shift) for one, shift in zip(dates, moved, strict=True)}
    assert len(by_patient) == len({shift for _, shift in by_patient}) == len(SPLIT)
    if kind != "numbers":
        letters = {letter_shift(f"{given} {family}") for family, given in SPLIT}
        assert {shift for _, shift in by_patient} == letters


def test_each_row_of_a_word_table_with_names_in_two_columns_has_its_own_shift(
    tmp_path: Path,
) -> None:
    path = tmp_path / "table.docx"
    document = docx.Document()
    table = document.add_table(len(SPLIT), 3)
    for row, (names, day) in enumerate(zip(SPLIT, DAYS, strict=True)):
        for column, words in enumerate((*names, day)):
            table.cell(row, column).text = words
    document.save(str(path))
    read = detect(path).read(path, Options(), NullReporter())
    single = [name for person in SPLIT for name in person]
    folded = fold(read.text)
    found = [
        Finding(f"{span.start}", span, kind, 0.9, "known")
        for kind, literals in (("PATIENT", single), ("DATE", list(DAYS)))
        for literal in literals
        for span in occurrences(folded, literal)
    ]
    review = Review(read, tuple(sorted(found, key=lambda one: one.span)))
    assert len(set(shifts(review))) == len(SPLIT)


@pytest.mark.parametrize(
    "line",
    [
        "[{day:%Y-%m-%d}, 19:4{n}] Sister Mags: bed {n} {name} comfortable",
        "{day:%Y-%m-%d} 21:0{n} - Mags: bed {n} {name} comfortable",
    ],
)
def test_the_stamps_of_a_chat_move_together_whoever_each_line_is_about(line: str) -> None:
    """They follow each other; each line had the shift of its patient."""
    chat = "\n".join(
        line.format(day=day, n=n, name=name) for n, (name, day) in enumerate(PEOPLE.items())
    )
    assert len(set(shifts(text_review(chat)))) == 1
    rows = "\n".join(f"{name} seen {day:%Y-%m-%d}" for name, day in PEOPLE.items())
    assert len(set(shifts(text_review(rows)))) == len(PEOPLE)


def test_shifts_are_long_enough_to_tell_nothing_and_go_both_ways() -> None:
    drawn = {shifts(text_review("Seen on 2024-03-12."), bytes([n]) * 32)[0] for n in range(200)}
    assert all(15 <= abs(days) <= 364 and days % 7 for days in drawn)
    assert min(drawn) < -250
    assert max(drawn) > 250


def test_a_name_that_was_rejected_is_no_patient() -> None:
    review = text_review(LETTER.format("Thaddeus Okonkwo"), "Thaddeus Okonkwo")
    assert Patients.of(review).at(Span(0, 1)) == "okonkwo t"
    assert Patients.of(Review(review.document, ())).main == ""
