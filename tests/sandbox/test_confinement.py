"""A child reaches no network and changes no file outside its outbox; exporting works all the same.

Where the kernel cannot confine, the test of that is skipped; elsewhere it must be confined.
"""

from __future__ import annotations

import ctypes
import os
import platform
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support.files.embedded import EMBEDDED
from support.sampling import sampled
from support.window.waiting import wait_until

from app.engine.domain.document import Span
from app.engine.domain.export import Mode
from app.engine.domain.review import Finding, Review
from app.engine.verification.verify import verify
from app.errors import AppError
from app.formats.base import Options
from app.formats.registry import detect
from app.paths import RESOURCES
from app.progress import NullReporter, Reporter
from app.sandbox import reader_process
from app.sandbox.confinement import Calls, Confinement, Files, Network, Reading
from app.sandbox.reader_process import READER
from app.sandbox.role import Role
from app.sandbox.worker import Worker
from app.workflow import detector_process, export, scan

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="confined on Linux only")

ROLES = (READER, detector_process.DETECTOR, detector_process.PLANNER)
SAMPLES = sorted((RESOURCES / "samples").glob("sample-*"))


def connect(port: int, _reporter: Reporter) -> str:
    try:
        socket.create_connection(("127.0.0.1", port), 5).close()
    except OSError as error:
        return type(error).__name__
    return "connected"


def send_datagram(port: int, _reporter: Reporter) -> str:
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
            sender.sendto(b"x", ("127.0.0.1", port))
    except OSError as error:
        return type(error).__name__
    return "sent"


def network_interfaces(_reporter: Reporter) -> list[str]:
    try:
        return [name for _, name in socket.if_nameindex()]
    except PermissionError:  # they are asked for over a socket
        return []


def overwrite(path: Path) -> None:
    path.write_text("overwritten", encoding="utf-8")


def append(path: Path) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write("more")


def cut_off(path: Path) -> None:
    os.truncate(path, 0)


def delete(path: Path) -> None:
    path.unlink()


def rename(path: Path) -> None:
    path.rename(path.with_name("other"))


def create_beside(path: Path) -> None:
    path.with_name("new").touch()


def make_folder_beside(path: Path) -> None:
    path.with_name("folder").mkdir()


def link_beside(path: Path) -> None:
    path.with_name("link").symlink_to(path)


def run_program(path: Path) -> None:
    subprocess.run(["/bin/sh", "-c", ":"], check=True)


CHANGES: tuple[Callable[[Path], None], ...] = (
    overwrite,
    append,
    cut_off,
    delete,
    rename,
    create_beside,
    make_folder_beside,
    link_beside,
    run_program,
)


def outcome_of(change: Callable[[Path], None], path: str | Path, _reporter: Reporter) -> str:
    try:
        change(Path(path))
    except PermissionError:
        return "denied"
    return "done"


def content_of(path: Path, _reporter: Reporter) -> str:
    return path.read_text(encoding="utf-8")


def path_of(path: Path, _reporter: Reporter) -> str:
    return str(path)


def left_of(path: str, _reporter: Reporter) -> str:
    """What the number still gives that a document of an earlier call had."""
    return Path("/proc/self/fd", Path(path).stem).read_text() or "nothing"


def use_outbox(outbox: Path, _reporter: Reporter) -> str:
    import tempfile

    draft = outbox / "draft"
    draft.write_text("first", encoding="utf-8")
    with tempfile.NamedTemporaryFile("w", dir=outbox, delete=False) as file:
        file.write("second")
    Path(file.name).replace(draft)
    with tempfile.TemporaryFile() as unnamed:
        unnamed.write(b"x")
    Path(os.devnull).write_text("x", encoding="utf-8")
    return draft.read_text(encoding="utf-8")


def status(_reporter: Reporter) -> dict[str, str]:
    lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}


def dumpable(_reporter: Reporter) -> int:
    return int(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))


def own_user(_reporter: Reporter) -> tuple[int, int]:
    return os.geteuid(), Path(__file__).stat().st_uid


def process_id(_reporter: Reporter) -> int:
    return os.getpid()


@pytest.fixture(scope="module", params=ROLES, ids=lambda role: role.name)
def worker(request: pytest.FixtureRequest) -> Iterator[Worker]:
    role: Role = request.param
    with Worker(role) as started:
        started.call(process_id, NullReporter())
        yield started


def told(worker: Worker) -> Confinement:
    assert worker.confinement is not None
    return worker.confinement


def skip_unless(possible: bool) -> None:
    if not possible:
        pytest.skip("the kernel cannot confine this")


def kernel_has_landlock() -> bool:
    call = ctypes.CDLL(None).syscall
    return bool(call(ctypes.c_long(444), None, ctypes.c_long(0), ctypes.c_long(1)) > 0)


def kernel_has_seccomp() -> bool:
    known = platform.machine() in ("x86_64", "aarch64")
    return known and Path("/proc/sys/kernel/seccomp/actions_avail").exists()


def kernel_gives_network_namespaces() -> bool:
    flags = 0x4000_0000 if os.geteuid() == 0 else 0x5000_0000
    code = f"import ctypes, sys; sys.exit(ctypes.CDLL(None).unshare({flags}) != 0)"
    return subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_what_the_kernel_can_do_is_done(worker: Worker, request: pytest.FixtureRequest) -> None:
    confinement = told(worker)
    assert (confinement.files is Files.READ_ONLY) == kernel_has_landlock()
    assert (confinement.reading is Reading.GIVEN) == kernel_has_landlock()
    assert (confinement.calls is Calls.FILTERED) == kernel_has_seccomp()
    if "detector" not in request.node.name and kernel_gives_network_namespaces():
        assert confinement.network is Network.NONE


@pytest.mark.enable_socket
def test_nothing_connects_to_a_listening_port(worker: Worker) -> None:
    skip_unless(told(worker).network is not Network.OPEN)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        assert connect(port, NullReporter()) == "connected"
        assert worker.call(connect, port, NullReporter()) != "connected"


@pytest.mark.enable_socket
def test_nothing_is_sent_and_there_is_no_way_out(worker: Worker) -> None:
    skip_unless(told(worker).network is Network.NONE)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as receiver:
        receiver.bind(("127.0.0.1", 0))
        assert worker.call(send_datagram, receiver.getsockname()[1], NullReporter()) != "sent"
    # Loopback, and what the kernel puts into every namespace; none of it is up.
    assert "eth0" not in worker.call(network_interfaces, NullReporter())


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_no_change_outside_the_outbox(
    worker: Worker, tmp_path: Path, change: Callable[[Path], None]
) -> None:
    skip_unless(told(worker).files is Files.READ_ONLY)
    original = tmp_path / "original.txt"
    original.write_text("as it was", encoding="utf-8")
    assert worker.call(outcome_of, change, str(original), NullReporter()) == "denied"
    assert [path.name for path in tmp_path.iterdir()] == ["original.txt"]
    assert original.read_text(encoding="utf-8") == "as it was"


def test_a_document_is_read_without_its_path(tmp_path: Path) -> None:
    original = tmp_path / "original.TXT"
    original.write_text("as it was", encoding="utf-8")
    with Worker(READER) as worker:
        assert worker.call(content_of, original, NullReporter()) == "as it was"
        given = worker.call(path_of, original, NullReporter())
        assert given != str(original)
        assert given.endswith(".TXT")
        assert not os.path.lexists(given)
        original.write_text("as it is now", encoding="utf-8")
        assert worker.call(content_of, original, NullReporter()) == "as it is now"
        assert worker.call(outcome_of, overwrite, original, NullReporter()) == "denied"
        assert worker.call(left_of, given, NullReporter()) == "nothing"


def test_what_cannot_be_given_is_told_as_before(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.txt"
    os.mkfifo(pipe)
    with Worker(READER) as worker:
        for path, told in (
            (tmp_path / "none.txt", "does not exist"),
            (tmp_path, "not a file"),
            (pipe, "not a file"),
        ):
            with pytest.raises(AppError, match=told):
                scan.open_document(path, Options(), worker, NullReporter())


def test_the_outbox_and_temporary_files_can_be_written(worker: Worker) -> None:
    assert worker.call(use_outbox, worker.outbox, NullReporter()) == "second"
    assert [path.name for path in worker.outbox.iterdir()] == ["draft"]
    assert worker.outbox.stat().st_mode & 0o077 == 0


def test_the_outbox_goes_with_the_child_and_the_next_has_another() -> None:
    with Worker(detector_process.PLANNER) as worker:
        first = worker.outbox
        worker.call(use_outbox, first, NullReporter())
        worker.close()
        assert not first.exists()
        assert worker.call(use_outbox, worker.outbox, NullReporter()) == "second"
        last = worker.outbox
    assert not last.exists()


def test_an_outbox_that_the_system_cleared_away_is_replaced() -> None:
    with Worker(detector_process.PLANNER) as worker:
        worker.outbox.rmdir()
        assert worker.call(use_outbox, worker.outbox, NullReporter()) == "second"


def test_no_outbox_is_left_behind_where_nobody_closed_the_worker() -> None:
    worker = Worker(detector_process.PLANNER)
    outbox = worker.outbox
    worker.kill()
    del worker
    assert not outbox.exists()


def test_no_more_rights_no_dump_and_the_same_user(worker: Worker) -> None:
    assert worker.call(status, NullReporter())["NoNewPrivs"] == "1"
    assert worker.call(dumpable, NullReporter()) == 0
    assert worker.call(own_user, NullReporter()) == own_user(NullReporter())
    if os.geteuid() != 0:
        assert int(worker.call(status, NullReporter())["CapEff"], 16) == 0


@pytest.mark.parametrize("source", sampled(SAMPLES, len(SAMPLES), 2), ids=lambda path: path.suffix)
def test_an_export_appears_whole_and_checked(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "out" / f"export{source.suffix}"
    with Worker(READER) as worker:
        document = scan.open_document(source, Options(), worker, NullReporter())
        word = next(re.finditer(r"[A-Z][a-z]{5,}", document.text))
        name = Finding("f", Span(*word.span()), "PATIENT", 1.0, "known")
        review, edits = export.plan_export(Review(document, (name,)), Mode.MASK, bytes(32))
        export.export(
            review,
            source,
            target,
            Mode.MASK,
            key=bytes(32),
            options=Options(),
            pack=detector_process.LoadedPack("known", "1", "en", "0" * 64, "cpu"),
            worker=worker,
            reporter=NullReporter(),
        )
        assert list(worker.outbox.iterdir()) == []
    assert [path.name for path in target.parent.iterdir()] == [target.name]
    extracts = detect(target).extracts(target, NullReporter(), EMBEDDED)
    assert verify(edits, review, extracts, predicted=True).passed


def test_an_export_that_fails_in_the_outbox_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "note.txt"
    source.write_text("Patient: Okonkwo\n", encoding="utf-8")
    with Worker(READER) as worker:
        document = scan.open_document(source, Options(), worker, NullReporter())
        name = Finding("f", Span(9, 16), "PATIENT", 1.0, "known")
        monkeypatch.setattr(reader_process, "write", write_half)
        with pytest.raises(AppError):
            export.export(
                Review(document, (name,)),
                source,
                tmp_path / "export.txt",
                Mode.MASK,
                key=bytes(32),
                options=Options(),
                pack=detector_process.LoadedPack("known", "1", "en", "0" * 64, "cpu"),
                worker=worker,
                reporter=NullReporter(),
            )
        assert list(worker.outbox.iterdir()) == []
    assert [path.name for path in tmp_path.iterdir()] == ["note.txt"]


def write_half(*arguments: object) -> None:
    target = arguments[4]
    assert isinstance(target, Path)
    target.write_text("Patient: Ok", encoding="utf-8")
    os._exit(1)


def test_a_child_outlives_the_thread_that_started_it() -> None:
    workers: list[Worker] = []
    starter = threading.Thread(target=lambda: workers.append(Worker(detector_process.PLANNER)))
    starter.start()
    starter.join()
    with workers[0] as worker:
        first = worker.call(process_id, NullReporter())
        # Its entry goes when the kernel has ended it, and whatever was to die with it.
        wait_until(lambda: not Path(f"/proc/self/task/{starter.native_id}").exists())
        assert worker.call(process_id, NullReporter()) == first


def test_a_busy_child_dies_with_the_program(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    # A child imports no main module.
    (tmp_path / "busy.py").write_text(BUSY, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, program],
        stdout=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(
                (str(Path(__file__).resolve().parents[2]), str(tmp_path))
            ),
            "TMPDIR": str(tmp_path),  # a killed program leaves its outbox behind
        },
    ) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert is_running(child)
        parent.send_signal(signal.SIGKILL)
    wait_until(lambda: not is_running(child))


# The child is busy without end and says nothing, so that no broken pipe ends it.
BUSY = """
import os

def process_id(_reporter):
    return os.getpid()

def work(_reporter):
    sum(iter(int, 1))
"""
PROGRAM = """
from busy import process_id, work
from app.workflow.detector_process import PLANNER
from app.sandbox.worker import Worker
from app.progress import NullReporter

if __name__ == "__main__":
    worker = Worker(PLANNER)
    print(worker.call(process_id, NullReporter()), flush=True)
    worker.call(work, NullReporter())
"""


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return state.rpartition(")")[2].split()[0] != "Z"


OLD_KERNEL = """
import platform, tempfile
from pathlib import Path
from app.sandbox import confinement, landlock
landlock.version = lambda: 0
platform.machine = lambda: "riscv64"
confinement._leave_network = lambda: False
granted = confinement.grants(devices=False)
print(repr(confinement.confine(Path(tempfile.mkdtemp()), granted)))
print(Path("/etc/hostname").exists())
"""


def printed_by(code: str, folder: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**environment, "TMPDIR": str(folder)},
    )
    return done.stdout.splitlines()


def test_a_kernel_that_lacks_everything_is_told_and_no_error(tmp_path: Path) -> None:
    assert printed_by(OLD_KERNEL, tmp_path)[0] == repr(Confinement())


PRIVATE = """
import ctypes, resource
from app.sandbox.private_memory import keep_memory_private
keep_memory_private()
print(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0), *resource.getrlimit(resource.RLIMIT_CORE))
"""


def test_the_program_writes_no_dump_and_nobody_looks_into_it(tmp_path: Path) -> None:
    assert printed_by(PRIVATE, tmp_path) == ["0 0 0"]
