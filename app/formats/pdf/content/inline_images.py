"""Inline images reduced to their pixels and the entries that tell of these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pikepdf
import pypdfium2
from pikepdf import Array, ContentStreamInlineImage, Dictionary, Name, String

from app.formats.pdf.images.image_data import Data, clean_data, palette
from app.formats.pdf.syntax.operands import INTENTS, elements, is_number, number_or_zero

# What a colour space of this name is called in clean content.
RenameSpace: TypeAlias = Callable[[Name], Name]

# Entries that tell of the pixels (ISO 32000-1, 8.9.7), and what may stand there.
_NUMBERS = ("/BitsPerComponent", "/Height", "/Length", "/Width")
_TRUTHS = ("/ImageMask", "/Interpolate")
_FILTERS = frozenset(
    (
        *("/ASCIIHexDecode", "/ASCII85Decode", "/LZWDecode", "/FlateDecode", "/RunLengthDecode"),
        *("/CCITTFaxDecode", "/DCTDecode", "/AHx", "/A85", "/LZW", "/Fl", "/RL", "/CCF", "/DCT"),
    )
)
_SPACES = frozenset({"/G", "/RGB", "/CMYK", "/I", "/Indexed"})
_PARAMETERS = frozenset(
    (
        *("/K", "/EndOfLine", "/EncodedByteAlign", "/Columns", "/Rows", "/EndOfBlock"),
        *("/BlackIs1", "/DamagedRowsBeforeError", "/Predictor", "/Colors", "/EarlyChange"),
        *("/BitsPerComponent", "/ColorTransform"),
    )
)


def bare(
    image: ContentStreamInlineImage, rename: RenameSpace = lambda space: space
) -> ContentStreamInlineImage:
    """The image with its pixels and the entries of the standard only; itself if that is all."""
    entries, data = image.iimage.obj, image.iimage.read_raw_bytes()
    kept = _kept(entries, rename)
    clean = _clean(data, kept)
    if kept == entries and clean is None:
        return image
    if clean is not None:
        # Letters only, in which nothing looks like the end of the image.
        data = clean.packed.hex().encode() + b">"
        kept.Filter = Array([Name.ASCIIHexDecode, clean.filters])
        if "/DecodeParms" in kept:
            del kept.DecodeParms
        if isinstance(clean.parameters, Dictionary) and len(clean.parameters):
            kept.DecodeParms = Array([None, clean.parameters])
        if "/Length" in kept:
            del kept.Length
    header = b" ".join(
        part for key, value in kept.items() for part in (key.encode(), _written(value))
    )
    data = b"BI " + header + b" ID " + data + b"\nEI"
    with pikepdf.new() as scratch:
        (again,) = pikepdf.parse_content_stream(scratch.make_stream(data))
    if not isinstance(again, ContentStreamInlineImage):
        raise pikepdf.PdfError
    return again


def _clean(data: bytes, entries: Dictionary) -> Data | None:
    """The data without what is no pixel; None where that is all of it."""
    with pikepdf.new() as scratch:
        stream = scratch.make_stream(data, entries)
        try:
            clean = clean_data(stream)
        except (ValueError, pypdfium2.PdfiumError):
            raise pikepdf.PdfError("a damaged picture") from None
        return None if clean.packed == data else clean


def _kept(entries: pikepdf.Object, rename: RenameSpace) -> Dictionary:
    kept = Dictionary()
    for key in _NUMBERS:
        if is_number(entries.get(key)):
            kept[key] = entries[key]
    for key in _TRUTHS:
        if isinstance(entries.get(key), bool):
            kept[key] = entries[key]
    if "/Decode" in entries:
        kept.Decode = Array(list(map(number_or_zero, elements(entries.Decode))))
    if entries.get("/Intent") in INTENTS:
        kept.Intent = entries.Intent
    if "/Filter" in entries:
        kept.Filter = _each(entries.Filter, lambda one: one if one in _FILTERS else None)
    if "/DecodeParms" in entries:
        kept.DecodeParms = _each(entries.DecodeParms, _parameters)
    if "/ColorSpace" in entries:
        kept.ColorSpace = _space(entries.ColorSpace, rename)
    return kept


def _each(value: Any, keep: Callable[[Any], Any]) -> Any:
    return Array([keep(one) for one in value]) if isinstance(value, Array) else keep(value)


def _parameters(value: Any) -> Dictionary | None:
    if not isinstance(value, Dictionary):
        return None
    return Dictionary(
        {
            key: value[key]
            for key in _PARAMETERS
            if key in value and not isinstance(value[key], pikepdf.Object)
        }
    )


def _space(space: Any, rename: RenameSpace) -> Any:
    if isinstance(space, Name):
        return space if space in _SPACES else rename(space)
    if not isinstance(space, Array) or len(space) < 4 or space[0] not in {"/Indexed", "/I"}:
        # Others belong to the resources (8.9.7); viewers take them for shades of grey.
        return Name.DeviceGray
    base, highest, colours = _space(space[1], rename), space[2], space[3]
    held = bytes(colours) if isinstance(colours, String) else b""
    return Array([space[0], base, number_or_zero(highest), String(palette(held, space))])


def _written(value: Any) -> bytes:
    if isinstance(value, pikepdf.Object):
        return value.unparse()
    return str(value).lower().encode()
