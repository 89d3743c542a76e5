"""Files that are attached to a PDF, opened and searched like an export of their own.

An export of this program has none. What is attached to a file of another program may be the
original itself.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pikepdf

from app.engine.domain.export import Extract, Layer
from app.errors import VerificationFailed
from app.formats.pdf.syntax.names import is_reference
from app.progress import Cancelled, Reporter, Stage

# Voices and bodies, which no reader here knows.
_UNREAD = {"/Sound", "/3D"}
_DEEPEST = 3


@dataclass(frozen=True, slots=True)
class _Inside:
    """The reporter of a file, for one that is attached to it."""

    reporter: Reporter
    deep: int

    def step(self, stage: Stage, done: int, total: int) -> None:
        """As `Reporter.step`."""
        self.reporter.step(stage, done, total)


def attached(untrusted_target: Path, reporter: Reporter) -> Iterator[Extract]:
    """Everything in the files that a PDF carries; all of it is hidden.

    Raises `VerificationFailed` for a file that cannot be read.
    """
    try:
        with pikepdf.open(untrusted_target) as pdf:
            for number, data in enumerate(_files(pdf), start=1):
                if data:
                    place = f"attached file {number}"
                    yield from searched_file(place, data, reporter)
    except (pikepdf.PdfError, pikepdf.DependencyError) as error:
        raise _unread("attached files", type(error).__name__) from None


def _files(pdf: pikepdf.Pdf) -> Iterator[bytes | None]:
    """The content of every attached file once. Raises `VerificationFailed` for a recording."""
    seen: set[tuple[int, int]] = set()
    for value in pdf.objects:
        if isinstance(value, pikepdf.Stream) and str(value.get("/Type", "")) in _UNREAD:
            raise _unread("attached recording", "no reader")
        for stream in _streams(value):
            if stream.objgen not in seen:
                seen.add(stream.objgen)
                yield stream.read_bytes()


def _streams(value: object) -> Iterator[pikepdf.Stream]:
    """The streams of attached files that an object leads to, or is."""
    if isinstance(value, pikepdf.Stream) and value.get("/Type") == "/EmbeddedFile":
        yield value
    if isinstance(value, pikepdf.Array):
        for item in value:
            if not is_reference(item):
                yield from _streams(item)
    elif isinstance(value, pikepdf.Dictionary | pikepdf.Stream):
        for key, member in value.items():
            if key in {"/EF", "/RF"}:
                yield from _all_streams(member)
            elif not is_reference(member):
                yield from _streams(member)


def _all_streams(value: object) -> Iterator[pikepdf.Stream]:
    if isinstance(value, pikepdf.Stream):
        yield value
    elif isinstance(value, pikepdf.Array):
        for item in value:
            yield from _all_streams(item)
    elif isinstance(value, pikepdf.Dictionary):
        for member in value.values():
            yield from _all_streams(member)


def searched_file(place: str, untrusted_data: bytes, reporter: Reporter) -> Iterator[Extract]:
    """Everything in a file that lies in another; all of it is hidden.

    Raises `VerificationFailed` where it cannot be read.
    """
    # The registry holds this format.
    from app.formats.registry import detect  # noqa: PLC0415

    deep = reporter.deep + 1 if isinstance(reporter, _Inside) else 1
    if deep > _DEEPEST:
        raise _unread(place, "too deep")
    inside = _Inside(reporter, deep)
    with tempfile.TemporaryDirectory(prefix="incognote-") as folder:
        path = Path(folder) / "attached"
        path.write_bytes(untrusted_data)
        try:
            for extract in detect(path).extracts(path, inside):
                layer = Layer.HIDDEN if extract.layer is Layer.TEXT else extract.layer
                yield replace(extract, place=f"{place}: {extract.place}", layer=layer)
        except (Cancelled, GeneratorExit):
            raise
        except Exception as error:  # noqa: BLE001 - whatever fails, the check has failed
            raise _unread(place, type(error).__name__) from None


def _unread(place: str, why: str) -> VerificationFailed:
    return VerificationFailed(
        f"A file attached to the export could not be searched ({why}).",
        places=(place,),
        hint="Remove the attached files from the export, and check it again.",
    )
