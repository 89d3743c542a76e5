"""Takes out of the fonts of an export what only removed text needed.

A program that embeds a subset of a font lists its letters, often in the order of their first use:
the map to Unicode of a font that shows little else spells the name that it showed.
"""

from __future__ import annotations

from collections.abc import Iterable

import pikepdf
from pdfminer.pdffont import PDFCIDFont
from pikepdf import Array, Dictionary, Name, Stream

from app.formats.pdf.fonts.character_maps import character_map
from app.formats.pdf.fonts.font import Font
from app.formats.pdf.fonts.outlines import Chosen, simple_outlines, without_outlines
from app.formats.pdf.syntax.resources import entries, written


def prune(pdf: pikepdf.Pdf, fonts: Iterable[tuple[pikepdf.Object, Font]]) -> None:
    """Reduce font dictionaries of `pdf` to the codes that were kept while text was removed.

    Codes and glyphs keep their numbers (decision 17).
    """
    for dictionary, font in fonts:
        _prune_map(pdf, dictionary, font)
        if dictionary.get("/Subtype") == "/Type0":
            _prune_composite(pdf, dictionary, font)
        else:
            _prune_simple(pdf, dictionary, font)


def _prune_map(pdf: pikepdf.Pdf, dictionary: pikepdf.Object, font: Font) -> None:
    told = dictionary.get("/ToUnicode")
    if not isinstance(told, Stream):
        return
    if b"usecmap" in told.read_bytes():
        return
    rows = font.told()
    if rows:
        dictionary.ToUnicode = pdf.make_stream(character_map(rows))
    else:
        del dictionary["/ToUnicode"]


def _prune_simple(pdf: pikepdf.Pdf, dictionary: pikepdf.Object, font: Font) -> None:
    codes = sorted({code[0] for code, _ in font.kept if len(code) == 1})
    first, last = (codes[0], codes[-1]) if codes else (0, 0)
    widths = dictionary.get("/Widths")
    if isinstance(widths, Array):
        start = _integer(dictionary.get("/FirstChar"))
        known = {start + place: width for place, width in enumerate(widths)}
        dictionary.FirstChar, dictionary.LastChar = first, last
        dictionary.Widths = Array(
            [known.get(code, 0) if code in codes else 0 for code in range(first, last + 1)]
        )
    names = _prune_names(dictionary, set(codes))
    procedures = dictionary.get("/CharProcs")
    if isinstance(procedures, Dictionary) and names is not None:
        dictionary.CharProcs = Dictionary(
            {name: one for name, one in entries(procedures).items() if name in names}
        )
    if dictionary.get("/Subtype") == "/TrueType":
        _prune_program(pdf, dictionary, simple_outlines(font, codes))


def _prune_names(dictionary: pikepdf.Object, codes: set[int]) -> set[str] | None:
    """Leave out the names of other letters; returns those that stay, None without any list."""
    encoding = dictionary.get("/Encoding")
    differences = encoding.get("/Differences") if isinstance(encoding, Dictionary) else None
    if not isinstance(encoding, Dictionary) or not isinstance(differences, Array):
        return None
    kept, code, place = Array(), 0, -1
    names: set[str] = set()
    items: list[object] = list(differences)
    for item in items:
        if not isinstance(item, Name):
            code = _integer(item)
            continue
        name = written(item)
        if code in codes and name is not None:
            if place != code:
                kept.append(code)
            kept.append(Name(name))
            names.add(name)
            place = code + 1
        code += 1
    changed = Dictionary(entries(encoding))
    changed.Differences = kept
    dictionary.Encoding = changed
    return names


def _prune_composite(pdf: pikepdf.Pdf, dictionary: pikepdf.Object, font: Font) -> None:
    held = dictionary.get("/DescendantFonts")
    if not isinstance(held, Array) or not len(held) or not isinstance(held[0], Dictionary):
        return
    descendant = Dictionary(entries(held[0]))
    numbers = {cid for _, cid in font.kept}
    if "/W" in descendant and isinstance(font.pdfminer, PDFCIDFont):
        widths = Array()
        for cid in sorted(numbers):
            widths.append(cid)
            widths.append(Array([round(1000 * font.glyph(cid)[1], 3)]))
        descendant.W = widths
    glyphs = numbers
    places = descendant.get("/CIDToGIDMap")
    if isinstance(places, Stream):
        table = places.read_bytes()
        pairs = {cid: table[2 * cid : 2 * cid + 2] for cid in numbers}
        glyphs = {int.from_bytes(pair, "big") for pair in pairs.values()}
        reduced = bytearray(2 * (max(numbers, default=0) + 1))
        for cid, pair in pairs.items():
            reduced[2 * cid : 2 * cid + 2] = pair.ljust(2, b"\0")
        descendant.CIDToGIDMap = pdf.make_stream(bytes(reduced))
    if descendant.get("/Subtype") == "/CIDFontType2":
        _prune_program(pdf, descendant, lambda _: glyphs)
    dictionary.DescendantFonts = Array([pdf.make_indirect(descendant)])


def _prune_program(pdf: pikepdf.Pdf, holder: pikepdf.Object, chosen: Chosen) -> None:
    described = holder.get("/FontDescriptor")
    if not isinstance(described, Dictionary):
        return
    descriptor = Dictionary(entries(described))
    if "/CIDSet" in descriptor:
        del descriptor["/CIDSet"]
    program = descriptor.get("/FontFile2")
    if isinstance(program, Stream):
        reduced = without_outlines(program.read_bytes(), chosen)
        if reduced is not None:
            descriptor.FontFile2 = pdf.make_stream(reduced)
            descriptor.FontFile2.Length1 = len(reduced)
    holder.FontDescriptor = pdf.make_indirect(descriptor)


def _integer(value: object) -> int:
    return int(value) if isinstance(value, int) else 0
