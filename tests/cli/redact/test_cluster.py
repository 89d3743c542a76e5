"""Workers of Dask make the copies: nothing is lost or doubled when one of them dies in mid-run."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import psutil
import pytest
from support.command_line import incognote

from app.cli.parser import command_parser
from app.cli.redact.command import redact
from app.errors import DependencyMissing, InputError

NOTE = (
    "Patient: Thaddeus Okonkwo\nSeen by Dr. Jane Miller on 3 May 2024, visit {number}.\n"
    "Record 40-771-926. He has hypertension and takes metformin.\n"
)
HAS_DASK = pytest.mark.skipif(find_spec("distributed") is None, reason="needs the extra `cluster`")


def folder_of_notes(folder: Path, count: int) -> Path:
    for number in range(count):
        (folder / str(number % 2)).mkdir(parents=True, exist_ok=True)
        path = folder / str(number % 2) / f"note{number // 2}.txt"
        path.write_text(NOTE.format(number=number), encoding="utf-8")
    return folder


def workers(run: psutil.Process) -> list[psutil.Process]:
    """Those of Dask, which listen for each other; what opens documents cannot."""
    found: list[psutil.Process] = []
    for one in run.children(recursive=True):
        # A child of one document ends meanwhile.
        with suppress(psutil.Error):
            if any(line.status == "LISTEN" for line in one.net_connections("tcp")):
                found.append(one)
    return found


@HAS_DASK
@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="workers are looked for in /proc")
@pytest.mark.parametrize("deaths", [1, 2])
def test_killed_workers_lose_and_double_nothing(deaths: int, tmp_path: Path) -> None:
    count = 70
    source = folder_of_notes(tmp_path / "in", count)
    key = tmp_path / "key"
    key.touch(mode=0o600)
    key.write_bytes(bytes(range(32)))
    alone, out = tmp_path / "alone", tmp_path / "out"
    given = ("redact", source, "--mode", "surrogate", "--key-file", key)
    assert incognote(*given, "-o", alone).returncode == 0
    line = [sys.executable, "-m", "app", *given, "-o", out, "--cluster", "local:2", "--json"]
    killed = False
    with subprocess.Popen(list(map(str, line)), stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        events = []
        for told in run.stdout:
            events.append(json.loads(told))
            if not killed and events[-1]["event"] == "file":
                found = workers(psutil.Process(run.pid))
                assert len(found) == 2
                for one in found[:deaths]:
                    one.kill()
                killed = True
    assert killed
    assert run.returncode == 0
    files = [one for one in events if one["event"] == "file"]
    assert [one["status"] for one in files] == ["verified"] * count
    assert len({one["copy"] for one in files}) == count
    same = {path.name: path.read_bytes() for path in alone.iterdir()}
    # Nothing else is there: no shard, no manifest.
    assert {path.name: path.read_bytes() for path in out.iterdir()} == same


@pytest.mark.parametrize(
    "given", [["-"], ["--cases=folder", "a"], ["--vault=v", "a"], ["--password-stdin", "a"]]
)
def test_what_needs_one_process_is_no_work_for_a_cluster(
    given: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.cli.redact.command.find_spec", lambda _name: True)
    options = command_parser().parse_args(
        ["redact", *given, "-o", str(tmp_path), "--cluster", "local:2"]
    )
    with pytest.raises(InputError):
        redact(options)


def test_without_dask_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "note.txt").write_text(NOTE, encoding="utf-8")
    monkeypatch.setitem(sys.modules, "distributed", None)
    given = [str(tmp_path / "note.txt"), "-o", str(tmp_path / "out"), "--cluster", "local:1"]
    with pytest.raises(DependencyMissing, match="Dask"):
        redact(command_parser().parse_args(["redact", *given]))
    assert not (tmp_path / "out").exists()
