"""XML 1.0 without a document type: text, attributes, comments; CDA and FHIR among others."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

from app.formats.text.notations.attachments import is_attachment
from app.formats.text.notations.notation import DEEPEST, NAME, Nest, Reading, path_of
from app.formats.text.notations.slots import Encode, Sheet, Slot
from app.formats.text.notations.xml_reader import (
    Piece,
    StandardNames,
    holds_base64,
    independent_values,
    names_standard,
    run_on,
)

_NODE = re.compile(
    r"<!--(?P<comment>.*?)-->|<!\[CDATA\[(?P<cdata>.*?)\]\]>"
    r"|<\?(?P<target>[^\s?]+)(?P<pi>.*?)\?>|</(?P<end>[^\s>]+)\s*>"
    r"|<(?P<tag>[^\s/>!?]+)(?P<attributes>(?:[^<>\"']|\"[^\"]*\"|'[^']*')*)>|(?P<text>[^<]+)",
    re.DOTALL,
)
_ATTRIBUTE = re.compile(r"([^\s=]+)\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")
_ENTITY = re.compile(r"&(?:#x[0-9a-fA-F]+|#[0-9]+|\w+);")
_SPACE = " \t\r\n"


class XmlText:
    """XML. Names that a standard gives to elements and attributes are not shown."""

    name = "XML"

    def parse(self, text: str, nest: Nest) -> Sheet:
        """Names, attribute values, text, comments and instructions."""
        pieces = [*_placed(text)]
        standard = StandardNames(pieces)
        slots: list[Slot] = []
        names: list[str] = []
        root = next((node["tag"] for node in _NODE.finditer(text) if node["tag"]), "")
        own = not standard(root)
        for piece in pieces:
            if piece.is_name and standard(piece.text):
                names.append(piece.text)
            elif piece.text:
                slots.append(_slot(piece, nest, own=own))
        return Sheet(text, tuple(slots), _gap, tuple(names))

    def read(self, text: str, nest: Nest) -> Reading:
        """The same by expat. Raises `Malformed`, and `Unsupported` for a document type."""
        pieces = independent_values(text)
        standard = StandardNames(pieces)
        reading = Reading()
        for piece in pieces:
            if piece.is_name:
                (reading.names if standard(piece.text) else reading.values).append(piece.text)
            elif piece.text:
                reading.add(
                    piece.text, nest, attached=is_attachment(piece.text, named=piece.base64)
                )
        reading.running.append(run_on(text))
        return reading

    def escaped(self, character: str) -> str:
        """By its number."""
        return f"&#{ord(character)};"


def _placed(text: str) -> Iterator[Piece]:
    """The pieces of a document with their paths."""
    path: list[str] = []
    for node in _NODE.finditer(text):
        if node["tag"] is not None:
            path.append(_local(node["tag"]))
        elif node["end"] is not None and path:
            path.pop()
        is_text = node["text"] is not None or node["cdata"] is not None
        for piece in _pieces(node):
            if is_text or piece.path:
                yield piece._replace(path=(*path[-DEEPEST:], *piece.path))
            else:
                yield piece
        if node["tag"] is not None and node["attributes"].endswith("/"):
            path.pop()


def _local(name: str) -> str:
    return name.rpartition(":")[2]


def _pieces(node: re.Match[str]) -> Iterator[Piece]:
    """The same by the own scanner, with offsets."""
    if node["tag"] is not None:
        start, end = node.span("tag")
        yield Piece(node["tag"], is_name=True, start=start, end=end)
        offset = node.start("attributes")
        for attribute in _ATTRIBUTE.finditer(node["attributes"]):
            start, end = attribute.span(1)
            yield Piece(attribute[1], is_name=True, start=offset + start, end=offset + end)
            start, end = attribute.span(2 if attribute[2] is not None else 3)
            value = _entities(_lines(node["attributes"][start:end]), " ").strip(_SPACE)
            yield Piece(
                value,
                is_name=names_standard(attribute[1], value),
                base64=holds_base64(node["tag"], attribute[1]),
                start=offset + start,
                end=offset + end,
                spell=_attribute,
                path=(f"@{_local(attribute[1])}",),
            )
    elif node["target"] is not None:
        if node["target"] != "xml":
            start, end = node.span("target")
            yield Piece(node["target"], is_name=True, start=start, end=end)
            yield _running(node, "pi", _instruction)
    elif node["text"] is not None:
        yield _running(node, "text", _text)
    elif node["cdata"] is not None:
        yield _running(node, "cdata", _verbatim)
    elif node["comment"] is not None:
        yield _running(node, "comment", _comment)


def _running(node: re.Match[str], group: str, spell: Encode) -> Piece:
    raw = node[group]
    start = node.start(group) + len(raw) - len(raw.lstrip(_SPACE))
    end = node.end(group) - len(raw) + len(raw.rstrip(_SPACE))
    written = _lines(raw.strip(_SPACE))
    value = _entities(written, "\n").strip(_SPACE) if group == "text" else written
    return Piece(value, is_name=False, start=start, end=max(start, end), spell=spell)


def _slot(piece: Piece, nest: Nest, *, own: bool) -> Slot:
    if piece.spell is None:
        return Slot(piece.start, piece.end, piece.text, None, called=NAME)
    if is_attachment(piece.text, named=piece.base64):
        return Slot(piece.start, piece.end, "", piece.spell, dropped=True)
    found = nest(piece.text)
    inner = found[0].parse(piece.text, found[1]) if found else None
    called = path_of(piece.path, own=own) if piece.path else ""
    return Slot(piece.start, piece.end, piece.text, piece.spell, inner=inner, called=called)


def _lines(raw: str) -> str:
    return raw.replace("\r\n", "\n").replace("\r", "\n")


def _entities(raw: str, line: str) -> str:
    """`raw` with its entities undone; line ends and tabs that stand for themselves as `line`."""
    if line != "\n":
        raw = raw.replace("\n", line).replace("\t", line)
    return _ENTITY.sub(_entity, raw)


def _entity(match: re.Match[str]) -> str:
    name = match[0]
    if name.startswith("&#"):  # html.unescape reads some numbers as Windows does
        return chr(int(name[3:-1], 16) if name[2] == "x" else int(name[2:-1]))
    return html.unescape(name)


def _text(value: str) -> str:
    return html.escape(value, quote=False).replace("\r", "&#13;")


def _attribute(value: str) -> str:
    escaped = html.escape(value).replace("\r", "&#13;")
    return escaped.replace("\n", "&#10;").replace("\t", "&#9;")


def _verbatim(value: str) -> str:
    return value.replace("]]>", "]] >")


def _comment(value: str) -> str:
    return re.sub("-(?=-|$)", "- ", value)


def _instruction(value: str) -> str:
    return value.replace("?>", "? >")


def _gap(source: str) -> str:
    space = "".join(c for c in source if c in _SPACE)
    return space if "\n" in space or "\r" in space else " "
