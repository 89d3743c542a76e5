"""Looks for words in files as somebody would who has the disk: in plain and in compressed form."""

from __future__ import annotations

import gzip
import io
import re
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

_ZLIB = re.compile(rb"\x78[\x01\x5e\x9c\xda]")
_ENCODINGS = ("utf-8", "utf-16-le", "utf-16-be", "latin-1")
_DEEPEST = 3


def readable(folders: Iterable[Path], words: Iterable[str]) -> list[str]:
    """Which of `words` can be read where, in names and contents of all files below `folders`."""
    needles = [
        (word, form.encode(encoding))
        for word in words
        for form in {word, word.lower(), word.upper(), word.title()}
        for encoding in _ENCODINGS
    ]
    found: list[str] = []
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            parts = [str(path.relative_to(folder)).encode()]
            if path.is_file():
                parts += _parts(path.read_bytes(), _DEEPEST)
            found += sorted(
                {f"{word} in {path}" for word, raw in needles if any(raw in p for p in parts)}
            )
    return found


def _parts(content: bytes, deeper: int) -> Iterator[bytes]:
    """What a file holds, and what is compressed in it."""
    yield content
    if not deeper:
        return
    for match in _ZLIB.finditer(content):
        try:
            inside = zlib.decompressobj().decompress(content[match.start() :])
        except zlib.error:
            continue
        yield from _parts(inside, deeper - 1)
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as package:
            for name in package.namelist():
                yield from _parts(package.read(name), deeper - 1)
    except zipfile.BadZipFile:
        pass
    if content.startswith(b"\x1f\x8b"):
        yield from _parts(gzip.decompress(content), deeper - 1)
