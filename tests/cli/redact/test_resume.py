"""A run that is killed without warning goes on where it was: nothing twice, nothing half."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from support.command_line import incognote

from app.cli.parser import command_parser
from app.cli.redact.command import redact
from app.errors import InputError
from app.workflow.manifest import NAME

NOTE = "Patient: Thaddeus Okonkwo\nSeen by Dr. Jane Miller on 3 May 2024, visit {number}.\n"


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a signal that cannot be caught")
def test_a_killed_run_is_continued(tmp_path: Path) -> None:
    for number in range(6):
        folder = tmp_path / "in" / str(number % 2)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"note{number // 2}.txt").write_text(NOTE.format(number=number), encoding="utf-8")
    out = tmp_path / "out"
    line = [sys.executable, "-m", "app", "redact", tmp_path / "in", "-o", out, "--json"]
    with subprocess.Popen(list(map(str, line)), stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        done = 0
        for told in run.stdout:
            done += json.loads(told)["event"] == "file"
            if done == 2:
                os.kill(run.pid, signal.SIGKILL)
                break
    assert (out / NAME).is_file()
    before = {path.name: path.stat().st_mtime_ns for path in out.glob("*.deid.txt")}
    resumed = incognote("redact", tmp_path / "in", "-o", out, "--json", "--resume")
    assert (resumed.returncode, resumed.stderr) == (0, "")
    events = [json.loads(line) for line in resumed.stdout.splitlines()]
    files = [one for one in events if one["event"] == "file"]
    assert [one["status"] for one in files] == ["verified"] * 6
    kept = {Path(one["copy"]).name for one in files if one.get("before")}
    assert len(kept) >= 2
    assert all((out / name).stat().st_mtime_ns == before[name] for name in kept)
    assert len({one["copy"] for one in files}) == 6
    # Whatever the killed run had begun is gone, and so is its manifest.
    assert {path.name for path in out.iterdir()} == {Path(one["copy"]).name for one in files}
    texts = [path.read_text("utf-8") for path in out.iterdir()]
    assert sorted(text[-3] for text in texts) == list("012345")
    assert not any("Okonkwo" in text or "Miller" in text for text in texts)


@pytest.mark.parametrize("option", ["--summary", "--cases=folder", "--irreversible"])
def test_what_is_of_a_whole_run_is_not_continued(tmp_path: Path, option: str) -> None:
    given = ["redact", str(tmp_path), "-o", str(tmp_path / "out"), "--resume", option]
    with pytest.raises(InputError):
        redact(command_parser().parse_args(given))
    assert not (tmp_path / "out").exists()
