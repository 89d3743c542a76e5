"""Set everything up and run it: `python3 dev.py run`, `test` or `docs`. Safe to repeat.

Needs Python 3.11 or newer and pip, nothing else.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
SAMPLES = ("sample-note.txt", "sample-letter.docx", "sample-summary.pdf")
# What PySide6-Essentials loads on Linux and a minimal Debian or Ubuntu lacks.
QT_PACKAGES = [
    "libegl1",
    "libgl1",
    "libxkbcommon0",
    "libxkbcommon-x11-0",
    "libdbus-1-3",
    "libfontconfig1",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "fonts-dejavu-core",
]
QT_PROBE = "import PySide6.QtSvg, PySide6.QtWidgets as q; q.QApplication([])"


def main() -> int:
    """Parse the command and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="open the window on the bundled samples")
    run.add_argument("arguments", nargs="*", help="passed to incognote instead of the samples")
    test = commands.add_parser("test", help="what must pass before a commit; some minutes")
    test.add_argument("--all", action="store_true", help="also the slow ones, as CI runs")
    test.add_argument("--exhaustive", action="store_true", help="every test, also all of matrices")
    test.add_argument("--train", action="store_true", help="also the tests that need torch")
    commands.add_parser("docs", help="make the site of the documents in build/site")
    options = parser.parse_args()
    if sys.version_info < (3, 11):  # noqa: UP036 - runs before anything is installed
        print("Incognote needs Python 3.11 or newer.")
        return 1
    if options.command == "run":
        return _run(options.arguments)
    if options.command == "docs":
        return _docs()
    left_out = [] if options.exhaustive else ["exhaustive"]
    left_out += [] if options.exhaustive or options.all else ["slow"]
    left_out += [] if options.exhaustive or options.all or options.train else ["train"]
    return _test(left_out, train=options.train)


def _run(arguments: list[str]) -> int:
    _set_up("")
    _need_qt(shown=_has_display())
    samples = [str(ROOT / "resources" / "samples" / name) for name in SAMPLES]
    if arguments:
        return _incognote(*arguments)
    if _has_display():
        return _incognote("open", *samples)
    print("No display: doing the whole job on the three samples without the window.\n")
    out = ROOT / "out"
    status = 0
    for mode in ("mask", "surrogate"):
        status |= _incognote("redact", *samples, "-o", str(out / mode), "--mode", mode, "--report")
    if status == 0:
        print(f"\nRedacted copies and reports lie in {out}")
    return status


def _docs() -> int:
    _set_up("docs")
    # Else it advertises another program in the midst of its messages.
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    command = [str(PYTHON), "-m", "mkdocs", "build", "--strict", "--clean", "--quiet"]
    status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    if status == 0:
        print(f"The site is in {ROOT / 'build' / 'site'}; begin with index.html.")
    return status


def _test(left_out: list[str], *, train: bool) -> int:
    _set_up("dev,train" if train else "dev")
    _need_qt(shown=False)
    # Two processes share the processor; a second thread of each would only wait for the others.
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "OMP_NUM_THREADS": "1"}
    # Hundreds of tests start a process, which would compile the whole program each time.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    chosen = ("-m", " and ".join(f"not {mark}" for mark in left_out))
    # A file's tests stay in one process, which makes what they share once.
    for arguments in (
        ("ruff", "format", "--check", "."),
        ("ruff", "check", "."),
        ("mypy",),
        ("pytest", *chosen, "-n", "2", "--dist", "loadfile"),
    ):
        print("$", *arguments, flush=True)
        status = subprocess.run([PYTHON, "-m", *arguments], cwd=ROOT, env=environment, check=False)
        if status.returncode:
            return status.returncode
    return 0


def _set_up(extras: str) -> None:
    """Make the virtual environment and install what pyproject.toml names, if it changed."""
    stamp = VENV / f"installed-{extras or 'run'}"
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    if not PYTHON.exists():
        print("Making a virtual environment …", flush=True)
        if importlib.util.find_spec("ensurepip") is None:
            _install_system(["python3-venv"])
        subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
    print("Installing …", flush=True)
    target = f"{ROOT}[{extras}]" if extras else str(ROOT)
    # Most of what is installed is never imported, and what is gets compiled then.
    options = ["--quiet", "--disable-pip-version-check", "--no-compile"]
    subprocess.run([PYTHON, "-m", "pip", "install", *options, "-e", target], check=True)
    stamp.write_text(wanted)


def _need_qt(*, shown: bool) -> None:
    """Install or name the system libraries that Qt needs, also those of a window if it is shown."""
    if sys.platform != "linux" or _qt_probe(shown=shown).returncode == 0:
        return
    _install_system(QT_PACKAGES)
    probe = _qt_probe(shown=shown)
    if probe.returncode:
        raise SystemExit(probe.stderr.decode(errors="replace"))


def _qt_probe(*, shown: bool) -> subprocess.CompletedProcess[bytes]:
    environment = dict(os.environ) if shown else {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [PYTHON, "-c", QT_PROBE], env=environment, capture_output=True, check=False
    )


def _install_system(packages: list[str]) -> None:
    line = f"apt-get update && apt-get install -y --no-install-recommends {' '.join(packages)}"
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print(f"Installing system libraries: {' '.join(packages)}", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["sh", "-c", f"({line}) >/dev/null"], env=environment, check=True)
        return
    print("System libraries are missing. On Debian or Ubuntu run this once:\n")
    print(f"  sudo sh -c '{line}'\n")
    raise SystemExit(1)


def _has_display() -> bool:
    return sys.platform != "linux" or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _incognote(*arguments: str) -> int:
    return subprocess.run([PYTHON, "-m", "app", *arguments], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
