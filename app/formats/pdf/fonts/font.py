"""Fonts as a reader of text needs them: bytes to codes, codes to Unicode and widths.

The decoding is pdfminer's. Its font objects are built from pikepdf's dictionaries, so that one
parser alone decides what is in the file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from decimal import Decimal
from functools import cache
from io import BytesIO
from typing import Any

import pikepdf
from pdfminer.cmapdb import CMap, CMapParser, IdentityCMapByte
from pdfminer.pdffont import PDFFont, PDFSimpleFont, PDFType3Font, PDFUnicodeNotDefined
from pdfminer.pdfinterp import PDFResourceManager
from pdfminer.pdftypes import PDFStream
from pdfminer.psparser import LIT, PSKeyword
from pdfminer.utils import choplist

from app.errors import Unsupported
from app.formats.pdf.fonts.contradictions import contradicts_itself
from app.formats.pdf.fonts.type3 import PictureFonts
from app.formats.pdf.fonts.unicode_text import UNREADABLE, readable
from app.formats.pdf.syntax.resources import has_unwritable, written

# All that pdfminer looks at. Nothing else is converted, so that cycles cannot be followed.
_READ_KEYS = frozenset(
    (
        *("/Type", "/Subtype", "/BaseFont", "/DescendantFonts", "/ToUnicode"),
        *("/Encoding", "/BaseEncoding", "/Differences", "/CMapName", "/WMode"),
        *("/FirstChar", "/Widths", "/W", "/DW", "/W2", "/DW2", "/MissingWidth"),
        *("/FontMatrix", "/FontBBox", "/FontDescriptor", "/FontName", "/Flags"),
        *("/Ascent", "/Descent", "/FontFile", "/FontFile2", "/Length1"),
        *("/CIDSystemInfo", "/Registry", "/Ordering"),
    )
)
_MAX_DEPTH = 8
_MOST_CODES = 6


class Font:
    """One font of a file.

    Attributes:
        name: its PostScript name without the subset's prefix.
        flags: of its descriptor (ISO 32000-1, table 123).
        em: height of its em box for a font size of 1.
        upward: -1 where its letters stand on their heads but for the text's own matrix, as those
            of bitmap fonts do that dvips made.
        vertical: whether it writes from top to bottom.
        kept: codes, with pdfminer's numbers for them, that stay where text is removed.
        is_disputed: whether its map to Unicode tells other letters than names or program do.
    """

    def __init__(
        self, font: PDFFont, dictionary: pikepdf.Object, codes: CMap | None = None
    ) -> None:
        self._font = font
        self._codes = codes
        self._known: dict[int, tuple[str, float]] = {}
        self.kept: set[tuple[bytes, int]] = set()
        self._widths = _simple_widths(font, dictionary)
        self.name = str(getattr(font, "basefont", "")).rpartition("+")[2]
        self.flags = int(font.flags)
        self.vertical = font.is_vertical()
        self.is_disputed = contradicts_itself(font, dictionary)
        drawn = font if isinstance(font, PDFType3Font) else None
        self.em = _type3_em(drawn) if drawn else 1.0
        self.upward = -1.0 if drawn and drawn.vscale < 0 else 1.0

    def split(self, shown: bytes) -> Iterator[tuple[bytes, int]]:
        """The character codes in a shown string: their bytes, and pdfminer's number for them."""
        if not self._font.is_multibyte():
            return ((shown[i : i + 1], code) for i, code in enumerate(shown))
        cmap = self._codes or getattr(self._font, "cmap", None)
        if isinstance(cmap, IdentityCMapByte):
            return ((shown[i : i + 1], code) for i, code in enumerate(shown))
        if isinstance(cmap, CMap):
            return _walk(cmap.code2cid, shown)
        return (
            (shown[i : i + 2], int.from_bytes(shown[i : i + 2], "big"))
            for i in range(0, len(shown) - 1, 2)
        )

    def glyph(self, code: int) -> tuple[str, float]:
        """The text of a code, and its width for a font size of 1."""
        known = self._known.get(code)
        if known is None:
            known = self._known[code] = (self._text(code), self._width(code))
        return known

    @property
    def collapsed(self) -> frozenset[str]:
        """Texts that so many of the codes met so far are said to show that most of them lie.

        A letter has a few shapes, four in Arabic, and a blank a few widths. Readers that believe
        such a map see blanks or dots where eyes see a name.
        """
        shown = Counter(text for text, _ in self._known.values())
        return frozenset(text for text, codes in shown.items() if codes >= _MOST_CODES)

    @property
    def pdfminer(self) -> PDFFont:
        """The font as pdfminer sees it."""
        return self._font

    def unicode_rows(self) -> dict[bytes, str]:
        """What the font's own map says of the codes that stay."""
        mapped = getattr(getattr(self._font, "unicode_map", None), "cid2unichr", {})
        numbers = {code: int.from_bytes(code, "big") for code, _ in self.kept}
        return {code: mapped[n] for code, n in numbers.items() if isinstance(mapped.get(n), str)}

    def named(self, code: int) -> str:
        """The letter that a simple font names for a code; nothing where it does not."""
        return str(getattr(self._font, "cid2unicode", {}).get(code, ""))

    def _text(self, code: int) -> str:
        try:
            return readable(self._font.to_unichr(code))
        except (PDFUnicodeNotDefined, KeyError, ValueError, TypeError, OverflowError):
            return UNREADABLE

    def _width(self, code: int) -> float:
        width = self._widths.get(code)
        if width is None and isinstance(self._font, PDFSimpleFont):
            # The metrics of standard fonts are those of the encoding's letters; pdfminer looks
            # for what ToUnicode makes of them.
            width = self._font.widths.get(self._font.cid2unicode.get(code, ""))
        return float(self._font.char_width(code) if width is None else width * self._font.hscale)


class Fonts:
    """All fonts of one file, each loaded once."""

    def __init__(self) -> None:
        self.pictures = PictureFonts()
        self._manager = PDFResourceManager()
        self._loaded: dict[tuple[int, int], Font] = {}
        self._held: dict[tuple[int, int], pikepdf.Object] = {}

    def get(self, dictionary: pikepdf.Object) -> Font:
        """The font that a font dictionary describes; Helvetica, as viewers do, for a broken one.

        Raises `Unsupported` for one that calls its letters what cannot be written again.
        """
        key = dictionary.objgen
        if key == (0, 0):
            return self._load(dictionary)
        if key not in self._loaded:
            self._loaded[key] = self._load(dictionary)
            self._held[key] = dictionary
        return self._loaded[key]

    def loaded(self) -> Iterator[tuple[pikepdf.Object, Font]]:
        """All fonts that are objects of their own, with their dictionaries."""
        for key, dictionary in self._held.items():
            yield dictionary, self._loaded[key]

    def _load(self, dictionary: pikepdf.Object) -> Font:
        encoding = dictionary.get("/Encoding")
        names = encoding.get("/Differences") if isinstance(encoding, pikepdf.Dictionary) else None
        if has_unwritable(names):
            raise Unsupported("A font names its letters in a way that cannot be copied.")
        try:
            spec = _spec(dictionary)
            font = self._manager.get_font(None, spec)
            return Font(font, dictionary, _embedded_cmap(dictionary))
        except (*_BROKEN, pikepdf.PdfError):
            return fallback()


_BROKEN = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
    RecursionError,
)


@cache
def fallback(name: str = "Helvetica") -> Font:
    """What viewers show text with whose font is missing, or another font that they all have."""
    spec = {
        "Subtype": LIT("Type1"),
        "BaseFont": LIT(name),
        "Encoding": LIT("WinAnsiEncoding"),
    }
    return Font(PDFResourceManager().get_font(None, spec), pikepdf.Dictionary())


class _Codes(CMap):
    """An encoding CMap embedded in the file, which pdfminer's fonts do not read."""

    def add_cid2unichr(self, cid: int, code: object) -> None:
        if not isinstance(code, bytes) or not code:
            return
        node: dict[int, Any] = self.code2cid
        for byte in code[:-1]:
            child = node.setdefault(byte, {})
            if not isinstance(child, dict):
                return
            node = child
        node[code[-1]] = cid


class _CodeParser(CMapParser):
    """pdfminer expects the entries of `cidchar` sections the wrong way round."""

    def do_keyword(self, pos: int, token: PSKeyword) -> None:
        if token is self.KEYWORD_ENDCIDCHAR:
            for code, cid in choplist(2, [entry for _, entry in self.popall()]):
                if isinstance(cid, int) and isinstance(code, bytes):
                    self.cmap.add_cid2unichr(cid, code)
            return
        super().do_keyword(pos, token)


def _embedded_cmap(dictionary: pikepdf.Object) -> CMap | None:
    encoding = dictionary.get("/Encoding")
    if dictionary.get("/Subtype") != "/Type0" or not isinstance(encoding, pikepdf.Stream):
        return None
    codes = _Codes()
    _CodeParser(codes, BytesIO(encoding.read_bytes())).run()
    return codes if codes.code2cid else None


def _walk(tree: dict[int, Any], shown: bytes) -> Iterator[tuple[bytes, int]]:
    node, start = tree, 0
    for position, byte in enumerate(shown):
        found = node.get(byte)
        if isinstance(found, dict):
            node = found
            continue
        if isinstance(found, int):
            yield shown[start : position + 1], found
        node, start = tree, position + 1


def _simple_widths(font: PDFFont, dictionary: pikepdf.Object) -> dict[int, float]:
    """The widths in the file: pdfminer prefers its own for fonts named like the standard ones."""
    widths = dictionary.get("/Widths")
    if not isinstance(font, PDFSimpleFont) or not isinstance(widths, pikepdf.Array):
        return {}
    try:
        first = int(dictionary.get("/FirstChar", 0))
        return {first + i: float(width) for i, width in enumerate(widths)}
    except (TypeError, ValueError):
        return {}


def _type3_em(font: PDFType3Font) -> float:
    height = (font.bbox[3] - font.bbox[1]) * abs(font.vscale)
    widest = max((abs(float(w)) for w in font.widths.values()), default=0.0) * abs(font.hscale)
    return height or widest or 1.0


def _spec(value: Any, depth: int = 0) -> Any:
    """A pikepdf object as pdfminer's parser would have read it."""
    spec: Any = value
    if depth > _MAX_DEPTH:
        spec = None
    elif isinstance(value, pikepdf.Stream):
        spec = PDFStream(_members(value, depth), value.read_bytes())
    elif isinstance(value, pikepdf.Dictionary):
        spec = _members(value, depth)
    elif isinstance(value, pikepdf.Array):
        spec = [_spec(item, depth + 1) for item in value]
    elif isinstance(value, pikepdf.Name):
        spec = LIT((written(value) or "/")[1:])
    elif isinstance(value, pikepdf.String):
        spec = bytes(value)
    elif isinstance(value, Decimal):
        spec = float(value)
    return spec


def _members(value: Any, depth: int) -> dict[str, Any]:
    return {key[1:]: _spec(member, depth + 1) for key, member in value.items() if key in _READ_KEYS}
