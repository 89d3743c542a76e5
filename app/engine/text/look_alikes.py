"""Letters that look like those of another alphabet, such as the Cyrillic `о` in `Okоnkwo`.

The pairs are those of Unicode Technical Standard 39 (confusables) that a reader takes for a Latin
letter in running text. A word all in one alphabet stays as it is: `нос` is a Russian word.
"""

from __future__ import annotations

import re

_CAPITALS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԌԚԜ" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "ABESIJKMHOPCTYXYGQW" "ABEZHIKMNOPTYX",
)  # fmt: skip
_SMALL = str.maketrans("аеѕіјкорсухһԁԛԝӏαικνορυχγ", "aesijkopcyxhdqwlaikvopuxy")
_OTHER = re.compile("[\u0370-\u03ff\u0400-\u052f]")
_LATIN = re.compile("[A-Za-z\u00c0-\u024f]")


def is_mixed(word: str) -> bool:
    """Whether Latin letters stand beside Greek or Cyrillic ones."""
    return _OTHER.search(word) is not None and _LATIN.search(word) is not None


def latin_capitals(word: str) -> str:
    """`word` with Latin capitals for those that look like them."""
    return word.translate(_CAPITALS)


def latin_small(word: str) -> str:
    """`word` with Latin small letters for those that look like them."""
    return word.translate(_SMALL)
