"""The format of picture files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from app.engine.domain.export import Extract, Plan
from app.engine.domain.geometry import Region
from app.engine.domain.types import Document
from app.formats.base import Options
from app.formats.image.extractor import extracts
from app.formats.image.reader import KIND, read_document
from app.formats.image.uncovered import uncovered
from app.formats.image.writer import write_document
from app.progress import Reporter

_SIGNATURES = (
    b"\x89PNG\r\n\x1a\n",
    b"\xff\xd8\xff",
    *(b"II*\0", b"MM\0*", b"II+\0", b"MM\0+"),
)


class ImageFormat:
    """PNG, JPEG and TIFF files whose words are read by text recognition."""

    kind = KIND
    suffixes: tuple[str, ...] = (".png", ".jpg", ".jpeg", ".tif", ".tiff")

    def sniff(self, untrusted_head: bytes) -> bool:
        """Whether the file begins like one of the three types."""
        return untrusted_head.startswith(_SIGNATURES)

    def read(
        self,
        untrusted_source: Path,
        options: Options,  # noqa: ARG002 - of the protocol
        reporter: Reporter,
    ) -> Document:
        """All words that the pictures show.

        Raises `Corrupt`, `LimitExceeded`, and `NeedsOcr` without text recognition.
        """
        return read_document(untrusted_source, reporter)

    def write(
        self,
        untrusted_source: Path,
        options: Options,  # noqa: ARG002 - of the protocol
        plan: Plan,
        target: Path,
        reporter: Reporter,
    ) -> tuple[str, ...]:
        """Write a file of the same type with painted pixels. Raises `ExportError`."""
        return write_document(untrusted_source, plan, target, reporter)

    def uncovered(
        self, untrusted_target: Path, regions: Iterable[Region], reporter: Reporter
    ) -> Iterator[Region]:
        """Regions that show more than one colour, apart from the blur of JPEG."""
        return uncovered(untrusted_target, regions, reporter)

    def extracts(self, untrusted_target: Path, reporter: Reporter) -> Iterator[Extract]:
        """The words that text recognition sees, the metadata, and the bytes."""
        return extracts(untrusted_target, reporter)
