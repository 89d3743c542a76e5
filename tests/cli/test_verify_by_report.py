"""verify --report compares fingerprints in a limited child, and fails without words of a file."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from app.cli.parser import run

NOTE = (
    "Patient: Thaddeus Okonkwo, seen on 02/09/2025. Mr. Okonkwo fell.\n"
    "He was on the ward with chest pain and went home in good condition.\n"
)

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("exported")
    (folder / "note.txt").write_text(NOTE, encoding="utf-8")
    assert run(["redact", str(folder / "note.txt"), "-o", str(folder), "--report"]) == 0
    return folder


def verify(folder: Path) -> int:
    files = (folder / name for name in ("note.txt", "note.deid.txt"))
    report = folder / "note.txt.report.json"
    return run(["verify", *map(str, files), "--report", str(report)])


def test_another_copy_than_that_of_the_report_is_told(
    exported: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(exported, tmp_path, dirs_exist_ok=True)
    assert verify(tmp_path) == 0
    assert "another copy" not in capsys.readouterr().err
    with (tmp_path / "note.deid.txt").open("a", encoding="utf-8") as copy:
        copy.write("Come again.\n")
    assert verify(tmp_path) == 0
    assert "another copy" in capsys.readouterr().err


@pytest.mark.parametrize("kept", [False, True])
def test_a_report_without_its_signature_hides_nothing(
    exported: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], kept: bool
) -> None:
    shutil.copytree(exported, tmp_path, dirs_exist_ok=True)
    report = tmp_path / "note.txt.report.json"
    content = json.loads(report.read_text(encoding="utf-8"))
    del content["signature"]
    marks = content["fingerprints"]
    marks["kept"], marks["removed"] = marks["removed"] if kept else [], []
    report.write_text(json.dumps(content), encoding="utf-8")
    assert verify(tmp_path) == 0
    assert "for 3 identifiers of note.txt" in capsys.readouterr().out
    copy = tmp_path / "note.deid.txt"
    copy.write_text(copy.read_text(encoding="utf-8") + "Mr. Okonkwo\n", encoding="utf-8")
    assert verify(tmp_path) == 12
    assert "nothing left" not in capsys.readouterr().out


def die(*_: object) -> None:
    os._exit(3)


def fail(*_: object, **__: object) -> None:
    raise RuntimeError("Okonkwo")


def test_fingerprints_are_compared_in_a_child_only(
    exported: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("recognise", "moved_onto", "is_of"):
        monkeypatch.setattr(f"app.engine.redaction.fingerprints.{name}", fail)
    assert verify(exported) == 0
    assert "for 3 identifiers of note.txt" in capsys.readouterr().out


def test_a_child_that_dies_while_it_compares_fails_the_file(
    exported: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("app.workflow.detector_process.recognise", die)
    assert verify(exported) != 0
    shown = capsys.readouterr()
    assert "stopped unexpectedly" in shown.err
    assert "nothing left" not in shown.out


@pytest.mark.parametrize("place", ["plan", "fingerprints_in"])
def test_whatever_goes_wrong_is_told_without_words_of_the_file(
    exported: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    place: str,
) -> None:
    broken: Callable[..., None] = fail
    monkeypatch.setattr(f"app.cli.verify.{place}", broken)
    assert verify(exported) != 0
    shown = capsys.readouterr()
    assert "RuntimeError" in shown.err
    assert "Okonkwo" not in shown.err + shown.out
