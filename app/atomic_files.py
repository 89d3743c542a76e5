"""Files that appear whole: a reader finds the old one or the new one, also after a crash.

What is written is a draft beside the target, which only the user may read.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

_PREFIX = ".incognote-"
_DRAFT = re.compile(rf"{re.escape(_PREFIX)}[a-z0-9_]{{8}}(?:\.\w+)?")


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file and, where it is missing, its folder, both for the user alone.

    Raises `OSError`; then what was there before is there, and no draft.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with draft_of(path) as draft:
        draft.write_bytes(content)


@contextmanager
def draft_of(target: Path, *, replaces: bool = True) -> Iterator[Path]:
    """An empty file beside `target` that takes its place, and is on the disk, when the block ends.

    It goes if the block fails. Raises `OSError`: `FileExistsError` for a target that is there by
    then, unless the draft `replaces` it, and on Windows `PermissionError` for one that is open.
    """
    handle, name = tempfile.mkstemp(prefix=_PREFIX, suffix=target.suffix, dir=target.parent)
    os.close(handle)
    draft = Path(name)
    try:
        yield draft
        with draft.open("r+b") as written:  # Windows flushes only what may be written to
            os.fsync(written.fileno())
        if replaces:
            draft.replace(target)
        else:
            _add(draft, target)
        _flush_folder(target.parent)
    finally:
        draft.unlink(missing_ok=True)


def drafts_in(folder: Path) -> Iterator[Path]:
    """Drafts of this program, which may be at work on them or was killed. Raises `OSError`."""
    for path in folder.iterdir():
        if _DRAFT.fullmatch(path.name) and path.is_file():
            yield path


def rename_all(moves: Sequence[tuple[Path, Path]]) -> None:
    """Rename files and folders, from the first of each pair to the second, in this order.

    Raises `OSError` where one cannot be renamed; then each has the name that it had.
    """
    done: list[tuple[Path, Path]] = []
    try:
        for before, after in moves:
            before.rename(after)
            done.append((before, after))
    except OSError:
        for before, after in reversed(done):
            after.rename(before)
        raise


def _add(draft: Path, target: Path) -> None:
    """Give a draft a name that no file has. Raises `FileExistsError`."""
    try:
        target.hardlink_to(draft)
    except FileExistsError:
        raise
    except OSError:  # a file system where a file has one name only, as on many sticks
        target.touch(mode=0o600, exist_ok=False)
        draft.replace(target)


def _flush_folder(folder: Path) -> None:
    """Without this, a name may still be that of the old file after a power failure."""
    if os.name == "nt" or not os.access(folder, os.R_OK):
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
