"""Pictures of pages for the window."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from app.errors import Corrupt
from app.formats.image.frames import open_frames
from app.formats.pdf.renderer import RenderedPage


def page_sizes(untrusted_path: Path) -> tuple[tuple[float, float], ...]:
    """Width and height of all pages in points. Raises `InputError`."""
    with open_frames(untrusted_path) as frames:
        return tuple(frame.size for frame in frames)


def render_page(untrusted_path: Path, number: int, scale: float) -> RenderedPage:
    """Page `number` (from 1) with `scale` pixels a point. Raises `InputError`."""
    with open_frames(untrusted_path) as frames:
        for frame in frames:
            if frame.number == number:
                width, height = (max(1, round(side * scale)) for side in frame.size)
                shown = frame.picture.convert("RGB")
                shown = shown.resize((width, height), Image.Resampling.BOX)
                return RenderedPage(width, height, shown.tobytes())
    raise Corrupt(f"Page {number} cannot be shown.")
