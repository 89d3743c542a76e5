"""A text set as its document sets it, and which place of the one is which of the other.

What is added for the eye (names of sections, marks of lists) is no place of the text. Nobody may
be led to other words than those that are marked: whoever lays a text out asks `is_exact` first.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextOption,
    QTextTableFormat,
)

from app.engine.domain.composition import Composition, Paragraph, Run, Section, Style
from app.engine.domain.document import Document
from app.engine.domain.hidden_content import Channel
from app.ui.core.language import phrase, tr
from app.ui.core.theme import GRID, Theme
from app.ui.views.text.utf16 import Utf16Map, displayable

MOST_PARAGRAPHS = 6_000
"""Longer documents take too long to be set; they are shown as plain text."""
_MOST_CELLS = 20_000
_MOST_COLUMNS = 6
"""Wider tables keep short cells on one line, and may be wider than the view."""
_SHORT, _LONG, _LINE = 24, 36, 84
"""Letters of a cell up to which it is one line, of a line of longer ones, and of a narrow table."""
PADDING, BORDER = GRID / 2, 1.0
"""Of the cells of a table."""
_BETWEEN = "\n\t"
"""What parts paragraphs and cells in the text."""
_HEADING_STEPS = {1: 3, 2: 2, 3: 1}
_NAMES = {
    Section.HEADER: phrase("Header"),
    Section.BODY: phrase("Body"),
    Section.FOOTNOTES: phrase("Footnotes"),
    Section.ENDNOTES: phrase("Endnotes"),
    Section.FOOTER: phrase("Footer"),
    Section.CHART: phrase("Charts"),
    Section.LIST_LABELS: phrase("List labels"),
}
_PICTURES = phrase("Words in pictures")
_COMMENTS = phrase("Comments (not exported)")
# In one paragraph Qt would take these for the end of it.
_LINES = str.maketrans({"\n": "\u2028", "\r": " ", "\u2029": "\u2028"})
_ALIGN = (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight)


@dataclass(frozen=True, slots=True)
class Places:
    """Code points of a text and positions of a `QTextDocument` that holds its paragraphs."""

    offsets: Utf16Map
    starts: Sequence[int]
    """Where paragraphs begin in the text, and"""
    ends: Sequence[int]
    positions: Sequence[int]
    """in the document."""

    def units(self, code_point: int) -> int:
        """The position of a code point."""
        at = max(0, bisect_right(self.starts, code_point) - 1)
        inside = min(max(code_point, self.starts[at]), self.ends[at])
        return self.positions[at] + self.offsets.units(inside) - self.offsets.units(self.starts[at])

    def code_points(self, position: int) -> int:
        """The code point at a position; of what was added, the end of what stands before it."""
        at = max(0, bisect_right(self.positions, position) - 1)
        start = self.offsets.units(self.starts[at])
        found = self.offsets.code_points(start + max(0, position - self.positions[at]))
        return min(found, self.ends[at])


@dataclass(slots=True)
class _Built:
    starts: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    positions: list[int] = field(default_factory=list)


def is_laid_out(document: Document) -> bool:
    """Whether a document tells how its text is set, and is short enough to be set so."""
    paragraphs = list(document.composition) if len(document.composition) else []
    if not 0 < len(paragraphs) <= MOST_PARAGRAPHS or document.pages:
        return False
    text, ends = document.text, [0, *(one.end for one in paragraphs)]
    gaps = [text[end : one.start] for end, one in zip(ends, paragraphs, strict=False)]
    joined = not any(gap.strip(_BETWEEN) for gap in gaps) and all(gaps[1:])
    within = paragraphs[-1].end <= len(text)
    return joined and within and all(one.start <= one.end for one in paragraphs)


def widest_table(document: Document) -> int:
    """How many columns its widest table has."""
    cells = (one.cell for one in document.composition if one.cell.table)
    return max((cell.column + cell.columns for cell in cells), default=0)


def lay_out(target: QTextDocument, document: Document, theme: Theme) -> Places:
    """Fill `target` with the paragraphs of a document for which `is_laid_out` holds."""
    target.clear()
    writer = _Writer(target, document, theme)
    writer.write()
    built = writer.built
    return Places(Utf16Map(document.text), built.starts, built.ends, built.positions)


def is_exact(target: QTextDocument, document: Document, places: Places) -> bool:
    """Whether each letter of the text stands where `places` say."""
    raw = target.toRawText().encode("utf-16-le", "surrogatepass")
    covered = 0
    for start, end in zip(places.starts, places.ends, strict=True):
        first, last = places.units(start), places.units(end)
        wanted = as_shown(document.text[start:end]).encode("utf-16-le", "surrogatepass")
        if raw[2 * first : 2 * last] != wanted or document.text[covered:start].strip(_BETWEEN):
            return False
        covered = end
    return not document.text[covered:].strip("\n")


def as_shown(text: str) -> str:
    """A part of a paragraph as it is put into the window's document, unit for unit as long."""
    return displayable(text).translate(_LINES)


class _Writer:
    def __init__(self, target: QTextDocument, document: Document, theme: Theme) -> None:
        self.built = _Built()
        self._document, self._theme = document, theme
        self._cursor = QTextCursor(target)
        self._runs: list[Run] = list(document.composition.looks)
        self._at = 0
        self._fresh = True
        self._unbroken = 0

    def write(self) -> None:
        self._cursor.beginEditBlock()
        composition = self._document.composition
        for section, members in groupby(composition, lambda one: one.section):
            self._name(tr(_NAMES[section]))
            for table, cells in groupby(members, lambda one: one.cell.table):
                if table:
                    self._table(list(cells))
                else:
                    for paragraph in cells:
                        self._paragraph(self._cursor, paragraph, new=True)
        self._pictures(composition)
        self._comments()
        self._cursor.endEditBlock()

    def _name(self, words: str) -> None:
        """Name a section; of a document with text alone nothing is named."""
        if words == tr(_NAMES[Section.BODY]) and self._fresh:
            return
        form = QTextBlockFormat()
        form.setTopMargin(2 * GRID)
        form.setBottomMargin(GRID / 2)
        letters = QTextCharFormat()
        letters.setForeground(QColor(self._theme.soft))
        letters.setProperty(QTextFormat.Property.FontSizeAdjustment, -1)
        letters.setFontCapitalization(QFont.Capitalization.AllUppercase)
        self._begin(self._cursor, form, letters)
        self._cursor.insertText(words, letters)

    def _begin(self, cursor: QTextCursor, form: QTextBlockFormat, letters: QTextCharFormat) -> None:
        if self._fresh:
            cursor.setBlockFormat(form)
            cursor.setBlockCharFormat(letters)
            self._fresh = False
        else:
            cursor.insertBlock(form, letters)

    def _paragraph(self, cursor: QTextCursor, one: Paragraph, *, new: bool) -> None:
        form, letters = _form_of(one), _letters_of(one)
        form.setNonBreakableLines(one.end - one.start <= self._unbroken)
        if new:
            self._begin(cursor, form, letters)
        else:
            cursor.setBlockFormat(form)
            # Merged, because Qt keeps there over how many columns a cell reaches.
            cursor.mergeBlockCharFormat(letters)
        if one.marker:
            cursor.insertText(f"{one.marker}\t", letters)
        self.built.starts.append(one.start)
        self.built.ends.append(one.end)
        self.built.positions.append(cursor.position())
        for start, end, style in self._parts(one.start, one.end):
            cursor.insertText(as_shown(self._document.text[start:end]), _styled(letters, style))

    def _parts(self, start: int, end: int) -> Iterator[Run]:
        """A paragraph, cut where letters begin to look otherwise."""
        while self._at < len(self._runs) and self._runs[self._at].end <= start:
            self._at += 1
        at = self._at
        while start < end:
            run = self._runs[at] if at < len(self._runs) else None
            if run is None or run.start >= end:
                yield Run(start, end, Style.PLAIN)
                return
            if run.start > start:
                yield Run(start, run.start, Style.PLAIN)
            begin, stop = max(start, run.start), min(end, run.end)
            if begin < stop:
                yield Run(begin, stop, run.style)
            start, at = max(start, stop), at + 1

    def _table(self, paragraphs: list[Paragraph]) -> None:
        rows = max(one.cell.row for one in paragraphs) + 1
        columns = max(one.cell.column + one.cell.columns for one in paragraphs)
        if rows * columns > _MOST_CELLS or not _in_order(paragraphs):
            for paragraph in paragraphs:
                self._paragraph(self._cursor, paragraph, new=True)
            return
        if self._fresh:
            self._begin(self._cursor, QTextBlockFormat(), QTextCharFormat())
        form = _table_form(self._theme)
        wide = columns > _MOST_COLUMNS
        self._unbroken = _SHORT if wide else _LINE // columns
        if wide:
            form.setColumnWidthConstraints(self._widths(paragraphs, columns))
        table = self._cursor.insertTable(rows, columns, form)
        for _, members in groupby(paragraphs, lambda one: one.cell):
            inside = list(members)
            cell = inside[0].cell
            if cell.columns > 1:
                table.mergeCells(cell.row, cell.column, 1, cell.columns)
            cursor = table.cellAt(cell.row, cell.column).lastCursorPosition()
            # Two cells of a file may be one for whoever counts otherwise.
            empty = table.cellAt(cell.row, cell.column).firstCursorPosition() == cursor
            for at, paragraph in enumerate(inside):
                self._paragraph(cursor, paragraph, new=at > 0 or not empty)
        self._unbroken = 0
        self._cursor.movePosition(QTextCursor.MoveOperation.End)

    def _widths(self, paragraphs: list[Paragraph], columns: int) -> list[QTextLength]:
        """Columns as wide as they need, those of long cells as wide as a line is well read."""
        longest = [0] * columns
        for one in paragraphs:
            if one.cell.columns == 1:
                longest[one.cell.column] = max(longest[one.cell.column], one.end - one.start)
        letter = QFontMetricsF(self._cursor.document().defaultFont()).averageCharWidth()
        fixed = QTextLength(QTextLength.Type.FixedLength, _LONG * letter)
        return [fixed if letters > _SHORT else QTextLength() for letters in longest]

    def _pictures(self, composition: Composition) -> None:
        """The words in pictures, which follow the text."""
        text, end = self._document.text, [*composition][-1].end
        rest = text[end:]
        if not rest.strip("\n"):
            return
        self._name(tr(_PICTURES))
        start = end + len(rest) - len(rest.lstrip("\n"))
        for line in text[start:].split("\n"):
            self._paragraph(self._cursor, Paragraph(start, start + len(line)), new=True)
            start += len(line) + 1

    def _comments(self) -> None:
        said = [one for one in self._document.dropped if one.channel is Channel.COMMENTS]
        if not any(one.texts for one in said):
            return
        self._name(tr(_COMMENTS))
        letters = QTextCharFormat()
        letters.setForeground(QColor(self._theme.soft))
        for words in (text for one in said for text in one.texts):
            self._begin(self._cursor, QTextBlockFormat(), letters)
            self._cursor.insertText(as_shown(words), letters)


def _in_order(paragraphs: Iterable[Paragraph]) -> bool:
    """Whether the cells of a table come row by row, so that what is written stays in place."""
    cells = [(one.cell.row, one.cell.column) for one in paragraphs]
    return all(before <= after for before, after in pairwise(cells))


def _form_of(one: Paragraph) -> QTextBlockFormat:
    form = QTextBlockFormat()
    form.setAlignment(_ALIGN[one.align] if 0 <= one.align < len(_ALIGN) else _ALIGN[0])
    form.setBottomMargin(0 if one.cell.table else GRID)
    if one.heading:
        form.setTopMargin(GRID)
        form.setHeadingLevel(min(6, one.heading))
    if one.level:
        hanging = 3 * GRID
        form.setLeftMargin(one.level * hanging)
        form.setTextIndent(-hanging if one.marker else 0)
        form.setTabPositions([QTextOption.Tab(0, QTextOption.TabType.LeftTab)])
    return form


def _letters_of(one: Paragraph) -> QTextCharFormat:
    letters = QTextCharFormat()
    if one.heading:
        step = _HEADING_STEPS.get(one.heading, 0)
        letters.setProperty(QTextFormat.Property.FontSizeAdjustment, step)
        letters.setFontWeight(QFont.Weight.Bold)
    return letters


def _styled(letters: QTextCharFormat, style: Style) -> QTextCharFormat:
    if not style:
        return letters
    styled = QTextCharFormat(letters)
    if Style.BOLD in style:
        styled.setFontWeight(QFont.Weight.Bold)
    styled.setFontItalic(Style.ITALIC in style)
    styled.setFontUnderline(Style.UNDERLINED in style)
    return styled


def _table_form(theme: Theme) -> QTextTableFormat:
    form = QTextTableFormat()
    form.setBorder(BORDER)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderBrush(QColor(theme.edge))
    form.setBorderCollapse(True)
    form.setCellPadding(PADDING)
    form.setTopMargin(GRID / 2)
    form.setBottomMargin(GRID)
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    return form
