"""The PDF format."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from app.engine.domain.document import Document
from app.engine.domain.export import Extract, RedactionPlan
from app.engine.domain.geometry import Box, Region
from app.formats.base import EmbeddedSearch, Options, RenderedPage
from app.formats.pdf.extraction.extractor import extracts
from app.formats.pdf.extraction.region_check import uncovered
from app.formats.pdf.pages.stored_again import stored_again
from app.formats.pdf.reader import KIND, read_document
from app.formats.pdf.redaction.writer import write_document
from app.formats.pdf.renderer import page_sizes, render_page
from app.notices import Notice
from app.progress import Reporter


class PdfFormat:
    """PDF files whose text can be read, redacted glyph by glyph."""

    kind = KIND
    suffixes: tuple[str, ...] = (".pdf",)

    def sniff(self, untrusted_head: bytes) -> bool:
        """Whether a PDF header stands in the first KiB, where viewers accept it."""
        return b"%PDF-" in untrusted_head[:1024]

    def read(
        self,
        untrusted_source: Path,
        options: Options,
        reporter: Reporter,
    ) -> Document:
        """All text that the pages show, annotations and form fields included.

        Raises `Encrypted`, `Corrupt`, `Unsupported`, `NeedsOcr` and `LimitExceeded`.
        """
        return read_document(untrusted_source, options.password, reporter)

    def write(
        self,
        untrusted_source: Path,
        options: Options,
        plan: RedactionPlan,
        target: Path,
        reporter: Reporter,
    ) -> tuple[Notice, ...]:
        """Write a fresh file without the glyphs of the edits. Raises `ExportError`."""
        return write_document(untrusted_source, options.password, plan, target, reporter)

    def uncovered(
        self, untrusted_target: Path, regions: Iterable[Region], reporter: Reporter
    ) -> Iterator[Region]:
        """Regions that PDFium does not show in one colour, or under which a reader sees letters."""
        return uncovered(untrusted_target, regions, reporter)

    def extracts(
        self, untrusted_target: Path, reporter: Reporter, embedded: EmbeddedSearch
    ) -> Iterator[Extract]:
        """The export as PDFium, pdfplumber and qpdf see it, and its bytes."""
        return extracts(untrusted_target, reporter, embedded)

    def page_sizes(
        self, untrusted_source: Path, options: Options
    ) -> tuple[tuple[float, float], ...]:
        """As PDFium gives them."""
        return page_sizes(untrusted_source, options.password)

    def render_page(
        self, untrusted_source: Path, options: Options, number: int, scale: float
    ) -> RenderedPage:
        """As PDFium draws it, comments and fields included."""
        return render_page(untrusted_source, number, scale, options.password)

    def stored_again(
        self, untrusted_source: Path, options: Options, number: int, box: Box, reporter: Reporter
    ) -> tuple[tuple[int, Box], ...]:
        """Uses of one image XObject, or of several with the same pixels."""
        return stored_again(untrusted_source, options.password, number, box, reporter)
