"""`incognote watch` redacts what comes into a folder, never over what is there already."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from app.cli.parser import command_parser
from app.cli.redact.watch import Inbox, watch
from app.errors import Corrupt, InputError

NOTE = "Patient: Thaddeus Okonkwo\nSeen by Dr. Jane Miller on 3 May 2024, visit {number}.\n"
FRENCH = (
    "Le patient Jean Dupont est venu à la consultation du docteur Martin pour une douleur de la "
    "poitrine qui dure depuis trois jours et qui ne cède pas au repos ni aux médicaments.\n"
)


def _hear_interrupts() -> None:
    """As a program in a terminal does: one that is started in the background ignores them."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def watching(folder: Path, out: Path) -> Iterator[Iterator[dict[str, object]]]:
    """The events of files while the command watches; it must end well when it is told to."""
    line = [sys.executable, "-m", "app", "watch", str(folder), "-o", str(out), "--json"]
    with subprocess.Popen(
        line,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_hear_interrupts,  # noqa: PLW1509 - no thread of this process holds a lock
    ) as program:
        assert program.stdout is not None
        events = map(json.loads, program.stdout)
        yield (event for event in events if event["event"] == "file")
        assert next(events)["event"] == "end"  # now it waits for others
        for _ in range(4):  # Python drops one that comes while it frees an object
            program.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                program.wait(20)
                break
        assert program.returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_each_document_that_comes_is_redacted_once(tmp_path: Path) -> None:
    inbox, out = tmp_path / "in", tmp_path / "out"
    (inbox / "below").mkdir(parents=True)
    (inbox / "note.txt").write_text(NOTE.format(number=1), encoding="utf-8")
    with watching(inbox, out) as files:
        assert next(files)["copy"] == str(out / "note.deid.txt")
        (inbox / "below" / "note.txt").write_text(NOTE.format(number=2), encoding="utf-8")
        assert next(files)["copy"] == str(out / "note-2.deid.txt")
        # A scanner that uses a name again, after somebody took the first document away.
        (inbox / "note.txt").write_text(NOTE.format(number=33), encoding="utf-8")
        assert next(files)["copy"] == str(out / "note-3.deid.txt")
    copies = {path.name: path.read_text("utf-8") for path in out.glob("*.txt")}
    assert {name: text.split()[-1] for name, text in copies.items()} == {
        "note.deid.txt": "1.",
        "note-2.deid.txt": "2.",
        "note-3.deid.txt": "33.",
    }
    assert not any("Okonkwo" in text or "Miller" in text for text in copies.values())
    (inbox / "new.txt").write_text(NOTE.format(number=4), encoding="utf-8")
    (inbox / "french.txt").write_text(FRENCH, encoding="utf-8")
    with watching(inbox, out) as files:
        again = {Path(str(one["path"])): one for one in (next(files) for _ in range(4))}
    assert again[inbox / "new.txt"]["copy"] == str(out / "new.deid.txt")
    assert again[inbox / "note.txt"]["before"] is True
    # Nobody would see that its copy is not verified.
    assert again[inbox / "french.txt"]["error"] == "unsupported"
    assert len(list(out.glob("*.txt"))) == 4


def test_what_is_no_folder_is_refused(tmp_path: Path) -> None:
    options = ["watch", str(tmp_path / "missing"), "-o", str(tmp_path / "out")]
    with pytest.raises(InputError):
        watch(command_parser().parse_args(options))
    assert not (tmp_path / "out").exists()


def _looked_twice(inbox: Inbox) -> list[str]:
    new = [*inbox.arrivals(), *inbox.arrivals()]
    for name in new:
        inbox.came(1, Path(name), None)
    return [Path(name).name for name in new]


@pytest.fixture
def inbox(tmp_path: Path) -> Inbox:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "scan.txt").write_text("one", encoding="utf-8")
    return Inbox(tmp_path / "in", tmp_path / "in" / "out")


def test_another_document_of_the_same_name_size_and_time_is_new(
    inbox: Inbox, tmp_path: Path
) -> None:
    """Scanners without a clock, and programs that copy, give a file the time of the one before."""
    scan, next_scan = tmp_path / "in" / "scan.txt", tmp_path / "next"
    assert _looked_twice(inbox) == ["scan.txt"]
    next_scan.write_text("two", encoding="utf-8")
    before = scan.stat()
    os.utime(next_scan, ns=(before.st_atime_ns, before.st_mtime_ns))
    next_scan.replace(scan)
    assert _looked_twice(inbox) == ["scan.txt"]
    assert _looked_twice(inbox) == []


def test_the_same_document_touched_is_not_new(inbox: Inbox, tmp_path: Path) -> None:
    assert _looked_twice(inbox) == ["scan.txt"]
    os.utime(tmp_path / "in" / "scan.txt", (1, 1))
    (tmp_path / "in" / "scan.txt").chmod(0o600)
    assert _looked_twice(inbox) == []


@pytest.mark.skipif(os.name != "posix", reason="other systems note no change of rights")
def test_a_refused_document_is_tried_when_its_rights_change(inbox: Inbox, tmp_path: Path) -> None:
    scan = tmp_path / "in" / "scan.txt"
    inbox.arrivals()
    assert inbox.arrivals() == [str(scan)]
    inbox.came(1, scan, Corrupt("It may not be read."))
    assert _looked_twice(inbox) == []
    scan.chmod(0o640)
    assert _looked_twice(inbox) == ["scan.txt"]


@pytest.mark.skipif(os.name != "posix", reason="needs links")
def test_what_is_left_alone_is_told_once(
    inbox: Inbox, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "in"
    (folder / "lost.txt").symlink_to(folder / "nowhere.txt")
    (folder / "ward").symlink_to(tmp_path)
    (folder / "out").mkdir()
    for name in ("sent.deid.txt", "out/scan.deid.txt", "mri.report.txt"):
        (folder / name).write_text("one", encoding="utf-8")
    assert _looked_twice(inbox) == ["mri.report.txt", "scan.txt"]
    assert _looked_twice(inbox) == []
    told = capsys.readouterr().err.splitlines()
    assert sorted(line.split(": ")[1].removeprefix(f"{folder}/") for line in told) == [
        "lost.txt",
        "sent.deid.txt",
        "ward",
    ]
