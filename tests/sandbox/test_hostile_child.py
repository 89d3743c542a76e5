"""What code could do that took over a child: each attack is run in it, and must be denied.

The attacks name files as strings, so that they get the path itself and not the descriptor that the
program hands over for a document. Where the kernel lacks what denies an attack, it is skipped.
"""

from __future__ import annotations

import ctypes
import errno
import fcntl
import mmap
import os
import platform
import resource
import signal
import socket
import stat
import struct
import subprocess
import sys
import termios
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest

from app import paths
from app.errors import Corrupt
from app.progress import NullReporter, Reporter
from app.sandbox.confinement import Calls, Confinement, Files, Reading
from app.sandbox.reader_process import READER
from app.sandbox.role import Limits, Role
from app.sandbox.worker import Worker
from app.workflow import detector_process

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="confined on Linux only"),
    pytest.mark.enable_socket,
]

ROLES = (READER, detector_process.DETECTOR, detector_process.PLANNER)
SECRET = "PRIVATE KEY of the user"


@dataclass(frozen=True, slots=True)
class Targets:
    """What is attacked: files of the user, and processes beside the child."""

    folder: str
    program: int
    sibling: int
    abstract: str
    outbox: str = ""

    def path(self, name: str) -> Path:
        return Path(self.folder, name)


Attack: TypeAlias = Callable[[Targets], object]
# Landlock answers a link or a move to another folder as if that were on another disk.
_DENIED = (errno.EPERM, errno.EACCES, errno.ENOSYS, errno.EXDEV)


def outcome(attack: Attack, targets: Targets, _reporter: Reporter) -> str:
    try:
        attack(targets)
    except OSError as error:
        if error.errno in _DENIED:
            return "denied"
        return f"got as far as {errno.errorcode.get(error.errno or 0)}"
    return "done"


def system_call(number: int, *arguments: int | bytes | None) -> int:
    """A call by its number on x86-64 or, above 424, everywhere."""
    libc = ctypes.CDLL(None, use_errno=True)
    wide = (ctypes.c_long(value) if isinstance(value, int) else value for value in arguments)
    result = int(libc.syscall(ctypes.c_long(number), *wide))
    if result < 0:
        raise OSError(ctypes.get_errno(), "system call")
    return result


# Reading


def read_surrogate_key(_targets: Targets) -> None:
    (paths.data_dir() / "surrogate.key").read_bytes()


def read_private_key(targets: Targets) -> None:
    targets.path(".ssh/id_ed25519").read_bytes()


def read_document_of_another_patient(targets: Targets) -> None:
    targets.path("other.txt").read_bytes()


def list_folder_of_user(targets: Targets) -> None:
    list(Path(targets.folder).iterdir())


def list_root(_targets: Targets) -> None:
    list(Path("/").iterdir())


def read_accounts(_targets: Targets) -> None:
    Path("/etc/passwd").read_bytes()


def read_through_symlink(targets: Targets) -> None:
    link = Path(targets.outbox, "link")
    link.symlink_to(targets.path("other.txt"))
    link.read_bytes()


def read_through_hard_link(targets: Targets) -> None:
    link = Path(targets.outbox, "hard-link")
    os.link(targets.path("other.txt"), link)
    link.read_bytes()


def read_through_root_of_process(targets: Targets) -> None:
    Path(f"/proc/self/root{targets.folder}/other.txt").read_bytes()


def read_through_reopened_path(targets: Targets) -> None:
    handle = os.open(targets.path("other.txt"), os.O_PATH)
    Path(f"/proc/self/fd/{handle}").read_bytes()


def read_by_file_handle(targets: Targets) -> None:
    handle = struct.pack("=Ii", 128, 0) + bytes(128)
    place = ctypes.create_string_buffer(handle)
    libc = ctypes.CDLL(None, use_errno=True)
    mount, name = ctypes.c_int(), os.fsencode(targets.path("other.txt"))
    if libc.name_to_handle_at(-100, name, place, ctypes.byref(mount), 0) < 0:
        raise OSError(ctypes.get_errno(), "name_to_handle_at")
    root = os.open("/", os.O_PATH)
    if libc.open_by_handle_at(root, place, os.O_RDONLY) < 0:
        raise OSError(ctypes.get_errno(), "open_by_handle_at")


def read_environment_of_program(targets: Targets) -> None:
    Path(f"/proc/{targets.program}/environ").read_bytes()


def read_command_line_of_program(targets: Targets) -> None:
    Path(f"/proc/{targets.program}/cmdline").read_bytes()


def read_memory_of_program(targets: Targets) -> None:
    Path(f"/proc/{targets.program}/mem").open("rb").close()


def read_memory_of_sibling(targets: Targets) -> None:
    Path(f"/proc/{targets.sibling}/mem").open("rb").close()


# Writing and metadata


def write_beside(targets: Targets) -> None:
    targets.path("new").write_text("x")


def overwrite(targets: Targets) -> None:
    targets.path("other.txt").write_text("x")


def write_start_up_file(_targets: Targets) -> None:
    (Path.home() / ".profile").write_text("x")


def write_beside_outbox(targets: Targets) -> None:
    Path(targets.outbox).with_name("x").write_text("x")


def write_shared_memory(_targets: Targets) -> None:
    Path("/dev/shm/incognote-attack").write_text("x")


def change_mode(targets: Targets) -> None:
    targets.path("other.txt").chmod(0o644)


def change_mode_from_folder(targets: Targets) -> None:
    folder = os.open(targets.folder, os.O_PATH)
    os.chmod("other.txt", 0o644, dir_fd=folder)


def change_mode_anew(targets: Targets) -> None:
    system_call(452, -100, os.fsencode(targets.path("other.txt")), 0o644, 0)


def change_owner(targets: Targets) -> None:
    os.chown(targets.path("other.txt"), os.getuid(), os.getgid())


def change_times(targets: Targets) -> None:
    os.utime(targets.path("other.txt"), (0, 0))


def change_attributes(targets: Targets) -> None:
    os.setxattr(targets.path("other.txt"), "user.x", b"x")


def read_attributes(targets: Targets) -> None:
    os.listxattr(targets.path("other.txt"))


def read_address_it_came_from(targets: Targets) -> None:
    os.getxattr(targets.path("other.txt"), "user.xdg.origin.url")


# Network and sockets


def connect_over_tcp(_targets: Targets) -> None:
    socket.create_connection(("127.0.0.1", 9), 2).close()


def make_datagram_socket(_targets: Targets) -> None:
    socket.socket(socket.AF_INET6, socket.SOCK_DGRAM).close()


def make_kernel_socket(_targets: Targets) -> None:
    socket.socket(socket.AF_NETLINK, socket.SOCK_RAW).close()


def make_hypervisor_socket(_targets: Targets) -> None:
    socket.socket(socket.AF_VSOCK, socket.SOCK_STREAM).close()


def connect_to_path_socket(targets: Targets) -> None:
    with socket.socket(socket.AF_UNIX) as client:
        client.connect(str(targets.path("socket")))


def connect_to_abstract_socket(targets: Targets) -> None:
    with socket.socket(socket.AF_UNIX) as client:
        client.connect(f"\0{targets.abstract}")


# Processes


def fork(_targets: Targets) -> None:
    child = os.fork()
    if child == 0:
        os._exit(0)
    os.waitpid(child, 0)


def fork_by_clone3(_targets: Targets) -> None:
    arguments = struct.pack("=8Q", 0, 0, 0, 0, signal.SIGCHLD, 0, 0, 0)
    child = system_call(435, arguments, len(arguments))
    if child == 0:
        os._exit(0)
    os.waitpid(child, 0)


def spawn(_targets: Targets) -> None:
    os.waitpid(os.posix_spawn("/bin/true", ["true"], {}), 0)


def run_program(_targets: Targets) -> None:
    subprocess.run(["/bin/sh", "-c", ":"], check=True)


def signal_program(targets: Targets) -> None:
    os.kill(targets.program, 0)


def signal_sibling(targets: Targets) -> None:
    os.kill(targets.sibling, 0)


def signal_group(_targets: Targets) -> None:
    os.killpg(0, 0)


def signal_everything(_targets: Targets) -> None:
    os.kill(-1, 0)


def signal_thread_of_sibling(targets: Targets) -> None:
    system_call(200, targets.sibling, 0)


def signal_through_descriptor(targets: Targets) -> None:
    os.pidfd_open(targets.sibling)


def signal_by_ownership_of_pipe(targets: Targets) -> None:
    reading, _writing = os.pipe()
    fcntl.fcntl(reading, fcntl.F_SETOWN, targets.sibling)


def signal_by_control_of_pipe(targets: Targets) -> None:
    reading, _writing = os.pipe()
    fcntl.ioctl(reading, 0x8901, struct.pack("=i", targets.sibling))


def trace_sibling(targets: Targets) -> None:
    system_call(101, 0x4206, targets.sibling, 0, 0)


def read_sibling_by_call(targets: Targets) -> None:
    place = ctypes.create_string_buffer(64)
    here = struct.pack("=QQ", ctypes.addressof(place), 8)
    system_call(310, targets.sibling, here, 1, here, 1, 0)


def write_sibling_by_call(targets: Targets) -> None:
    place = ctypes.create_string_buffer(64)
    here = struct.pack("=QQ", ctypes.addressof(place), 8)
    system_call(311, targets.sibling, here, 1, here, 1, 0)


def compare_with_sibling(targets: Targets) -> None:
    system_call(312, os.getpid(), targets.sibling, 0, 0, 0)


def limit_program(targets: Targets) -> None:
    resource.prlimit(targets.program, resource.RLIMIT_CORE)


def slow_down_sibling(targets: Targets) -> None:
    os.setpriority(os.PRIO_PROCESS, targets.sibling, 19)


def schedule_sibling(targets: Targets) -> None:
    os.sched_setscheduler(targets.sibling, os.SCHED_IDLE, os.sched_param(0))


def outlive_program(_targets: Targets) -> None:
    system_call(157, 1, 0, 0, 0, 0)


def become_dumpable(_targets: Targets) -> None:
    system_call(157, 4, 1, 0, 0, 0)


def type_into_terminal(_targets: Targets) -> None:
    fcntl.ioctl(0, termios.TIOCSTI, b"x")


# The kernel


def use_io_uring(_targets: Targets) -> None:
    os.close(system_call(425, 4, bytes(120)))


def new_user_namespace(_targets: Targets) -> None:
    system_call(272, 0x1000_0000)


def new_mount_namespace(_targets: Targets) -> None:
    system_call(272, 0x0002_0000)


def new_process_namespace(_targets: Targets) -> None:
    system_call(272, 0x2000_0000)


def namespace_by_clone(_targets: Targets) -> None:
    if system_call(56, 0x1000_0000 | signal.SIGCHLD, 0, 0, 0, 0) == 0:
        os._exit(0)
    os.wait()


def enter_namespace(_targets: Targets) -> None:
    os_net = os.open("/proc/self/ns/net", os.O_RDONLY)
    system_call(308, os_net, 0)


def mount(targets: Targets) -> None:
    system_call(165, b"none", os.fsencode(targets.outbox), b"tmpfs", 0, None)


def mount_anew(_targets: Targets) -> None:
    os.close(system_call(430, b"tmpfs", 0))


def change_root(targets: Targets) -> None:
    os.chroot(targets.outbox)


def load_kernel_program(_targets: Targets) -> None:
    system_call(321, 0, struct.pack("=4I", 2, 4, 8, 1) + bytes(112), 128)


def watch_performance(_targets: Targets) -> None:
    system_call(298, struct.pack("=IIQ", 1, 128, 0) + bytes(112), 0, -1, -1, 0)


def handle_page_faults(_targets: Targets) -> None:
    os.close(system_call(323, 1))


def add_key(_targets: Targets) -> None:
    system_call(248, b"user", b"x", b"x", 1, -2)


def search_keys(_targets: Targets) -> None:
    system_call(250, 0, -3, 1)


def share_memory(_targets: Targets) -> None:
    system_call(29, 0, 4096, 0o1600)


def share_queue(_targets: Targets) -> None:
    system_call(68, 0, 0o1600)


def change_personality(_targets: Targets) -> None:
    system_call(135, 0x0040000)


def write_to_inherited_pipes(_targets: Targets) -> None:
    """One of them told Python's own process what it shall delete when the program ends."""
    read, written = set(), {}
    for number in (int(one.name) for one in Path("/proc/self/fd").iterdir()):
        with suppress(OSError):
            about = os.fstat(number)
            if stat.S_ISFIFO(about.st_mode) and fcntl.fcntl(number, fcntl.F_GETFL) & os.O_WRONLY:
                written[about.st_ino] = number
            elif stat.S_ISFIFO(about.st_mode):
                read.add(about.st_ino)
    outward = [number for pipe, number in written.items() if pipe not in read]
    if not outward:
        raise PermissionError(errno.EPERM, "no pipe")
    os.write(outward[0], b"REGISTER:/nothing:noop\n")


def splice_files_and_pipes(_targets: Targets) -> None:
    reading, writing = os.pipe()
    os.splice(os.open("/usr", os.O_RDONLY), writing, 1)
    os.close(reading)


def watch_folder_by_signals(_targets: Targets) -> None:
    fcntl.fcntl(os.open("/usr", os.O_RDONLY), fcntl.F_NOTIFY, fcntl.DN_DELETE)


def hold_up_writers(_targets: Targets) -> None:
    fcntl.fcntl(os.open("/usr/bin/env", os.O_RDONLY), fcntl.F_SETLEASE, fcntl.F_RDLCK)


def watch_file_system(_targets: Targets) -> None:
    system_call(300, 0, 0)


def call_of_the_future(_targets: Targets) -> None:
    system_call(1000)


def call_of_another_abi(_targets: Targets) -> None:
    system_call(0x4000_0000 + 39)


def call_of_32_bits(_targets: Targets) -> None:
    # mov eax, 20 (getpid of i386); int 0x80; cdqe; ret
    code = bytes.fromhex("b814000000cd804898c3")
    page = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    page.write(code)
    place = ctypes.addressof(ctypes.c_char.from_buffer(page))
    result = int(ctypes.CFUNCTYPE(ctypes.c_long)(place)())
    if result < 0:
        raise OSError(-result, "call of 32 bits")


READS: tuple[Attack, ...] = (
    read_surrogate_key,
    read_private_key,
    read_document_of_another_patient,
    list_folder_of_user,
    list_root,
    read_accounts,
    read_through_symlink,
    read_through_hard_link,
    read_through_root_of_process,
    read_through_reopened_path,
    read_by_file_handle,
    read_environment_of_program,
    read_command_line_of_program,
    read_memory_of_program,
    read_memory_of_sibling,
)
WRITES: tuple[Attack, ...] = (
    write_beside,
    overwrite,
    write_start_up_file,
    write_beside_outbox,
    write_shared_memory,
)
# Denied by the filter of system calls; some by other means as well.
CALLS: tuple[Attack, ...] = (
    change_mode,
    change_mode_from_folder,
    change_mode_anew,
    change_owner,
    change_times,
    change_attributes,
    read_attributes,
    read_address_it_came_from,
    connect_over_tcp,
    make_datagram_socket,
    make_kernel_socket,
    make_hypervisor_socket,
    connect_to_path_socket,
    connect_to_abstract_socket,
    fork,
    fork_by_clone3,
    spawn,
    run_program,
    signal_program,
    signal_sibling,
    signal_group,
    signal_everything,
    signal_through_descriptor,
    signal_by_ownership_of_pipe,
    signal_by_control_of_pipe,
    limit_program,
    slow_down_sibling,
    schedule_sibling,
    type_into_terminal,
    use_io_uring,
    mount_anew,
    change_root,
    call_of_the_future,
    write_to_inherited_pipes,
    splice_files_and_pipes,
    watch_folder_by_signals,
    hold_up_writers,
)
# By numbers of x86-64, or in its machine code.
X86_CALLS: tuple[Attack, ...] = (
    signal_thread_of_sibling,
    trace_sibling,
    read_sibling_by_call,
    write_sibling_by_call,
    compare_with_sibling,
    outlive_program,
    become_dumpable,
    new_user_namespace,
    new_mount_namespace,
    new_process_namespace,
    namespace_by_clone,
    enter_namespace,
    mount,
    load_kernel_program,
    watch_performance,
    handle_page_faults,
    add_key,
    search_keys,
    share_memory,
    share_queue,
    change_personality,
    watch_file_system,
    call_of_another_abi,
    call_of_32_bits,
)


def start_threads(most: int, _reporter: Reporter) -> int:
    over = threading.Event()
    threading.stack_size(64 << 10)
    count = 0
    try:
        while count < most:
            threading.Thread(target=over.wait, daemon=True).start()
            count += 1
    except RuntimeError:
        pass
    over.set()
    return count


def process_id(_reporter: Reporter) -> int:
    return os.getpid()


def load_nothing() -> None:
    pass


@pytest.fixture(scope="module", params=ROLES, ids=lambda role: role.name)
def worker(request: pytest.FixtureRequest) -> Iterator[Worker]:
    role: Role = request.param
    with Worker(role) as started:
        started.call(process_id, NullReporter())
        yield started


@pytest.fixture(scope="module")
def sibling() -> Iterator[int]:
    with Worker(Role("sibling", load_nothing, Corrupt("It died."), Limits())) as started:
        yield started.call(process_id, NullReporter())


@pytest.fixture
def targets(tmp_path: Path, sibling: int, worker: Worker) -> Iterator[Targets]:
    (tmp_path / "other.txt").write_text("Patient: Okonkwo")
    (tmp_path / "other.txt").chmod(0o600)
    (tmp_path / ".ssh").mkdir()
    (tmp_path / ".ssh" / "id_ed25519").write_text(SECRET)
    abstract = f"incognote-attack-{os.getpid()}"
    here = os.open(tmp_path, os.O_RDONLY)
    with socket.socket(socket.AF_UNIX) as by_path, socket.socket(socket.AF_UNIX) as by_name:
        by_path.bind(f"/proc/self/fd/{here}/socket")  # its own path may be too long for a socket
        by_path.listen()
        by_name.bind(f"\0{abstract}")
        by_name.listen()
        yield Targets(str(tmp_path), os.getpid(), sibling, abstract, str(worker.outbox))
    os.close(here)


def named(attack: Attack) -> str:
    return attack.__name__


def confinement_of(worker: Worker) -> Confinement:
    assert worker.confinement is not None
    return worker.confinement


def skip_unless(possible: bool) -> None:
    if not possible:
        pytest.skip("the kernel cannot deny this, or a graphics processor needs it")


@pytest.mark.parametrize("attack", READS, ids=named)
def test_nothing_is_read_but_what_was_given(
    worker: Worker, targets: Targets, attack: Attack
) -> None:
    skip_unless(confinement_of(worker).reading is Reading.GIVEN)
    assert worker.call(outcome, attack, targets, NullReporter()) == "denied"


@pytest.mark.parametrize("attack", WRITES, ids=named)
def test_nothing_is_written_but_in_the_outbox(
    worker: Worker, targets: Targets, attack: Attack
) -> None:
    skip_unless(confinement_of(worker).files is Files.READ_ONLY)
    assert worker.call(outcome, attack, targets, NullReporter()) == "denied"


@pytest.mark.parametrize("attack", CALLS, ids=named)
def test_what_no_parser_needs_of_the_kernel_is_denied(
    worker: Worker, targets: Targets, attack: Attack
) -> None:
    skip_unless(confinement_of(worker).calls is Calls.FILTERED)
    before = targets.path("other.txt").stat()
    assert worker.call(outcome, attack, targets, NullReporter()) == "denied"
    after = targets.path("other.txt").stat()
    assert (after.st_mode, after.st_mtime) == (before.st_mode, before.st_mtime)


@pytest.mark.skipif(platform.machine() != "x86_64", reason="numbers of x86-64")
@pytest.mark.parametrize("attack", X86_CALLS, ids=named)
def test_what_no_parser_needs_of_x86_is_denied(
    worker: Worker, targets: Targets, attack: Attack
) -> None:
    skip_unless(confinement_of(worker).calls is Calls.FILTERED)
    assert worker.call(outcome, attack, targets, NullReporter()) == "denied"


@pytest.mark.slow
def test_threads_have_an_end() -> None:
    """Also those of root, whom the kernel does not count as such."""
    with Worker(READER) as worker:
        worker.call(process_id, NullReporter())
        assert worker.confinement is not None
        bound = worker.confinement.threads
        if bound is None:
            pytest.skip("the kernel does not count the threads of old name spaces")
        assert worker.call(start_threads, bound + 100, NullReporter()) < bound


def become_root_again(_targets: Targets) -> None:
    os.setresuid(0, 0, 0)


def real_and_effective_user(_reporter: Reporter) -> tuple[int, int]:
    return os.getuid(), os.geteuid()


@pytest.mark.skipif(os.geteuid() != 0, reason="others are counted by their name space")
def test_root_is_counted_as_somebody_else_and_cannot_go_back(tmp_path: Path) -> None:
    with Worker(READER) as worker:
        real, effective = worker.call(real_and_effective_user, NullReporter())
        skip_unless(real != 0)
        assert effective == 0
        assert confinement_of(worker).threads is not None
        skip_unless(confinement_of(worker).calls is Calls.FILTERED)
        targets = Targets(str(tmp_path), 0, 0, "")
        assert worker.call(outcome, become_root_again, targets, NullReporter()) == "denied"
