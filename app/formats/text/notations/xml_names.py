"""The pieces of an XML document, and which of their names a standard gives."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from app.formats.text.notations.slots import Encode

# Whose fields have names that say nothing of a person: FHIR, CDA, XHTML, and the W3C's own.
STANDARDS = frozenset(
    (
        "http://hl7.org/fhir", "urn:hl7-org:v3", "urn:hl7-org:sdtc", "http://www.w3.org/1999/xhtml",
        "http://www.w3.org/2001/XMLSchema-instance", "http://www.w3.org/2000/09/xmldsig#",
    )
)  # fmt: skip
_XHTML = frozenset(
    (
        "html", "head", "body", "div", "p", "span", "b", "i", "u", "em", "strong", "small", "big",
        "sub", "sup", "a", "br", "hr", "ul", "ol", "li", "dl", "dt", "dd", "pre", "code", "tt", "q",
        "blockquote", "table", "caption", "col", "colgroup", "thead", "tbody", "tfoot", "tr", "td",
        "th", "img", "h1", "h2", "h3", "h4", "h5", "h6", "class", "style", "id", "href", "src",
        "alt", "title", "border", "width", "height", "colspan", "rowspan", "align", "valign",
    )
)  # fmt: skip
# FHIR: fields whose attribute `value` is Base64.
_BASE64_FIELDS = frozenset(("data", "valueBase64Binary"))


class Piece(NamedTuple):
    """A name or a value in document order; where its spelling stands, if that is known.

    `path` are the local names of the elements around a value, and `@` with that of its attribute.
    """

    text: str
    is_name: bool
    base64: bool = False
    start: int = 0
    end: int = 0
    spell: Encode | None = None
    path: tuple[str, ...] = ()


class StandardNames:
    """Which names of a document belong to a known standard, by the namespaces that it declares."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self._known: dict[str, bool] = {"xml": True}
        name = ""
        for piece in pieces:
            if declares(name):
                prefix = name.partition(":")[2]
                self._known[prefix] = self._known.get(prefix, True) and piece.text in STANDARDS
                name = ""
            elif piece.is_name:
                name = piece.text
        if "" not in self._known and len(self._known) > 1:
            self._known[""] = any(k for prefix, k in self._known.items() if prefix != "xml")

    def __call__(self, name: str) -> bool:
        """Whether the standard gives this name of an element, attribute or prefix."""
        prefix, _, local = name.rpartition(":")
        if name in ("xmlns", "xml-stylesheet") or name in STANDARDS:
            return True
        if prefix == "xmlns":
            return self._known.get(local, False)
        return self._known.get(prefix, not prefix and name.lower() in _XHTML)


def declares(attribute: str) -> bool:
    """Whether an attribute declares a namespace."""
    return attribute == "xmlns" or attribute.startswith("xmlns:")


def names_standard(attribute: str, value: str) -> bool:
    """Whether an attribute declares a known namespace, on which the other names depend."""
    return declares(attribute) and value in STANDARDS


def holds_base64(element: str, attribute: str) -> bool:
    """Whether FHIR gives Base64 to this attribute."""
    return attribute == "value" and element.rpartition(":")[2] in _BASE64_FIELDS
