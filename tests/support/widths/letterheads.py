"""Makes letters of several pages with one letterhead, and a label that was scanned on each anew."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw
from reportlab.lib.utils import ImageReader
from support.files.pdf_files import HEIGHT, page_canvas
from support.files.scan_files import letters

from app.engine.domain.geometry import Box

LOGO = Box(420.0, 40.0, 540.0, 90.0)
"""Where the letterhead stands on page 1, in points from the top left."""
LABEL = Box(60.0, 300.0, 220.0, 360.0)
"""Where the scanned label stands on page 1."""
LARGER = Box(60.0, 40.0, 240.0, 115.0)
"""Where the letterhead stands on page 3, half as large again."""


def letterheads(path: Path) -> Path:
    """Four pages: the head on 1, 2 and, larger, on 3; the label on 1, 2 and 4, a little moved."""
    page, logo = page_canvas(path), _logo()
    heads = {1: LOGO, 2: LOGO, 3: LARGER}
    labels = {1: (0.0, 0.0), 2: (11.3, -7.6), 4: (-4.5, 150.2)}
    for number in range(1, 5):
        page.drawString(72, 500, f"Page {number} of a letter on ward rounds.")
        if number in heads:
            _put(page, logo, heads[number])
        if number in labels:
            across, down = labels[number]
            place = Box(LABEL.x0 + across, LABEL.top + down, LABEL.x1 + across, LABEL.bottom + down)
            _put(page, ImageReader(BytesIO(_label(number))), place)
        page.showPage()
    page.save()
    return path


def _put(page: object, picture: ImageReader, box: Box) -> None:
    wide, high = box.x1 - box.x0, box.bottom - box.top
    page.drawImage(picture, box.x0, HEIGHT - box.bottom, wide, high)  # type: ignore[attr-defined]


def _logo() -> ImageReader:
    made = Image.new("RGB", (240, 100), "white")
    draw = ImageDraw.Draw(made)
    draw.ellipse((6, 6, 94, 94), fill="#1b6f8f")
    draw.polygon([(50, 20), (78, 74), (22, 74)], fill="white")
    draw.text((104, 28), "Alma", fill="#1b6f8f", font=letters(44))
    data = BytesIO()
    made.save(data, "PNG")
    return ImageReader(data)


def _label(number: int) -> bytes:
    """One label as each scan sees it: other grain, and stored as another picture."""
    made = Image.new("L", (640, 240), 246)
    draw = ImageDraw.Draw(made)
    draw.rectangle((4, 4, 635, 235), outline=40, width=5)
    draw.text((30, 30), "Johansson, Maria", fill=20, font=letters(56))
    draw.text((30, 130), "12/04/1985  W-4471", fill=20, font=letters(48))
    grain = np.random.default_rng(number).normal(0, 9, (240, 640))
    pixels = np.clip(np.asarray(made, float) + grain, 0, 255).astype(np.uint8)
    data = BytesIO()
    Image.fromarray(pixels).save(data, "JPEG", quality=80)
    return data.getvalue()
