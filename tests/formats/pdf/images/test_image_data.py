"""Images keep their pixels and nothing behind them, however they are packed."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable

import pikepdf
import pytest
from pikepdf import Array, Name

from app.formats.pdf.content.inline_images import bare
from app.formats.pdf.images.image_data import clean_data, unpacked

PIXELS = bytes(range(100))
PACK: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "/ASCII85Decode": ("/A85", lambda data: base64.a85encode(data) + b"~>"),
    "/ASCIIHexDecode": ("/AHx", lambda data: data.hex().encode() + b">"),
    "/RunLengthDecode": ("/RL", lambda data: bytes([len(data) - 1]) + data + b"\x80"),
    "/FlateDecode": ("/Fl", zlib.compress),
}
CHAINS = (
    (),
    *((name,) for name in PACK),
    ("/ASCII85Decode", "/FlateDecode"),
    ("/ASCIIHexDecode", "/RunLengthDecode"),
)


def packed(chain: tuple[str, ...], data: bytes) -> bytes:
    for name in reversed(chain):
        data = PACK[name][1](data)
    return data


def image(pdf: pikepdf.Pdf, chain: tuple[str, ...], data: bytes) -> pikepdf.Stream:
    made = pdf.make_stream(packed(chain, data))
    made.Filter = Array([Name(name) for name in chain])
    made.Width = made.Height = 10
    made.BitsPerComponent, made.ColorSpace = 8, Name.DeviceGray
    return made


@pytest.mark.parametrize("behind", [b"", b" Johansson"])
@pytest.mark.parametrize("chain", CHAINS)
def test_an_image_keeps_its_pixels_only(chain: tuple[str, ...], behind: bytes) -> None:
    with pikepdf.new() as pdf:
        source = image(pdf, chain, PIXELS + behind)
        assert unpacked(source) == (PIXELS + behind, "")
        data = clean_data(source)
        source.Filter = Array() if data.filters is None else data.filters
        source.write(data.packed, filter=source.Filter)
        assert source.read_bytes() == PIXELS
        assert (
            chain not in {(), ("/FlateDecode",)} or behind or data.packed == packed(chain, PIXELS)
        )


@pytest.mark.parametrize("behind", [b"", b" Johansson"])
@pytest.mark.parametrize("chain", CHAINS)
def test_an_inline_image_keeps_its_pixels_only(chain: tuple[str, ...], behind: bytes) -> None:
    filters = b" ".join(PACK[name][0].encode() for name in chain)
    content = b"BI /W 10 /H 10 /BPC 8 /CS /G /F [" + filters + b"] ID "
    content += packed(chain, PIXELS + behind) + b" EI"
    with pikepdf.new() as pdf:
        (parsed,) = pikepdf.parse_content_stream(pdf.make_stream(content))
        assert isinstance(parsed, pikepdf.ContentStreamInlineImage)
        kept = bare(parsed).iimage
        stream = pdf.make_stream(kept.read_raw_bytes(), kept.obj)
        assert stream.read_bytes().rstrip(b" \n") == PIXELS
