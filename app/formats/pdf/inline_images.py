"""Inline images (ISO 32000-1, 8.9.7) without entries that say nothing about their pixels."""

from __future__ import annotations

from typing import Any

import pikepdf
from pikepdf import Array, ContentStreamInlineImage, Dictionary, Name, String

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
    """The image with the entries of the standard only; itself where it has no others."""
    entries = image.iimage.obj
    kept = Dictionary({key: _kept(entries[key]) for key in _KEYS if key in entries})
    if kept == entries:
        return image
    header = b" ".join(
        part for key, value in kept.items() for part in (key.encode(), _written(value))
    )
    data = b"BI " + header + b" ID " + image.iimage.read_raw_bytes() + b"\nEI"
    with pikepdf.new() as scratch:
        (again,) = pikepdf.parse_content_stream(scratch.make_stream(data))
    if not isinstance(again, ContentStreamInlineImage):
        raise pikepdf.PdfError
    return again


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
