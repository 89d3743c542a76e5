"""Files inside values, as Base64: nothing in them is looked at, so nothing of them may stay."""

from __future__ import annotations

import base64
import binascii
import re
from urllib.parse import unquote

# RFC 4648, both alphabets, in lines or not; a data address (RFC 2397) may stand before it.
_DATA_URL = re.compile(r"\s*data:[\w.+/-]*(;[\w.+=/-]*)*,", re.IGNORECASE)
_BASE64 = re.compile(r"[A-Za-z0-9+/_-]+={0,2}")
_LONG, _LINE, _SHORT = 200, 40, 12
_LETTERS = re.compile(r"[^\W\d_]{3}")


def is_attachment(value: str, *, named: bool = False) -> bool:
    """Whether a value is an embedded file or encoded text.

    Long Base64 always; short where it decodes to text, which 12 random characters do in one of
    7,000 cases. `named` says that the field is one of those that hold Base64.
    """
    if _DATA_URL.match(value):
        return True
    lines = value.split()
    packed = "".join(lines)
    if len(packed) < _SHORT or not _BASE64.fullmatch(packed) or not _are_lines(lines):
        return False
    if len(packed) >= _LONG:
        return True
    decoded = _decoded(packed)
    return decoded is not None and (named or _says_text(decoded))


def words_in(attachment: str) -> str | None:
    """What an attachment says; None where it can be no text, so that nobody can search it."""
    address = _DATA_URL.match(attachment)
    packed = attachment[address.end() :] if address else attachment
    if address and ";base64" not in address[0].lower():
        return unquote(packed)
    decoded = _decoded("".join(packed.split()))
    return decoded.decode("utf-8") if decoded is not None and _is_utf_8(decoded) else None


def _is_utf_8(decoded: bytes) -> bool:
    try:
        text = decoded.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return all(c.isprintable() or c.isspace() for c in text)


def _are_lines(lines: list[str]) -> bool:
    """Whether they are of one width, as encoders write them: words are not."""
    width = len(lines[0])
    last = len(lines) - 1
    return last == 0 or (
        width >= _LINE
        and all(len(line) == width for line in lines[:last])
        and len(lines[last]) <= width
    )


def _decoded(packed: str) -> bytes | None:
    plain = packed.rstrip("=").translate({ord("-"): "+", ord("_"): "/"})
    try:
        return base64.b64decode(plain + "=" * (-len(plain) % 4), validate=True)
    except (binascii.Error, ValueError):
        return None


def _says_text(decoded: bytes) -> bool:
    for codec in ("utf-8", "utf-16-le"):
        try:
            text = decoded.decode(codec)
        except UnicodeDecodeError:
            continue
        if text.replace("\r", "").replace("\n", "").replace("\t", "").isprintable():
            return codec == "utf-8" or (text.isascii() and bool(_LETTERS.search(text)))
    return False
