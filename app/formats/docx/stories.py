"""The text of a cleaned package, and for every code point the place in the XML that holds it."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from app.engine.domain.document import Span
from app.errors import LimitExceeded
from app.formats.docx.markup.tree import VALUE, Element, qualified, qualify
from app.formats.docx.opc.package import Package, Part
from app.formats.docx.opc.relationships import STORIES, Kind

MAX_BLOCKS = 300_000
_TEXT = frozenset(qualify("w:t m:t a:t c:v c:name"))
_GLYPHS = {
    qualified("w:tab"): "\t",
    qualified("w:ptab"): "\t",
    qualified("w:br"): "\n",
    qualified("w:cr"): "\n",
    qualified("a:br"): "\n",
    qualified("w:noBreakHyphen"): "-",
    qualified("w:softHyphen"): "",
}
_SYMBOL, _RUN, _A_PARAGRAPH = qualify("w:sym w:r a:p")
_ROW, _PARAGRAPH, _DROP_CAP = qualify("w:tr w:p w:dropCap")
_FRAME = "/".join(qualify("w:pPr w:framePr"))
_LONGEST_INITIAL, _NO_DROP_CAP = 3, "none"
_CHARACTER, _FONT = qualify("w:char w:font")
# Each is a block of its own, also inside another: a text box, a reading above a word.
_BLOCKS = qualify("w:p a:p w:rt c:v c:name")
_CHART_VALUE = qualified("c:v")
_NOT_A_LABEL = frozenset(qualify("c:numCache c:numLit"))
_WORD_ART, _LEVEL_TEXT = qualify("v:textpath w:lvlText")
# A letter alone is a sign of a list, `%1` the number of a paragraph.
_COUNTER, _SHOWN = re.compile("%[1-9]"), re.compile(r"[^\W_]")
# Line ends inside an element are shown as blanks, and one for one they keep the offsets.
_BLANKS = str.maketrans("\t\n\r", "   ")
_SYMBOL_FONTS = ("symbol", "wingdings", "webdings", "dingbats", "marlett", "mt extra")


class Atom(NamedTuple):
    """A stretch of `Document.text` that one node holds: its text, an attribute, or itself.

    A `glyph` is an element that is one character, or none for a soft hyphen.
    """

    start: int
    end: int
    element: Element
    attribute: str | None
    glyph: bool


class _Piece(NamedTuple):
    text: str
    element: Element
    attribute: str | None = None
    glyph: bool = False
    seam: bool = False


class Block(NamedTuple):
    """A stretch of the text that stands for itself, the element that it is, and in which part."""

    start: int
    end: int
    element: Element
    kind: Kind


@dataclass(frozen=True, slots=True)
class Story:
    """All text of a document, the atoms it is made of, where its blocks begin, and table rows.

    `blocks` are what `barriers` stand between.
    """

    text: str = field(repr=False)
    atoms: tuple[Atom, ...] = field(repr=False)
    barriers: tuple[int, ...] = field(repr=False)
    rows: tuple[Span, ...] = field(repr=False)
    blocks: tuple[Block, ...] = field(repr=False)

    def touched(self, start: int, end: int) -> tuple[Atom, ...]:
        """The atoms with a code point in `start` to `end`, and soft hyphens between them."""
        first = bisect_right(self.atoms, start, key=lambda atom: atom.end)
        last = bisect_left(self.atoms, end, key=lambda atom: atom.start)
        return self.atoms[first:last]


def story_of(package: Package) -> Story:
    """Blocks joined by line ends: headers, body, notes, footers, then charts and list labels.

    Raises `LimitExceeded` over 300,000 blocks.
    """
    texts: list[str] = []
    atoms: list[Atom] = []
    barriers: list[int] = []
    blocks: list[Block] = []
    position = 0
    for number, (kind, element, pieces) in enumerate(_all_blocks(package)):
        if number == MAX_BLOCKS:
            raise LimitExceeded("The document has too many paragraphs.")
        if number:
            texts.append("\n")
            position += 1
            barriers.append(position)
        start = position
        for piece in pieces:
            if piece.seam and texts and texts[-1][-1:].isalnum() and piece.text[:1].isalnum():
                barriers.append(position)
            end = position + len(piece.text)
            atoms.append(Atom(position, end, piece.element, piece.attribute, piece.glyph))
            texts.append(piece.text)
            position = end
        blocks.append(Block(start, position, element, kind))
    text = "".join(texts)
    inside = tuple(barrier for barrier in barriers if barrier < position)
    return Story(text, tuple(atoms), inside, tuple(_rows(atoms)), tuple(blocks))


def _rows(atoms: list[Atom]) -> Iterator[Span]:
    """The rows of the outermost tables."""
    rows = groupby(atoms, lambda atom: next(reversed([*atom.element.iterancestors(_ROW)]), None))
    for row, members in rows:
        inside = list(members)
        if row is not None and inside[-1].end > inside[0].start:
            yield Span(inside[0].start, inside[-1].end)


def _all_blocks(package: Package) -> Iterator[tuple[Kind, Element, list[_Piece]]]:
    for part in package.of(*STORIES, Kind.CHART):
        for element, pieces in _joined(_blocks(part)):
            yield part.kind, element, pieces
    for part in package.of(Kind.NUMBERING):
        for label in part.root.iter(_LEVEL_TEXT):
            text = label.get(VALUE, "")
            if len(_SHOWN.findall(_COUNTER.sub("", text))) > 1:
                pieces = [_Piece(text.translate(_BLANKS), label, VALUE)]
                yield Kind.NUMBERING, label, pieces


def _joined(
    blocks: dict[Element, list[_Piece]],
) -> Iterator[tuple[Element, list[_Piece]]]:
    """The blocks; a large initial, which has a frame of its own, with the word that it begins."""
    initial: list[_Piece] = []
    follows: Element | None = None
    for element, pieces in blocks.items():
        if initial and element is not follows:
            yield from _alone(initial)
            initial = []
        if not initial and _is_initial(element, pieces):
            initial, follows = pieces, element.getnext()
            continue
        yield element, [*initial, *pieces]
        initial = []
    yield from _alone(initial)


def _alone(initial: list[_Piece]) -> Iterator[tuple[Element, list[_Piece]]]:
    if initial:
        yield next(initial[0].element.iterancestors(_PARAGRAPH)), initial


def _is_initial(element: Element, pieces: list[_Piece]) -> bool:
    text = "".join(piece.text for piece in pieces)
    return (
        element.tag == _PARAGRAPH
        and 0 < len(text) <= _LONGEST_INITIAL
        and text.isalpha()
        and (frame := element.find(_FRAME)) is not None
        and frame.get(_DROP_CAP, _NO_DROP_CAP) != _NO_DROP_CAP
    )


def _blocks(part: Part) -> dict[Element, list[_Piece]]:
    """The blocks of one part in document order; one in another comes after the outer one."""
    blocks: dict[Element, list[_Piece]] = {}
    for element in part.root.iter(*_BLOCKS, *_TEXT, *_GLYPHS, _SYMBOL, _WORD_ART):
        tag = element.tag
        if tag in _BLOCKS and not (tag == _CHART_VALUE and _is_number(element)):
            blocks[element] = []
        if tag in _TEXT:
            shown = (element.text or "").translate(_BLANKS)
            piece = _Piece(shown, element, seam=element in part.seams)
        elif tag == _WORD_ART:
            shown = element.get("string", "").translate(_BLANKS)
            blocks[element] = [_Piece(shown, element, "string")] if shown else []
            continue
        else:
            glyph = _glyph(element)
            if glyph is None:
                continue
            piece = _Piece(glyph, element, glyph=True)
        block = _block_of(element, blocks)
        if block is not None:
            block.append(piece)
    return blocks


def _block_of(element: Element, blocks: dict[Element, list[_Piece]]) -> list[_Piece] | None:
    if element in blocks:
        return blocks[element]
    owner = next(element.iterancestors(*_BLOCKS), None)
    return None if owner is None else blocks.get(owner)


def _is_number(element: Element) -> bool:
    return any(ancestor.tag in _NOT_A_LABEL for ancestor in element.iterancestors())


def _glyph(element: Element) -> str | None:
    """The character that an element stands for; None for a namesake among the properties."""
    parent = element.getparent()
    if parent is None or parent.tag not in (_RUN, _A_PARAGRAPH):
        return None
    if element.tag != _SYMBOL:
        return _GLYPHS.get(element.tag)
    try:
        code = int(element.get(_CHARACTER, ""), 16)
    except ValueError:
        return "\ufffd"
    symbolic = any(name in element.get(_FONT, "").lower() for name in _SYMBOL_FONTS)
    if 0xF000 <= code <= 0xF0FF and not symbolic:
        code -= 0xF000
    return chr(code) if 32 <= code < 0xD800 or 0xE000 <= code < 0xFFFE else "\ufffd"
