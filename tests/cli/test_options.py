"""Protected files, reports that a check goes by, and what names and dates of copies tell."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pikepdf
import pytest
from support.command_line import incognote

from app.errors import InputError
from app.paths import RESOURCES
from app.workflow.export import NEUTRAL_TIME

pytestmark = pytest.mark.slow

SAMPLES = RESOURCES / "samples"
PASSWORD = "correct horse Ångström"


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a note, a protected letter, and their copies and reports in `out`."""
    folder = tmp_path_factory.mktemp("done")
    today = datetime.now().astimezone().strftime("%d %B %Y")
    (folder / "Thaddeus Okonkwo.txt").write_text(
        f"Patient: Thaddeus Okonkwo\nSeen on {today} by Dr. Priya Venkataraman.\n"
    )
    shutil.copy(SAMPLES / "sample-note.txt", folder / "note.txt")
    with pikepdf.open(SAMPLES / "sample-summary.pdf") as pdf:
        protection = pikepdf.Encryption(owner="other", user=PASSWORD)
        pdf.save(folder / "locked.pdf", encryption=protection)
    made = incognote(
        "redact",
        folder,
        "-o",
        folder / "out",
        "--report",
        "--password-stdin",
        stdin=PASSWORD + "\n",
    )
    assert made.returncode == 0, made.stderr
    assert PASSWORD not in made.stdout + made.stderr
    return folder


def test_a_protected_file_is_redacted_with_its_password_and_not_protected_again(done: Path) -> None:
    with pikepdf.open(done / "out" / "locked.deid.pdf") as pdf:
        assert not pdf.is_encrypted
    report = json.loads((done / "out" / "locked.pdf.report.json").read_text(encoding="utf-8"))
    said = "The file is protected; the export is not encrypted."
    codes = [one["code"] for one in report["notice_codes"]]
    assert codes.index("pdf-protected") == report["notices"].index(said)
    assert PASSWORD not in json.dumps(report, ensure_ascii=False)


@pytest.mark.parametrize(
    ("given", "words"), [((), "needs a password"), ("wrong\n", "does not open")]
)
def test_a_missing_or_wrong_password_is_told(
    done: Path, given: tuple[()] | str, words: str
) -> None:
    option = ("--password-stdin",) if given else ()
    failed = incognote("scan", done / "locked.pdf", *option, stdin=given or "")
    assert failed.returncode == 5
    assert words in failed.stderr
    assert "wrong" not in failed.stderr


def test_standard_input_cannot_be_document_and_password() -> None:
    failed = incognote("scan", "-", "--password-stdin", stdin="Patient: Thaddeus Okonkwo\n")
    assert failed.returncode == 3
    assert "Okonkwo" not in failed.stdout + failed.stderr


def test_copies_are_named_and_dated_neutrally_where_they_would_tell(done: Path) -> None:
    times = {path.name: path.stat().st_mtime for path in (done / "out").iterdir()}
    (neutral,) = (name for name in times if name.startswith("document-") and "deid" in name)
    assert times[neutral] == NEUTRAL_TIME
    reports = [name for name in times if name.startswith("document-") and "report" in name]
    assert [times[name] for name in reports] == [NEUTRAL_TIME] * 3
    assert times["note.deid.txt"] != NEUTRAL_TIME
    assert not any("Okonkwo" in name for name in times)


def test_names_and_dates_are_neutral_on_demand(done: Path, tmp_path: Path) -> None:
    options = ("--neutral-names", "--neutral-dates")
    assert incognote("redact", done / "note.txt", "-o", tmp_path, *options).returncode == 0
    (copy,) = tmp_path.iterdir()
    assert copy.name.startswith("document-")
    assert copy.stat().st_mtime == NEUTRAL_TIME


def test_a_report_tells_a_check_what_was_removed(done: Path, tmp_path: Path) -> None:
    original, report = done / "note.txt", done / "out" / "note.txt.report.json"
    whole = incognote("verify", original, done / "out" / "note.deid.txt", "--report", report)
    assert whole.returncode == 0, whole.stdout + whole.stderr
    careless = tmp_path / "careless.txt"
    text = (done / "out" / "note.deid.txt").read_text(encoding="utf-8")
    careless.write_text(text + "Mr Okonkwo called.\n", encoding="utf-8")
    left = incognote("verify", original, careless, "--report", report)
    assert left.returncode == 12
    assert "PATIENT left in" in left.stdout
    assert "Okonkwo" not in left.stdout + left.stderr


def test_an_export_that_is_named_first_is_not_said_to_hold_nothing(
    done: Path, tmp_path: Path
) -> None:
    note = done / "note.txt"
    swapped = incognote("verify", done / "out" / "note.deid.txt", note)
    assert swapped.returncode == 12
    assert "swapped" in swapped.stderr
    bare = tmp_path / "bare.txt"
    text = (done / "out" / "note.deid.txt").read_text(encoding="utf-8")
    bare.write_text(re.sub(r"\[[A-Z ]+\]", "____", text), encoding="utf-8")
    disguised = incognote("verify", bare, note)
    assert disguised.returncode == 12
    assert "identifiers that ORIGINAL lacks" in disguised.stderr
    assert "nothing left" not in swapped.stdout + disguised.stdout
    assert "Okonkwo" not in disguised.stdout + disguised.stderr


def test_a_report_of_another_original_or_computer_is_refused(done: Path, tmp_path: Path) -> None:
    report = done / "out" / "locked.pdf.report.json"
    other = incognote("verify", done / "note.txt", done / "note.txt", "--report", report)
    assert other.returncode == 6
    (tmp_path / "nonsense.json").write_text('{"fingerprints": 5}')
    nonsense = incognote(
        "verify", done / "note.txt", done / "note.txt", "--report", tmp_path / "nonsense.json"
    )
    assert nonsense.returncode == 6


def test_what_of_a_folder_cannot_be_read_is_named_and_own_copies_are_passed_over(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    shutil.copy(SAMPLES / "sample-note.txt", folder / "note.txt")
    shutil.copy(SAMPLES / "sample-summary.pdf", folder / "note.pdf")
    (folder / "letter.rtf").write_text("{\\rtf1 Thaddeus Okonkwo}")
    made = incognote("redact", folder, "-o", folder, "--report")
    assert made.returncode == 4
    assert made.stderr.count("incognote: ") == 1
    assert "letter.rtf: The file is a rich text (RTF) document. Open it in a word" in made.stderr
    names = {path.name for path in folder.iterdir()}
    assert {"note.txt.report.json", "note.pdf.report.json"} <= names
    again = incognote("redact", folder, "-o", tmp_path / "out")
    assert len(again.stdout.splitlines()) == 2


def test_who_stops_reading_gets_no_traceback(tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("Patient: Thaddeus Okonkwo\n")
    command = [sys.executable, "-m", "app", "scan", *[str(note)] * 3]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout is not None
        run.stdout.close()
        assert run.stderr is not None
        assert b"Traceback" not in run.stderr.read()


def test_standard_input_is_named_once() -> None:
    failed = incognote("scan", "-", "-", stdin="Patient: Thaddeus Okonkwo\n")
    assert failed.returncode == InputError.exit_code
    assert "named twice" in failed.stderr
