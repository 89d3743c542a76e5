"""The data of an image, in a stream or a content stream, and nothing that is not its pixels.

Compressed images lose what cameras and scanners write beside and behind the pixels.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

import numpy as np
import pikepdf
from pikepdf import Array, Dictionary, Name
from PIL import Image

from app.formats.pdf.images.profiles import bare_profile
from app.formats.pdf.images.xobject import pixels_of, stored_bits
from app.formats.pdf.syntax.operators import number
from app.formats.raster.jpeg_segments import strip_jpeg

# The first two boxes of every JPEG 2000 file; readers look at no other brand.
_FIRST_BOXES = b"\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 \0\0\0\0jp2 "
_HEADER_BOXES = {b"ihdr", b"bpcc", b"colr", b"pclr", b"cmap", b"cdef"}
# Ways to tell a colour space in a `colr` box, and the length of one with a number.
_PROFILED, _ENUMERATED = (b"\2", b"\3"), 7
_CODE_STREAM = b"\xff\x4f\xff\x51"
_TILE, _TILE_DATA, _REMARK, _END_OF_CODES = 0xFF90, 0xFF93, 0xFF64, 0xFFD9
# What says how pixels are coded (ITU-T T.800 and T.801, annexes A).
_CODING = {*range(0xFF50, 0xFF64), *range(0xFF72, 0xFF7A), _TILE}


def strip_jpeg2000(data: bytes) -> bytes:
    """A JPEG 2000 file or code stream without XML, vendor boxes and remarks, up to its end.

    Raises `ValueError` for data that is not laid out like either (ITU-T T.800, annexes A and I).
    """
    if data.startswith(_CODE_STREAM):
        return _without_remarks(data)
    if data[4:8] != b"jP  ":
        raise ValueError("no JPEG 2000 file")
    out = [_FIRST_BOXES]
    for kind, content in _boxes(data):
        if kind == b"jp2h":
            parts = (_header_box(k, c) for k, c in _boxes(content) if k in _HEADER_BOXES)
            out.append(_box(kind, b"".join(parts)))
        elif kind == b"jp2c":
            out.append(_box(kind, _without_remarks(content)))
    return b"".join(out)


def _boxes(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    position = 0
    while position + 8 <= len(data):
        length, start = int.from_bytes(data[position : position + 4], "big"), position + 8
        if length == 1:
            length, start = int.from_bytes(data[start : start + 8], "big"), position + 16
        end = position + length if length >= start - position else len(data)
        yield data[position + 4 : position + 8], data[start:end]
        position = end


def _box(kind: bytes, content: bytes) -> bytes:
    return (len(content) + 8).to_bytes(4, "big") + kind + content


def _header_box(kind: bytes, content: bytes) -> bytes:
    """A box that tells of the pixels; a profile in it without words (ITU-T T.800, I.5.3.3)."""
    if kind == b"colr" and content[:1] in _PROFILED:
        profile = bare_profile(content[3:])
        return b"" if profile is None else _box(kind, content[:3] + profile)
    return _box(kind, content[:_ENUMERATED] if kind == b"colr" else content)


def _without_remarks(codes: bytes) -> bytes:
    """A code stream up to its end, with zeros for remarks and segments that are none of its own.

    They keep their lengths, which stand in other places too.
    """
    if not codes.startswith(_CODE_STREAM):
        raise ValueError("no JPEG 2000 code stream")
    out, position, tile_end = bytearray(codes), 2, 0
    while position + 4 <= len(codes):
        marker = int.from_bytes(codes[position : position + 2], "big")
        if marker == _TILE_DATA:
            if tile_end <= position:
                break  # the last one, whose length is not told
            position = tile_end
            continue
        if marker == _END_OF_CODES or marker < 0xFF00:
            break
        end = position + 2 + int.from_bytes(codes[position + 2 : position + 4], "big")
        if marker == _TILE:
            length = int.from_bytes(codes[position + 6 : position + 10], "big")
            tile_end = position + length if length else 0
        if marker not in _CODING:
            # Of a remark two bytes say whether it is text.
            start = position + (6 if marker == _REMARK else 4)
            out[start:end] = bytes(max(0, min(end, len(codes)) - start))
        position = end
    last = codes.find(b"\xff\xd9", position)
    return bytes(out if last < 0 else out[: last + 2])


_STRIPPERS = {"/DCTDecode": strip_jpeg, "/JPXDecode": strip_jpeg2000}
# These have no place for remarks that could be told from pixels.
_BILEVEL = {"/CCITTFaxDecode", "/JBIG2Decode"}
_PICTURES = _STRIPPERS.keys() | _BILEVEL
_COMPONENTS = {
    **dict.fromkeys(("/DeviceGray", "/CalGray", "/Indexed", "/Separation", "/G", "/I"), 1),
    **dict.fromkeys(("/DeviceRGB", "/CalRGB", "/Lab", "/RGB"), 3),
    **dict.fromkeys(("/DeviceCMYK", "/CMYK"), 4),
}
_MOST_COMPONENTS = 4
_MOST_COLOURS = 256
_INDEXED = ("/Indexed", "/I")
_PNG = 10  # and more: predictors that put a byte before every row
# Common before the end of a stream.
_LINE_END = b" \r\n"


class Data(NamedTuple):
    """Packed pixels, and how they are packed."""

    packed: bytes
    filters: pikepdf.Object | None
    parameters: pikepdf.Object | None


class _Packing(NamedTuple):
    filters: list[str]
    parameters: Sequence[pikepdf.Object]


def unpacked(image: pikepdf.Object) -> tuple[bytes, str]:
    """The data without the filters that pack any kind of data, and the one for pictures.

    That one is empty where there is none. Raises `pikepdf.PdfError`.
    """
    packing = _packing(image)
    own = next((i for i, f in enumerate(packing.filters) if f in _PICTURES), None)
    if own is None:
        return _undone(image, packing.filters, packing.parameters), ""
    if own < len(packing.filters) - 1:
        raise pikepdf.PdfError("a picture in a picture")
    data = _undone(image, packing.filters[:own], packing.parameters[:own])
    return data, packing.filters[own]


def clean_data(image: pikepdf.Object) -> Data:
    """The data of an image with its pixels only, as it is where it holds nothing else.

    Raises `pikepdf.PdfError` and `ValueError` for data that is damaged.
    """
    filters, parameters = image.get("/Filter"), image.get("/DecodeParms")
    packing = _packing(image)
    if packing.filters and packing.filters[-1] in _BILEVEL:
        return _flate(stored_bits(image))
    if twins := _twins(image):
        data = unpacked(image)[0].translate(twins)
        return _flate(data[: pixel_length(image, len(data))])
    if packing.filters in ([], ["/FlateDecode"]):
        raw = image.read_raw_bytes()
        if _holds_only(raw, packing, pixel_length(image, 0)):
            return Data(raw, filters, parameters)
    data, kind = unpacked(image)
    if kind:
        return Data(_STRIPPERS[kind](data), Name(kind), packing.parameters[-1])
    return _flate(data[: pixel_length(image, len(data))])


def _flate(data: bytes) -> Data:
    return Data(zlib.compress(data), Name.FlateDecode, None)


def _packing(image: pikepdf.Object) -> _Packing:
    filters = image.get("/Filter")
    names = [str(f) for f in filters] if isinstance(filters, Array) else [str(filters)]
    parameters = image.get("/DecodeParms")
    given = list(parameters) if isinstance(parameters, Array) else [parameters]
    used = [p if isinstance(p, Dictionary) else Dictionary() for p in given]
    names = [] if filters is None else names
    return _Packing(names, (used + [Dictionary()] * len(names))[: len(names)])


def _undone(
    image: pikepdf.Object, filters: list[str], parameters: Sequence[pikepdf.Object]
) -> bytes:
    data = image.read_raw_bytes()
    for name, own in zip(filters, parameters, strict=True):
        with pikepdf.new() as scratch:
            stream = scratch.make_stream(data)
            stream.Filter = Name(name)
            # Those of a filter that has none are not understood, not even empty ones.
            if plain := _plain(own):
                stream.DecodeParms = plain
            data = stream.read_bytes(pikepdf.StreamDecodeLevel.all)
    return data


def _plain(parameters: pikepdf.Object) -> Dictionary | None:
    plain = Dictionary(
        {
            key: value
            for key, value in parameters.items()
            if not isinstance(value, pikepdf.Object) or isinstance(value, Name)
        }
    )
    return plain if len(plain) else None


def pixel_length(image: pikepdf.Object, available: int) -> int:
    """Of the unpacked pixels, in bytes; for unknown colours as many as may be, of `available`."""
    width, height = (int(number(image.get(key, 0))) for key in ("/Width", "/Height"))
    if image.get("/ImageMask"):
        return height * ceil(width / 8)
    bits = int(number(image.get("/BitsPerComponent", 8)))
    components = _components(image.get("/ColorSpace"))
    if not components:
        components = min(_MOST_COMPONENTS, available // max(1, height * ceil(width * bits / 8)))
    return height * ceil(width * components * bits / 8)


def _components(space: object) -> int:
    """Numbers a pixel; 0 where that is not known."""
    if space is None:
        return 1
    family = space[0] if isinstance(space, Array) and len(space) else space
    if str(family) == "/ICCBased" and isinstance(space, Array):
        return int(number(space[1].get("/N", 0)))
    if str(family) == "/DeviceN" and isinstance(space, Array):
        return len(space[1])
    return _COMPONENTS.get(str(family), 0)


def palette(colours: bytes, space: pikepdf.Object) -> bytes:
    """The colours that the palette of an `Indexed` space can have, of all that it holds."""
    highest = min(max(int(number(space[2])), 0), _MOST_COLOURS - 1)
    components = _components(space[1]) or _MOST_COMPONENTS
    return colours[: (highest + 1) * components]


def used_colours(image: pikepdf.Object) -> frozenset[int] | None:
    """The places in its palette that the pixels of an image name; None where that is not known."""
    space, bits = image.get("/ColorSpace"), int(number(image.get("/BitsPerComponent", 8)))
    is_indexed = isinstance(space, Array) and len(space) > 1 and str(space[0]) in _INDEXED
    if not is_indexed or bits not in {1, 2, 4, 8} or not _is_usual(image.get("/Decode"), bits):
        return None
    try:
        data, kind = unpacked(image)
    except pikepdf.PdfError:
        return None
    if kind:
        return None
    seen = frozenset(data)
    if bits == 8:
        return seen
    mask = (1 << bits) - 1
    return frozenset(byte >> shift & mask for byte in seen for shift in range(0, 8, bits))


def _twins(image: pikepdf.Object) -> bytes | None:
    """What becomes of each byte so that no two used places of the palette have one colour.

    Pixels that only their places tell apart are seen by nobody, and may spell anything. None where
    there are no such places.
    """
    used = used_colours(image)
    if not used:
        return None
    space, bits = image.ColorSpace, int(number(image.get("/BitsPerComponent", 8)))
    size = _components(space[1]) if len(space) > 3 else 0
    if not size:
        return None
    colours = space[3].read_bytes() if isinstance(space[3], pikepdf.Stream) else bytes(space[3])
    first: dict[bytes, int] = {}
    # What lies beyond the last place is shown as that.
    last = max(0, len(palette(colours, space)) // size - 1)
    shown = {one: colours[min(one, last) * size :][:size] for one in sorted(used)}
    same = {one: first.setdefault(colour, one) for one, colour in shown.items()}
    if len(first) == len(same):
        return None
    shifts, mask = range(0, 8, bits), (1 << bits) - 1
    return bytes(
        sum(same.get(byte >> at & mask, byte >> at & mask) << at for at in shifts)
        for byte in range(256)
    )


def told_by_places(image: pikepdf.Object, data: bytes) -> Image.Image | None:
    """An image in shades for its places in the palette, where two of them have one colour.

    `data` is what `unpacked` gives. None for all others. Raises `pikepdf.PdfError`.
    """
    if _twins(image) is None:
        return None
    width, height = pixels_of(image)
    bits = int(number(image.get("/BitsPerComponent", 8)))
    length = ceil(width * bits / 8)
    rows = data[: height * length].ljust(height * length, b"\0")
    packed = np.frombuffer(rows, np.uint8).reshape(height, length)
    places = np.stack([packed >> at & (1 << bits) - 1 for at in range(8 - bits, -1, -bits)], axis=2)
    _, ranks = np.unique(places.reshape(height, -1)[:, :width], return_inverse=True)
    shades = ranks * 255 // max(1, int(ranks.max()))
    return Image.fromarray(shades.reshape(height, width).astype(np.uint8)).convert("RGB")


def _is_usual(decode: object, bits: int) -> bool:
    return decode is None or (
        isinstance(decode, Array) and [number(d) for d in list(decode)[:2]] == [0, (1 << bits) - 1]
    )


def _holds_only(raw: bytes, packing: _Packing, length: int) -> bool:
    """Whether nothing lies behind the pixels, unpacked or not."""
    if not packing.filters:
        return not raw[length:].strip(_LINE_END)
    (own,) = packing.parameters
    if int(number(own.get("/Predictor", 1))) >= _PNG:
        columns, colours = (int(number(own.get(key, 1))) for key in ("/Columns", "/Colors"))
        row = ceil(columns * colours * int(number(own.get("/BitsPerComponent", 8))) / 8)
        length += ceil(length / max(row, 1))
    unpacking = zlib.decompressobj()
    try:
        data = unpacking.decompress(raw, length + 1)
    except zlib.error:
        return False
    return len(data) <= length and unpacking.eof and not unpacking.unused_data.strip(_LINE_END)
