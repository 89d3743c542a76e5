"""Pictures are seen as they are looked at, however their rows are stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import ExifTags, Image, ImageDraw

from app.formats.image.frames import open_frames

T = Image.Transpose
STORED = {
    1: None,
    2: T.FLIP_LEFT_RIGHT,
    3: T.ROTATE_180,
    4: T.FLIP_TOP_BOTTOM,
    5: T.TRANSPOSE,
    6: T.ROTATE_90,
    7: T.TRANSVERSE,
    8: T.ROTATE_270,
}
"""How an upright picture is turned for each orientation of EXIF 2.3, 4.6.4."""
FILES: dict[str, dict[str, Any]] = {
    "png": {},
    "jpg": {},
    "tif": {},
    "tif deflated": {"compression": "tiff_deflate"},
    "tif faxed": {"compression": "group4"},
}


@pytest.mark.parametrize("orientation", STORED)
@pytest.mark.parametrize("kind", FILES)
def test_pictures_stored_on_their_side_are_upright(
    kind: str, orientation: int, tmp_path: Path
) -> None:
    upright = Image.new("L", (300, 500), 255)
    ImageDraw.Draw(upright).text((20, 30), "Okonkwo", fill=0, font_size=40)
    turn = STORED[orientation]
    stored = upright if turn is None else upright.transpose(turn)
    exif = Image.Exif()
    exif[ExifTags.Base.Orientation] = orientation
    path = tmp_path / f"a.{kind[:3]}"
    if kind == "tif faxed":
        stored = stored.convert("1")
    stored.save(path, exif=exif, **FILES[kind])
    with open_frames(path) as frames:
        (frame,) = frames
    assert frame.picture.size == upright.size
    seen, meant = (np.asarray(one.convert("L"), dtype=int) for one in (frame.picture, upright))
    assert (abs(seen - meant) > 128).mean() < 0.01
