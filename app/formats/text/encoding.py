"""Which character encoding a text file is in, decided so that every byte can be written back."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

from app.errors import Unsupported

# What a user may choose. Everything here is also looked through when an export is checked, so
# nothing else may be added without `codecs_for` giving it.
ENCODINGS: tuple[str, ...] = (
    "utf-8", "utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be",
    "cp1252", "iso8859-1", "iso8859-15", "cp850", "cp437", "mac-roman",
    "cp1250", "iso8859-2", "cp852", "cp1251", "iso8859-5", "koi8-r", "cp866",
    "cp1253", "iso8859-7", "cp1254", "iso8859-9", "cp1255", "cp1256", "cp1257", "cp1258",
    "shift-jis", "euc-jp", "gb18030", "big5", "euc-kr",
)  # fmt: skip
_CANONICAL = {codecs.lookup(name).name: name for name in ENCODINGS}
_WITHOUT_ZEROS = tuple(one for one in ENCODINGS if not one.startswith(("utf-16", "utf-32")))

# UTF-32 first: its little-endian mark begins with that of UTF-16.
_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_DECLARED = re.compile(rb"<\?xml\s[^>]*?\sencoding\s*=\s*(['\"])([A-Za-z][\w.-]*)\1")
_ASCII = ("us-ascii", "ascii")
# Allowed: tab, line feed, vertical tab, form feed, return, end of file of old editors, escape,
# and the separators of HL7 version 2.
_BINARY = re.compile(r"[\x00-\x08\x0e-\x19\x7f]")


@dataclass(frozen=True, slots=True)
class Encoding:
    """The byte order mark at the start of a file, empty for most, and the codec of the rest."""

    mark: bytes
    codec: str
    guessed: bool = False

    def decode(self, untrusted_data: bytes) -> str:
        """The text after the mark, line ends as they are.

        Raises `Unsupported` where the bytes do not fit or could not be written back the same.
        """
        body = untrusted_data[len(self.mark) :]
        try:
            text = body.decode(self.codec)
        except UnicodeDecodeError:
            raise Unsupported(
                f"The file is not text in the encoding {self.codec}.",
                hint="Choose the encoding in which the file was saved.",
            ) from None
        refuse_binary(text)
        # Shift states and duplicate codes decode but do not come back byte for byte.
        if text.encode(self.codec, errors="replace") != body:
            raise Unsupported(
                f"The file cannot be written back exactly in the encoding {self.codec}.",
                hint="Save it as UTF-8 and open that file.",
            )
        return text


def codecs_for(untrusted_data: bytes) -> tuple[str, ...]:
    """The encodings in which a check reads an export.

    UTF-16 and UTF-32 have a mark, or zeros at least in spaces. What they read in other bytes are
    signs by chance: `w ` is a small 7 in one of them.
    """
    if b"\x00" in untrusted_data or untrusted_data.startswith(
        (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
    ):
        return ENCODINGS
    return ("ascii",) if untrusted_data.isascii() else _WITHOUT_ZEROS


def refuse_binary(text: str) -> None:
    """Raise `Unsupported` for control characters that no text has."""
    if _BINARY.search(text):
        raise Unsupported("The file contains binary data.")


def declared_encoding(untrusted_data: bytes) -> str | None:
    """The encoding that an XML declaration names; None where its bytes tell it themselves."""
    declared = _DECLARED.match(untrusted_data)
    if declared is None:
        return None
    name = declared[2].decode("ascii").lower()
    return "utf-8" if name in _ASCII else name


def writing_codec(untrusted_data: bytes, encoding: Encoding) -> str:
    """What an export is written in: ASCII where the file says that it is, and is, in ASCII."""
    declared = _DECLARED.match(untrusted_data)
    named = declared is not None and declared[2].decode("ascii").lower() in _ASCII
    return "ascii" if named and untrusted_data.isascii() else encoding.codec


def looks_like_text(untrusted_head: bytes) -> bool:
    """Whether the first bytes of a file, perhaps cut inside a character, are text."""
    if _begins(untrusted_head, "utf-8"):
        return True
    try:
        found = find_encoding(untrusted_head, None)
    except Unsupported:
        return False
    return _begins(untrusted_head[len(found.mark) :], found.codec)


def find_encoding(untrusted_data: bytes, chosen: str | None) -> Encoding:
    """The encoding of a file: the user's choice, a mark, UTF-8, UTF-16 by its zeros, cp1252.

    Raises `Unsupported` for an unknown choice, for binary data and for damaged UTF-8.
    """
    mark, marked = next(
        ((mark, codec) for mark, codec in _MARKS if untrusted_data.startswith(mark)), (b"", None)
    )
    if chosen is not None:
        codec = _known(chosen)
        return Encoding(mark if codec == marked else b"", codec)
    if marked is not None:
        return Encoding(mark, marked)
    if b"\x00" in untrusted_data:
        return Encoding(b"", _by_zeros(untrusted_data), guessed=True)
    try:
        untrusted_data.decode("utf-8")
    except UnicodeDecodeError:
        _refuse_damaged_utf8(untrusted_data)
        return Encoding(b"", "cp1252", guessed=True)
    return Encoding(b"", "utf-8")


def _begins(untrusted_head: bytes, codec: str) -> bool:
    try:
        text = codecs.getincrementaldecoder(codec)().decode(untrusted_head)
    except UnicodeDecodeError:
        return False
    return _BINARY.search(text) is None


def _refuse_damaged_utf8(untrusted_data: bytes) -> None:
    """UTF-8 with a few wrong bytes would turn into cp1252 in which `Jönsson` is not a name."""
    text = untrusted_data.decode("utf-8", errors="replace")
    wrong = text.count("\ufffd")
    if sum(not character.isascii() for character in text) > 2 * wrong:
        raise Unsupported(
            "The file is UTF-8 with damaged characters.",
            hint="Save it again as UTF-8, or choose the encoding in which it was saved.",
        )


def _known(chosen: str) -> str:
    try:
        return _CANONICAL[codecs.lookup(chosen).name]
    except (LookupError, ValueError):
        raise Unsupported(
            "The chosen encoding is not known.", hint=f"Choose one of: {', '.join(ENCODINGS)}."
        ) from None


def _by_zeros(untrusted_data: bytes) -> str:
    """UTF-16 in Latin script has a zero in every second byte, and hardly any in the others.

    Few zeros are not enough: ASCII with some would turn into Chinese in which no name is found.
    """
    even, odd = untrusted_data[::2].count(0), untrusted_data[1::2].count(0)
    if max(even, odd) * 4 < len(untrusted_data) or max(even, odd) < 20 * min(even, odd):
        raise Unsupported("The file contains binary data.")
    return "utf-16-le" if odd > even else "utf-16-be"
