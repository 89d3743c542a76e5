"""`verify --reports` says which report was changed; another computer checks with the public key."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.known.known_report import REPORT

from app.cli.parser import run
from app.keys.key_files import surrogate_key
from app.keys.key_purposes import new_root, public_to_pem, signer_of
from app.workflow.export import write_reports
from app.workflow.signed_reports import Signer


@pytest.fixture
def signed(tmp_path: Path) -> list[Path]:
    """Three reports of one run of this computer."""
    signer = Signer(surrogate_key())
    exports = [tmp_path / "out" / f"note-{number}.deid.txt" for number in range(3)]
    return [write_reports(REPORT, one, signer).with_suffix(".json") for one in exports]


def test_reports_of_this_computer_pass_until_one_is_changed(
    signed: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(signed[0].parent)
    assert run(["verify", "--reports", folder]) == 0
    shown = capsys.readouterr()
    assert shown.out == "3 reports are as they were signed, in 1 run\n"
    assert "no summary" in shown.err
    assert "3 of the copies are not beside the report" in shown.err
    content = signed[1].read_bytes()
    signed[1].write_bytes(content.replace(b'"words": 90', b'"words": 91'))
    assert run(["verify", "--reports", folder]) == 12
    assert capsys.readouterr().out == f"{signed[1]}: was changed after it was signed\n"


def test_another_computer_needs_the_public_key_and_takes_no_other(
    signed: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pem, other = tmp_path / "office.pem", tmp_path / "other.pem"
    assert run(["keys", "public", str(pem)]) == 0
    other.write_text(public_to_pem(signer_of(new_root())))
    reports = ["verify", "--reports", *map(str, signed)]
    assert run([*reports, "--signer", str(pem)]) == 0
    assert run([*reports, "--signer", str(other)]) == 12
    assert "not trusted" in capsys.readouterr().out
    other.write_text("no key")
    assert run([*reports, "--signer", str(other)]) == 3


def test_a_changed_report_never_says_what_is_searched_for(
    signed: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    note = tmp_path / "note.txt"
    note.write_text("Seen on 2 May 2025.")
    signed[0].write_bytes(signed[0].read_bytes().replace(b"a1b2c3d4", b"a1b2c3d5"))
    assert run(["verify", str(note), str(note), "--report", str(signed[0])]) == 6
    assert "was changed after it was signed" in capsys.readouterr().err


def test_verify_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify"]) == 3
    assert "--reports" in capsys.readouterr().err
