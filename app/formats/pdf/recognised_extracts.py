"""Reads again, by text recognition, the pages of an export whose words are pixels."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import c_float
from pathlib import Path

import pypdfium2
from pypdfium2 import raw

from app.engine.types import Extract, Layer
from app.errors import AppError, VerificationFailed
from app.formats.ocr.reading import read_picture
from app.formats.pdf.scans import SCALE
from app.job import Reporter, Stage

READER = "recognition"
_LARGE_SHARE = 0.25
_NESTING = 8


def by_recognition(target: Path, reporter: Reporter) -> Iterator[Extract]:
    """Pages that are largely picture, or show something without text, as they look.

    Raises `VerificationFailed` where such a page cannot be read.
    """
    document = pypdfium2.PdfDocument(target)
    try:
        total = len(document)
        for number in range(1, total + 1):
            place = f"{READER} page {number}"
            page = document[number - 1]

            def tick(done: int = number - 1) -> None:
                reporter.step(Stage.VERIFY, done, total)

            try:
                if _shows_pixels(page):
                    picture = page.render(scale=SCALE).to_pil().convert("RGB")
                    yield Extract(place, Layer.TEXT, read_picture(picture, tick).text)
            except (pypdfium2.PdfiumError, AppError) as error:
                raise VerificationFailed(
                    f"A picture in the export could not be read ({type(error).__name__}).",
                    places=(place,),
                ) from None
            finally:
                page.close()
    finally:
        document.close()


def _shows_pixels(page: pypdfium2.PdfPage) -> bool:
    width, height = page.get_size()
    covered = 0.0
    for image in page.get_objects(filter=[raw.FPDF_PAGEOBJ_IMAGE], max_depth=_NESTING):
        left, bottom, right, top = (c_float() for _ in range(4))
        if raw.FPDFPageObj_GetBounds(image, left, bottom, right, top):
            covered += abs(right.value - left.value) * abs(top.value - bottom.value)
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
