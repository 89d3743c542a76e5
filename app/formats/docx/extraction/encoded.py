"""What is written in letters that stand for bytes, as forms keep files in their data."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator

_SHORTEST = 16
_BASE64 = re.compile(rf"[A-Za-z0-9+/_-]{{{_SHORTEST},}}={{0,2}}")
_HEX = re.compile(rf"(?:[0-9A-Fa-f]{{2}}){{{_SHORTEST // 2},}}")
_BLANK = re.compile(r"\s+")
_URL_LETTERS = str.maketrans("-_", "+/")
_ENCODINGS = ("utf-8", "utf-16-le", "utf-16-be", "cp1252")
_WORDS = re.compile(r"[^\W\d_]{2}|\d{3}")


def decoded(text: str) -> Iterator[bytes]:
    """The bytes of everything in `text` that can be base64 (RFC 4648) or hexadecimal digits.

    Line ends within it count for nothing. Words are decoded too, to bytes that mean nothing.
    """
    for packed in {text, _BLANK.sub("", text)}:
        for run in _HEX.findall(packed):
            yield bytes.fromhex(run)
        for run in _BASE64.findall(packed):
            letters = run.translate(_URL_LETTERS).rstrip("=")
            try:
                yield base64.b64decode(letters[: len(letters) - (len(letters) % 4 == 1)] + "==")
            except binascii.Error:
                continue


def as_words(data: bytes) -> Iterator[str]:
    """What bytes say as text, in every encoding in which they are text."""
    for encoding in _ENCODINGS:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        shown = sum(letter.isprintable() or letter.isspace() for letter in text)
        if shown == len(text) and _WORDS.search(text):
            yield text
