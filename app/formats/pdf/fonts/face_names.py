"""Names of typefaces in an export: ordinary ones where viewers need them, else numbers."""

from __future__ import annotations

import re

from app.formats.pdf.fonts.bundled_fonts import face_of
from app.formats.typefaces import STANDARD, is_ordinary

_SUBSET = re.compile(r"[A-Z]{6}\+")
_TAG = "INCOGN+"
# Viewers know the codes of these by their names, whether or not they are embedded.
_SYMBOLS = ("symbol", "zapfdingbats", "wingdings", "webdings")
_WIDTHS = ("Narrow", "Condensed")
_BUNDLED = re.compile(r"Liberation(?:Sans|Serif|Mono)-(?:Regular|Bold|Italic|BoldItalic)")


class FaceNames:
    """Neutral names for typefaces, the same wherever one is used in one export."""

    def __init__(self) -> None:
        self._names: dict[tuple[str, bool], str] = {}

    def neutral(self, name: str, flags: int, *, embedded: bool) -> str:
        """What a typeface is called from now on; `flags` are those of its descriptor."""
        own = _SUBSET.sub("", name, count=1)
        tag = "" if own == name else _TAG
        if own in STANDARD or (own.casefold().startswith(_SYMBOLS) and is_ordinary(own)):
            return f"{tag}{own}"
        if _BUNDLED.fullmatch(own) or (not embedded and is_ordinary(own)):
            return f"{tag}{own}"
        key = name, embedded
        if key not in self._names:
            kind, _, style = face_of(own, flags).removeprefix("Liberation").partition("-")
            width = next((word for word in _WIDTHS if word.casefold() in own.casefold()), "")
            number = len(self._names) + 1
            self._names[key] = f"{tag}{kind}{number}{width}-{style}"
        return self._names[key]
