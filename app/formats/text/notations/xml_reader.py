"""XML by expat: what a document says, without a document type and its entities."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable
from typing import NamedTuple
from xml.parsers import expat

from app.errors import Unsupported
from app.formats.text.notations.slots import Encode, Malformed

# Entities that only HTML knows stand in the narrative of many files; not in what is verbatim.
_NAMED = re.compile(r"<!--.*?-->|<!\[CDATA\[.*?\]\]>|&(?!(?:amp|lt|gt|quot|apos);)\w+;", re.DOTALL)
_SPACE = " \t\r\n"


def independent_values(text: str) -> list[Piece]:
    """The names and values of a document, in order.

    Raises `Malformed`, and `Unsupported` for a document type.
    """
    pieces: list[Piece] = []
    running: list[str] = []

    def flush() -> None:
        value = "".join(running).strip(_SPACE)
        running.clear()
        if value:
            pieces.append(Piece(value, is_name=False))

    def start(name: str, attributes: list[str]) -> None:
        flush()
        pieces.append(Piece(name, is_name=True))
        for attribute, value in zip(attributes[::2], attributes[1::2], strict=True):
            base64 = holds_base64(name, attribute)
            pieces.append(Piece(attribute, is_name=True))
            fixed = names_standard(attribute, value.strip(_SPACE))
            pieces.append(Piece(value.strip(_SPACE), is_name=fixed, base64=base64))

    def comment(value: str) -> None:
        flush()
        pieces.append(Piece(value.strip(_SPACE), is_name=False))

    def instruction(target: str, value: str) -> None:
        flush()
        pieces.append(Piece(target, is_name=True))
        pieces.append(Piece(value.strip(_SPACE), is_name=False))

    parser = expat.ParserCreate()
    parser.ordered_attributes = True
    parser.StartDoctypeDeclHandler = _refuse_document_type
    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _name: flush()
    parser.CharacterDataHandler = running.append
    parser.StartCdataSectionHandler = parser.EndCdataSectionHandler = flush
    parser.CommentHandler = comment
    parser.ProcessingInstructionHandler = instruction
    try:
        parser.Parse(_NAMED.sub(_numbered, text), True)  # noqa: FBT003 - expat takes no name
    except (expat.ExpatError, UnicodeEncodeError):
        raise Malformed("The file is not well-formed XML.") from None
    return pieces


def run_on(text: str) -> str:
    """All text, that of words cut by tags together."""
    runs: list[str] = []

    def run(value: str) -> None:
        glued = bool(runs) and runs[-1][-1].isalpha() and value[0].isalpha()
        runs.append(value if glued or not runs else f" {value}")

    parser = expat.ParserCreate()
    parser.CharacterDataHandler = run
    parser.Parse(_NAMED.sub(_numbered, text), True)  # noqa: FBT003 - expat takes no name
    return "".join(runs)


def _refuse_document_type(*_declaration: object) -> None:
    raise Unsupported("The XML declares a document type, whose entities could hide text.")


def _numbered(match: re.Match[str]) -> str:
    character = html.unescape(match[0]) if match[0].startswith("&") else match[0]
    return character if character == match[0] else "".join(f"&#{ord(c)};" for c in character)


# Which gives names to attributes alone: elements without a prefix are none of its.
_LINKS = "http://www.w3.org/1999/xlink"
# Standards whose names say nothing of a person: FHIR, CDA, XHTML, and the W3C's own.
STANDARDS = frozenset(
    (
        "http://hl7.org/fhir", "urn:hl7-org:v3", "urn:hl7-org:sdtc", "http://www.w3.org/1999/xhtml",
        "http://www.w3.org/2001/XMLSchema-instance", "http://www.w3.org/2000/09/xmldsig#",
        _LINKS,
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
        elements = False
        name = ""
        for piece in pieces:
            if declares(name):
                prefix = name.partition(":")[2]
                self._known[prefix] = self._known.get(prefix, True) and piece.text in STANDARDS
                elements |= self._known[prefix] and piece.text != _LINKS
                name = ""
            elif piece.is_name:
                name = piece.text
        if "" not in self._known and elements:
            self._known[""] = True

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
