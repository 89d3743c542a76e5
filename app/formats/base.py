"""The seam for file formats: read, write, and look again with other eyes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from app.digests import digest_of
from app.engine.domain.document import Document
from app.engine.domain.export import Extract, RedactionPlan
from app.engine.domain.geometry import Box, Region
from app.errors import Corrupt, SourceChanged
from app.notices import Notice
from app.progress import Reporter


@dataclass(frozen=True, slots=True)
class RenderedPage:
    """A page as shown. `rgb` holds three bytes a pixel, row by row from the top, unpadded."""

    width: int
    height: int
    rgb: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Options:
    """What a user may choose about reading a file.

    `password` opens a protected one; others ignore it. It is in no message, log or `repr`.
    """

    encoding: str | None = None
    password: str | None = field(default=None, repr=False)


def require_unchanged(untrusted_source: Path, plan: RedactionPlan) -> None:
    """Raises `SourceChanged` for a file that is no longer the one that a plan was made for."""
    if digest_of(untrusted_source)[:16] != plan.document_id:
        raise SourceChanged("The original changed after it was opened.")


class EmbeddedSearch(Protocol):
    """Searches a file that lies in another, whatever format it is in."""

    def extracts(self, part: str, untrusted_data: bytes, reporter: Reporter) -> Iterator[Extract]:
        """Everything in a file that lies in `part` of another; all of it is hidden.

        Raises `VerificationFailed` where it cannot be read.
        """


class Format(Protocol):
    """One file format. All methods run in the child process of `app.sandbox.worker`.

    Implementations hold no state, so that they can be sent to that process.
    """

    @property
    def kind(self) -> str:
        """Value of `Document.kind`."""

    @property
    def suffixes(self) -> tuple[str, ...]:
        """Lower-case file name endings, the one used for exports first."""

    def sniff(self, untrusted_head: bytes) -> bool:
        """Whether the first 4 KiB of a file look like this format."""

    def read(self, untrusted_source: Path, options: Options, reporter: Reporter) -> Document:
        """Read the whole file. Deterministic: the same bytes and options give the same text.

        Raises a subclass of `InputError` for anything that could not be redacted safely later.
        """

    def write(
        self,
        untrusted_source: Path,
        options: Options,
        plan: RedactionPlan,
        target: Path,
        reporter: Reporter,
    ) -> tuple[Notice, ...]:
        """Write the redacted copy to `target`, never touching the source.

        Reads the source again. Returns notices for the report.
        Raises `ExportError`; what then stands at `target` is worthless and removed by the caller.
        """

    def extracts(
        self, untrusted_target: Path, reporter: Reporter, embedded: EmbeddedSearch
    ) -> Iterator[Extract]:
        """Everything in an export, by extractors that did not select what to remove.

        `embedded` searches the files that lie in it. Raises `VerificationFailed` where some part
        could not be read.
        """

    def uncovered(
        self, untrusted_target: Path, regions: Iterable[Region], reporter: Reporter
    ) -> Iterator[Region]:
        """Those of `regions` that an export does not show in one colour, or with text under them.

        All of them for a format without pages. Raises `VerificationFailed` as `extracts` does.
        """

    def page_sizes(
        self, untrusted_source: Path, options: Options
    ) -> tuple[tuple[float, float], ...]:
        """Width and height of all pages as shown, in points, long before `read` is through.

        None for a format without pages. Raises `InputError`.
        """

    def render_page(
        self, untrusted_source: Path, options: Options, number: int, scale: float
    ) -> RenderedPage:
        """Picture of page `number` (from 1) at `scale` pixels a point.

        A point (x, y) of `Word.box` lies at pixel (x, y) times `scale`. Raises `InputError`, and
        `Corrupt` for a page that is not there.
        """

    def stored_again(
        self, untrusted_source: Path, options: Options, number: int, box: Box, reporter: Reporter
    ) -> tuple[tuple[int, Box], ...]:
        """Page and place of each use of the stored picture under `box` on page `number`.

        Nothing for formats that store no picture twice. Raises `InputError`.
        """


class SingleUse:
    """What formats have in common that store each picture where it is shown, and nowhere else."""

    def stored_again(
        self,
        untrusted_source: Path,  # noqa: ARG002 - of the protocol
        options: Options,  # noqa: ARG002 - of the protocol
        number: int,  # noqa: ARG002 - of the protocol
        box: Box,  # noqa: ARG002 - of the protocol
        reporter: Reporter,  # noqa: ARG002 - of the protocol
    ) -> tuple[tuple[int, Box], ...]:
        """Nothing."""
        return ()


class Pageless(SingleUse):
    """What formats without pages have in common: nobody can draw a box in them."""

    def uncovered(
        self,
        untrusted_target: Path,  # noqa: ARG002 - of the protocol
        regions: Iterable[Region],
        reporter: Reporter,  # noqa: ARG002 - of the protocol
    ) -> Iterator[Region]:
        """All of them."""
        return iter(regions)

    def page_sizes(
        self,
        untrusted_source: Path,  # noqa: ARG002 - of the protocol
        options: Options,  # noqa: ARG002 - of the protocol
    ) -> tuple[tuple[float, float], ...]:
        """None."""
        return ()

    def render_page(
        self,
        untrusted_source: Path,  # noqa: ARG002 - of the protocol
        options: Options,  # noqa: ARG002 - of the protocol
        number: int,
        scale: float,  # noqa: ARG002 - of the protocol
    ) -> RenderedPage:
        """Raises `Corrupt`."""
        raise Corrupt(f"Page {number} cannot be shown.")


# File name endings of all formats, for those who must not load the parsers to ask. A test compares
# them with what the formats say.
ENDINGS = (
    ".pdf",
    ".docx", ".dotx",
    ".xlsx",
    ".png", ".jpg", ".jpeg", ".tif", ".tiff",
    ".txt", ".md", ".text", ".log", ".csv", ".tsv", ".hl7",
    ".json", ".ndjson", ".jsonl", ".xml",
)  # fmt: skip
