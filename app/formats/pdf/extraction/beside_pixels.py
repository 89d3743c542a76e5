"""What the data of an image holds besides the pixels that a page can show."""

from __future__ import annotations

from collections.abc import Iterator

import pikepdf

from app.errors import VerificationFailed
from app.formats.ocr.recogniser import Tick
from app.formats.pdf.images.image_data import pixel_length, unpacked
from app.formats.raster.jpeg import START
from app.formats.raster.recognition import read_again
from app.formats.raster.renditions import HIDDEN

_JPEG = "/DCTDecode"
_PADDING = 64  # bytes; some programs fill up


def words_beside_pixels(image: pikepdf.Object, tick: Tick) -> Iterator[str]:
    """The words of pictures in a picture, such as a thumbnail of what it was before.

    Raises `VerificationFailed` for more pixels than there are, and what `read_again` raises.
    """
    data, kind = unpacked(image)
    if kind == _JPEG and data.count(START) > 1:
        for words in read_again(data[data.index(START) :], tick):
            if words.way.startswith(HIDDEN):
                yield words.text
    elif not kind and len(data) > pixel_length(image, len(data)) + _PADDING:
        raise VerificationFailed("A picture in the export holds more than it shows.")
