"""Whatever lies in a picture file beside what viewers show is looked at, or said to be unread."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from functools import partial

import pytest
from PIL import Image
from support.files.raster_files import (
    SECRET,
    SHOWN,
    SIZE,
    TYPES,
    chunk,
    erased,
    frames,
    further_rows,
    jfif_thumbnail,
    orphaned_tiff,
    packed_thumbnail,
    plain_thumbnail,
    png_with,
    saved,
    tiff_with_directory,
    xmp_thumbnail,
    zipped,
)

from app.errors import LimitExceeded, Unsupported
from app.formats.raster.renditions import HIDDEN, looks


def followed(kind: str, data: bytes) -> bytes:
    return saved(SHOWN, kind) + data


SEEN: dict[str, Callable[[], bytes]] = {
    "thumbnail in Exif": packed_thumbnail,
    **{f"JPEG behind {kind}": partial(followed, kind, saved(SECRET, "JPEG"))
       for kind in TYPES},
    "PNG behind JPEG behind PNG": lambda: (
        saved(SHOWN, "PNG") + saved(SHOWN, "JPEG") + bytes(9) + saved(SECRET, "PNG")
    ),
    **{f"further frame of {kind}": partial(frames, kind)
       for kind in ("PNG", "GIF", "WEBP", "MPO")},
    **{f"colours under opacity in {kind}": partial(erased, kind)
       for kind in ("PNG", "TIFF", "WEBP")},
}  # fmt: skip
UNREAD: dict[str, Callable[[], bytes]] = {
    "plain thumbnail in Exif": plain_thumbnail,
    "thumbnail in JFIF": jfif_thumbnail,
    "thumbnail in words": xmp_thumbnail,
    "chunk of another program": lambda: png_with(b"mkBT", bytes(99)),
    "pixels below the picture": further_rows,
    "directory in TIFF": tiff_with_directory,
    "page of TIFF that is no page": orphaned_tiff,
    **{f"archive behind {kind}": partial(followed, kind, zipped())
       for kind in TYPES},
}  # fmt: skip


def is_red(picture: Image.Image) -> bool:
    red, green, _ = picture.resize((2, 2)).tobytes()[6:9]
    return red > 200 and green < 60


@pytest.mark.parametrize("name", SEEN)
def test_a_picture_that_no_viewer_shows_is_looked_at(name: str) -> None:
    found = list(looks(SEEN[name]()))
    assert found[0].way == ""
    assert not is_red(found[0].picture)
    assert any(is_red(look.picture) and look.way for look in found)


@pytest.mark.parametrize("name", UNREAD)
def test_what_cannot_be_looked_at_is_said(name: str) -> None:
    with pytest.raises((Unsupported, OSError)):
        list(looks(UNREAD[name]()))


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("mode", ["1", "L", "P", "RGB", "RGBA", "I;16"])
def test_a_picture_with_nothing_beside_it_is_looked_at_without_complaint(
    kind: str, mode: str
) -> None:
    grey = Image.linear_gradient("L").resize(SIZE)
    picture = Image.new("I;16", SIZE) if mode == "I;16" else grey.convert(mode)
    try:
        data = saved(picture, kind)
    except OSError:
        pytest.skip("there are no such files")
    assert not any(HIDDEN in look.way for look in looks(data))


def test_interlaced_pictures_are_known() -> None:
    rows = [b"\0" + bytes(3 * across) for across, down in
            ((8, 6), (8, 6), (16, 6), (16, 12), (32, 12), (32, 24), (64, 24))
            for _ in range(down)]  # fmt: skip
    made = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", *SIZE, 8, 2, 0, 0, 1))
    made += chunk(b"IDAT", zlib.compress(b"".join(rows))) + chunk(b"IEND", b"")
    assert [look.way for look in looks(made)] == [""]


def test_pages_of_a_fax_are_what_a_viewer_shows() -> None:
    bilevel = [SHOWN.convert("1"), SECRET.convert("1")]
    options = {"save_all": True, "append_images": bilevel[1:], "compression": "group4"}
    ways = [(look.way, look.frame) for look in looks(saved(bilevel[0], "TIFF", **options))]
    assert ways == [("", 1), ("", 2)]


def test_padding_and_plain_words_behind_a_picture_are_no_pictures() -> None:
    for behind in (bytes(99), b"\r\n", b"scanned by Okonkwo\n"):
        assert [look.way for look in looks(saved(SHOWN, "JPEG") + behind)] == [""]


def test_a_picture_that_moves_for_minutes_is_refused() -> None:
    pictures = [Image.new("L", (8, 8), shade) for shade in range(80)]
    with pytest.raises(LimitExceeded):
        list(looks(saved(pictures[0], "GIF", save_all=True, append_images=pictures[1:])))
