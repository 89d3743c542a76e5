"""Pictures of pages for the window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pypdfium2

from app.errors import Corrupt
from app.formats.base import RenderedPage
from app.formats.pdf.opening.source import password_error

_MAX_PIXELS = 40_000_000
_PASSWORD_ERROR = 4


def render_page(
    untrusted_path: Path, number: int, scale: float, password: str | None = None
) -> RenderedPage:
    """Paint page `number` (from 1) with `scale` pixels a point, comments and fields included.

    A point (x, y) of `Word.box` lies at pixel (x, y) times `scale`. Pages that would need more
    than 40 million pixels are painted smaller. Raises `Corrupt` and `Encrypted`.
    """
    with _opened(untrusted_path, password) as document:
        try:
            document.init_forms()
            page = document[number - 1]
            width, height = page.get_size()
            affordable = min(scale, (_MAX_PIXELS / max(1.0, width * height)) ** 0.5)
            image = page.render(scale=affordable, may_draw_forms=True).to_pil().convert("RGB")
        except (pypdfium2.PdfiumError, IndexError):
            raise Corrupt(f"Page {number} cannot be shown.") from None
        return RenderedPage(image.width, image.height, image.tobytes())


def page_sizes(
    untrusted_path: Path, password: str | None = None
) -> tuple[tuple[float, float], ...]:
    """Width and height of all pages as shown, in points. Raises `Corrupt` and `Encrypted`."""
    with _opened(untrusted_path, password) as document:
        try:
            return tuple(document.get_page_size(index) for index in range(len(document)))
        except pypdfium2.PdfiumError:
            raise Corrupt("A page cannot be shown.") from None


@contextmanager
def _opened(untrusted_path: Path, password: str | None) -> Iterator[pypdfium2.PdfDocument]:
    try:
        document = pypdfium2.PdfDocument(untrusted_path.read_bytes(), password=password)
    except pypdfium2.PdfiumError as error:
        if getattr(error, "err_code", None) == _PASSWORD_ERROR:
            raise password_error(password) from None
        raise Corrupt("The PDF cannot be shown.") from None
    try:
        yield document
    finally:
        document.close()
