"""The data of an image, in a stream or a content stream, and nothing that is not its pixels."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

import pikepdf
from pikepdf import Array, Dictionary, Name

from app.formats.pdf.images.image_metadata import strip_jpeg, strip_jpeg2000
from app.formats.pdf.images.xobject import stored_bits
from app.formats.pdf.syntax.operands import number

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
