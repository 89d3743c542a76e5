"""Each document has the case that its folder or the user's list says, or is refused."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from app.engine.domain.case import KnownIdentifier, KnownPatient
from app.engine.domain.document import Document
from app.engine.mentions.known_patients import Joined, patient_of
from app.errors import CaseUnclear, InputError
from app.keys.key_purposes import new_root
from app.workflow.cases import Cases, CasesBy, case_id, read_patients

TABLE = (
    "case,given name,family name,birth date,MRN,phone,document\n"
    "p1,Thaddeus,Okonkwo,1958-07-14,ZQ-140361,(505) 555-0134;555-0199,letter.txt;labs\n"
    "p2,Zephyrina M,Quillfeather,3 Feb 1971,ZQ-140362,,\n"
)


def listed(tmp_path: Path, table: str = TABLE) -> tuple[KnownPatient, ...]:
    path = tmp_path / "patients.csv"
    path.write_text(table, encoding="utf-8")
    return read_patients(path)


def ask(document: Document, patients: tuple[KnownPatient, ...]) -> Joined:
    return patient_of(document, patients)


def text(words: str) -> Document:
    return Document("d", "text", "0" * 64, words)


def made(folder: Path, *names: str) -> list[Path]:
    paths = [folder / name for name in names]
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("A letter.")
    return paths


def test_headings_say_what_a_list_of_patients_holds(tmp_path: Path) -> None:
    first, second = listed(tmp_path)
    assert first.label == "p1"
    assert first.births == {date(1958, 7, 14)}
    assert first.documents == {"letter.txt", "labs"}
    assert [(one.text, one.subcategory) for one in first.identifiers] == [
        ("Thaddeus Okonkwo", "PATIENT"),
        ("Thaddeus", "PATIENT"),
        ("Okonkwo", "PATIENT"),
        ("ZQ-140361", "MEDICALRECORD"),
        ("(505) 555-0134", "PHONE"),
        ("555-0199", "PHONE"),
    ]
    assert second.births == {date(1971, 2, 3)}
    assert second.identifiers[0] == KnownIdentifier("Zephyrina M Quillfeather", "PATIENT")


@pytest.mark.parametrize(
    "table",
    [
        "nombre;apellidos;fecha de nacimiento;NHC\nAna;Gómez Ruiz;1958-07-14;884213\n",
        "nome\tcognome\tdata di nascita\tMRN\nAna\tGómez Ruiz\t1958-07-14\t884213\n",
    ],
)
def test_lists_in_other_languages_and_notations_are_read(tmp_path: Path, table: str) -> None:
    (patient,) = listed(tmp_path, table)
    assert patient.identifiers[0].text == "Ana Gómez Ruiz"
    assert patient.label == "884213"
    assert patient.births == {date(1958, 7, 14)}


@pytest.mark.parametrize(
    "table",
    [
        "",
        "name\n",
        "name,zzz\nAna,1\n",
        "name,birth date\nAna Gómez,03/04/1958\n",
        "name,birth date\nAna Gómez,soon\n",
        "name,MRN\nAna,1,2\n",
        "case,name\np1,Ana Gómez\nP1,Eva Lind\n",
        "case\np1\n",
    ],
)
def test_a_list_that_leaves_anything_open_is_refused(tmp_path: Path, table: str) -> None:
    with pytest.raises(InputError) as caught:
        listed(tmp_path, table)
    assert "Ana" not in caught.value.message + caught.value.hint


def test_a_document_belongs_to_the_first_folder_below_the_given_one(tmp_path: Path) -> None:
    one, deep, other = made(tmp_path, "p1/a.txt", "p1/labs/b.txt", "p2/labs/c.txt")
    cases = Cases(CasesBy.FOLDER, [tmp_path])
    labels = [cases.of(path, text("A letter."), ask).label for path in (one, deep, other)]
    assert labels == ["p1", "p1", "p2"]


def test_a_document_in_no_patients_folder_is_refused(tmp_path: Path) -> None:
    (path,) = made(tmp_path, "a.txt")
    with pytest.raises(CaseUnclear):
        Cases(CasesBy.FOLDER, [tmp_path]).of(path, text("A letter."), ask)


def test_two_folders_of_one_name_are_no_patient(tmp_path: Path) -> None:
    one, other = made(tmp_path, "north/p1/a.txt", "south/p1/a.txt")
    cases = Cases(CasesBy.FOLDER, [tmp_path / "north", tmp_path / "south"])
    cases.of(one, text("A letter."), ask)
    with pytest.raises(CaseUnclear):
        cases.of(other, text("A letter."), ask)


def test_files_given_one_by_one_belong_to_the_folder_that_they_are_in(tmp_path: Path) -> None:
    one, other = made(tmp_path, "p1/labs/a.txt", "p2/labs/a.txt")
    cases = Cases(CasesBy.FOLDER, [one, other])
    assert cases.of(one, text("A letter."), ask).label == "labs"
    with pytest.raises(CaseUnclear):
        cases.of(other, text("A letter."), ask)


def test_a_letter_in_the_folder_of_another_patient_is_refused(tmp_path: Path) -> None:
    (path,) = made(tmp_path, "p1/a.txt")
    cases = Cases(CasesBy.FOLDER, [tmp_path], listed(tmp_path))
    belonging = cases.of(path, text("MRN ZQ-140361"), ask)
    assert [one.label for one in belonging.known.own] == ["p1"]
    assert [one.label for one in belonging.known.others] == ["p2"]
    with pytest.raises(CaseUnclear):
        cases.of(path, text("MRN ZQ-140362"), ask)


def test_a_list_gives_documents_their_patients(tmp_path: Path) -> None:
    named, other = made(tmp_path, "letter.txt", "b.txt")
    cases = Cases(CasesBy.LIST, [tmp_path], listed(tmp_path))
    assert cases.of(named, text("Nobody is named."), ask).label == "p1"
    assert cases.of(other, text("MRN ZQ-140362"), ask).label == "p2"
    for path, words in (
        (other, "Zephyrina Quillfeather was seen"),
        (other, "MRN ZQ-140361, MRN ZQ-140362"),
        (named, "MRN ZQ-140362"),
    ):
        with pytest.raises(CaseUnclear) as caught:
            cases.of(path, text(words), ask)
        assert caught.value.exit_code == 16


def test_without_cases_all_listed_patients_are_looked_for(tmp_path: Path) -> None:
    (path,) = made(tmp_path, "a.txt")
    belonging = Cases(None, [tmp_path], listed(tmp_path)).of(path, text("A letter."), ask)
    assert belonging.label == ""
    assert [one.label for one in belonging.known.own] == ["p1", "p2"]


def test_an_id_tells_nothing_and_is_the_same_wherever_the_key_is() -> None:
    root = new_root()
    assert case_id("Anna  LIND", root) == case_id("anna lind", root)
    assert case_id("Anna Lind", root) != case_id("Anna Lind", new_root())
    assert "lind" not in case_id("Anna Lind", root)
