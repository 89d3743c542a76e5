"""Nothing in a folder is left out without a word."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.progress import NullReporter
from app.workflow.folders import FolderContents, documents_in


def contents(folder: Path) -> FolderContents:
    return documents_in([folder], NullReporter())


def test_a_document_that_is_called_a_report_is_a_document(tmp_path: Path) -> None:
    for name in ("mri.report.pdf", "mri.report.txt", "lab.report.json", "summary.pdf"):
        (tmp_path / name).write_text("x", encoding="utf-8")
    assert set(contents(tmp_path).paths) == set(tmp_path.iterdir())


def test_the_files_of_a_report_or_a_summary_of_ours_are_none(tmp_path: Path) -> None:
    for ending in ("html", "json", "pdf"):
        (tmp_path / f"note.pdf.report.{ending}").write_text("x", encoding="utf-8")
    for ending in ("html", "json", "pdf", "csv"):
        (tmp_path / f"summary-2.{ending}").write_text("x", encoding="utf-8")
    (tmp_path / ".incognote-run.jsonl").write_text("x", encoding="utf-8")
    assert contents(tmp_path) == FolderContents((), (), ())


def test_copies_and_hidden_documents_are_told(tmp_path: Path) -> None:
    for name in ("note.deid.txt", ".note.txt", ".DS_Store", "note.txt"):
        (tmp_path / name).write_text("x", encoding="utf-8")
    found = contents(tmp_path)
    assert found.paths == (tmp_path / "note.txt",)
    assert found.passed_over == (tmp_path / ".note.txt", tmp_path / "note.deid.txt")


@pytest.mark.skipif(os.name != "posix", reason="needs links")
def test_a_link_to_a_folder_is_told_and_not_followed(tmp_path: Path) -> None:
    outside, folder = tmp_path / "outside", tmp_path / "in"
    outside.mkdir()
    folder.mkdir()
    (outside / "note.txt").write_text("x", encoding="utf-8")
    (folder / "ward").symlink_to(outside)
    assert contents(folder) == FolderContents((), (), (folder / "ward",))
