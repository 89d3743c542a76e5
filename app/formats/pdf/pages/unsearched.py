"""Decides whether what a page paints besides text may hold words that nobody searched.

A picture cannot be searched as text can. Pages that are mostly picture are exported as pictures.
Small ones, such as a letterhead's logo, stay in the export but for the words that text recognition
reads in them; see `page_pictures`.
"""

from __future__ import annotations

from math import hypot

from app.errors import NeedsOcr, Unsupported
from app.formats.ocr.recogniser import is_installed
from app.formats.pdf.content.glyphs import INVISIBLE_MODES, Painted
from app.formats.pdf.content.page_frame import Frame
from app.formats.pdf.images.xobject import PlacedImage
from app.formats.pdf.pages.page_pictures import Group, are_too_many
from app.formats.pdf.pages.page_readers import LONGEST_PAGE
from app.formats.pdf.syntax.matrix import Bounds
from app.formats.pdf.syntax.operators import number as of_number

_LARGE_SHARE = 0.25
_GRID = 32
_HIDDEN_LETTERS = 5
_PLAIN_RULES = 16  # straight segments, fewer than any drawn word has
_CURVED_WORD = 60  # curve segments, about those of a short word


class Stencilled(Unsupported):
    """Text painted as a pattern or mask: often many times over, and cut where the area ends.

    Text recognition would read some of it and leave the rest.
    """


def refuse_picture_page(painted: Painted, groups: list[Group], frame: Frame, number: int) -> None:
    """Raise what forbids to take page `number` for a page of text with pictures, the `groups`.

    That is `NeedsOcr` where pictures cover a quarter of the page, are too many or letters of a
    font, lie on recognised text or hide text below them, `Stencilled` for text painted as a pattern
    or mask, and `Unsupported` for vertical writing.
    """
    if painted.stencilled:
        raise Stencilled(
            f"Page {number} paints with patterns or masks made of text.",
            hint="Save that page as a picture (PNG or TIFF) in another program and open that file,"
            " or leave the page out.",
        )
    if painted.vertical:
        raise Unsupported(f"Page {number} contains vertical writing.")
    if painted.pictured:
        raise NeedsOcr(f"Page {number} shows pictures as letters of a font.")
    if is_installed() and are_too_many(groups):
        raise NeedsOcr(f"Page {number} shows more pictures than can be read one by one.")
    legible = [picture for group in groups for picture in group]
    if _coverage(legible, frame) > _LARGE_SHARE:
        raise NeedsOcr(f"Page {number} is largely a picture, whose words cannot be searched.")
    if _shows_text_twice(painted, legible):
        raise NeedsOcr(f"Page {number} shows words as a picture with hidden text on or below it.")


def density_of_pictures(painted: Painted) -> float | None:
    """The most pixels that a picture has a point, where the page shows nothing but pictures.

    None where it shows letters or drawings too, or a picture whose size is not known.
    """
    shown = any(glyph.style.mode not in INVISIBLE_MODES for glyph in painted.glyphs)
    drawn = painted.curves or painted.segments > _PLAIN_RULES
    if shown or drawn or painted.stencilled or painted.pictured:
        return None
    densities = [_density(picture) for picture in painted.pictures]
    return max(densities) if densities and all(densities) else None


def _density(picture: PlacedImage) -> float:
    """Pixels a point along the closer side; 0 where that is not known."""
    if picture.image is None or picture.number is None:
        return 0.0
    a, b, c, d, _, _ = picture.matrix
    width, height = (of_number(picture.image.get(key, 0)) for key in ("/Width", "/Height"))
    across, up = hypot(a, b), hypot(c, d)
    return max(width / across, height / up) if across and up and width and height else 0.0


def has_drawings(painted: Painted) -> bool:
    """Whether the page holds a drawing that may show words."""
    return painted.curves > _CURVED_WORD


def refuse_drawn_page(painted: Painted, groups: list[Group], frame: Frame, number: int) -> None:
    """Raise `NeedsOcr` for a page with ink but without text: its words may be drawn.

    A few straight rules are no words, but for a page that is too large to be recognised that is
    all guesswork: nobody could check its export.
    """
    rules = 0 < painted.segments <= _PLAIN_RULES and not painted.curves and not groups
    if not rules or max(frame.size) > LONGEST_PAGE:
        raise NeedsOcr(f"Page {number} shows something but contains no text that can be searched.")


def _coverage(pictures: list[PlacedImage], frame: Frame) -> float:
    """Share of the page under pictures; a picture's cropped part counts as well."""
    left, bottom, right, top = frame.bounds
    columns = [left + (i + 0.5) * (right - left) / _GRID for i in range(_GRID)]
    rows = [bottom + (i + 0.5) * (top - bottom) / _GRID for i in range(_GRID)]
    covered: set[tuple[int, int]] = set()
    largest = 0.0
    for picture in pictures:
        x0, y0, x1, y1 = picture.bounds
        largest = max(largest, (x1 - x0) * (y1 - y0) / frame.area)
        inside = [j for j, y in enumerate(rows) if y0 <= y <= y1]
        covered |= {(i, j) for i, x in enumerate(columns) if x0 <= x <= x1 for j in inside}
    return max(largest, len(covered) / _GRID**2)


def _shows_text_twice(painted: Painted, pictures: list[PlacedImage]) -> bool:
    """Whether text lies unseen where a picture or drawing shows it: a scan with recognised text."""
    unseen = sum(
        glyph.style.mode in INVISIBLE_MODES and not glyph.text.isspace() for glyph in painted.glyphs
    )
    if unseen > _HIDDEN_LETTERS and painted.curves > _CURVED_WORD:
        return True
    for picture in pictures:
        hidden = 0
        for index, glyph in enumerate(painted.glyphs):
            if not glyph.text.isspace() and _inside(glyph.x, glyph.y, picture.bounds):
                invisible = glyph.style.mode in INVISIBLE_MODES
                hidden += invisible or (picture.opaque and index < picture.above)
        if hidden >= _HIDDEN_LETTERS:
            return True
    return False


def _inside(x: float, y: float, bounds: Bounds) -> bool:
    return bounds[0] <= x <= bounds[2] and bounds[1] <= y <= bounds[3]
