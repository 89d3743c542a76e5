"""What a text of another program says in signs that stand for letters.

A search for names passes over `+AE8-konkwo`, `T2tvbmt3bw==` and `🅾konkwo`; a reader does not. Here
signs become what they stand for: letters in circles and flags, digits of other scripts, octets of
every notation, numbers of letters, GUIDs, mail encodings (RFC 2047, 2152), text that was encoded
twice, names of the web (RFC 3492), character references of HTML, letters written backwards, tags
inside of words, Base64 and Base32 (RFC 4648), Base85 as PDF, Git (RFC 1924) and ZeroMQ write it,
uuencode (POSIX).
"""

from __future__ import annotations

import base64
import binascii
import codecs
import re
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache, lru_cache
from html import unescape
from uuid import UUID

from app.engine.text.spelled import numbers_as_letters
from app.file_kinds import inflated, is_file, may_begin_file, unpackings

_NOTHING = re.compile(
    r"\x1b\[[\d;]*[A-Za-z]|<!--.{0,1000}?-->|<!\[CDATA\[|\]\]>"
    r"|(?<=\w)(?:</?[A-Za-z][^<>]{0,300}>)+(?=\w)",
    re.DOTALL,
)
_OCTETS = re.compile(
    r"(?:\\[0-7]{3})+|(?:\\x[0-9A-Fa-f]{2})+|(?:=[0-9A-F]{2}){2,}|(?<=[a-z])=[0-9A-F]{2}(?=[a-z])"
    r"|(?:(?:0x)?[0-9A-Fa-f]{2}(?:, ?|[ :;-])){4,}(?:0x)?[0-9A-Fa-f]{2}\b"
)
_BITS = re.compile(r"\b[01]{8}(?:[ ,]{0,2}[01]{8}){3,}\b")
_POINTS = re.compile(
    r"%u([0-9A-Fa-f]{4})|\\u\{([0-9A-Fa-f]{1,6})\}|\\U([0-9A-Fa-f]{8})|\bU\+([0-9A-F]{4,6})\b"
)
_GUID = re.compile(r"\b[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}\b")
_UTF_7 = re.compile(r"\+([A-Za-z0-9/]{3,})-?")
_TWICE = re.compile(r"[^\x00-\x7f]{2,}")
_WEB_NAME = re.compile(r"(?i)\bxn--([a-z0-9-]+)")
_TURNED = re.compile("[\u202a-\u202e\u2066-\u2069\u200f]")
_BASE64 = re.compile(r"[A-Za-z0-9+/_-]{10,}(?:\r?\n[ \t]*[A-Za-z0-9+/_-]{4,})*={0,2}")
# Words have no capital behind a small letter, and no digit within.
_IS_CODE = re.compile(r"[a-z][A-Z]|[A-Za-z]\d|\d[A-Za-z]")
_HEX = re.compile(r"(?:[0-9A-Fa-f]{2}){5,}")
# Words in capitals have no digit.
_BASE32 = re.compile(r"\b(?=[A-Z]*[2-7])[A-Z2-7]{10,}\b")
_BASE85 = re.compile(r"<~([!-uz\s]{5,})~>")
# Without its brackets, the letters of all three kinds. Words have their marks at their ends.
_BARE_BASE85 = re.compile(r"[!-~]{7,}(?:\r?\n[!-~]{4,})*")
_MIXED = re.compile(r"\w[^\w\s]+\w|[a-z][A-Z]|[A-Za-z]\d|\d[A-Za-z]")
# As mail programs quote them, and parts of a file without its first line.
_UU_LINES = re.compile(
    r"^[ \t>|]*begin [0-7]{3,4}\b.*\r?\n((?:[ \t]*\r?\n|[ \t>|]*[!-`][ -`]{1,90}\r?\n)+)",
    re.MULTILINE,
)
_UU_LINE = re.compile(r"^[ \t>|]*([!-M][!-`][ -`]{3,83})\r?$", re.MULTILINE)
_UU_GROUP = 4  # signs that stand for three octets
_NOISE = re.compile(rb"[^\t\n\r -~]")
_AROUND = "\"'<>()[]{}.,;:="
_Z85 = str.maketrans(
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#",
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~",
)
_URL_LETTERS = str.maketrans("-_", "+/")
_ENCODINGS = ("utf-8", "utf-16-le", "utf-16-be", "cp1252")
_LETTER = re.compile(
    r"(?:LATIN LETTER SMALL CAPITAL|REGIONAL INDICATOR SYMBOL LETTER"
    r"|(?:TAG|(?:NEGATIVE )?(?:CIRCLED|SQUARED)|PARENTHESIZED) (?:LATIN )?(?:CAPITAL|SMALL) LETTER)"
    r" ([A-Z])"
)
_SIGNS = (
    *(*range(0x250, 0x2B0), *range(0x1D00, 0x1D80), *range(0x249C, 0x24EA)),
    *(0xA730, 0xA731, *range(0x1F110, 0x1F200), *range(0xE0041, 0xE007B)),
)
# Dots of the letters from a to z in Braille, as they are numbered in Unicode.
_BRAILLE = bytes.fromhex("0103091911 0b1b130a1a 05070d1d15 0f1f170e1e 25273a2d3d35")
_DIGIT = re.compile(r"(?![0-9])\d")
_LATIN = 0x250
_FEW = 64  # letters, so that what is remembered takes no more than some megabytes
_GROUP = 5  # letters of Base85 that stand for four bytes
_MOST = 1 << 24  # bytes of what was packed
_PASSES = 3


def decoded_forms(text: str, passes: int = _PASSES) -> Iterator[str]:
    """Everything that `text` says otherwise; nothing for a plain text."""
    decoded = _with_letters(text)
    if decoded != text:
        yield decoded
    for line in text.splitlines() if _TURNED.search(text) else ():
        if _TURNED.search(line):
            yield line[::-1]
    for data in _encoded(decoded):
        for inside in _words_of(data):
            yield inside
            if passes > 1:
                yield from decoded_forms(inside, passes - 1)


def holds_a_file(text: str) -> bool:
    """Whether a file that no reader of text opens stands in `text`, in letters."""
    return any(map(is_file, _encoded(text)))


def _encoded(text: str) -> Iterator[bytes]:
    """The bytes of everything in `text` that can be encoded bytes, unpacked."""
    for run in _HEX.findall(text):
        yield from _unpacked(bytes.fromhex(run))
    for run in _BASE64.findall(text):
        if _IS_CODE.search(run):
            # Lines may be one file, or each one of its own.
            for part in dict.fromkeys(("".join(run.split()), *run.split())):
                letters = part.translate(_URL_LETTERS).rstrip("=")
                whole = len(letters) - (len(letters) % 4 == 1)
                with suppress(binascii.Error):
                    yield from _unpacked(base64.b64decode(letters[:whole] + "=="))
    for run in _BASE32.findall(text):
        with suppress(binascii.Error):
            yield from _unpacked(base64.b32decode(run + "=" * (-len(run) % 8)))
    for lines in _UU_LINES.findall(text):
        yield from _unpacked(b"".join(_of_uu(line.lstrip(" \t>|")) for line in lines.splitlines()))
    if loose := [line for line in _UU_LINE.findall(text) if _is_of_uu(line)]:
        data = b"".join(map(_of_uu, loose))
        # Amid a line a label makes noise of what follows it.
        yield from dict.fromkeys((data, _NOISE.sub(b" ", data)))
    for run in _BASE85.findall(text):
        with suppress(ValueError):
            yield from _unpacked(base64.a85decode(run))
    for run in _BARE_BASE85.findall(text):
        if _MIXED.search(run):
            for part in dict.fromkeys(("".join(run.split()), *run.split())):
                yield from _of_base85(part)


def _of_uu(line: str) -> bytes:
    # Labels make a line longer than it says that it is; what stands before them is as it was.
    # Octets that it does not count have to be none, which behind a label they are not.
    length = _length_of_uu(line)
    whole = chr(ord(" ") + length // _UU_GROUP * 3)
    try:
        return binascii.a2b_uu(whole + line[1:length])[: _octets_of_uu(line)] if line else b""
    except binascii.Error:
        return b""


def _octets_of_uu(line: str) -> int:
    """How many a line says that it is."""
    return (ord(line[0]) - ord(" ")) % 64 if line else 0


def _length_of_uu(line: str) -> int:
    """In how many letters, with the one that tells how many octets they are."""
    return 1 + _UU_GROUP * ((_octets_of_uu(line) + 2) // 3)


def _is_of_uu(line: str) -> bool:
    """Whether a line is as long as it tells, spaces and labels aside, and says something."""
    is_long = len(line) > _length_of_uu(line) - _UU_GROUP
    return is_long and _is_readable(_of_uu(line)[:_UU_GROUP].decode("latin-1"))


def _of_base85(letters: str) -> tuple[bytes, ...]:
    """What any of the three kinds makes of `letters`, also of those within quotes."""
    return _of_few(letters) if len(letters) <= _FEW else tuple(_decoded_by_85(letters))


@lru_cache(1 << 16)
def _of_few(letters: str) -> tuple[bytes, ...]:
    """As `_of_base85`; a text is read in thirty encodings, which all have the same letters."""
    return tuple(_decoded_by_85(letters))


def _decoded_by_85(letters: str) -> Iterator[bytes]:
    for whole in dict.fromkeys((letters, letters[1:-1], letters.strip(_AROUND))):
        for decode in (base64.a85decode, base64.b85decode, _of_z85):
            with suppress(ValueError):
                # Any word with a mark in it can be decoded, to noise: most tell it at once. A `z`
                # may stand for five letters.
                first = whole[:_GROUP]
                if "z" not in first and not _may_begin(decode(first)):
                    continue
                for data in _unpacked(decode(whole)):
                    if is_file(data) or _is_text(data):
                        yield data


def _may_begin(data: bytes) -> bool:
    """Whether text, a file or something packed may begin with these four bytes."""
    if may_begin_file(data):
        return True
    try:
        text, _ = codecs.utf_8_decode(data.replace(b"\0", b""), "strict", False)  # noqa: FBT003
    except UnicodeDecodeError:
        return False
    return _is_readable(text)


def _is_text(data: bytes) -> bool:
    try:
        text = data.replace(b"\0", b"").decode()
    except UnicodeDecodeError:
        return False
    return _is_readable(text) and re.search(r"\w{4}", text) is not None


def _of_z85(letters: str) -> bytes:
    return base64.b85decode(letters.translate(_Z85))


def _with_letters(text: str) -> str:
    decoded = unescape(text) if "&" in text else text
    decoded = _NOTHING.sub("", decoded)
    decoded = _GUID.sub(_guid, decoded)
    decoded = _OCTETS.sub(_octets, decoded)
    decoded = _BITS.sub(_bits, decoded)
    decoded = numbers_as_letters(decoded)
    decoded = _POINTS.sub(_point, decoded)
    decoded = _UTF_7.sub(_utf_7, decoded)
    decoded = _WEB_NAME.sub(_web_name, decoded)
    for _ in range(_PASSES):
        decoded = _TWICE.sub(_once, decoded)
    if decoded.isascii():
        return decoded
    decoded = _DIGIT.sub(lambda digit: str(unicodedata.digit(digit[0])), decoded)
    return decoded.translate(_signs())


def _octets(run: re.Match[str]) -> str:
    if run[0].startswith("\\") and run[0][1].isdigit():
        data = bytes(int(digits, 8) & 0xFF for digits in run[0].split("\\")[1:])
    else:
        data = bytes.fromhex(re.sub(r"0x|\\x|[^0-9A-Fa-f]", "", run[0]))
    return next((text for text in _words_of(data)), run[0])


def _guid(run: re.Match[str]) -> str:
    """The letters of a number of 16 octets, in the order of the standard or of Windows."""
    number = UUID(run[0])
    said = (
        octets.strip(b"\0").decode("ascii", "replace") for octets in (number.bytes, number.bytes_le)
    )
    return next((text for text in said if text.isascii() and text.isprintable()), run[0])


def _bits(run: re.Match[str]) -> str:
    digits = re.sub(r"[ ,]", "", run[0])
    data = int(digits, 2).to_bytes(len(digits) // 8, "big")
    return next((text for text in _words_of(data)), run[0])


def _point(escape: re.Match[str]) -> str:
    number = int(next(filter(None, escape.groups())), 16)
    surrogate = 0xD800 <= number < 0xE000
    return escape[0] if surrogate or number > 0x10FFFF else chr(number)


def _utf_7(run: re.Match[str]) -> str:
    try:
        decoded = f"+{run[1]}-".encode("ascii").decode("utf-7")
    except UnicodeDecodeError:
        return run[0]
    return decoded if decoded.isprintable() and all(ord(c) < _LATIN for c in decoded) else run[0]


def _once(run: re.Match[str]) -> str:
    """Text whose UTF-8 was read as a code page for Western Europe."""
    data = bytearray()
    for letter in run[0]:
        try:
            data += letter.encode("cp1252")
        except UnicodeEncodeError:
            if ord(letter) > 0xFF:
                return run[0]
            data.append(ord(letter))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return run[0]


def _web_name(name: re.Match[str]) -> str:
    try:
        return name[1].encode("ascii").decode("punycode")
    except UnicodeError:
        return name[0]


def _unpacked(data: bytes) -> Iterator[bytes]:
    """`data` as it was before it was packed in any way, one without a head too, or as it is."""
    known = unpackings(data, _MOST)
    yield from known
    if known == (data,) and not _is_text(data) and _is_text(raw := inflated(data, _MOST)):
        yield raw


def _words_of(data: bytes) -> Iterator[str]:
    for encoding in _ENCODINGS:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if _is_readable(text):
            yield text


def _is_readable(text: str) -> bool:
    return all(c.isprintable() or c.isspace() for c in text)


@cache
def _signs() -> Mapping[int, str]:
    named = ((code, _LETTER.fullmatch(unicodedata.name(chr(code), ""))) for code in _SIGNS)
    # Fonts of symbols, and what passes for one, have their letters here.
    symbols = {0xF000 + code: chr(code) for code in range(0x20, 0x7F)}
    braille = zip(_BRAILLE, map(chr, range(ord("a"), ord("z") + 1)), strict=True)
    raised = {0x2800 + code: letter for code, letter in braille}
    return symbols | raised | {code: letter[1] for code, letter in named if letter}
