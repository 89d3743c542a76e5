"""What is said of patients comes back from a project that moved, and leaves no trace."""

from __future__ import annotations

import shutil
from datetime import date
from pathlib import Path

import pytest

from app.engine.domain.case import CaseBook, KnownIdentifier, KnownPatient
from app.errors import SessionDamaged
from app.sessions import case_book
from app.sessions.project import Project

KEY = bytes(range(32))
PATIENT = KnownPatient(
    "p1",
    (KnownIdentifier("Thaddeus Okonkwo", "PATIENT"), KnownIdentifier("ZQ-140361", "IDNUM")),
    frozenset((date(1958, 7, 14),)),
    frozenset(("a.txt",)),
)


def test_a_project_that_moved_with_its_documents_knows_whose_they_are(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    before.mkdir()
    (before / "a.txt").write_text("a")
    project = Project.begin(before / "ward.incognote", KEY, tmp_path)
    project.keep_book(CaseBook((PATIENT,), {before / "a.txt": "p1"}))
    project.close()
    shutil.move(before, after)
    opened = Project.open(after / "ward.incognote", KEY, tmp_path)
    assert opened.book == CaseBook((PATIENT,), {after / "a.txt": "p1"})
    opened.close()


def test_who_was_taken_off_the_list_is_no_longer_in_the_file(tmp_path: Path) -> None:
    project = Project.begin(tmp_path / "ward.incognote", KEY, tmp_path)
    empty = project.path.stat().st_size
    project.keep_book(CaseBook((PATIENT,)))
    assert project.path.stat().st_size > empty
    project.keep_book(CaseBook())
    assert project.path.stat().st_size == empty
    project.close()


@pytest.mark.parametrize(
    "record", [["Patients"], ["Patients", [["p1"]], [], []], ["Patients", [], 3, []]]
)
def test_a_damaged_list_is_never_taken_for_an_empty_one(record: object, tmp_path: Path) -> None:
    with pytest.raises(SessionDamaged):
        case_book.decoded(record, tmp_path / "ward.incognote")
