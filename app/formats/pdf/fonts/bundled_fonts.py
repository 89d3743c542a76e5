"""Typefaces for text that an export adds: Liberation, embedded as subsets.

Liberation has the widths of Arial, Times New Roman and Courier New, which most documents use.
"""

from __future__ import annotations

from functools import cached_property
from io import BytesIO

import pikepdf
from fontTools import subset
from fontTools.ttLib import TTFont
from pikepdf import Array, Dictionary, Name

from app.formats.pdf.fonts.font import Font
from app.paths import RESOURCES

# Tables of no use in a PDF, where the places of glyphs are given.
_DROPPED = ["DSIG", "FFTM", "GDEF", "GPOS", "GSUB", "kern"]
_FIXED_PITCH, _SERIF, _ITALIC, _FORCE_BOLD = 1, 2, 64, 1 << 18
_MONO_NAMES = ("cour", "mono", "consol", "typewriter", "cmtt", "fixed")
_SERIF_NAMES = (
    *("serif", "times", "roman", "georgia", "garamond", "cambria", "minion", "book", "palatino"),
    *("nimbusrom", "cmr", "cmb", "cmti", "sfrm", "lmroman", "charter", "century"),
)
_SANS_NAMES = ("sans", "arial", "helvet", "calibri", "verdana", "tahoma", "segoe", "lmss")
_BOLD_NAMES = ("bold", "black", "heavy", "demi", "cmb")
_ITALIC_NAMES = ("ital", "obli", "cmti")


def face_for(font: Font) -> str:
    """File name, without its ending, of the bundled typeface nearest to `font`."""
    return face_of(font.name, font.flags)


def face_of(called: str, flags: int) -> str:
    """The same for the name of a typeface and the flags of its descriptor."""
    name = called.lower()
    if _has(name, _MONO_NAMES) or flags & _FIXED_PITCH:
        family = "Mono"
    elif _has(name, _SANS_NAMES):
        family = "Sans"
    else:
        family = "Serif" if _has(name, _SERIF_NAMES) or flags & _SERIF else "Sans"
    bold = "Bold" if _has(name, _BOLD_NAMES) or flags & _FORCE_BOLD else ""
    italic = "Italic" if _has(name, _ITALIC_NAMES) or flags & _ITALIC else ""
    return f"Liberation{family}-{bold + italic or 'Regular'}"


def _has(name: str, parts: tuple[str, ...]) -> bool:
    return any(part in name for part in parts)


class Face:
    """One bundled typeface, as it is being used in one export.

    Attributes:
        resource: the font dictionary for the resources of pages; it is complete after `embed`.
    """

    def __init__(self, file_name: str, pdf: pikepdf.Pdf) -> None:
        self._path = RESOURCES / "fonts" / f"{file_name}.ttf"
        self._name = file_name
        self._pdf = pdf
        self._used: set[str] = set()
        self._shapeless: dict[str, int] = {}
        self.resource = pdf.make_indirect(Dictionary(Type=Name.Font))

    def covers(self, text: str) -> bool:
        """Whether the typeface has every character of `text`."""
        return all(ord(character) in self._characters for character in text)

    def width(self, text: str) -> float:
        """Width of `text` for a font size of 1."""
        return sum(self._width(character) for character in text) / self._units

    def encode(self, text: str) -> bytes:
        """`text` as a string to show; its characters will be embedded.

        What the typeface does not cover has no shape, but is found and copied as any other text.
        """
        self._used |= set(text)
        return b"".join(self._index(character).to_bytes(2, "big") for character in text)

    def embed(self) -> None:
        """Complete `resource` with the characters that were encoded."""
        head, metrics = self._font["head"], self._font["OS/2"]
        # Six capitals and a plus sign mark a subset (ISO 32000-1, 9.6.4).
        name = Name(f"/INCOGN+{self._name}")
        descriptor = Dictionary(
            Type=Name.FontDescriptor,
            FontName=name,
            Flags=4,
            FontBBox=Array(
                [self._thousandths(v) for v in (head.xMin, head.yMin, head.xMax, head.yMax)]
            ),
            ItalicAngle=round(self._font["post"].italicAngle),
            Ascent=self._thousandths(metrics.sTypoAscender),
            Descent=self._thousandths(metrics.sTypoDescender),
            CapHeight=self._thousandths(metrics.sCapHeight),
            StemV=80,
            FontFile2=self._pdf.make_stream(self._subset()),
        )
        widths = Array()
        for character in sorted(self._used):
            widths.append(self._index(character))
            widths.append(Array([self._thousandths(self._width(character))]))
        descendant = Dictionary(
            Type=Name.Font,
            Subtype=Name.CIDFontType2,
            BaseFont=name,
            CIDSystemInfo=Dictionary(Registry="Adobe", Ordering="Identity", Supplement=0),
            FontDescriptor=self._pdf.make_indirect(descriptor),
            W=widths,
            CIDToGIDMap=Name.Identity,
        )
        self.resource.Subtype = Name.Type0
        self.resource.BaseFont = name
        self.resource.Encoding = Name("/Identity-H")
        self.resource.DescendantFonts = Array([self._pdf.make_indirect(descendant)])
        self.resource.ToUnicode = self._pdf.make_stream(self._to_unicode())

    @cached_property
    def _font(self) -> TTFont:
        return TTFont(self._path, lazy=True)

    @cached_property
    def _characters(self) -> dict[int, str]:
        characters: dict[int, str] = self._font.getBestCmap()
        return characters

    @cached_property
    def _units(self) -> int:
        return int(self._font["head"].unitsPerEm)

    def _width(self, character: str) -> int:
        return int(self._font["hmtx"][self._glyph_name(character)][0])

    def _index(self, character: str) -> int:
        if ord(character) not in self._characters:
            after_all = int(self._font["maxp"].numGlyphs)
            return self._shapeless.setdefault(character, after_all + len(self._shapeless))
        return int(self._font.getGlyphID(self._glyph_name(character)))

    def _glyph_name(self, character: str) -> str:
        return self._characters.get(ord(character), ".notdef")

    def _thousandths(self, units: int) -> int:
        return round(units * 1000 / self._units)

    def _subset(self) -> bytes:
        options = subset.Options(
            retain_gids=True, hinting=False, layout_features=[], name_IDs=[], notdef_outline=True
        )
        options.drop_tables += _DROPPED
        small = TTFont(self._path, recalcTimestamp=False)
        # The library would first parse them, which takes longer than all the rest.
        for table in set(_DROPPED) & set(small.keys()):
            del small[table]
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=[ord(character) for character in self._used])
        subsetter.subset(small)
        out = BytesIO()
        small.save(out)
        return out.getvalue()

    def _to_unicode(self) -> bytes:
        rows = [
            f"<{self._index(character):04X}> <{character.encode('utf-16-be').hex().upper()}>"
            for character in sorted(self._used)
        ]
        # A section holds at most 100 rows (Adobe technical note 5411).
        sections = [rows[i : i + 100] for i in range(0, len(rows), 100)]
        return "\n".join(
            (
                "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
                "/CMapName /Incognote def /CMapType 2 def",
                "1 begincodespacerange <0000> <FFFF> endcodespacerange",
                *(
                    "\n".join((f"{len(section)} beginbfchar", *section, "endbfchar"))
                    for section in sections
                ),
                "endcmap end end",
            )
        ).encode()


class BundledFonts:
    """All typefaces that one export uses."""

    def __init__(self, pdf: pikepdf.Pdf) -> None:
        self._pdf = pdf
        self._faces: dict[str, Face] = {}

    def get(self, file_name: str) -> Face:
        """The typeface of this file, loaded on first use."""
        if file_name not in self._faces:
            self._faces[file_name] = Face(file_name, self._pdf)
        return self._faces[file_name]

    def embed(self) -> None:
        """Complete all of them. To be called once, when nothing more is added."""
        for face in self._faces.values():
            face.embed()
