"""A window that reads and draws real files, and finds what `known_window` knows in them."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas
from support.known.known_window import KnownBackend

from app.engine.domain.document import Document
from app.engine.domain.export import Layout
from app.engine.domain.geometry import Box, SamePicture
from app.engine.domain.policy import Chosen, policy_of
from app.engine.domain.review import Review
from app.engine.redaction.by_policy import planned
from app.engine.redaction.plan import label
from app.formats.base import Options, RenderedPage
from app.progress import Reporter
from app.sandbox import reader_process

SIZE = (360.0, 420.0)
# PDFium is made for one thread; the program reads and draws in two processes.
_TURN = threading.Lock()


class ReadingBackend(KnownBackend):
    """Reads in this process what other tests only pretend to read."""

    def open(self, path: Path, options: Options, reporter: Reporter) -> Document:
        with _TURN:
            return reader_process.read(path, options, reporter)

    def render(
        self, path: Path, options: Options, number: int, scale: float, reporter: Reporter
    ) -> RenderedPage:
        with _TURN:
            return reader_process.render_page(path, options, number, scale, reporter)

    def page_sizes(
        self, path: Path, options: Options, reporter: Reporter
    ) -> Sequence[tuple[float, float]]:
        with _TURN:
            return reader_process.page_sizes(path, options, reporter)

    def draft(
        self,
        review: Review,
        source: Path,
        options: Options,
        mode: Chosen,
        layout: Layout,
        reporter: Reporter,
    ) -> Path:
        self.drafts.append((review, mode))
        made = source.with_name(f"draft-{len(self.drafts)}{source.suffix}")
        review, edits = planned(review, policy_of(mode), lambda _: label)
        with _TURN:
            reader_process.write(source, options, review.document, edits, made, reporter)
        return made

    def same_pictures(
        self, path: Path, options: Options, number: int, box: Box, reporter: Reporter
    ) -> Sequence[SamePicture]:
        with _TURN:
            return reader_process.same_pictures(path, options, number, box, reporter)


def scans(path: Path, *pages: str) -> Path:
    """A PDF with a page for each word: `scan` is a picture, all others are text."""
    made = Canvas(str(path), invariant=1, pagesize=SIZE)
    for number, kind in enumerate(pages, start=1):
        if kind == "scan":
            picture, data = Image.new("L", (720, 840), 255), BytesIO()
            words = f"Seen by Venkataraman on ward {number}"
            ImageDraw.Draw(picture).text((40, 60), words, fill=0, font_size=34)
            picture.save(data, "PNG")
            made.drawImage(ImageReader(data), 0, 0, *SIZE)
        else:
            made.drawString(40, 380, f"{kind} 02/09/2025 on page {number}")
        made.showPage()
    made.save()
    return path
