"""Room for labels and grey for rejected text, block by block, a few milliseconds at a time.

Boxes are painted by the view; here is only what changes the layout. A label gets its room as extra
spacing behind the last character of its mark: the text itself stays as it is, and so do offsets.
"""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QColor, QFont, QTextBlock, QTextCharFormat, QTextDocument, QTextLayout

from app.ui.mark_painter import label_font, label_width
from app.ui.marks import Mark, Marks, State
from app.ui.offsets import Utf16Map
from app.ui.theme import Theme

_SLICE_SECONDS = 0.008
_MANY = 500


class Highlighter(QObject):
    """Keeps the formats of a document in step with its marks.

    Only blocks whose marks changed are laid out again: those in view at once, the others while
    the window has nothing else to do.
    """

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._document = document
        self._marks = Marks(())
        self._offsets = Utf16Map("")
        self._waiting: list[int] = []
        self._theme: Theme | None = None
        self._rooms: dict[str, float] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)

    @property
    def waiting(self) -> bool:
        """Whether some blocks are still to be done."""
        return bool(self._waiting)

    def restart(self, offsets: Utf16Map, marks: Marks, theme: Theme) -> None:
        """Another text or font: every block is laid out anew."""
        self._offsets, self._theme, self._marks = offsets, theme, marks
        self._rooms.clear()
        self._wait_for(set(range(self._document.blockCount())) if marks else set())

    def set_theme(self, theme: Theme) -> None:
        """Other colours: only rejected text has one of its own."""
        self._theme = theme
        rejected = {mark for mark in self._marks if mark.state is State.REJECTED}
        self._wait_for(self._blocks_of(rejected))

    def show(self, marks: Marks) -> None:
        """Other marks in the same text."""
        changed = _changed(self._marks, marks)
        self._marks = marks
        self._wait_for(self._blocks_of(changed))

    def finish(self, first: QTextBlock, bottom: int) -> None:
        """Format at once what is in view: blocks from `first` up to the number `bottom`."""
        near = [n for n in self._waiting if first.blockNumber() <= n <= bottom]
        if near:
            self._waiting = [n for n in self._waiting if not first.blockNumber() <= n <= bottom]
            for number in near:
                self._format(self._document.findBlockByNumber(number))

    def _work(self) -> None:
        end = time.monotonic() + _SLICE_SECONDS
        while self._waiting and time.monotonic() < end:
            self._format(self._document.findBlockByNumber(self._waiting.pop(0)))
        if not self._waiting:
            self._timer.stop()

    def _wait_for(self, blocks: set[int]) -> None:
        self._waiting = sorted(blocks | set(self._waiting))
        if self._waiting:
            self._timer.start()

    def _blocks_of(self, marks: set[Mark]) -> set[int]:
        if len(marks) > _MANY:
            # Looking each block up would take longer than going through them all, bit by bit.
            return set(range(self._document.blockCount()))
        numbers: set[int] = set()
        for mark in marks:
            first = self._document.findBlock(self._offsets.units(mark.span.start)).blockNumber()
            last = self._document.findBlock(self._offsets.units(mark.span.end)).blockNumber()
            numbers.update(range(max(first, 0), last + 1))
        return numbers

    def _format(self, block: QTextBlock) -> None:
        if not block.isValid():
            return
        start, end = block.position(), block.position() + block.length()
        ranges: list[QTextLayout.FormatRange] = []
        for mark in self._marks.between(
            self._offsets.code_points(start), self._offsets.code_points(end)
        ):
            ranges += self._ranges(mark, start, end)
        block.layout().setFormats(ranges)
        self._document.markContentsDirty(start, block.length())

    def _ranges(self, mark: Mark, start: int, end: int) -> list[QTextLayout.FormatRange]:
        first, last = self._offsets.units(mark.span.start), self._offsets.units(mark.span.end)
        plain = QTextCharFormat()
        if mark.state is State.REJECTED and self._theme is not None:
            plain.setForeground(QColor(self._theme.soft))
            plain.setFontStrikeOut(True)
        tail = self._offsets.units(mark.span.end - 1)
        ranges = [_range(max(first, start), min(tail, end), start, plain)]
        if start <= tail < end:
            roomy = QTextCharFormat(plain)
            if mark.labelled:
                roomy.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
                roomy.setFontLetterSpacing(self._room(mark.label))
            ranges.append(_range(tail, last, start, roomy))
        return [item for item in ranges if item.length > 0]

    def _room(self, label: str) -> float:
        if label not in self._rooms:
            self._rooms[label] = label_width(label, label_font(self._document.defaultFont()))
        return self._rooms[label]


def _changed(before: Marks, after: Marks) -> set[Mark]:
    """Marks that lie otherwise in one than in the other. Near misses change nothing."""
    changed: set[Mark] = set()
    left = {mark.id: mark for mark in before if mark.state is not State.NEAR}
    for mark in after:
        if mark.state is State.NEAR:
            continue
        old = left.pop(mark.id, None)
        # Most are the same object as before, or differ in what does not change the layout.
        if old is None:
            changed.add(mark)
        elif old is not mark and not _lie_alike(old, mark):
            changed |= {old, mark}
    return changed.union(left.values())


def _lie_alike(mark: Mark, other: Mark) -> bool:
    """Whether both take the same room."""
    return (
        mark.span == other.span
        and mark.subcategory == other.subcategory
        and mark.labelled is other.labelled
        and bool(mark.replacement) is bool(other.replacement)
        and (mark.state is State.REJECTED) is (other.state is State.REJECTED)
    )


def _range(start: int, end: int, origin: int, form: QTextCharFormat) -> QTextLayout.FormatRange:
    item = QTextLayout.FormatRange()
    item.start, item.length, item.format = start - origin, end - start, form
    return item
