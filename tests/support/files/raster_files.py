"""Small picture files that hold another picture, red, in places that no viewer shows."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib

from PIL import Image, PngImagePlugin, TiffImagePlugin

SIZE = (64, 48)
SHOWN, SECRET = Image.new("RGB", SIZE, "green"), Image.new("RGB", SIZE, "red")
TYPES = ("PNG", "JPEG", "GIF", "BMP", "TIFF", "WEBP")


def saved(picture: Image.Image, kind: str, **options: object) -> bytes:
    target = io.BytesIO()
    picture.copy().save(target, kind, **options)  # saving leaves marks on a picture
    return target.getvalue()


def thumbnail(*, tags: list[tuple[int, int, int]], data: bytes) -> bytes:
    """Exif data with a second directory; a value of -1 stands for where `data` lies."""
    place = 14 + 2 + 12 * len(tags) + 4
    lines = b"".join(
        struct.pack("<HHII", tag, kind, 1, place if value < 0 else value)
        for tag, kind, value in tags
    )
    head = b"II*\0" + struct.pack("<IHI", 8, 0, 14) + struct.pack("<H", len(tags))
    return b"Exif\0\0" + head + lines + bytes(4) + data


def packed_thumbnail() -> bytes:
    data = saved(SECRET, "JPEG")
    tags = [(0x103, 3, 6), (0x201, 4, -1), (0x202, 4, len(data))]
    return saved(SHOWN, "JPEG", exif=thumbnail(tags=tags, data=data))


def plain_thumbnail() -> bytes:
    tags = [(0x100, 4, 8), (0x101, 4, 8), (0x103, 3, 1), (0x111, 4, -1), (0x117, 4, 192)]
    return saved(SHOWN, "JPEG", exif=thumbnail(tags=tags, data=b"\xff\0\0" * 64))


def jfif_thumbnail() -> bytes:
    data = saved(SHOWN, "JPEG")
    segment = b"JFIF\0\1\1\0\0\1\0\1\x08\x08" + b"\xff\0\0" * 64
    end = 4 + int.from_bytes(data[4:6], "big")
    return data[:4] + struct.pack(">H", 2 + len(segment)) + segment + data[end:]


def erased(kind: str) -> bytes:
    """Half of it red, and not seen; blue at the edge, so that the colours have a shape."""
    made = SHOWN.copy()
    made.paste("red", (0, 24, 64, 48))
    made.paste("blue", (60, 24, 64, 48))
    opacity = Image.new("L", SIZE, 255)
    opacity.paste(0, (0, 24, 64, 48))
    made.putalpha(opacity)
    return saved(made, kind, **({"lossless": True, "exact": True} if kind == "WEBP" else {}))


def frames(kind: str) -> bytes:
    return saved(SHOWN, kind, save_all=True, append_images=[SECRET.copy()])


def chunk(kind: bytes, data: bytes) -> bytes:
    checksum = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)


def png_with(kind: bytes, data: bytes) -> bytes:
    made = saved(SHOWN, "PNG")
    return made[:33] + chunk(kind, data) + made[33:]


def further_rows() -> bytes:
    """Pixels below those that the header tells of, in the same stream."""
    tall = Image.new("RGB", (64, 96), "red")
    tall.paste(SHOWN, (0, 0))
    made = saved(tall, "PNG")
    header = chunk(b"IHDR", struct.pack(">II", *SIZE) + made[24:29])
    return made[:8] + header + made[33:]


def zipped() -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.txt", "Thaddeus Okonkwo " * 20)
    return target.getvalue()


def tiff_with_directory() -> bytes:
    tags = TiffImagePlugin.ImageFileDirectory_v2()
    tags[330] = 8
    tags.tagtype[330] = 4
    return saved(SHOWN, "TIFF", tiffinfo=tags)


def orphaned_tiff() -> bytes:
    """A page that the list of pages no longer leads to."""
    made = bytearray(frames("TIFF"))
    start = struct.unpack_from("<I", made, 4)[0]
    entries = struct.unpack_from("<H", made, start)[0]
    made[start + 2 + 12 * entries : start + 6 + 12 * entries] = bytes(4)
    return bytes(made)


def xmp_thumbnail() -> bytes:
    text = PngImagePlugin.PngInfo()
    text.add_itxt("XML:com.adobe.xmp", "<xmpGImg:image>/9j/4AAQ</xmpGImg:image>")
    return saved(SHOWN, "PNG", pnginfo=text)
