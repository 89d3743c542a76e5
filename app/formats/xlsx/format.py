"""The XLSX format: read the cells of all sheets, write a fresh workbook with the edits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from app.digests import digest_of
from app.engine.domain.document import Document, Fields
from app.engine.domain.export import Extract, RedactionPlan
from app.engine.domain.hidden_content import Channel, gathered
from app.errors import ExportError, NeedsOcr
from app.formats.base import EmbeddedSearch, Options, Pageless, require_unchanged
from app.formats.docx.opc.archive import Archive, read_archive
from app.formats.private_letters import refuse_private_letters
from app.formats.raster.lettered_codes import refuse_lettered_codes
from app.formats.xlsx.content import Content
from app.formats.xlsx.extractor import extracts
from app.formats.xlsx.hidden_content import inventory
from app.formats.xlsx.package import load
from app.formats.xlsx.reader import content_of
from app.formats.xlsx.writer import edited, save
from app.notices import Notice, NoticeCode
from app.progress import Reporter, Stage


class XlsxFormat(Pageless):
    """Excel workbooks without macros."""

    kind = "xlsx"
    suffixes: tuple[str, ...] = (".xlsx",)

    def sniff(self, untrusted_head: bytes) -> bool:
        """Whether the file is a ZIP archive; the registry looks inside."""
        return untrusted_head.startswith(b"PK\x03\x04")

    def read(
        self,
        untrusted_source: Path,
        options: Options,  # noqa: ARG002 - of the protocol
        reporter: Reporter,
    ) -> Document:
        """The cells of all sheets, also of hidden ones.

        Raises `Corrupt`, `Encrypted`, `LimitExceeded`, `Unsupported`, and `NeedsOcr` for a
        workbook without words.
        """
        digest = digest_of(untrusted_source)
        archive = read_archive(untrusted_source)
        content, notices, left_out = _read(archive)
        covered = ((Channel.COVERED, words) for one in content.sheets for words in one.covered)
        reporter.step(Stage.READ, 1, 1)
        return Document(
            digest[:16],
            self.kind,
            digest,
            content.text,
            barriers=content.barriers,
            rows=content.rows,
            fields=Fields.of(content.fields()),
            composition=content.composition(),
            notices=notices,
            dropped=gathered((*covered, *inventory(archive, left_out))),
        )

    def write(
        self,
        untrusted_source: Path,
        options: Options,  # noqa: ARG002 - of the protocol
        plan: RedactionPlan,
        target: Path,
        reporter: Reporter,
    ) -> tuple[Notice, ...]:
        """Write a workbook of its own with the edits made. Raises `ExportError`."""
        require_unchanged(untrusted_source, plan)
        content, notices, _ = _read(read_archive(untrusted_source))
        if plan.edits and plan.edits[-1].span.end > len(content.text):
            raise ExportError("The review does not fit the document.")
        save(edited(content, plan), target)
        reporter.step(Stage.WRITE, 1, 1)
        return notices

    def extracts(
        self,
        untrusted_target: Path,
        reporter: Reporter,
        embedded: EmbeddedSearch,  # noqa: ARG002 - of the protocol
    ) -> Iterator[Extract]:
        """Every member of the export by a reader other than the one above."""
        return extracts(untrusted_target, reporter)


def _read(
    untrusted_archive: Archive,
) -> tuple[Content, tuple[Notice, ...], tuple[tuple[str, bytes], ...]]:
    """What an export is made of, what is told of it, and what is left out."""
    package = load(untrusted_archive)
    content = content_of(package)
    if not content.text.strip():
        raise NeedsOcr("The workbook has no text in its cells.")
    refuse_lettered_codes(content.text)
    refuse_private_letters(content.text)
    told = package.notices | {NoticeCode.XLSX_LOOK}
    if any(sheet.covered for sheet in content.sheets):
        told |= {NoticeCode.XLSX_COVERED}
    return content, tuple(Notice(code) for code in NoticeCode if code in told), package.left_out
