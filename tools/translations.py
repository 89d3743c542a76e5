"""Bring `resources/translations` up to date with the words in the code.

Run: python tools/translations.py

New words come into the .ts files without a translation, vanished ones leave, and the .qm files are
made of what is there. Needs the tools of PySide6-Essentials.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
RESOURCES = ROOT / "resources"
FOLDER = RESOURCES / "translations"
_SAID = re.compile(r'say\("(.+?)"')
SOURCE = "en"


def update(target: Path) -> None:
    """Put the words of the window into a .ts file. English needs only its plurals."""
    language = target.stem.rpartition("_")[2]
    # Without line numbers, so that a file changes only with its words.
    options = ["-locations", "none", "-no-obsolete", "-silent", "-sort-messages"]
    options += ["-tr-function-alias", "QT_TR_NOOP+=phrase"]
    options += ["-source-language", SOURCE, "-target-language", language]
    options += ["-pluralonly"] if language == SOURCE else []
    files = sorted(str(path) for path in (ROOT / "app").rglob("*.py"))
    with TemporaryDirectory() as folder:
        said = Path(folder) / "templates.py"
        said.write_text(words_of_templates(), encoding="utf-8")
        _run("lupdate", *options, *files, str(said), "-ts", str(target))


def words_of_templates() -> str:
    """What the templates of pages say, as code that the tool reads: it knows nothing of Jinja2."""
    templates = (path.read_text(encoding="utf-8") for path in RESOURCES.glob("*.html"))
    found = {words for text in templates for words in _SAID.findall(text)}
    return "".join(f"tr({json.dumps(one)}{', None, 0' * ('%n' in one)})\n" for one in sorted(found))


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
