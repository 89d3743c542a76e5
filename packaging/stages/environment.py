"""The environment in which the program is frozen: of fixed versions, made by the build."""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
import venv
from pathlib import Path

_EXTRAS = "crf,packaging"


def make(root: Path, work: Path, epoch: int) -> Path:
    """A new environment with the program and what builds it; its Python."""
    python = _new(work)
    locked = lock_file(root)
    variables = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch)}
    if locked.is_file():
        _pip(python, "install", "--require-hashes", "--only-binary", ":all:", "-r", locked)
        # What builds the wheel is locked as well.
        wheel = ("install", "--no-deps", "--no-build-isolation", root)
        _pip(python, *wheel, variables=variables)
    else:
        print(f"No {locked.name}: the newest versions are used, and builds cannot be compared.")
        _pip(python, "install", f"{root}[{_EXTRAS}]", variables=variables)
    return python


def lock(root: Path, work: Path) -> None:
    """Write the newest versions that fit pyproject.toml, with the hashes of their files."""
    python = _new(work)
    _pip(python, "install", "--upgrade", "pip")
    report = work / "report.json"
    wanted = (f"{root}[{_EXTRAS}]", "hatchling>=1.25")
    _pip(python, "install", "--dry-run", "--ignore-installed", "--report", report, *wanted)
    lines = ["# Made by `python3 packaging/build.py --lock`.\n"]
    for one in json.loads(report.read_text(encoding="utf-8"))["install"]:
        about, found = one["metadata"], one["download_info"]
        if about["name"] != "incognote":
            digest = found["archive_info"]["hashes"]["sha256"]
            lines.append(f"{about['name'].lower()}=={about['version']} --hash=sha256:{digest}\n")
    lock_file(root).parent.mkdir(exist_ok=True)
    lock_file(root).write_text("".join([lines[0], *sorted(lines[1:])]), encoding="ascii")


def lock_file(root: Path) -> Path:
    """The versions for this system and this Python."""
    tag = (
        f"{sys.platform}-{platform.machine().lower()}-cp{sys.version_info[0]}{sys.version_info[1]}"
    )
    return root / "packaging" / "locks" / f"{tag}.txt"


def version(root: Path) -> str:
    """The program's version."""
    text = (root / "app" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    assert found is not None
    return found[1]


def _new(work: Path) -> Path:
    folder = work / "environment"
    venv.create(folder, with_pip=True, clear=True)
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _pip(python: Path, *arguments: object, variables: dict[str, str] | None = None) -> None:
    quiet = ("--quiet", "--disable-pip-version-check")
    command = [python, "-m", "pip", *arguments, *quiet]
    subprocess.run(list(map(str, command)), env=variables, check=True)
