"""The licences of what the program is made of, as the packages themselves say."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from app.paths import NAME, RESOURCES

_NAME = re.compile(r"[A-Za-z0-9._-]+")
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)
_KEYS = ("License-Expression", "License")
_LONGEST_NAME = 80


@dataclass(frozen=True, slots=True)
class Licence:
    """A package, its version, the name of its licence, and the text where it brings that."""

    package: str
    version: str
    name: str
    text: str


def shipped() -> tuple[Licence, ...]:
    """Of the program, of all packages that it needs, and of its fonts. Takes about a second.

    The program stands first; where it runs without having been installed, it and the fonts are
    all that is known. A frozen program has a list instead, with the libraries of the system that
    it brings.
    """
    own, needed = _installed()
    return (*own, _fonts(), *(_listed() or needed))


def _listed() -> tuple[Licence, ...]:
    """What `packaging/build.py` put into a frozen program; nothing elsewhere."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        stored = json.loads((RESOURCES / "licences.json").read_text(encoding="utf-8"))
        return tuple(
            Licence(one["package"], one["version"], one["name"], one["text"]) for one in stored
        )
    return ()


def _installed() -> tuple[tuple[Licence, ...], tuple[Licence, ...]]:
    """Of the program, if it was installed, and of all packages that it needs."""
    found: dict[str, Licence] = {}
    missing: set[str] = set()
    waiting = [NAME.lower()]
    while waiting:
        package = waiting.pop()
        key = re.sub(r"[-_.]+", "-", package).lower()
        if key in found or key in missing:
            continue
        try:
            there = distribution(package)
        except PackageNotFoundError:
            # It is for another system, or for another version of Python.
            missing.add(key)
            continue
        found[key] = licence_of(there)
        waiting += [_required(line) for line in there.requires or () if "extra ==" not in line]
    own = found.pop(NAME.lower(), None)
    rest = sorted(found.values(), key=lambda one: one.package.lower())
    return () if own is None else (own,), tuple(rest)


def licence_of(package: Distribution) -> Licence:
    """What a package says of its own licence."""
    texts = [
        text
        for file in package.files or ()
        if _LICENCE_FILE.search(file.name) and ".dist-info" in str(file)
        if (text := _text(package, str(file)))
    ]
    about = package.metadata
    stated = [one for key in _KEYS for one in about.get_all(key) or ()]
    name = next(filter(None, stated), None) or _classified(package)
    lines = name.strip().splitlines() or [""]
    return Licence(about["Name"], package.version, lines[0][:_LONGEST_NAME], "\n\n".join(texts))


def _classified(package: Distribution) -> str:
    """The licence by the words that indexes of packages have for it."""
    stated = package.metadata.get_all("Classifier") or []
    names = [one.rpartition(" :: ")[2] for one in stated if one.startswith("License :: ")]
    return ", ".join(names)


def _text(package: Distribution, path: str) -> str:
    try:
        return Path(str(package.locate_file(path))).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def _required(line: str) -> str:
    matched = _NAME.match(line)
    return matched.group(0) if matched is not None else line


def _fonts() -> Licence:
    text = (RESOURCES / "fonts" / "LICENSE.txt").read_text(encoding="utf-8")
    return Licence("Liberation", "", "OFL-1.1", text)
