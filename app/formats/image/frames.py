"""Opens an untrusted picture file as plain pictures, one for each of its pages.

Also tells what the file says beside its pixels, for the reviewer, before it is dropped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import ExifTags, Image, ImageOps

from app.engine.domain.hidden_content import Channel
from app.errors import Corrupt, InputError, LimitExceeded
from app.formats.raster.pixels import in_eight_bits
from app.formats.xml_words import words_of_xml

_DECODERS = ("PNG", "JPEG", "TIFF")
LARGEST = 100_000_000
MOST_PAGES = 1_000
_USUAL_RESOLUTION = 200.0
_RESOLUTIONS = (100.0, 1200.0)


@dataclass(frozen=True, slots=True)
class Frame:
    """One page of a picture file, upright.

    Attributes:
        picture: of mode L or RGB, without anything but pixels.
        resolution: pixels an inch.
        bilevel: whether the file knows only black and white.
    """

    number: int
    picture: Image.Image = field(repr=False)
    resolution: float
    bilevel: bool

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in points."""
        width, height = self.picture.size
        return width * 72 / self.resolution, height * 72 / self.resolution


class Frames:
    """The pages of an opened file.

    Attributes:
        file_type: `PNG`, `JPEG` or `TIFF`.
        count: number of pages; only TIFF files have several.
        dropped: number of pictures that are no pages, such as those of an animation.
    """

    def __init__(self, image: Image.Image) -> None:
        self.file_type = "JPEG" if image.format == "MPO" else str(image.format)
        with _decoding():
            pictures = int(getattr(image, "n_frames", 1))
        self.count = pictures if self.file_type == "TIFF" else 1
        self.dropped = pictures - self.count
        if self.count > MOST_PAGES:
            raise LimitExceeded(f"The picture has more than {MOST_PAGES:,} pages.")
        self._image = image

    def __iter__(self) -> Iterator[Frame]:
        for index in range(self.count):
            with _decoding():
                frame = self._frame(index)
            yield frame

    @property
    def metadata(self) -> Iterator[str]:
        """All texts that lie beside the pixels, page by page."""
        for index in range(self.count):
            with _decoding():
                said = self._said(index)
            yield from said

    @property
    def inventory(self) -> Iterator[tuple[Channel, str | None]]:
        """The same in words, for the reviewer; None stands for what could not be read."""
        for index in range(self.count):
            with _decoding():
                image = self._at(index)
            yield from inventory(image)

    def _frame(self, index: int) -> Frame:
        image = self._at(index)
        picture = _plain(ImageOps.exif_transpose(image))
        return Frame(index + 1, picture, _resolution(image), image.mode == "1")

    def _said(self, index: int) -> list[str]:
        image = self._at(index)
        image.load()  # PNG may say more after the pixels
        said = [f"{k}: {_text(v)}" for k, v in image.info.items() if str(k) not in PLAIN]
        exif = image.getexif().values()
        return [*said, *(_text(value) for value in exif if isinstance(value, str | bytes))]

    def _at(self, index: int) -> Image.Image:
        if self.count > 1:
            self._image.seek(index)
        if self._image.width * self._image.height > LARGEST:
            raise LimitExceeded("A picture has more than 100 million pixels.")
        return self._image


@contextmanager
def open_frames(untrusted_source: Path) -> Iterator[Frames]:
    """Open a picture file. Raises `Corrupt`, `LimitExceeded` and `InputError`."""
    try:
        file = untrusted_source.open("rb")
    except OSError as error:
        raise InputError(f"The file cannot be read: {error.strerror}.") from None
    # Not by its name: Pillow 13 maps a named file into memory, and then takes the rows of an
    # unpacked TIFF that is stored on its side to be as long as its columns.
    with file:
        if not file.read(1):
            raise Corrupt("The file is empty.")
        with _decoding():
            image = Image.open(file, formats=_DECODERS)
        with image:
            yield Frames(image)


@contextmanager
def _decoding() -> Iterator[None]:
    try:
        yield
    except (InputError, MemoryError):
        raise
    except Image.DecompressionBombError:
        raise LimitExceeded("A picture has more than 100 million pixels.") from None
    except Exception:  # noqa: BLE001 - decoders fail on damaged pictures in any way
        raise Corrupt("The picture is damaged.") from None


def bare(picture: Image.Image) -> Image.Image:
    """The pixels of a picture without anything that Pillow would write beside them."""
    return Image.frombytes(picture.mode, picture.size, picture.tobytes())


def _plain(image: Image.Image) -> Image.Image:
    """The picture in grey or colours, on white where it is transparent."""
    if image.mode.startswith(("I", "F")):
        return in_eight_bits(image)
    if image.has_transparency_data:
        image = image.convert("RGBA")
        paper = Image.new("RGBA", image.size, "white")
        return bare(Image.alpha_composite(paper, image).convert("RGB"))
    return bare(image.convert("L" if image.mode in {"1", "L"} else "RGB"))


def _resolution(image: Image.Image) -> float:
    said = image.info.get("dpi", (0.0, 0.0))
    try:
        resolution = float(said[0])
    except (TypeError, ValueError, ZeroDivisionError):
        return _USUAL_RESOLUTION
    low, high = _RESOLUTIONS
    return resolution if low <= resolution <= high else _USUAL_RESOLUTION


def _text(value: object) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


# Properties of an opened file that name nobody.
PLAIN = {
    *("dpi", "resolution", "compression", "jfif", "jfif_version", "jfif_unit", "jfif_density"),
    *("gamma", "srgb", "transparency", "progressive", "progression", "interlace", "aspect"),
    *("adobe", "adobe_transform", "chromaticity", "background"),
}
_PACKETS = frozenset({"xmp", "XML:com.adobe.xmp", "Raw profile type xmp"})
_PACKET = 0x02BC
_TAGS = {**ExifTags.TAGS, 0x9C9B: "Title", 0x9C9C: "Comment", 0x9C9D: "Author", 0x9C9E: "Keywords"}
_WIDE = range(0x9C9B, 0x9CA0)
_CODED = 8


def inventory(image: Image.Image) -> Iterator[tuple[Channel, str | None]]:
    """All texts of the frame that `image` stands at; None for what could not be read."""
    try:
        image.load()  # PNG may say more after the pixels
        yield from ((Channel.PICTURE, text) for text in _said(image))
    except Exception:  # noqa: BLE001 - damaged metadata fail in any way, and are dropped
        yield Channel.PICTURE, None


def _said(image: Image.Image) -> Iterator[str]:
    for key, value in image.info.items():
        if key in _PACKETS:
            yield from words_of_xml(value.encode() if isinstance(value, str) else value)
        elif key not in PLAIN and (isinstance(value, str) or key == "comment"):
            yield f"{key}: {_words(value)}"
    exif = image.getexif()
    yield from _tags(exif)
    yield from _tags(exif.get_ifd(ExifTags.IFD.Exif))
    for tag, value in exif.get_ifd(ExifTags.IFD.GPSInfo).items():
        yield f"{ExifTags.GPSTAGS.get(tag, hex(tag))}: {_words(value)}"


def _tags(values: Mapping[int, Any]) -> Iterator[str]:
    """Tags that say something; numbers tell how the picture is stored, or was taken."""
    for tag, value in values.items():
        words = _words(value, wide=tag in _WIDE) if isinstance(value, str | bytes) else ""
        if words.strip() and tag != _PACKET:
            yield f"{_TAGS.get(tag, hex(tag))}: {words}"


def _words(value: Any, *, wide: bool = False) -> str:
    """A value as text; nothing of bytes that are no text, such as what a maker keeps for itself."""
    if isinstance(value, tuple) and all(not isinstance(one, bytes) for one in value):
        return " ".join(map(str, value))
    if not isinstance(value, bytes):
        return str(value)
    if wide:
        return value.decode("utf-16-le", "replace").rstrip("\0")
    # The first eight bytes of a user's comment may name its letters (Exif 2.3, 4.6.5).
    if value[:_CODED] == b"UNICODE\0":
        return value[_CODED:].decode("utf-16-be", "replace")
    text = value.removeprefix(b"ASCII\0\0\0").decode("utf-8", "replace").strip("\0 ")
    return text if text.isprintable() and "\ufffd" not in text else ""
