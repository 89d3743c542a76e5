"""Shells of libraries that something is linked with and that are never called (Linux).

OpenCV is linked with FFmpeg and libavif, which open videos and AVIF pictures. This program gives it
arrays of pixels only. A shell has the same names and nothing behind them: who calls one is killed
at once, which in a confined child is the failure of one file.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

_TRAP = {"Advanced Micro Devices X86-64": "ud2", "AArch64": "udf #0"}
_SYMBOL = re.compile(
    r"^ +\d+: [0-9a-f]+ +\d+ (\w+) +(GLOBAL|WEAK) +DEFAULT +(\w+) ([\w.]+)(?:@@?(\w+))?",
    re.MULTILINE,
)


def put(library: Path, users: Iterable[Path]) -> None:
    """A shell in the place of `library`, with the names that `users` take from it.

    Raises `ValueError` where one of them is data, which no shell can have.
    """
    wanted = {name for user in users for _, place, name, _ in symbols(user) if place == "UND"}
    by_version: defaultdict[str, list[str]] = defaultdict(list)
    for kind, place, name, version in symbols(library):
        if place in {"UND", "ABS"} or name not in wanted:
            continue
        if kind not in {"FUNC", "IFUNC"}:
            raise ValueError(f"{library.name}: {name} is no function")
        by_version[version].append(name)
    with tempfile.TemporaryDirectory() as folder:
        _make(
            library, {one: sorted(set(by_version[one])) for one in sorted(by_version)}, Path(folder)
        )


def _make(library: Path, by_version: dict[str, list[str]], work: Path) -> None:
    header = _read("readelf", "--file-header", library)
    machine = re.search(r"Machine: +(.+)", header)
    assert machine is not None
    lines = ['.section .note.GNU-stack,"",%progbits', ".text"]
    for name in (name for names in by_version.values() for name in names):
        lines += [
            f".globl {name}",
            f".type {name}, %function",
            f"{name}: {_TRAP[machine[1].strip()]}",
        ]
    (work / "shell.s").write_text("\n".join(lines) + "\n", encoding="ascii")
    _read("as", "-o", work / "shell.o", work / "shell.s")
    command: list[object] = ["ld", "-shared", "-z", "noexecstack", "-soname", _soname(library)]
    if any(by_version):
        versions = (
            f"{version} {{ global: {'; '.join(names)}; }};" for version, names in by_version.items()
        )
        (work / "versions").write_text("\n".join(versions) + "\n", encoding="ascii")
        command += ["--version-script", work / "versions"]
    _read(*command, "-o", work / "shell.so", work / "shell.o")
    library.write_bytes((work / "shell.so").read_bytes())


def _soname(library: Path) -> str:
    found = re.search(r"\(SONAME\).*\[(.+)\]", _read("readelf", "--dynamic", "--wide", library))
    return found[1] if found else library.name


def symbols(library: Path) -> list[tuple[str, str, str, str]]:
    """Kind, where it is defined (`UND`: elsewhere), name and version of each."""
    table = _read("readelf", "--dyn-syms", "--wide", library)
    return [
        (kind, place, name, version) for kind, _, place, name, version in _SYMBOL.findall(table)
    ]


def _read(*command: object) -> str:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=True)
    return done.stdout
