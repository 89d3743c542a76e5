"""Texts that nobody has marked: files of one text, and JSON lines, packed or not."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from app.errors import Corrupt, InputError

_SUFFIXES = (".txt", ".jsonl", ".jsonl.gz")

Text = tuple[str, str]
"""Id and text. The id is that of a JSON line, or the name of the file."""


def read_texts(paths: Sequence[Path]) -> tuple[Text, ...]:
    """All texts of files and folders, in the order of their paths.

    Lines of JSON are objects with `text`, and perhaps an `id`. Raises `InputError` for what cannot
    be read or holds no text, and `Corrupt`, naming file and line, for lines of another shape.
    """
    found = tuple(text for path in paths for file in _files(path) for text in _read(file))
    if not found:
        raise InputError("There is no unlabelled text to learn from.")
    return found


def _files(path: Path) -> list[Path]:
    if not path.exists():
        raise InputError(f"{path.name}: no such file or folder.")
    if path.is_file():
        return [path]
    found = sorted(file for file in path.rglob("*") if file.name.lower().endswith(_SUFFIXES))
    if not found:
        raise InputError(f"{path.name}: no files that end in {', '.join(_SUFFIXES)}.")
    return found


def _read(file: Path) -> Iterator[Text]:
    try:
        raw = file.read_bytes()
        if file.suffix == ".gz":
            raw = gzip.decompress(raw)
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Corrupt(f"{file.name}: not UTF-8.") from None
    except (OSError, EOFError):
        raise InputError(f"{file.name}: cannot be read.") from None
    name = file.name.partition(".")[0]
    if file.suffix == ".txt":
        yield name, text
        return
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield _line(line, name, number)


def _line(line: str, name: str, number: int) -> Text:
    try:
        record = json.loads(line)
        text = record["text"]
    except (ValueError, KeyError, TypeError):
        text = None
    if not isinstance(text, str):
        raise Corrupt(f"{name}, line {number}: not an object with a text.")
    return str(record.get("id", f"{name}-{number}")), text
