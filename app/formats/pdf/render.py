"""Pictures of pages for the window."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pypdfium2

from app.errors import Corrupt
from app.formats.pdf.source import password_error

_MAX_PIXELS = 40_000_000
_PASSWORD_ERROR = 4


@dataclass(frozen=True, slots=True)
class RenderedPage:
    """A page as shown. `rgb` holds three bytes a pixel, row by row from the top, unpadded."""

    width: int
    height: int
    rgb: bytes = field(repr=False)


def render_page(
    untrusted_path: Path, number: int, scale: float, password: str | None = None
) -> RenderedPage:
    """Paint page `number` (from 1) with `scale` pixels a point, comments and fields included.

    A point (x, y) of `Word.box` lies at pixel (x, y) times `scale`. Pages that would need more
    than 40 million pixels are painted smaller. Raises `Corrupt` and `Encrypted`.
    """
    try:
        document = pypdfium2.PdfDocument(untrusted_path, password=password)
    except pypdfium2.PdfiumError as error:
        if getattr(error, "err_code", None) == _PASSWORD_ERROR:
            raise password_error(password) from None
        raise Corrupt("The PDF cannot be shown.") from None
    try:
        document.init_forms()
        page = document[number - 1]
        width, height = page.get_size()
        affordable = min(scale, (_MAX_PIXELS / max(1.0, width * height)) ** 0.5)
        image = page.render(scale=affordable, may_draw_forms=True).to_pil().convert("RGB")
    except (pypdfium2.PdfiumError, IndexError):
        raise Corrupt(f"Page {number} cannot be shown.") from None
    finally:
        document.close()
    return RenderedPage(image.width, image.height, image.tobytes())
