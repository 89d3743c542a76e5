"""Machine-readable codes in pictures: QR codes, bar codes and their like.

What they say is as identifying as words are, and no text recognition reads it. An export keeps
none: whoever takes the trouble to put a code on a page of a patient puts the patient into it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import NoReturn, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt
import zxingcpp
from PIL import Image, ImageChops, ImageColor, ImageDraw

from app.errors import VerificationFailed
from app.formats.raster.bars import bars_in
from app.formats.raster.tilted import Straightened, straightened

# Corners in pixels: top left, top right, bottom right, bottom left, seen as the code stands.
Corners: TypeAlias = npt.NDArray[np.float64]
_Grey: TypeAlias = npt.NDArray[np.uint8]
S = TypeVar("S")
T = TypeVar("T")

_SMALLEST = 10  # pixels; no code has fewer modules along its longer side
_SMALL, _ENLARGED = 600, 3  # a picture of one pixel a module is read enlarged
_LOW, _HIGH = 32, 64  # pixels; the bars of a low picture are made longer
_LONGEST = 4_000
_LONGEST_CHECKED = 5_200
_QUIET = 24  # pixels of white around a picture, in which the code may go to the edge
_AIR = 150  # pixels around what is shown: of a code with bars of a millimetre all that it needs
_FAINT = (60, 252)  # shades of what is hardly seen on paper or of a light colour, stretched
_FAINT_CHECKED = (90, 253)
# Of the 576 pixels of a square the smallest code that is read has 57 that are faint, as are those
# beside them, and the edges of letters 4 at most; 11 make this mean, from 0 to 255.
_SQUARE, _FAINT_MEAN = 24, 5
_AROUND = 10  # squares beside them that are searched too
_MOST_ROUNDS = 25
_AT_A_TIME = 2  # pictures; each takes up to 300 MB while it is searched
_CONTRAST = 40  # of 255; less is the paper around a code
_MARGIN = 2.0  # pixels
# Codes that were found by a pattern of their own, but not read: other readers may read them.
_UNREAD = (
    zxingcpp.BarcodeFormat.QRCode,
    zxingcpp.BarcodeFormat.Aztec,
    zxingcpp.BarcodeFormat.PDF417,
    zxingcpp.BarcodeFormat.MaxiCode,
)
_DARK_SHARE = (0.25, 0.8)  # of a code; of a page of text a tenth is dark
_SKEWED = 0.25  # by how much opposite sides of a code may differ


@dataclass(frozen=True, slots=True)
class Code:
    """A code in a picture. `text` is empty where it could be found but not read."""

    text: str = field(repr=False)
    corners: Corners = field(repr=False, compare=False)


def without_codes(picture: Image.Image) -> tuple[Image.Image, tuple[Code, ...]]:
    """A picture (mode L or RGB) with its codes painted over, and what they were.

    The same picture where there are none.
    """
    codes: list[Code] = []
    for _ in range(_MOST_ROUNDS):
        found = list(_found(picture))
        if not found:
            break
        if not codes:
            picture = picture.copy()
        paint(picture, found)
        codes += found
    return picture, tuple(codes)


def paint(picture: Image.Image, codes: Iterable[Code]) -> None:
    """Make the pixels of `codes` black, in a picture of mode L, RGB or RGBA."""
    black = ImageColor.getcolor("black", picture.mode)
    for code in codes:
        corners = [(float(x), float(y)) for x, y in code.corners]
        ImageDraw.Draw(picture).polygon(corners, fill=black, outline=black)


def require_no_codes(picture: Image.Image, place: str, page: int = 0) -> None:
    """Raise `VerificationFailed` that names `place` for a picture with a code that can be read.

    It names `page` too, unless it is 0.

    Looks at it otherwise than `without_codes` does.
    """
    sheet = _sheet(picture, _LONGEST_CHECKED)
    if sheet is None:
        return
    binarizer = zxingcpp.Binarizer.GlobalHistogram
    looks = _looks(sheet.picture, _FAINT_CHECKED, binarizer, errors=False)
    if (
        any(look.codes for look in looks)
        # A small one in the light of what stands around it.
        or any(zxingcpp.read_barcodes(look.pixels) for look in looks[1:])
        or any(True for look in looks for _ in bars_in(look.pixels))
        or any(_holds_code(one.pixels, binarizer) for one in straightened(looks[0].pixels))
    ):
        refuse_code(place, page)


def _holds_code(pixels: _Grey, binarizer: zxingcpp.Binarizer) -> bool:
    found = zxingcpp.read_barcodes(pixels, binarizer=binarizer)
    return bool(found) or any(True for _ in bars_in(pixels))


def refuse_code(place: str, page: int = 0) -> NoReturn:
    """Raise `VerificationFailed` for a code at `place`, which is on `page` unless that is 0."""
    raise VerificationFailed(
        "The export contains a machine-readable code, such as a QR code or bar code.",
        places=(place,),
        pages=(page,) if page else (),
        hint="Draw a box over the code, then export again.",
    )


def searched(search: Callable[[S], T], pages: Iterable[S]) -> Iterator[T]:
    """What `search` gives for each of `pages`, in their order.

    A few pages are searched at a time, while the caller's thread draws the next: the library that
    reads codes does not hold the interpreter's lock.
    """
    with ThreadPoolExecutor(_AT_A_TIME) as pool:
        waiting: deque[Future[T]] = deque()
        for page in pages:
            waiting.append(pool.submit(search, page))
            if len(waiting) > _AT_A_TIME:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def _found(picture: Image.Image) -> Iterator[Code]:
    sheet = _sheet(picture, _LONGEST)
    if sheet is None:
        return
    looks = _looks(sheet.picture, _FAINT, zxingcpp.Binarizer.LocalAverage, errors=True)
    # Those that are found are painted over first, and what is left is looked at again.
    if found := list(_read(looks)):
        yield from map(sheet.placed, found)
        return
    turned = list(straightened(looks[0].pixels))
    found = list(_read_askew(turned)) or list(_unread(looks, turned))
    yield from map(sheet.placed, found)


def _read(looks: Iterable[_Look]) -> Iterator[Code]:
    for look in looks:
        for code in look.codes:
            found = _corners(code)
            # Asked first: to find the edges of what is no code takes as long as the search.
            if not code.valid and not (
                code.format.symbology in _UNREAD and _is_dense(look.pixels, found)
            ):
                continue
            corners = look.corner + _grown(look.pixels, found)
            if code.valid or _is_even(corners):
                yield Code(code.text, corners)


def _read_askew(turned: Iterable[Straightened]) -> Iterator[Code]:
    for part in turned:
        for code in zxingcpp.read_barcodes(part.pixels):
            yield Code(code.text, part.back(_grown(part.pixels, _corners(code))))


def _unread(looks: Iterable[_Look], turned: Iterable[Straightened]) -> Iterator[Code]:
    """Codes that no library reads."""
    for look in looks:
        yield from (Code("", look.corner + place) for place in _bars(look.pixels))
    for part in turned:
        yield from (Code("", part.back(place)) for place in _bars(part.pixels))


def _bars(pixels: _Grey) -> Iterator[Corners]:
    """The corners of bars that stand side by side."""
    for left, top, right, bottom in bars_in(pixels):
        box = ((left, top), (right, top), (right, bottom), (left, bottom))
        yield _grown(pixels, np.array(box, dtype=float))


@dataclass(frozen=True, slots=True)
class _Look:
    """What was searched of a picture, where its corner lies in that, and the codes in it."""

    pixels: _Grey
    corner: Corners
    codes: list[zxingcpp.Barcode]


def _looks(
    picture: Image.Image, shades: tuple[int, int], faint: zxingcpp.Binarizer, *, errors: bool
) -> tuple[_Look, ...]:
    """The codes in a picture (mode RGB) as it is and, where anything is faint, made strong.

    `faint` is how the second is told into black and white; with `errors` codes that were found and
    not read are among them. Both are looked at at the same time.
    """

    def stretched() -> tuple[_Look, ...]:
        found = _stretched(picture, shades)
        if found is None:
            return ()
        pixels, corner = found
        codes = zxingcpp.read_barcodes(pixels, binarizer=faint, return_errors=errors)
        return (_Look(pixels, corner, codes),)

    with ThreadPoolExecutor(1) as beside:
        second = beside.submit(stretched)
        pixels = _grey(picture)
        plain = zxingcpp.Binarizer.LocalAverage
        codes = zxingcpp.read_barcodes(pixels, binarizer=plain, return_errors=errors)
        return (_Look(pixels, np.zeros(2), codes), *second.result())


@dataclass(frozen=True, slots=True)
class _Sheet:
    """What a picture shows, in a size to be read, on white.

    `corner` is where that begins in the picture, `scale` by how much each side grew.
    """

    picture: Image.Image
    corner: Corners
    scale: Corners

    def placed(self, code: Code) -> Code:
        """A code of the sheet in the picture itself."""
        return Code(code.text, (code.corners - _QUIET) / self.scale + self.corner)


def _sheet(picture: Image.Image, longest: int) -> _Sheet | None:
    """A picture to be read; None for one that is blank or too small for any code."""
    picture = picture if picture.mode in ("L", "RGB") else picture.convert("RGB")
    box = _shown(picture)
    if box is None or max(picture.size) < _SMALLEST:
        return None
    factor = min(1.0, longest / max(picture.size))
    if max(picture.size) < _SMALL:
        factor = _ENLARGED
    shown = picture.crop(box).convert("RGB")
    across, down = (max(1, round(side * factor)) for side in shown.size)
    across, down = (_HIGH if side < _LOW else side for side in (across, down))
    scale = np.array((across / shown.width, down / shown.height))
    if (across, down) != shown.size:
        way = Image.Resampling.NEAREST if factor >= 1 else Image.Resampling.BOX
        shown = shown.resize((across, down), way)
    sheet = Image.new("RGB", (across + 2 * _QUIET, down + 2 * _QUIET), "white")
    sheet.paste(shown, (_QUIET, _QUIET))
    return _Sheet(sheet, np.array(box[:2], dtype=float), scale)


def _shown(picture: Image.Image) -> tuple[int, int, int, int] | None:
    """Left, top, right and bottom of what has not exactly the colour of the first corner."""
    first = picture.getpixel((0, 0))
    bands = first if isinstance(first, tuple) else (first,)
    box = picture.point([255 * (shade != one) for one in bands for shade in range(256)]).getbbox()
    if box is None:
        return None
    left, top, right, bottom = box
    return (
        max(0, left - _AIR),
        max(0, top - _AIR),
        min(picture.width, right + _AIR),
        min(picture.height, bottom + _AIR),
    )


def _grey(picture: Image.Image) -> _Grey:
    return np.ascontiguousarray(np.asarray(picture.convert("L")))


def _stretched(picture: Image.Image, shades: tuple[int, int]) -> tuple[_Grey, Corners] | None:
    """The part of a picture that is faint or of a light colour made strong, and its corner.

    None for a picture without any.
    """
    red, green, blue = picture.split()
    darkest = ImageChops.darker(ImageChops.darker(red, green), blue)
    low, high = shades
    # The edges of letters are as light, but beside what is dark.
    faint = np.asarray(darkest.point([255 * (low <= shade <= high) for shade in range(256)]))
    inside = faint[:-2, 1:-1] & faint[1:-1, 1:-1]
    inside &= faint[2:, 1:-1]
    inside &= faint[1:-1, :-2]
    inside &= faint[1:-1, 2:]
    rows, columns = np.nonzero(np.asarray(Image.fromarray(inside).reduce(_SQUARE)) >= _FAINT_MEAN)
    if not rows.size:
        return None
    left, top = (max(0, _SQUARE * (int(one.min()) - _AROUND)) for one in (columns, rows))
    right, bottom = (_SQUARE * (int(one.max()) + 1 + _AROUND) for one in (columns, rows))
    darkest = darkest.crop((left, top, min(right, picture.width), min(bottom, picture.height)))
    table = np.clip((np.arange(256) - low) * (255 / (255 - low)), 0, 255)
    # A shade just below white is far from it then, and all others are black.
    strong = darkest.point((table**3 / 255**2).astype(np.uint8).tolist())
    return np.ascontiguousarray(np.asarray(strong)), np.array((left, top), dtype=float)


def _corners(code: zxingcpp.Barcode) -> Corners:
    place = code.position
    points = (place.top_left, place.top_right, place.bottom_right, place.bottom_left)
    return np.array([(point.x, point.y) for point in points], dtype=float)


def _is_even(corners: Corners) -> bool:
    """Whether a place has the shape of a code that was seen from above."""
    sides = np.linalg.norm(np.roll(corners, -1, axis=0) - corners, axis=1)
    pairs = ((sides[0], sides[2]), (sides[1], sides[3]))
    return all(abs(a - b) <= _SKEWED * max(a, b) for a, b in pairs)


def _is_dense(pixels: _Grey, corners: Corners) -> bool:
    """Whether a place lies on the picture and is about half dark, as codes are and no text is.

    Three letters of a page may stand as the corners of a code do.
    """
    height, width = pixels.shape
    if (corners < 0).any() or (corners > (width, height)).any():
        return False
    inside = Image.new("1", (width, height))
    ImageDraw.Draw(inside).polygon([(float(x), float(y)) for x, y in corners], fill=1)
    shades = pixels[np.asarray(inside)]
    least, most = _DARK_SHARE
    return bool(shades.size) and least <= float((shades < 128).mean()) <= most


def _grown(pixels: _Grey, corners: Corners) -> Corners:
    """A place with all that belongs to it: of bars only a part may have been read."""
    along = (corners[1] - corners[0] + corners[2] - corners[3]) / 2
    length = float(np.linalg.norm(along))
    if length < 1:
        return corners
    along = along / length
    down = np.array((-along[1], along[0]))
    middle = corners.mean(axis=0)
    own = corners - middle
    reach = {
        "left": -float((own @ along).min()),
        "right": float((own @ along).max()),
        "up": -float((own @ down).min()),
        "down": float((own @ down).max()),
    }
    most = max(reach["left"] + reach["right"], reach["up"] + reach["down"])
    edges = {
        "up": (-down, along, "left", "right"),
        "down": (down, along, "left", "right"),
        "left": (-along, down, "up", "down"),
        "right": (along, down, "up", "down"),
    }
    for side, (outwards, sideways, first, last) in edges.items():
        steps = np.arange(-reach[first], reach[last] + 1)
        for further in range(int(most)):
            line = middle + (reach[side] + 1 + further) * outwards + np.outer(steps, sideways)
            if not _has_contrast(pixels, line):
                reach[side] += further + _MARGIN
                break
        else:
            reach[side] += most
    return np.array(
        [
            middle - reach["left"] * along - reach["up"] * down,
            middle + reach["right"] * along - reach["up"] * down,
            middle + reach["right"] * along + reach["down"] * down,
            middle - reach["left"] * along + reach["down"] * down,
        ]
    )


def _has_contrast(pixels: _Grey, line: Corners) -> bool:
    height, width = pixels.shape
    x, y = line[:, 0].round().astype(int), line[:, 1].round().astype(int)
    inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
    shades = pixels[y[inside], x[inside]]
    return bool(shades.size) and int(shades.max()) - int(shades.min()) > _CONTRAST
