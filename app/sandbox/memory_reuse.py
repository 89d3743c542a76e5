"""Lets a short-lived process use memory again that it gave back.

A page of a document is drawn and searched several times, in threads too, each time in some ten
megabytes. The C library would hand large pieces to the kernel when they are let go, and keep those
of each thread apart, so that the kernel clears the same memory again and again. See mallopt(3).
"""

from __future__ import annotations

import sys

from app.sandbox.kernel import libc

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
_LARGEST_PIECE = 32 << 20  # bytes; the most that the C library takes
_LEAST_GIVEN_BACK = 256 << 20  # bytes


def use_memory_again() -> None:
    """Let this process, and those that it forks, keep up to 256 MB for their next use.

    Linux with the GNU C library only; elsewhere nothing changes.
    """
    if sys.platform != "linux" or not hasattr(libc(), "mallopt"):
        return
    libc().mallopt(_ARENA_MAX, 1)
    libc().mallopt(_MMAP_THRESHOLD, _LARGEST_PIECE)
    libc().mallopt(_TRIM_THRESHOLD, _LEAST_GIVEN_BACK)
