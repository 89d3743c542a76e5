"""Empties the outlines of glyphs in embedded TrueType programs; glyphs keep their numbers."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from io import BytesIO
from typing import TypeAlias

from fontTools.ttLib import TTFont, TTLibError
from fontTools.ttLib.tables.DefaultTable import DefaultTable

from app.formats.pdf.fonts.font import Font

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
