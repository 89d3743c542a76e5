"""Opens an untrusted picture file as plain pictures, one for each of its pages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image, ImageOps

from app.engine.domain.hidden_content import Channel
from app.errors import Corrupt, InputError, LimitExceeded
from app.formats.image.inventory import PLAIN, inventory
from app.formats.raster.shades import in_eight_bits

_DECODERS = ("PNG", "JPEG", "TIFF")
_LARGEST = 100_000_000
_MOST_PAGES = 1_000
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
        if self.count > _MOST_PAGES:
            raise LimitExceeded(f"The picture has more than {_MOST_PAGES:,} pages.")
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
        if self._image.width * self._image.height > _LARGEST:
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
