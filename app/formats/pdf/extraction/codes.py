"""Looks for codes in an export: on its pages, in its images as stored, in shapes that it draws.

At another scale, and prepared otherwise, than where they are removed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pypdfium2
from PIL import Image

from app.engine.domain.export import Reader, place_in_words
from app.errors import VerificationFailed
from app.formats.pdf.content.shapes import inline_images, shapes_of
from app.formats.pdf.images.xobject import stored_picture
from app.formats.raster.codes import refuse_code, require_no_codes, searched
from app.formats.raster.silhouettes import Silhouettes
from app.progress import Reporter, Stage

_SCALE = 300 / 72
_LONGEST = 5_200  # pixels
_DAMAGED = (pikepdf.PdfError, pikepdf.DependencyError, pypdfium2.PdfiumError)
_ANY = 10  # pixels along the longer side; a code has more


def require_no_code_left(target: Path, reporter: Reporter) -> None:
    """Raise `VerificationFailed` for a code that can be read, and for what cannot be looked at."""
    _on_pages(target, reporter)
    with pikepdf.open(target) as pdf:
        _in_images(pdf, reporter)
        _in_shapes(pdf, reporter)


def _in_shapes(pdf: pikepdf.Pdf, reporter: Reporter) -> None:
    silhouettes = Silhouettes(checking=True)
    total = len(pdf.pages)
    for number, page in enumerate(pdf.pages, start=1):
        reporter.step(Stage.VERIFY, number, total)
        place = f"page {number}"
        try:
            for shapes in shapes_of(page):
                if any(True for _ in silhouettes.texts(shapes)):
                    refuse_code(place, number)
            for image in inline_images(page):
                require_no_codes(stored_picture(image), place, number)
        except _DAMAGED as error:
            raise _unread(place, error, number) from None


def _on_pages(target: Path, reporter: Reporter) -> None:
    document = pypdfium2.PdfDocument(target.read_bytes())
    total = len(document)

    def pages() -> Iterator[tuple[Image.Image, int]]:
        for number in range(1, total + 1):
            try:
                page = document[number - 1]
                scale = min(_SCALE, _LONGEST / max(*page.get_size(), 1.0))
                picture = page.render(scale=scale, rev_byteorder=True).to_pil()
                page.close()
            except pypdfium2.PdfiumError as error:
                raise _unread(f"page {number}", error, number) from None
            reporter.step(Stage.VERIFY, number, total)
            yield picture, number

    try:
        for _ in searched(_on_page, pages()):
            pass
    finally:
        document.close()


def _on_page(page: tuple[Image.Image, int]) -> None:
    picture, number = page
    require_no_codes(picture, f"page {number}", number)


def _in_images(pdf: pikepdf.Pdf, reporter: Reporter) -> None:
    seen: set[int] = set()
    for number, value in enumerate(pdf.objects, start=1):
        if not isinstance(value, pikepdf.Stream):
            continue
        if "/Width" not in value or "/Height" not in value:
            continue
        reporter.step(Stage.VERIFY, number, number + 1)
        place = place_in_words(Reader.STORED_PICTURES, f"object {number}")
        try:
            picture = stored_picture(value)
        except _DAMAGED as error:
            raise _unread(place, error) from None
        key = hash((picture.size, picture.tobytes()))
        if key in seen or max(picture.size) < _ANY:
            continue
        seen.add(key)
        require_no_codes(picture, place)


def _unread(place: str, error: Exception, page: int = 0) -> VerificationFailed:
    return VerificationFailed(
        f"A picture in the export could not be read ({type(error).__name__}).",
        places=(place,),
        pages=(page,) if page else (),
    )
