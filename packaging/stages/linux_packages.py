"""`.deb` and `.rpm`, by nfpm."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path

from stages.share import ZSH

HOME = "/usr/lib/incognote"
_OF_C = (
    *("libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1"),
    *("ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"),
)
_LEFT = {
    "libegl1": "libEGL.so.1",
    "libgl1": "libGL.so.1",
    "libxcb1": "libxcb.so.1",
    "libwayland-client0": "libwayland-client.so.0",
    "libwayland-cursor0": "libwayland-cursor.so.0",
    "libwayland-egl1": "libwayland-egl.so.1",
}
LEFT_TO_THE_SYSTEM = frozenset((*_OF_C, *_LEFT.values()))
"""What PyInstaller leaves to the system: the C library, graphics, X11 and Wayland.

A computer with a desktop has all of it; where there is none, the command line needs only the first.
"""
NEEDED_DEB = ("libc6 (>= 2.36)", *_LEFT)
# By the names of the libraries: those of the packages differ between Fedora and SUSE.
NEEDED_RPM = (
    "libc.so.6(GLIBC_2.36)(64bit)",
    *(f"{library}()(64bit)" for library in _LEFT.values()),
)
# Without fonts the window shows no letters; without a keyring, keys lie in a file.
RECOMMENDED_DEB = ("fontconfig-config", "fonts-dejavu-core | fonts-liberation")
SUGGESTED_DEB = ("gnome-keyring | kwalletmanager",)
_GO = {"x86_64": "amd64", "aarch64": "arm64"}


def make(
    python: Path, program: Path, share: Path, out: Path, version: str, epoch: int
) -> list[Path]:
    """Both packages, in `out`."""
    settings = out / "nfpm.json"
    settings.write_text(json.dumps(described(program, share, version, epoch)), encoding="utf-8")
    made: list[Path] = []
    for kind in ("deb", "rpm"):
        target = out / f"incognote-{version}-{platform.machine()}.{kind}"
        line = ["package", "--config", settings, "--packager", kind, "--target", target]
        command = [python.with_name("nfpm"), *line]
        variables = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch)}
        subprocess.run(list(map(str, command)), env=variables, check=True)
        made.append(target)
    settings.unlink()
    return made


def described(program: Path, share: Path, version: str, epoch: int) -> dict[str, object]:
    """What nfpm is told, which reads JSON as YAML."""
    when = datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return {
        "name": "incognote",
        "arch": _GO[platform.machine()],
        "version": version,
        "section": "science",
        "priority": "optional",
        "maintainer": "The Incognote authors <incognote@invalid.invalid>",
        "description": (
            "De-identification of clinical documents, offline\n"
            "Finds names, dates, numbers and other identifiers in clinical documents,\n"
            "lets a person confirm them, and writes a verified redacted copy. It opens\n"
            "no network connection."
        ),
        "license": "Apache-2.0",
        "mtime": when,
        "overrides": {
            "deb": {
                "depends": list(NEEDED_DEB),
                "recommends": list(RECOMMENDED_DEB),
                "suggests": list(SUGGESTED_DEB),
            },
            "rpm": {"depends": list(NEEDED_RPM)},
        },
        "rpm": {
            "group": "Applications/Productivity",
            "summary": "De-identify clinical documents offline",
            "compression": "zstd",
            # Else the name of the computer that builds.
            "buildhost": "incognote",
        },
        # Debian 12 and everything else with this C library reads it.
        "deb": {"compression": "zstd"},
        "contents": [
            {"src": str(program), "dst": HOME, "type": "tree"},
            {"src": "../lib/incognote/incognote", "dst": "/usr/bin/incognote", "type": "symlink"},
            {"src": str(share), "dst": "/usr/share", "type": "tree"},
            {
                "src": f"../{ZSH.removeprefix('zsh/')}",
                "dst": "/usr/share/zsh/vendor-completions/_incognote",
                "type": "symlink",
                "packager": "deb",
            },
            {"dst": "/etc/incognote", "type": "dir", "file_info": {"mode": 0o755}},
        ],
    }
