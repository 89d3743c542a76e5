"""Reads, by text recognition, words that an export draws as outlines beside its text."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import c_float, c_uint
from pathlib import Path

import pypdfium2
from PIL import Image, ImageChops, ImageOps
from pypdfium2 import raw

from app.engine.types import Extract, Layer
from app.errors import AppError, VerificationFailed
from app.formats.ocr.engine import is_installed
from app.formats.ocr.reading import read_picture
from app.formats.ocr.unread import refuse_unread
from app.formats.pdf.images_seen import parts_of
from app.formats.pdf.scans import LONGEST_PAGE, SCALE
from app.job import Reporter, Stage

READER = "drawings"
_STRAIGHT = 6  # segments of a path that is no more than a line or a box
_SHORT_WORD = 60  # segments beyond those
_WIDEST, _HIGHEST = 14.0, 30.0  # points; of a letter that is drawn as a box
_LIGHT = 200  # of 255
_MARGIN = 12  # pixels


def by_drawing(target: Path, reporter: Reporter) -> Iterator[Extract]:
    """The drawings of pages that draw more than a word has, without text, pictures and boxes.

    Raises `VerificationFailed` where they cannot be read.
    """
    unread: list[str] = []
    document = pypdfium2.PdfDocument(target)
    try:
        total = len(document)
        for number in range(1, total + 1):
            place = f"{READER} page {number}"
            page = document[number - 1]

            def tick(done: int = number - 1) -> None:
                reporter.step(Stage.VERIFY, done, total)

            try:
                shown = list(_drawings(page))
                if shown and is_installed():
                    read = (read_picture(one, tick).text for one in shown)
                    yield Extract(place, Layer.TEXT, "\n\n".join(read))
                elif shown:
                    unread.append(place)
            except (pypdfium2.PdfiumError, AppError) as error:
                raise VerificationFailed(
                    f"A drawing in the export could not be read ({type(error).__name__}).",
                    places=(place,),
                ) from None
            finally:
                page.close()
    finally:
        document.close()
    refuse_unread(unread)


def _drawings(page: pypdfium2.PdfPage) -> Iterator[Image.Image]:
    """What the page draws: on white, and if some of it is light, on black.

    The page is of no other use afterwards.
    """
    drawn, is_light = 0, False
    for part in list(parts_of(page)):
        if part.kind == raw.FPDF_PAGEOBJ_PATH and not _is_box(part.shown):
            drawn += max(0, raw.FPDFPath_CountSegments(part.shown) - _STRAIGHT)
            is_light |= _is_light(part.shown)
        else:
            part.remove_from(page)
    if drawn <= _SHORT_WORD:
        return
    scale = min(SCALE, SCALE * LONGEST_PAGE / max(page.get_size()))
    for ground in (255, 0) if is_light else (255,):
        picture = page.render(scale=scale, fill_color=(ground,) * 3 + (255,)).to_pil()
        paper = Image.new("RGB", picture.size, (ground,) * 3)
        paper.paste(picture)
        bare = Image.new("RGB", picture.size, (ground,) * 3)
        inked = ImageChops.difference(paper, bare).getbbox()
        if inked is not None:
            yield ImageOps.expand(paper.crop(inked), _MARGIN, (ground,) * 3)


def _is_box(path: raw.FPDF_PAGEOBJECT) -> bool:
    """Whether a path is a rule or a box, which may hide words, and too large for a letter."""
    if raw.FPDFPath_CountSegments(path) > _STRAIGHT:
        return False
    left, bottom, right, top = (c_float() for _ in range(4))
    if not raw.FPDFPageObj_GetBounds(path, left, bottom, right, top):
        raise pypdfium2.PdfiumError("A path has no place.")
    return right.value - left.value > _WIDEST or top.value - bottom.value > _HIGHEST


def _is_light(path: raw.FPDF_PAGEOBJECT) -> bool:
    shades = [c_uint() for _ in range(4)]
    if not raw.FPDFPageObj_GetFillColor(path, *shades):
        return False
    return min(shade.value for shade in shades[:3]) > _LIGHT
