"""Places of picture files, and the pictures that other formats hold."""

from __future__ import annotations

import struct
import zlib
from functools import partial
from io import BytesIO
from pathlib import Path

import numpy as np
import zxingcpp
from PIL import Image, ImageDraw, ImageFont
from PIL.PngImagePlugin import PngInfo

from app.paths import RESOURCES
from attack.person import Person
from attack.place import Place, lines

_FONT = RESOURCES / "fonts" / "LiberationSans-Regular.ttf"
_DOTS = 200
_INK = 20


def card(who: Person, *, ink: int = _INK) -> Image.Image:
    """Letters on white that say who it is."""
    made = Image.new("L", (840, 252), 255)
    letters = ImageFont.truetype(_FONT, 34)
    said = (f"Seen: {who.given} {who.surname}", f"MRN {who.number}", f"Born {who.day}")
    for row, line in enumerate(said):
        ImageDraw.Draw(made).text((30, 24 + 72 * row), line, fill=ink, font=letters)
    return made


def qr(who: Person, *, scale: int = 4) -> Image.Image:
    """A QR code that says who it is."""
    made = zxingcpp.create_barcode(who.text, zxingcpp.BarcodeFormat.QRCode)
    return Image.fromarray(np.array(made.to_image(scale=scale))).convert("L")


def jpeg_with(text: str, picture: Image.Image | None = None) -> bytes:
    """A JPEG that says `text` in Exif, XMP, a comment, Photoshop's data and behind its end."""
    exif, data = Image.Exif(), BytesIO()
    exif[0x010E] = exif[0x013B] = text
    picture = picture or Image.linear_gradient("L")
    xmp = f"<x:xmpmeta><dc:title>{text}</dc:title></x:xmpmeta>".encode()
    picture.save(data, "JPEG", exif=exif, comment=text.encode(), xmp=xmp, dpi=(_DOTS, _DOTS))
    made = data.getvalue()
    block = b"Photoshop 3.0\0" + b"8BIM\x04\x04\0\0" + struct.pack(">I", len(text)) + text.encode()
    segment = b"\xff\xed" + struct.pack(">H", len(block) + 2) + block
    return made[:2] + segment + made[2:] + text.encode()


def _sheet(shown: Person) -> Image.Image:
    made = Image.new("L", (1100, 900), 255)
    letters = ImageFont.truetype(_FONT, 28)
    for row, line in enumerate(lines(shown)):
        ImageDraw.Draw(made).text((50, 40 + 70 * row), line, fill=_INK, font=letters)
    return made


def _pasted(path: Path, shown: Person, hidden: Person, *, what: str) -> None:
    made = _sheet(shown)
    if what == "turned":
        made.paste(card(hidden).rotate(180), (100, 400))
    elif what == "pale":
        made.paste(card(hidden, ink=243), (100, 400))
    elif what == "marked":
        made.paste(card(hidden), (100, 400))
        # As markers of telephones: seven of 255 shades come through.
        for row in range(3):
            made.paste(0, (116, 418 + 72 * row), Image.new("L", (620, 52), 248))
    elif what == "code":
        made.paste(qr(hidden), (100, 300))
    else:
        made.paste(card(hidden), (100, 400))
    made.save(path, dpi=(_DOTS, _DOTS))


def _erased(path: Path, shown: Person, hidden: Person) -> None:
    """Letters that opacity hides, as eraser tools do."""
    made, opacity = _sheet(shown).convert("RGB"), Image.new("L", (1100, 900), 255)
    made.paste(card(hidden), (100, 400))
    opacity.paste(0, (100, 400, 940, 652))
    made.putalpha(opacity)
    made.save(path, dpi=(_DOTS, _DOTS))


def _png_text(path: Path, shown: Person, hidden: Person) -> None:
    texts = PngInfo()
    texts.add_text("Title", hidden.text)
    texts.add_text(hidden.token[:70], "x")
    texts.add_text("Comment", hidden.text, zip=True)
    texts.add_itxt("XML:com.adobe.xmp", hidden.text)
    _sheet(shown).save(path, dpi=(_DOTS, _DOTS), pnginfo=texts)


def _png_chunk(path: Path, shown: Person, hidden: Person) -> None:
    """A private chunk, packed, and further data behind the last."""
    _sheet(shown).save(path, dpi=(_DOTS, _DOTS))
    data, private = path.read_bytes(), zlib.compress(hidden.text.encode())
    check = zlib.crc32(b"prVt" + private)
    chunk = struct.pack(">I", len(private)) + b"prVt" + private + struct.pack(">I", check)
    path.write_bytes(data[:33] + chunk + data[33:] + hidden.text.encode())


def _exif(path: Path, shown: Person, hidden: Person) -> None:
    exif = Image.Exif()
    exif[0x010E] = hidden.text
    exif[0x9C9B] = hidden.text.encode("utf-16-le")
    _sheet(shown).save(path, dpi=(_DOTS, _DOTS), exif=exif)


def _jpeg(path: Path, shown: Person, hidden: Person) -> None:
    path.write_bytes(jpeg_with(hidden.text, _sheet(shown)))


def _tiff_tags(path: Path, shown: Person, hidden: Person) -> None:
    tags = {270: hidden.text, 315: hidden.text, 285: hidden.text, 65000: hidden.text}
    _sheet(shown).save(path, dpi=(_DOTS, _DOTS), tiffinfo=tags)


def _tiff_page(path: Path, shown: Person, hidden: Person) -> None:
    second = Image.new("L", (1100, 900), 255)
    second.paste(card(hidden), (100, 400))
    _sheet(shown).save(path, dpi=(_DOTS, _DOTS), save_all=True, append_images=[second])


PLACES: tuple[Place, ...] = (
    Place("letters", ".png", partial(_pasted, what="upright"), shown=True, pixels=True),
    Place("letters of a JPEG", ".jpg", partial(_pasted, what="upright"), shown=True, pixels=True),
    Place("letters of a TIFF", ".tiff", partial(_pasted, what="upright"), shown=True, pixels=True),
    Place("letters upside down", ".png", partial(_pasted, what="turned"), shown=True, pixels=True),
    Place("QR code", ".png", partial(_pasted, what="code"), pixels=True),
    Place("letters under a marker", ".png", partial(_pasted, what="marked"), pixels=True),
    Place("letters hidden by opacity", ".png", _erased, pixels=True),
    Place("second page of a TIFF", ".tiff", _tiff_page, shown=True, pixels=True),
    Place("texts of a PNG", ".png", _png_text),
    Place("private chunk and bytes behind the end", ".png", _png_chunk),
    Place("Exif data of a PNG", ".png", _exif),
    Place("Exif data of a TIFF", ".tiff", _exif),
    Place("metadata of a JPEG", ".jpg", _jpeg),
    Place("tags of a TIFF", ".tiff", _tiff_tags),
)  # fmt: skip
