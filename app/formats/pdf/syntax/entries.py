"""What may stand under each key of an export: values of a type, names from a list, no words.

A value of another type has no reason to be there, and is not copied.
"""

from __future__ import annotations

from typing import Any

from pikepdf import Array, Name

from app.formats.pdf.syntax.operands import INTENTS, elements, is_number, number_or_zero
from app.formats.pdf.syntax.resources import written

# Of an array in an array, as of widths and dashes.
_DEEPEST = 2

PLAIN = frozenset(
    (
        # Filter parameters
        *("/K", "/EndOfLine", "/EncodedByteAlign", "/Columns", "/Rows", "/EndOfBlock"),
        *("/BlackIs1", "/DamagedRowsBeforeError", "/Predictor", "/Colors", "/EarlyChange"),
        "/ColorTransform",
        # Graphics state and groups
        *("/LW", "/LC", "/LJ", "/ML", "/OP", "/op", "/OPM", "/FL", "/SM", "/SA", "/CA", "/ca"),
        *("/AIS", "/TK", "/I"),
        # Functions, shadings, patterns
        *("/N", "/Gamma", "/FunctionType", "/BitsPerSample", "/Order", "/ShadingType"),
        *("/AntiAlias", "/BitsPerCoordinate", "/BitsPerFlag", "/VerticesPerRow", "/PatternType"),
        *("/PaintType", "/TilingType", "/XStep", "/YStep"),
        # Images, forms and pages
        *("/Width", "/Height", "/BitsPerComponent", "/ImageMask", "/Interpolate"),
        *("/SMaskInData", "/FormType", "/Rotate", "/UserUnit"),
        # Fonts
        *("/FirstChar", "/LastChar", "/Supplement", "/DW", "/FontWeight", "/Flags"),
        *("/ItalicAngle", "/Ascent", "/Descent", "/Leading", "/CapHeight", "/XHeight", "/StemV"),
        *("/StemH", "/AvgWidth", "/MaxWidth", "/MissingWidth", "/WMode"),
    )
)
NUMBERS = frozenset(
    (
        *("/D", "/Range", "/WhitePoint", "/BlackPoint", "/Gamma", "/Matrix", "/Domain"),
        *("/C0", "/C1", "/Bounds", "/Encode", "/Decode", "/Size", "/Background", "/BBox"),
        *("/Coords", "/Extend", "/Matte", "/BC", "/Mask", "/Widths", "/W", "/W2", "/DW2"),
        *("/FontMatrix", "/FontBBox", "/MediaBox", "/CropBox"),
    )
)


def _words(names: str) -> list[str]:
    return names.split()


_FILTERS = (
    *("/ASCIIHexDecode", "/ASCII85Decode", "/LZWDecode", "/FlateDecode", "/RunLengthDecode"),
    *("/CCITTFaxDecode", "/JBIG2Decode", "/DCTDecode", "/JPXDecode"),
    *("/AHx", "/A85", "/LZW", "/Fl", "/RL", "/CCF", "/DCT"),
)
_BLENDS = (
    *("/Normal", "/Compatible", "/Multiply", "/Screen", "/Overlay", "/Darken", "/Lighten"),
    *("/ColorDodge", "/ColorBurn", "/HardLight", "/SoftLight", "/Difference", "/Exclusion"),
    *("/Hue", "/Saturation", "/Color", "/Luminosity"),
)
_ENCODINGS = ("/StandardEncoding", "/MacRomanEncoding", "/WinAnsiEncoding", "/MacExpertEncoding")
# ISO 32000-1, table 118, and those of UTF-8 and UTF-32.
_MAPS = (
    "/H",
    "/V",
    *(
        f"/{name}-{way}"
        for way in "HV"
        for name in _words("""
        GB-EUC GBpc-EUC GBK-EUC GBKp-EUC GBK2K GBT-EUC GBTpc-EUC B5pc HKscs-B5 ETen-B5
        ETenms-B5 CNS-EUC CNS1 CNS2 ETHK-B5 HKdla-B5 HKdlb-B5 HKgccs-B5 HKm314-B5 HKm471-B5 B5
        GB GBT 83pv-RKSJ 90ms-RKSJ 90msp-RKSJ 90pv-RKSJ 78-RKSJ 78ms-RKSJ 78-EUC 78 Add-RKSJ
        Add EUC Ext-RKSJ Ext Hankaku Hiragana Katakana Roman WP-Symbol RKSJ NWP KSC-EUC KSCms-
        UHC KSCms-UHC-HW KSCpc-EUC KSC KSC-Johab Identity UniGB-UCS2 UniGB-UTF16 UniGB-UTF8
        UniGB-UTF32 UniCNS-UCS2 UniCNS-UTF16 UniCNS-UTF8 UniCNS-UTF32 UniJIS-UCS2 UniJIS-
        UCS2-HW UniJIS-UTF16 UniJIS-UTF8 UniJIS-UTF32 UniJIS2004-UTF16 UniJIS2004-UTF8
        UniJIS2004-UTF32 UniJISX0213-UTF32 UniJISX02132004-UTF32 UniJISPro-UCS2 UniJISPro-UTF8
        UniJISPro-UCS2-HW UniKS-UCS2 UniKS-UTF16 UniKS-UTF8 UniKS-UTF32
        """)
    ),
)
_MUCH = ("", "Ultra", "Extra", "Semi")
_STRETCHES = (
    "/Normal",
    *(f"/{much}{way}" for way in ("Condensed", "Expanded") for much in _MUCH),
)
NAMES = {
    "/Type": frozenset(
        (
            *("/Font", "/FontDescriptor", "/XObject", "/ExtGState", "/Pattern", "/Mask"),
            *("/Group", "/Encoding", "/CMap"),
        )
    ),
    "/Subtype": frozenset(
        (
            *("/Image", "/Form", "/Type0", "/Type1", "/MMType1", "/TrueType", "/Type3"),
            *("/CIDFontType0", "/CIDFontType2", "/Type1C", "/CIDFontType0C", "/OpenType"),
        )
    ),
    "/Filter": frozenset(_FILTERS),
    "/S": frozenset({"/Transparency", "/Alpha", "/Luminosity"}),
    "/BM": frozenset(_BLENDS),
    "/RI": INTENTS,
    "/Intent": INTENTS,
    "/SMask": frozenset({"/None"}),
    "/TR": frozenset({"/Identity", "/Default"}),
    "/BaseEncoding": frozenset(_ENCODINGS),
    "/Encoding": frozenset((*_ENCODINGS, *_MAPS)),
    "/UseCMap": frozenset(_MAPS),
    "/CIDToGIDMap": frozenset({"/Identity"}),
    "/FontStretch": frozenset(_STRETCHES),
}
# Objects and lists of them, which have entries of their own.
OBJECTS = frozenset(
    (
        *("/DecodeParms", "/SMask", "/G", "/Group", "/OC", "/Shading", "/ExtGState", "/Mask"),
        *("/FontDescriptor", "/Encoding", "/DescendantFonts", "/CIDSystemInfo", "/ToUnicode"),
        *("/CIDToGIDMap", "/JBIG2Globals"),
    )
)
FUNCTIONS = frozenset({"/Function", "/Functions", "/TR"})
SPACES = frozenset({"/ColorSpace", "/CS", "/Alternate"})


def plain(key: str, value: Any) -> Any:
    """A value that is no object of its own, as it may stand under `key`; None where it may not."""
    if isinstance(value, Name):
        return _name(key, value)
    if isinstance(value, Array):
        if key in NAMES:
            kept = [_name(key, one) for one in value if isinstance(one, Name)]
            return Array([one for one in kept if one is not None]) or None
        return _numbers(value, 1) if key in NUMBERS else None
    if key not in PLAIN:
        return None
    if is_number(value):
        return number_or_zero(value)
    return value if isinstance(value, bool) else None


def _name(key: str, name: Name) -> Name | None:
    known = written(name)
    return Name(known) if known is not None and known in NAMES.get(key, ()) else None


def _numbers(array: Array, depth: int) -> Array:
    """The numbers of an array; 0, as viewers take it, for everything else."""
    return Array(
        [
            _numbers(one, depth + 1)
            if isinstance(one, Array) and depth < _DEEPEST
            else one
            if isinstance(one, bool)
            else number_or_zero(one)
            for one in elements(array)
        ]
    )
