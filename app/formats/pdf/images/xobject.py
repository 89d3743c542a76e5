"""Images as they are stored: without the masks, colours and places that pages give them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pikepdf
from pikepdf import Name
from PIL import Image

from app.formats.pdf.images.alone import alone
from app.formats.pdf.syntax.operands import number

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
        return alone([(bare, (width, 0, 0, height, 0, 0))], size, scale)


def stored_bits(image: pikepdf.Object) -> bytes:
    """The pixels of a black and white image, a bit each. Raises as `alone` does and `PdfError`."""
    width, height = size = pixels_of(image)
    if width * height > _MOST_PIXELS:
        raise pikepdf.PdfError("a picture that is too large")
    with _bare(image) as bare:
        _make_grey(bare)
        shown = alone([(bare, (width, 0, 0, height, 0, 0))], size, 1.0)
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
