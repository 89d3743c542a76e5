"""Images as they are stored, without the masks, colours and places that pages give them.

Also as they look on a page where PDFium paints them alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO

import pikepdf
import pypdfium2
from pikepdf import Array, Dictionary, Name
from PIL import Image

from app.formats.pdf.syntax.matrix import IDENTITY, Bounds, Matrix
from app.formats.pdf.syntax.operators import instruction, number


@dataclass(frozen=True, slots=True)
class PlacedImage:
    """An image on the page.

    Attributes:
        above: number of glyphs painted before it.
        opaque: whether it hides what is below it.
        number: its place among the page's pictures as `interpreter.remove` counts them; None for
            one that is not painted as such but part of a pattern or mask.
        matrix: the unit square to user space.
        image: its XObject; None for an inline image.
    """

    bounds: Bounds
    above: int
    opaque: bool
    number: int | None = None
    matrix: Matrix = IDENTITY
    image: pikepdf.Object | None = None


_MOST_PIXELS = 60_000_000
_LONGEST_SIDE = 7_200  # pixels; text recognition takes no more
_HALF = 128
_SHOWN_OTHERWISE = ("/SMask", "/Mask", "/SMaskInData", "/Decode", "/OC")


def stored_picture(image: pikepdf.Object) -> Image.Image:
    """The pixels of an image, in its own colours, very large ones smaller than they are.

    Raises as `alone` does.
    """
    width, height = size = pixels_of(image)
    scale = min(1.0, _LONGEST_SIDE / max(size), (_MOST_PIXELS / (width * height)) ** 0.5)
    with _bare(image) as bare:
        if bare.get("/ImageMask"):
            _make_grey(bare)
        return render_images_alone([(bare, (width, 0, 0, height, 0, 0))], size, scale)


def stored_bits(image: pikepdf.Object) -> bytes:
    """The pixels of a black and white image, a bit each. Raises as `alone` does and `PdfError`."""
    width, height = size = pixels_of(image)
    if width * height > _MOST_PIXELS:
        raise pikepdf.PdfError("a picture that is too large")
    with _bare(image) as bare:
        _make_grey(bare)
        shown = render_images_alone([(bare, (width, 0, 0, height, 0, 0))], size, 1.0)
    if shown.size != size:
        raise pikepdf.PdfError("a picture that is too large")
    return shown.convert("L").point(lambda shade: 255 * (shade >= _HALF), mode="1").tobytes()


def pixels_of(image: pikepdf.Object) -> tuple[int, int]:
    """Width and height of an image, 1 at least."""
    width, height = (max(1, int(number(image.get(key, 1)))) for key in ("/Width", "/Height"))
    return width, height


def _make_grey(bare: pikepdf.Object) -> None:
    for key in ("/ImageMask", "/ColorSpace"):
        if key in bare:
            del bare[key]
    bare.ColorSpace, bare.BitsPerComponent = Name.DeviceGray, 1


@contextmanager
def _bare(image: pikepdf.Object) -> Iterator[pikepdf.Object]:
    with pikepdf.new() as scratch:
        bare = scratch.copy_foreign(image)
        for key in _SHOWN_OTHERWISE:
            if key in bare:
                del bare[key]
        bare.Type, bare.Subtype = Name.XObject, Name.Image
        yield bare


WHITE, BLACK = (255, 255, 255, 255), (0, 0, 0, 255)


def render_images_alone(
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
