"""Whether a font says of itself that it shows other letters than its map to Unicode tells.

Readers believe the map, eyes see the letters. Where both differ, the text of a page is not what
the page shows, by mistake or so that it cannot be copied.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from struct import iter_unpack
from unicodedata import normalize

import pikepdf
from fontTools.ttLib import TTFont
from pdfminer.pdffont import PDFCIDFont, PDFFont, PDFSimpleFont, PDFType3Font
from pikepdf import Dictionary

from app.formats.pdf.syntax.resources import written

_SYMBOLIC = 4
_FEWEST = 3
_GLYPH_BY_GLYPH = ("/Identity-H", "/Identity-V")
_NO_LETTERS = ("symbol", "dingbat", "wingding", "webding")
_PROGRAMS = ("/FontFile", "/FontFile2", "/FontFile3")


def contradicts_itself(font: PDFFont, dictionary: pikepdf.Object) -> bool:
    """Whether most letters of the map differ from those that names or program tell."""
    return _contradicts_names(font, dictionary) or _contradicts_program(font, dictionary)


def _contradicts_names(font: PDFFont, dictionary: pikepdf.Object) -> bool:
    """Of a simple font: whether most letters with both a name and an entry in the map differ."""
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
    return _differ(pairs)


def _contradicts_program(font: PDFFont, dictionary: pikepdf.Object) -> bool:
    """Of a font whose codes are glyphs of a program that knows their letters itself."""
    if not isinstance(font, PDFCIDFont) or dictionary.get("/Encoding") not in _GLYPH_BY_GLYPH:
        return False
    mapped = getattr(font.unicode_map, "cid2unichr", {})
    told = {code: text for code, text in mapped.items() if _is_letter(text)}
    if len(told) < _FEWEST:
        return False
    try:
        drawn = _letters_of_program(dictionary)
    except Exception:  # noqa: BLE001 - a program may be broken in any way; then it tells nothing
        return False
    return _differ((text, drawn[code]) for code, text in told.items() if code in drawn)


def _letters_of_program(dictionary: pikepdf.Object) -> Mapping[int, str]:
    """The letters of each code of two bytes, as the program's own table has them."""
    descendant = dictionary["/DescendantFonts"][0]
    numbers = descendant.get("/CIDToGIDMap")
    program = descendant["/FontDescriptor"]["/FontFile2"]
    found: dict[int, str] = {}
    with TTFont(BytesIO(program.read_bytes()), lazy=True) as parsed:
        for code, name in (parsed.getBestCmap() or {}).items():
            if _is_letter(chr(code)):
                glyph = parsed.getGlyphID(name)
                found[glyph] = found.get(glyph, "") + chr(code)
    if not isinstance(numbers, pikepdf.Stream):
        return found
    glyphs = (glyph for (glyph,) in iter_unpack(">H", numbers.read_bytes()))
    return {code: found[glyph] for code, glyph in enumerate(glyphs) if glyph in found}


def _differ(pairs: Iterable[tuple[str, str]]) -> bool:
    """Whether most pairs of letters are none of the same letter, and three or more."""
    compared = [not _letters(one) & _letters(other) for one, other in pairs]
    return sum(compared) >= _FEWEST and 2 * sum(compared) > len(compared)


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
