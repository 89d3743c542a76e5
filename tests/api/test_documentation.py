"""Every example of docs/python.md runs as it is written, one after the other."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "python.md"
_EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def _install_entry_points(folder: Path) -> None:
    """Those of pyproject.toml, also where an older version of the program is installed."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    about = folder / "example-1.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: example\nVersion: 1\n")
    lines = [
        line
        for group, points in declared["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {place}" for name, place in points.items()))
    ]
    about.joinpath("entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


@pytest.mark.slow
def test_all_examples_run_as_one_program(tmp_path: Path) -> None:
    """Without a guard: child processes do not import it again."""
    text = DOCUMENT.read_text("utf-8")
    examples = [
        match[1]
        for match in _EXAMPLE.finditer(text)
        if "presidio" not in match[1] or find_spec("presidio_analyzer") is not None
    ]
    assert len(examples) >= 7
    assert len(examples[0].strip().splitlines()) == 5
    _install_entry_points(tmp_path)
    program = tmp_path / "program.py"
    program.write_text("\n".join(examples), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, program],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(tmp_path)))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "DOCTOR Jane Miller" in done.stdout
    assert "('Jane Miller', 'DOCTOR')" in done.stdout
    assert (tmp_path / "out" / "letter.deid.txt").is_file()
