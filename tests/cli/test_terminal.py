"""What a file's name says to a terminal is shown, not done."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli import parser
from app.cli.terminal import print_error, printable
from app.errors import InputError


def test_signs_that_steer_a_terminal_are_spelled_out() -> None:
    assert printable("a\x1b]0;title\x07b\x9b2J\r\udcff ö.txt") == (
        r"a\x1b]0;title\x07b\x9b2J\r\udcff ö.txt"
    )


def test_an_error_line_is_one_line_whatever_the_file_is_called(
    capsys: pytest.CaptureFixture[str],
) -> None:
    print_error(InputError("It is empty."), "note\n\x1b[2Jincognote: verified.txt")
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "\x1b" not in said


def test_a_defect_of_the_program_tells_its_place_and_no_text_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_options: object) -> None:
        raise KeyError("Thaddeus Okonkwo")

    monkeypatch.setattr("app.cli.corpora.chosen_map", fail)
    arguments = ["convert", "--from", "brat", str(tmp_path), "-o", str(tmp_path / "out")]
    assert parser.run(arguments) != 0
    said = capsys.readouterr().err
    assert "Okonkwo" not in said
    assert "(KeyError)" in said
    assert "corpora.py" in said
