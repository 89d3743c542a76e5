"""Namespaces and names of WordprocessingML (ISO/IEC 29500-1, transitional)."""

from __future__ import annotations

_OOXML = "http://schemas.openxmlformats.org"
_MICROSOFT = "http://schemas.microsoft.com/office"

NAMESPACES = {
    "w": f"{_OOXML}/wordprocessingml/2006/main",
    "r": f"{_OOXML}/officeDocument/2006/relationships",
    "m": f"{_OOXML}/officeDocument/2006/math",
    "mc": f"{_OOXML}/markup-compatibility/2006",
    "wp": f"{_OOXML}/drawingml/2006/wordprocessingDrawing",
    "a": f"{_OOXML}/drawingml/2006/main",
    "pic": f"{_OOXML}/drawingml/2006/picture",
    "c": f"{_OOXML}/drawingml/2006/chart",
    "lc": f"{_OOXML}/drawingml/2006/lockedCanvas",
    "v": "urn:schemas-microsoft-com:vml",
    "o": "urn:schemas-microsoft-com:office:office",
    "w10": "urn:schemas-microsoft-com:office:word",
    "wps": f"{_MICROSOFT}/word/2010/wordprocessingShape",
    "wpg": f"{_MICROSOFT}/word/2010/wordprocessingGroup",
    "wpc": f"{_MICROSOFT}/word/2010/wordprocessingCanvas",
    "wp14": f"{_MICROSOFT}/word/2010/wordprocessingDrawing",
    "w14": f"{_MICROSOFT}/word/2010/wordml",
    "a14": f"{_MICROSOFT}/drawing/2010/main",
    "xml": "http://www.w3.org/XML/1998/namespace",
}


def qualified(name: str) -> str:
    """`w:p` as the name that lxml uses, with the namespace in braces."""
    prefix, _, local = name.partition(":")
    return f"{{{NAMESPACES[prefix]}}}{local}"


def qualify(names: str) -> tuple[str, ...]:
    """Names as `qualified` gives them, from one string with blanks between."""
    return tuple(map(qualified, names.split()))


SPACE = qualified("xml:space")
VALUE = qualified("w:val")
