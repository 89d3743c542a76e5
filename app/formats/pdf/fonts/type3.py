"""Type 3 fonts (ISO 32000-1, 9.6.5) whose glyphs are pictures that may show words of their own."""

from __future__ import annotations

import pikepdf
from pikepdf import ContentStreamInlineImage, Dictionary, Stream

from app.formats.pdf.images.xobject import pixels_of
from app.formats.pdf.syntax.operators import instructions
from app.formats.pdf.syntax.resources import entries, lookup, own_resources

_PAINTS = "Do BI ID EI"
# Pixels. Letters are stencils; those of large print, at most as wide as a long arrow, are smaller.
_LARGEST_LETTER, _LOWEST_WORD, _LONGISH = 400, 10, 3.0
# Coloured signs such as faces.
_LARGEST_SIGN, _SIGN_LONGISH = 160, 2.0


class PictureFonts:
    """Tells of each Type 3 font of a file, once, whether it shows pictures."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], bool] = {}

    def shows_pictures(self, font: pikepdf.Object, page: pikepdf.Object) -> bool:
        """Whether a glyph is a picture with room for words. `page` lends what it lacks itself."""
        key = font.objgen
        if key == (0, 0):
            return _shows_pictures(font, page)
        if key not in self._known:
            self._known[key] = _shows_pictures(font, page)
        return self._known[key]


def _shows_pictures(font: pikepdf.Object, page: pikepdf.Object) -> bool:
    chain = (own_resources(font, page), page)
    procedures = entries(font.get("/CharProcs")).values()
    return any(_paints(one, chain) for one in procedures if isinstance(one, Stream))


def _paints(procedure: pikepdf.Object, chain: tuple[pikepdf.Object, ...]) -> bool:
    data = procedure.read_bytes()
    if b"BI" not in data and b"Do" not in data:
        return False
    for _, parsed in instructions(procedure, _PAINTS):
        if isinstance(parsed, ContentStreamInlineImage):
            if _has_room(parsed.iimage.obj):
                return True
            continue
        painted = lookup("/XObject", list(parsed.operands), chain)
        if isinstance(painted, Dictionary | Stream):
            is_image = painted.get("/Subtype") == "/Image"
            if not is_image or _has_room(painted):
                return True
    return False


def _has_room(image: pikepdf.Object) -> bool:
    width, height = pixels_of(image)
    longish = width / height
    if image.get("/ImageMask"):
        is_word = longish >= _LONGISH and height >= _LOWEST_WORD
        return is_word or min(width, height) > _LARGEST_LETTER
    return max(width, height) > _LARGEST_SIGN or longish >= _SIGN_LONGISH
