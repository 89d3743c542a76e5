"""Takes pixels out of images, wherever they are used.

The image itself is changed, not a copy for one use: whatever else shows it, as an index of pictures
or a pattern does, would keep what was removed. What is erased has the colour of the paper, or shows
nothing where the image can be seen through. What cannot be seen of such an image becomes white.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import TypeAlias

import numpy as np
import pikepdf
from pikepdf import Name
from PIL import Image, ImageDraw

from app.formats.ocr.recogniser import Quad
from app.formats.pdf.images.xobject import (
    BLACK,
    WHITE,
    PlacedImage,
    render_images_alone,
    stored_picture,
)
from app.formats.pdf.syntax.matrix import inverse
from app.formats.pdf.syntax.operators import number

_MOST_PIXELS = 40_000_000
# Photographs and a scanner's grain do not pack well without a loss.
_WORTH_PACKING = 0.12
_QUALITY = 90
_HALF = 128
_HIDDEN_BY = ("/SMask", "/Mask", "/SMaskInData")
_SEEN = 8  # less opacity, of 255, shows nothing
_ONE_COLOUR = 16  # shades
_KEPT = ("/Interpolate", "/OC")

# Corners in pixels, and the colour of the paper.
_Polygon: TypeAlias = tuple[list[tuple[float, float]], tuple[int, int, int]]


@dataclass(frozen=True, slots=True)
class Erased:
    """A place from which pixels go: its corners in user space, and the colour of its paper."""

    corners: Quad
    paper: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Place:
    """A place in an image: its corners in units of its sides, from the top left, and its paper."""

    corners: tuple[tuple[float, float], ...]
    paper: tuple[int, int, int]


def places_in(picture: PlacedImage, erased: Iterable[Erased]) -> Iterator[Place]:
    """Where the image of `picture` shows what is `erased`."""
    back = inverse(picture.matrix)
    if picture.image is None or back is None:
        return
    a, b, c, d, e, f = back
    for place in erased:
        x, y = place.corners[:, 0], place.corners[:, 1]
        across, down = a * x + c * y + e, 1 - b * x - d * y - f
        if across.max() > 0 and across.min() < 1 and down.max() > 0 and down.min() < 1:
            corners = ((float(i), float(j)) for i, j in zip(across, down, strict=True))
            yield Place(tuple(corners), place.paper)


def erase(pdf: pikepdf.Pdf, image: pikepdf.Object, places: Iterable[Place]) -> None:
    """Take `places` out of an image of `pdf`. Raises as `alone` does where it cannot be shown."""
    size = _size(image)
    polygons = [
        ([(x * size[0], y * size[1]) for x, y in place.corners], place.paper) for place in places
    ]
    made = _made(pdf, image, size, polygons)
    for key in _KEPT:
        if key in image:
            made[key] = image[key]
    image.stream_dict = made.stream_dict
    image.write(made.read_raw_bytes(), filter=Name(str(made.Filter)))


def hides_something(image: pikepdf.Object) -> bool:
    """Whether an image holds anything but one colour where it cannot be seen.

    Raises as `alone` does where it cannot be shown.
    """
    if not any(key in image for key in _HIDDEN_BY):
        return False
    size = _size(image)
    _, opacity = _parted(_pixels(image, size, WHITE), _pixels(image, size, BLACK))
    hidden = np.asarray(stored_picture(image).resize(size))[np.asarray(opacity) < _SEEN]
    return bool(len(hidden)) and int(np.ptp(hidden, axis=0).max()) > _ONE_COLOUR


def _made(
    pdf: pikepdf.Pdf, image: pikepdf.Object, size: tuple[int, int], places: list[_Polygon]
) -> pikepdf.Stream:
    on_white = _pixels(image, size, WHITE)
    if image.get("/ImageMask"):
        return _stencil(pdf, on_white, places)
    opacity = None
    if any(key in image for key in _HIDDEN_BY):
        on_white, opacity = _parted(on_white, _pixels(image, size, BLACK))
    for corners, paper in places:
        ImageDraw.Draw(on_white).polygon(corners, fill=paper)
        if opacity is not None and _shows_through(opacity, corners):
            ImageDraw.Draw(opacity).polygon(corners, fill=0)
    made = image_stream(pdf, on_white)
    if opacity is not None:
        made.SMask = pdf.make_indirect(image_stream(pdf, opacity, lossless=True))
    return made


def image_stream(
    pdf: pikepdf.Pdf, picture: Image.Image, *, lossless: bool = False
) -> pikepdf.Stream:
    """An image XObject with the pixels of a picture of mode L or RGB."""
    pixels = picture.tobytes()
    data, kind = zlib.compress(pixels), Name.FlateDecode
    if not lossless and len(data) > _WORTH_PACKING * len(pixels):
        target = BytesIO()
        picture.save(target, "JPEG", quality=_QUALITY)
        data, kind = target.getvalue(), Name.DCTDecode
    image = pdf.make_stream(b"")
    image.write(data, filter=kind)
    image.Type, image.Subtype = Name.XObject, Name.Image
    image.Width, image.Height = picture.size
    image.BitsPerComponent = 8
    image.ColorSpace = Name.DeviceGray if picture.mode == "L" else Name.DeviceRGB
    return image


def _size(image: pikepdf.Object) -> tuple[int, int]:
    """In pixels: of the image or of its mask, which may be finer."""
    every = [image, *(image[key] for key in ("/SMask", "/Mask") if key in image)]
    streams = [one for one in every if isinstance(one, pikepdf.Stream)]
    width = max(*(number(one.get("/Width", 1)) for one in streams), 1.0)
    height = max(*(number(one.get("/Height", 1)) for one in streams), 1.0)
    shrink = min(1.0, (_MOST_PIXELS / (width * height)) ** 0.5)
    return max(1, int(width * shrink)), max(1, int(height * shrink))


def _pixels(
    image: pikepdf.Object, size: tuple[int, int], paper: tuple[int, int, int, int]
) -> Image.Image:
    width, height = size
    shown = render_images_alone([(image, (width, 0, 0, height, 0, 0))], size, 1.0, paper=paper)
    return shown if shown.size == size else shown.resize(size)


def _parted(on_white: Image.Image, on_black: Image.Image) -> tuple[Image.Image, Image.Image]:
    """The colours and the opacity of what was shown on white and on black."""
    light, dark = (np.asarray(one, dtype=float) for one in (on_white, on_black))
    opacity = np.clip(255 - (light - dark).mean(axis=2), 0, 255)
    share = np.maximum(opacity, 1)[:, :, None] / 255
    colours = np.clip(dark / share, 0, 255)
    colours[opacity < _SEEN] = 255
    return (
        Image.fromarray(colours.astype(np.uint8)),
        Image.fromarray(opacity.round().astype(np.uint8)),
    )


def _shows_through(opacity: Image.Image, corners: list[tuple[float, float]]) -> bool:
    stencil = Image.new("1", opacity.size, 0)
    ImageDraw.Draw(stencil).polygon(corners, fill=1)
    return bool((np.asarray(opacity)[np.asarray(stencil)] < 255).any())


def _stencil(pdf: pikepdf.Pdf, shown: Image.Image, places: list[_Polygon]) -> pikepdf.Stream:
    """An image that is a mask itself, painted in the colour of the moment where it is dark."""
    mask = shown.convert("L").point(lambda shade: 255 * (shade >= _HALF), mode="1")
    for corners, _ in places:
        ImageDraw.Draw(mask).polygon(corners, fill=255)
    made = pdf.make_stream(b"")
    made.write(zlib.compress(mask.tobytes()), filter=Name.FlateDecode)
    made.Type, made.Subtype, made.ImageMask = Name.XObject, Name.Image, True
    made.Width, made.Height = mask.size
    made.BitsPerComponent = 1
    return made
