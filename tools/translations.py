"""Bring `resources/translations` up to date with the words in the code.

Run: python tools/translations.py

New words come into the .ts files without a translation, vanished ones leave, and the .qm files are
made of what is there. Needs the tools of PySide6-Essentials.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "translations"
SOURCE = "en"


def update(target: Path) -> None:
    """Put the words of the window into a .ts file. English needs only its plurals."""
    language = target.stem.rpartition("_")[2]
    # Without line numbers, so that a file changes only with its words.
    options = ["-locations", "none", "-no-obsolete", "-silent", "-sort-messages"]
    options += ["-tr-function-alias", "QT_TR_NOOP+=phrase"]
    options += ["-source-language", SOURCE, "-target-language", language]
    options += ["-pluralonly"] if language == SOURCE else []
    app = ROOT / "app"
    sources = (app / "notices.py", *(app / "ui").rglob("*.py"))
    files = sorted(str(path.relative_to(ROOT)) for path in sources)
    _run("lupdate", *options, *files, "-ts", str(target))


def compiled(source: Path) -> None:
    """Make the .qm file that the program reads of a .ts file."""
    # A program that runs has the old one mapped into its memory.
    draft = source.with_suffix(".draft")
    _run("lrelease", "-silent", str(source), "-qm", str(draft))
    draft.replace(source.with_suffix(".qm"))


def main() -> None:
    """Every language, all its words."""
    for source in sorted(FOLDER.glob("*.ts")):
        update(source)
        compiled(source)


def _run(tool: str, *arguments: str) -> None:
    program = Path(sys.executable).with_name(f"pyside6-{tool}")
    subprocess.run([program, *arguments], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
