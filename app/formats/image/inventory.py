"""What a picture file says beside its pixels, in words: for the reviewer, before it is dropped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from PIL import ExifTags, Image

from app.engine.domain.hidden_content import Channel
from app.formats.xml_words import words_of_xml

# What an opened file says of itself that names nobody.
PLAIN = {
    *("dpi", "resolution", "compression", "jfif", "jfif_version", "jfif_unit", "jfif_density"),
    *("gamma", "srgb", "transparency", "progressive", "progression", "interlace", "aspect"),
    *("adobe", "adobe_transform", "chromaticity", "background"),
}
_PACKETS = frozenset({"xmp", "XML:com.adobe.xmp", "Raw profile type xmp"})
_PACKET = 0x02BC
_TAGS = {**ExifTags.TAGS, 0x9C9B: "Title", 0x9C9C: "Comment", 0x9C9D: "Author", 0x9C9E: "Keywords"}
_WIDE = range(0x9C9B, 0x9CA0)
_CODED = 8


def inventory(image: Image.Image) -> Iterator[tuple[Channel, str | None]]:
    """All texts of the frame that `image` stands at; None for what could not be read."""
    try:
        image.load()  # PNG may say more after the pixels
        yield from ((Channel.PICTURE, text) for text in _said(image))
    except Exception:  # noqa: BLE001 - damaged metadata fail in any way, and are dropped
        yield Channel.PICTURE, None


def _said(image: Image.Image) -> Iterator[str]:
    for key, value in image.info.items():
        if key in _PACKETS:
            yield from words_of_xml(value.encode() if isinstance(value, str) else value)
        elif key not in PLAIN and (isinstance(value, str) or key == "comment"):
            yield f"{key}: {_words(value)}"
    exif = image.getexif()
    yield from _tags(exif)
    yield from _tags(exif.get_ifd(ExifTags.IFD.Exif))
    for tag, value in exif.get_ifd(ExifTags.IFD.GPSInfo).items():
        yield f"{ExifTags.GPSTAGS.get(tag, hex(tag))}: {_words(value)}"


def _tags(values: Mapping[int, Any]) -> Iterator[str]:
    """Tags that say something; numbers tell how the picture is stored, or was taken."""
    for tag, value in values.items():
        words = _words(value, wide=tag in _WIDE) if isinstance(value, str | bytes) else ""
        if words.strip() and tag != _PACKET:
            yield f"{_TAGS.get(tag, hex(tag))}: {words}"


def _words(value: Any, *, wide: bool = False) -> str:
    """A value as text; nothing of bytes that are no text, such as what a maker keeps for itself."""
    if isinstance(value, tuple) and all(not isinstance(one, bytes) for one in value):
        return " ".join(map(str, value))
    if not isinstance(value, bytes):
        return str(value)
    if wide:
        return value.decode("utf-16-le", "replace").rstrip("\0")
    # The first eight bytes of a user's comment may name its letters (Exif 2.3, 4.6.5).
    if value[:_CODED] == b"UNICODE\0":
        return value[_CODED:].decode("utf-16-be", "replace")
    text = value.removeprefix(b"ASCII\0\0\0").decode("utf-8", "replace").strip("\0 ")
    return text if text.isprintable() and "\ufffd" not in text else ""
