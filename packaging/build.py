"""Build the program as installers: `python3 packaging/build.py` does everything, from nothing.

Makes an environment of its own with the versions of `packaging/locks/`, freezes the program into
one folder, leaves out what it never opens, collects licences and an SBOM (CycloneDX), and packs the
folder: on Linux `.deb`, `.rpm` and an archive that runs from any place; on Windows an MSI; on macOS
a disk image. The same inputs give the same bytes; `--twice` builds twice and compares.

Needs Python 3.11 with its shared library and pip, and on Linux `binutils`. Takes some minutes.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from freeze.contents import NEVER_CALLED, NOT_SHIPPED
from stages import archive, environment, inventory, linux_packages, share, sizes, tree

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    """Build, or do one of the smaller jobs."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "installers", metavar="DIR")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR")
    parser.add_argument("--twice", action="store_true", help="build twice and compare the bytes")
    parser.add_argument(
        "--lock", action="store_true", help="write the newest versions that fit to packaging/locks"
    )
    parser.add_argument("--sizes", action="store_true", help="print the size of each part")
    options = parser.parse_args()
    work, out = options.work.resolve(), options.out.resolve()
    forget_other_packages()
    epoch = _epoch()
    if options.lock:
        environment.lock(ROOT, work)
        return 0
    made = build(work / "first", out, epoch)
    if options.sizes:
        sizes.show(work / "first" / "program")
    if not options.twice:
        return 0
    again = build(work / "second", work / "again", epoch)
    return _compare(made, again)


def forget_other_packages() -> None:
    """Let what is started see the build's own environment and no other.

    With the repository on `PYTHONPATH`, its packages would be frozen in place of the wheel's.
    """
    for name in ("PYTHONPATH", "PYTHONHOME"):
        os.environ.pop(name, None)


def build(work: Path, out: Path, epoch: int) -> list[Path]:
    """All installers of this system, in `out`."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    out.mkdir(parents=True, exist_ok=True)
    python = environment.make(ROOT, work, epoch)
    version = environment.version(ROOT)
    icons = share.icons(python, ROOT, work / "icons")
    program = _frozen(python, work, version, icons, epoch)
    tree.cut(program, NOT_SHIPPED, NEVER_CALLED)
    if sys.platform == "linux":
        _refuse_gaps(program)
        tree.strip(program)
    parts = inventory.collect(python, program, version, epoch)
    name = f"incognote-{version}-{sys.platform}-{platform.machine()}"
    made = [inventory.write_sbom(parts, out / f"{name}.cdx.json")]
    if sys.platform == "linux":
        files = share.make(python, ROOT, icons, work / "share", version, epoch)
        tree.settle(program, epoch)
        made.append(archive.pack(program, files, out / f"{name}.tar.gz", epoch))
        made += linux_packages.make(python, program, files, out, version, epoch)
    elif sys.platform == "win32":
        _run(
            "powershell",
            "-File",
            ROOT / "packaging/windows/build.ps1",
            program,
            out,
            version,
            icons,
        )
        made.append(out / f"incognote-{version}-x64.msi")
    else:
        _run("bash", ROOT / "packaging/macos/build.sh", program.parent, out, version)
        made.append(out / f"Incognote-{version}.dmg")
    for path in made:
        print(f"{_digest(path)}  {path.stat().st_size / 1e6:8.1f} MB  {path.name}", flush=True)
    sums = "".join(f"{_digest(path)}  {path.name}\n" for path in made)
    (out / "SHA256SUMS").write_text(sums, encoding="ascii")
    return made


def _frozen(python: Path, work: Path, version: str, icons: Path, epoch: int) -> Path:
    """The folder that PyInstaller makes."""
    spec = ROOT / "packaging" / "freeze" / "incognote.spec"
    variables = {
        "INCOGNOTE_ICONS": str(icons),
        "INCOGNOTE_VERSION": version,
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(epoch),
        # Compiled by the build, not found in a cache that another build left.
        "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
    }
    options = [
        "--noconfirm",
        "--log-level",
        "WARN",
        "--distpath",
        work,
        "--workpath",
        work / "freeze",
    ]
    # Not in the repository, whose packages Python would find before those of the wheel.
    _run(python, "-m", "PyInstaller", *options, spec, folder=work, **variables)
    return (work / "incognote").rename(work / "program")


def _refuse_gaps(program: Path) -> None:
    """Raise `SystemExit` where the program lacks libraries that this computer should have given."""
    lacking = tree.lacking(program, linux_packages.LEFT_TO_THE_SYSTEM)
    if lacking:
        raise SystemExit(
            f"Not installed on this computer, and needed by the window: {', '.join(lacking)}.\n"
            "packaging/README.md names the packages; without them it could not be opened."
        )


def _epoch() -> int:
    """When the commit was made that is built, in seconds; also the date of every file."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    line = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    return int(subprocess.run(line, capture_output=True, text=True, check=True).stdout)


def _compare(first: Sequence[Path], second: Sequence[Path]) -> int:
    differing = [a.name for a, b in zip(first, second, strict=True) if _digest(a) != _digest(b)]
    for path in first:
        print("DIFFERS  " if path.name in differing else "the same ", path.name)
    return 1 if differing else 0


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _run(*command: object, folder: Path = ROOT, **variables: str) -> None:
    subprocess.run(list(map(str, command)), env={**os.environ, **variables}, cwd=folder, check=True)


if __name__ == "__main__":
    sys.exit(main())
