"""Type 1 font programs without words: those of PostScript stay, all others become numbers.

A program is a text whose second part is encrypted (Adobe Type 1 Font Format, 1990, chapter 7).
Renaming every word that is none of the language alike leaves its meaning as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from fontTools.misc.eexec import decrypt, encrypt

from app.formats.pdf.fonts.compact_programs import BrokenProgram

Rename: TypeAlias = Callable[[str], str]

_KEY, _LEADING = 55665, 4
_SEGMENT = 0x80
_HEX = re.compile(rb"[0-9A-Fa-f\s]{8}")
_END = b"\n" + (b"0" * 64 + b"\n") * 8 + b"cleartomark\n"
_TOKEN = re.compile(
    rb"%[^\r\n]*|\((?:[^()\\]|\\.|\([^()]*\))*\)|<[0-9A-Fa-f\s]*>|[{}\[\]]|<<|>>"
    rb"|//?[^\s()<>\[\]{}/%]*|[^\s()<>\[\]{}/%]+",
    re.DOTALL,
)
_NUMBER = re.compile(rb"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?")
_READS = re.compile(rb"/(\S{1,40}?)\s{0,9}\{\s*string\s+currentfile\b")
_BINARY = re.compile(rb"(\d+)\s+(\S+)\s")
# What Type 1 programs consist of besides names that somebody chose.
LANGUAGE = frozenset(
    b"""
    $ = == -| |- | RD ND NP abs add aload anchorsearch and array arraystyle astore atan begin bind
    bitshift bytesavailable ceiling cleartomark closefile copy cos count counttomark currentdict
    currentfile currentglobal currentpacking cvi cvn cvr cvs cvx def definefont dict dictstack div
    dup eexec end eq errordict exch exec execuser executeonly exit exp false findfont floor font for
    forall ge get getinterval globaldict grestore gsave gt idiv if ifelse index internaldict known
    le length load loop lt makefont mark maxlength mod mul ne neg noaccess not null or pop product
    pstack put putinterval readhexstring readonly readstring repeat restore revision roll round
    save search setglobal setpacking sqrt stop stopped store string sub systemdict token true
    truncate type undef userdict vmstatus where xor StandardEncoding ISOLatin1Encoding
    FontDirectory FontInfo FontName FontType FontMatrix FontBBox FontID Encoding PaintType
    StrokeWidth Metrics Metrics2 CharStrings Private Subrs OtherSubrs Erode UniqueID XUID WMode
    isFixedPitch ItalicAngle UnderlinePosition UnderlineThickness version Notice FullName
    FamilyName Weight Copyright BaseFontName BlueValues OtherBlues FamilyBlues FamilyOtherBlues
    BlueScale BlueShift BlueFuzz StdHW StdVW StemSnapH StemSnapV ForceBold LanguageGroup
    ExpansionFactor RndStemUp MinFeature password lenIV Blend BlendDesignPositions BlendDesignMap
    BlendAxisTypes WeightVector DesignVector NormDesignVector ConvertDesignVector CDV NDV
    arc clip closepath currentmatrix currentpoint curveto dtransform fill flattenpath handleerror
    idtransform integertype invalidaccess invertmatrix itransform lineto makepattern matrix moveto
    newpath pathbbox pathforall rcurveto realtype rlineto rmoveto rotate scale setcachedevice
    setmatrix setcharwidth stroke transform translate type typecheck undefined concat
    ForceBoldThreshold hires lowres hires? Weight Width OpticalSize ascent descent UnderLine
    """.split()
)
_LINE_ENDS = frozenset((b"put", b"def", b"begin", b"end", b"array", b"for"))
_BLANKS = frozenset(b" \t\r\n\f\0")
_RADIX = re.compile(rb"([2-9]|[12]\d|3[0-6])#([0-9A-Za-z]+)")
_CONTROL = re.compile(rb"[\x00-\x1f\x7f-\xff]")
_HEADER = b"%!PS-AdobeFont-1.0: Font\n"


def bare_type1(untrusted_program: bytes, rename: Rename) -> tuple[bytes, tuple[int, int, int]]:
    """The program without words, and the lengths of its three parts. Raises `BrokenProgram`."""
    clear, secret = parts_of_type1(untrusted_program)
    words = _Words(rename)
    head = _HEADER + _in_lines(words.tokens(clear, outlines=False)) + b"currentfile eexec\n"
    # The first letters of the encrypted part must not look like hexadecimal digits.
    written = b"\n".join(words.tokens(secret, outlines=True))
    body, _ = encrypt(b"\xc3" * _LEADING + written + b"\n", _KEY)
    return head + body + _END, (len(head), len(body), len(_END))


def _in_lines(tokens: Iterable[bytes]) -> bytes:
    """Tokens as programs are usually set: viewers read `dup 22 /mu put` only where it is a line."""
    return b"".join(token + (b"\n" if token in _LINE_ENDS else b" ") for token in tokens)


def parts_of_type1(untrusted_program: bytes) -> tuple[bytes, bytes]:
    """The clear part, and the other one decrypted. Raises `BrokenProgram`."""
    data = _joined(untrusted_program)
    clear, found, rest = data.partition(b"eexec")
    if not found or not clear.lstrip().startswith(b"%!"):
        raise BrokenProgram("no encrypted part")
    rest = rest.lstrip(b" \t\r\n") if _HEX.match(rest.lstrip()) else rest[_line_end(rest) :]
    packed = _from_hex(rest) if _HEX.match(rest) else rest
    secret = bytes(decrypt(packed, _KEY)[0][_LEADING:])
    if b"/CharStrings" not in secret:
        raise BrokenProgram("no letters")
    end = secret.rfind(b"closefile")
    if end < 0:
        raise BrokenProgram("no end")
    return clear[: clear.rfind(b"currentfile")], secret[: end + len(b"closefile")]


def _joined(data: bytes) -> bytes:
    """The program without the marks between its parts that files on disks have."""
    if data[:1] != bytes((_SEGMENT,)):
        return data
    parts, place = [], 0
    while place + 6 <= len(data) and data[place] == _SEGMENT and data[place + 1] in (1, 2):
        size = int.from_bytes(data[place + 2 : place + 6], "little")
        parts.append(data[place + 6 : place + 6 + size])
        place += 6 + size
    return b"".join(parts)


def _line_end(data: bytes) -> int:
    """How long the white space is that ends the clear part."""
    return 2 if data.startswith(b"\r\n") else 1


def _from_hex(data: bytes) -> bytes:
    digits = re.sub(rb"\s+", b"", data)
    found = re.match(rb"(?:[0-9A-Fa-f]{2})+", digits)
    return bytes.fromhex(found[0].decode("ascii")) if found else b""


class _Words:
    """Writes both parts of one program again."""

    def __init__(self, rename: Rename) -> None:
        self._rename = rename

    def tokens(self, text: bytes, *, outlines: bool) -> Iterator[bytes]:
        """The tokens of a part, those that hold words changed. Raises `BrokenProgram`.

        What operators read as it stands is copied from the part that has `outlines` only.
        """
        readers = {b"RD", b"-|", *_READS.findall(text)} if outlines else frozenset()
        position = 0
        while position < len(text):
            if text[position] in _BLANKS:
                position += 1
                continue
            binary = _BINARY.match(text, position)
            if binary is not None and binary[2] in readers:
                end = binary.end() + int(binary[1])
                read = self._name(binary[2])
                yield b"%b %b %b" % (binary[1], read, text[binary.end() : end])
                position = end
                continue
            token = _TOKEN.match(text, position)
            if token is None:
                raise BrokenProgram("a token")
            position = token.end()
            yield from self._token(token[0])

    def _token(self, token: bytes) -> Iterator[bytes]:
        first = token[:1]
        radix = _RADIX.fullmatch(token)
        if first == b"%":
            return
        if first in b"{}[]" or _NUMBER.fullmatch(token) or token in (b"<<", b">>"):
            yield token
        elif first == b"(":
            yield b"()"
        elif first == b"<":
            yield b"<>"
        elif radix is not None:
            yield b"%d" % int(radix[2], int(radix[1]))
        elif first == b"/":
            slashes = b"//" if token.startswith(b"//") else b"/"
            yield slashes + self._name(token[len(slashes) :])
        elif _CONTROL.search(token):
            raise BrokenProgram("a word")
        else:
            yield self._name(token)

    def _name(self, name: bytes) -> bytes:
        if not name or name in LANGUAGE:
            return name
        return self._rename(name.decode("latin-1")).encode("latin-1")
