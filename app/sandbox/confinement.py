"""Takes from a child process what its work does not need: the network, and writing files.

Linux only, by what its kernel lets any user do; elsewhere nothing is taken. Landlock and user
namespaces: see landlock(7), user_namespaces(7), capabilities(7) and `linux/landlock.h`.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import struct
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from pathlib import Path


class Network(StrEnum):
    """What a process can reach. Without TCP it may still send single datagrams."""

    NONE = "no network"
    NO_TCP = "no TCP"
    OPEN = "network not confined"


class Files(StrEnum):
    """What a process can change."""

    READ_ONLY = "files read-only"
    OPEN = "files not confined"


@dataclass(frozen=True, slots=True)
class Confinement:
    """What the kernel took from a process."""

    network: Network = Network.OPEN
    files: Files = Files.OPEN

    def __str__(self) -> str:
        return f"{self.network}, {self.files}"


_NEW_USER, _NEW_NET = 0x1000_0000, 0x4000_0000
_SET_PDEATHSIG, _SET_DUMPABLE, _SET_NO_NEW_PRIVS = 1, 4, 38
_CAPABILITY_VERSION = 0x2008_0522

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_ASK_VERSION, _PATH_BENEATH = 1, 1

_EXECUTE, _WRITE = 1 << 0, 1 << 1
_REMOVE_DIR, _REMOVE_FILE = 1 << 4, 1 << 5
_MAKE_DIR, _MAKE_FILE = 1 << 7, 1 << 8
_MAKE_OTHER = 1 << 6 | 0b1111 << 9  # devices, sockets, pipes, symbolic links
_MOVE, _TRUNCATE, _DEVICE_CONTROL = 1 << 13, 1 << 14, 1 << 15
# By the version that brought them. Reading is not among them: everything stays readable.
_RIGHTS = {
    1: _EXECUTE | _WRITE | _REMOVE_DIR | _REMOVE_FILE | _MAKE_DIR | _MAKE_FILE | _MAKE_OTHER,
    2: _MOVE,
    3: _TRUNCATE,
    5: _DEVICE_CONTROL,
}
_INTO_FILE = _WRITE | _TRUNCATE
_INTO_FOLDER = _INTO_FILE | _REMOVE_DIR | _REMOVE_FILE | _MAKE_DIR | _MAKE_FILE
_NET_VERSION, _TCP = 4, 0b11  # bind and connect
_SCOPE_VERSION, _SCOPES = 6, 0b11  # abstract Unix sockets and signals


def confine(writable: Path, *, devices: bool) -> Confinement:
    """Leave this process the folder `writable` and no network, as far as the kernel allows.

    Call it before other threads start: they would keep what the kernel takes from this one.
    With `devices` it may use graphics processors, and keeps the user namespace that their drivers
    expect. Never raises: what cannot be taken stays, and the result says so.
    """
    if sys.platform != "linux":
        return Confinement()
    network = Network.OPEN if devices or not _leave_network() else Network.NONE
    # Landlock demands it, and a program with more rights than the user's would get round it.
    _libc().prctl(_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    version = max(0, _system_call(_CREATE_RULESET, None, 0, _ASK_VERSION))
    places = {Path(os.devnull): _INTO_FILE, writable: _INTO_FOLDER}
    if devices:
        places[Path("/dev")] = _INTO_FILE | _REMOVE_FILE | _MAKE_FILE | _DEVICE_CONTROL
    restricted = version > 0 and _restrict(version, places)
    if restricted and version >= _NET_VERSION and network is Network.OPEN:
        network = Network.NO_TCP
    _end_with_parent()
    return Confinement(network, Files.READ_ONLY if restricted else Files.OPEN)


def _leave_network() -> bool:
    """Go into a network namespace of its own, where nothing but this process is."""
    if os.geteuid() == 0:
        # In a user namespace, root could no longer read the files of others.
        return int(_libc().unshare(_NEW_NET)) == 0
    user, group = os.geteuid(), os.getegid()
    if _libc().unshare(_NEW_USER | _NEW_NET) != 0:
        return False
    # Unmapped, the process would see its own files as somebody else's.
    with suppress(OSError):
        for name, line in (
            ("setgroups", "deny"),
            ("uid_map", f"{user} {user} 1"),
            ("gid_map", f"{group} {group} 1"),
        ):
            Path(f"/proc/self/{name}").write_text(line, encoding="ascii")
    # The namespace gave it all capabilities over itself, and so more of the kernel to attack.
    header, none = struct.pack("=Ii", _CAPABILITY_VERSION, 0), bytes(24)
    _libc().capset(header, none)
    return True


def _restrict(version: int, places: Mapping[Path, int]) -> bool:
    """Deny all handled rights but those that `places` grant beneath each path."""
    rights = sum(bits for since, bits in _RIGHTS.items() if since <= version)
    attributes = struct.pack("=Q", rights)
    if version >= _NET_VERSION:
        attributes += struct.pack("=Q", _TCP)
    if version >= _SCOPE_VERSION:
        attributes += struct.pack("=Q", _SCOPES)
    ruleset = _system_call(_CREATE_RULESET, attributes, len(attributes), 0)
    if ruleset < 0:
        return False
    try:
        for path, granted in places.items():
            place = os.open(path, os.O_PATH | os.O_CLOEXEC)
            try:
                rule = struct.pack("=Qi", granted & rights, place)
                if _system_call(_ADD_RULE, ruleset, _PATH_BENEATH, rule, 0) != 0:
                    return False
            finally:
                os.close(place)
        return _system_call(_RESTRICT_SELF, ruleset, 0) == 0
    except OSError:
        return False
    finally:
        os.close(ruleset)


def _end_with_parent() -> None:
    """Die with the thread that started this process; leave no memory dump, which holds text.

    The last step: the kernel forgets both when rights change.
    """
    _libc().prctl(_SET_DUMPABLE, 0, 0, 0, 0)
    _libc().prctl(_SET_PDEATHSIG, signal.SIGKILL.value, 0, 0, 0)
    parent = multiprocessing.parent_process()
    if parent is not None and not parent.is_alive():
        os._exit(1)


@lru_cache(maxsize=1)
def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None)


def _system_call(number: int, *arguments: int | bytes | None) -> int:
    """The C library has no functions for Landlock. -1 for every failure."""
    wide = (ctypes.c_long(value) if isinstance(value, int) else value for value in arguments)
    return int(_libc().syscall(ctypes.c_long(number), *wide))
