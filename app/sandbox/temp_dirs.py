"""Folders for temporary files, which only the user may read and which outlive no run for long.

A program that is killed cannot clean up. It holds a lock in each of its folders, which the system
lets go when it ends; the next run removes folders whose lock nobody holds.
"""

from __future__ import annotations

import os
import secrets
import shutil
import tempfile
import time
import weakref
from contextlib import suppress
from pathlib import Path
from typing import Self

from filelock import FileLock, Timeout

from app.errors import WriteFailed

_PREFIX = "incognote-"
_LOCK = "in-use"
_YOUNG = 60.0  # seconds; its owner may not hold the lock yet


class PrivateFolder:
    """A new folder at `path`, which goes with this object at the latest.

    `links` is another beside it, for links that a child finds documents by.

    Raises `WriteFailed` where none can be made.
    """

    def __init__(self) -> None:
        try:
            self._around = Path(tempfile.mkdtemp(prefix=_PREFIX))
            self._lock = FileLock(self._around / _LOCK, thread_local=False)
            self._lock.acquire()
            self.path = self._around / "files"
            self.links = self._around / "given"
            self.path.mkdir(mode=0o700)
            self.links.mkdir(mode=0o700)
        except OSError as error:
            raise WriteFailed(
                f"A temporary folder could not be created: {error.strerror}."
            ) from None
        self._removal = weakref.finalize(self, _remove, self._around)

    def another(self) -> Path:
        """A new folder beside `path`, for `use`. Raises `WriteFailed`."""
        folder = self._around / secrets.token_hex(8)
        try:
            folder.mkdir(mode=0o700)
        except OSError as error:
            raise WriteFailed(f"No temporary folder can be made: {error.strerror}.") from None
        return folder

    def use(self, folder: Path) -> None:
        """Let `path` lead to this folder from now on, and remove what it led to before.

        Raises `WriteFailed`.
        """
        try:
            before = self.path.resolve()
            if self.path.is_symlink():
                self.path.unlink()
            else:
                self.path.rmdir()
            self.path.symlink_to(folder, target_is_directory=True)
        except OSError as error:
            raise WriteFailed(f"No temporary folder can be made: {error.strerror}.") from None
        if before != folder:
            _remove(before)

    def remove(self) -> None:
        """Remove the folder and all that is in it, as far as the system lets it."""
        self._lock.release()
        self._removal()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()


def remove_stale_dirs() -> None:
    """Remove the folders of runs that were killed."""
    for folder in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*"):
        if _is_old_and_own(folder):
            lock = FileLock(folder / _LOCK, blocking=False)
            try:
                lock.acquire()
            except (Timeout, OSError):
                continue
            lock.release()
            _remove(folder)


def _remove(folder: Path) -> None:
    """Remove a folder and all that is in it, as far as the system lets it.

    A child may have made folders in folders that are too deep for recursion, descriptors, paths.
    """
    with suppress(RecursionError):
        shutil.rmtree(folder, ignore_errors=True)
    if folder.is_dir():
        _flatten(folder)
        shutil.rmtree(folder, ignore_errors=True)


def _flatten(folder: Path) -> None:
    """Move all folders in a folder, and in those, up into it."""
    waiting = [folder]
    while waiting:
        inside = waiting.pop()
        with suppress(OSError):
            inside.chmod(0o700)
            for deeper in _folders_in(inside):
                up = folder / secrets.token_hex(8)
                deeper.rename(up)
                waiting.append(up)


def _folders_in(folder: Path) -> list[Path]:
    with os.scandir(folder) as entries:
        return [Path(entry.path) for entry in entries if entry.is_dir(follow_symlinks=False)]


def _is_old_and_own(folder: Path) -> bool:
    try:
        about = folder.lstat()
        held = (folder / _LOCK).lstat()
    except OSError:
        return False
    own = not hasattr(os, "getuid") or about.st_uid == os.getuid()
    return own and not folder.is_symlink() and time.time() - held.st_mtime > _YOUNG
