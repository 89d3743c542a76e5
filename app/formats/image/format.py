"""The format of picture files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from PIL import Image

from app.engine.domain.document import Document
from app.engine.domain.export import Extract, RedactionPlan
from app.engine.domain.geometry import Region
from app.errors import Corrupt
from app.formats.base import EmbeddedSearch, Options, RenderedPage, SingleUse
from app.formats.image.extractor import extracts, uncovered
from app.formats.image.frames import open_frames
from app.formats.image.reader import KIND, read_document
from app.formats.image.writer import write_document
from app.notices import Notice
from app.progress import Reporter

_SIGNATURES = (
    b"\x89PNG\r\n\x1a\n",
    b"\xff\xd8\xff",
    *(b"II*\0", b"MM\0*", b"II+\0", b"MM\0+"),
)


class ImageFormat(SingleUse):
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
        plan: RedactionPlan,
        target: Path,
        reporter: Reporter,
    ) -> tuple[Notice, ...]:
        """Write a file of the same type with painted pixels. Raises `ExportError`."""
        return write_document(untrusted_source, plan, target, reporter)

    def uncovered(
        self, untrusted_target: Path, regions: Iterable[Region], reporter: Reporter
    ) -> Iterator[Region]:
        """Regions that show more than one colour, apart from the blur of JPEG."""
        return uncovered(untrusted_target, regions, reporter)

    def extracts(
        self,
        untrusted_target: Path,
        reporter: Reporter,
        embedded: EmbeddedSearch,  # noqa: ARG002 - of the protocol
    ) -> Iterator[Extract]:
        """The words that text recognition sees, the metadata, and the bytes."""
        return extracts(untrusted_target, reporter)

    def page_sizes(
        self,
        untrusted_source: Path,
        options: Options,  # noqa: ARG002 - of the protocol
    ) -> tuple[tuple[float, float], ...]:
        """Those of the upright frames."""
        with open_frames(untrusted_source) as frames:
            return tuple(frame.size for frame in frames)

    def render_page(
        self,
        untrusted_source: Path,
        options: Options,  # noqa: ARG002 - of the protocol
        number: int,
        scale: float,
    ) -> RenderedPage:
        """An upright frame."""
        with open_frames(untrusted_source) as frames:
            for frame in frames:
                if frame.number == number:
                    width, height = (max(1, round(side * scale)) for side in frame.size)
                    shown = frame.picture.convert("RGB")
                    shown = shown.resize((width, height), Image.Resampling.BOX)
                    return RenderedPage(width, height, shown.tobytes())
        raise Corrupt(f"Page {number} cannot be shown.")
