"""The frozen folder: debug symbols taken out, dates and rights the same in every build."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from stages import stubs

_ELF = b"\x7fELF"


def cut(folder: Path, patterns: Sequence[str], never_called: Sequence[str]) -> None:
    """Remove files that match, and libraries that nothing needs any more (Linux).

    Of libraries that match `never_called` only a shell stays (Linux).
    """
    needed = _needed(folder)
    for path in list(folder.rglob("*")):
        if any(path.match(pattern) for pattern in patterns) and not path.is_dir():
            path.unlink()
    if sys.platform == "linux":
        _hollow(folder, never_called)
    while sys.platform == "linux":
        still = _needed(folder)
        places = [
            place / name
            for name in sorted(needed - still)
            for place in (folder / "_internal", *folder.glob("_internal/*.libs"))
        ]
        lost = [path for path in places if path.is_file() or path.is_symlink()]
        for path in lost:
            path.unlink()
        if not lost:
            break
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_symlink() and not path.exists():
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def _hollow(folder: Path, patterns: Sequence[str]) -> None:
    chosen = [path for path in files(folder) if any(path.match(one) for one in patterns)]
    others = [path for path in filter(_is_elf, files(folder)) if path not in chosen]
    users = {path: _needs(path) for path in others}
    for library in chosen:
        stubs.put(library, [path for path, needs in users.items() if library.name in needs])


def _needed(folder: Path) -> set[str]:
    """Names of the libraries that those in the folder are linked with."""
    if sys.platform != "linux":
        return set()
    return {name for path in filter(_is_elf, files(folder)) for name in _needs(path)}


def _needs(path: Path) -> list[str]:
    told = subprocess.run(
        ["readelf", "--dynamic", "--wide", str(path)], capture_output=True, text=True, check=True
    ).stdout
    return re.findall(r"\(NEEDED\).*\[(.+)\]", told)


def lacking(folder: Path, elsewhere: Collection[str]) -> list[str]:
    """Libraries that something in the folder needs and that are neither there nor `elsewhere`.

    PyInstaller takes those of the system from the computer that builds, and only warns where one is
    not installed; what was linked with it fails at the first start.
    """
    inside = {path.name for path in folder.rglob("*")}
    return sorted(_needed(folder) - inside - set(elsewhere))


def strip(folder: Path) -> None:
    """Take from libraries the symbols that only debuggers read (Linux).

    Those in folders `….libs` were rearranged by the tool that made their wheels, and stay: some
    cannot be loaded any more after it. The program's own file has its modules behind its end.
    """
    chosen = [
        path
        for path in files(folder)
        if ".so" in path.name
        and not any(part.endswith(".libs") for part in path.parts)
        and _is_elf(path)
    ]
    for path in chosen:
        subprocess.run(["strip", "--strip-unneeded", str(path)], check=True)


def settle(folder: Path, epoch: int) -> None:
    """Let everybody read all files, and date them all the same."""
    for path in sorted(folder.rglob("*"), reverse=True):
        if not path.is_symlink():
            runs = path.is_dir() or (_is_elf(path) and ".so" not in path.name)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)
    os.utime(folder, (epoch, epoch))


def files(folder: Path) -> Iterator[Path]:
    """All plain files, in order."""
    yield from (
        path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()
    )


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == _ELF
