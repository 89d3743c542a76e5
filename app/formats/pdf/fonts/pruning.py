"""Takes out of the fonts of an export what only removed text needed.

A program that embeds a subset of a font lists its letters, often in the order of their first use:
the map to Unicode of a font that shows little else spells the name that it showed.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Mapping
from io import BytesIO
from typing import TypeAlias

import pikepdf
from fontTools.ttLib import TTFont, TTLibError
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from pdfminer.pdffont import PDFCIDFont
from pikepdf import Array, Dictionary, Name, Stream

from app.formats.pdf.fonts.cmaps import base_of
from app.formats.pdf.fonts.font import Font, fallback
from app.formats.pdf.syntax.resources import entries, places_of_fonts, written


def prune(pdf: pikepdf.Pdf, fonts: Iterable[tuple[pikepdf.Object, Font]]) -> None:
    """Reduce font dictionaries of `pdf` to the codes that were kept while text was removed.

    Codes and glyphs keep their numbers (decision 17). `fonts` are all that pages chose: others, as
    in patterns, show no text, and become the plainest one.
    """
    chosen = set()
    for dictionary, font in fonts:
        chosen.add(dictionary.objgen)
        if font is fallback():
            continue
        _prune_map(pdf, dictionary, font)
        if dictionary.get("/Subtype") == "/Type0":
            _prune_composite(pdf, dictionary, font)
        else:
            _prune_simple(pdf, dictionary, font)

    for holder, place in places_of_fonts(pdf):
        if holder[place].objgen not in chosen and "/Subtype" in holder[place]:
            holder[place] = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)


def _prune_map(pdf: pikepdf.Pdf, dictionary: pikepdf.Object, font: Font) -> None:
    to_unicode = dictionary.get("/ToUnicode")
    if not isinstance(to_unicode, Stream):
        return
    rows, base = font.unicode_rows(), base_of(to_unicode.read_bytes())
    if rows or base:
        dictionary.ToUnicode = pdf.make_stream(character_map(rows, base))
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


_ROWS = 100  # that a section holds at most


def character_map(rows: Mapping[bytes, str], base: str = "") -> bytes:
    """A map of these codes to Unicode, in their order, for a font (Adobe technical note 5411).

    `base` is the map of the standard that it refers to, if any.
    """
    lengths = sorted({len(code) for code in rows})
    lines = [
        f"<{code.hex().upper()}> <{text.encode('utf-16-be').hex().upper()}>"
        for code, text in sorted(rows.items())
    ]
    sections = [lines[i : i + _ROWS] for i in range(0, len(lines), _ROWS)]
    return "\n".join(
        (
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
            *([f"{base} usecmap"] if base else ()),
            "/CMapName /Incognote def /CMapType 2 def",
            f"{len(lengths)} begincodespacerange",
            *(f"<{'00' * length}> <{'FF' * length}>" for length in lengths),
            "endcodespacerange",
            *(
                "\n".join((f"{len(section)} beginbfchar", *section, "endbfchar"))
                for section in sections
            ),
            "endcmap end end",
        )
    ).encode()


# Outlines of embedded TrueType programs. Those of removed glyphs are emptied, so that all glyphs
# keep their numbers.

# The glyphs of a program to keep; None where they cannot be told for certain.
Chosen: TypeAlias = Callable[[TTFont], set[int] | None]

# Sizes, kerning and substitutions of single letters, which the text of a PDF does not use.
_NEEDLESS = ("hdmx", "VDMX", "LTSH", "kern", "GPOS", "GSUB", "GDEF", "DSIG", "name")
_COMPONENT_FLAGS_WORDS, _MORE = 1, 32
_SCALES = ((8, 2), (64, 4), (128, 8))
_BROKEN = (TTLibError, struct.error, KeyError, IndexError, ValueError, AssertionError)


def without_outlines(program: bytes, chosen: Chosen) -> bytes | None:
    """`program` with no glyphs but the chosen ones and their parts; None where it is unclear."""
    try:
        font = TTFont(BytesIO(program), recalcBBoxes=False, recalcTimestamp=False)
        glyphs = chosen(font)
        if glyphs is None or "glyf" not in font.reader:
            return None
        kept = _empty(font, {0, *glyphs})
        if "cmap" in font.reader:
            for table in font["cmap"].tables:
                table.cmap = {
                    code: name for code, name in table.cmap.items() if font.getGlyphID(name) in kept
                }
        for tag in _NEEDLESS:
            if tag in font.reader:
                del font[tag]
        out = BytesIO()
        font.save(out, reorderTables=None)
        return out.getvalue()
    except _BROKEN:
        return None


def simple_outlines(font: Font, codes: Iterable[int]) -> Chosen:
    """The glyphs that any viewer may show for these codes of a simple font (ISO 32000-1, 9.6.6)."""

    def chosen(program: TTFont) -> set[int] | None:
        if "cmap" not in program.reader:
            return None
        found: set[int] = set()
        for code in codes:
            letters = {font.glyph(code)[0], font.named(code)}
            wanted = {code, *(base + code for base in (0xF000, 0xF100, 0xF200))}
            wanted |= {ord(letter) for letter in letters if len(letter) == 1}
            for letter in letters:
                wanted |= set(letter.encode("mac-roman", "ignore")[:1])
            glyphs = {
                program.getGlyphID(table.cmap[character])
                for table in program["cmap"].tables
                for character in wanted
                if character in table.cmap
            }
            if not glyphs and not font.glyph(code)[0].isspace():
                return None
            found |= glyphs
        return found

    return chosen


def _empty(font: TTFont, wanted: set[int]) -> set[int]:
    """Empty all glyphs but those that are wanted and their parts, which are returned."""
    tables = font.reader
    count = struct.unpack(">H", tables["maxp"][4:6])[0]
    is_long = struct.unpack(">h", tables["head"][50:52])[0] == 1
    form, unit = (">I", 1) if is_long else (">H", 2)
    places = [place * unit for (place,) in struct.iter_unpack(form, tables["loca"])][: count + 1]
    outlines = tables["glyf"]
    kept, waiting = set(), [glyph for glyph in wanted if glyph < count]
    while waiting:
        glyph = waiting.pop()
        if glyph not in kept and glyph + 1 < len(places):
            kept.add(glyph)
            waiting += _parts(outlines[places[glyph] : places[glyph + 1]])
    shown = bytearray()
    starts = [0]
    for glyph in range(count):
        if glyph in kept:
            shown += outlines[places[glyph] : places[glyph + 1]]
        starts.append(len(shown))
    _replace(font, "glyf", bytes(shown) or b"\0")
    _replace(font, "loca", b"".join(struct.pack(form, start // unit) for start in starts))
    measured = bytearray(tables["hmtx"])
    full = struct.unpack(">H", tables["hhea"][34:36])[0]
    for glyph in range(count):
        if glyph not in kept:
            start, size = (4 * glyph, 4) if glyph < full else (4 * full + 2 * (glyph - full), 2)
            if start + size <= len(measured):
                measured[start : start + size] = bytes(size)
    _replace(font, "hmtx", bytes(measured))
    return kept


def _parts(outline: bytes) -> list[int]:
    """The glyphs that a composite one is made of."""
    if len(outline) < 10 or struct.unpack(">h", outline[:2])[0] >= 0:
        return []
    parts, place = [], 10
    while True:
        flags, glyph = struct.unpack(">HH", outline[place : place + 4])
        parts.append(glyph)
        place += 4 + (4 if flags & _COMPONENT_FLAGS_WORDS else 2)
        place += next((size for flag, size in _SCALES if flags & flag), 0)
        if not flags & _MORE:
            return parts


def _replace(font: TTFont, tag: str, data: bytes) -> None:
    table = DefaultTable(tag)
    table.data = data
    font[tag] = table
