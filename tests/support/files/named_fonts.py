"""Font programs whose own names are chosen: of the typeface, of a designer, of a letter."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from itertools import accumulate
from types import MappingProxyType

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.eexec import encrypt
from fontTools.misc.psCharStrings import T2CharString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

_EEXEC, _CHARSTRING = 55665, 4330
_ZERO = 139  # the byte for the number 0 in a CFF program
_STEMS, _WIDTH_AND_ZERO = bytes((12, 12)), bytes((10, _ZERO))
# A filled rectangle, 600 units wide: as Type 2 and as Type 1 charstring.
_TYPE_2 = [100, 0, "rmoveto", 400, "hlineto", 600, "vlineto", -400, "hlineto", "endchar"]
_TYPE_1 = bytes(
    (
        *(139, 248, 236, 13),  # 0 600 hsbw
        *(239, 139, 21),  # 100 0 rmoveto
        *(248, 36, 6),  # 400 hlineto
        *(248, 236, 7),  # 600 vlineto
        *(252, 36, 6),  # -400 hlineto
        *(9, 14),  # closepath endchar
    )
)


def compact(word: str, hints: Mapping[str, object] = MappingProxyType({})) -> bytes:
    """A CFF program called `word`, with a letter called `word` for the code of `A`."""
    font = _opentype(word, hints)
    program: bytes = font["CFF "].compile(font)
    return program


def hinted(word: str) -> bytes:
    """A CFF program that spells the word by heights for hints, each a byte."""
    return compact("Other", {"BlueValues": _rows(word)})


def measured(word: str) -> bytes:
    """The same by numbers of which the width of strokes takes one."""
    program = compact("Other", {"StemSnapH": _rows(word)})
    return program.replace(_STEMS, _WIDTH_AND_ZERO)


def _rows(word: str) -> list[int]:
    return list(accumulate(byte - _ZERO for byte in word.encode()))


def opentype(word: str) -> bytes:
    """The same in an OpenType file."""
    return _saved(_opentype(word))


def truetype(word: str) -> bytes:
    """A TrueType program with the word in its names, its letters and the mark of its vendor."""
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", word, "B"])
    pen = TTGlyphPen(None)
    for x, y in ((100, 0), (100, 600), (500, 600), (500, 0)):
        (pen.moveTo if (x, y) == (100, 0) else pen.lineTo)((x, y))
    pen.closePath()
    shape = pen.glyph()
    builder.setupGlyf({".notdef": shape, word: shape, "B": shape})
    _finish(builder, word)
    return _saved(builder.font)


def type1(word: str) -> bytes:
    """A Type 1 program with the word in both parts, the second of which is encrypted."""
    head = f"""%!PS-AdobeFont-1.0: {word} 001.000
% Drawn for {word}
11 dict begin
/FontInfo 7 dict dup begin
/Notice (For {word}) readonly def
/FullName ({word}) readonly def
/FamilyName ({word}) readonly def
end readonly def
/FontName /{word} def
/PaintType 0 def
/FontType 1 def
/FontMatrix [0.001 0 0 0.001 0 0] readonly def
/Encoding 256 array
0 1 255 {{1 index exch /.notdef put}} for
dup 65 /{word} put
readonly def
/FontBBox {{0 0 600 700}} readonly def
currentdict end
currentfile eexec
"""
    secret = b"dup /Private 9 dict dup begin\n"
    secret += b"/RD {string currentfile exch readstring pop} executeonly def\n"
    secret += b"/ND {noaccess def} executeonly def\n/NP {noaccess put} executeonly def\n"
    secret += b"/BlueValues [] def\n/MinFeature {16 16} def\n/password 5839 def\n"
    secret += f"% {word} again\n/{word}Hint 3 def\n".encode()
    secret += b"/Subrs 1 array\n" + _procedure(b"dup 0", b"\x0b", b"NP") + b"ND\n"
    secret += b"2 index /CharStrings 2 dict dup begin\n"
    secret += _procedure(b"/.notdef", _TYPE_1, b"ND")
    secret += _procedure(f"/{word}".encode(), _TYPE_1, b"ND")
    secret += b"end\nend\nreadonly put\nnoaccess put\ndup/FontName get exch definefont pop\n"
    secret += b"mark currentfile closefile\n"
    packed = _encrypted(secret, _EEXEC)
    return head.encode() + packed + b"\n" + (b"0" * 64 + b"\n") * 8 + b"cleartomark\n"


def _encrypted(plain: bytes, key: int) -> bytes:
    return bytes(encrypt(b"\0\0\0\0" + plain, key)[0])


def _procedure(start: bytes, shape: bytes, end: bytes) -> bytes:
    packed = _encrypted(shape, _CHARSTRING)
    return start + b" %d RD " % len(packed) + packed + b" " + end + b"\n"


def _opentype(word: str, hints: Mapping[str, object] = MappingProxyType({})) -> TTFont:
    builder = FontBuilder(1000, isTTF=False)
    builder.setupGlyphOrder([".notdef", word, "B"])
    shape = T2CharString(program=list(_TYPE_2))
    builder.setupCFF(
        word,
        {"FullName": word, "FamilyName": word, "Notice": f"For {word}", "Weight": word},
        {".notdef": shape, word: shape, "B": shape},
        dict(hints),
    )
    font = builder.font["CFF "].cff
    font.topDictIndex[0].Encoding = [".notdef"] * 65 + [word, "B"] + [".notdef"] * 189
    _finish(builder, word)
    made: TTFont = builder.font
    return made


def _finish(builder: FontBuilder, word: str) -> None:
    builder.setupCharacterMap({65: word, 66: "B"})
    builder.setupHorizontalMetrics(dict.fromkeys([".notdef", word, "B"], (600, 100)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": word, "styleName": word, "manufacturer": word})
    builder.setupOS2(achVendID=word[:4])
    builder.setupPost()


def _saved(font: TTFont) -> bytes:
    target = BytesIO()
    font.save(target)
    return target.getvalue()
