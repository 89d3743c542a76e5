"""Names of letters in fonts: those of the standards stay, others become numbers.

A typesetter names the letters of a font as he likes; whoever embeds a signature as a letter may
call it after its owner. Encodings, maps and programs of one export are renamed alike.
"""

from __future__ import annotations

import re

from fontTools.agl import AGL2UV, LEGACY_AGL2UV
from fontTools.cffLib import cffStandardStrings

_STANDARD = frozenset(
    (*AGL2UV, *LEGACY_AGL2UV, *cffStandardStrings, ".notdef", ".null", "nonmarkingreturn", "CR")
)
# As programs number their letters: `g12`, `c65`, `cid00034`, `uni00E5`, `glyph7`, `a.x`.
_NUMBERED = re.compile(
    r"uni[0-9A-F]{4}|u[0-9A-F]{4,6}|(?:[A-Za-z]|cid|gid|glyph|index|char|SM|MT|gl|dd|ff)[-_.]?\d{1,6}|\d{1,6}"
)
# What may stand behind the name of a letter that it is a form of.
_FORMS = frozenset(
    (
        *("sc", "smcp", "c2sc", "swash", "swsh", "alt", "init", "medi", "fina", "isol", "sups"),
        *("sinf", "numr", "dnom", "onum", "lnum", "oldstyle", "osf", "tnum", "pnum", "tf", "lf"),
        *("taboldstyle", "fitted", "lp", "tosf", "superior", "inferior", "cap", "case", "case2"),
        *("salt", "liga", "dlig", "small", "denominator", "numerator", "slash", "zero", "vert"),
        *("a", "b", "x", "y", "r", "l", "rtl", "ltr", "prop", "tab", "display", "text", "dotless"),
    )
)
_PREFIX = "ltr"
_NEUTRAL = re.compile(rf"{_PREFIX}\d+|[A-Za-z]+\.x\d+")
_JOINED = 3


class LetterNames:
    """Neutral names for letters, the same wherever one is used in one export."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def neutral(self, name: str) -> str:
        """What a letter is called from now on: never longer than readers take."""
        if is_letter(name):
            return name
        if name not in self._names:
            base, dot, _ = name.partition(".")
            number = len(self._names) + 1
            known = dot and base in _STANDARD and len(base) > 0
            self._names[name] = f"{base}.x{number}" if known else f"{_PREFIX}{number}"
        return self._names[name]


def is_letter(name: str) -> bool:
    """Whether a name is one that the standards or a numbering give to a letter."""
    if name in _STANDARD or _NUMBERED.fullmatch(name) or _NEUTRAL.fullmatch(name):
        return True
    base, dot, form = name.partition(".")
    if dot and not (form in _FORMS or re.fullmatch(r"(?:ss|cv|alt)?\d{1,3}", form)):
        return False
    parts = base.split("_")
    return 0 < len(parts) <= _JOINED and all(
        part in _STANDARD or _NUMBERED.fullmatch(part) for part in parts
    )
