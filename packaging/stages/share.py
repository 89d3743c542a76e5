"""What lies below `/usr/share` on Linux: menu entry, icons, types of files, manual, completion."""

from __future__ import annotations

import gzip
import os
import subprocess
from datetime import UTC, datetime
from pathlib import Path

SIDES = (16, 24, 32, 48, 64, 128, 256, 512)
ZSH = "zsh/site-functions/_incognote"
"""Where zsh looks for its completion, except on Debian."""
_COMPLETIONS = {
    "bash": "bash-completion/completions/incognote",
    "zsh": ZSH,
    "fish": "fish/vendor_completions.d/incognote.fish",
}
_DOCUMENTS = ("README.md", "CHANGELOG.md", "SECURITY.md", "LICENSE")


def icons(python: Path, root: Path, target: Path) -> Path:
    """The icon in the sizes and containers of the three systems."""
    target.mkdir(parents=True)
    script = Path(__file__).with_name("draw_icons.py")
    source = root / "resources" / "icons" / "incognote.svg"
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [str(python), str(script), str(source), str(target), *map(str, SIDES)]
    subprocess.run(command, env=environment, check=True)
    return target


def make(python: Path, root: Path, drawn: Path, target: Path, version: str, epoch: int) -> Path:
    """The folder of all of it."""
    linux = root / "packaging" / "linux"
    named = "org.incognote.Incognote.metainfo.xml"
    day = datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%d")
    about = (linux / named).read_text(encoding="utf-8")
    about = about.replace("@VERSION@", version).replace("@DATE@", day)
    _write(target / "metainfo" / named, about.encode())
    _write(target / "applications/incognote.desktop", (linux / "incognote.desktop").read_bytes())
    _write(target / "mime/packages/incognote.xml", (linux / "incognote-mime.xml").read_bytes())
    hicolor = target / "icons" / "hicolor"
    for side in SIDES:
        picture = drawn / f"incognote-{side}.png"
        _write(hicolor / f"{side}x{side}/apps/incognote.png", picture.read_bytes())
    vector = root / "resources" / "icons" / "incognote.svg"
    _write(hicolor / "scalable/apps/incognote.svg", vector.read_bytes())
    page = manual_page(python, root, epoch)
    _write(target / "man/man1/incognote.1.gz", gzip.compress(page, 9, mtime=0))
    for shell, place in _COMPLETIONS.items():
        _write(target / place, completion(python, root, shell))
    documents = target / "doc" / "incognote"
    for name in _DOCUMENTS:
        _write(documents / f"{name}.gz", gzip.compress((root / name).read_bytes(), 9, mtime=0))
    _write(documents / "copyright", copyright_())
    policy = root / "packaging" / "policy.example.json"
    _write(documents / "examples/policy.json", policy.read_bytes())
    for path in sorted(target.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
        os.utime(path, (epoch, epoch))
    return target


def manual_page(python: Path, root: Path, epoch: int) -> bytes:
    """The manual page, made of the program's own parser."""
    script = root / "packaging" / "stages" / "manual_page.py"
    return _printed(python, root, script, SOURCE_DATE_EPOCH=str(epoch))


def completion(python: Path, root: Path, shell: str) -> bytes:
    """What a shell reads to complete commands."""
    return _printed(python, root, "-m", "app", "completion", shell)


def _printed(python: Path, root: Path, *command: object, **variables: str) -> bytes:
    fixed = {"COLUMNS": "80", "PYTHONPATH": str(root)}
    done = subprocess.run(
        [str(python), *map(str, command)],
        env={**os.environ, **fixed, **variables},
        capture_output=True,
        check=True,
    )
    return done.stdout


def copyright_() -> bytes:
    """Licence of the program, and where those of its parts are."""
    text = (
        "Copyright 2026 The Incognote authors\n\n"
        "Incognote is under the Apache License 2.0, which lies beside this file as LICENSE.gz,\n"
        "and on Debian as /usr/share/common-licenses/Apache-2.0. It consists of many packages;\n"
        "their licences are in the window under Help, About, and in the file\n"
        "/usr/lib/incognote/_internal/incognote/_app/resources/licences.json.\n"
    )
    return text.encode()


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
