"""Takes from a child process what its work does not need of the system.

Files that it was not given, writing outside one folder, the network, other processes, most of the
kernel. Linux only, by what its kernel lets any user do; elsewhere nothing is taken. User
namespaces and capabilities: see user_namespaces(7), capabilities(7).
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import struct
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from app.sandbox import call_filter, landlock
from app.sandbox.kernel import SET_DUMPABLE, libc, prctl
from app.sandbox.landlock import Access, grant
from app.sandbox.readable import graphics_nodes, needed


class Network(StrEnum):
    """What a process can reach. Without TCP it may still send single datagrams."""

    NONE = "no network"
    NO_TCP = "no TCP"
    OPEN = "network not confined"


class Files(StrEnum):
    """What a process can change."""

    READ_ONLY = "files read-only"
    OPEN = "files not confined"


class Reading(StrEnum):
    """What a process can open."""

    GIVEN = "reads only what it is given"
    OPEN = "reading not confined"


class Calls(StrEnum):
    """What a process can ask of the kernel: `FILTERED` allows threads and no other process."""

    FILTERED = "system calls filtered"
    OPEN = "system calls not filtered"


@dataclass(frozen=True, slots=True)
class Confinement:
    """What the kernel took from a process. `threads` is how many it may have; None for any."""

    network: Network = Network.OPEN
    files: Files = Files.OPEN
    reading: Reading = Reading.OPEN
    calls: Calls = Calls.OPEN
    threads: int | None = None

    def __str__(self) -> str:
        threads = "threads not counted" if self.threads is None else f"{self.threads} threads"
        return f"{self.network}, {self.files}, {self.reading}, {self.calls}, {threads}"


_NEW_USER, _NEW_NET = 0x1000_0000, 0x4000_0000
_SET_PDEATHSIG, _SET_NO_NEW_PRIVS = 1, 38
_CAPABILITY_VERSION = 0x2008_0522
_READ_FILES_OF_OTHERS = 1 << 2
# Users that systemd gives to services for as long as they run: no files belong to them.
_FIRST_OF_NOBODY, _OF_NOBODY = 61184, 4336
# Since then the kernel counts the processes of a user namespace, and not all of the user's.
_COUNTED_SINCE = (5, 14)


@dataclass(frozen=True, slots=True)
class Grants:
    """What a process keeps: `places` on disk, and graphics processors, if there are `nodes`."""

    places: Mapping[Path, Access]
    nodes: tuple[Path, ...] = ()


def grants(*, devices: bool, models: bool = True) -> Grants:
    """What the program itself consists of.

    With `devices` also graphics processors, where there are any, and with them the user namespace
    and the sockets of this machine that their drivers expect. With `models` those that the user
    imported.
    """
    if sys.platform != "linux":
        return Grants({})
    nodes = graphics_nodes() if devices else ()
    places = grant(needed(models=models, devices=bool(nodes)), Access.READ)
    places |= grant(nodes, Access.DEVICE)
    return Grants(places | {Path(os.devnull): Access.INTO_FILE}, nodes)


def confine(writable: Path, granted: Grants) -> Confinement:
    """Leave this process the folder `writable` and what is granted.

    Call it before other threads start: they would keep what the kernel takes from this one.
    Never raises: what cannot be taken stays, and the result says so.
    """
    if sys.platform != "linux":
        return Confinement()
    nodes, places = granted.nodes, {**granted.places, writable: Access.INTO_FOLDER}
    network = Network.OPEN if nodes or not _leave_network() else Network.NONE
    alone = network is Network.NONE
    counted = _have_own_real_user if os.geteuid() == 0 else _counts_by_namespace
    threads = _bound_threads() if alone and counted() else None
    # Landlock and seccomp demand it; a program with more rights than the user's would get round.
    prctl(_SET_NO_NEW_PRIVS, 1)
    _drop_capabilities()
    restricted = landlock.restrict(places)
    if restricted and landlock.version() >= landlock.NET_VERSION and network is Network.OPEN:
        network = Network.NO_TCP
    end_with_parent()
    # The last step: it also denies what the others need.
    filtered = call_filter.install(devices=bool(nodes))
    if filtered and not nodes:
        network = Network.NONE
    return Confinement(
        network,
        Files.READ_ONLY if restricted else Files.OPEN,
        Reading.GIVEN if restricted else Reading.OPEN,
        Calls.FILTERED if filtered else Calls.OPEN,
        threads,
    )


def _leave_network() -> bool:
    """Go into a network namespace of its own, where nothing but this process is."""
    if os.geteuid() == 0:
        # In a user namespace, root could no longer read the files of others.
        return int(libc().unshare(_NEW_NET)) == 0
    user, group = os.geteuid(), os.getegid()
    if libc().unshare(_NEW_USER | _NEW_NET) != 0:
        return False
    # Unmapped, the process would see its own files as somebody else's.
    with suppress(OSError):
        for name, line in (
            ("setgroups", "deny"),
            ("uid_map", f"{user} {user} 1"),
            ("gid_map", f"{group} {group} 1"),
        ):
            Path(f"/proc/self/{name}").write_text(line, encoding="ascii")
    return True


def _have_own_real_user() -> bool:
    """Be counted as a user whom nobody else is; opening files goes by the effective user, root.

    The kernel counts the processes of everybody but root. The call filter denies the way back.
    """
    try:
        os.setresuid(_FIRST_OF_NOBODY + os.getpid() % _OF_NOBODY, -1, -1)
    except OSError:  # a container that has no such user, or a root without the right
        return False
    return True


def _counts_by_namespace() -> bool:
    release = os.uname().release.split("-")[0].split(".")
    return tuple(int(part) for part in release[:2] if part.isdigit()) >= _COUNTED_SINCE


def _bound_threads() -> int:
    """Limit the processes, which threads are for the kernel, of this user."""
    import resource  # noqa: PLC0415 - Unix only

    most = max(256, 16 * (os.cpu_count() or 1))
    hard = resource.getrlimit(resource.RLIMIT_NPROC)[1]
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    resource.setrlimit(resource.RLIMIT_NPROC, (most, most))
    return most


def _drop_capabilities() -> None:
    """Give up what a new namespace, or root, has more than a user.

    Root keeps the right to read the files of others, where the program itself may lie.
    """
    kept = _READ_FILES_OF_OTHERS if os.geteuid() == 0 else 0
    header = struct.pack("=Ii", _CAPABILITY_VERSION, 0)
    if libc().capset(header, struct.pack("=6I", kept, kept, 0, 0, 0, 0)) != 0:
        libc().capset(header, bytes(24))


def end_with_parent() -> None:
    """Die with the thread that started this process; leave no memory dump, which holds text.

    The kernel forgets both when rights change.
    """
    prctl(SET_DUMPABLE, 0)
    prctl(_SET_PDEATHSIG, signal.SIGKILL.value)
    parent = multiprocessing.parent_process()
    if parent is not None and not parent.is_alive():
        os._exit(1)
