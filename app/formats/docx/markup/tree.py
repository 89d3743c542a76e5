"""XML of a part: parsed without entities or network, changed in bulk, written canonically.

The names are those of WordprocessingML (ISO/IEC 29500-1, transitional).
"""

from __future__ import annotations

from functools import cache
from typing import cast

from lxml import etree
from lxml.etree import _Element as Element
from lxml.etree import _ElementUnicodeResult as TextNode

from app.errors import Corrupt, Unsupported

__all__ = [
    "Element",
    "every",
    "parse",
    "remove",
    "serialise",
    "strip_attributes",
    "strip_elements",
    "texts",
    "tidy_namespaces",
    "unwrap",
]


def parse(untrusted_data: bytes) -> Element:
    """The root element, without comments and processing instructions.

    libxml2's own limits on depth, entities and node sizes stay on. Raises `Corrupt` for anything
    not well formed and `Unsupported` for a document type, which no word processor writes.
    """
    parser = etree.XMLParser(
        resolve_entities=False,
        load_dtd=False,
        no_network=True,
        huge_tree=False,
        remove_comments=True,
        remove_pis=True,
    )
    try:
        root = etree.fromstring(untrusted_data, parser)
    except (etree.XMLSyntaxError, ValueError, LookupError):
        raise Corrupt("A part of the Word document is not well-formed XML.") from None
    if root.getroottree().docinfo.internalDTD is not None:
        raise Unsupported("A part of the Word document declares a document type.")
    return root


def serialise(root: Element) -> bytes:
    """The part as UTF-8."""
    return etree.tostring(root, xml_declaration=True, encoding="UTF-8", standalone=True)


def every(root: Element, path: str) -> list[Element]:
    """All elements that an XPath with the prefixes of `names` selects, in document order."""
    return cast("list[Element]", _compiled(path)(root))


def texts(root: Element, path: str) -> list[TextNode]:
    """All text nodes or attributes that an XPath selects; each knows its element."""
    return cast("list[TextNode]", _compiled(path)(root))


@cache
def _compiled(path: str) -> etree.XPath:
    return etree.XPath(path, namespaces=NAMESPACES)


def strip_elements(root: Element, names: tuple[str, ...]) -> None:
    """Remove elements with everything in them; `{namespace}*` stands for all of a namespace."""
    etree.strip_elements(root, *names, with_tail=False)


def unwrap(root: Element, names: tuple[str, ...]) -> None:
    """Put the content of elements in their place."""
    etree.strip_tags(root, *names)


def strip_attributes(root: Element, names: tuple[str, ...]) -> None:
    """Remove attributes wherever they stand."""
    etree.strip_attributes(root, *names)


def remove(element: Element) -> None:
    """Remove one element and what is in it, but not the text behind it."""
    parent = element.getparent()
    if parent is None:
        return
    if element.tail:
        before = element.getprevious()
        if before is None:
            parent.text = (parent.text or "") + element.tail
        else:
            before.tail = (before.tail or "") + element.tail
    parent.remove(element)


def tidy_namespaces(root: Element, keep: set[str]) -> None:
    """Drop the declarations that nothing uses: addresses and prefixes may name a customer.

    `keep` holds prefixes that stand in attribute values.
    """
    etree.cleanup_namespaces(root, keep_ns_prefixes=sorted(keep))


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
