"""The PDF format."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from app.engine.types import Document, Extract, Plan
from app.formats.base import Options
from app.formats.pdf.extracts import extracts
from app.formats.pdf.read import KIND, read_document
from app.formats.pdf.write import write_document
from app.job import Reporter


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
        plan: Plan,
        target: Path,
        reporter: Reporter,
    ) -> tuple[str, ...]:
        """Write a fresh file without the glyphs of the edits. Raises `ExportError`."""
        return write_document(untrusted_source, options.password, plan, target, reporter)

    def extracts(self, untrusted_target: Path, reporter: Reporter) -> Iterator[Extract]:
        """The export as PDFium, pdfplumber and qpdf see it, and its bytes."""
        return extracts(untrusted_target, reporter)
