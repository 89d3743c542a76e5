"""A document that took its child over reaches neither the next document nor who reads it."""

from __future__ import annotations

import builtins
import os
import re
import resource
import signal
import stat
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from support.window.waiting import be_silent, wait_until

from app.formats import registry
from app.formats.base import Options
from app.progress import NullReporter, Reporter
from app.sandbox import reader_process
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="forked on Linux only")

SECOND = "Patient: Greta Lindqvist, seen on 2 May 2025.\n"
# Backwards, and searched by halves: what this module holds is in the memory of every child.
FIRST = "\n.1691/30/41 nrob ,owknokO sueddahT :tneitaP"
_HALVES = ("sueddahT", "owknokO ")


def take_over(path: Path, _reporter: Reporter) -> int:
    """What code in a child could do to be there for the next document."""
    text = path.read_text(encoding="utf-8")
    builtins.__dict__["kept"] = text
    os.environ["KEPT"] = text.strip()
    Path(tempfile.gettempdir(), "kept.txt").write_text(text, encoding="utf-8")
    Path(tempfile.gettempdir(), "locked").mkdir(mode=0)

    def nothing_in_it(*_: object) -> None:
        raise AssertionError("taken over")

    registry.__dict__["detect"] = reader_process.__dict__["read"] = nothing_in_it
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGUSR1):
        signal.signal(number, signal.SIG_IGN)
    for _ in range(4):
        threading.Thread(target=be_silent, args=(600.0,), daemon=True).start()
    return os.getpid()


def look_around(path: Path, _reporter: Reporter) -> list[str]:
    """What is left of another document where this one is read."""
    path.read_bytes()
    left = [name for name in ("kept",) if hasattr(builtins, name)]
    left += [name for name in ("KEPT",) if name in os.environ]
    left += [file.name for file in Path(tempfile.gettempdir()).iterdir()]
    if threading.active_count() > 1:
        left.append("threads")
    return left + (["memory"] if _is_in_memory() else [])


def _is_in_memory() -> bool:
    """Whether the name in `FIRST` stands in what this process may read of itself."""
    begin, rest = (half[::-1].encode() for half in _HALVES)
    maps = Path("/proc/self/maps").read_text(encoding="ascii", errors="replace")
    with Path("/proc/self/mem").open("rb", buffering=0) as memory:
        for start, end in re.findall(r"^([0-9a-f]+)-([0-9a-f]+) rw", maps, re.MULTILINE):
            with suppress(OSError, ValueError, OverflowError):
                memory.seek(int(start, 16))
                held = memory.read(int(end, 16) - int(start, 16))
                ends = (found.end() for found in re.finditer(begin, held))
                if any(held[at : at + len(rest)] == rest for at in ends):
                    return True
    return False


def process_of(_path: Path, _reporter: Reporter) -> int:
    return os.getpid()


def sockets(_path: Path, _reporter: Reporter) -> int:
    """How many ways lead out of the child."""
    modes = []
    for one in Path("/proc/self/fd").iterdir():
        with suppress(OSError):
            modes.append(os.fstat(int(one.name)).st_mode)
    return sum(map(stat.S_ISSOCK, modes))


def attack_beside(path: Path, numbers: tuple[int, ...], _reporter: Reporter) -> list[str]:
    """Which of the processes beside it the child can look into, end or stop."""
    path.read_bytes()
    reached = []
    for number in numbers:
        for name in ("mem", "maps", "environ", "fd/0"):
            with suppress(OSError):
                os.close(os.open(f"/proc/{number}/{name}", os.O_RDONLY))
                reached.append(f"{name} of {number}")
        for one in (signal.SIGSTOP, signal.SIGKILL):
            with suppress(OSError):
                os.kill(number, one)
                reached.append(f"{one.name} to {number}")
    return reached


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with Worker(READER) as one:
        yield one


@pytest.fixture
def documents(tmp_path: Path) -> tuple[Path, Path]:
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    first.write_text(FIRST[::-1], encoding="utf-8")
    second.write_text(SECOND, encoding="utf-8")
    return first, second


def test_nothing_of_a_document_is_there_for_the_next(
    worker: Worker, documents: tuple[Path, Path]
) -> None:
    first, second = documents
    taken = worker.call(take_over, first, NullReporter())
    assert worker.call(process_of, first, NullReporter()) == taken
    assert worker.call(look_around, second, NullReporter()) == []


def test_the_next_document_is_read_as_it_is(worker: Worker, documents: tuple[Path, Path]) -> None:
    first, second = documents
    taken = worker.call(take_over, first, NullReporter())
    read = worker.call(reader_process.read, second, Options(), NullReporter())
    assert read == reader_process.read(second, Options(), NullReporter())
    assert read.text == SECOND
    with pytest.raises(ProcessLookupError):
        os.kill(taken, 0)


def test_what_a_child_left_is_removed_from_the_disk(
    worker: Worker, documents: tuple[Path, Path]
) -> None:
    first, second = documents
    worker.call(take_over, first, NullReporter())
    there = worker.outbox.resolve()
    assert (there / "kept.txt").is_file()
    worker.call(process_of, second, NullReporter())
    assert not (there / "kept.txt").exists()
    assert list(worker.outbox.iterdir()) == []


def test_an_export_is_not_checked_by_the_child_that_the_original_may_have_taken(
    worker: Worker, documents: tuple[Path, Path]
) -> None:
    source, draft = documents
    one = worker.call(process_of, source, NullReporter())
    assert worker.call(process_of, source, NullReporter()) == one
    assert worker.call(process_of, draft, NullReporter()) != one


def test_a_file_that_changed_is_another_document(
    worker: Worker, documents: tuple[Path, Path]
) -> None:
    one = worker.call(process_of, documents[0], NullReporter())
    documents[0].write_text(SECOND * 2, encoding="utf-8")
    assert worker.call(process_of, documents[0], NullReporter()) != one


def test_a_child_has_one_way_out_and_reaches_no_process_beside_it(
    worker: Worker, documents: tuple[Path, Path]
) -> None:
    child = worker.call(process_of, documents[0], NullReporter())
    assert worker.call(sockets, documents[0], NullReporter()) == 1
    zygote = int(Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[1])
    assert zygote != os.getpid()
    beside = tuple(
        int(one.name)
        for one in Path("/proc").iterdir()
        if one.name.isdigit() and one.name != str(child) and _parent(one) in (zygote, os.getpid())
    )
    assert len(beside) >= 2  # the zygote and the child for the next document
    assert worker.call(attack_beside, documents[0], beside, NullReporter()) == []
    assert worker.call(process_of, documents[1], NullReporter()) in beside


def _parent(process: Path) -> int:
    try:
        return int((process / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def cleared_again(_path: Path, _reporter: Reporter) -> list[int]:
    """Pages that the kernel clears where as much memory is taken as was given back before.

    In the main thread, and in threads one after the other.
    """
    taken: list[int] = []

    def take() -> None:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
        bytearray(16 << 20)
        taken.append(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)

    for _ in range(2):
        take()
    for _ in range(2):
        thread = threading.Thread(target=take)
        thread.start()
        thread.join()
    return taken[1:]


def test_memory_that_a_child_gave_back_is_not_cleared_again(
    worker: Worker, documents: tuple[Path, Path]
) -> None:
    assert max(worker.call(cleared_again, documents[0], NullReporter())) < 500


def test_without_a_fork_a_child_is_kept_and_says_so(
    monkeypatch: pytest.MonkeyPatch, documents: tuple[Path, Path]
) -> None:
    monkeypatch.setattr("app.sandbox.worker.can_fork", lambda: False)
    with Worker(replace(READER, preload=reader_process.preload_parsers)) as alone:
        read = alone.call(reader_process.read, documents[1], Options(), NullReporter())
        assert read.text == SECOND
        one = alone.call(process_of, documents[0], NullReporter())
        assert alone.call(process_of, documents[1], NullReporter()) == one


def _is_over(number: int) -> bool:
    try:
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state in "ZX"


@pytest.mark.slow
def test_a_zygote_that_died_is_replaced(worker: Worker, documents: tuple[Path, Path]) -> None:
    child = worker.call(process_of, documents[0], NullReporter())
    os.kill(_parent(Path(f"/proc/{child}")), signal.SIGKILL)
    wait_until(lambda: _is_over(child))
    assert worker.call(process_of, documents[1], NullReporter()) != child
