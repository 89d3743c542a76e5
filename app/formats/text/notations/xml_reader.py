"""XML by expat: what a document says, without a document type and its entities."""

from __future__ import annotations

import html
import re
from xml.parsers import expat

from app.errors import Unsupported
from app.formats.text.notations.slots import Malformed
from app.formats.text.notations.xml_names import Piece, holds_base64, names_standard

# Entities that only HTML knows stand in the narrative of many files; not in what is verbatim.
_NAMED = re.compile(r"<!--.*?-->|<!\[CDATA\[.*?\]\]>|&(?!(?:amp|lt|gt|quot|apos);)\w+;", re.DOTALL)
_SPACE = " \t\r\n"


def told(text: str) -> list[Piece]:
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
    said = html.unescape(match[0]) if match[0].startswith("&") else match[0]
    return said if said == match[0] else "".join(f"&#{ord(c)};" for c in said)
