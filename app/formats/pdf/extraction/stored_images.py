"""Reads, by text recognition, every image of an export as it is stored, whether or not it is drawn.

What a page shows of an image may be clipped, covered, cropped, masked, tiny or nothing at all.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pikepdf
from pikepdf import ContentStreamInlineImage, Name
from PIL import Image

from app.engine.domain.export import Extract, Layer, Reader, place_in_words
from app.errors import VerificationFailed
from app.formats.ocr.legibility import is_faint, is_plain, require_legible, strengthened
from app.formats.ocr.page_reader import words_to_check
from app.formats.ocr.recogniser import Tick, is_installed
from app.formats.pdf.extraction.binary_programs import Programs
from app.formats.pdf.images.image_data import pixel_length, told_by_places, unpacked
from app.formats.pdf.images.xobject import stored_picture
from app.formats.pdf.pages.page_pictures import can_hold_words
from app.formats.pdf.syntax.operators import instructions
from app.formats.raster.closed_up import closed_up
from app.formats.raster.containers import START
from app.formats.raster.recognition import read_again
from app.formats.raster.renditions import HIDDEN
from app.progress import Cancelled, Reporter, Stage

_PLACES = (Reader.STORED_PICTURES.value,)
_MORE = "A picture in the export contains more than it shows."
# A few hours of work; whoever has more must look for himself.
MOST = 5_000
_INLINE = "BI ID EI"


def by_storage(target: Path, reporter: Reporter) -> Iterator[Extract]:
    """The words of every image that is large enough for any, each different one once.

    Raises `VerificationFailed` where one cannot be read, or where they are too many.
    """
    installed = is_installed()
    unread: list[str] = []
    seen: set[bytes] = set()
    with pikepdf.open(target) as pdf:

        def tick() -> None:
            reporter.step(Stage.VERIFY, len(seen) + 1, len(seen) + 2)

        for number, image in enumerate(_images(pdf, tick), start=1):
            part = f"part {number}"
            place = place_in_words(Reader.STORED_PICTURES, part)
            try:
                digest = _digest(image)
                if digest in seen:
                    continue
                seen.add(digest)
                if len(seen) > MOST:
                    raise VerificationFailed(
                        "The export contains more pictures than can be verified.",
                        places=_PLACES,
                    )
                tick()
                picture = stored_picture(image)
                if installed:
                    text = _read(picture, tick)
                    yield Extract(Reader.STORED_PICTURES, part, Layer.TEXT, text)
                    for words in words_beside_pixels(image, tick):
                        beside = f"{part}, not shown"
                        yield Extract(Reader.STORED_PICTURES, beside, Layer.HIDDEN, words)
                elif not is_plain(picture):
                    unread.append(place)
            except (Cancelled, GeneratorExit):
                raise
            except VerificationFailed as error:
                raise VerificationFailed(
                    error.message, places=error.places or (place,), hint=error.hint
                ) from None
            except Exception as error:  # noqa: BLE001 - whatever fails, the check has failed
                raise VerificationFailed(
                    f"A picture in the export could not be read ({type(error).__name__}).",
                    places=(place,),
                ) from None
    require_legible(unread)


def _read(picture: Image.Image, tick: Tick) -> str:
    if is_faint(picture):
        picture = strengthened(picture)
    elif is_plain(picture):
        return ""
    # As pages are read, so that a page that shows just this picture is not read twice.
    return words_to_check(closed_up(picture), tick).text


def _images(pdf: pikepdf.Pdf, tick: Tick) -> Iterator[pikepdf.Object]:
    """All images that may hold words, thumbnails of pages and inline images among them."""
    programs = Programs(pdf)
    for value in pdf.objects:
        if not isinstance(value, pikepdf.Stream):
            continue
        tick()
        if "/Width" in value and "/Height" in value:
            if can_hold_words(value):
                yield value
            else:
                _require_small(value)
        elif _is_content(value, programs):
            yield from _inline(pdf, value)
    for page in pdf.pages:
        tick()
        yield from _inline(pdf, page)


def _require_small(image: pikepdf.Object) -> None:
    """Raise `VerificationFailed` where a picture too small for words has pixels of a larger one."""
    try:
        data, kind = unpacked(image)
    except (pikepdf.PdfError, pikepdf.DataDecodingError):
        raise VerificationFailed(
            "Part of the export cannot be decompressed.", places=_PLACES
        ) from None
    if not kind and _holds_more(image, data):
        raise VerificationFailed(_MORE, places=_PLACES)


def _is_content(stream: pikepdf.Object, programs: Programs) -> bool:
    """Whether a stream may be a form, a pattern, a glyph or an appearance with inline images."""
    try:
        return b"BI" in stream.read_bytes() and stream not in programs
    except (pikepdf.PdfError, pikepdf.DataDecodingError):
        raise VerificationFailed(
            "Part of the export cannot be decompressed.", places=_PLACES
        ) from None


def _inline(pdf: pikepdf.Pdf, content: pikepdf.Page | pikepdf.Object) -> Iterator[pikepdf.Object]:
    for _, one in instructions(content, _INLINE):
        if isinstance(one, ContentStreamInlineImage):
            image = pdf.make_stream(one.iimage.read_raw_bytes(), one.iimage.obj)
            image.Type, image.Subtype = Name.XObject, Name.Image
            if can_hold_words(image):
                yield pdf.make_indirect(image)


def _digest(image: pikepdf.Object) -> bytes:
    entries = "".join(
        f"{key} {image[key].unparse() if hasattr(image[key], 'unparse') else image[key]!r} "
        for key in sorted(image.keys())
    )
    return hashlib.sha256(entries.encode() + image.read_raw_bytes()).digest()


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
    elif not kind:
        if _holds_more(image, data):
            raise VerificationFailed(_MORE)
        places = told_by_places(image, data)
        if places is not None:
            yield _read(places, tick)


def _holds_more(image: pikepdf.Object, data: bytes) -> bool:
    return len(data) > pixel_length(image, len(data)) + _PADDING
