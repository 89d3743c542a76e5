"""What a process can do with files, by Landlock: see landlock(7) and `linux/landlock.h`.

It covers opening, creating, renaming and deleting. It does not cover what stat(2) tells of a path,
modes and times of files, nor sockets that have a path.
"""

from __future__ import annotations

import os
import stat
import struct
from collections.abc import Iterable, Mapping
from enum import IntFlag
from pathlib import Path

from app.sandbox.kernel import system_call

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_ASK_VERSION, _PATH_BENEATH = 1, 1
NET_VERSION, _TCP = 4, 0b11  # bind and connect
_SCOPE_VERSION, _SCOPES = 6, 0b11  # abstract Unix sockets and signals


class Access(IntFlag):
    """Rights on what lies beneath a path."""

    EXECUTE = 1 << 0
    WRITE = 1 << 1
    READ_FILE = 1 << 2
    LIST = 1 << 3
    REMOVE_DIR = 1 << 4
    REMOVE_FILE = 1 << 5
    MAKE_DIR = 1 << 7
    MAKE_FILE = 1 << 8
    MAKE_OTHER = 1 << 6 | 0b1111 << 9  # devices, sockets, pipes, symbolic links
    MOVE = 1 << 13
    TRUNCATE = 1 << 14
    DEVICE_CONTROL = 1 << 15

    READ = READ_FILE | LIST
    INTO_FILE = READ_FILE | WRITE | TRUNCATE
    INTO_FOLDER = READ | INTO_FILE | REMOVE_DIR | REMOVE_FILE | MAKE_DIR | MAKE_FILE
    DEVICE = READ | INTO_FILE | REMOVE_FILE | MAKE_FILE | DEVICE_CONTROL


# By the version that brought them.
_HANDLED = {
    1: Access((1 << 13) - 1),
    2: Access.MOVE,
    3: Access.TRUNCATE,
    5: Access.DEVICE_CONTROL,
}
_OF_FILES = (
    Access.EXECUTE | Access.WRITE | Access.READ_FILE | Access.TRUNCATE | Access.DEVICE_CONTROL
)


def version() -> int:
    """The version of Landlock in this kernel, 0 for none."""
    return max(0, system_call(_CREATE_RULESET, None, 0, _ASK_VERSION))


def restrict(places: Mapping[Path, Access]) -> bool:
    """Deny this thread, and those that it starts, everything but `places`; whether that was done.

    Places that do not exist or cannot be opened are passed over. Needs PR_SET_NO_NEW_PRIVS.
    """
    known = version()
    if known == 0:
        return False
    handled = Access(0)
    for since, rights in _HANDLED.items():
        handled |= rights if since <= known else Access(0)
    attributes = struct.pack("=Q", handled)
    if known >= NET_VERSION:
        attributes += struct.pack("=Q", _TCP)
    if known >= _SCOPE_VERSION:
        attributes += struct.pack("=Q", _SCOPES)
    ruleset = system_call(_CREATE_RULESET, attributes, len(attributes), 0)
    if ruleset < 0:
        return False
    try:
        for path, granted in places.items():
            _allow(ruleset, path, granted & handled)
        return system_call(_RESTRICT_SELF, ruleset, 0) == 0
    finally:
        os.close(ruleset)


def _allow(ruleset: int, path: Path, granted: Access) -> None:
    try:
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    if not stat.S_ISDIR(os.fstat(place).st_mode):
        granted &= _OF_FILES
    system_call(_ADD_RULE, ruleset, _PATH_BENEATH, struct.pack("=Qi", granted, place), 0)
    # A file of /proc is made anew once nobody holds it, and the rule would be for the old one.
    if not path.is_relative_to("/proc"):
        os.close(place)


def grant(paths: Iterable[Path], access: Access) -> dict[Path, Access]:
    """The same access to all paths."""
    return dict.fromkeys(paths, access)
