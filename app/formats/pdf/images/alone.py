"""Pictures of a page shown alone by PDFium, without the text, drawings and clips around them."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO

import pikepdf
import pypdfium2
from pikepdf import Array, Dictionary, Name
from PIL import Image

from app.formats.pdf.syntax.matrix import IDENTITY, Matrix
from app.formats.pdf.syntax.operators import instruction

WHITE, BLACK = (255, 255, 255, 255), (0, 0, 0, 255)


def alone(
    images: Iterable[tuple[pikepdf.Object, Matrix]],
    size: tuple[float, float],
    scale: float,
    *,
    around: Matrix = IDENTITY,
    paper: tuple[int, int, int, int] = WHITE,
) -> Image.Image:
    """XObjects, each with its matrix, on a sheet of `size` points at `scale` pixels a point.

    `around` is applied to all of them. Raises `pikepdf.PdfError`, `pikepdf.DependencyError` and
    `pypdfium2.PdfiumError` where they cannot be shown.
    """
    with pikepdf.new() as pdf:
        pdf.add_blank_page(page_size=(100, 100))
        page = pdf.pages[0]
        page.obj.MediaBox = Array([0, 0, *size])
        resources = Dictionary()
        content = [instruction("cm", *around)]
        for number, (image, matrix) in enumerate(images):
            name = f"/P{number}"
            resources[name] = pdf.copy_foreign(image)
            if "/OC" in resources[name]:
                del resources[name].OC
            content += [instruction("q"), instruction("cm", *matrix)]
            content += [instruction("Do", Name(name)), instruction("Q")]
        page.obj.Resources = Dictionary(XObject=resources)
        page.obj.Contents = pdf.make_stream(pikepdf.unparse_content_stream(content))
        data = BytesIO()
        pdf.save(data, compress_streams=False)
    document = pypdfium2.PdfDocument(data.getvalue())
    try:
        shown = document[0].render(scale=scale, fill_color=paper)
        picture: Image.Image = shown.to_pil().convert("RGB")
        return picture
    finally:
        document.close()
