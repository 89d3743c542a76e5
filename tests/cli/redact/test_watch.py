"""`incognote watch` redacts what comes into a folder, never over what is there already."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from app.cli.parser import command_parser
from app.cli.redact.watch import watch
from app.errors import InputError

NOTE = "Patient: Thaddeus Okonkwo\nSeen by Dr. Jane Miller on 3 May 2024, visit {number}.\n"
FRENCH = (
    "Le patient Jean Dupont est venu à la consultation du docteur Martin pour une douleur de la "
    "poitrine qui dure depuis trois jours et qui ne cède pas au repos ni aux médicaments.\n"
)


@contextmanager
def watching(folder: Path, out: Path) -> Iterator[Iterator[dict[str, object]]]:
    """The events of files while the command watches; it must end well when it is told to."""
    line = [sys.executable, "-m", "app", "watch", str(folder), "-o", str(out), "--json"]
    with subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
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
