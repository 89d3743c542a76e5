"""Every picture that a picture file shows to anyone who looks for it.

Viewers show one frame on their own paper. Behind it lie further frames, thumbnails of what the
picture was before it was changed, whole files behind the end, and colours that opacity hides.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from PIL import Image, ImageOps

from app.errors import LimitExceeded, Unsupported
from app.formats.raster.containers import (
    START,
    Parts,
    bmp_parts,
    gif_parts,
    jpeg_parts,
    png_parts,
    tiff_parts,
    webp_parts,
)
from app.formats.raster.pixels import in_eight_bits, on, without_opacity

_PARTS: dict[str, Callable[[bytes], Parts]] = {
    "PNG": png_parts,
    "JPEG": jpeg_parts,
    "MPO": jpeg_parts,
    "TIFF": tiff_parts,
    "GIF": gif_parts,
    "WEBP": webp_parts,
    "BMP": bmp_parts,
}
_DECODERS = ("PNG", "JPEG", "TIFF", "GIF", "WEBP", "BMP")
# How Adobe's programs write a thumbnail among words, in letters.
_WRITTEN_THUMBNAIL = b"xmpGImg:image"
HIDDEN = " of what is hidden"
_LARGEST = 100_000_000
_MOST_FRAMES = 60
_DEEPEST = 4
_PADDING = b"\0\r\n\t "
_LONGEST_TEXT = 4096


@dataclass(frozen=True, slots=True)
class Rendition:
    """One picture in one way of looking at it.

    Attributes:
        way: empty for what a viewer shows.
        frame: from 1.
        picture: RGB.
    """

    way: str
    frame: int
    picture: Image.Image = field(repr=False)


def looks(untrusted_file: bytes, *, deep: int = 0, cut_out: bool = False) -> Iterator[Rendition]:
    """All pictures in a file, each in every way.

    `deep` is in how many other files it lies. One that was `cut_out` is followed by the rest of
    what it was found in, such as notes of a camera's maker.

    Raises `Unsupported` where something in it cannot be looked at, `LimitExceeded`, and what
    Pillow raises for a damaged file.
    """
    way = HIDDEN if deep else ""
    with Image.open(io.BytesIO(untrusted_file), formats=_DECODERS) as file:
        kind = str(file.format)
        frames = int(getattr(file, "n_frames", 1))
        if kind != "TIFF" and frames > _MOST_FRAMES:
            raise LimitExceeded("An animated picture is too long to be read.")
        turned = file.getexif().get(0x0112)
        for number in range(frames):
            file.seek(number)
            if file.width * file.height > _LARGEST:
                raise LimitExceeded("A picture has more than 100 million pixels.")
            further = way or (HIDDEN if number and kind != "TIFF" else "")
            yield from _ways(further, number + 1, file)
    parts = _PARTS[kind](untrusted_file)
    if not parts.is_known or _WRITTEN_THUMBNAIL in untrusted_file:
        raise Unsupported("A picture contains data of an unknown type.")
    for preview in parts.previews:
        yield from _inside(preview, turned, deep, cut_out=True)
    behind = parts.behind.strip(_PADDING)
    if cut_out:
        behind = behind[behind.find(START) :] if START in behind else b""
    if behind and not _is_text(behind):
        yield from _inside(behind, None, deep, cut_out=cut_out)


def _ways(way: str, frame: int, file: Image.Image) -> Iterator[Rendition]:
    upright = ImageOps.exif_transpose(file)
    if not upright.has_transparency_data:
        yield Rendition(way, frame, in_eight_bits(upright).convert("RGB"))
        return
    clear = upright.convert("RGBA")
    yield Rendition(way, frame, on(clear, "white"))
    yield Rendition(f"{way} on black", frame, on(clear, "black"))
    bare = without_opacity(clear)
    if bare is not None:
        yield Rendition(f"{way} without opacity", frame, bare)


def _inside(
    untrusted_file: bytes, turned: object, deep: int, *, cut_out: bool
) -> Iterator[Rendition]:
    if deep == _DEEPEST:
        raise Unsupported("A picture contains too many other pictures.")
    for look in looks(untrusted_file, deep=deep + 1, cut_out=cut_out):
        picture = look.picture
        if isinstance(turned, int):
            # A thumbnail lies as the picture does, which alone says how to turn it.
            picture.getexif()[0x0112] = turned
            picture = ImageOps.exif_transpose(picture)
        yield Rendition(look.way, look.frame, picture)


def _is_text(data: bytes) -> bool:
    """Whether bytes are plain words, which the search of bytes finds."""
    return (
        not data.startswith(START)
        and len(data) <= _LONGEST_TEXT
        and (
            data.isascii()
            and data.decode("ascii").replace("\r", "").replace("\n", "").isprintable()
        )
    )
