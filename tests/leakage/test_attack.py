"""The attacks of `tools/attack`, a few of them: through the command line, searched by others."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from support.sampling import thinned

ATTACK = Path(__file__).resolve().parents[2] / "tools" / "attack"


def attacked(folder: Path, *arguments: str) -> tuple[int, str]:
    """Exit status and table of some attacks."""
    done = subprocess.run(
        [sys.executable, ATTACK, *arguments, "--keep", folder],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("format_", "column", "every"),
    thinned(
        [
            ("PDF", "only there", "19"),
            ("Word", "only there", "19"),
            ("Text", "surrogate", "9"),
        ],
        3,
    ),
)
def test_other_programs_find_nobody_in_exports(
    format_: str, column: str, every: str, tmp_path: Path
) -> None:
    options = ("--only", format_, "--columns", column, "--every", every)
    status, table = attacked(tmp_path, *options)
    assert status == 0, table
    # "not seen" stands where the search would not have found the person in the source either.
    assert len(re.findall(r"\| (removed|refused `)", table)) >= 2, table
