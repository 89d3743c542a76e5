"""Words of a text in UTF-8 that is read in an encoding of single bytes."""

from __future__ import annotations

import re
from unicodedata import category

import numpy as np

_OF_SEVERAL_BYTES = re.compile(rb"[\xc2-\xf4][\x80-\xbf]+")
_ANY_LETTER, _BLANK = 0x10F0, 0x20  # a letter of Georgian, which stands in no name looked for


class Utf8Words:
    """The words of a text in UTF-8, to read it in encodings of single bytes without others.

    There a part of a letter can be a sign: `albúmina` would end in a name, `Mina`. And parts of a
    sign can be letters: `→` would be somebody's initials.
    """

    def __init__(self, untrusted_data: bytes) -> None:
        self._bytes = np.frombuffer(untrusted_data, np.uint8)
        self._of_letter = np.zeros(len(untrusted_data), np.bool_)
        self._of_sign = np.zeros(len(untrusted_data), np.bool_)
        try:
            untrusted_data.decode()
        except UnicodeDecodeError:
            return
        for character in _OF_SEVERAL_BYTES.finditer(untrusted_data):
            is_letter = character[0].decode().isalpha()
            (self._of_letter if is_letter else self._of_sign)[slice(*character.span())] = True

    def kept_in(self, text: str) -> str:
        """`text`, which is what the bytes say in an encoding of single bytes, with these words."""
        if not (self._of_letter.any() or self._of_sign.any()):
            return text
        codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32).copy()
        letter = np.zeros(256, np.bool_)
        for byte, place in zip(*np.unique(self._bytes, return_index=True), strict=True):
            letter[byte] = _is_letter(text[place])
        is_letter = letter[self._bytes]
        codes[self._of_letter & ~is_letter] = _ANY_LETTER
        codes[self._of_sign & is_letter] = _BLANK
        return codes.tobytes().decode("utf-32-le", "surrogatepass")


def _is_letter(character: str) -> bool:
    return category(character) in ("Lu", "Ll", "Lo") and character not in "ªº"
