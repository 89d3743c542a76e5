"""What the probe of confinement tries succeeds where nothing is confined, and in no child."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app.progress import NullReporter
from app.sandbox.probe import attempts
from app.sandbox.readable import needed
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker

linux = pytest.mark.skipif(sys.platform != "linux", reason="confinement is for Linux")


@linux
def test_all_succeeds_without_confinement(tmp_path: Path) -> None:
    (tmp_path / "private").touch()
    assert attempts(str(tmp_path), NullReporter()) == (
        "reads files it was not given",
        "writes outside its folder",
        "makes a network socket",
        "starts a process",
    )


@linux
@pytest.mark.slow
def test_nothing_succeeds_in_a_child(tmp_path: Path) -> None:
    (tmp_path / "private").touch()
    with Worker(READER) as worker:
        assert worker.call(attempts, str(tmp_path), NullReporter()) == ()


def test_a_frozen_program_reads_the_modules_in_its_own_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "incognote"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    assert program in set(needed(models=False, devices=False))


def test_nothing_beside_the_script_that_was_started_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python looks for modules there first, and who analyses documents often has them there."""
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "analyse.py")])
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    assert tmp_path not in set(needed(models=False, devices=False))
