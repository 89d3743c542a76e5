"""Images keep their pixels and nothing behind them, however they are packed."""

from __future__ import annotations

import base64
import struct
import zlib
from collections.abc import Callable
from io import BytesIO

import pikepdf
import pytest
from pikepdf import Array, Name
from PIL import Image

from app.formats.pdf.content.inline_images import bare
from app.formats.pdf.images.image_data import clean_data, strip_jpeg2000, unpacked

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


def test_jpeg2000_keeps_no_words_in_boxes_and_segments() -> None:
    saved = BytesIO()
    picture = Image.linear_gradient("L")
    picture.save(saved, "JPEG2000", irreversible=False)
    word = b"Quillfeather"
    data = saved.getvalue()
    named = struct.pack(">I4s", 20 + len(word), b"ftyp") + b"jp2 \0\0\0\0jp2 " + word
    data = data[:12] + named + data[12 + 20 :]
    start = data.index(b"\xff\x4f\xff\x51")
    first = start + 4 + int.from_bytes(data[start + 4 : start + 6], "big")
    # A segment that no part of the standard has, behind the sizes.
    data = data[:first] + struct.pack(">HH", 0xFF6F, 2 + len(word)) + word + data[first:]
    # `jp2h` holds a resolution, a box of boxes.
    resolution = struct.pack(">I4s", 8 + len(word), b"res ") + word
    place = data.index(b"jp2h") - 4
    (length,) = struct.unpack_from(">I", data, place)
    grown = struct.pack(">I", length + len(resolution)) + data[place + 4 : place + length]
    data = data[:place] + grown + resolution + data[place + length :]
    box = data.index(b"jp2c") - 4
    data = data[:box] + struct.pack(">I", 0) + data[box + 4 :]
    assert data.count(word) == 3
    stripped = strip_jpeg2000(data)
    assert word not in stripped
    with Image.open(BytesIO(stripped)) as after:
        assert after.tobytes() == picture.tobytes()


@pytest.mark.parametrize("bits", [1, 2, 4, 8])
def test_places_of_one_colour_in_a_palette_become_one(bits: int) -> None:
    colours = bytes((9, 200, 9, 200)) if bits > 1 else bytes((9, 9))
    with pikepdf.new() as pdf:
        stream = pdf.make_stream(bytes(range(4)) if bits == 8 else b"\x1b\x01\x10\x11")
        stream.Width, stream.Height, stream.BitsPerComponent = 32 // bits, 1, bits
        stream.ColorSpace = Array(
            [Name.Indexed, Name.DeviceGray, len(colours) - 1, pikepdf.String(colours)]
        )
        data = zlib.decompress(clean_data(stream).packed)
    places = [byte >> at & (1 << bits) - 1 for byte in data for at in range(8 - bits, -1, -bits)]
    assert set(places) <= ({0, 1} if bits > 1 else {0})
