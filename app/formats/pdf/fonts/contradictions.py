"""Whether a font's map to Unicode contradicts what the font itself calls its letters.

Readers believe the map, eyes see the letters. Where both differ, the text of a page is not what
the page shows, by mistake or so that it cannot be copied.
"""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import normalize

import pikepdf
from pdfminer.pdffont import PDFFont, PDFSimpleFont, PDFType3Font
from pikepdf import Dictionary

from app.formats.pdf.syntax.resources import written

_SYMBOLIC = 4
_FEWEST = 3
_NO_LETTERS = ("symbol", "dingbat", "wingding", "webding")
_PROGRAMS = ("/FontFile", "/FontFile2", "/FontFile3")


def contradicts_itself(font: PDFFont, dictionary: pikepdf.Object) -> bool:
    """Whether most letters of `font` that have both a name and an entry in its map differ."""
    # The procedures of a Type 3 font may have any names.
    if not isinstance(font, PDFSimpleFont) or isinstance(font, PDFType3Font):
        return False
    mapped = getattr(font.unicode_map, "cid2unichr", {})
    named = font.cid2unicode
    pairs = [
        (mapped[code], named[code])
        for code in _named_codes(dictionary, named)
        if code in mapped and _is_letter(mapped[code]) and _is_letter(named[code])
    ]
    different = sum(not _letters(one) & _letters(other) for one, other in pairs)
    return different >= _FEWEST and 2 * different > len(pairs)


def _named_codes(dictionary: pikepdf.Object, named: dict[int, str]) -> Iterator[int]:
    """The codes whose names say what is shown."""
    descriptor, encoding = dictionary.get("/FontDescriptor"), dictionary.get("/Encoding")
    described = descriptor if isinstance(descriptor, Dictionary) else Dictionary()
    is_embedded = any(key in described for key in _PROGRAMS)
    flags: object = described.get("/Flags", 0)
    is_symbolic = isinstance(flags, int) and bool(flags & _SYMBOLIC)
    name = _name_of(dictionary)
    if any(word in name for word in _NO_LETTERS):
        return
    if not is_embedded or (encoding is not None and not is_symbolic):
        yield from named
        return
    differences = encoding.get("/Differences") if isinstance(encoding, Dictionary) else None
    code = 0
    items: list[object] = list(differences) if isinstance(differences, pikepdf.Array) else []
    for item in items:
        if isinstance(item, pikepdf.Name):
            if code in named:
                yield code
            code += 1
        elif isinstance(item, int):
            code = item


def _name_of(dictionary: pikepdf.Object) -> str:
    name = dictionary.get("/BaseFont")
    return (written(name) or "").lower() if isinstance(name, pikepdf.Name) else ""


def _is_letter(text: object) -> bool:
    return isinstance(text, str) and text.isalnum()


def _letters(text: str) -> set[str]:
    return set(normalize("NFKD", text).casefold())
