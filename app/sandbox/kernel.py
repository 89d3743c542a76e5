"""Calls of the Linux kernel for which Python has no functions."""

from __future__ import annotations

import ctypes
from functools import lru_cache

SET_DUMPABLE = 4
"""Of `prctl`: whether the process may be dumped, and looked into by others of its user."""


@lru_cache(maxsize=1)
def libc() -> ctypes.CDLL:
    """The C library."""
    return ctypes.CDLL(None)


def prctl(option: int, value: int) -> bool:
    """Change what holds for this process; whether that was done."""
    wide = (ctypes.c_ulong(number) for number in (value, 0, 0, 0))
    return int(libc().prctl(ctypes.c_int(option), *wide)) == 0


def system_call(number: int, *arguments: int | bytes | None) -> int:
    """A call for which the C library has no function. -1 for every failure."""
    wide = (ctypes.c_long(value) if isinstance(value, int) else value for value in arguments)
    return int(libc().syscall(ctypes.c_long(number), *wide))
