"""Inline images (ISO 32000-1, 8.9.7) without entries that say nothing about their pixels."""

from __future__ import annotations

from typing import Any

import pikepdf
import pypdfium2
from pikepdf import Array, ContentStreamInlineImage, Dictionary, Name, String

from app.formats.pdf.images.image_data import Data, clean_data

_KEYS = frozenset(
    (
        *("/BitsPerComponent", "/ColorSpace", "/Decode", "/DecodeParms", "/Filter", "/Height"),
        *("/ImageMask", "/Intent", "/Interpolate", "/Length", "/Width"),
    )
)
_PARAMETERS = frozenset(
    (
        *("/K", "/EndOfLine", "/EncodedByteAlign", "/Columns", "/Rows", "/EndOfBlock"),
        *("/BlackIs1", "/DamagedRowsBeforeError", "/Predictor", "/Colors", "/EarlyChange"),
        *("/BitsPerComponent", "/ColorTransform"),
    )
)


def bare(image: ContentStreamInlineImage) -> ContentStreamInlineImage:
    """The image with its pixels and the entries of the standard only; itself if that is all."""
    entries, data = image.iimage.obj, image.iimage.read_raw_bytes()
    kept = Dictionary({key: _kept(entries[key]) for key in _KEYS if key in entries})
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


def _kept(value: Any) -> Any:
    if isinstance(value, Array):
        palette = len(value) > 0 and value[0] == "/Indexed"
        return Array([_kept(item) for item in value if palette or not isinstance(item, String)])
    if isinstance(value, Dictionary):
        return Dictionary(
            {key: value[key] for key in _PARAMETERS if key in value and _is_plain(value[key])}
        )
    return value


def _is_plain(value: Any) -> bool:
    return not isinstance(value, pikepdf.Object) or isinstance(value, Name)


def _written(value: Any) -> bytes:
    if isinstance(value, pikepdf.Object):
        return value.unparse()
    return str(value).lower().encode()
