"""Reads again, by text recognition, the pages and pictures of an export whose words are pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pypdfium2
from PIL import Image

from app.engine.domain.export import Extract, Layer
from app.errors import AppError, VerificationFailed
from app.formats.ocr.legibility import is_plain, refuse_unread
from app.formats.ocr.page_reader import read_picture
from app.formats.ocr.recogniser import is_installed
from app.formats.pdf.extraction.drawings import drawings
from app.formats.pdf.extraction.images_seen import Area, image_areas, uncovered
from app.formats.pdf.pages.scans import SCALE
from app.progress import Reporter, Stage

READER, DRAWINGS = "recognition", "drawings"
_LARGE_SHARE = 0.25
_SHORTEST, _LONGEST = 12.0, 1_700.0  # points; nothing was read in smaller and larger pictures
_LEGIBLE = 5.0  # points


def by_recognition(target: Path, reporter: Reporter) -> Iterator[Extract]:
    """Pages that are largely picture, or show something without text, as they look.

    Of other pages the pictures, without what is drawn over them, and the drawings, without boxes.
    Raises `VerificationFailed` where one cannot be read.
    """
    yield from _read(target, _pictures, READER, "picture", reporter)
    yield from _read(target, drawings, DRAWINGS, "drawing", reporter)


def _read(
    target: Path,
    shown_by: Callable[[pypdfium2.PdfPage], Iterable[Image.Image]],
    reader: str,
    kind: str,
    reporter: Reporter,
) -> Iterator[Extract]:
    installed = is_installed()
    unread: list[str] = []
    document = pypdfium2.PdfDocument(target)
    try:
        total = len(document)
        for number in range(1, total + 1):
            place = f"{reader} page {number}"
            page = document[number - 1]

            def tick(done: int = number - 1) -> None:
                reporter.step(Stage.VERIFY, done, total)

            try:
                shown = shown_by(page)
                if installed:
                    read = [read_picture(one, tick).text for one in shown]
                    if read:
                        yield Extract(place, Layer.TEXT, "\n\n".join(read))
                elif not all(map(is_plain, shown)):
                    unread.append(place)
            except (pypdfium2.PdfiumError, AppError) as error:
                raise VerificationFailed(
                    f"A {kind} in the export could not be read ({type(error).__name__}).",
                    places=(place,),
                ) from None
            finally:
                page.close()
    finally:
        document.close()
    refuse_unread(unread)


def _pictures(page: pypdfium2.PdfPage) -> Iterator[Image.Image]:
    areas = image_areas(page)
    if _is_picture(page, areas):
        yield page.render(scale=SCALE).to_pil().convert("RGB")
    elif legible := [area for area in areas if _is_legible(area)]:
        yield from uncovered(page, legible)


def _is_picture(page: pypdfium2.PdfPage, areas: list[Area]) -> bool:
    """Whether the page is largely picture, or shows something without text."""
    width, height = page.get_size()
    covered = sum(area.sides[0] * area.sides[1] for area in areas)
    if covered >= _LARGE_SHARE * width * height:
        return True
    text = page.get_textpage()
    try:
        if text.count_chars():
            return False
    finally:
        text.close()
    darkest, lightest = page.render(grayscale=True).to_pil().getextrema()
    return bool(darkest != lightest)


def _is_legible(area: Area) -> bool:
    shorter, longer = area.sides
    return shorter >= _LEGIBLE and _SHORTEST <= longer <= _LONGEST
