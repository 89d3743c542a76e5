"""Exports are offered where they can be written, and never among the program's own files."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
import pytest

from app.paths import RESOURCES, export_dir


def test_exports_are_offered_beside_the_document(tmp_path: Path) -> None:
    assert export_dir(tmp_path / "note.txt") == tmp_path


def test_exports_of_samples_are_offered_among_the_documents_of_the_user() -> None:
    offered = export_dir(RESOURCES / "samples" / "sample-note.txt")
    assert offered == Path(platformdirs.user_documents_dir())


def test_exports_of_a_folder_that_can_only_be_read_are_offered_among_the_documents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK or path != tmp_path)
    assert export_dir(tmp_path / "note.txt") == Path(platformdirs.user_documents_dir())
