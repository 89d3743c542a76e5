"""Names in a PDF that people may have chosen, and what in them is no more than typography.

Without this distinction a patient called Roman could never be exported from a file set in
Times-Roman.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pikepdf
from fontTools.agl import AGL2UV

_FREE_KEYS = frozenset({"/BaseFont", "/FontName", "/CMapName", "/Differences"})
_COLORANT_SPACES = ("/Separation", "/DeviceN")
_SUBSET_PREFIX = re.compile(r"^[A-Z]{6}\+")
_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[^\W\d_A-Z]+|\d+")
_STYLES = frozenset(
    (
        *("bold", "black", "heavy", "light", "medium", "thin", "book", "demi", "semi", "extra"),
        *("ultra", "regular", "normal", "roman", "italic", "oblique", "ital", "obli", "narrow"),
        *("condensed", "cond", "mt", "ps", "psmt", "std", "pro", "sans", "serif", "mono", "ms"),
        *("unicode", "identity", "h", "new", "neue", "math", "console", "ui", "linotype"),
    )
)
_FAMILIES = frozenset(
    (
        *("arial", "calibri", "cambria", "candara", "century", "consolas", "courier", "dejavu"),
        *("garamond", "georgia", "helvetica", "incognote", "liberation", "lucida", "minion"),
        *("myriad", "nimbus", "noto", "palatino", "roboto", "segoe", "symbol", "tahoma", "times"),
        *("trebuchet", "verdana", "webdings", "wingdings", "zapf", "dingbats"),
    )
)
# Producers number their resources: F1, TT2, Im0, GS7, R12, Cs8, Fm0; so does this program.
_NUMBERED = re.compile(
    r"(?i)^([a-z]{1,4}|font|image|form|pattern|redacted|incognote(font|layer))[-_.]?\d+$"
)


def chosen_names(value: Any, known_keys: frozenset[str]) -> Iterator[str]:
    """The parts of the names in one object, without those it refers to, that may be words.

    `known_keys` are dictionary keys that the format defines.
    """
    yield from (part for name in _candidates(value, "", known_keys) if (part := _words(name)))


def _candidates(value: Any, key: str, known_keys: frozenset[str]) -> Iterator[str]:
    if isinstance(value, pikepdf.Name):
        if key in _FREE_KEYS:
            yield str(value)
    elif isinstance(value, pikepdf.Array):
        colorants = len(value) > 1 and str(value[0]) in _COLORANT_SPACES
        for position, item in enumerate(value):
            if not is_reference(item):
                inner = "/Differences" if colorants and position == 1 else key
                yield from _candidates(item, inner, known_keys)
    elif isinstance(value, pikepdf.Dictionary | pikepdf.Stream):
        for inner, member in value.items():
            if inner not in known_keys:
                yield inner
            if not is_reference(member):
                yield from _candidates(member, inner, known_keys)


def is_reference(value: Any) -> bool:
    """Whether a member of an object is an object of its own."""
    return isinstance(value, pikepdf.Object) and value.is_indirect


def _words(name: str) -> str:
    plain = _SUBSET_PREFIX.sub("", name.removeprefix("/"))
    if plain in AGL2UV or _NUMBERED.match(plain) or not any(map(str.isalpha, plain)):
        return ""
    words = (word for word in _WORDS.findall(plain) if word.isalpha())
    return " ".join(word for word in words if word.lower() not in _STYLES | _FAMILIES)
