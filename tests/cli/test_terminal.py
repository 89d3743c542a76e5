"""What a file's name says to a terminal is shown, not done."""

from __future__ import annotations

import pytest

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
