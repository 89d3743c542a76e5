"""How a Word document sets its text: for the reviewer's eyes, never for the export."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from app.engine.domain.composition import Cell, Composition, Paragraph, Run, Section, Style
from app.formats.docx.markup.tree import VALUE, Element, every, qualified, qualify
from app.formats.docx.opc.package import Package
from app.formats.docx.opc.relationships import Kind
from app.formats.docx.stories import Block, Story

_P, _R, _TC, _TR, _TBL = qualify("w:p w:r w:tc w:tr w:tbl")
_STYLE_ID = qualified("w:styleId")
_SECTIONS = {
    Kind.HEADER: Section.HEADER,
    Kind.FOOTNOTES: Section.FOOTNOTES,
    Kind.ENDNOTES: Section.ENDNOTES,
    Kind.FOOTER: Section.FOOTER,
    Kind.CHART: Section.CHART,
    Kind.NUMBERING: Section.LIST_LABELS,
}
_ALIGN = {"center": 1, "right": 2, "end": 2}
_OFF = ("0", "false", "off", "none")
_DEEPEST = 12  # styles that are based on one another
_MOST_LEVELS = 9
_MOST_COLUMNS = 64
_LOOKS = (("w:b", Style.BOLD), ("w:i", Style.ITALIC), ("w:u", Style.UNDERLINED))
_ROMAN = ((10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"))


def composition_of(package: Package, story: Story) -> Composition:
    """Paragraphs and runs of a cleaned package. Pictures, whose words follow, have none."""
    setter = _Setter(package)
    paragraphs = [setter.paragraph(block) for block in story.blocks]
    return Composition.of(paragraphs, setter.runs(story))


@dataclass(slots=True)
class _Setter:
    """Knows the styles and lists of one package, and counts lists and tables as they come."""

    package: Package
    styles: dict[str, Element] = field(init=False)
    levels: dict[tuple[str, int], Element] = field(init=False)
    counts: Counter[tuple[str, int]] = field(default_factory=Counter)
    tables: dict[Element, int] = field(default_factory=dict)
    rows: dict[Element, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.styles = {
            style.get(_STYLE_ID, ""): style
            for part in self.package.of(Kind.STYLES)
            for style in every(part.root, "//w:style")
        }
        self.levels = {}
        for part in self.package.of(Kind.NUMBERING):
            abstract = {
                one.get(qualified("w:abstractNumId"), ""): one
                for one in every(part.root, "//w:abstractNum")
            }
            for number in every(part.root, "//w:num"):
                of = abstract.get(_value(number, "w:abstractNumId"))
                for level in every(of, "w:lvl") if of is not None else ():
                    key = number.get(qualified("w:numId"), ""), _int(level.get(qualified("w:ilvl")))
                    self.levels[key] = level

    def paragraph(self, block: Block) -> Paragraph:
        """How one block of the text is set."""
        section = _SECTIONS.get(block.kind, Section.BODY)
        element = block.element
        cells = list(element.iterancestors(_TC))
        cell = self._cell(cells[-1]) if cells else Cell()
        inner = self._cell(cells[0]) if len(cells) > 1 else Cell()
        if element.tag != _P:
            return Paragraph(block.start, block.end, section, cell=cell, inner=inner)
        chain = list(self._chain(element))
        level, marker = self._marker(chain)
        align = _ALIGN.get(_first(chain, "w:pPr/w:jc"), 0)
        heading = self._heading(chain)
        return Paragraph(
            block.start, block.end, section, heading, level, align, cell, marker, inner
        )

    def runs(self, story: Story) -> Iterator[Run]:
        """What is bold, italic or underlined, in the order of the text."""
        known: dict[Element, Style] = {}
        last: Run | None = None
        for atom in story.atoms:
            if atom.start == atom.end:
                continue
            run = atom.element if atom.element.tag == _R else atom.element.getparent()
            if run is None or run.tag != _R:
                continue
            if run not in known:
                known[run] = self._style(run)
            style = known[run]
            if last is not None and last.end == atom.start and last.style == style:
                last = last._replace(end=atom.end)
                continue
            if last is not None and last.style:
                yield last
            last = Run(atom.start, atom.end, style)
        if last is not None and last.style:
            yield last

    def _chain(self, paragraph: Element) -> Iterator[Element]:
        """A paragraph, its style, and the styles that this is based on."""
        yield paragraph
        name = _value(paragraph, "w:pPr/w:pStyle")
        yield from self._style_chain(name)

    def _style_chain(self, name: str) -> Iterator[Element]:
        for _ in range(_DEEPEST):
            style = self.styles.get(name)
            if style is None:
                return
            yield style
            name = _value(style, "w:basedOn")

    def _heading(self, chain: list[Element]) -> int:
        outline = _first(chain, "w:pPr/w:outlineLvl")
        if outline and 0 <= _int(outline) < _MOST_LEVELS:
            return _int(outline) + 1
        named = {_value(style, "w:name").lower() for style in chain[1:]}
        if "title" in named:
            return 1
        numbers = (_int(name.removeprefix("heading ")) for name in named if "heading " in name)
        return next((one for one in numbers if 1 <= one <= _MOST_LEVELS), 0)

    def _marker(self, chain: list[Element]) -> tuple[int, str]:
        number = _first(chain, "w:pPr/w:numPr/w:numId")
        at = min(max(_int(_first(chain, "w:pPr/w:numPr/w:ilvl")), 0), _MOST_LEVELS - 1)
        level = self.levels.get((number, at))
        if level is None:
            return 0, ""
        self.counts[number, at] += 1
        for below in range(at + 1, _MOST_LEVELS):
            del self.counts[number, below]
        kind = _value(level, "w:numFmt")
        if kind in ("bullet", "none", ""):
            return at + 1, "•" if kind == "bullet" else ""
        places = range(at + 1) if "%1" in _value(level, "w:lvlText") else range(at, at + 1)
        counted = (self._counted(number, place) for place in places)
        return at + 1, f"{'.'.join(counted)}."

    def _counted(self, number: str, at: int) -> str:
        level = self.levels.get((number, at))
        if level is None:
            return str(max(1, self.counts[number, at]))
        count = max(1, self.counts[number, at]) + max(0, _int(_value(level, "w:start"), 1) - 1)
        return _numeral(count, _value(level, "w:numFmt"))

    def _cell(self, cell: Element) -> Cell:
        """Where a cell stands in its table."""
        row = next(cell.iterancestors(_TR), None)
        table = next(cell.iterancestors(_TBL), None)
        if row is None or table is None:
            return Cell()
        number = self.tables.setdefault(table, len(self.tables) + 1)
        if row not in self.rows:
            above = sum(1 for _ in row.itersiblings(_TR, preceding=True))
            rows = enumerate((row, *row.itersiblings(_TR)), above)
            self.rows.update((one, place) for place, one in rows)
        before = sum(_span(one) for one in cell.itersiblings(_TC, preceding=True))
        column = min(before, _MOST_COLUMNS - 1)
        return Cell(number, self.rows[row], column, min(_span(cell), _MOST_COLUMNS - column))

    def _style(self, run: Element) -> Style:
        chain = [run, *self._style_chain(_value(run, "w:rPr/w:rStyle"))]
        paragraph = next(run.iterancestors(_P), None)
        if paragraph is not None:
            chain += [*self._chain(paragraph)][1:]
        style = Style.PLAIN
        for name, look in _LOOKS:
            said = next((one for at in chain for one in every(at, f"w:rPr/{name}")), None)
            if said is not None and said.get(VALUE, "1") not in _OFF:
                style |= look
        return style


def _span(cell: Element) -> int:
    return max(1, _int(_value(cell, "w:tcPr/w:gridSpan"), 1))


def _first(chain: list[Element], path: str) -> str:
    return next((value for one in chain if (value := _value(one, path))), "")


def _value(element: Element, path: str) -> str:
    return next((one.get(VALUE, "") for one in every(element, path)), "")


def _int(text: str | None, otherwise: int = 0) -> int:
    return int(text) if text is not None and text.isdecimal() and len(text) < 6 else otherwise


def _numeral(count: int, kind: str) -> str:
    letter = chr(ord("a") + (count - 1) % 26)
    match kind:
        case "lowerLetter":
            return letter
        case "upperLetter":
            return letter.upper()
        case "lowerRoman" | "upperRoman" if count < 40:
            text, left = "", count
            for worth, letters in _ROMAN:
                text += letters * (left // worth)
                left %= worth
            return text.upper() if kind == "upperRoman" else text
    return str(count)
