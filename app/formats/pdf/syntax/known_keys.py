"""Keys and strings that an export can hold."""

from __future__ import annotations

import re

# What the layers of an export are called.
NEUTRAL_NAME = re.compile(rb"Layer \d+")


# What a layer may be shown or hidden for, and the key that says so.
USAGE_EVENTS = {"/View": "/ViewState", "/Print": "/PrintState", "/Export": "/ExportState"}


USAGE_KEYS = frozenset(
    ("/Usage", "/AS", "/Event", "/Category", *USAGE_EVENTS, *USAGE_EVENTS.values(), "/ON")
)


PAGE_KEYS = ("/MediaBox", "/CropBox", "/Rotate", "/UserUnit", "/Group")


PAINTING_KEYS = frozenset(
    (
        *("/Type", "/Subtype", "/Filter", "/DecodeParms"),
        # Filter parameters
        *("/K", "/EndOfLine", "/EncodedByteAlign", "/Columns", "/Rows", "/EndOfBlock"),
        *("/BlackIs1", "/DamagedRowsBeforeError", "/Predictor", "/Colors", "/EarlyChange"),
        *("/ColorTransform", "/JBIG2Globals"),
        # Graphics state, soft masks, groups
        *("/LW", "/LC", "/LJ", "/ML", "/D", "/RI", "/OP", "/op", "/OPM", "/Font", "/FL", "/SM"),
        *("/SA", "/BM", "/SMask", "/CA", "/ca", "/AIS", "/TK", "/S", "/G", "/BC", "/TR", "/CS"),
        *("/I", "/Group"),
        # Colour spaces, functions, shadings, patterns
        *("/N", "/Alternate", "/Range", "/WhitePoint", "/BlackPoint", "/Gamma", "/Matrix"),
        *("/FunctionType", "/Domain", "/C0", "/C1", "/Functions", "/Bounds", "/Encode"),
        *("/Decode", "/Size", "/BitsPerSample", "/Order", "/ShadingType", "/ColorSpace"),
        *("/Background", "/BBox", "/AntiAlias", "/Function", "/Coords", "/Extend"),
        *("/BitsPerCoordinate", "/BitsPerFlag", "/VerticesPerRow", "/PatternType"),
        *("/PaintType", "/TilingType", "/XStep", "/YStep", "/Shading", "/ExtGState"),
        # Images and forms
        *("/Width", "/Height", "/BitsPerComponent", "/Intent", "/ImageMask", "/Mask"),
        *("/Interpolate", "/SMaskInData", "/Matte", "/FormType", "/OC"),
        # Fonts
        *("/BaseFont", "/FirstChar", "/LastChar", "/Widths", "/FontDescriptor", "/Encoding"),
        *("/BaseEncoding", "/Differences", "/ToUnicode", "/DescendantFonts", "/CIDSystemInfo"),
        *("/Registry", "/Ordering", "/Supplement", "/DW", "/W", "/DW2", "/W2", "/CIDToGIDMap"),
        *("/FontMatrix", "/FontBBox", "/FontName", "/FontStretch", "/FontWeight", "/Flags"),
        *("/ItalicAngle", "/Ascent", "/Descent", "/Leading", "/CapHeight", "/XHeight", "/StemV"),
        *("/StemH", "/AvgWidth", "/MaxWidth", "/MissingWidth", "/FontFile", "/FontFile2"),
        *("/FontFile3", "/CIDSet", "/Length1", "/Length2", "/Length3", "/CMapName", "/WMode"),
        "/UseCMap",
    )
)


# All keys that an export can hold besides the names of resources.
KNOWN_KEYS = PAINTING_KEYS | frozenset(
    (
        *PAGE_KEYS,
        *("/Contents", "/Resources", "/Parent", "/Kids", "/Count", "/Pages", "/Length"),
        *("/XObject", "/Properties", "/CharProcs", "/OCProperties", "/OCGs", "/OFF", "/Name"),
        *USAGE_KEYS,
        *("/P", "/VE", "/ID", "/Info", "/Root", "/Prev", "/XRef", "/Index", "/First"),
    )
)


# Values that every export can hold, whoever it is about.
FORMAT_NAMES = KNOWN_KEYS | frozenset(
    (
        *("/Catalog", "/Page", "/ObjStm", "/Image", "/Form", "/Pattern", "/Transparency"),
        *("/FlateDecode", "/DCTDecode", "/JPXDecode", "/CCITTFaxDecode", "/JBIG2Decode"),
        *("/DeviceGray", "/DeviceRGB", "/DeviceCMYK", "/Indexed", "/ICCBased"),
    )
)


# What the character collections of fonts are called, and under which keys.
COLLECTION_KEYS = frozenset({"/Registry", "/Ordering"})
STANDARD_STRINGS = frozenset(
    (b"Adobe", b"Identity", b"UCS", b"GB1", b"CNS1", b"Japan1", b"Japan2", b"Korea1", b"KR")
)
