"""Reading, editing and checking a text file in a notation, as the program does it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from support.files.embedded import EMBEDDED

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Edit, Extract, Layer, Mode, RedactionPlan
from app.formats.base import Options
from app.formats.text.format import TextFormat
from app.progress import NullReporter

TEXT = TextFormat()


def shown(data: bytes, suffix: str) -> Document:
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"a{suffix}"
        path.write_bytes(data)
        return TEXT.read(path, Options(), NullReporter())


def edited(data: bytes, suffix: str, **replaced: str) -> bytes:
    """The export of `data` with every place of each word replaced."""
    text = shown(data, suffix).text
    edits = [
        Edit(Span(start, start + len(word)), replacement, "PATIENT")
        for word, replacement in replaced.items()
        for start in range(len(text))
        if text.startswith(word, start)
    ]
    return written(data, suffix, *edits)


def written(data: bytes, suffix: str, *edits: Edit) -> bytes:
    with TemporaryDirectory() as folder:
        path, target = Path(folder) / f"a{suffix}", Path(folder) / f"b{suffix}"
        path.write_bytes(data)
        document = TEXT.read(path, Options(), NullReporter())
        ordered = tuple(sorted(edits, key=lambda edit: edit.span))
        plan = RedactionPlan(document.id, Mode.MASK, ordered)
        TEXT.write(path, Options(), plan, target, NullReporter())
        return target.read_bytes()


def extracts(data: bytes, suffix: str) -> list[Extract]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"a{suffix}"
        path.write_bytes(data)
        return list(TEXT.extracts(path, NullReporter(), EMBEDDED))


def checked_text(data: bytes, suffix: str) -> str:
    return "\n".join(e.text for e in extracts(data, suffix) if e.layer is Layer.TEXT)
