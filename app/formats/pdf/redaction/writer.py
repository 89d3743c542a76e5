"""Writes the redacted copy of a PDF."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pikepdf

from app.engine.domain.export import Edit, RedactionPlan
from app.engine.domain.geometry import Box, Region
from app.errors import ExportError
from app.formats.base import require_unchanged
from app.formats.pdf.content.baselines import lines_with
from app.formats.pdf.content.glyphs import EXACT_STEP, GAP_STEP
from app.formats.pdf.content.interpreter import Cut, outlines_of, remove
from app.formats.pdf.content.outlines import Point
from app.formats.pdf.content.stepped_outlines import stepped_outlines
from app.formats.pdf.content.stepped_places import stepped_places
from app.formats.pdf.fonts.bundled_fonts import BundledFonts
from app.formats.pdf.fonts.font import Fonts
from app.formats.pdf.fonts.pruning import prune
from app.formats.pdf.images.erase import Place
from app.formats.pdf.opening.source import open_source
from app.formats.pdf.pages.codes import drawn_codes, erase_codes, pages_of_hidden_codes
from app.formats.pdf.pages.page_drawings import PageDrawing
from app.formats.pdf.pages.pages import TextPage, read_pages
from app.formats.pdf.pages.scans import ScannedPage, redraw
from app.formats.pdf.redaction.draw import Drawing
from app.formats.pdf.redaction.gaps import Surroundings
from app.formats.pdf.redaction.picture_edits import change, erase_all
from app.formats.pdf.redaction.rebuild import Rebuild
from app.formats.pdf.redaction.region_cover import cover
from app.notices import Notice, NoticeCode
from app.progress import Reporter, Stage

_AIR = 1.0  # points around a word that is drawn


def write_document(
    untrusted_source: Path,
    password: str | None,
    plan: RedactionPlan,
    target: Path,
    reporter: Reporter,
) -> tuple[Notice, ...]:
    """Write a copy of `untrusted_source` to `target`, with the edits of `plan` made.

    Returns notices for the report. Raises `ExportError` where the plan does not fit the file.
    """
    require_unchanged(untrusted_source, plan)
    with open_source(untrusted_source, password) as source, _failing_as_export_error():
        redaction = _Redaction(source.pdf, plan)
        steps, done, end = 2 * len(source.pdf.pages), 0, 0

        def tick() -> None:
            reporter.step(Stage.WRITE, done, steps)

        for page in read_pages(source, redaction.fonts, tick):
            redaction.apply(page)
            done = page.number
            reporter.step(Stage.WRITE, done, steps)
            end = page.end
        if plan.edits and plan.edits[-1].span.end > end:
            raise ExportError("The plan was made for another file.")
        erase_all(source.pdf, redaction.erased)
        prune(source.pdf, redaction.shown.loaded())
        redaction.faces.embed()
        covered, pictures = redaction.covered, tuple[int, ...]()
        if plan.may_hold_codes:
            erase_codes(source.pdf, tick)
            covered = [*covered, *drawn_codes(source.as_bytes(), tick)]
            pictures = tuple(pages_of_hidden_codes(source.pdf, tick))
        cover(source.pdf, covered, plan.layout, tick, pictures=pictures)
        rebuild = Rebuild(source.pdf)
        for number, pdf_page in enumerate(source.pdf.pages, start=steps // 2 + 1):
            rebuild.add(pdf_page)
            reporter.step(Stage.WRITE, number, steps)
        rebuild.save(target)
    return tuple(redaction.notices())


@contextmanager
def _failing_as_export_error() -> Iterator[None]:
    try:
        yield
    except (pikepdf.PdfError, pikepdf.DependencyError):
        raise ExportError("A part of the PDF that must be copied is damaged.") from None


@dataclass(frozen=True, slots=True)
class _Replaced:
    """The glyphs of one edit: those that leave a gap, in reading order, and all `own` ones."""

    letters: list[int]
    own: set[int]
    words: str
    boxed: bool


class _Redaction:
    """The edits of one plan, on their way into the pages of `pdf`."""

    def __init__(self, pdf: pikepdf.Pdf, plan: RedactionPlan) -> None:
        self.fonts, self.faces = Fonts(), BundledFonts(pdf)
        self.shown = Fonts()
        self.all_drawn = True
        self.erased: list[tuple[pikepdf.Object, Place]] = []
        self.covered: list[Region] = list(plan.regions)
        self._shown: Counter[tuple[int, int]] = Counter()
        self._changed: Counter[tuple[int, int]] = Counter()
        self._pdf, self._plan = pdf, plan

    def notices(self) -> Iterator[Notice]:
        """What the reviewer is told about the export."""
        if not self.all_drawn:
            yield Notice(NoticeCode.PDF_UNDRAWN)
        if self._plan.layout.exact_places and self._plan.edits:
            yield Notice(NoticeCode.PDF_EXACT_WIDTHS)
        if any(self._shown[image] > uses for image, uses in self._changed.items()):
            yield Notice(NoticeCode.PDF_SHARED_PICTURE)
        if self.covered:
            yield Notice(NoticeCode.PDF_BOXED_PAGES)

    def apply(self, page: TextPage | ScannedPage) -> None:
        """Remove what all edits cover from a page and draw the replacements."""
        if isinstance(page, ScannedPage):
            edits = self._edits_within(page.start, page.end)
            self.all_drawn &= redraw(self._pdf, page, edits, self._plan, self.faces)
        else:
            self._cut_glyphs(page)

    def _cut_glyphs(self, page: TextPage) -> None:
        drawing = Drawing(self.faces)
        cut = set(page.unseen)
        replaced: list[_Replaced] = []
        for edit in self._edits_within(page.start, page.end_of_glyphs):
            start = max(edit.span.start, page.start)
            end = min(edit.span.end, page.end_of_glyphs)
            owners = page.text.owners[start - page.start : end - page.start]
            own = {index for indices in owners for index in indices}
            # A later edit that shares a ligature finds its glyph gone and its place filled.
            letters = (indices[0] for indices in owners if indices and indices[0] not in cut)
            # An edit that continues from an earlier page has its words there.
            words = edit.replacement if edit.span.start == start else ""
            boxed = edit.is_boxed(self._plan.mode)
            replaced.append(_Replaced(list(dict.fromkeys(letters)), own, words, boxed))
            cut |= own
        edits = list(self._edits_within(page.end_of_glyphs, page.end))
        if page.drawing is not None:
            self.covered += _places_in(page.drawing, page, edits)
        pictures = change(page.pictures, edits, self._plan.mode, drawing)
        self.all_drawn &= pictures.all_drawn
        self.erased += pictures.erased
        self._shown.update(
            part.image.objgen
            for picture in page.pictures
            for part in picture.parts
            if part.image is not None
        )
        self._changed.update(pictures.uses)
        exact = self._plan.layout.exact_places
        cut_out = Cut(self._pdf, frozenset(cut), page.frame)
        walls: Sequence[Point] = ()
        if not exact:
            directions = lines_with(cut, page.glyphs)
            places = stepped_places(directions, page.frame)
            outlines = outlines_of(page.pdf_page, self.fonts) if cut else []
            shifts, walls = stepped_outlines(outlines, directions, places)
            cut_out = replace(cut_out, places=places.starts, shifts=shifts)
        moved = remove(page.pdf_page, self.shown, cut_out)
        glyphs = [m._replace(text=g.text) for g, m in zip(page.glyphs, moved, strict=True)]
        visible = ((i, glyph) for i, glyph in enumerate(glyphs) if i not in page.unseen)
        step = EXACT_STEP if exact else GAP_STEP
        surroundings = Surroundings(visible, page.frame, step, walls)
        for one in replaced:
            gaps = surroundings.gaps((glyphs[index] for index in one.letters), one.own)
            self.all_drawn &= drawing.replace(gaps, one.words, boxed=one.boxed)
        drawing.add_to(self._pdf, page.pdf_page)

    def _edits_within(self, start: int, end: int) -> Iterator[Edit]:
        for edit in self._plan.edits:
            if edit.span.start < end and start < edit.span.end:
                yield edit


def _places_in(drawing: PageDrawing, page: TextPage, edits: Iterable[Edit]) -> Iterator[Region]:
    """Where the words of `edits` are drawn: nothing tells which strokes are theirs."""
    words = list(drawing.words(page.frame))
    for edit in edits:
        for word in words:
            if edit.span.overlaps(word.span):
                box = word.box
                around = Box(box.x0 - _AIR, box.top - _AIR, box.x1 + _AIR, box.bottom + _AIR)
                yield Region(page.number, around, edit.subcategory)
