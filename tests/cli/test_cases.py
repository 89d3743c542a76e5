"""Cases on the command line: one identity a patient, kept in a vault, told again from it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from support.command_line import incognote

from app.cli import parser

LETTERS = {
    "p1/a.txt": "Patient: Thaddeus Okonkwo, born 07/14/1958, MRN ZQ-140361.\n"
    "He was seen on 03/12/2025 at Larkmoor Hospital.\n",
    "p1/b.txt": "Re: OKONKWO, T., MRN ZQ-140361.\nMr. Okonkow was seen on 03/19/2025.\n",
    "p2/a.txt": "Patient: Zephyrina Quillfeather, MRN ZQ-140362.\n"
    "She was seen on 03/12/2025 at Larkmoor Hospital.\n",
}
LIST = (
    "case,given,family,birth date,MRN\n"
    "p1,Thaddeus,Okonkwo,1958-07-14,ZQ-140361\n"
    "p2,Zephyrina,Quillfeather,1971-02-03,ZQ-140362\n"
)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "USERPROFILE", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))


def ward(tmp_path: Path) -> tuple[Path, Path]:
    """A folder of letters, and the list of its patients."""
    for name, words in LETTERS.items():
        path = tmp_path / "ward" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(words)
    listed = tmp_path / "patients.csv"
    listed.write_text(LIST)
    return tmp_path / "ward", listed


@pytest.mark.slow
def test_letters_of_a_patient_agree_and_the_vault_tells_whose_they_are(tmp_path: Path) -> None:
    folder, listed = ward(tmp_path)
    vault, out = tmp_path / "ward.cases", tmp_path / "out"
    usual = ("--mode", "surrogate", "--cases", "folder", "--known", listed, "--vault", vault)
    done = incognote("redact", folder / "p1", folder / "p2", "-o", out, *usual)
    assert done.returncode == 16, done.stderr  # these are no folders of patients
    assert not out.exists()
    done = incognote("redact", folder, "-o", out, *usual)
    assert done.returncode == 0, done.stderr
    made = [path.read_text() for path in sorted(out.glob("*.txt"))]
    (first,) = [text for text in made if "He was seen" in text]
    (short,) = [text for text in made if "Re: " in text]
    record = re.search(r"MRN (\S+)\.", first)
    family = re.search(r"Patient: (\w+) ([\w-]+),", first)
    assert record is not None
    assert family is not None
    assert f"Re: {family[2].upper()}, {family[1][0]}., MRN {record[1]}." in short
    assert "Okonkow" not in short
    shown = incognote("cases", vault, "--find", family[2])
    told = json.loads(shown.stdout)
    assert told["case"] == "p1"
    assert ["PATIENT", "Thaddeus Okonkwo", f"{family[1]} {family[2]}"] in told["replaced"]
    refused = incognote("redact", folder, "-o", out, *usual, "--date-shift", "60")
    assert refused.returncode == 3
    assert "--date-shift 364" in refused.stderr


@pytest.mark.parametrize(
    "options",
    [
        ("--cases", "list"),
        ("--vault", "ward.cases"),
        ("--cases", "folder", "--vault", "ward.cases", "--irreversible"),
    ],
)
def test_options_that_contradict_each_other_are_refused(
    tmp_path: Path, options: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    folder, _ = ward(tmp_path)
    status = parser.run(["redact", str(folder), "-o", str(tmp_path / "out"), *options])
    assert status == 3
    assert "--" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_there_is_nothing_to_tell_without_a_vault(tmp_path: Path) -> None:
    assert parser.run(["cases", str(tmp_path / "none")]) == 3
