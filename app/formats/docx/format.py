"""The DOCX format: read the cleaned text, write the cleaned and edited package."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from app.digests import digest_of
from app.engine.domain.document import Document
from app.engine.domain.export import Extract, RedactionPlan
from app.engine.domain.hidden_content import Channel, gathered
from app.errors import ExportError, Unsupported
from app.formats.base import EmbeddedSearch, Options, Pageless, require_unchanged
from app.formats.docx.cleaning.clean import clean, refuse_pictures_only
from app.formats.docx.composition import composition_of
from app.formats.docx.extraction.extractor import extracts
from app.formats.docx.hidden_content import inventory
from app.formats.docx.markup.shapes import shapes_of
from app.formats.docx.opc.archive import Archive, read_archive
from app.formats.docx.opc.package import Package, load
from app.formats.docx.picture_text import BREAK, PictureWords, change, paint_codes, read_pictures
from app.formats.docx.stories import Story, story_of
from app.formats.docx.writer import apply, save
from app.formats.private_letters import refuse_private_letters
from app.formats.raster.lettered_codes import refuse_lettered_codes
from app.formats.raster.silhouettes import Silhouettes
from app.notices import Notice, NoticeCode
from app.progress import Reporter, Stage


class DocxFormat(Pageless):
    """Word documents and templates without macros, transitional or strict."""

    kind = "docx"
    suffixes: tuple[str, ...] = (".docx", ".dotx")

    def sniff(self, untrusted_head: bytes) -> bool:
        """Whether the file is a ZIP archive; the registry looks inside."""
        return untrusted_head.startswith(b"PK\x03\x04")

    def read(
        self,
        untrusted_source: Path,
        options: Options,  # noqa: ARG002 - of the protocol
        reporter: Reporter,
    ) -> Document:
        """All text of the document as the export will hold it.

        Raises `Corrupt`, `Encrypted`, `LimitExceeded`, `Unsupported` and, for a document of
        pictures only, `NeedsOcr`.
        """
        digest = digest_of(untrusted_source)
        archive = read_archive(untrusted_source)
        read = _cleaned(archive, reporter, Stage.READ)
        return Document(
            digest[:16],
            self.kind,
            digest,
            read.text,
            barriers=read.barriers,
            rows=read.story.rows,
            composition=composition_of(read.package, read.story),
            notices=_notices(read.package),
            dropped=gathered(
                (*inventory(archive), *((Channel.CODES, code) for code in read.codes))
            ),
        )

    def write(
        self,
        untrusted_source: Path,
        options: Options,  # noqa: ARG002 - of the protocol
        plan: RedactionPlan,
        target: Path,
        reporter: Reporter,
    ) -> tuple[Notice, ...]:
        """Write the cleaned package with the edits made. Raises `ExportError`."""
        require_unchanged(untrusted_source, plan)
        read = _cleaned(read_archive(untrusted_source), reporter, Stage.WRITE)
        if plan.edits and plan.edits[-1].span.end > len(read.text):
            raise ExportError("The review does not fit the document.")
        apply(plan, read.story)
        drawn = [change(words, plan.edits, plan.mode) for words in read.pictures]
        save(read.package, target)
        reporter.step(Stage.WRITE, 1, 1)
        undrawn = () if all(drawn) else (Notice(NoticeCode.DOCX_UNDRAWN),)
        return (*_notices(read.package), *undrawn)

    def extracts(
        self,
        untrusted_target: Path,
        reporter: Reporter,
        embedded: EmbeddedSearch,  # noqa: ARG002 - of the protocol
    ) -> Iterator[Extract]:
        """Every member of the export by readers other than the one above."""
        return extracts(untrusted_target, reporter)


@dataclass(frozen=True, slots=True)
class _Read:
    """A cleaned package, its text, and the words in its pictures, which follow the text.

    Attributes:
        codes: what machine-readable codes said that were painted over.
    """

    package: Package
    story: Story
    pictures: tuple[PictureWords, ...]
    codes: tuple[str, ...] = field(repr=False)

    @property
    def text(self) -> str:
        return BREAK.join((self.story.text, *(words.text.text for words in self.pictures)))

    @property
    def barriers(self) -> tuple[int, ...]:
        inside = (
            words.start + barrier
            for words in self.pictures
            for barrier in (0, *words.text.barriers)
        )
        return (*self.story.barriers, *inside)


def _cleaned(untrusted_archive: Archive, reporter: Reporter, stage: Stage) -> _Read:
    package = load(untrusted_archive)
    clean(package, reporter, stage)
    _refuse_drawn_codes(package)
    story = story_of(package)
    refuse_lettered_codes(story.text)
    refuse_private_letters(story.text)

    def tick() -> None:
        reporter.step(stage, 0, 1)

    # The same when the file is written: codes are painted over after the words were read.
    pictures = read_pictures(package, len(story.text), tick)
    read = _Read(package, story, pictures, paint_codes(package, tick))
    refuse_pictures_only(package, read.text)
    return read


def _refuse_drawn_codes(package: Package) -> None:
    silhouettes = Silhouettes()
    for part in package.parts:
        for shapes in shapes_of(part.root):
            if any(True for _ in silhouettes.texts(shapes)):
                raise Unsupported(
                    "The document draws a machine-readable code, such as a QR code, with shapes"
                    " or the cells of a table.",
                    hint="Remove it in Word, or put a picture of it there, and open the file"
                    " again.",
                )


def _notices(package: Package) -> tuple[Notice, ...]:
    return tuple(Notice(code) for code in NoticeCode if code in package.notices)
